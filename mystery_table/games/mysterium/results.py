"""What a match is called, how it stands, how it ended, and why: answer by answer, vote by vote."""

from __future__ import annotations

from typing import Any

from mystery_table.core.report import Entry, Report
from mystery_table.core.state import Event, Observation, Options
from mystery_table.core.words import Said, Text, Who
from mystery_table.games.mysterium import motifs, names
from mystery_table.games.mysterium.cards import card_name
from mystery_table.games.mysterium.state import LOST, polled, seat_of


def title(options: Options) -> Said:
    """Return the name of this kind of match: its difficulty."""
    return Text("mysterium", "Séance, {0}", (names.level(options["level"]),))


def status(public: Any) -> Text:
    """Return how far the match has come."""
    if public.groups:
        return Text("mysterium", "suspect line-up")
    return Text("mysterium", "hour {0} of {1}", (public.hour, public.rules.hours))


def ending(public: Any, _seat: int | None) -> Text:
    """Return how a finished match ended; all win or lose together."""
    facts = public.facts
    if facts.accused == LOST:
        return Text("mysterium", "The hours are over before everything was found: the spirit gets no peace.")
    culprit = names.listed(public.groups[facts.culprit])
    if public.won:
        return Text("mysterium", "The culprit is found: {0}. The spirit rests in peace.", (culprit,))
    said = (names.group(facts.accused), names.group(facts.culprit), culprit)
    return Text("mysterium", "Accused: {0}. The culprit was {1}: {2}.", said)


def report(observation: Observation, history: tuple[Event, ...]) -> Report:
    """Explain the result from the events that the seat has seen: guesses, what visions meant, votes."""
    telling = _Telling(observation.public)
    for event in history:
        telling.hear(event)
    telling.second_phase()
    rounds = tuple(tuple(points) for points in telling.rounds)
    return Report(ending(observation.public, observation.seat), rounds, tuple(telling.entries))


class _Telling:
    """Collects reasons while it hears the match again. A point is a card found."""

    def __init__(self, public: Any) -> None:
        self.public = public
        self.entries: list[Entry] = []
        self.rounds: list[list[int]] = []
        self._at = [0] * public.rules.psychics

    def hear(self, event: Event) -> None:
        """Take in one event."""
        if event.verb == "hour":
            self.rounds.append([0] * self.public.seats)
        elif event.verb == "vision":
            self._vision(*event.args)
        elif event.verb == "answer":
            self._answer(*event.args)

    def _add(self, seat: int | None, points: int, reason: Said, face: Any = None) -> None:
        self.entries.append(Entry(len(self.rounds), seat, points, reason, face))
        if seat is not None:
            self.rounds[-1][seat] += points

    def _vision(self, psychic: int, *cards: int) -> None:
        """Say which motif stands for the card that was meant."""
        meant = self.public.facts.secret[psychic][self._at[psychic]]
        for vision in cards:
            said = (motifs.motif(vision, meant), card_name(meant))
            reason = Text("mysterium", "“{0}” in the vision for “{1}”", said)
            self._add(seat_of(self.public, psychic), 0, reason, names.vision_face(vision))

    def _answer(self, psychic: int, card: int, right: int) -> None:
        meant = self.public.facts.secret[psychic][self._at[psychic]]
        seat = seat_of(self.public, psychic)
        who = names.psychic(self.public, psychic)
        if right:
            self._at[psychic] += 1
            reason = Text("mysterium", "{0} finds “{1}”", (who, card_name(card)))
            self._add(seat, 1, reason, names.card_face(card))
        elif card == LOST:
            self._add(seat, 0, Text("mysterium", "{0}: no guess", (who,)))
        else:
            said = (who, card_name(card), card_name(meant))
            reason = Text("mysterium", "{0} guesses “{1}”, meant was “{2}”", said)
            self._add(seat, 0, reason, names.card_face(card))

    def second_phase(self) -> None:
        """Add what the shared vision meant and how everybody voted."""
        public, facts = self.public, self.public.facts
        if facts.accused == LOST:
            return
        self.rounds.append([0] * public.seats)
        culprit = public.groups[facts.culprit]
        for vision in public.final:
            meant = motifs.likeliest(vision, culprit)
            said = (motifs.motif(vision, meant), card_name(meant))
            reason = Text("mysterium", "“{0}” in the shared vision, perhaps for “{1}”", said)
            self._add(None, 0, reason, names.vision_face(vision))
        for psychic, group in facts.votes:
            seat = seat_of(public, psychic)
            said_vote = (Who(seat), names.group(group))
            reason = Text("mysterium", "{0} votes for {1}", said_vote)
            self._add(seat, int(group == facts.culprit), reason)
        if not polled(public):
            reason = Text("mysterium", "All agree on {0}", (names.group(facts.accused),))
            self._add(None, int(public.won), reason)
