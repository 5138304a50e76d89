"""The one bot of Pebbles."""

from __future__ import annotations

from mystery_table.core.bot import LEVELS, Mind
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation


class Highest:
    """Lays the highest pebble."""

    def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        """Return the last of `legal`, which is the highest."""
        return legal[-1]


def known_levels() -> dict[str, str]:
    """Return for every level the one that it really plays as."""
    return dict.fromkeys(LEVELS[1:], "novice")


def mind(level: str, source: str = "") -> Mind:
    """Return the bot."""
    return Highest()
