"""What psychics believe: a literal listener that shares out the cards of each kind among all psychics.

A vision is as likely for a card as an exponential of its affinity says. Nobody looks for the same card, so
the rows of all psychics are balanced together, with rows of nobody for cards that are left over.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import Any, NamedTuple

from mystery_table.core.state import Seat
from mystery_table.games.mysterium.cards import KINDS
from mystery_table.games.mysterium.state import FINISHED, GHOST, candidates, seat_of
from mystery_table.games.mysterium.tastes import Tastes
from mystery_table.minds.affinity import Table

STEEPNESS = 1.0
"""How much one standard deviation of affinity is believed."""
ROUNDS = 12
"""Of balancing rows and columns."""
OPINION = 0.5
"""The weight of one's own opinion when things have been talked over."""
LEAST = 1e-12
KEPT = 4

Row = dict[int, float]
"""For one psychic: how likely each card is to be the one it looks for."""


class Beliefs(NamedTuple):
    """What each psychic's seat thinks of every psychic: before, and after, talking it over."""

    first: dict[Seat, tuple[Row, ...]]
    shared: dict[Seat, tuple[Row, ...]]


class Listener:
    """Keeps what it worked out: beliefs change once an hour, not with each move."""

    def __init__(self, tastes: Tastes) -> None:
        self.tastes = tastes
        self._made: OrderedDict[Any, Beliefs] = OrderedDict()

    def beliefs(self, public: Any) -> Beliefs:
        """Return the beliefs of all psychics' seats in this hour."""
        rules = public.rules
        key = (rules.bot_ghost, public.laid, public.at, public.wrong, public.found, public.visions)
        if key not in self._made:
            self._made[key] = _beliefs(self.tastes, public)
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        return self._made[key]


def _beliefs(tastes: Tastes, public: Any) -> Beliefs:
    seats = range(GHOST + 1, public.seats)
    if not public.rules.bot_ghost or len(seats) == 1:
        rows = {seat: opinion(tastes.of(public, seat), public) for seat in seats[:1]}
        same = dict.fromkeys(seats, rows[seats[0]])
        return Beliefs(same, same)
    first = {seat: opinion(tastes.of(public, seat), public) for seat in seats}
    return Beliefs(first, {seat: _talked_over(first, seat) for seat in seats})


def _talked_over(first: dict[Seat, tuple[Row, ...]], seat: Seat) -> tuple[Row, ...]:
    """Return the opinion of a seat that has heard all others: half its own, half theirs."""
    others = [rows for other, rows in first.items() if other != seat]
    return tuple(
        {
            card: OPINION * chance + (1 - OPINION) * sum(rows[i][card] for rows in others) / len(others)
            for card, chance in row.items()
        }
        for i, row in enumerate(first[seat])
    )


def opinion(taste: Table, public: Any) -> tuple[Row, ...]:
    """Return one taste's belief about each psychic; {} for one that has found everything."""
    rows: list[Row] = [{} for _ in public.at]
    for kind in range(KINDS):
        seeking = [i for i, at in enumerate(public.at) if at == kind]
        if seeking:
            for i, row in zip(seeking, _shared_out(taste, public, seeking), strict=True):
                rows[i] = row
    return tuple(rows)


def _shared_out(taste: Table, public: Any, seeking: list[int]) -> list[Row]:
    """Return the rows of the psychics that look for a kind now."""
    cards = candidates(public, seeking[0])
    matrix = [_evidence(taste, public, i, cards) for i in seeking]
    matrix += [[1.0] * len(cards) for _ in range(len(cards) - len(seeking))]
    balanced = _balance(matrix)
    return [dict(zip(cards, row, strict=True)) for row in balanced[: len(seeking)]]


def _evidence(taste: Table, public: Any, psychic: int, cards: list[int]) -> list[float]:
    """Return how likely the visions of a psychic are with each card; refuted ones are out."""
    seen, wrong = public.visions[psychic], public.wrong[psychic]
    logs = [STEEPNESS * sum(taste[vision][card] for vision in seen) for card in cards]
    best = max(logs)
    return [
        LEAST if card in wrong else max(math.exp(log - best), LEAST)
        for card, log in zip(cards, logs, strict=True)
    ]


def _balance(matrix: list[list[float]]) -> list[list[float]]:
    """Scale rows and columns in turn until both add up to about 1 (Sinkhorn)."""
    for _ in range(ROUNDS):
        columns = [sum(column) for column in zip(*matrix, strict=True)]
        matrix = [[value / total for value, total in zip(row, columns, strict=True)] for row in matrix]
        matrix = [[value / total for value in row] for row in matrix for total in (sum(row),)]
    return matrix


def looking(public: Any, seat: Seat) -> list[int]:
    """Return the psychics of a seat that look for a card now."""
    return [i for i, at in enumerate(public.at) if at < FINISHED and seat_of(public, i) == seat]
