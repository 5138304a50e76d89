"""What a match is called, how it stands and how it ended."""

from __future__ import annotations

from typing import Any

from mystery_table.core.report import Entry, Report
from mystery_table.core.state import Event, Observation, Options
from mystery_table.core.words import Several, Text, Who
from mystery_table.games.thirteen_clues import phrases
from mystery_table.games.thirteen_clues.cards import card_name
from mystery_table.games.thirteen_clues.pieces import card_face
from mystery_table.games.thirteen_clues.state import Cards


def title(options: Options) -> Text:
    """Return what a kind of match is called."""
    seats = Text("thirteen_clues", "%n player(s)", n=int(options["rules"]["suits"]) - 4)
    if options["secret"] and options["broad"]:
        return Text("thirteen_clues", "{0}, with Top Secret and broad questions", (seats,))
    if options["secret"]:
        return Text("thirteen_clues", "{0}, with Top Secret", (seats,))
    if options["broad"]:
        return Text("thirteen_clues", "{0}, with broad questions", (seats,))
    return seats


def status(public: Any) -> Text:
    """Return how far the match is."""
    if public.phase in ("deal", "keep"):
        return Text("thirteen_clues", "choosing mysteries")
    return Text("thirteen_clues", "round {0}", (max(public.turns),))


def ending(public: Any, seat: int | None) -> Text:
    """Return the result in a sentence, as everybody or as one seat reads it."""
    turns = Text("thirteen_clues", "%n turn(s)", n=public.turns[public.turn])
    if seat == public.turn:
        return Text("thirteen_clues", "You have solved your mystery in {0}.", (turns,))
    return Text("thirteen_clues", "The winner is {0}, in {1}.", (Who(public.turn), turns))


def report(observation: Observation, history: tuple[Event, ...]) -> Report:
    """Tell who solved what, and which accusations were wrong on the way there."""
    public = observation.public
    points = tuple(int(public.phase == "over" and seat == public.turn) for seat in range(public.seats))
    entries = tuple(_entry(*event.args) for event in history if event.verb == "accused")
    mine = observation.private.screens[observation.seat]
    if public.phase == "over" and observation.seat != public.turn:
        entries += (_mystery(observation.seat, mine),)
    return Report(ending(public, observation.seat), (points,), entries)


def _entry(seat: int, cards: Cards, right: int) -> Entry:
    said = phrases.accusation(cards)
    if right:
        reason = Text("thirteen_clues", "Solved: {0}", (said,))
        return Entry(1, seat, 1, reason, card_face(cards[0]))
    return Entry(1, seat, 0, Text("thirteen_clues", "Wrong: {0}", (said,)), card_face(cards[0]))


def _mystery(seat: int, cards: Cards) -> Entry:
    said = Several(tuple(map(card_name, cards)))
    return Entry(1, seat, 0, Text("thirteen_clues", "Not found out: {0}", (said,)), card_face(cards[0]))
