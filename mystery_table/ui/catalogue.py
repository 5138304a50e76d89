"""The games as the window shows them: found by folder, each with what it says of itself."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from mystery_table import games
from mystery_table.core.about import About
from mystery_table.core.words import Name, Text

if TYPE_CHECKING:
    from mystery_table.core.options import Mission, Mode


@cache
def found() -> tuple[str, ...]:
    """Return the ids of all games, found once a run."""
    return tuple(games.names())


@cache
def about(game: str) -> About:
    """Return what a game says of itself; a game without about.py is shown by its id."""
    try:
        offered: About = games.module(game, "about").ABOUT
    except ModuleNotFoundError:
        title = game.replace("_", " ").capitalize()
        return About(Name(title, title, title), Text("app", "A game without a description"), (1, 6), (30, 30))
    return offered


@cache
def missions(game: str) -> tuple[Mission, ...]:
    """Return a game's missions, () where it has none."""
    if not about(game).campaign:
        return ()
    offered: tuple[Mission, ...] = games.module(game, "missions").missions()
    return offered


def missions_of_all() -> dict[str, frozenset[str]]:
    """Return the ids of every game's missions, none where it has no campaign."""
    return {game: frozenset(mission.id for mission in missions(game)) for game in found()}


@cache
def is_taught(game: str) -> bool:
    """Return whether a game has a guided match, without importing it."""
    return game in games.names() and find_spec(f"{games.__name__}.{game}.tutorial") is not None


@cache
def modes(game: str) -> tuple[Mode, ...]:
    """Return the ways to play a game."""
    offered: tuple[Mode, ...] = games.module(game, "options").modes()
    return offered


def modes_with(game: str, data_folder: Path) -> tuple[Mode, ...]:
    """Return the ways to play a game with what the player made for it; the files are looked for anew."""
    own = getattr(games.module(game, "options"), "own_modes", None)
    offered: tuple[Mode, ...] = modes(game) if own is None else own(data_folder)
    return offered


def span(low: int, high: int) -> str:
    """Return a range as it is written: "2–6", or "4" where both ends are equal."""
    return f"{low}" if low == high else f"{low}–{high}"
