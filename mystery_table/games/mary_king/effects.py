"""The operations of which effects are made, one object for each verb of the vocabulary.

`possible` says whether one could do anything now, from public facts. When its turn comes, `prepare` shows
what must be seen first; then, while `chooser` names a seat, that seat picks one of `choices` and `choose`
carries it out; at last `act` does what is left. `done` counts the picks made so far, `moved` in the position
is what the next operation's "same" refers to.
"""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft
from mystery_table.core.state import Action, Observation
from mystery_table.games.mary_king.state import SAME, Both, Op

DONE: Action = ("done",)


class Verb:
    """An operation that needs no choice."""

    def free(self, op: Op) -> bool:
        """Return whether it is possible in every position."""
        return True

    def possible(self, public: Any, seat: int, op: Op, home: int) -> bool:
        """Return whether it could do anything; `home` is the idea stack its card is being bought from."""
        return True

    def prepare(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Show what must be seen before the next choice."""

    def chooser(self, public: Any, seat: int, op: Op, done: int) -> int | None:
        """Return the seat that must choose now, None when nothing is left to choose."""
        return None

    def choices(self, observation: Observation, seat: int, op: Op, done: int) -> list[Action]:
        """Return what the chooser may pick."""
        raise NotImplementedError

    def choose(self, draft: Draft, seat: int, op: Op, action: Action) -> bool:
        """Carry out a pick; whether there may be another one after it."""
        raise NotImplementedError

    def act(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Do what is left when all choices are made."""


class Pick(Verb):
    """An operation that picks up to `count` things, at least `least` of them while there are so many."""

    def free(self, op: Op) -> bool:
        """Return whether it is possible in every position."""
        return False

    def items(self, public: Any, seat: int, op: Op) -> bool:
        """Return whether anything can be picked."""
        raise NotImplementedError

    def possible(self, public: Any, seat: int, op: Op, home: int) -> bool:
        """Return whether anything can be picked."""
        return self.items(public, seat, op)

    def chooser(self, public: Any, seat: int, op: Op, done: int) -> int | None:
        """Return the seat while it may pick."""
        return seat if done < op.number and self.items(public, seat, op) else None


def side_of(seat: int, who: str) -> int:
    """Return the side that "me" or "opponent" means for a seat."""
    return 1 - seat if who == "opponent" else seat


def each(seat: int, op: Op, count: int) -> Both:
    """Return a number for each side that an operation means."""
    if op.who == "any":
        return count, count
    return (count, 0) if side_of(seat, op.who) == 0 else (0, count)


def amount(draft: Draft, op: Op) -> int:
    """Return how many an operation moves."""
    return int(draft.moved) if op.number == SAME else op.number
