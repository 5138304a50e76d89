"""What the store hands out, and the JSON in which it keeps values."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from mystery_table.core.seating import Chair, Seating
from mystery_table.core.session import Row
from mystery_table.core.state import Options

UNREADABLE: Row = (0, (), None)
"""Stands for a line of a log that cannot be read; no rules can follow it."""
NOT_OURS = (ValueError, TypeError, AttributeError, LookupError, RecursionError)
"""What unpacking raises where another program has written into the store."""
BADGES = range(100)


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
        """Who sits where; nobody, where that is damaged."""
        return _readable_seating(self.packed_seating)

    @property
    def options(self) -> Options:
        """What the match was set up with, the whole ruleset data included; {} where that is damaged."""
        try:
            return unpack_options(self.packed_options)
        except NOT_OURS:
            return {}

    @property
    def result(self) -> tuple[int, ...] | None:
        """The scores, None while the match runs or where they are damaged."""
        try:
            return unpack_result(self.packed_result)
        except NOT_OURS:
            return None


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
        """Who sits where; nobody, where that is damaged."""
        return _readable_seating(self.packed_seating)

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
    """Return a seating from its JSON; fields a later version added are left out. NOT_OURS if it is none."""
    known = Chair._fields
    chairs = ({k: freeze(v) for k, v in c.items() if k in known} for c in json.loads(text))
    seating = Seating(tuple(Chair(**chair) for chair in chairs))
    if not seating.chairs or not all(map(_is_chair, seating.chairs)):
        raise ValueError("no seating")
    return seating


def _is_chair(chair: Chair) -> bool:
    words = (chair.name, chair.level, chair.mind)
    known = chair.person is None or (type(chair.person) is int and chair.person in BADGES)
    fits = type(chair.badge) is int and chair.badge in BADGES and type(chair.bot) is bool
    wishes = isinstance(chair.wishes, tuple) and all(
        isinstance(w, tuple) and len(w) == 2 for w in chair.wishes
    )
    return known and fits and wishes and all(isinstance(word, str) for word in words)


def _readable_seating(text: str) -> Seating:
    try:
        return unpack_seating(text)
    except NOT_OURS:
        return Seating(())


def pack_seating(seating: Seating) -> str:
    """Return a seating as JSON."""
    return pack([chair._asdict() for chair in seating.chairs])


def unpack_options(text: str) -> Options:
    """Return options from their JSON; NOT_OURS if they are none."""
    options = json.loads(text)
    if not isinstance(options, dict):
        raise TypeError("no options")
    return options


def pack_result(result: tuple[int, ...] | None) -> str | None:
    """Return scores as JSON, None for a match that runs."""
    return None if result is None else pack(result)


def unpack_result(text: str | None) -> tuple[int, ...] | None:
    """Return scores from their JSON, None for a match that runs; NOT_OURS if they are none."""
    if text is None:
        return None
    scores = tuple(json.loads(text))
    if not all(type(score) is int for score in scores):
        raise TypeError("no scores")
    return scores


def _is_row(row: Row) -> bool:
    seat, action, digest = row
    verb = isinstance(action, tuple) and bool(action) and isinstance(action[0], str)
    return verb and type(seat) is int and (digest is None or type(digest) is int)


def fits(record: Record) -> bool:
    """Return whether a head is of the kinds of values that were written; SQLite takes any in any column."""
    words = (record.game, record.seed, record.name)
    numbers = type(record.version) is int and record.seats == len(record.seating.chairs)
    scores = record.result is None or len(record.result) == record.seats
    return numbers and scores and all(isinstance(word, str) for word in words)


def readable(steps: Iterable[Any]) -> Iterator[Row]:
    """Return the rows of a log; where one is missing or no JSON, UNREADABLE is the last."""
    for expected, (n, seat, action, digest) in enumerate(steps):
        try:
            row = seat, freeze(json.loads(action)), digest
        except NOT_OURS:
            row = UNREADABLE
        if n != expected or not _is_row(row):
            row = UNREADABLE
        yield row
        if row is UNREADABLE:
            return
