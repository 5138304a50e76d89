"""Memory after many matches in one window: what a match took is given back."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table import games
from mystery_table.ui.match import MatchPage
from tests.evening.play import TABLES, Evening, Sample, growth


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
