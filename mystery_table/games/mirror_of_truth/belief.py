"""What evidence says about who plays whom: a literal listener, jointly over all assignments.

Evidence in a green zone is as likely as a logistic curve of its affinity to the character says, in a red zone
as likely as the curve of the opposite. Nobody plays the same character, so roles are weighed together.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from mystery_table.games.mirror_of_truth.state import GREEN, RED, Cards
from mystery_table.minds.affinity import Table

STEEPNESS = 1.0
"""How much one standard deviation of affinity is believed."""
OWN_VOTE = 0.05
"""How likely it is that one of a pair votes on an own character, which only loses cards."""
LEAST = 1e-30
"""Nothing is believed to be less likely than this beside the likeliest; joint beliefs never come to 0 so."""

Row = list[float]
"""For one role: how likely its evidence is with each place of the row as its character."""


class Mindset(NamedTuple):
    """How likely a piece of evidence is beside a character: suits[zone][character][evidence]."""

    suits: tuple[Table, Table]


@cache
def mindset(table: Table) -> Mindset:
    """Return what a listener makes of an affinity table."""
    green = tuple(tuple(1 / (1 + math.exp(-STEEPNESS * value)) for value in line) for line in table)
    red = tuple(tuple(1 - chance for chance in line) for line in green)
    return Mindset((green, red))


def likelihoods(mindset: Mindset, public: Any, seat: int) -> list[Row]:
    """Return a Row for each role of `seat`, from the evidence beside it and, in pairs, the votes it cast."""
    zones = public.zones[seat]
    roles = min(len(zones), 2) if public.rules.pair else 1
    rows = []
    for role in range(roles):
        row = [1.0] * len(public.row)
        multiply(row, mindset, public.row, zones[role][GREEN], GREEN)
        multiply(row, mindset, public.row, zones[role][RED], RED)
        for neither in zones[roles:]:
            multiply(row, mindset, public.row, neither[RED], RED)
        if public.rules.pair:
            row = [
                value * OWN_VOTE if seat in stack else value
                for value, stack in zip(row, public.stacks, strict=True)
            ]
        best = max(row)
        rows.append([max(value / best, LEAST) for value in row])
    return rows


def multiply(row: Row, mindset: Mindset, characters: Cards, evidence: Iterable[int], zone: int) -> None:
    """Take further evidence in a zone into a Row."""
    suits = mindset.suits[zone]
    for card in evidence:
        for place, character in enumerate(characters):
            row[place] *= suits[character][card]


def assignments(rows: Sequence[Row], taken: int = 0) -> dict[int, float]:
    """Return how likely each set of places is to be the roles' places, as bit masks; not normalised."""
    sets = {taken: 1.0}
    for row in rows:
        longer: dict[int, float] = {}
        for mask, weight in sets.items():
            for place, value in enumerate(row):
                if not mask >> place & 1:
                    more = mask | 1 << place
                    longer[more] = longer.get(more, 0.0) + weight * value
        sets = longer
    return sets


def innocence(rows: Sequence[Row], taken: int = 0) -> list[float]:
    """Return for each place how likely it is that one of the roles is there; `taken` places are not."""
    sets = assignments(rows, taken)
    total = sum(sets.values())
    places = range(len(rows[0]))
    return [
        0.0 if taken >> place & 1 else sum(w for mask, w in sets.items() if mask >> place & 1) / total
        for place in places
    ]


def bits(places: Iterable[int]) -> int:
    """Return places as a bit mask."""
    return sum(1 << place for place in places)
