"""The page of settings: what is changed holds at once and is kept; what lies on this computer is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from mystery_table import settings
from mystery_table.ui.computer import size_of
from mystery_table.ui.fields import ComboBox
from mystery_table.ui.lobby import Lobby
from mystery_table.ui.program import Program
from mystery_table.ui.settings import SettingsDialog
from mystery_table.ui.window import MainWindow
from tests.support import table as hands


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return hands.program_in(tmp_path)


@pytest.fixture
def dialog(qtbot: QtBot, program: Program) -> SettingsDialog:
    dialog = SettingsDialog(program, None)
    qtbot.addWidget(dialog)
    return dialog


def field(dialog: SettingsDialog, name: str) -> ComboBox:
    return next(box for box in dialog.findChildren(ComboBox) if box.accessibleName() == name)


def test_every_setting_of_the_page_holds_at_once_and_is_kept(dialog: SettingsDialog) -> None:
    program = dialog.program
    boxes, switches = dialog.findChildren(ComboBox), dialog.findChildren(QCheckBox)
    assert len(boxes) + len(switches) >= 16
    for box in boxes:
        box.setCurrentIndex(box.count() - 1)
        box.activated.emit(box.currentIndex())
        assert settings.load(program.folders.config).settings == program.settings
    for switch in switches:
        before = program.settings
        switch.click()
        assert program.settings != before
    chosen = settings.load(program.folders.config).settings
    assert chosen == program.settings
    assert (chosen.theme, chosen.language, chosen.bot_level) == ("dark", "ru", "master")


def test_new_bots_play_at_the_level_of_the_settings(qtbot: QtBot, program: Program) -> None:
    window = MainWindow(program)
    qtbot.addWidget(window)
    program.change(bot_level="strong")
    window.show_lobby("mirror_of_truth", "competitive")
    page = window.page
    assert isinstance(page, Lobby)
    assert {place.level for place in page.places.seats if place.bot} == {"strong"}


def test_K1_the_cache_is_measured_and_emptied(dialog: SettingsDialog, qtbot: QtBot) -> None:
    program = dialog.program
    faces = program.folders.cache / "faces"
    faces.mkdir(parents=True, exist_ok=True)
    (faces / "card.face").write_bytes(bytes(3_400_000))
    again = SettingsDialog(program, None)
    qtbot.addWidget(again)
    assert "4 MB" in again.computer.size.text()
    again.computer.emptied.click()
    assert size_of(program.folders.cache) == 0
    assert "0 MB" in again.computer.size.text()
    assert not again.computer.emptied.isEnabled()
    assert program.folders.data.exists()


def test_K1_the_folder_of_the_matches_is_told_and_opened(
    dialog: SettingsDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    dialog.computer.opened.click()
    assert [url.toLocalFile() for url in opened] == [str(dialog.program.folders.data)]
