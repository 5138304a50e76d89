"""Which evidence to show: the one from which a literal listener of unknown mind learns most of the truth."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.mirror_of_truth.belief import (
    Mindset,
    Row,
    Suits,
    bits,
    held,
    innocence,
    likelihoods,
    multiply,
    of_others,
    weight_of,
)
from mystery_table.games.mirror_of_truth.state import Cards

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
    readings = of_others(mindset, observation)
    taken = bits(observation.private.roles) if public.rules.pair else 0
    sets = held(readings, taken)
    listeners = listening(observation, sets) if public.rules.pair else []
    free = [1 - chance for chance in innocence(sets, len(public.row))]
    values = [0.0] * len(places)
    for number, persona in enumerate(mindset.listeners):
        weight = weight_of(readings, number)
        mine = likelihoods(persona, public, seat)
        for at, action in enumerate(places):
            rows = placed(persona, public, mine, action)
            if public.rules.pair:
                values[at] += weight * by_partner(listeners, rows)
            else:
                values[at] += weight * _by_rivals(observation, rows, free)
    return values


def placed(persona: Suits, public: Any, mine: list[Row], action: Action) -> list[Row]:
    """Return the Rows of one's own roles as they would be after a placement."""
    _, card, role, zone = action
    rows = [list(row) for row in mine]
    for row in rows if role == len(rows) else rows[role : role + 1]:
        multiply(row, persona, public.row, (card,), zone)
    return rows


def _by_rivals(observation: Observation, rows: list[Row], free: list[float]) -> float:
    (row,), (role,) = rows, observation.private.roles
    return math.log(row[role] * free[role] / sum(a * b for a, b in zip(row, free, strict=True)))


def by_partner(listeners: Sequence[Listener], rows: list[Row]) -> float:
    """Return the partner's expected logarithmic score on the characters that still have no vote."""
    value = 0.0
    for listener in listeners:
        right = 1.0
        innocent = chances(rows, listener.mask)
        for place in listener.mine:
            right *= max(innocent[place], LEAST)
        for place in listener.theirs:
            right *= max(1 - innocent[place], LEAST)
        value += listener.weight * math.log(right)
    return value


class Listener(NamedTuple):
    """The partner, who knows their own places: each set of them is a listener of its own."""

    weight: float
    """How likely these are the partner's places."""
    mask: int
    """These places, as bits."""
    mine: Cards
    """One's own places that have no vote yet."""
    theirs: Cards
    """Those of nobody that have none."""


def listening(observation: Observation, sets: dict[int, float]) -> list[Listener]:
    """Return the partner as each set of places makes them."""
    stacks, roles = observation.public.stacks, observation.private.roles
    found = []
    for mask, weight in sets.items():
        waiting = [place for place in free_places(mask, len(stacks)) if not stacks[place]]
        mine = tuple(place for place in waiting if place in roles)
        theirs = tuple(place for place in waiting if place not in roles)
        found.append(Listener(weight, mask, mine, theirs))
    return found


@cache
def free_places(mask: int, places: int) -> Cards:
    """Return the places that are not in a bit mask."""
    return tuple(place for place in range(places) if not mask >> place & 1)


def chances(rows: list[Row], mask: int) -> list[float]:
    """Return for each place how likely one of two roles at two different places is there, none in `mask`."""
    one, other = rows
    free = free_places(mask, len(one))
    first = second = same = 0.0
    for place in free:
        a, b = one[place], other[place]
        first += a
        second += b
        same += a * b
    total = first * second - same
    found = [0.0] * len(one)
    for place in free:
        a, b = one[place], other[place]
        found[place] = (a * (second - b) + b * (first - a)) / total
    return found
