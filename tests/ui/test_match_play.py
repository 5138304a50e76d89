"""Whole matches through the real window: by drags alone, by keys alone, by clicks, around one screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mystery_table.core.state import Action
from mystery_table.ui.match import MatchPage
from tests.support import table as hands

GAME = "mirror_of_truth"
MISSION = {"mode": "pair", "mission": "easy_task"}


def by_drag(page: MatchPage, action: Action) -> None:
    """Drag what the action means, piece by piece; an action without pieces is a button."""
    drops = sorted(page.maker.gesture(action))
    for drop in drops:
        hands.drag(page, drop)
    if not drops:
        page.block.chosen.emit(action)


def by_click(page: MatchPage, action: Action) -> None:
    """Click a piece, click its place, confirm with the primary button."""
    for piece, area in sorted(page.maker.gesture(action)):
        hands.click(page, piece)
        assert page.table.choice.piece == piece
        hands.click(page, area)
    assert page.block.primary.isEnabled()
    QTest.mouseClick(page.block.primary, hands.LEFT)


def by_keys(page: MatchPage, action: Action) -> None:
    """Walk with Tab and arrows to the piece, Enter, to the place, Enter, Enter."""
    page.table.setFocus()
    for piece, area in sorted(page.maker.gesture(action)):
        walk_to(page, piece)
        QTest.keyClick(page.table, Qt.Key.Key_Return)
        assert page.table.choice.piece == piece
        walk_to(page, area)
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page.table.choice.ready == action
    QTest.keyClick(page.table, Qt.Key.Key_Return)


STEPS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab)


def walk_to(page: MatchPage, name: str) -> None:
    """Find the shortest way of arrows and Tab to `name`, then walk it with real keys."""
    keys = page.table.cursor_keys
    start, ways = keys.at, {keys.at: list[Qt.Key]()}
    frontier = [start]
    while name not in ways:
        assert frontier, f"the keyboard cannot reach {name}"
        at = frontier.pop(0)
        for key in STEPS:
            keys.go_to(at)
            press(page, key)
            if keys.at not in ways:
                ways[keys.at] = [*ways[at], key]
                frontier.append(keys.at)
    keys.go_to(start)
    for key in ways[name]:
        press(page, key)
    assert keys.at == name


def press(page: MatchPage, key: Qt.Key) -> None:
    """Press a key; a Tab that would leave the table comes back to it."""
    QTest.keyClick(page.table, key)
    if not page.table.hasFocus():
        page.table.setFocus()


def test_A3_solo_mission_by_drags_alone(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    assert hands.play_out(qtbot, page, by_drag) > 5


def test_A1_solo_mission_by_keyboard_alone(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    assert hands.play_out(qtbot, page, by_keys) > 5


def test_solo_mission_by_clicks_alone(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    assert hands.play_out(qtbot, page, by_click) > 5


def test_P1_hot_seat_match_of_three_with_curtains_between(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, {"mode": "competitive"}, hands.seating(3, 0))
    assert hands.play_out(qtbot, page, by_drag, prefer="vote") > 12


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
def test_four_seats_with_two_bots(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    program = hands.program_in(tmp_path)
    seats = hands.seating(2, 2)
    _, page = hands.open_window(qtbot, program, GAME, {"mode": "competitive"}, seats, size)
    assert hands.play_out(qtbot, page, by_drag, prefer="vote") > 8
