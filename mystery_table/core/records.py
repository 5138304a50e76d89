"""What the store hands out, and the JSON in which it keeps values."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from mystery_table.core.seating import Chair, Seating
from mystery_table.core.session import Row
from mystery_table.core.state import Options

UNREADABLE: Row = (0, (), None)
"""Stands for a line of a log that cannot be read; no rules can follow it."""


class Entry(NamedTuple):
    """A match as a list shows it; times are seconds since 1970.

    Of thousands of matches a list shows a few at a time, so what is packed is unpacked when asked for.
    """

    id: int
    game: str
    name: str
    seats: int
    packed_seating: str
    packed_options: str
    packed_result: str | None
    created: float
    used: float
    lines: int

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return unpack_seating(self.packed_seating)

    @property
    def options(self) -> Options:
        """What the match was set up with, the whole ruleset data included."""
        options: Options = json.loads(self.packed_options)
        return options

    @property
    def result(self) -> tuple[int, ...] | None:
        """The scores, None while the match runs."""
        return unpack_result(self.packed_result)


class Line(NamedTuple):
    """A match as a list of thousands shows it; `used` is in seconds since 1970."""

    id: int
    game: str
    name: str
    packed_seating: str
    packed_result: str | None
    used: float

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return unpack_seating(self.packed_seating)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.packed_result is not None


class Removed(NamedTuple):
    """A match taken out of the store, as its rows stood in each table."""

    match: int
    head: tuple[Any, ...]
    steps: tuple[Any, ...]
    notes: tuple[Any, ...]


class Record(NamedTuple):
    """What a match is opened with; its last row is UNREADABLE where the log is damaged from there on."""

    id: int
    game: str
    version: int
    options: Options
    seats: int
    seed: str
    seating: Seating
    name: str
    result: tuple[int, ...] | None
    rows: tuple[Row, ...]


def freeze(value: Any) -> Any:
    """Return JSON's lists as tuples, all the way down."""
    return tuple(map(freeze, value)) if isinstance(value, list) else value


def pack(value: Any) -> str:
    """Return a value as compact JSON."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def unpack_seating(text: str) -> Seating:
    """Return a seating from its JSON; fields a later version added are left out."""
    known = Chair._fields
    chairs = ({k: freeze(v) for k, v in c.items() if k in known} for c in json.loads(text))
    return Seating(tuple(Chair(**chair) for chair in chairs))


def pack_seating(seating: Seating) -> str:
    """Return a seating as JSON."""
    return pack([chair._asdict() for chair in seating.chairs])


def pack_result(result: tuple[int, ...] | None) -> str | None:
    """Return scores as JSON, None for a match that runs."""
    return None if result is None else pack(result)


def unpack_result(text: str | None) -> tuple[int, ...] | None:
    """Return scores from their JSON, None for a match that runs."""
    return None if text is None else tuple(json.loads(text))
