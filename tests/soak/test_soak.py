"""Every rule that the soak checks, on some matches of each game; the slow test plays four hundred of each."""

from __future__ import annotations

import pytest

from mystery_table import games
from mystery_table.core.game import Game
from mystery_table.core.rng import Rng
from mystery_table.core.state import State
from tests.soak.__main__ import soak
from tests.soak.kinds import kind
from tests.soak.play import Soaked

every_game = pytest.mark.parametrize("game", games.names())
SOME, MANY = 12, 400


@every_game
def test_R1_U1_S4_some_matches_keep_every_rule_of_matches_at_every_step(game: str) -> None:
    done = soak(game, SOME)
    assert done.faults == ()
    assert done.matches == SOME


@pytest.mark.slow
@every_game
def test_R1_U1_S4_four_hundred_matches_keep_every_rule_of_matches_at_every_step(game: str) -> None:
    done = soak(game, MANY)
    assert done.faults == ()
    assert done.matches == MANY
    assert done.undone > 0


@every_game
def test_kinds_mix_seats_options_and_levels(game: str) -> None:
    kinds = [kind(game, number) for number in range(900)]
    known = set(game_seats(game))
    assert {len(made.levels) for made in kinds} == known
    assert {"random", "novice", "casual", "strong", "master"} <= {
        level for made in kinds for level in made.levels
    }
    assert len({repr(made.options) for made in kinds}) >= 6


def game_seats(game: str) -> set[int]:
    return {seats for mode in games.module(game, "options").modes() for seats in mode.seats}


@every_game
def test_a_soak_notices_a_card_that_is_lost(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Soaked(kind(game, 0))
    rules: type[Game] = type(match.session.game)
    apply, rng = rules.apply, Rng(1)

    def careless(self: Game, state: State, seat: int, action: tuple[object, ...]) -> tuple[State, tuple[()]]:
        after, events = apply(self, state, seat, action)
        return (state if rng.below(2) else after), events  # type: ignore[return-value]  # the events of a step

    monkeypatch.setattr(rules, "apply", careless)
    with pytest.raises(AssertionError):
        match.play()
