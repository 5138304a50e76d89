"""Kept playthroughs: rules, views, legal moves and sentences of whole matches are what they were.

Where a difference is meant, `python -m tests.playthroughs` writes them anew.
"""

from __future__ import annotations

import pytest

from mystery_table import games
from tests.playthroughs.matches import FOLDER, KINDS, Kind
from tests.playthroughs.text import read, written


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.path.stem)
def test_a_kept_match_looks_the_same_from_every_seat_at_every_step(kind: Kind) -> None:
    kept = kind.path.read_text("utf-8")
    head, steps = read(kept)
    assert written(games.load(kind.game), kind.options, kind.seats, head["seed"], steps) == kept


def test_every_kept_match_is_of_a_kind_that_there_is() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {kind.path.name for kind in KINDS}
