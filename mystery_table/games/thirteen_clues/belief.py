"""What a bot believes: how likely each mystery is, and what a question or a look would teach it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import log2
from typing import NamedTuple

from mystery_table.core.state import Observation
from mystery_table.games.thirteen_clues.state import Cards, heard
from mystery_table.games.thirteen_clues.worlds import Fact, Worlds, facts_of

MOST_ANSWERS = 8
"""No question has more different answers once the screens in sight are counted."""


class Lesson(NamedTuple):
    """What an action would teach, in bits."""

    about_mystery: float
    in_all: float
    """About hidden cards, too, which helps to read later answers."""


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

    def lesson(self, holder: int, about: int) -> Lesson:
        """Return what a question about a holder's cards would teach; all choices are equally likely."""
        match, exactly = self.worlds.tables.match[about], self.worlds.tables.exactly[about]
        answers = [0.0] * MOST_ANSWERS
        within = 0.0
        for (fit, whole, mystery), chance in zip(self._fits[holder], self.chances, strict=True):
            base = (match & mystery).bit_count()
            for more, some in enumerate(exactly):
                count = (fit & some).bit_count()
                if count == whole:
                    answers[base + more] += chance
                    break
                if count:
                    share = count / whole
                    answers[base + more] += chance * share
                    within -= chance * share * log2(share)
        total = entropy(answers)
        return Lesson(total - within, total)

    @cached_property
    def _fits(self) -> list[list[tuple[int, int, int]]]:
        """For each holder and case: the choices, how many they are, and the cards of the mystery."""
        return [
            [(c.fits[place], c.fits[place].bit_count(), c.triple.mask) for c in self.cases]
            for place in range(len(self.worlds.holders))
        ]

    def after(self, holder: int, about: int) -> list[list[float]]:
        """Return for each answer to a question the chance of each mystery together with it."""
        match, exactly = self.worlds.tables.match[about], self.worlds.tables.exactly[about]
        answers: list[list[float]] = [[] for _ in range(MOST_ANSWERS)]
        for (fit, whole, mystery), chance in zip(self._fits[holder], self.chances, strict=True):
            base = (match & mystery).bit_count()
            for more, some in enumerate(exactly):
                answers[base + more].append(chance * (fit & some).bit_count() / whole)
        return answers

    def look(self) -> Lesson:
        """Return what a look at an unknown informant would teach; all of them are alike.

        Which card it is helps with nothing but the mystery, so `in_all` is no more than that.
        """
        count = len(self.worlds.tables.cards)
        shown = [0.0] * count
        within = 0.0
        for place, chance in enumerate(self.chances):
            faces = self._faces(place)
            within += chance * entropy(faces)
            for card, face in enumerate(faces):
                shown[card] += chance * face
        gain = entropy(shown) - within
        return Lesson(gain, gain)

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
    """Return what a bot with a short memory still knows: own questions, accusations, the last lines."""
    said = heard(observation.public, observation.private.own)
    recent = len(said) - lines
    return [
        fact
        for fact in facts_of(observation)
        if fact.kind != "told" or fact.place >= recent or said[fact.place].asker == observation.seat
    ]
