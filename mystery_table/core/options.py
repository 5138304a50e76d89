"""What a lobby may offer for a game: options and missions as plain values."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from mystery_table.core.words import Said


class Choice(NamedTuple):
    """One option of a game: a switch (values False, True) or a list to choose from."""

    key: str
    title: Said
    help: Said
    values: tuple[Any, ...]
    labels: tuple[Said, ...] = ()
    """One for each value; empty for a switch."""
    default: Any = False
    copy: Callable[[Path], Path] | None = None
    """Makes a file of the player's own in the data folder, to be edited, and returns it: another value."""
    ours: tuple[Said | None, ...] = ()
    """What of each value no printed rule gives, marked as ours; one for a switch as a whole."""


class Mode(NamedTuple):
    """A way to play a game: its fixed options, how many seats it takes and which choices it offers."""

    key: str
    title: Said
    summary: Said
    options: dict[str, Any]
    seats: tuple[int, ...]
    choices: tuple[Choice, ...] = ()
    minutes: int = 30
    roles: tuple[Said, ...] = ()
    """What each seat plays, where that differs."""
    personal: tuple[Choice, ...] = ()
    """What each person chooses for themself, a list each; no rule depends on it, and everybody sees it."""


class Mission(NamedTuple):
    """One mission of a campaign. `origin` is "source" or "project" (ours, and shown as such)."""

    id: str
    name: Said
    detail: Said
    options: dict[str, Any]
    seats: int
    origin: str
    difficulty: int
    after: tuple[str, ...] = ()
    """Missions of which one must be won first; () is open from the beginning."""
    place: tuple[float, float] = (0.0, 0.0)
    """Where it stands on the map, from 0 to 1 in both directions."""
    seat: int | None = None
    """The seat of the person who plays against a bot; None: all seats win together."""
    level: str = ""
    """The level of that bot."""
    alone: bool = False
    """Whether one person may play all seats."""
