"""Memory after many matches in one window: what a match took is given back."""

from __future__ import annotations

import gc
import weakref
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table import games
from mystery_table.core.match import new_match
from mystery_table.ui.access import Spoken
from mystery_table.ui.match import MatchPage
from tests.evening.play import TABLES, Evening, Sample, growth
from tests.support import table as hands
from tests.support.heard import heard

MISSION = {"mode": "pair", "mission": "easy_task"}


def test_growth_compares_the_last_third_with_the_one_before() -> None:
    samples = [Sample(at, size) for at, size in ((0, 50.0), (4, 100.0), (5, 100.0), (8, 110.0), (9, 110.0))]
    assert round(growth(samples), 6) == 10.0


def test_every_game_has_a_table_in_the_evening() -> None:
    assert set(TABLES) == set(games.names())


@pytest.mark.slow
def test_S6_a_match_that_was_left_is_freed_before_the_next_is_over(qtbot: QtBot, tmp_path: Path) -> None:
    """The window keeps at most the match before; without looking after it, it would keep every one."""
    evening = Evening(tmp_path, every=1e9)
    qtbot.addWidget(evening.window)
    for number in range(4):
        evening.play("thirteen_clues", evening.now() + 1)
        evening.window.show_home()
        QApplication.processEvents()
        kept = [thing for thing in gc.get_objects() if isinstance(thing, MatchPage)]
        assert len(kept) <= 2, number
        del kept


def test_A2_nothing_of_a_match_stays_that_a_screen_reader_went_through(qtbot: QtBot, tmp_path: Path) -> None:
    """PySide keeps the accessible interfaces for ever; what they stand for must go with the page."""
    evening = Evening(tmp_path, every=1e9)
    qtbot.addWidget(evening.window)
    for number in range(2):
        heard_of = _heard(qtbot, evening, number)
        evening.window.show_home()
        qtbot.waitUntil(partial(_gone, heard_of))


def _gone(things: list[weakref.ref[Any]]) -> bool:
    return all(thing() is None for thing in things)


def _heard(qtbot: QtBot, evening: Evening, number: int) -> list[weakref.ref[Any]]:
    """Go through all that a screen reader finds in a match; return the page, a thing, what it does."""
    seats = hands.seating(1, 1)
    match = new_match(evening.program.store, "mirror_of_truth", MISSION, seats, seed=f"{number}")
    match.close()
    evening.window.open_match(match.id)
    page = evening.window.match
    assert page is not None
    hands.wait_for_turn(qtbot, page)
    first = page.table.layout_now.pieces[0].id
    assert page.table.spoken(first) in heard(page)
    thing = next(child for child in page.table.children() if isinstance(child, Spoken))
    assert QAccessible.queryAccessibleInterface(thing).actionInterface() is not None
    return [weakref.ref(kept) for kept in (page, thing, thing.action)]
