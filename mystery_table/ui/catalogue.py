"""The games as the window shows them: found by folder, each with what it says of itself."""

from __future__ import annotations

import logging
from functools import cache

from mystery_table import games
from mystery_table.core.about import About
from mystery_table.core.options import Mission, Mode
from mystery_table.core.words import Name, Text

log = logging.getLogger(__name__)


@cache
def about(game: str) -> About:
    """Return what a game says of itself; a game without about.py is shown by its id."""
    try:
        found: About = games.module(game, "about").ABOUT
    except ModuleNotFoundError:
        title = game.replace("_", " ").capitalize()
        return About(Name(title, title, title), Text("app", "A game without a description"), (1, 6), (30, 30))
    return found


@cache
def missions(game: str) -> tuple[Mission, ...]:
    """Return a game's missions, () where it has none."""
    if not about(game).campaign:
        return ()
    found: tuple[Mission, ...] = games.module(game, "missions").missions()
    return found


@cache
def modes(game: str) -> tuple[Mode, ...]:
    """Return the ways to play a game."""
    found: tuple[Mode, ...] = games.module(game, "options").modes()
    return found


def span(low: int, high: int) -> str:
    """Return a range as it is written: "2–6", or "4" where both ends are equal."""
    return f"{low}" if low == high else f"{low}–{high}"
