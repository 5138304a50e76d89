"""Damaged stores and backups."""

from __future__ import annotations

import datetime as dt
import shutil
import sqlite3
from pathlib import Path

import pytest

from mystery_table.core import backup
from mystery_table.core.backup import backups, open_store, worth_keeping
from mystery_table.core.errors import UserError
from mystery_table.core.match import new_match, open_match
from mystery_table.core.rng import Rng
from mystery_table.core.session import Row, Session
from mystery_table.core.store import Damaged, Store
from tests.support.play import play_on, table
from tests.support.pockets.rules import GAME

NOON = dt.datetime(2026, 3, 18, 12, tzinfo=dt.UTC)
DAY = dt.timedelta(days=1)
Rows = dict[int, tuple[object, ...]]


def fill(store: Store, matches: int) -> None:
    """Add matches of Pockets that were played at random."""
    for number in range(matches):
        log: list[Row] = []
        session = Session(GAME, {"turns": 30}, 2, f"{number}", lambda _, *row, log=log: log.append(row))
        session.advance()
        play_on(session, Rng(number))
        store.create("pockets", 1, session.options, table(0, None), rows=log)


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sound file of twelve matches, over some dozens of pages."""
    path = tmp_path_factory.mktemp("model") / "matches.sqlite"
    store = Store(path)
    fill(store, 12)
    store.remember("pockets", "done", [1])
    store.close()
    return path


@pytest.fixture(scope="module")
def model_rows(model: Path) -> Rows:
    """The logs of its matches."""
    return rows_of(model)


def damage(path: Path, pages: int, seed: int) -> bytes:
    """Overwrite pages of a file at random; return the harmed content."""
    content, rng = bytearray(path.read_bytes()), Rng(seed)
    for _ in range(pages):
        at = 4096 * rng.below(len(content) // 4096)
        content[at : at + 4096] = bytes(rng.below(256) for _ in range(64)) * 64
    path.write_bytes(content)
    return bytes(content)


def kept(path: Path) -> list[Path]:
    return sorted(path.parent.glob("matches-damaged-*.sqlite"))


def rows_of(path: Path) -> Rows:
    store = Store(path)
    rows: Rows = {e.id: store.open(e.id).rows for e in store.matches()}
    store.close()
    return rows


def test_a_sound_store_opens_without_a_word_and_is_backed_up_once_a_day(path: Path) -> None:
    store, notices = open_store(path, NOON)
    assert notices == ()
    assert list(backups(path)) == [NOON.date()]
    fill(store, 1)
    store.close()
    open_store(path, NOON + dt.timedelta(hours=3)).store.close()
    assert rows_of(backups(path)[NOON.date()]) == {}
    open_store(path, NOON + DAY).store.close()
    assert rows_of(backups(path)[(NOON + DAY).date()]) == rows_of(path) != {}


def test_S3_backups_are_chosen_by_age(path: Path) -> None:
    today = dt.date(2026, 1, 1)
    days: list[dt.date] = []
    for _ in range(200):
        days = sorted({*days, today} & worth_keeping([*days, today], today))
        ages = sorted((today - day).days for day in days)
        assert len(days) <= 7
        assert ages[-1] >= 28 or today < dt.date(2026, 2, 1)
        assert any(7 <= age <= 13 for age in ages) or today < dt.date(2026, 1, 12)
        assert {0, 1, 2} <= set(ages) or today < dt.date(2026, 1, 3)
        today += DAY
    for number in range(40):
        open_store(path, NOON + number * DAY).store.close()
    assert len(backups(path)) <= 7


def test_S3_a_damaged_file_is_said_kept_aside_and_mended(path: Path, model: Path, model_rows: Rows) -> None:
    for seed in range(25):
        shutil.copyfile(model, path)
        harmed = damage(path, 1 + seed % 4, seed)
        now = NOON + seed * DAY
        shutil.rmtree(path.parent / "backups", ignore_errors=True)
        store, notices = open_store(path, now)
        if notices:
            assert "damaged" in str(notices[0])
            assert kept(path)[-1].read_bytes() == harmed
        for entry in store.matches():
            rows = store.open(entry.id).rows
            assert rows == model_rows[entry.id][: len(rows)]
        store.close()
        store, notices = open_store(path, now)
        assert notices == ()  # mended for good
        store.close()


def test_S3_what_a_damaged_file_lost_comes_from_the_newest_backup(
    path: Path, model: Path, model_rows: Rows
) -> None:
    shutil.copyfile(model, path)
    open_store(path, NOON).store.close()
    store = Store(path)
    fill(store, 2)
    store.delete(3)
    store.close()
    whole = rows_of(path)
    for seed in range(10):
        content = path.read_bytes()
        damage(path, 3, seed)
        store, notices = open_store(path, NOON + dt.timedelta(seconds=seed))
        store.close()
        assert notices
        found = rows_of(path)
        for number, rows in model_rows.items():
            assert number == 3 or found[number] == rows
        assert all(found[n] == whole[n][: len(found[n])] for n in found if n != 3)
        path.write_bytes(content)


def test_S3_progress_and_notes_are_saved_too(path: Path, model: Path) -> None:
    shutil.copyfile(model, path)
    store = Store(path)
    store.note(1, 0, "text", "abc")
    store.close()
    content = bytearray(path.read_bytes())
    content[-4096:] = bytes(4096)
    path.write_bytes(content)
    store, notices = open_store(path, NOON)
    assert notices
    assert store.remembered("pockets", "done") == [1]
    assert store.noted(1, 0, "text") == "abc"
    store.close()


@pytest.mark.parametrize("size", [0, 50, 100, 5000, 40960, -1])
def test_S3_a_truncated_file_is_mended_from_its_backup(
    path: Path, model: Path, model_rows: Rows, size: int
) -> None:
    shutil.copyfile(model, path)
    open_store(path, NOON).store.close()
    path.write_bytes(path.read_bytes()[:size])
    store, notices = open_store(path, NOON)
    assert notices
    assert kept(path)[0].read_bytes() == model.read_bytes()[:size]
    store.close()
    assert rows_of(path) == model_rows


def test_S3_a_file_that_vanished_comes_back_from_its_backup(
    path: Path, model: Path, model_rows: Rows
) -> None:
    shutil.copyfile(model, path)
    open_store(path, NOON).store.close()
    path.unlink()
    store, notices = open_store(path, NOON)
    store.close()
    assert notices
    assert rows_of(path) == model_rows


def test_S3_a_deleted_match_does_not_come_back(path: Path, model: Path) -> None:
    shutil.copyfile(model, path)
    store = open_store(path, NOON).store
    store.delete(3)
    store.close()
    content = bytearray(path.read_bytes())
    page = next(at for at in range(4096 * 8, len(content), 4096) if b'["lay"' in content[at : at + 4096])
    content[page : page + 8] = b"\xff" * 8
    path.write_bytes(content)
    store, notices = open_store(path, NOON)
    assert notices
    assert {e.id for e in store.matches()} == set(range(1, 13)) - {3}
    store.close()


def test_S3_steps_that_still_lay_beside_the_damaged_file_are_saved(path: Path, model: Path) -> None:
    """A program that died left its last steps in the write-ahead log, whose pages are sound."""
    shutil.copyfile(model, path)
    alive = Store(path)
    match = new_match(alive, "pockets", {}, table(0, 1))
    match.play(0, ("bid", 1))
    rows = alive.open(match.id).rows
    for end in ("", "-wal"):
        shutil.copyfile(f"{path}{end}", f"{path}.copy{end}")
    match.close()
    alive.close()
    for end in ("", "-wal"):
        shutil.move(f"{path}.copy{end}", f"{path}{end}")
    content = bytearray(path.read_bytes())
    page = next(at for at in range(4096 * 8, len(content), 4096) if b'["lay"' in content[at : at + 4096])
    content[page : page + 8] = b"\xff" * 8
    path.write_bytes(content)
    store, notices = open_store(path, NOON)
    assert notices
    assert store.open(match.id).rows == rows
    store.close()


@pytest.mark.parametrize("mark", ["user_version=99", "application_id=7"])
def test_S3_a_foreign_or_newer_file_is_refused_and_nothing_is_made_of_it(
    path: Path, model: Path, mark: str
) -> None:
    shutil.copyfile(model, path)
    db = sqlite3.connect(path)
    db.execute(f"pragma {mark}")
    db.close()
    before = path.read_bytes()
    with pytest.raises(UserError, match=r"newer version|not a file"):
        open_store(path, NOON)
    assert path.read_bytes() == before
    assert kept(path) == []


def test_S3_a_full_disk_while_mending_leaves_the_damaged_file(
    path: Path, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copyfile(model, path)
    harmed = damage(path, 3, 1)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copyfile", full)
    with pytest.raises(UserError, match="No space left"):
        open_store(path, NOON)
    assert path.read_bytes() == harmed


def test_S3_a_backup_that_cannot_be_written_does_not_keep_anybody_from_playing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "_copy", full)
    store, notices = open_store(path, NOON)
    assert "could not be backed up" in str(notices[0])
    fill(store, 1)
    store.close()


def test_S7_a_damaged_file_is_not_replaced_while_another_program_has_it_open(path: Path, model: Path) -> None:
    shutil.copyfile(model, path)
    first = open_store(path, NOON).store
    open_store(path, NOON).store.close()
    content = bytearray(path.read_bytes())
    content[4096 * 9 : 4096 * 30] = bytes(4096 * 21)
    path.write_bytes(content)
    with pytest.raises(UserError, match="Close all windows"):
        open_store(path, NOON)
    first.close()
    store, notices = open_store(path, NOON)
    assert notices
    match = open_match(store, 1)
    assert match.session.history
    match.close()
    store.close()


def test_S3_empty_tables_under_our_mark_are_damage_not_a_new_file(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute(f"pragma application_id={0x4D595354}")
    db.commit()
    db.close()
    with pytest.raises(Damaged):
        Store(path)
