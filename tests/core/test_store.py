"""The file that keeps matches: what it takes, and what it says when it cannot."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import pytest

from mystery_table.core.errors import UserError
from mystery_table.core.records import UNREADABLE, freeze
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.session import Row, Session
from mystery_table.core.store import APPLICATION, VERSION, Damaged, Store
from tests.support.play import play_on, table
from tests.support.pockets.rules import GAME

ROOT = Path(__file__).parents[2]


def begin(store: Store, seats: int = 2, seed: str = "s", name: str = "") -> tuple[int, Session]:
    number = store.create("pockets", 1, {"turns": 4}, table(*range(seats)), name, seed)
    session = Session(GAME, {"turns": 4}, seats, seed, lambda *row: store.append(number, *row))
    session.advance()
    return number, session


def append_all(store: Store, number: int, lines: int, rows: list[Row]) -> None:
    for n, (seat, action, digest) in enumerate(rows):
        store.append(number, lines + n, seat, action, digest)


def refold(store: Store, number: int) -> Session:
    record = store.open(number)
    return Session(GAME, record.options, record.seats, record.seed, rows=record.rows)


def raw(path: Path, statement: str) -> None:
    db = sqlite3.connect(path)
    db.execute(statement)
    db.commit()
    db.close()


def test_S2_a_match_comes_back_as_it_was_left(store: Store, path: Path) -> None:
    number, session = begin(store)
    play_on(session, Rng(1), 6)
    store.close()
    again = Store(path)
    folded = refold(again, number)
    assert folded.history == session.history
    assert folded.state == session.state
    again.close()


def test_S1_every_decision_is_on_disk_before_the_next(store: Store, path: Path) -> None:
    number, session = begin(store)
    other = sqlite3.connect(path)
    for decision in range(1, 20):
        if not session.actors:
            break
        play_on(session, Rng(decision), 1)
        assert other.execute("select count(*) from step").fetchone()[0] == session.lines
    other.close()
    assert store._pragma("synchronous") == 2
    assert store._pragma("journal_mode") == "wal"
    assert number == 1


def test_a_step_that_is_not_the_next_is_refused_and_changes_nothing(store: Store) -> None:
    number, session = begin(store)
    for wrong in (0, session.lines + 1):
        with pytest.raises(UserError, match="goes on in another window"):
            store.append(number, wrong, 0, ("bid", 1), None)
    with pytest.raises(UserError, match="goes on in another window"):
        store.append(number + 1, 0, 0, ("bid", 1), None)
    assert len(store.open(number).rows) == session.lines


def test_a_number_is_never_used_again(store: Store) -> None:
    first, _ = begin(store)
    store.delete(first)
    second, _ = begin(store)
    assert second > first
    with pytest.raises(UserError, match="no match number 1"):
        store.open(first)


def test_lists_show_the_last_used_first_and_what_was_noted(store: Store) -> None:
    numbers = [begin(store, name=name)[0] for name in ("one", "two", "three")]
    time.sleep(0.01)
    store.append(numbers[0], 1, 0, ("bid", 1), None)
    store.finish(numbers[1], (3, 1))
    assert [e.name for e in store.matches()] == ["one", "three", "two"]
    entries = {e.id: e for e in store.matches("pockets", limit=3)}
    assert entries[numbers[1]].result == (3, 1)
    assert entries[numbers[0]].lines == 2
    assert entries[numbers[0]].options == {"turns": 4}
    assert entries[numbers[0]].seating == table(0, 1)
    assert store.matches("another game") == []
    assert len(store.matches(limit=1)) == 1
    store.finish(numbers[1], None)
    assert store.open(numbers[1]).result is None


def test_S6_ten_thousand_matches_do_not_slow_the_list(store: Store) -> None:
    with store._transaction():
        for number in range(1, 10_001):
            head = (number, "pockets", 1, '{"turns":4}', 2, "s", 1.0, '[{"name":"Ana","badge":0}]', "", None)
            store._db.execute("insert into match values(?,?,?,?,?,?,?,?,?,?)", head)
            steps = [(number, n, 0, '["bid",1]', 7, float(n + number)) for n in range(3)]
            store._db.executemany("insert into step values(?,?,?,?,?,?)", steps)
    began = time.perf_counter()
    entries = store.matches()
    assert time.perf_counter() - began < 1.0  # about 0.05 on the machine it was written on
    assert len(entries) == 10_000
    assert entries[0].id == 10_000
    began = time.perf_counter()
    assert len(store.matches(limit=100)) == 100
    assert time.perf_counter() - began < 0.5


def test_notes_and_progress_are_kept_and_replaced(store: Store) -> None:
    number, _ = begin(store)
    assert store.noted(number, 0, "text") is None
    store.note(number, 0, "text", "«да»")
    store.note(number, 0, "text", {"a": [1, None]})
    assert store.noted(number, 0, "text") == {"a": [1, None]}
    store.remember("pockets", "done", ["x"])
    assert store.remembered("pockets", "done") == ["x"]
    assert store.remembered("mirror", "done") is None
    store.delete(number)
    assert store.noted(number, 0, "text") is None


def test_a_copy_has_the_rows_it_was_given_and_leaves_the_other_alone(store: Store) -> None:
    number, session = begin(store)
    play_on(session, Rng(2), 4)
    rows = store.open(number).rows
    twin = store.copy(number, rows[:3], "twin", version=2)
    assert store.open(twin).rows == rows[:3]
    assert store.open(twin).version == 2
    assert store.open(number).rows == rows


def test_a_copy_that_cannot_be_written_leaves_no_half_match(store: Store) -> None:
    number, _ = begin(store)
    with pytest.raises(Damaged):
        store.copy(number, [(0, ("bid", 1), 1), (0, ("bid", 1), object())], "half")  # type: ignore[list-item] # no database takes it
    assert [e.id for e in store.matches()] == [number]


def test_a_later_versions_chairs_are_read_without_what_is_unknown(store: Store) -> None:
    number, _ = begin(store)
    chairs = '[{"name":"Ana","badge":3,"hat":"green"},{"name":"Bob","badge":1}]'
    raw(store.path, f"update match set seating = '{chairs}'")
    assert store.open(number).seating == Seating((Chair("Ana", 3), Chair("Bob", 1)))


@pytest.mark.parametrize(
    "harm",
    [
        "delete from step where n = 2",
        "update step set action = '[\"bid\",' where n = 2",
        "update step set action = x'ff00' where n = 2",
        "update step set n = 99 where n = 2",
    ],
)
def test_S3_a_log_with_a_harmed_line_is_read_up_to_there(store: Store, harm: str) -> None:
    number, session = begin(store)
    play_on(session, Rng(1), 5)
    raw(store.path, harm)
    rows = store.open(number).rows
    assert len(rows) == 3
    assert rows[2] == UNREADABLE
    folded = refold(store, number)
    assert not folded.sound
    assert folded.lines == 2


@pytest.mark.parametrize("column", ["options", "seating", "result"])
def test_S3_a_match_with_a_harmed_head_is_said_and_others_are_not_touched(store: Store, column: str) -> None:
    number, _ = begin(store)
    other, _ = begin(store)
    raw(store.path, f"update match set {column} = '[[1' where id = {number}")
    with pytest.raises(Damaged, match="is damaged"):
        store.open(number)
    assert store.open(other).id == other
    assert len(store.matches()) == 2


def test_S3_a_foreign_database_is_refused_and_left_as_it_is(path: Path) -> None:
    raw(path, "create table theirs(x)")
    before = path.read_bytes()
    with pytest.raises(UserError, match="is not a file of Mystery Table"):
        Store(path)
    assert path.read_bytes() == before


def test_S3_a_newer_file_is_refused_and_left_as_it_is(store: Store, path: Path) -> None:
    begin(store)
    store.close()
    raw(path, f"pragma user_version={VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(UserError, match="newer version"):
        Store(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"not a database, a text " * 99, b"SQLite format 3\0" + b"\xff" * 5000])
def test_S3_what_is_no_database_is_said_to_be_damaged(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(Damaged):
        Store(path)
    assert path.read_bytes() == content


def test_S3_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="unable to open"):
        Store(tmp_path / "missing" / "matches.sqlite")


READ_ONLY = """
import os, sys
from pathlib import Path
from mystery_table.core.errors import UserError
from mystery_table.core.store import Store
if os.geteuid() == 0:  # to whom no folder is read-only
    os.setuid(65534)
