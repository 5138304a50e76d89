"""Which matches are kept: one of every game with every number of seats and in every mode."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from mystery_table import games

FOLDER = Path(__file__).parent / "kept"


class Kind(NamedTuple):
    """One kind of match."""

    game: str
    mode: str
    options: dict[str, Any]
    seats: int

    @property
    def path(self) -> Path:
        """Where its playthrough is kept."""
        return FOLDER / f"{self.game}-{self.mode}-{self.seats}.txt"


def kinds() -> list[Kind]:
    """Return one kind of match for each game, mode and number of seats."""
    found: dict[tuple[str, str, int], Kind] = {}
    for game in games.names():
        for options, seats in games.module(game, "options").cases():
            mode = str(options.get("mode", "usual"))
            found.setdefault((game, mode, seats), Kind(game, mode, dict(options), seats))
    return list(found.values())


KINDS = kinds()
