"""Positions of random matches of every mode and number of players, for tests of table and words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from mystery_table.core.layout import Area
from mystery_table.core.rng import Rng
from mystery_table.core.session import Played, Session
from mystery_table.core.state import Action, Observation
from mystery_table.games.mirror_of_truth.options import cases
from mystery_table.games.mirror_of_truth.rules import GAME

CASES = cases()
NAMES = [f"{options['mode']}-{seats}{'-extras' if options.get('host') else ''}" for options, seats in CASES]


class Position(NamedTuple):
    """A moment of a match: who decides (None at the end), and what may be done."""

    session: Session
    seat: int | None
    legal: list[Action]

    @property
    def views(self) -> list[Observation]:
        """What each seat sees."""
        return [self.session.observe(seat) for seat in range(self.session.seats)]


def positions(
    case: tuple[dict[str, Any], int], seed: int, told: Callable[[Session, list[Played]], None] | None = None
) -> Iterator[Position]:
    """Play a match at random; `told` hears every step with the session as it is after it."""
    options, seats = case
    session = Session(GAME, GAME.settle(options, seats), seats, f"match {seed}")
    rng = Rng(seed)
    _heard(session, session.advance(), told)
    while session.actors:
        seat = session.actors[0]
        legal = session.legal(seat)
        yield Position(session, seat, legal)
        _heard(session, session.play(seat, rng.pick(legal)), told)
    yield Position(session, None, [])


def _heard(
    session: Session, played: list[Played], told: Callable[[Session, list[Played]], None] | None
) -> None:
    if told is not None:
        told(session, played)


def areas(area: Area) -> Iterator[Area]:
    """Yield an area and all that it holds."""
    yield area
    for part in area.parts:
        yield from areas(part)