for name in ("old", "new"):
    try:
        Store(Path(sys.argv[1]) / name)
        print("opened")
    except UserError as error:
        print(error)
"""


def test_S3_a_read_only_folder_is_said() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        Store(folder / "old").close()
        (folder / "old").chmod(0o444)
        folder.chmod(0o555)
        command = [sys.executable, "-c", READ_ONLY, name]
        run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
        folder.chmod(0o755)
    assert len(run.stdout.splitlines()) == 2
    assert all("cannot be used" in line for line in run.stdout.splitlines())


def test_S3_a_full_disk_is_said_and_what_was_committed_is_there(store: Store) -> None:
    number, session = begin(store)
    pages = store._pragma("page_count")
    store._db.execute(f"pragma max_page_count={pages}")  # SQLite then answers as for a full disk
    many: list[Row] = [(0, ("bid", 1), None)] * 1000
    with pytest.raises(UserError, match=r"full.*Nothing was lost"):
        append_all(store, number, session.lines, many)
    kept = store.open(number).rows
    assert len(kept) >= session.lines
    with pytest.raises(UserError, match="full"):
        store.copy(number, many, "copy")
    assert [e.id for e in store.matches()] == [number]
    store._db.execute("pragma max_page_count=100000")
    store.append(number, len(kept), 0, ("bid", 1), None)
    assert store.open(number).rows[: len(kept)] == kept


def test_S3_a_program_that_writes_too_long_is_said_and_can_be_tried_again(store: Store, path: Path) -> None:
    number, session = begin(store)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("begin immediate")
    store._db.execute("pragma busy_timeout=50")
    with pytest.raises(UserError, match="locked"):
        session.play(0, ("bid", 1))
    other.execute("rollback")
    session.play(0, ("bid", 1))
    assert refold(store, number).history == session.history
    other.close()


WRITE_MANY = """
import sys
from pathlib import Path
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.store import Store
store = Store(Path(sys.argv[1]))
mine = store.create("pockets", 1, {"turns": 4}, Seating((Chair("Ana", 0),)), sys.argv[2])
for n in range(100):
    store.append(mine, n, 0, ("bid", n), n)
