"""Bots for every seat and mode: they take evidence literally and show what a literal listener understands.

Levels differ in how surely they choose the best evidence and the best vote. Only the observation is read.
"""

from __future__ import annotations

from pathlib import Path
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
from mystery_table.minds.affinity import load
from mystery_table.paths import data_file


class Level(NamedTuple):
    """How surely the better is preferred to the worse, of evidence and of votes: 0 not at all."""

    evidence: float
    votes: float


LEVELS = {"novice": Level(0.5, 3.0), "casual": Level(2.0, 8.0), "strong": Level(20.0, 100.0)}


def known_levels() -> dict[str, str]:
    """Return for every level the one that it really plays as."""
    return {level: level for level in LEVELS} | {"master": "strong"}


def mind(level: str, source: str = "") -> Mind:
    """Return a bot; `source` is a CSV file of affinities, "" for ours. UserError for a bad file."""
    path = Path(source) if source else data_file("assets", "mirror_of_truth", "affinity.csv")
    characters = tuple(map(character_id, range(CHARACTERS)))
    evidence = tuple(map(evidence_id, range(EVIDENCE)))
    return Guest(mindset(load(path, characters, evidence)), LEVELS[known_levels()[level]])


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
