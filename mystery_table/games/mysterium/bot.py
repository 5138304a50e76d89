"""Bots for the ghost and for psychics, on association data: readable and fallible as people are.

Levels differ in how surely the better is preferred to the worse. Only the observation is read.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from mystery_table.core.bot import Mind
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.mysterium import naming, speaking
from mystery_table.games.mysterium.advising import Adviser
from mystery_table.games.mysterium.listening import Listener
from mystery_table.games.mysterium.speaking import Speaker
from mystery_table.games.mysterium.tastes import tastes


class Level(NamedTuple):
    """How somebody plays."""

    visions: float
    """How surely the better is preferred to the worse by the ghost, in visions and in naming the culprit."""
    guesses: float
    """The same by psychics."""
    personas: bool = False
    """Whether the others may be of any persona."""
    remembers: bool = False
    """Whether what was sent and guessed before tells which."""


LEVELS = {
    "novice": Level(0.6, 0.6),
    "casual": Level(1.5, 1.5),
    "strong": Level(12.0, 60.0, personas=True),
    "master": Level(20.0, 60.0, personas=True, remembers=True),
}


def known_levels() -> dict[str, str]:
    """Return for every level the one that it really plays as."""
    return {level: level for level in LEVELS}


@cache
def _listener(source: str, level: str) -> Listener:
    return Listener(tastes(source, LEVELS[level].personas), LEVELS[level].remembers)


def mind(level: str, source: str = "") -> Mind:
    """Return a bot; `source`: a CSV file of affinities, some of our minds ("people+tags"), "" for ours.

    UserError for a bad file.
    """
    plays = LEVELS[level]
    speaker = Speaker(tastes(source, plays.personas).personas, plays.visions, plays.remembers)
    return Guest(speaker, _listener(source, level), plays.guesses)


class Guest:
    """Decides for one seat, whichever it is."""

    def __init__(self, speaker: Speaker, listener: Listener, sharpness: float) -> None:
        self._speaker = speaker
        self._adviser = Adviser(listener, sharpness)

    def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        """Return one of `legal`."""
        phase = observation.public.phase
        if phase == "vision":
            return speaking.serve(self._speaker, observation, rng)
        if phase == "culprit":
            personas = self._speaker.listeners(observation.public)
            return naming.name_culprit(personas, observation, self._speaker.sharpness, rng)
        if phase == "reveal":
            return speaking.answer(self._speaker, observation, legal, rng)
        if legal[0] == ("turn",):
            return legal[0]
        return self._adviser.choose(observation, legal, rng)


def adviser(level: str, source: str = "") -> Adviser:
    """Return what a bot of a level has in its head as a psychic."""
    made = mind(level, source)
    assert isinstance(made, Guest)
    return made._adviser
