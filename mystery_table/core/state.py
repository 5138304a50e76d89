"""The values a match is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

Seat = int
Action = tuple[Any, ...]
"""("verb", small ints or short strings …): flat, JSON-safe, printable; one decision is one action."""
Options = Mapping[str, Any]
"""Everything a match was set up with, the whole ruleset data included; JSON-safe."""

CHANCE: Seat = -1
"""The seat that shuffles and deals; its actions are logged like any other."""
CLOCK: Seat = -2
"""The seat that says that time is up."""


class State(NamedTuple):
    """The whole truth. Its parts are NamedTuples of tuples, ints, strings and None."""

    public: Any
    private: tuple[Any, ...]
    hidden: Any


class Observation(NamedTuple):
    """What one seat knows: all that `legal`, bots, hints and screens ever receive."""

    seat: Seat
    public: Any
    private: Any


class Event(NamedTuple):
    """What happened, for log, animation and voice; rules never read it. Only the seat `to` may see it."""

    verb: str
    args: tuple[Any, ...] = ()
    to: Seat | None = None


class Step(NamedTuple):
    """One line of a match's log."""

    seat: Seat
    action: Action
