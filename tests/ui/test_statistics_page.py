"""The page of statistics in the real window (L4, A1, A2, D1)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table.core import statistics
from mystery_table.core.statistics import Result
from mystery_table.ui.dialogs import Question
from mystery_table.ui.program import Program
from mystery_table.ui.statistics import Statistics
from mystery_table.ui.window import MainWindow
from tests.support import table as hands
from tests.ui.fits import faults

GAME = "mirror_of_truth"


def filled(program: Program) -> Program:
    """Remember a few results."""
    for n in range(9):
        level = ("novice", "casual", "strong")[n % 3]
        mission = "easy_task" if n % 2 else ""
        mode = "pair" if n % 2 else "competitive"
        result = Result(GAME, mode, mission, level, bool(n % 2), 2, 1, n % 4 != 0, 400.0 + n, 1000.0 + n)
        statistics.keep(program.store, n, result)
    return program


def shown(
    qtbot: QtBot, program: Program, size: tuple[int, int] = (1280, 800)
) -> tuple[MainWindow, Statistics]:
    window = MainWindow(program)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    QApplication.processEvents()
    window.show_statistics()
    page = window.page
    assert isinstance(page, Statistics)
    return window, page


def test_L4_home_leads_to_the_statistics_and_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(hands.program_in(tmp_path))
    qtbot.addWidget(window)
    window.show()
    QApplication.processEvents()
    QTest.mouseClick(window.home.header.statistics_button, hands.LEFT)
    page = window.page
    assert isinstance(page, Statistics)
    assert not page.reset_button.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.home.isVisible()


def test_L4_each_game_tells_what_was_won_and_played(qtbot: QtBot, tmp_path: Path) -> None:
    _, page = shown(qtbot, filled(hands.program_in(tmp_path)))
    card = next(card for card in page.cards if card.game == GAME)
    assert card.summary.total == (9, 6)
    assert len(page.cards) == 4
    assert "Won" in page.awards.shown[0].accessibleName() or page.awards.shown[0].earned


def test_L4_results_are_reset_after_a_question(qtbot: QtBot, tmp_path: Path) -> None:
    program = filled(hands.program_in(tmp_path))
    _, page = shown(qtbot, program)
    QTest.mouseClick(page.reset_button, hands.LEFT)
    question = page.findChild(Question)
    assert question is not None
    question.reject()
    assert statistics.results(program.store)
    QTest.mouseClick(page.reset_button, hands.LEFT)
    page.findChildren(Question)[-1].accept()
    assert statistics.results(program.store) == []
    assert not any(tile.earned for tile in page.awards.shown)


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
def test_D1_everything_can_be_read_whole(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    program = filled(hands.program_in(tmp_path))
    window, _ = shown(qtbot, program, size)
    found = []
    for language in ("en", "es", "ru", "xx"):
        program.speak(language)
        for _ in range(8):
            QApplication.processEvents()
        found += [f"{language}: {fault}" for fault in faults(window)]
    assert not found, "\n".join(found)
