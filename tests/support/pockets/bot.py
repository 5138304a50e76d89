"""The one bot of Pockets: it does what comes first."""

from __future__ import annotations

from mystery_table.core.bot import Mind
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation


class First:
    """Plays the first legal action."""

    def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        return legal[0]


def known_levels() -> dict[str, str]:
    """Return for every level the one that it really plays as."""
    return dict.fromkeys(("novice", "casual", "strong", "master"), "novice")


def mind(_level: str, _source: str = "") -> Mind:
    return First()
