"""Matches on disk: one SQLite file with an append-only list of steps for each match."""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from mystery_table.core.errors import UserError
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.session import Row
from mystery_table.core.state import Action, Options, Seat
from mystery_table.core.words import Text

APPLICATION = 0x4D595354
"""Marks an SQLite file as ours ("MYST")."""
VERSION = 1
"""Of the tables below; a newer one is refused, an older one is brought up to date."""
BUSY = 4.0
"""Seconds to wait for another program that is writing."""

TABLES = """
create table match(id integer primary key, game text not null, version int not null, options text not null,
    seats int not null, seed text not null, created real not null, seating text not null, name text not null,
    result text);
create table step(match int not null, n int not null, seat int not null, action text not null, digest int,
    at real not null, primary key(match, n)) without rowid;
create table note(match int not null, seat int not null, name text not null, body text not null,
    primary key(match, seat, name)) without rowid;
create table progress(game text not null, name text not null, body text not null,
    primary key(game, name)) without rowid;
"""
LIST = """select m.id, m.game, m.name, m.seats, m.seating, m.options, m.result, m.created,
    coalesce((select at from step where match = m.id order by n desc limit 1), m.created) as used,
    coalesce((select n + 1 from step where match = m.id order by n desc limit 1), 0)
    from match m {where} order by used desc, m.id desc {limit}"""


class Entry(NamedTuple):
    """A match as a list shows it; times are seconds since 1970."""

    id: int
    game: str
    name: str
    seats: int
    seating: Seating
    options: Options
    result: tuple[int, ...] | None
    created: float
    used: float
    lines: int


class Record(NamedTuple):
    """What a match is opened with."""

    id: int
    game: str
    version: int
    options: Options
    seats: int
    seed: str
    seating: Seating
    name: str
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
    return Seating(tuple(Chair(**{k: v for k, v in c.items() if k in known}) for c in json.loads(text)))


def pack_seating(seating: Seating) -> str:
    """Return a seating as JSON."""
    return pack([chair._asdict() for chair in seating.chairs])


