"""A part of `python -m tests.privacy`: truths that a seat cannot tell apart, given, told and shown."""

from __future__ import annotations

import pytest

from mystery_table import games
from mystery_table.core.game import Game
from mystery_table.core.state import Observation, State
from tests.privacy.__main__ import compare, film
from tests.privacy.twins import Twins

every_game = pytest.mark.parametrize("game", games.names())
FEW, MANY, TURNS = 2, 50, 15


@every_game
def test_P7_B1_every_seat_of_some_matches_is_given_and_told_the_same_in_truths_it_cannot_tell_apart(
    game: str,
) -> None:
    total, faults = compare(game, FEW)
    assert faults == []
    assert min(total) > 0


@every_game
@pytest.mark.slow
def test_P7_B1_every_seat_of_many_matches_is_given_and_told_the_same(game: str) -> None:
    _, faults = compare(game, MANY)
    assert faults == []


@every_game
def test_P7_A2_a_turn_looks_and_sounds_the_same_in_truths_that_the_seat_cannot_tell_apart(game: str) -> None:
    for shot in film(game, 1, first=1):
        assert shot.faults == ()
        assert shot.frames > 3


@every_game
@pytest.mark.slow
def test_P7_A2_many_turns_look_and_sound_the_same(game: str) -> None:
    assert [shot for shot in film(game, TURNS, first=2) if shot.faults] == []


def test_a_look_at_what_a_seat_cannot_know_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    twins = Twins("mirror_of_truth", 1)
    rules: type[Game] = type(twins.game)
    observe = rules.observe

    def careless(game: Game, state: State, seat: int) -> Observation:
        seen = observe(game, state, seat)
        next_card = state.hidden.pile[-1] if state.hidden.pile else 0
        return seen._replace(public=seen.public._replace(top=next_card))

    monkeypatch.setattr(rules, "observe", careless)
    with pytest.raises(AssertionError):
        twins.compare()
