"""The log: one sentence for each event, from what the event says and what everybody knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mystery_table.core.state import Event
from mystery_table.core.words import Several, Text, Who
from mystery_table.games.mirror_of_truth import names
from mystery_table.games.mirror_of_truth.cards import character_name, evidence_name
from mystery_table.games.mirror_of_truth.results import ending, verdict
from mystery_table.games.mirror_of_truth.state import GREEN, NOBODY, Cards, Verdict


def event(public: Any, event: Event) -> Text | None:
    """Return what the log says, None where that would only repeat what is seen.

    `public` is the state after the step. Seats are named, so that the sentence is true for whoever reads it.
    """
    to = event.to if event.to is not None else NOBODY
    said: Text | None = getattr(_Sentences(public, to), event.verb)(*event.args)
    return said


def _characters(characters: Iterable[int]) -> Several:
    return Several(tuple(map(character_name, characters)))


class _Sentences:
    """What is said of each event: a method for each verb, with the event's arguments."""

    def __init__(self, public: Any, to: int) -> None:
        self.public, self.to = public, Who(to)

    # Laying out

    def first(self, seat: int) -> Text:
        return Text("mirror_of_truth", "{0} begins.", (Who(seat),))

    def collected(self, count: int) -> Text:
        if self.public.rules.pair:
            return Text("mirror_of_truth", "The evidence of the round goes under the reserve.")
        return Text("mirror_of_truth", "The evidence of the round goes under the deck.")

    def revealed(self, card: int) -> Text:
        return Text("mirror_of_truth", "New evidence: “{0}”.", (evidence_name(card),))

    def round(self, number: int) -> Text:
        characters = Text("mirror_of_truth", "%n character(s)", n=len(self.public.row))
        murderers = Text("mirror_of_truth", "%n murderer(s) among them", n=number)
        return Text("mirror_of_truth", "Round {0}: {1}, {2}.", (number, characters, murderers))

    def returned(self, characters: Cards) -> Text:
        said = (_characters(characters),)
        return Text("mirror_of_truth", "Back in the stack, with bail still owed: {0} (rule 6).", said)

    def row(self, _characters_now: Cards, newcomers: Cards) -> Text | None:
        said = (_characters(newcomers),)
        return Text("mirror_of_truth", "New in the row: {0}.", said) if newcomers else None

    def host(self, character: int) -> Text | None:
        if character == NOBODY:
            return None
        return Text("mirror_of_truth", "The murdered host of the house: “{0}”.", (character_name(character),))

    def swapped(self, seat: int, a: int, b: int) -> Text:
        both = (character_name(self.public.row[place]) for place in (a, b))
        return Text("mirror_of_truth", "{0} lets “{1}” and “{2}” change places.", (Who(seat), *both))

    def told(self, seat: int, character: int) -> Text:
        said = (Who(seat), character_name(character))
        return Text("mirror_of_truth", "{0} tells the story of “{1}”.", said)

    def skipped(self, seat: int, character: int) -> Text:
        said = (Who(seat), character_name(character))
        return Text("mirror_of_truth", "{0} leaves out the story of “{1}”.", said)

    def role(self, _places: Cards, characters: Cards) -> Text:
        said = (self.to, _characters(characters))
        if len(characters) > 1:
            return Text("mirror_of_truth", "The secret roles of {0}: {1}.", said)
        return Text("mirror_of_truth", "The secret role of {0}: {1}.", said)

    # Turns

    def turn(self, seat: int) -> None:
        """Say nothing: the banner shows whose turn it is."""

    def voted(self, seat: int, _place: int, character: int) -> Text:
        return Text("mirror_of_truth", "{0} votes on “{1}”.", (Who(seat), character_name(character)))

    def cast(self, _place: int, character: int, kind: int) -> Text:
        said = (self.to, names.vote_name(kind), character_name(character))
        return Text("mirror_of_truth", "The face-down vote of {0}: “{1}” on “{2}”.", said)

    def placed(self, seat: int, card: int, role: int, zone: int) -> Text:
        said = (Who(seat), evidence_name(card))
        if names.is_neither(self.public, role):
            return Text("mirror_of_truth", "{0} shows that “{1}” suits neither role.", said)
        if not self.public.rules.pair:
            if zone == GREEN:
                return Text("mirror_of_truth", "{0} puts “{1}” into the green zone.", said)
            return Text("mirror_of_truth", "{0} puts “{1}” into the red zone.", said)
        where = (*said, names.role_name(self.public, role))
        if zone == GREEN:
            return Text("mirror_of_truth", "{0} puts “{1}” into the green zone, {2}.", where)
        return Text("mirror_of_truth", "{0} puts “{1}” into the red zone, {2}.", where)

    def deck_out(self) -> Text:
        return Text("mirror_of_truth", "The last card of the deck is turned up: the round is over.")

    # Scoring

    def opened(self, _place: int, character: int, owner: int, _stack: tuple[tuple[int, int], ...]) -> Text:
        name = character_name(character)
        if owner == NOBODY:
            return Text("mirror_of_truth", "“{0}” is nobody's role: a murderer.", (name,))
        return Text("mirror_of_truth", "The role of {0}: “{1}”.", (Who(owner), name))

    def verdict(self, *facts: Any) -> Text:
        given = Verdict(*facts)
        reason = verdict(self.public.rules.pair, self.public.history[-1].row[given.place], given)
        return Text("mirror_of_truth", "{0}: {1}. {2}", (Who(given.seat), reason, names.signed(given.points)))

    def arrested(self, _place: int, character: int, _owner: int) -> Text:
        return Text("mirror_of_truth", "Under arrest: “{0}”.", (character_name(character),))

    def bail(self, seat: int, character: int) -> Text:
        bail = self.public.rules.bail
        if character == NOBODY:
            return Text("mirror_of_truth", "{0} pays bail: −{1}.", (Who(seat), bail))
        said = (Who(seat), character_name(character), bail)
        return Text("mirror_of_truth", "{0} pays bail for “{1}”: −{2}.", said)

    def scored(self, number: int, gains: Cards, totals: Cards) -> Text:
        if self.public.rules.pair:
            said = (number, names.signed(gains[0]), totals[0])
            return Text("mirror_of_truth", "Round {0} is scored: {1}, the deck has {2}.", said)
        each = (Text("mirror_of_truth", "{0} {1}", (Who(s), names.signed(n))) for s, n in enumerate(gains))
        return Text("mirror_of_truth", "Round {0} is scored: {1}.", (number, Several(tuple(each))))

    def finished(self, _results: Cards) -> Text:
        return ending(self.public, None)