class Store:
    """The file that keeps every match. Raises UserError where the file cannot be used.

    Each call is one transaction with synchronous=full: when it returns, a crash loses nothing.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._db = sqlite3.connect(path, isolation_level=None, timeout=BUSY, check_same_thread=False)
            self._prepare()
        except sqlite3.OperationalError as error:
            raise UserError(
                Text("app", "The matches in {0} cannot be opened: {1}.", (str(path), str(error)))
            ) from error

    def _prepare(self) -> None:
        """Check whose file it is, before anything is written to it; make the tables of a new one."""
        one = self._db.execute
        mark = one("pragma application_id").fetchone()[0]
        version = one("pragma user_version").fetchone()[0]
        empty = one("select count(*) from sqlite_master").fetchone()[0] == 0
        if not empty and mark != APPLICATION:
            raise UserError(Text("app", "{0} is not a file of Mystery Table.", (str(self.path),)))
        if version > VERSION:
            raise UserError(
                Text("app", "{0} was made by a newer version of Mystery Table.", (str(self.path),))
            )
        one("pragma journal_mode=wal")
        one("pragma synchronous=full")
        if empty:
            with self._transaction():
                if one("select count(*) from sqlite_master").fetchone()[0] == 0:
                    one(f"pragma application_id={APPLICATION}")
                    one(f"pragma user_version={VERSION}")
                    for table in TABLES.split(";"):
                        one(table)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._db.execute("begin immediate")
        try:
            yield
        except BaseException:
            self._db.execute("rollback")
            raise
        self._db.execute("commit")

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    def create(
        self, game: str, version: int, options: Options, seating: Seating, name: str = "", seed: str = ""
    ) -> int:
        """Begin a match and return its number; `seed` is its secret (a new one if empty)."""
        values = (
            game,
            version,
            pack(dict(options)),
            len(seating.chairs),
            seed or secrets.token_hex(16),
            time.time(),
            pack_seating(seating),
            name,
        )
        row = self._write(
            "insert into match(game, version, options, seats, seed, created, seating, name)"
            " values(?,?,?,?,?,?,?,?)",
            values,
        )
        return int(row.lastrowid or 0)

    def append(self, match: int, n: int, seat: Seat, action: Action, digest: int | None) -> None:
        """Keep one step; UserError if the disk is full or the match is no longer where it was."""
        try:
            self._write(
                "insert into step values(?,?,?,?,?,?)", (match, n, seat, pack(action), digest, time.time())
            )
        except sqlite3.IntegrityError as error:
            raise UserError(
                Text("app", "This match goes on in another window; nothing was changed here.")
            ) from error

    def finish(self, match: int, result: tuple[int, ...] | None) -> None:
        """Note a match's scores, so that lists need not replay it; None takes the note back."""
        body = None if result is None else pack(result)
        self._write("update match set result = ? where id = ?", (body, match))

    def reseat(self, match: int, seating: Seating) -> None:
        """Keep who decides for which seat from now on."""
        self._write("update match set seating = ? where id = ?", (pack_seating(seating), match))

    def matches(self, game: str | None = None, limit: int | None = None) -> list[Entry]:
        """Return the matches, last used first."""
        where = "" if game is None else "where m.game = :game"
        clause = "" if limit is None else "limit :limit"
        query = LIST.format(where=where, limit=clause)
        found = self._db.execute(query, {"game": game, "limit": limit})
        return [
            Entry(i, g, n, s, unpack_seating(c), json.loads(o), freeze(json.loads(r)) if r else None, b, u, k)
            for i, g, n, s, c, o, r, b, u, k in found
        ]

    def open(self, match: int) -> Record:
        """Return a match with its whole log; UserError if there is none."""
        head = self._db.execute(
            "select id, game, version, options, seats, seed, seating, name from match where id = ?", (match,)
        ).fetchone()
        if head is None:
            raise UserError(Text("app", "There is no match number {0}.", (match,)))
        number, game, version, options, seats, seed, seating, name = head
        rows = tuple(self._rows(match))
        chairs = unpack_seating(seating)
        return Record(number, game, version, json.loads(options), seats, seed, chairs, name, rows)

    def _rows(self, match: int) -> Iterable[Row]:
        query = "select seat, action, digest from step where match = ? order by n"
        for seat, action, digest in self._db.execute(query, (match,)):
            yield seat, freeze(json.loads(action)), digest

    def copy(self, match: int, rows: Iterable[Row], name: str) -> int:
        """Begin a match from the first rows of another and return its number; the other stays as it is."""
        old = self.open(match)
        number = self.create(old.game, old.version, old.options, old.seating, name, old.seed)
        with self._transaction():
            for n, (seat, action, digest) in enumerate(rows):
                self._db.execute(
                    "insert into step values(?,?,?,?,?,?)",
                    (number, n, seat, pack(action), digest, time.time()),
                )
        return number

    def delete(self, match: int) -> None:
        """Remove a match with its steps and notes."""
        with self._transaction():
            self._db.execute("delete from step where match = ?", (match,))
            self._db.execute("delete from note where match = ?", (match,))
            self._db.execute("delete from match where id = ?", (match,))

    def note(self, match: int, seat: Seat, name: str, body: Any) -> None:
        """Keep something that is not part of the game: what a person has seen, a half-made move, a text."""
        self._write("insert or replace into note values(?,?,?,?)", (match, seat, name, pack(body)))

    def noted(self, match: int, seat: Seat, name: str) -> Any:
        """Return a note, None if there is none."""
        found = self._db.execute(
            "select body from note where match = ? and seat = ? and name = ?", (match, seat, name)
        ).fetchone()
        return None if found is None else json.loads(found[0])

    def remember(self, game: str, name: str, body: Any) -> None:
        """Keep progress that outlives a match: missions done, the last set-up."""
        self._write("insert or replace into progress values(?,?,?)", (game, name, pack(body)))

    def remembered(self, game: str, name: str) -> Any:
        """Return what was remembered, None if nothing."""
        found = self._db.execute(
            "select body from progress where game = ? and name = ?", (game, name)
        ).fetchone()
        return None if found is None else json.loads(found[0])

    def _write(self, statement: str, values: tuple[Any, ...]) -> sqlite3.Cursor:
        try:
            return self._db.execute(statement, values)
        except sqlite3.OperationalError as error:
            raise UserError(
                Text("app", "{0} cannot be written: {1}. Nothing was lost.", (str(self.path), str(error)))
            ) from error
