"""A result explained line by line, as plain values."""

from __future__ import annotations

from typing import NamedTuple

from mystery_table.core.layout import Face
from mystery_table.core.words import Said


class Entry(NamedTuple):
    """One reason for points: who gets how many, for what, shown beside a picture."""

    round: int
    seat: int | None
    """None: the whole table."""
    points: int
    reason: Said
    face: Face | None = None


class Portrait(NamedTuple):
    """Who a seat was at the end: a picture and its name."""

    face: Face
    name: Said


class Report(NamedTuple):
    """The end of a match: one sentence, totals by seat and round, and every reason."""

    result: Said
    rounds: tuple[tuple[int, ...], ...]
    """rounds[r][seat]: points in round r; one column for a table that has one score together."""
    entries: tuple[Entry, ...]
    portraits: tuple[Portrait, ...] = ()
    """portraits[seat], where the game gives every seat a face of its own."""
