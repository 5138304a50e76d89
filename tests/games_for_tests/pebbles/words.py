"""What Pebbles says."""

from __future__ import annotations

from typing import Any

from mystery_table.core.layout import Gesture
from mystery_table.core.report import Report
from mystery_table.core.state import Action, Event, Observation, Options
from mystery_table.core.words import Said, Text, Who


def event(public: Any, event: Event) -> Text | None:
    """Return one sentence for the log."""
    if event.verb == "laid":
        return Text("pebbles", "{0} lays pebble {1}", (Who(event.args[0]), event.args[1]))
    if event.verb == "taken":
        return Text("pebbles", "{0} takes the trick", (Who(event.args[0]),))
    return None


def action(observation: Observation, action: Action) -> Text:
    """Return a move in words."""
    return Text("pebbles", "Lay pebble {0}", (action[1],))


button = action


def prompt(observation: Observation) -> Text:
    """Return what the seat is asked."""
    return Text("pebbles", "Lay a pebble")


def waiting(public: Any, seat: int) -> Text:
    """Return what others see meanwhile."""
    return Text("pebbles", "{0} chooses a pebble", (Who(seat),))


def tasks(observation: Observation, made: Gesture) -> tuple[tuple[Text, bool], ...]:
    """Return the check list of the turn."""
    return ((Text("pebbles", "Lay a pebble"), bool(made)),)


def refusal(observation: Observation, piece: str, area: str) -> Text | None:
    """Return why a drop is not legal."""
    return Text("pebbles", "A pebble is laid in the row")


def title(options: Options) -> Said:
    """Return the name of this kind of match."""
    return Text("pebbles", "Pebbles")


def status(public: Any) -> Text:
    """Return how far the match is."""
    return Text("pebbles", "%n tricks", n=sum(public.taken))


def ending(public: Any, seat: int | None) -> Text:
    """Return the result in a sentence."""
    return Text("pebbles", "The pebbles are played")


def report(observation: Observation, history: tuple[Event, ...]) -> Report:
    """Return the result explained."""
    return Report(ending(observation.public, observation.seat), (observation.public.taken,), ())
