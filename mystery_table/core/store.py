"""Matches on disk: one SQLite file with an append-only list of steps for each match."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any

from mystery_table.core.errors import UserError
from mystery_table.core.lock import Lock
from mystery_table.core.records import (
    NOT_OURS,
    UNREADABLE,
    Entry,
    Line,
    Record,
    Removed,
    fits,
    pack,
    pack_result,
    pack_seating,
    readable,
    unpack_options,
    unpack_result,
    unpack_seating,
)
from mystery_table.core.seating import Seating
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
create table match(id integer primary key autoincrement, game text not null, version int not null,
    options text not null, seats int not null, seed text not null, created real not null,
    seating text not null, name text not null, result text);
create table step(match int not null, n int not null, seat int not null, action text not null, digest int,
    at real not null, primary key(match, n)) without rowid;
create table note(match int not null, seat int not null, name text not null, body text not null,
    primary key(match, seat, name)) without rowid;
create table progress(game text not null, name text not null, body text not null,
    primary key(game, name)) without rowid;
create index listed on match(id, game, name, seating, result, created);
"""
# The index holds what a list shows, so that thousands of long options need not be read past.
TABLE_NAMES = ("match", "step", "note", "progress")
MATCH_TABLES = (("match", "id"), ("step", "match"), ("note", "match"))
"""What belongs to one match: tables, and the column that holds its number."""
CREATE = """insert into match(game, version, options, seats, seed, created, seating, name)
    values(?,?,?,?,?,?,?,?)"""
APPEND = """insert into step select :match, :n, :seat, :action, :digest, :at
    where exists(select 1 from match where id = :match)
    and :n = coalesce((select n + 1 from step where match = :match order by n desc limit 1), 0)"""
# Which matches a list shows is found first; only for those is everything else looked up.
LIST = """with shown as materialized (
    select m.id, coalesce((select at from step where match = m.id order by n desc limit 1), m.created) as used
    from match m where :game is null or m.game = :game order by used desc, m.id desc limit :limit)
    select m.id, m.game, m.name, m.seats, m.seating, m.options, m.result, m.created, shown.used,
    coalesce((select n + 1 from step where match = m.id order by n desc limit 1), 0)
    from shown join match m on m.id = shown.id order by shown.used desc, m.id desc"""
# A list of thousands leaves out what is long, the options; they are looked up for the lines that are shown.
OVERVIEW = """select m.id, m.game, m.name, m.seating, m.result,
    coalesce((select at from step where match = m.id order by n desc limit 1), m.created) as used
    from match m order by used desc, m.id desc"""
KINDS = "select id, json_extract(options, '$.mode'), json_extract(options, '$.mission') from match"
OPEN = "select game, version, options, seats, seed, seating, name, result from match where id = ?"
SPENT = """select coalesce(sum(min(at - before, ?)), 0) from
    (select at, lag(at) over (order by n) as before from step where match = ?) where before is not null"""
STEPS = "select n, seat, action, digest from step where match = ? order by n"

Values = tuple[Any, ...] | Mapping[str, Any]


class Damaged(UserError):
    """The file no longer holds what was written to it."""


