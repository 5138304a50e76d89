"""The race: what a glass is worth to its next owner, and when a guess is better than one more question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mystery_table.core.state import Observation

GLASS_COST = 0.06
"""What it costs, in bits, to give an opponent one action more than it would have had (project)."""
NEXT_TURN = 0.9
"""What a mystery solved in the next turn is worth against one solved now (project): others may be faster."""


def last_action(observation: Observation) -> bool:
    """Return whether the turn ends with the next action, so that a wrong guess loses nothing else."""
    public = observation.public
    return bool(public.seats == 2 or public.glasses[observation.seat] == 1)


def cost(observation: Observation, witness: int) -> float:
    """Return what it costs to give a witness the glass, in bits.

    Whoever has none would get one in any case, so that costs nothing; any other gains an action.
    """
    public = observation.public
    return GLASS_COST if public.seats > 2 and public.glasses[witness] else 0.0


def guessing(chances: Iterable[float]) -> float:
    """Return what it is worth to name one mystery a turn, the likeliest first."""
    worth, share = 0.0, 1.0
    for chance in sorted(chances, reverse=True):
        worth += share * chance
        share *= NEXT_TURN
    return worth


def should_guess(chances: Sequence[float], answers: Iterable[Iterable[float]] | None) -> bool:
    """Return whether guessing from now on is worth more than asking first and guessing from the next turn on.

    `answers` holds for each answer the chances of each mystery together with it; None stands for an action
    that may teach everything.
    """
    asking = 1.0 if answers is None else sum(map(guessing, answers))
    return guessing(chances) > NEXT_TURN * asking
