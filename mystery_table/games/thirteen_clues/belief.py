"""What a bot believes: how likely each mystery is, and what a question or a look would teach it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import log2
from typing import NamedTuple

from mystery_table.core.state import Observation
from mystery_table.games.thirteen_clues.state import Cards, heard
from mystery_table.games.thirteen_clues.turns import filters
from mystery_table.games.thirteen_clues.worlds import Fact, Worlds, facts_of

MOST_ANSWERS = 8
"""No question has more different answers once the screens in sight are counted."""


class Lesson(NamedTuple):
    """What an action would teach. All in bits but `hit`."""

    about_mystery: float
    in_all: float
    """About hidden cards, too, which helps to read later answers."""
    hit: float
    """How likely the best guess would be right afterwards."""


def entropy(chances: Iterable[float]) -> float:
    """Return the entropy of chances that sum to 1, in bits."""
    return -sum(chance * log2(chance) for chance in chances if chance > 0)


class Belief:
    """Chances of each mystery that agrees with the facts remembered."""

    def __init__(self, observation: Observation, facts: Iterable[Fact] | None = None) -> None:
        self.observation = observation
        self.worlds = Worlds(observation, facts)
        odds = self.worlds.odds()
        self.cases = [case for case, ways in zip(self.worlds.cases, odds, strict=True) if ways > 0]
        whole = sum(odds)
        self.chances = [ways / whole for ways in odds if ways > 0]

    @property
    def best(self) -> tuple[float, Cards]:
        """The likeliest mystery with its chance; of equals the first in deck order."""
        chance = max(self.chances)
        return chance, self.cases[self.chances.index(chance)].triple.cards

    @property
    def second(self) -> float:
        """The chance of the second likeliest mystery."""
        return sorted(self.chances)[-2] if len(self.chances) > 1 else 0.0

    @cached_property
    def doubt(self) -> float:
        """The entropy of the mystery."""
        return entropy(self.chances)

    def questions(self) -> list[tuple[int, int, int]]:
        """Return (holder, witness, filter) of every question that can be asked."""
        about = filters(self.observation.public)
        return [(place, holder.seat, f) for place, holder in enumerate(self.worlds.holders) for f in about]

    def lesson(self, holder: int, about: int) -> Lesson:
        """Return what a question about a holder's cards would teach: answers as likely as choices are many."""
        tables = self.worlds.tables
        match, exactly = tables.match[about], tables.exactly[about]
        answers, best = [0.0] * MOST_ANSWERS, [0.0] * MOST_ANSWERS
        within = 0.0
        for case, chance in zip(self.cases, self.chances, strict=True):
            fit, base = case.fits[holder], (match & case.triple.mask).bit_count()
            whole = fit.bit_count()
            for more, set_ in enumerate(exactly):
                count = (fit & set_).bit_count()
                if not count:
                    continue
                part = chance * count / whole
                answers[base + more] += part
                if count < whole:
                    within -= part * log2(count / whole)
                if part > best[base + more]:
                    best[base + more] = part
        total = entropy(answers)
        return Lesson(total - within, total, sum(best))

    def look(self) -> Lesson:
        """Return what a look at an unknown informant would teach; all of them are alike.

        Which card it is helps with nothing but the mystery, so `in_all` is no more than that.
        """
        count = len(self.worlds.tables.cards)
        shown, best = [0.0] * count, [0.0] * count
        within = 0.0
        for place, chance in enumerate(self.chances):
            faces = self._faces(place)
            within += chance * entropy(faces)
            for card, face in enumerate(faces):
                shown[card] += chance * face
                best[card] = max(best[card], chance * face)
        gain = entropy(shown) - within
        return Lesson(gain, gain, sum(best))

    def _faces(self, place: int) -> list[float]:
        """Return for a case how likely an informant is each of the unseen cards."""
        case, tables = self.cases[place], self.worlds.tables
        free = []
        for card, has in enumerate(tables.has):
            if case.triple.mask >> card & 1:
                free.append(0.0)
                continue
            held = sum((fit & has).bit_count() / fit.bit_count() for fit in case.fits)
            free.append(max(1e-9, 1 - held))
        whole = sum(free)
        return [chance / whole for chance in free]


def remembered(observation: Observation, lines: int) -> list[Fact]:
    """Return what a bot with a short memory still knows: its own questions, accusations, and the last lines."""
    said = heard(observation.public, observation.private.own)
    recent = len(said) - lines
    return [
        fact
        for fact in facts_of(observation)
        if fact.kind != "told" or fact.place >= recent or said[fact.place].asker == observation.seat
    ]
