"""How the others are doing in the race, as far as one seat can tell."""

from __future__ import annotations

from mystery_table.core.state import Observation
from mystery_table.games.thirteen_clues.belief import Belief

FULL_DOUBT = 6.2
"""Bits of doubt about a mystery at the beginning: 75 to 80 are possible."""
LEAST_DOUBT = 0.3
"""Nobody is taken to be quite sure: it would be their turn's end already (project)."""
GLASS_COST = 0.12
"""What it costs, in bits, to give an opponent one action more than it would have had (project)."""


def last_action(observation: Observation) -> bool:
    """Return whether the turn ends with the next action, so that a wrong guess loses nothing else."""
    public = observation.public
    return public.seats == 2 or int(public.glasses[observation.seat]) == 1


def doubts(observation: Observation, belief: Belief) -> dict[int, float]:
    """Return how much doubt each opponent may have, in bits, if an answer teaches them what it taught me."""
    mine = lessons(observation, observation.seat)
    each = (FULL_DOUBT - belief.doubt) / max(1, mine)
    others = (seat for seat in range(observation.public.seats) if seat != observation.seat)
    return {seat: max(LEAST_DOUBT, FULL_DOUBT - each * lessons(observation, seat)) for seat in others}


def lessons(observation: Observation, seat: int) -> int:
    """Return how often a seat was told or shown something: answers other than its own, and looks."""
    public = observation.public
    return sum(line.witness != seat for line in public.log) + sum(who == seat for who, _ in public.looks)


def danger(observation: Observation, belief: Belief) -> float:
    """Return how likely somebody else solves their mystery before my next turn."""
    safe = 1.0
    for seat, doubt in doubts(observation, belief).items():
        safe *= 1 - 2 ** -max(LEAST_DOUBT, doubt - observation.public.glasses[seat] / 2)
    return 1 - safe


def cost(observation: Observation, witness: int) -> float:
    """Return what it costs to give a witness the glass, in bits.

    Whoever has none would get one in any case, so that costs nothing; any other gains an action.
    """
    public = observation.public
    return GLASS_COST if public.seats > 2 and public.glasses[witness] else 0.0
