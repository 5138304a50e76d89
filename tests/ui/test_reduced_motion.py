"""A6: without movement nothing waits for it either."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table.ui.match import MatchPage
from mystery_table.ui.parts import END_DELAY
from mystery_table.ui.window import MainWindow
from tests.support import table as hands

GAME = "mirror_of_truth"
STILL = [{"motion": "reduced"}, {"motion": "full", "animation": "off"}]
SPACE = Qt.Key.Key_Space


def in_place(page: MatchPage) -> bool:
    """Return whether every piece lies where it belongs."""
    return all(item.box == page.table.spots[name] for name, item in page.table.items_by_id.items())


def begun(qtbot: QtBot, folder: Path, persons: int, **settings: object) -> MatchPage:
    program = hands.program_in(folder, "en", **settings)
    mode = {"mode": "pair"} if persons == 1 else {"mode": "competitive"}
    seats = hands.seating(1, 1) if persons == 1 else hands.seating(persons, 0)
    _, page = hands.open_window(qtbot, program, GAME, mode, seats)
    hands.wait_for_turn(qtbot, page)
    return page


@pytest.mark.parametrize("settings", STILL, ids=["reduced", "off"])
def test_A6_reduced_motion_neither_moves_nor_waits(
    qtbot: QtBot, tmp_path: Path, settings: dict[str, object]
) -> None:
    page = begun(qtbot, tmp_path, 1, **settings)
    page._act(next(action for action in page.driver.legal() if action[0] == "place"))
    assert not page.table.motion.running
    assert in_place(page)


@pytest.mark.parametrize("settings", STILL, ids=["reduced", "off"])
def test_A6_the_curtain_opens_at_once_with_reduced_motion(
    qtbot: QtBot, tmp_path: Path, settings: dict[str, object]
) -> None:
    page = begun(qtbot, tmp_path, 3, **settings)
    assert page.curtain is not None
    for _ in range(2):
        QTest.keyClick(page.curtain, SPACE)
    assert page.driver.looker == 0
    assert not page.curtain.isVisible()
    page._act(next(action for action in page.driver.legal() if action[0] == "place"))
    assert page.curtain.closed


def test_A6_a_card_that_is_let_go_lies_in_its_place_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    page = begun(qtbot, tmp_path, 1)
    piece = page.table.choice.pieces()[0]
    middle = page.table.viewport().rect().center()
    hands.carry(page, piece, middle)
    assert page.table.hand.dragging
    page.table.hand.cancel()
    assert not page.table.motion.running
    assert in_place(page)


def test_A6_the_score_comes_without_a_pause(qtbot: QtBot, tmp_path: Path) -> None:
    page = begun(qtbot, tmp_path, 1)
    hands.play_out(qtbot, page, lambda shown, action: shown._act(action), prefer="vote")
    QApplication.processEvents()
    assert END_DELAY > 0
    assert page.stack.currentWidget() is page.end


def test_A6_a_button_pressed_by_enter_acts_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(hands.program_in(tmp_path))
    qtbot.addWidget(window)
    window.show()
    QTest.keyClick(window.home.all_button, Qt.Key.Key_Return)
    assert window.page is not window.home


def test_A6_where_movement_is_wanted_there_is_some(qtbot: QtBot, tmp_path: Path) -> None:
    page = begun(qtbot, tmp_path, 1, motion="full")
    page._act(next(action for action in page.driver.legal() if action[0] == "place"))
    assert page.table.motion.running
    page.table.motion.finish()
    assert in_place(page)


@pytest.mark.parametrize(("animation", "speed"), [("off", 0), ("fast", 2), ("normal", 1), ("slow", 0.5)])
def test_A6_movement_has_four_speeds(qtbot: QtBot, tmp_path: Path, animation: str, speed: float) -> None:
    page = begun(qtbot, tmp_path, 1, motion="full", animation=animation)
    assert page.table.motion.speed == speed
