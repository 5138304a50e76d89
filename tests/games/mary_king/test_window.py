"""Whole matches of Mary King through the real window: by drags alone, by keys alone, around one screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mystery_table.core.state import Action
from mystery_table.games.mary_king import ids
from mystery_table.ui.match import MatchPage
from tests.support import table as hands
from tests.support.ways import by_drag, press_button, walk_to

GAME = "mary_king"


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots take no time in windows."""
    monkeypatch.setattr("mystery_table.ui.passing.SPAN", 0)


def by_keys(page: MatchPage, action: Action) -> None:
    """Press the piece's own key, R where it is to be turned, and Enter; walk where there is no key."""
    drops = sorted(page.maker.gesture(action))
    if not drops:
        press_button(page, action)
        return
    page.table.setFocus()
    for piece, area in drops:
        take(page, piece)
        if area == ids.way(1) and page.table.turning.able(piece):
            QTest.keyClick(page.table, Qt.Key.Key_R)
        else:
            walk_to(page, area)
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page.table.choice.ready == action
    QTest.keyClick(page.table, Qt.Key.Key_Return)


def take(page: MatchPage, piece: str) -> None:
    """Take a piece in hand by its key, or by walking to it."""
    key = next(p.key for p in page.table.layout_now.pieces if p.id == piece)
    if key:
        QTest.keyClick(page.table, Qt.Key(ord(key)))
    else:
        walk_to(page, piece)
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page.table.choice.piece == piece


def test_A3_a_match_by_drags_alone(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, {"abilities": True}, hands.seating(1, 1))
    assert hands.play_out(qtbot, page, by_drag, prefer="play") > 10


def test_A1_a_match_by_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, {}, hands.seating(1, 1), seed="keys")
    assert hands.play_out(qtbot, page, by_keys, prefer="play") > 10


def test_one_person_may_play_both_sides_without_a_curtain(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    seats = hands.seating(2, 0)
    seats = seats.replace(1, person=0)
    options = {"mode": "together", "mission": "one_body"}
    _, page = hands.open_window(qtbot, program, GAME, options, seats, (1024, 640))
    assert hands.play_out(qtbot, page, by_drag, prefer="play") > 10
    assert page.curtain is not None
    assert not page.curtain.isVisible()
