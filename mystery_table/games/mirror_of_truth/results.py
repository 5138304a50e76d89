"""What a match is called, how it stands, how it ended, and why: vote by vote."""

from __future__ import annotations

from typing import Any

from mystery_table.core.report import Entry, Portrait, Report
from mystery_table.core.state import Event, Observation, Options
from mystery_table.core.words import Said, Several, Text, Who
from mystery_table.games.mirror_of_truth import names
from mystery_table.games.mirror_of_truth.cards import character_name
from mystery_table.games.mirror_of_truth.scoring import results
from mystery_table.games.mirror_of_truth.shown import shown
from mystery_table.games.mirror_of_truth.state import NOBODY, Verdict


def title(options: Options) -> Said:
    """Return the name of this kind of match: its mission, or that everybody plays for themselves."""
    if options["mode"] == "pair":
        numbers = (names.mission_name(options["mission"]), options["start"], options["target"])
        kind: Said = Text("mirror_of_truth", "{0} {1}/{2}", numbers)
    else:
        kind = Text("mirror_of_truth", "Competitive")
    return Text("mirror_of_truth", "{0}, by contrast", (kind,)) if options["contrast"] else kind


def status(public: Any) -> Text:
    """Return how far the match has come."""
    return Text("mirror_of_truth", "round {0} of {1}", (max(public.round, 1), public.rules.rounds))


def ending(public: Any, seat: int | None) -> Text:
    """Return how a finished match ended, for everybody (None) or as it is told to one seat."""
    if public.rules.pair:
        return _mission_ending(public)
    totals = results(public)
    best = max(totals)
    winners = tuple(i for i, total in enumerate(totals) if total == best)
    if seat is not None and seat not in winners:
        both = (names.points(best), names.points(totals[seat]))
        who = Several(tuple(map(Who, winners)))
        return Text("mirror_of_truth", "Victory: {0}, {1}. Your result: {2}.", (who, *both))
    if len(winners) > 1:
        said = (Several(tuple(map(Who, winners))), names.points(best))
        return Text("mirror_of_truth", "Shared victory: {0}, {1}.", said)
    if seat is not None:
        return Text("mirror_of_truth", "You win: {0}.", (names.points(best),))
    return Text("mirror_of_truth", "Victory: {0}, {1}.", (Who(winners[0]), names.points(best)))


def _mission_ending(public: Any) -> Text:
    deck = Text("mirror_of_truth", "%n card(s) in the deck", n=public.deck)
    said = (deck, public.rules.target)
    if public.lost:
        return Text("mirror_of_truth", "The mission ends early: {0}, too few to go on.", (deck,))
    if public.deck >= public.rules.target:
        return Text("mirror_of_truth", "Mission accomplished: {0}, target {1}.", said)
    return Text("mirror_of_truth", "Mission failed: {0}, target {1}.", said)


def verdict(pair: bool, character: int, given: Verdict) -> Text:
    """Return why a vote was worth what it was."""
    said = (names.vote_name(given.kind), character_name(character))
    if given.why == "right" and not pair:
        return Text("mirror_of_truth", "“{0}” on “{1}”: right, number {2}", (*said, given.rank))
    if given.why == "right":
        return Text("mirror_of_truth", "“{0}” on “{1}”: right", said)
    if given.why == "late":
        return Text("mirror_of_truth", "“{0}” on “{1}”: right, but too late for points", said)
    if given.why == "own" and not pair:
        return Text("mirror_of_truth", "“{0}” on “{1}”: own character, no points", said)
    if given.why == "own":
        return Text("mirror_of_truth", "“{0}” on “{1}”: own character, a mistake", said)
    return Text("mirror_of_truth", "“{0}” on “{1}”: wrong", said)


def report(observation: Observation, history: tuple[Event, ...]) -> Report:
    """Explain the score vote by vote, from the events that the seat has seen."""
    telling = _Telling(observation.public)
    for event in history:
        telling.hear(event)
    telling.unpaid()
    # A pair has one score between them, and so one column.
    columns = 1 if observation.public.rules.pair else observation.public.seats
    rounds = tuple(tuple(points[:columns]) for points in telling.rounds)
    said = ending(observation.public, observation.seat)
    return Report(said, rounds, tuple(telling.entries), _portraits(observation))


def _portraits(observation: Observation) -> tuple[Portrait, ...]:
    """Return who every seat was in the last round."""
    view = shown(observation)
    if not view.open:
        return ()
    last = [view.row[places[-1]] for places in view.roles]
    return tuple(Portrait(names.character_face(one), character_name(one)) for one in last)


class _Telling:
    """Collects reasons while it hears the match again."""

    def __init__(self, public: Any) -> None:
        self.public = public
        self.entries: list[Entry] = []
        self.rounds: list[list[int]] = []
        self._row: dict[int, tuple[int, int]] = {}
        """Place: character and owner, of the round that is being scored."""

    def hear(self, event: Event) -> None:
        """Take in one event."""
        if event.verb == "round":
            self.rounds.append([0] * self.public.seats)
        elif event.verb == "opened":
            place, character, owner, _ = event.args
            self._row[place] = (character, owner)
        elif event.verb == "verdict":
            self._verdict(Verdict(*event.args))
        elif event.verb == "bail":
            self._bail(*event.args)

    def _add(self, seat: int, points: int, reason: Said, character: int) -> None:
        face = names.character_face(character) if character != NOBODY else None
        self.entries.append(Entry(len(self.rounds), seat, points, reason, face))
        # A pair has one score between them.
        for scorer in range(self.public.seats) if self.public.rules.pair else (seat,):
            self.rounds[-1][scorer] += points

    def _verdict(self, given: Verdict) -> None:
        character, owner = self._row[given.place]
        self._add(given.seat, given.points, verdict(self.public.rules.pair, character, given), character)
        if given.defence:
            said = (Who(given.seat), character_name(character))
            reason = Text("mirror_of_truth", "“Innocent” from {0} on the own character “{1}”", said)
            self._add(owner, given.defence, reason, character)

    def _bail(self, seat: int, character: int) -> None:
        reason = Text("mirror_of_truth", "Bail")
        if character != NOBODY:
            reason = Text("mirror_of_truth", "Bail for “{0}”", (character_name(character),))
        self._add(seat, -self.public.rules.bail, reason, character)

    def unpaid(self) -> None:
        """Take all points from whoever could not pay (reading 5)."""
        for seat, owed in enumerate(self.public.debts):
            if owed and self.public.phase == "over":
                reason = Text("mirror_of_truth", "Bail not paid: nothing is left (rule 5)")
                self._add(seat, -self.public.points[seat], reason, owed[0])
