"""Hints are asked from the seat's own observation and counted in the match (B4, B1, S2)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mystery_table.core import hints
from mystery_table.core.bot import decide
from mystery_table.core.match import new_match, open_match
from mystery_table.core.store import Store
from mystery_table.core.words import english
from tests.support.contract import tiny_game
from tests.support.play import table

OPEN = {"mode": "competitive"}


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "matches.sqlite")
    yield store
    store.close()


def test_B1_B4_a_hint_is_asked_with_the_seats_own_observation_and_nothing_of_the_match(shelf: Store) -> None:
    match = new_match(shelf, "mirror_of_truth", OPEN, table(0, 1, 2), seed="seed")
    for seat in range(3):
        asked = hints.request(match, seat)
        assert asked.observation == match.session.observe(seat)
        assert (asked.level, asked.mind, asked.why, asked.action) == ("strong", "", True, None)
        assert "seed" not in asked.draws
    match.close()


def test_B4_hints_are_counted_by_seat_and_outlive_undo_and_restart(shelf: Store) -> None:
    match = new_match(shelf, "mirror_of_truth", OPEN, table(0, 1, 2), seed="seed")
    assert hints.used(match) is None
    seat = match.session.actors[0]
    match.play(seat, decide(hints.request(match, seat)).action or ())
    hints.count_one(match, seat)
    hints.count_one(match, seat)
    match.undo(seat)
    number = match.id
    match.close()
    again = open_match(shelf, number)
    assert hints.count(again, seat) == hints.total(again) == 2
    said = hints.used(again)
    assert said is not None
    assert english(said) == f"Hints: #{seat + 1} 2"
    again.close()


def test_B4_a_game_without_reasons_still_gives_hints(shelf: Store) -> None:
    with tiny_game():
        match = new_match(shelf, "pebbles", {}, table(0, None), seed="seed")
        assert not hints.explains("pebbles")
        answer = decide(hints.request(match, 0))
        assert answer.action in match.session.legal(0)
        assert answer.reasons == ()
        match.close()
