"""What a game says of itself before it is opened: cheap to import, so that home is painted at once."""

from __future__ import annotations

from typing import NamedTuple

from mystery_table.core.layout import Face
from mystery_table.core.words import Name, Said


class About(NamedTuple):
    """A game's tile. Games offer it as ABOUT in about.py, which imports nothing but `core`."""

    title: Name
    line: Said
    """One sentence that makes one want to play."""
    players: tuple[int, int]
    minutes: tuple[int, int]
    hue: str = "home"
    """Of the surface it is played on (a key of the window's HUES)."""
    cover: tuple[Face, ...] = ()
    """Faces fanned out on the tile, the middle one first."""
    campaign: bool = False
    """Whether the game has missions (missions.py)."""
