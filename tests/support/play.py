"""Helpers of the tests of the core: a table of persons, and random play through a session."""

from __future__ import annotations

from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.session import Session
from tests.support.pockets.rules import GAME


def table(*persons: int | None) -> Seating:
    """Return a seating with one chair for each entry: a person's number, or None for a bot."""
    names = ("Ana", "Ana", "Ирина", "Bob")
    return Seating(tuple(Chair(names[i % 4], i, person, person is None) for i, person in enumerate(persons)))


def begun(seats: int = 2, seed: str = "s", **options: int) -> Session:
    """Return a match of Pockets in memory, dealt."""
    session = Session(GAME, GAME.settle(options, seats), seats, seed)
    session.advance()
    return session


def play_on(session: Session, rng: Rng, decisions: int = 10**6) -> None:
    """Let every seat play at random, until the end or so many decisions later."""
    while decisions > 0 and (actors := session.actors):
        seat = rng.pick(actors)
        session.play(seat, rng.pick(session.legal(seat)))
        decisions -= 1
