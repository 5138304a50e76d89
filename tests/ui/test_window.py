"""The window: its place (D2), form and unit (D1), settings that hold at once, bugs and bad files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mystery_table.core.errors import UserError
from mystery_table.core.words import Text
from mystery_table.ui import fonts
from mystery_table.ui.crash import CrashDialog, CrashGuard, report
from mystery_table.ui.dialogs import Notice
from mystery_table.ui.placing import placed
from mystery_table.ui.program import Program
from mystery_table.ui.settings import SettingsDialog
from mystery_table.ui.window import MainWindow
from tests.support.table import program_in

SCREEN = QRect(0, 0, 1920, 1040)
SECOND = QRect(1920, 0, 1280, 1024)


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return program_in(tmp_path)


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> MainWindow:
    made = MainWindow(program)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ((100, 100, 1300, 800), (100, 100, 1300, 800)),
        ((1800, 900, 1300, 800), (620, 240, 1300, 800)),
        ((-500, -300, 1300, 800), (0, 0, 1300, 800)),
        ((0, 0, 9000, 9000), (0, 0, 1920, 1040)),
        ((5000, 5000, 1300, 800), (620, 240, 1300, 800)),
        ((0, 0, 10, 10), (0, 0, 1024, 640)),
    ],
)
def test_D2_a_window_comes_back_onto_a_screen_that_is_there(
    wanted: tuple[int, int, int, int], found: tuple[int, int, int, int]
) -> None:
    assert placed(wanted, [SCREEN]) == QRect(*found)


def test_D2_a_window_stays_on_the_screen_that_it_was_mostly_on() -> None:
    assert placed((2000, 10, 1100, 700), [SCREEN, SECOND]) == QRect(2000, 10, 1100, 700)
    assert placed(None, [SCREEN]) is None


def test_D2_geometry_is_remembered(program: Program, window: MainWindow) -> None:
    window.resize(1100, 700)
    window.close()
    assert program.settings.geometry is not None
    assert program.settings.geometry[2:] == (1100, 700)
    written = json.loads((program.folders.config / "settings.json").read_text())
    assert written["geometry"][2:] == [1100, 700]


@pytest.mark.parametrize(
    ("size", "form", "unit"),
    [
        ((1024, 640), "compact", 1.0),
        ((1499, 1000), "compact", 1.0),
        ((1500, 820), "regular", 0.94),
        ((1600, 900), "regular", 1.0),
        ((1920, 1080), "regular", 1.2),
        ((3840, 2160), "wide", 1.6),
    ],
)
def test_D1_the_form_follows_the_size(
    program: Program, size: tuple[int, int], form: str, unit: float
) -> None:
    program.fit(*size)
    assert program.form == form
    assert program.unit == pytest.approx(unit)


def test_text_keeps_the_size_that_the_user_wants(program: Program) -> None:
    program.fit(1280, 720)
    usual = fonts.font("body").pixelSize()
    program.change(text_size=150)
    assert fonts.font("body").pixelSize() == pytest.approx(usual * 1.5, abs=1)


def test_ctrl_plus_and_minus_change_the_size_of_the_text(program: Program, window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    assert program.settings.text_size == 110
    QTest.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert program.settings.text_size == 100


def test_titles_have_figures_of_one_height() -> None:
    metrics = QFontMetricsF(fonts.font("h1", 60))
    assert len({round(metrics.tightBoundingRect(figure).bottom()) for figure in "0123456789"}) <= 2
    assert [tag.toString().data() for tag in fonts.font("h1").featureTags()] == [b"lnum"]


def test_settings_hold_at_once(program: Program, window: MainWindow) -> None:
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    dialog.language.choose("es")
    dialog.language.activated.emit(dialog.language.currentIndex())
    assert dialog.windowTitle() == "Ajustes"
    dialog.theme.choose("light")
    dialog.theme.activated.emit(dialog.theme.currentIndex())
    assert not program.theme.dark
    dialog.text_size.setValue(13)
    assert program.settings.text_size == 130
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_language_asked_for_on_the_command_line_is_not_remembered(tmp_path: Path) -> None:
    program = program_in(tmp_path, "ru")
    program.change(theme="dark")
    assert program.language == "ru"
    assert program.settings.language == ""


def test_damaged_settings_are_told_in_the_window(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text("{")
    program = program_in(tmp_path)
    window = MainWindow(program)
    qtbot.addWidget(window)
    window.show()
    window.after_first_frame()
    qtbot.waitUntil(lambda: window.findChild(Notice) is not None)


def test_a_bad_file_is_said_and_the_window_stays(window: MainWindow, tmp_path: Path) -> None:
    bad = tmp_path / "bad.mystery"
    bad.write_text("nonsense")
    window.open_file(bad)
    assert window.findChild(Notice) is not None
    assert window.page is window.home


@pytest.mark.expects_log
def test_P6_a_bug_is_reported_without_naming_cards(window: MainWindow) -> None:
    guard = CrashGuard(window.program)
    window.activateWindow()
    try:
        raise ValueError("the murderer is the cook")
    except ValueError as error:
        guard.caught(ValueError, error, error.__traceback__)
        words = report(ValueError, error.__traceback__)
    assert "ValueError" in words
    assert "test_P6_a_bug_is_reported" in words
    assert "cook" not in words
    assert isinstance(guard.dialog, CrashDialog)
    guard.dialog.close()
    assert guard.dialog is None


def test_what_the_user_can_mend_is_one_sentence_told_once(window: MainWindow) -> None:
    error = UserError(Text("app", "There is no file {0}.", ("x",)))
    guard = CrashGuard(window.program)
    guard.caught(UserError, error, None)
    first = guard.dialog
    guard.caught(UserError, error, None)
    assert isinstance(first, Notice)
    assert guard.dialog is first
    first.close()
