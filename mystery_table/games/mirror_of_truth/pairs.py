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
from mystery_table.games.mirror_of_truth.speaking import Listener, chances, listening
from mystery_table.games.mirror_of_truth.state import INNOCENT, MURDERER

LOSS = 1e-9
"""Distinguishes what certainly loses cards from what only might."""


def least_worth(observation: Observation) -> float:
    """Return how many cards a vote of a pair must be worth.

    Voting in every turn is best, since a turn without a vote costs a card. Only a vote on an own character,
    which surely loses cards, is left to the partner while they can.
    """
    public = observation.public
    mistake = float(public.rules.pair_mistake)
    return mistake + LOSS if public.votes[1 - observation.seat] else mistake


def worth(mindset: Mindset, observation: Observation, telling: float) -> list[list[float]]:
    """Return the expected change of the deck for [place][kind]; `telling`: what counts beside that."""
    public, mine = observation.public, observation.private.roles
    rules = public.rules
    partner = read(mindset, public, 1 - observation.seat)
    listeners = held([partner], bits(mine))
    told = [0.0] * len(public.row)
    if telling and public.votes[1 - observation.seat] and not all(public.stacks[place] for place in mine):
        told = _told(mindset, observation, partner.weights, listening(observation, listeners))
    values = []
    for place, chance in enumerate(innocence(listeners, len(public.row))):
        if place in mine:
            values.append([float(rules.pair_mistake)] * 2)
            continue
        value = [telling * told[place]] * 2
        value[INNOCENT] += chance * rules.pair_innocent + (1 - chance) * rules.pair_mistake
        value[MURDERER] += (1 - chance) * rules.pair_murderer + chance * rules.pair_mistake
        values.append([max(each, rules.pair_mistake + LOSS) for each in value])
    return values


def _told(
    mindset: Mindset, observation: Observation, weights: tuple[float, ...], listeners: list[Listener]
) -> list[float]:
    """Return for each place how many more cards the partner's votes promise once one has voted there."""
    public, mine = observation.public, observation.private.roles
    told = [0.0] * len(public.row)
    free = [place for place, stack in enumerate(public.stacks) if not stack and place not in mine]
    for weight, persona in zip(weights, mindset.listeners, strict=True):
        rows = likelihoods(persona, public, observation.seat)
        now = _understood(observation, rows, listeners)
        for place in free:
            after = [[*row[:place], row[place] * OWN_VOTE, *row[place + 1 :]] for row in rows]
            told[place] += weight * (_understood(observation, after, listeners) - now)
    return told


def _understood(observation: Observation, rows: list[Row], listeners: list[Listener]) -> float:
    """Return the cards that the partner's votes on one's own characters promise."""
    rules, value = observation.public.rules, 0.0
    for listener in listeners:
        innocent = chances(rows, listener.mask)
        value += listener.weight * sum(innocent[place] for place in listener.mine)
    return value * float(rules.pair_innocent - rules.pair_mistake)
