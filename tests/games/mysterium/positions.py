"""Positions of matches that reach the second phase, for tests of rules, table and words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from mystery_table.core.layout import Area
from mystery_table.core.rng import Rng
from mystery_table.core.session import Played, Session
from mystery_table.core.state import CLOCK, Action, Observation
from tests.support.mysterium import begun, knowing

Case = tuple[dict[str, Any], int]
Told = Callable[[Session, list[Played]], None]
CASES: list[Case] = [
    ({"level": "hard"}, 2),
    ({"level": "easy"}, 3),
    ({"level": "hard"}, 4),
    ({"level": "medium", "minutes": 2}, 5),
    ({"level": "easy", "eldest": 3}, 7),
]
NAMES = [f"{options['level']}-{seats}" for options, seats in CASES]


class Position(NamedTuple):
    """A moment of a match: who decides (None at the end), and what may be done."""

    session: Session
    seat: int | None
    legal: list[Action]

    @property
    def views(self) -> list[Observation]:
        """What each seat sees."""
        return [self.session.observe(seat) for seat in range(self.session.seats)]


def positions(case: Case, seed: int, told: Told | None = None) -> Iterator[Position]:
    """Play a match by players who know; `told` hears every step with the session as it is after it."""
    session, rng = begun(case, seed), Rng(seed)
    if told is not None:
        told(session, session.history)
    while session.actors:
        seat = rng.pick([seat for seat in session.actors if seat != CLOCK])
        yield Position(session, seat, session.legal(seat))
        happened = session.play(seat, knowing(session, seat, rng))
        if told is not None:
            told(session, happened)
    yield Position(session, None, [])


def areas(area: Area) -> Iterator[Area]:
    """Yield an area and all that it holds."""
    yield area
    for part in area.parts:
        yield from areas(part)
