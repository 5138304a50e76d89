"""What of a position one seat's table shows: the round in play, or how it ended."""

from __future__ import annotations

from typing import NamedTuple

from mystery_table.core.state import Observation
from mystery_table.games.mirror_of_truth.state import INNOCENT, MURDERER, Cards

Vote = tuple[int, int | None]
"""(seat, kind); the kind of a face-down vote is None for everybody but its owner."""


class Shown(NamedTuple):
    """The middle of the table. `roles[seat]` is () while that seat's roles are secret."""

    row: Cards
    roles: tuple[Cards, ...]
    stacks: tuple[tuple[Vote, ...], ...]
    arrested: Cards
    open: bool
    """Whether roles and votes are turned up: the round is over."""


def shown(observation: Observation) -> Shown:
    """Return what the seat sees."""
    public = observation.public
    if public.history and public.phase in ("over", "setup"):
        last = public.history[-1]
        return Shown(last.row, last.roles, last.stacks, last.arrested, True)
    mine = observation.private.roles
    roles = tuple(mine if seat == observation.seat else () for seat in range(public.seats))
    stacks = public.stacks or ((),) * len(public.row)
    known = tuple(_known(observation, place, stack) for place, stack in enumerate(stacks))
    return Shown(public.row, roles, known, (), False)


def _known(observation: Observation, place: int, stack: Cards) -> tuple[Vote, ...]:
    """Return a stack with the faces of the viewer's own votes, which lie in the order they were played."""
    own = iter([kind for there, kind in observation.private.cast if there == place])
    return tuple((seat, next(own) if seat == observation.seat else None) for seat in stack)


def within_reach(observation: Observation) -> int:
    """Return what the votes of a pair's round could change the deck by at best, as far as this seat knows.

    It knows its own votes and roles, and that there are no more murderers than the number of the round.
    """
    rules, view = observation.public.rules, shown(observation)
    mine, hopes, sure = view.roles[observation.seat], 0, 0
    for place, stack in enumerate(view.stacks):
        for seat, kind in stack:
            own = seat == observation.seat
            if place in mine:
                sure += rules.pair_mistake if own else rules.pair_innocent
            elif own and kind == INNOCENT:
                sure += rules.pair_innocent
            else:
                hopes += 1
    right = min(hopes, observation.public.round)
    return int(sure + right * rules.pair_murderer + (hopes - right) * rules.pair_mistake)


def votes_left(observation: Observation) -> dict[int, int]:
    """Return how many votes of each kind the seat still holds."""
    left = observation.private.left
    return {INNOCENT: left[INNOCENT], MURDERER: left[MURDERER]}


def stack_size(observation: Observation) -> int:
    """Return how many character cards lie in the stack."""
    public = observation.public
    held = sum(character >= 0 for owed in public.debts for character in owed)
    return int(public.rules.characters) // 2 - len(public.row) - held if public.round else 0
