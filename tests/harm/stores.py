"""Harm to the file of matches: bytes, pages, ends, cells changed by others; and what comes of it."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mystery_table import games
from mystery_table.core import statistics
from mystery_table.core.backup import open_store
from mystery_table.core.campaign import won
from mystery_table.core.errors import UserError
from mystery_table.core.match import last_setup, open_match
from mystery_table.core.rng import Rng
from mystery_table.core.store import Store
from tests.harm.model import Model

SECONDS = 2.0
"""Of the processor, for opening a harmed store and for each match in it."""
PAGE = 4096
CELLS = {
    "match": ("game", "version", "options", "seats", "seed", "seating", "name", "result"),
    "step": ("seat", "action", "digest", "n"),
    "note": ("seat", "name", "body"),
    "progress": ("name", "body"),
}
ODD: tuple[Any, ...] = (
    None, -1, 0, 1, 7, 2**31, 2**62, 1.5, "", "x", "[]", "{}", "null", '[["undo"]]', "[0,[1]]", b"\xff\x00",
    '["vote",1,1]', "[" * 9000, '{"a":' * 900, "x" * 100_000,
)  # fmt: skip
"""What another program might write into a cell."""


def flip(path: Path, rng: Rng) -> int:
    """Change some bytes; return how many."""
    content, times = bytearray(path.read_bytes()), 1 + rng.below(6)
    for _ in range(times):
        content[rng.below(len(content))] = rng.below(256)
    path.write_bytes(content)
    return times


def blot(path: Path, rng: Rng) -> int:
    """Overwrite a stretch with zeros or noise; how many matches lie there is not known."""
    content, length = bytearray(path.read_bytes()), 1 + rng.below(PAGE)
    at = rng.below(len(content))
    stretch = content[at : at + length]
    content[at : at + length] = rng.noise(len(stretch)) if rng.below(2) else bytes(len(stretch))
    path.write_bytes(content)
    return 10**6


def cut(path: Path, rng: Rng) -> int:
    """Cut the end off."""
    content = path.read_bytes()
    path.write_bytes(content[: rng.below(len(content))])
    return 10**6


def lengthen(path: Path, rng: Rng) -> int:
    """Put noise after the end."""
    path.write_bytes(path.read_bytes() + rng.noise(1 + rng.below(3 * PAGE)))
    return 0


def write_beside(path: Path, rng: Rng) -> int:
    """Lay noise where SQLite keeps what is not yet in the file."""
    path.with_name(f"{path.name}-wal").write_bytes(rng.noise(1 + rng.below(3 * PAGE)))
    return 0


def meddle(path: Path, rng: Rng) -> int:
    """Change cells through SQLite, so that the file is whole; return how many."""
    times = 1 + rng.below(3)
    with contextlib.closing(sqlite3.connect(path)) as db:
        for _ in range(times):
            table = rng.pick(tuple(CELLS))
            column, value = rng.pick(CELLS[table]), rng.pick(ODD)
            key = {"match": "id", "progress": "game"}.get(table, "match")
            numbers = [n for (n,) in db.execute(f"select {key} from {table}")]
            order = "limit 1" if table == "match" else f"order by {column} limit 1 offset {rng.below(20)}"
            where = f"{key} = ? and {column} = (select {column} from {table} where {key} = ? {order})"
            number = rng.pick(numbers)
            with contextlib.suppress(sqlite3.Error):
                db.execute(f"update {table} set {column} = ? where {where}", (value, number, number))
        db.commit()
    return times


HARMS: tuple[Callable[[Path, Rng], int], ...] = (
    flip,
    flip,
    flip,
    blot,
    cut,
    lengthen,
    write_beside,
    meddle,
    meddle,
)


def harm(model: Model, folder: Path, seed: int) -> str:
    """Harm a copy of the store and open it; return "refused", "mended" or "opened".

    AssertionError where that took too long or touched another match; whatever else is raised is a fault, too.
    """
    rng = Rng(f"harm {seed}")
    path = model.copy(folder)
    places = rng.pick(HARMS)(path, rng)
    harmed = path.read_bytes()
    began = time.process_time()
    try:
        opened = open_store(path)
    except UserError:
        assert path.read_bytes() == harmed, "what is refused stays as it is"
        return "refused"
    finally:
        assert time.process_time() - began < SECONDS
    try:
        _look(opened.store, model, rng, places)
    finally:
        opened.store.close()
    if opened.notices:
        kept = list(path.parent.glob("matches-damaged-*.sqlite"))
        assert [file.read_bytes() for file in kept] == [harmed], "what was there is kept aside"
    return "mended" if opened.notices else "opened"


def _look(store: Store, model: Model, rng: Rng, places: int) -> None:
    """See that every match is there, and all but those that were harmed as they were."""
    _list(store)
    others = [number for number in model.records if not model.is_whole(store, number)]
    assert len(others) <= places, others
    for number in (*others, rng.pick(tuple(model.records))):
        began = time.process_time()
        with contextlib.suppress(UserError):
            _open(store, number)
        assert time.process_time() - began < SECONDS


def _list(store: Store) -> None:
    """Ask what the home page, the list of matches, the lobby and the statistics ask."""
    for ask in (lambda: _lines(store), store.kinds, lambda: statistics.summary(statistics.results(store))):
        with contextlib.suppress(UserError):
            ask()
    for game in games.names():
        last_setup(store, game)
        with contextlib.suppress(UserError):
            won(store, game)


def _lines(store: Store) -> None:
    for line in store.overview():
        assert isinstance(line.seating.chairs, tuple)
    for entry in store.matches():
        assert isinstance(entry.options, dict)
        assert entry.result is None or isinstance(entry.result, tuple)


def _open(store: Store, number: int) -> None:
    """Open a match, and ask what the window asks when it shows one."""
    match = open_match(store, number)
    try:
        for person in match.seating.persons():
            match.unseen(person)
            match.undoable(person)
        for seat in range(match.session.seats):
            match.half_made(seat)
    finally:
        match.close()
