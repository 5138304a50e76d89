"""Whole matches through the real window: by drags alone, by keys alone, by clicks, around one screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.support import table as hands
from tests.support.ways import by_click, by_drag, by_keys

GAME = "mirror_of_truth"
MISSION = {"mode": "pair", "mission": "easy_task"}


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
