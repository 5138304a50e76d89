"""Which vote to play, if any."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.mirror_of_truth.belief import (
    Mindset,
    bits,
    innocence,
    likelihoods,
)
from mystery_table.games.mirror_of_truth.state import INNOCENT, MURDERER

STALLED = 3
"""Turns without a vote after which a partner seems to have none that fits."""
PATIENCE, HASTE = 1.3, 0.1
"""Points that a vote must promise in the first turn of a round, and how much less in each further turn."""


def choose(
    mindset: Mindset, observation: Observation, votes: list[Action], forced: bool, sharpness: float, rng: Rng
) -> Action | None:
    """Return one of `votes` that is worth it now, None if none is; the least bad if one is `forced`.

    The better ones are chosen with a probability that grows with `sharpness`.
    """
    public = observation.public
    pair = public.rules.pair
    table = (_pair_values if pair else _competitive_values)(mindset, observation)
    least = _least_worth(observation) if pair else _patience(public, observation.seat)
    values = [table[place][kind] for _, place, kind in votes]
    best = max(values)
    if best < least and not forced:
        return None
    return rng.weighted(votes, [math.exp(sharpness * (value - best)) for value in values])


def _least_worth(observation: Observation) -> float:
    """Return how many cards a vote of a pair must be worth.

    Voting from the first turn on is best, since waiting costs a card a turn. A vote that loses cards is left
    to the partner, who may know better or hold the other kind, unless nobody else seems to end the round.
    """
    public, partner = observation.public, 1 - observation.seat
    mistake = float(public.rules.pair_mistake)
    if not public.votes[partner]:
        return mistake
    shown = sum(len(cards) for zones in public.zones[partner] for cards in zones)
    voted = sum(stack.count(partner) for stack in public.stacks)
    on_another = mistake + 1e-9
    return on_another if shown - voted >= STALLED else 0.0


def _pair_values(mindset: Mindset, observation: Observation) -> list[list[float]]:
    """Return the expected change of the deck for [place][kind]."""
    public, mine = observation.public, observation.private.roles
    rules = public.rules
    innocent = innocence(likelihoods(mindset, public, 1 - observation.seat), bits(mine))
    values = []
    for place, chance in enumerate(innocent):
        if place in mine:
            values.append([float(rules.pair_mistake)] * 2)
            continue
        value = [0.0, 0.0]
        value[INNOCENT] = chance * rules.pair_innocent + (1 - chance) * rules.pair_mistake
        value[MURDERER] = (1 - chance) * rules.pair_murderer + chance * rules.pair_mistake
        values.append(value)
    return values


def _competitive_values(mindset: Mindset, observation: Observation) -> list[list[float]]:
    """Return the expected points for [place][kind]; on one's own character what it does against arrest."""
    public, (mine,) = observation.public, observation.private.roles
    rows = [likelihoods(mindset, public, seat)[0] for seat in range(public.seats) if seat != observation.seat]
    innocent = innocence(rows, bits((mine,)))
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
    rows = [likelihoods(mindset, public, other)[0] for other in range(public.seats)]
    accused = 1 - innocence(rows)[mine]
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


def _patience(public: Any, seat: int) -> float:
    """Return how many points a vote must promise: less and less, so that every round ends."""
    shown = sum(len(cards) for zones in public.zones[seat] for cards in zones)
    return PATIENCE - HASTE * shown
