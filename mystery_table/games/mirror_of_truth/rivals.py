"""What a vote is worth to one of several rivals: points, and what it does against the arrest of one's own."""

from __future__ import annotations

from collections.abc import Sequence

from mystery_table.core.state import Observation
from mystery_table.games.mirror_of_truth.belief import Mindset, bits, held, innocence, of_others, read
from mystery_table.games.mirror_of_truth.state import INNOCENT, MURDERER

HASTE = 0.1
"""How many points less a vote must promise in each further turn of a round."""


def worth(mindset: Mindset, observation: Observation) -> list[list[float]]:
    """Return the expected points for [place][kind]; on one's own character what it does against arrest."""
    public, (mine,) = observation.public, observation.private.roles
    innocent = innocence(held(of_others(mindset, observation), bits((mine,))), len(public.row))
    values = []
    for place, chance in enumerate(innocent):
        stack = public.stacks[place]
        value = [0.0, 0.0]
        if place == mine:
            value[INNOCENT] = _defence(mindset, observation, mine)
            value[MURDERER] = -float(public.rules.bail)
        else:
            value[INNOCENT] = chance * _prize(public.rules.innocent_points, len(stack), chance)
            value[MURDERER] = (1 - chance) * _prize(public.rules.murderer_points, len(stack), 1 - chance)
        values.append(value)
    return values


def _prize(prizes: Sequence[int], before: int, right: float) -> float:
    """Return what a right vote gets if each card `before` it is right with the probability `right`."""
    return sum(
        chance * prizes[count] for count, chance in enumerate(_binomial(before, right)) if count < len(prizes)
    )


def _binomial(tries: int, chance: float) -> list[float]:
    """Return the probabilities of 0, 1, … hits."""
    spread = [1.0]
    for _ in range(tries):
        spread = [
            (spread[k] if k < len(spread) else 0.0) * (1 - chance) + (spread[k - 1] * chance if k else 0.0)
            for k in range(len(spread) + 1)
        ]
    return spread


def _defence(mindset: Mindset, observation: Observation, mine: int) -> float:
    """Return how many points of bail an Innocent card on one's own character saves on average."""
    public, seat = observation.public, observation.seat
    readings = [read(mindset, public, other) for other in range(public.seats)]
    accused = 1 - innocence(held(readings), len(public.row))[mine]
    own = [kind for place, kind in observation.private.cast if place == mine]
    others = sum(owner != seat for owner in public.stacks[mine])
    saved = _arrest(others, accused, own) - _arrest(others, accused, [*own, INNOCENT])
    return saved * float(public.rules.bail)


def _arrest(others: int, accused: float, own: list[int]) -> float:
    """Return how likely arrest is with cards of others, each a Murderer with probability `accused`."""
    against = own.count(MURDERER) - own.count(INNOCENT)
    return sum(
        chance for count, chance in enumerate(_binomial(others, accused)) if 2 * count - others + against > 0
    )


def least_worth(observation: Observation, patience: float) -> float:
    """Return how many points a vote must promise: less and less, so that every round ends."""
    zones = observation.public.zones[observation.seat]
    shown = sum(len(cards) for zone in zones for cards in zone)
    return patience - HASTE * shown