class Store:
    """The file that keeps every match. Raises UserError where it cannot be used, Damaged where it is broken.

    Each call is one transaction with synchronous=full: when it returns, a crash loses nothing; when it
    raises, nothing was changed.
    """

    def __init__(self, path: Path, lock: Lock | None = None) -> None:
        """Open the file, made if missing; a lock given is held until `close`. See backup.open_store."""
        self.path, self._lock = path, lock
        with self._saying_why_not():
            self._db = sqlite3.connect(path, isolation_level=None, timeout=BUSY, check_same_thread=False)
        try:
            with self._saying_why_not():
                self._prepare()
        except BaseException:
            self._db.close()
            raise

    def _prepare(self) -> None:
        """Check whose file it is, before anything is written to it; make the tables of a new one."""
        with self._at_once():
            if not self._is_empty():
                self._check_mark()
            elif self._pragma("application_id") == APPLICATION:
                raise sqlite3.DatabaseError("its tables are gone")
        if self._pragma("journal_mode") != "wal":
            self._db.execute("pragma journal_mode=wal")
        self._db.execute("pragma synchronous=full")
        if self._is_empty():
            self._make_tables()

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """Let what is read be of one moment, whatever another program makes meanwhile."""
        self._db.execute("begin")
        try:
            yield
        finally:
            if self._db.in_transaction:
                self._db.execute("rollback")

    def _pragma(self, name: str) -> Any:
        return self._db.execute(f"pragma {name}").fetchone()[0]

    def _is_empty(self) -> bool:
        return self._db.execute("select 1 from sqlite_master limit 1").fetchone() is None

    def _check_mark(self) -> None:
        if self._pragma("application_id") != APPLICATION:
            raise UserError(Text("app", "{0} is not a file of Mystery Table.", (str(self.path),)))
        if self._pragma("user_version") > VERSION:
            raise UserError(
                Text("app", "{0} was made by a newer version of Mystery Table.", (str(self.path),))
            )
        if not {name for (name,) in self._db.execute("select name from sqlite_master")} >= set(TABLE_NAMES):
            raise sqlite3.DatabaseError("some of its tables are gone")
        if not all(_columns(self._db, name) >= columns for name, columns in _made_columns().items()):
            raise sqlite3.DatabaseError("some of its columns are gone")

    def _make_tables(self) -> None:
        with self._transaction():
            if self._is_empty():  # else another program made them in the meantime
                self._db.execute(f"pragma application_id={APPLICATION}")
                self._db.execute(f"pragma user_version={VERSION}")
                for table in TABLES.split(";"):
                    self._db.execute(table)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with self._saying_why_not():
            self._db.execute("begin immediate")
            try:
                yield
                self._db.execute("commit")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("rollback")
                raise

    @contextmanager
    def _saying_why_not(self) -> Iterator[None]:
        """Turn what SQLite says into an error for the user: the disk is full, the file is read-only, …"""
        try:
            yield
        except sqlite3.OperationalError as error:
            raise UserError(
                Text("app", "{0} cannot be used: {1}. Nothing was lost.", (str(self.path), str(error)))
            ) from error
        except (
            sqlite3.DatabaseError,
            UnicodeDecodeError,
        ) as error:  # even its tables may be said in no words
            raise self._damaged(error) from error

    def _damaged(self, error: Exception) -> Damaged:
        reason = " ".join(str(error).split())
        return Damaged(Text("app", "{0} is damaged: {1}.", (str(self.path), reason)))

    def _do(self, statement: str, values: Values = ()) -> int:
        """Execute a statement that is a transaction of its own; return how many rows it changed."""
        with self._saying_why_not():
            return self._db.execute(statement, values).rowcount

    def _ask(self, query: str, values: Values = ()) -> list[Any]:
        with self._saying_why_not():
            try:
                return self._db.execute(query, values).fetchall()
            except sqlite3.OperationalError as error:
                if "decode" not in str(error):
                    raise
            return self._ask_again(query, values)

    def _ask_again(self, query: str, values: Values) -> list[Any]:
        """Ask for what holds bytes that are no letters: those are replaced, and all else can be read."""
        self._db.text_factory = partial(str, encoding="utf-8", errors="replace")
        try:
            return self._db.execute(query, values).fetchall()
        finally:
            self._db.text_factory = str

    def check(self) -> None:
        """Read the whole file through; Damaged if it does not hang together."""
        with self._saying_why_not():
            if self.path.stat().st_size % self._pragma("page_size"):  # which SQLite pads with zeros
                raise sqlite3.DatabaseError("its last page is cut off")
            found = self._pragma("integrity_check(1)")
            if found != "ok":
                raise sqlite3.DatabaseError(found)

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()
        if self._lock is not None:
            self._lock.close()

    def create(
        self,
        game: str,
        version: int,
        options: Options,
        seating: Seating,
        name: str = "",
        seed: str = "",
        rows: Iterable[Row] = (),
    ) -> int:
        """Begin a match and return its number, which is never used again.

        `seed` is its secret (a new one if empty), `rows` the log it has already.
        """
        secret, now = seed or os.urandom(16).hex(), time.time()
        options_, chairs = pack(dict(options)), pack_seating(seating)
        head = (game, version, options_, len(seating.chairs), secret, now, chairs, name)
        with self._transaction():
            number = self._db.execute(CREATE, head).lastrowid or 0
            steps = [
                (number, n, seat, pack(action), sum_, now) for n, (seat, action, sum_) in enumerate(rows)
            ]
            self._db.executemany("insert into step values(?,?,?,?,?,?)", steps)
        return number

    def append(self, match: int, n: int, seat: Seat, action: Action, digest: int | None) -> None:
        """Keep one step; UserError if the disk is full or the match is no longer where it was."""
        step = {"match": match, "n": n, "seat": seat, "action": pack(action), "digest": digest}
        if self._do(APPEND, {**step, "at": time.time()}) != 1:
            raise UserError(Text("app", "This match goes on in another window; nothing was changed here."))

    def finish(self, match: int, result: tuple[int, ...] | None) -> None:
        """Note a match's scores, so that lists need not replay it; None takes the note back."""
        self._do("update match set result = ? where id = ?", (pack_result(result), match))

    def reseat(self, match: int, seating: Seating) -> None:
        """Keep who decides for which seat from now on."""
        self._do("update match set seating = ? where id = ?", (pack_seating(seating), match))

    def rename(self, match: int, name: str) -> None:
        """Give a match another name."""
        self._do("update match set name = ? where id = ?", (name, match))

    def matches(self, game: str | None = None, limit: int | None = None) -> list[Entry]:
        """Return the matches, last used first."""
        found = self._ask(LIST, {"game": game, "limit": -1 if limit is None else limit})
        return list(map(Entry._make, found))

    def overview(self) -> list[Line]:
        """Return a line for every match, last used first."""
        return list(map(Line._make, self._ask(OVERVIEW)))

    def kinds(self) -> dict[int, tuple[Any, Any]]:
        """Return mode and mission of every match by its number, as its options name them; None: neither."""
        return {match: (mode, mission) for match, mode, mission in self._ask(KINDS)}

    def options(self, match: int) -> Options:
        """Return what a match was set up with; UserError if there is none."""
        found = self._unpacked(self._ask("select options from match where id = ?", (match,)))
        if not isinstance(found, dict):
            raise UserError(Text("app", "There is no match number {0}.", (match,)))
        return found

    def open(self, match: int) -> Record:
        """Return a match with its whole log; UserError if there is none."""
        heads = self._ask(OPEN, (match,))
        if not heads:
            raise UserError(Text("app", "There is no match number {0}.", (match,)))
        game, version, options, seats, seed, chairs, name, result = heads[0]
        rows = tuple(readable(self._ask(STEPS, (match,))))
        try:
            seating, scores = unpack_seating(chairs), unpack_result(result)
            options_ = unpack_options(options)
        except NOT_OURS as error:
            raise self._damaged(error) from error
        found = Record(match, game, version, options_, seats, seed, seating, name, scores, rows)
        if not fits(found):
            raise self._damaged(ValueError(f"match {match}"))
        return found

    def copy(self, match: int, rows: Iterable[Row], name: str, version: int | None = None) -> int:
        """Begin a match from the first rows of another and return its number; the other stays as it is.

        `version` is that of the rules that fold these rows; the other's by default.
        """
        old = self.open(match)
        version = old.version if version is None else version
        return self.create(old.game, version, old.options, old.seating, name, old.seed, rows)

    def delete(self, match: int) -> Removed:
        """Remove a match with its steps and notes; return all of it, so that `restore` can bring it back."""
        with self._transaction():
            # Names of tables and columns are this module's own constants: S608 sees no outside text here.
            rows = [
                self._db.execute(f"select * from {table} where {column} = ?", (match,)).fetchall()  # noqa: S608
                for table, column in MATCH_TABLES
            ]
            for table, column in MATCH_TABLES:
                self._db.execute(f"delete from {table} where {column} = ?", (match,))  # noqa: S608
        return Removed(match, *map(tuple, rows))

    def restore(self, removed: Removed) -> None:
        """Bring a deleted match back as it was, under its number, which nobody has got since."""
        with self._transaction():
            for (table, _), rows in zip(MATCH_TABLES, removed[1:], strict=True):
                for row in rows:
                    places = ",".join("?" * len(row))
                    self._db.execute(f"insert into {table} values({places})", row)

    def duplicate(self, match: int, name: str) -> int:
        """Copy a match with its notes and return the copy's number; what chance does next differs in it."""
        old = self.open(match)
        rows = [row for row in old.rows if row != UNREADABLE]
        copy = self.create(old.game, old.version, old.options, old.seating, name, rows=rows)
        with self._transaction():
            self._db.execute("update match set result = ? where id = ?", (pack_result(old.result), copy))
            notes = "insert into note select ?, seat, name, body from note where match = ?"
            self._db.execute(notes, (copy, match))
        return copy

    def note(self, match: int, seat: Seat, name: str, body: Any) -> None:
        """Keep something that is not part of the game: what a person has seen, a half-made move, a text."""
        self._do("insert or replace into note values(?,?,?,?)", (match, seat, name, pack(body)))

    def noted(self, match: int, seat: Seat, name: str) -> Any:
        """Return a note, None if there is none."""
        query = "select body from note where match = ? and seat = ? and name = ?"
        return self._unpacked(self._ask(query, (match, seat, name)))

    def remember(self, game: str, name: str, body: Any) -> None:
        """Keep progress that outlives a match: missions done, the last set-up."""
        self._do("insert or replace into progress values(?,?,?)", (game, name, pack(body)))

    def remembered(self, game: str, name: str) -> Any:
        """Return what was remembered, None if nothing."""
        query = "select body from progress where game = ? and name = ?"
        return self._unpacked(self._ask(query, (game, name)))

    def recall(self, pattern: str) -> list[Any]:
        """Return what is remembered under a name like this (SQL's %) for any game; damage is left out."""
        found = []
        for (body,) in self._ask("select body from progress where name like ?", (pattern,)):
            try:
                found.append(json.loads(body))
            except NOT_OURS:
                continue
        return found

    def forget(self, pattern: str, game: str | None = None) -> None:
        """Remember nothing any more under a name like this (SQL's %), of one game or of all."""
        only = "delete from progress where name like :name and (:game is null or game = :game)"
        self._do(only, {"name": pattern, "game": game})

    def seconds(self, match: int, pause: float) -> float:
        """Return how long a match was played, each step counting for `pause` seconds at most."""
        return float(self._ask(SPENT, (pause, match))[0][0])

    def _unpacked(self, found: list[Any]) -> Any:
        try:
            return json.loads(found[0][0]) if found else None
        except NOT_OURS as error:
            raise self._damaged(error) from error


def _columns(db: sqlite3.Connection, table: str) -> set[str]:
    return {column for (column,) in db.execute("select name from pragma_table_info(?)", (table,))}


@cache
def _made_columns() -> dict[str, set[str]]:
    """Return the columns of each table as they are made."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(TABLES)
        return {name: _columns(db, name) for name in TABLE_NAMES}
