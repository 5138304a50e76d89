"""Nothing is cut, elided or covered on home, lobby, map and in dialogs (D1, D3, A5, I1)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from mystery_table.core.match import new_match
from mystery_table.ui.missions import CUSTOM
from mystery_table.ui.window import MainWindow
from tests.support.following import map_of
from tests.support.table import program_in, seating
from tests.ui.fits import faults

GAME = "mirror_of_truth"
LANGUAGES = ("en", "es", "ru", "xx")
SIZES = [
    pytest.param((1024, 640), 100, id="compact"),
    pytest.param((1280, 720), 100, id="hd"),
    pytest.param((1600, 900), 100, id="regular"),
    pytest.param((3840, 2160), 100, id="4k"),
    pytest.param((1024, 640), 130, id="compact-large-text", marks=pytest.mark.slow),
    pytest.param((1600, 900), 160, id="regular-largest-text"),
    pytest.param((1280, 720), 80, id="hd-small-text", marks=pytest.mark.slow),
]


def _custom(window: MainWindow) -> None:
    page = map_of(window, GAME)
    page.choose(CUSTOM)
    page.numbers["target"].setValue(80)


def _without_guide(window: MainWindow) -> None:
    page = map_of(window, GAME)
    page.guide.switch.setChecked(False)


def _found(window: MainWindow) -> None:
    window.show_rules(GAME, "")
    assert window.reader is not None
    window.reader.contents.field.setText("a")


PAGES: dict[str, Callable[[MainWindow], None]] = {
    "home": MainWindow.show_home,
    "lobby": lambda window: window.show_lobby(GAME, "competitive"),
    "pair": lambda window: window.show_lobby(GAME, "pair"),
    "missions": lambda window: window.show_missions(GAME),
    "without_guide": _without_guide,
    "custom": _custom,
    "settings": MainWindow.show_settings,
    "matches": MainWindow.show_matches,
    "statistics": MainWindow.show_statistics,
    "help": MainWindow.show_help,
    "rules": lambda window: window.show_rules(GAME, "scoring"),
    "found": _found,
}


def settle() -> None:
    """Let layouts come to rest."""
    for _ in range(8):
        QApplication.processEvents()


def shown(window: MainWindow) -> QWidget:
    """Return the dialog that is open, or the window."""
    dialogs = [d for d in window.findChildren(QDialog) if d.isVisible()]
    return dialogs[-1] if dialogs else window


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_D1_D3_everything_written_can_be_read_whole(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    program = program_in(tmp_path, text_size=text, names=("Anna", "Pierre"))
    for options, table in (({"mode": "pair"}, seating(1, 1)), ({"mode": "competitive"}, seating(2, 3))):
        new_match(program.store, GAME, options, table).close()
    window = MainWindow(program)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    found = []
    for language in LANGUAGES:
        program.speak(language)
        for name, show in PAGES.items():
            show(window)
            settle()
            page = shown(window)
            found += [f"{name} {language}: {fault}" for fault in faults(page)]
            if isinstance(page, QDialog):
                page.close()
    assert not found, "\n".join(found)
