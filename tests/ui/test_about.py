"""About: the same credits as in the folder LICENSES, read by anybody, reached by mouse and keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from mystery_table import __version__
from mystery_table.core.layout import Face
from mystery_table.ui.about import CREDITS, AboutDialog
from mystery_table.ui.help import HelpDialog
from mystery_table.ui.window import MainWindow
from tests.support import table as hands
from tests.support.table import program_in

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| \[(.+?)\]\((.+?)\) \| .+ \| (.+?) \|$", re.MULTILINE)


def shown(kind: type[AboutDialog] | type[HelpDialog]) -> AboutDialog | HelpDialog:
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible())


def test_credits_are_those_of_the_folder_of_licences() -> None:
    rows = ROW.findall((ROOT / "LICENSES" / "README.md").read_text("utf-8"))
    assert [(name, licence) for name, _, licence in rows] == [(name, terms) for name, _, terms in CREDITS]
    assert all((ROOT / "LICENSES" / file).exists() for _, file, _ in rows)


def test_A1_about_is_reached_from_help_and_names_everything(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(program_in(tmp_path))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_Slash, Qt.KeyboardModifier.ControlModifier)
    help_ = shown(HelpDialog)
    assert isinstance(help_, HelpDialog)
    help_.credits.setFocus()
    QTest.keyClick(help_.credits, Qt.Key.Key_Space)
    about = shown(AboutDialog)
    words = " ".join(label.text() for label in about.findChildren(QLabel))
    for part in (__version__, str(tmp_path), *(name for name, _, _ in CREDITS)):
        assert part in words
    QTest.keyClick(about, Qt.Key.Key_Escape)
    assert not about.isVisible()


def test_P7_a_covered_screen_asks_for_no_more_pictures_and_the_next_one_anew(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = program_in(tmp_path)
    seats, asked = hands.seating(3, 0), list[Face]()
    monkeypatch.setattr(program.pictures, "get", lambda face, *_: asked.append(face))
    _, page = hands.open_window(qtbot, program, "mirror_of_truth", {"mode": "competitive"}, seats)
    hands.pass_curtain(qtbot, page)
    before = set(asked)
    assert before
    page.hide_screen()
    assert not page.faces._missing
    asked.clear()
    hands.pass_curtain(qtbot, page)
    assert set(asked) == before
