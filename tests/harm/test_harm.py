"""A part of `python -m tests.harm`, and single harms that were found by it; torn writes, and a full disk."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from mystery_table.core.backup import open_store
from mystery_table.core.campaign import won
from mystery_table.core.errors import UserError
from mystery_table.core.match import last_setup, new_match, open_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.store import Store
from tests.harm import files, model, stores
from tests.harm.model import Model

ROOT = Path(__file__).parents[2]
SOME, MANY = 40, 1000


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Model:
    """A store with matches of every game."""
    return model.make(tmp_path_factory.mktemp("harm"))


def test_S3_S4_some_harmed_stores_and_files_are_survived(made: Model, tmp_path: Path) -> None:
    came = Counter(stores.harm(made, tmp_path / "harmed", seed) for seed in range(SOME))
    assert came["opened"] > 0
    assert came["mended"] > 0
    store = Store(made.copy(tmp_path / "others"))
    came = Counter(files.harm(made, store, tmp_path, seed) for seed in range(SOME))
    assert came["refused"] > SOME / 2
    assert made.untouched(store)
    store.close()


@pytest.mark.slow
def test_S3_S4_a_thousand_harmed_stores_and_files_are_survived_in_little_memory() -> None:
    command = [sys.executable, "-m", "tests.harm", str(MANY)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


WORDS = {
    "a version in words": ("update match set version = 'x' where id = 1", 1),
    "a seat that there is not": ("update step set seat = 7 where match = 1 and n = 3", 1),
    "seats that are not there": ("update match set seats = 5 where id = 1", 1),
    "a chair without a badge": (
        'update match set seating = \'[{"name":"Ana","badge":null}]\' where id = 1',
        1,
    ),
    "options nested deep": (f"update match set options = '{'[' * 99_000}' where id = 1", 1),
    "a step nested deep": (f"update step set action = '{'[' * 99_000}' where match = 1 and n = 3", 1),
    "a name of no letters": ("update match set name = cast(x'ff00fe' as text) where id = 1", 1),
    "scores in words": ("update match set result = '[\"x\"]' where id = 2", 2),
    "a note of another kind": ("update note set body = '[7]' where match = 1", 1),
    "a set-up of another kind": ("update progress set body = '[7]'", 1),
}


@pytest.mark.parametrize("harm", WORDS)
def test_S3_what_another_program_wrote_into_the_store_is_survived(
    made: Model, tmp_path: Path, harm: str
) -> None:
    path = made.copy(tmp_path / "harmed")
    statement, number = WORDS[harm]
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute(statement)
        db.commit()
    store = open_store(path).store
    assert all(isinstance(line.seating, Seating) for line in store.overview())
    for game in {record.game for record in made.records.values()}:
        last_setup(store, game)
        won(store, game)
    with contextlib.suppress(UserError):
        match = open_match(store, number)
        assert match.half_made(0) is not None
        match.undoable(0)
        match.unseen(0)
        match.close()
    assert store.open(5) == made.records[5]
    store.close()


def test_S3_a_column_whose_name_was_spoilt_is_damage_and_mended(made: Model, tmp_path: Path) -> None:
    path = made.copy(tmp_path / "harmed")
    content = path.read_bytes()
    path.write_bytes(content.replace(b"seats int not null", b"seatz int not null"))
    opened = open_store(path)
    assert len(opened.notices) == 1
    assert {entry.id: opened.store.open(entry.id) for entry in opened.store.matches()} == made.records
    opened.store.close()


# Torn writes


def test_S1_S3_a_write_that_was_torn_anywhere_takes_no_row_before_it_along(tmp_path: Path) -> None:
    """Cut or spoil what SQLite wrote beside the file at any byte: every row written whole before is there."""
    path, rng = tmp_path / "matches.sqlite", Rng(3)
    store = open_store(path).store
    match = new_match(store, "thirteen_clues", {}, Seating(tuple(Chair("Ana", n, n) for n in range(3))))
    beside = path.with_name(f"{path.name}-wal")
    sizes = [(beside.stat().st_size, match.session.lines)]
    while match.session.actors and len(sizes) < 30:
        seat = match.session.actors[0]
        match.play(seat, rng.pick(match.session.legal(seat)))
        sizes.append((beside.stat().st_size, match.session.lines))
    rows = store.open(match.id).rows
    for torn in range(60):
        folder = tmp_path / "torn"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        at = rng.below(sizes[-1][0])
        written = beside.read_bytes()
        end = b"" if torn % 2 else rng.noise(len(written) - at)
        shutil.copy(path, folder / path.name)
        (folder / beside.name).write_bytes(written[:at] + end)
        opened = open_store(folder / path.name)
        safe = max((lines for size, lines in sizes if size <= at), default=0)
        found = opened.store.open(match.id).rows if opened.store.matches() else ()
        assert opened.notices == ()
        assert len(found) >= safe
        assert found == rows[: len(found)]
        opened.store.close()
    match.close()
    store.close()


# A full disk: no file of the program may grow beyond a limit of the system

FULL = """
import resource, sys
from pathlib import Path
from mystery_table.core.backup import open_store
from mystery_table.core.errors import UserError
from mystery_table.core.match import new_match, open_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
game, folder, rng, told = sys.argv[1], Path(sys.argv[2]), Rng(1), []
store = open_store(folder / "matches.sqlite").store
seats = Seating((Chair("Ana", 0, 0), Chair("Bob", 1, 1)))
matches = [new_match(store, game, {}, seats)]
def limit(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
limit(max(file.stat().st_size for file in folder.glob("matches.sqlite*")) + int(sys.argv[3]))
full = 0
while full < 25:
    match = matches[-1]
    before = match.session.lines
    try:
        if not match.session.actors:
            matches.append(new_match(store, game, {}, seats))
            continue
        seat = rng.pick(match.session.actors)
        match.play(seat, rng.pick(match.session.legal(seat)))
        full = 0
    except UserError as error:
        told.append(str(error))
        full += 1
        assert len(store.open(match.id).rows) == match.session.lines
limit(resource.RLIM_INFINITY)
for match in matches:
    match.go_on()
    assert len(store.open(match.id).rows) == match.session.lines
    lines = match.session.lines
    if match.session.actors:
        seat = match.session.actors[0]
        match.play(seat, match.session.legal(seat)[0])
        assert match.session.lines > lines
    states = match.session.states
    match.close()
    again = open_match(store, match.id)
    assert again.session.states == states and not again.view_only
    again.close()
store.close()
assert open_store(folder / "matches.sqlite").notices == ()
print(len(told), told[-1])
"""


@pytest.mark.parametrize("room", [0, 9_000])
@pytest.mark.parametrize("game", ["mary_king", "mirror_of_truth", "mysterium", "thirteen_clues"])
def test_S1_S3_on_a_full_disk_a_match_stays_where_it_was_and_goes_on_when_there_is_room(
    tmp_path: Path, game: str, room: int
) -> None:
    command = [sys.executable, "-c", FULL, game, str(tmp_path), str(room)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    count, said = done.stdout.split(" ", 1)
    assert int(count) >= 25
    assert "cannot be used" in said
    assert "Nothing was lost" in said
