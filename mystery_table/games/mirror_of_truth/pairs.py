"""What a vote is worth to a pair: cards of the deck at once, and what it tells the partner.

Whoever votes on a character that is not their partner's calls it a murderer, since nobody votes on their own:
then the partner looks for the voter's two characters among fewer.
"""

from __future__ import annotations

from mystery_table.core.state import Observation
from mystery_table.games.mirror_of_truth.belief import (
    OWN_VOTE,
    Mindset,
    Row,
    bits,
    held,
    innocence,
    likelihoods,
    read,
)
from mystery_table.games.mirror_of_truth.speaking import Chances
from mystery_table.games.mirror_of_truth.state import INNOCENT, MURDERER

STALLED = 3
"""Turns without a vote after which a partner seems to have none that fits."""


def least_worth(observation: Observation) -> float:
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


def worth(mindset: Mindset, observation: Observation, telling: float) -> list[list[float]]:
    """Return the expected change of the deck for [place][kind]; `telling`: what counts beside that."""
    public, mine = observation.public, observation.private.roles
    rules = public.rules
    partner = read(mindset, public, 1 - observation.seat)
    listeners = held([partner], bits(mine))
    told = _told(mindset, observation, partner.weights, listeners) if telling else [0.0] * len(public.row)
    values = []
    for place, chance in enumerate(innocence(listeners, len(public.row))):
        if place in mine:
            values.append([float(rules.pair_mistake)] * 2)
            continue
        value = [telling * told[place]] * 2
        value[INNOCENT] += chance * rules.pair_innocent + (1 - chance) * rules.pair_mistake
        value[MURDERER] += (1 - chance) * rules.pair_murderer + chance * rules.pair_mistake
        values.append(value)
    return values


def _told(
    mindset: Mindset, observation: Observation, weights: tuple[float, ...], listeners: dict[int, float]
) -> list[float]:
    """Return for each place how many more cards the partner's votes promise once one has voted there."""
    public, mine = observation.public, observation.private.roles
    told = [0.0] * len(public.row)
    if not public.votes[1 - observation.seat] or all(public.stacks[place] for place in mine):
        return told
    free = [place for place, stack in enumerate(public.stacks) if not stack and place not in mine]
    for weight, persona in zip(weights, mindset.personas, strict=True):
        rows = likelihoods(persona, public, observation.seat)
        now = _understood(observation, rows, listeners)
        for place in free:
            after = [[*row[:place], row[place] * OWN_VOTE, *row[place + 1 :]] for row in rows]
            told[place] += weight * (_understood(observation, after, listeners) - now)
    return told


def _understood(observation: Observation, rows: list[Row], listeners: dict[int, float]) -> float:
    """Return the cards that the partner's votes on one's own characters promise."""
    public, rules = observation.public, observation.public.rules
    waiting = [place for place in observation.private.roles if not public.stacks[place]]
    value = 0.0
    for mask, weight in listeners.items():
        chances = Chances(rows, mask)
        value += weight * sum(chances.innocent(place) for place in waiting)
    return value * float(rules.pair_innocent - rules.pair_mistake)
