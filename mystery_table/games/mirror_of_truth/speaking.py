"""Which evidence to show: the one from which a literal listener learns most of the truth."""

from __future__ import annotations

import math
from typing import Any

from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.mirror_of_truth.belief import (
    Mindset,
    Row,
    assignments,
    bits,
    likelihoods,
    multiply,
)

LEAST = 1e-9


def choose(
    mindset: Mindset, observation: Observation, places: list[Action], sharpness: float, rng: Rng
) -> Action:
    """Return one of `places`, a better one with a probability that grows with `sharpness`."""
    public = observation.public
    mine = likelihoods(mindset, public, observation.seat)
    listeners = _listeners(mindset, observation)
    values = []
    for action in places:
        rows = _with(mindset, public, mine, action)
        values.append(_understood(observation, rows, listeners))
    best = max(values)
    return rng.weighted(places, [math.exp(sharpness * (value - best)) for value in values])


def _with(mindset: Mindset, public: Any, mine: list[Row], action: Action) -> list[Row]:
    """Return the Rows of one's own roles as they would be after a placement."""
    _, card, role, zone = action
    rows = [list(row) for row in mine]
    for row in rows if role == len(rows) else rows[role : role + 1]:
        multiply(row, mindset, public.row, (card,), zone)
    return rows


def _listeners(mindset: Mindset, observation: Observation) -> dict[int, float]:
    """Return what the others may hold, as sets of places with their probabilities.

    A partner knows their own places, so each set is a listener of its own.
    """
    public = observation.public
    others = [
        row
        for seat in range(public.seats)
        if seat != observation.seat
        for row in likelihoods(mindset, public, seat)
    ]
    sets = assignments(others, bits(observation.private.roles) if public.rules.pair else 0)
    mine = bits(observation.private.roles) if public.rules.pair else 0
    total = sum(sets.values())
    return {mask & ~mine: weight / total for mask, weight in sets.items()}


def _understood(observation: Observation, rows: list[Row], listeners: dict[int, float]) -> float:
    """Return how well the listeners would know which characters are mine."""
    if observation.public.rules.pair:
        return _understood_by_partner(observation, rows, listeners)
    (row,), (role,) = rows, observation.private.roles
    free = [sum(w for mask, w in listeners.items() if not mask >> place & 1) for place in range(len(row))]
    return math.log(row[role] * free[role] / sum(a * b for a, b in zip(row, free, strict=True)))


def _understood_by_partner(observation: Observation, rows: list[Row], listeners: dict[int, float]) -> float:
    """Return the partner's expected logarithmic score on the characters that still have no vote."""
    public, roles = observation.public, observation.private.roles
    open_places = [place for place, stack in enumerate(public.stacks) if not stack]
    value = 0.0
    for mask, weight in listeners.items():
        sets = assignments(rows, mask)
        total = sum(sets.values())
        for place in open_places:
            if mask >> place & 1:
                continue
            innocent = sum(w for other, w in sets.items() if other >> place & 1) / total
            true = innocent if place in roles else 1 - innocent
            value += weight * math.log(max(true, LEAST))
    return value