"""


def test_S7_programs_that_begin_and_write_at_once_keep_everything(path: Path) -> None:
    programs = [subprocess.Popen([sys.executable, "-c", WRITE_MANY, path, name], cwd=ROOT) for name in "abcd"]
    assert [program.wait() for program in programs] == [0] * 4
    store = Store(path)
    assert sorted(e.name for e in store.matches()) == list("abcd")
    for entry in store.matches():
        rows = store.open(entry.id).rows
        assert [(action, sum_) for _, action, sum_ in rows] == [(("bid", n), n) for n in range(100)]
    store.close()


MAKE_WHEN_TOLD = """
import sys
from pathlib import Path
from mystery_table.core.store import Store
print("ready", flush=True)
sys.stdin.read()
Store(Path(sys.argv[1])).close()
"""


def test_S7_a_store_that_another_program_makes_meanwhile_is_not_taken_for_damaged(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, pipe = Store._is_empty, subprocess.PIPE
    command = [sys.executable, "-c", MAKE_WHEN_TOLD, str(path)]
    other = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
    assert other.stdout is not None
    assert other.stdin is not None
    assert other.stdout.readline() == "ready\n"

    def slow(store: Store) -> bool:
        empty = plain(store)
        if empty and other.stdin is not None and not other.stdin.closed:
            other.stdin.close()  # now it makes the tables, as far as it is let
            with suppress(subprocess.TimeoutExpired):
                other.wait(0.5)
        return empty

    monkeypatch.setattr(Store, "_is_empty", slow)
    Store(path).close()
    assert other.wait(30) == 0
    other.stdout.close()


def test_the_file_is_marked_as_ours(store: Store) -> None:
    assert store._pragma("application_id") == APPLICATION
    assert freeze([1, [2, ["x"]], "y"]) == (1, (2, ("x",)), "y")
