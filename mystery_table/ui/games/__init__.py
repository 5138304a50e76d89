"""Panels of single games, where the table alone is not enough; found by the game's name, never listed.

A module `<game>.py` in this folder, or a package of that name, offers PANELS, the classes of its panels in
the order of their tabs.
"""

from __future__ import annotations

import importlib
import importlib.util

from mystery_table.ui.games.panel import Panel


def panels(game: str) -> tuple[type[Panel], ...]:
    """Return the panels of a game; most have none."""
    name = f"{__name__}.{game}"
    if importlib.util.find_spec(name) is None:
        return ()
    found: tuple[type[Panel], ...] = importlib.import_module(name).PANELS
    return found
