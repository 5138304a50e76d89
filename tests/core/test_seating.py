"""Who looks at the screen, and when a curtain comes between."""

from __future__ import annotations

from typing import Any

import pytest

from mystery_table.core.seating import companions, next_looker, viewing_seat
from mystery_table.core.state import CHANCE
from tests.support.play import table
from tests.support.pockets.rules import Pockets


class Public:
    """A public state of which only the actors are asked."""

    def __init__(self, *actors: int) -> None:
        self.actors = actors


class Together(Pockets):
    """A game in which all seats but the first look at the table together."""

    def company(self, public: Any) -> tuple[frozenset[int], ...]:
        return (frozenset({1, 2, 3}),)


GAME = Pockets()


def test_P8_persons_hold_seats_and_are_asked_for_them() -> None:
    seating = table(0, 1, 0, None)
    assert seating.persons() == [0, 1]
    assert seating.seats(0) == (0, 2)
    assert [seating.decider(seat) for seat in range(4)] == [0, 1, 0, None]
    lent = seating.replace(2, bot=True)
    assert lent.decider(2) is None
    assert lent.seats(0) == (0, 2)
    assert lent.replace(2, bot=False) == seating


def test_P4_two_seats_of_one_name_are_different_chairs() -> None:
    seating = table(0, 1)
    assert seating.chairs[0].name == seating.chairs[1].name
    assert next_looker(GAME, Public(1), seating, 0) == 1
    assert seating.seats(0) == (0,)
    assert seating.seats(1) == (1,)


@pytest.mark.parametrize("actors", [(0,), (1,), (2,), (CHANCE,), (), (0, 1, 2)])
def test_P5_a_lone_person_always_looks(actors: tuple[int, ...]) -> None:
    assert next_looker(GAME, Public(*actors), table(None, 0, None), None) == 0


def test_the_screen_goes_to_another_person_only_when_only_others_can_act() -> None:
    seating = table(0, 1, None)
    assert next_looker(GAME, Public(0), seating, 0) == 0
    assert next_looker(GAME, Public(1), seating, 0) == 1
    assert next_looker(GAME, Public(0, 1), seating, 1) == 1
    assert next_looker(GAME, Public(0, 1), seating, None) == 0
    assert next_looker(GAME, Public(2), seating, 1) == 1
    assert next_looker(GAME, Public(CHANCE), seating, 1) == 1
    assert next_looker(GAME, Public(), seating, 1) == 1
    assert next_looker(GAME, Public(), seating, None) is None


def test_nobody_looks_where_only_bots_play() -> None:
    assert next_looker(GAME, Public(0), table(None, None), None) is None


def test_P5_persons_who_look_together_need_no_curtain() -> None:
    seating, game = table(0, 1, 2, 1), Together()
    assert companions(game, Public(), seating, 1) == {1, 2}
    assert companions(game, Public(), seating, 0) == {0}
    assert next_looker(game, Public(2), seating, 1) == 1
    assert next_looker(game, Public(0), seating, 1) == 0
    assert next_looker(game, Public(1), seating, 0) == 1


def test_a_person_sees_the_table_from_the_seat_they_must_decide_for() -> None:
    seating = table(0, 1, 0)
    assert viewing_seat(GAME, Public(2), seating, 0) == 2
    assert viewing_seat(GAME, Public(1), seating, 0) == 0
    assert viewing_seat(GAME, Public(2), seating.replace(2, bot=True), 0) == 0


def test_who_looks_together_goes_on_with_the_seat_of_a_companion() -> None:
    seating, game = table(0, 1, 2, None), Together()
    assert viewing_seat(game, Public(2), seating, 1) == 2
    assert viewing_seat(game, Public(1, 2), seating, 1) == 1
    assert viewing_seat(game, Public(3), seating, 1) == 1
    assert viewing_seat(game, Public(2), seating, 0) == 0


def test_P1_a_companions_secret_seat_is_never_shown_to_the_others() -> None:
    seating, game = table(1, 1, 2, None), Together()
    assert viewing_seat(game, Public(0), seating, 2) == 2
