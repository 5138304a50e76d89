"""The bots of Pockets: one does what comes first, one takes its time."""

from __future__ import annotations

import time

from mystery_table.core.bot import Mind
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation


class First:
    """Plays the first legal action."""

    def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        return legal[0]


class Slow(First):
    """Thinks for longer than anybody waits."""

    def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        time.sleep(30)
        return super().choose(observation, legal, rng)


def known_levels() -> dict[str, str]:
    """Return for every level the one that it really plays as."""
    return {**dict.fromkeys(("novice", "casual", "strong", "master"), "novice"), "slow": "slow"}


def mind(level: str, _source: str = "") -> Mind:
    return Slow() if level == "slow" else First()
