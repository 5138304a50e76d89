"""What the tests of any game share: finding games, random matches, facts that never change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from mystery_table import games
from mystery_table.core.game import Game
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.session import Row, Session

TINY = Path(__file__).parents[1] / "games_for_tests"


class Case(NamedTuple):
    """One kind of match of one game."""

    game: str
    options: dict[str, Any]
    seats: int

    def rules(self) -> Game:
        return games.load(self.game)

    def settled(self) -> dict[str, Any]:
        return self.rules().settle(self.options, self.seats)

    def session(self, seed: str = "s") -> Session:
        """Return a match in memory, dealt."""
        session = Session(self.rules(), self.settled(), self.seats, seed)
        session.advance()
        return session


@contextmanager
def tiny_game() -> Iterator[None]:
    """Let the program find Pebbles as it finds every game: by its folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "__path__", [*games.__path__, str(TINY)])
        yield


def all_cases() -> list[Case]:
    """Return every kind of match that the games found say there is."""
    with tiny_game():
        return [
            Case(name, options, seats)
            for name in games.names()
            for options, seats in games.module(name, "options").cases()
        ]


def play_on(session: Session, rng: Rng, each: Callable[[Session], None] = lambda _: None) -> Session:
    """Play at random to the end; `each` looks at the match before every decision and at the end."""
    while session.actors:
        each(session)
        seat = rng.pick(session.actors)
        session.play(seat, rng.pick(session.legal(seat)))
    each(session)
    return session


def log(session: Session) -> list[Row]:
    """Return what happened as rows without digests."""
    return [(played.seat, played.action, None) for played in session.history]


def one_each(seats: int) -> Seating:
    """Return a seating in which every seat has a person of its own."""
    return Seating(tuple(Chair("Ana", seat, seat) for seat in range(seats)))


def label(case: Case) -> str:
    said = [f"{key}={value}" for key, value in case.options.items()]
    return "-".join([case.game, f"{case.seats}p", *said])


every_case = pytest.mark.parametrize("case", all_cases(), ids=label)
"""Runs a test once for every kind of match."""
