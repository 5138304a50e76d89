"""Which vote to play, if any: what a vote promises, now and through what it tells the others."""

from __future__ import annotations

import math
from typing import NamedTuple

from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.mirror_of_truth import pairs, rivals
from mystery_table.games.mirror_of_truth.belief import Mindset


class Voter(NamedTuple):
    """How somebody votes."""

    sharpness: float
    """How surely the better vote is preferred to the worse: 0 not at all."""
    patience: float = 1.3
    """Points that a vote against rivals must promise in the first turn of a round; less in later ones."""
    telling: float = 0.0
    """How much it counts, in a pair, what a vote tells the partner."""


def choose(
    mindset: Mindset, observation: Observation, votes: list[Action], forced: bool, voter: Voter, rng: Rng
) -> Action | None:
    """Return one of `votes` that is worth it now, None if none is; the least bad if one is `forced`."""
    if observation.public.rules.pair:
        table, least = pairs.worth(mindset, observation, voter.telling), pairs.least_worth(observation)
    else:
        table, least = rivals.worth(mindset, observation), rivals.least_worth(observation, voter.patience)
    values = [table[place][kind] for _, place, kind in votes]
    best = max(values)
    if best < least and not forced:
        return None
    return rng.weighted(votes, [math.exp(voter.sharpness * (value - best)) for value in values])
