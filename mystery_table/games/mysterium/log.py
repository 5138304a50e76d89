"""The log: one sentence for each event, from what the event says and what everybody knows."""

from __future__ import annotations

from typing import Any

from mystery_table.core.state import Event
from mystery_table.core.words import Several, Text, Who
from mystery_table.games.mysterium import names
from mystery_table.games.mysterium.cards import card_name
from mystery_table.games.mysterium.results import ending
from mystery_table.games.mysterium.state import AGREE, GHOST, LOST, Cards, Group


def event(public: Any, event: Event) -> Text | None:
    """Return what the log says, None where that would only repeat what is seen.

    `public` is the state after the step. Seats are named, so that the sentence is true for whoever reads it.
    """
    said: Text | None = getattr(_Sentences(public), event.verb)(*event.args)
    return said


class _Sentences:
    """What is said of each event: a method for each verb, with the event's arguments."""

    def __init__(self, public: Any) -> None:
        self.public = public

    def _who(self, psychic: int) -> Any:
        return names.psychic(self.public, psychic)

    # The ghost

    def laid(self, suspects: Cards, places: Cards, objects: Cards) -> Text:
        said = (names.listed(suspects), names.listed(places), names.listed(objects))
        return Text("mysterium", "On the table: {0}; {1}; {2}.", said)

    def secret(self, groups: tuple[Group, ...]) -> Text:
        each = (
            Text("mysterium", "{0}: {1}", (self._who(i), names.listed(cards)))
            for i, cards in enumerate(groups)
        )
        return Text("mysterium", "To be found: {0}.", (Several(tuple(each)),))

    def hour(self, number: int) -> Text:
        return Text("mysterium", "Hour {0} of {1}.", (number, self.public.rules.hours))

    def drew(self, cards: Cards) -> Text:
        return Text("mysterium", "New in the hand: {0}.", (names.visions(len(cards)),))

    def reshuffled(self, count: int) -> Text:
        return Text("mysterium", "The discarded visions are the new pile: {0}.", (names.visions(count),))

    def recovered(self) -> Text:
        return Text("mysterium", "All clairvoyancy tokens go back to their owners (rule 4).")

    def vision(self, psychic: int, *cards: int) -> Text:
        if not cards:
            return Text("mysterium", "No vision is left for {0}.", (self._who(psychic),))
        said = (self._who(psychic), names.dreams(cards))
        return Text("mysterium", "A vision for {0}: {1}", said)

    def crow(self, count: int) -> Text:
        return Text("mysterium", "The crow takes visions away: {0}.", (names.visions(count),))

    def hourglass(self) -> Text:
        if self.public.rules.minutes:
            return Text("mysterium", "The hourglass runs: %n minute(s).", n=self.public.rules.minutes)
        return Text("mysterium", "The psychics interpret their visions.")

    # The psychics

    def pawn(self, psychic: int, card: int, freed: Cards) -> Text:
        said = (self._who(psychic), card_name(card))
        if freed:
            return Text("mysterium", "{0}: pawn on “{1}”; tokens beside it go back.", said)
        return Text("mysterium", "{0}: pawn on “{1}”.", said)

    def lifted(self, psychic: int, freed: Cards) -> Text:
        if freed:
            return Text("mysterium", "{0}: pawn taken back; tokens beside it too.", (self._who(psychic),))
        return Text("mysterium", "{0}: pawn taken back.", (self._who(psychic),))

    def token(self, owner: int, psychic: int, kind: int) -> Text:
        said = (self._who(owner), self._who(psychic))
        if kind == AGREE:
            return Text("mysterium", "{0} to {1}: agree.", said)
        return Text("mysterium", "{0} to {1}: disagree.", said)

    def untoken(self, owner: int, psychic: int) -> Text:
        return Text("mysterium", "{0} to {1}: token taken back.", (self._who(owner), self._who(psychic)))

    def waits(self, seat: int) -> None:
        """Say nothing: the seat's marker shows it, and it changes often."""

    def done(self, seat: int) -> Text:
        return Text("mysterium", "{0}: done.", (Who(seat),))

    def again(self, seat: int) -> Text:
        return Text("mysterium", "{0}: not done after all.", (Who(seat),))

    def interpreted(self) -> Text:
        return Text("mysterium", "Everyone is done.")

    def time(self) -> Text:
        return Text("mysterium", "Time is up.")

    # Answers

    def answer(self, psychic: int, card: int, right: int) -> Text:
        if card == LOST:
            return Text("mysterium", "{0}: no pawn was placed, which counts as wrong.", (self._who(psychic),))
        said = (self._who(psychic), card_name(card))
        if right:
            return Text("mysterium", "{0}: “{1}” is right.", said)
        return Text("mysterium", "{0}: “{1}” is wrong.", said)

    def advanced(self, psychic: int, steps: int, level: int, why: str) -> Text:
        said = (self._who(psychic), level)
        if why == "early":
            return Text("mysterium", "{0} finishes early: %n step(s) on the track, now {1}.", said, n=steps)
        return Text("mysterium", "{0}: right token, clairvoyancy {1}.", said)

    # The second phase

    def lineup(self, groups: tuple[Group, ...]) -> Text:
        each = (
            Text("mysterium", "{0}: {1}", (names.group(at), names.listed(cards)))
            for at, cards in enumerate(groups)
        )
        return Text("mysterium", "The suspect line-up. {0}.", (Several(tuple(each)),))

    def chosen(self, group: int, cards: Cards) -> Text:
        said = (names.group(group), names.dreams(cards))
        return Text("mysterium", "The culprit: {0}. The shared vision: {1}", said)

    def shared(self) -> Text:
        return Text("mysterium", "{0} sends the shared vision.", (Who(GHOST),))

    def turned(self, *cards: int) -> Text:
        return Text("mysterium", "Turned up: {0}", (names.dreams(cards),))

    def voted(self, psychic: int) -> Text:
        return Text("mysterium", "{0} votes in secret.", (self._who(psychic),))

    def ballot(self, psychic: int, group: int) -> Text:
        return Text("mysterium", "The vote of {0}: {1}.", (self._who(psychic), names.group(group)))

    def pointed(self, seat: int, group: int) -> Text:
        return Text("mysterium", "{0} points at a group: {1}.", (Who(seat), names.group(group)))

    def over(self, *_facts: Any) -> Text:
        return ending(self.public, None)
