"""Bots for every seat and mode: they take evidence literally and show what a literal listener understands.

Levels differ in how surely they choose the best evidence and the best vote. Only the observation is read.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from mystery_table.core.bot import Mind
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.mirror_of_truth import speaking, voting
from mystery_table.games.mirror_of_truth.belief import Mindset, mindset
from mystery_table.games.mirror_of_truth.cards import (
    CHARACTERS,
    EVIDENCE,
    character_id,
    evidence_id,
)
from mystery_table.games.mirror_of_truth.plain import Plain
from mystery_table.games.mirror_of_truth.voting import Voter
from mystery_table.minds.personas import family


class Level(NamedTuple):
    """How somebody plays."""

    evidence: float
    """How surely the better evidence is preferred to the worse: 0 not at all."""
    votes: Voter
    personas: bool = False
    """Whether the others may be of any persona, and what they did in earlier rounds tells which."""


MINDS = family("mirror_of_truth", "affinity.csv")
LEVELS = {
    "novice": Level(0.5, Voter(3.0)),
    "casual": Level(2.0, Voter(8.0)),
    "strong": Level(20.0, Voter(100.0), personas=True),
    "master": Level(20.0, Voter(100.0, patience=0.8, telling=2.0), personas=True),
}
"""A master also votes before the others do, and counts what a vote tells the partner."""
YARDSTICKS = ("plain",)
"""Not levels, but what levels are measured against."""


def known_levels() -> dict[str, str]:
    """Return for every level the one that it really plays as."""
    return {level: level for level in LEVELS}


def mind(level: str, source: str = "") -> Mind:
    """Return a bot; `source`: a CSV file of affinities, some of our minds ("people+tags"), "" for ours.

    UserError for a bad file.
    """
    if level == "plain":
        return Plain(mindset_of(source, personas=False))
    return Guest(mindset_of(source, LEVELS[level].personas), LEVELS[level])


@cache
def mindset_of(source: str, personas: bool) -> Mindset:
    """Return what a listener believes: all personas of a source, or only the likeliest of them."""
    characters = tuple(map(character_id, range(CHARACTERS)))
    evidence = tuple(map(evidence_id, range(EVIDENCE)))
    found = MINDS.personas(source, characters, evidence)
    return mindset(found if personas else found[:1])


class Guest:
    """Decides for one seat."""

    def __init__(self, mindset: Mindset, level: Level) -> None:
        self._mindset = mindset
        self._level = level

    def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        """Return one of `legal`: a vote if one is worth it, else evidence."""
        if legal[0][0] in ("tell", "ready"):
            return legal[0]
        places = [action for action in legal if action[0] == "place"]
        votes = [action for action in legal if action[0] == "vote"]
        if votes:
            vote = voting.choose(self._mindset, observation, votes, not places, self._level.votes, rng)
            if vote is not None:
                return vote
        return speaking.choose(self._mindset, observation, places, self._level.evidence, rng)
