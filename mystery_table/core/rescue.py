"""Saving from a damaged store what can still be read, together with a backup."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

HEADS = "select * from match where id = ?"
STEPS = "select * from step where match = ? order by n"
NOTES = "select * from note where match = ?"
BROKEN = (sqlite3.Error, UnicodeDecodeError)
"""What is raised while reading: even the words in which SQLite says so may be broken."""
LAST = ("select seq from sqlite_sequence where name = 'match'", "select max(id) from match")


class Match(NamedTuple):
    """All rows of one match: its line in the table of matches, its steps without a gap, its notes."""

    head: tuple[Any, ...]
    steps: list[tuple[Any, ...]]
    notes: list[tuple[Any, ...]]


class Source:
    """A database that may be broken anywhere: whatever cannot be read is left out."""

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(path)

    def close(self) -> None:
        """Let go of the file, whatever state it is in."""
        with suppress(sqlite3.Error):
            self._db.close()

    def last(self) -> int:
        """Return the highest number of a match that there seems to have been."""
        found = [row[0] for query in LAST for row in self._rows(query)]
        return max((number for number in found if isinstance(number, int)), default=0)

    def knows(self, number: int) -> bool:
        """Return whether the table of matches can be read where this match stands or would stand."""
        try:
            self._db.execute(HEADS, (number,)).fetchone()
        except BROKEN:
            return False
        return True

    def match(self, number: int) -> Match | None:
        """Return what can be read of a match, None if not even its head."""
        for head in self._rows(HEADS, number):
            steps: list[tuple[Any, ...]] = []
            for step in self._rows(STEPS, number):
                if step[1] != len(steps):
                    break
                steps.append(step)
            return Match(head, steps, list(self._rows(NOTES, number)))
        return None

    def progress(self) -> list[tuple[Any, ...]]:
        """Return what can be read of what outlives a match."""
        return list(self._rows("select * from progress"))

    def _rows(self, query: str, *values: int) -> Iterator[tuple[Any, ...]]:
        with suppress(*BROKEN):
            yield from self._db.execute(query, values)


def rescue(damaged: Path, backup: Path | None, new: Path) -> int:
    """Fill the empty store `new` with all that can be read; return how many matches that are.

    Of each match the longer log is taken. A match that only the backup has comes back if the damaged file
    cannot tell that it was deleted since.
    """
    with closing(sqlite3.connect(new)) as db, closing(Source(damaged)) as source:
        if backup is None:
            return _fill(db, source, None)
        with closing(Source(backup)) as older:
            return _fill(db, source, older)


def _fill(db: sqlite3.Connection, source: Source, older: Source | None) -> int:
    last = source.last()
    saved = 0
    for number in range(1, max(last, older.last() if older else 0) + 1):
        found = [source.match(number)]
        if older and (found[0] or not source.knows(number) or number > last):
            found.append(older.match(number))
        saved += any(_put(db, match) for match in _best_first(found))
    for part in (older, source):
        for row in part.progress() if part else ():
            with suppress(sqlite3.Error):
                db.execute("insert or replace into progress values(?,?,?)", row)
    db.commit()
    return saved


def _best_first(found: list[Match | None]) -> list[Match]:
    return sorted((match for match in found if match), key=lambda match: -len(match.steps))


def _put(db: sqlite3.Connection, match: Match) -> bool:
    """Write a match; False, and nothing written, where a value in it is not what the tables take."""
    db.execute("savepoint one")
    try:
        db.execute("insert into match values(?,?,?,?,?,?,?,?,?,?)", match.head)
        db.executemany("insert into step values(?,?,?,?,?,?)", match.steps)
        db.executemany("insert into note values(?,?,?,?)", match.notes)
    except sqlite3.IntegrityError:
        db.execute("rollback to one")
        return False
    finally:
        db.execute("release one")
    return True
