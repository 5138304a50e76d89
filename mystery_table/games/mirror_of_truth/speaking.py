"""Which evidence to show: the one from which a literal listener of unknown mind learns most of the truth."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.mirror_of_truth.belief import (
    Mindset,
    Row,
    Suits,
    bits,
    held,
    likelihoods,
    multiply,
    read,
)

LEAST = 1e-9


def choose(
    mindset: Mindset, observation: Observation, places: list[Action], sharpness: float, rng: Rng
) -> Action:
    """Return one of `places`, a better one with a probability that grows with `sharpness`."""
    values = worth(mindset, observation, places)
    best = max(values)
    return rng.weighted(places, [math.exp(sharpness * (value - best)) for value in values])


def worth(mindset: Mindset, observation: Observation, places: Sequence[Action]) -> list[float]:
    """Return how well the others would understand each placement: a mean of logarithms of probabilities."""
    public, seat = observation.public, observation.seat
    readings = [read(mindset, public, other) for other in range(public.seats) if other != seat]
    taken = bits(observation.private.roles) if public.rules.pair else 0
    listeners = held(readings, taken)
    free = [
        sum(w for mask, w in listeners.items() if not mask >> place & 1) for place in range(len(public.row))
    ]
    values = [0.0] * len(places)
    for number, persona in enumerate(mindset.personas):
        weight = sum(reading.weights[number] for reading in readings) / len(readings)
        mine = likelihoods(persona, public, seat)
        for at, action in enumerate(places):
            rows = _with(persona, public, mine, action)
            if public.rules.pair:
                values[at] += weight * by_partner(observation, rows, listeners)
            else:
                values[at] += weight * _by_rivals(observation, rows, free)
    return values


def _with(persona: Suits, public: Any, mine: list[Row], action: Action) -> list[Row]:
    """Return the Rows of one's own roles as they would be after a placement."""
    _, card, role, zone = action
    rows = [list(row) for row in mine]
    for row in rows if role == len(rows) else rows[role : role + 1]:
        multiply(row, persona, public.row, (card,), zone)
    return rows


def _by_rivals(observation: Observation, rows: list[Row], free: list[float]) -> float:
    (row,), (role,) = rows, observation.private.roles
    return math.log(row[role] * free[role] / sum(a * b for a, b in zip(row, free, strict=True)))


def by_partner(observation: Observation, rows: list[Row], listeners: dict[int, float]) -> float:
    """Return the partner's expected logarithmic score on the characters that still have no vote.

    A partner knows their own places, so each set of them is a listener of its own.
    """
    stacks, roles = observation.public.stacks, observation.private.roles
    value = 0.0
    for mask, weight in listeners.items():
        chances = Chances(rows, mask)
        score = 0.0
        for place, stack in enumerate(stacks):
            if not stack and not mask >> place & 1:
                innocent = chances.innocent(place)
                score += math.log(max(innocent if place in roles else 1 - innocent, LEAST))
        value += weight * score
    return value


class Chances:
    """Two roles at two different places, as a listener with places of their own (`mask`) sees them."""

    def __init__(self, rows: list[Row], mask: int) -> None:
        one, other = rows
        free = [place for place in range(len(one)) if not mask >> place & 1]
        self._one, self._other = one, other
        self._sums = sum(one[place] for place in free), sum(other[place] for place in free)
        same = sum(one[place] * other[place] for place in free)
        self._total = self._sums[0] * self._sums[1] - same

    def innocent(self, place: int) -> float:
        """Return how likely one of the two roles is there; the place is not among the listener's own."""
        a, b = self._one[place], self._other[place]
        return (a * (self._sums[1] - b) + b * (self._sums[0] - a)) / self._total
