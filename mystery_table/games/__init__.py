"""The games, one folder each; found by looking, never listed.

A folder offers rules.py (GAME), options.py, table.py, words.py and bot.py; see CONTRIBUTING, "Add a game".
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from types import ModuleType

from mystery_table.core.errors import UserError
from mystery_table.core.game import Game
from mystery_table.core.words import Text


def names() -> list[str]:
    """Return the ids of all games found, in alphabetical order."""
    return list(_names(tuple(__path__)))


@cache
def _names(folders: tuple[str, ...]) -> list[str]:
    """Look into the folders once; a window asks again and again."""
    return sorted(found.name for found in pkgutil.iter_modules(folders) if found.ispkg)


def module(game: str, part: str) -> ModuleType:
    """Import one part of a game's folder, such as "table"; UserError for an unknown game."""
    _known(game)
    return importlib.import_module(f"{__name__}.{game}.{part}")


def _known(game: str) -> None:
    if game not in names():
        known = ", ".join(names())
        raise UserError(Text("app", "There is no game called “{0}”. Known games: {1}.", (game, known)))


def part(game: str, name: str) -> ModuleType | None:
    """Import a part that not every game has; None where it has none. UserError for an unknown game."""
    _known(game)
    found = importlib.util.find_spec(f"{__name__}.{game}.{name}")
    return None if found is None else module(game, name)


@cache
def load(game: str) -> Game:
    """Return the rules of a game; UserError for an unknown one."""
    rules: Game = module(game, "rules").GAME
    return rules
