"""Opening the store safely: a damaged file is kept aside and saved from, a good one is copied once a day."""

from __future__ import annotations

import datetime as dt
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from mystery_table.core.errors import UserError
from mystery_table.core.lock import Busy, Lock
from mystery_table.core.rescue import rescue
from mystery_table.core.store import Damaged, Store
from mystery_table.core.words import Text

DAILY = 3
"""So many of the newest are kept, besides the oldest of this week, last week, this month and last month."""
QUICK = 16_000_000
"""Up to this size in bytes a file is read through at every opening; a larger one when a backup is due."""


class Opened(NamedTuple):
    """A store, and what must be told about how it was opened."""

    store: Store
    notices: tuple[Text, ...]


def open_store(path: Path, now: dt.datetime | None = None) -> Opened:
    """Open the store at `path`, made if missing, and back it up if that was not done today.

    A damaged file is kept aside under a dated name, and all that can be read in it and in the newest backup
    is taken into a new one. UserError where even that fails, and for a foreign or newer file, which is left
    as it is.
    """
    now = now or dt.datetime.now().astimezone()
    due = not _backup(path, now.date()).exists()
    notices = []
    try:
        store = _open_sound(path, due)
    except Damaged:
        notices.append(_mend(path, now))
        store = _open_sound(path, thorough=False)
    if due and (problem := _back_up(path, now.date())):
        notices.append(problem)
    return Opened(store, tuple(notices))


def backups(path: Path) -> dict[dt.date, Path]:
    """Return the backups of the store at `path` by the day they were made, oldest first."""
    found = {}
    for file in sorted((path.parent / "backups").glob(f"{path.stem}-*{path.suffix}")):
        try:
            found[dt.date.fromisoformat(file.stem.removeprefix(f"{path.stem}-"))] = file
        except ValueError:  # not one of ours
            continue
    return found


def worth_keeping(days: list[dt.date], today: dt.date) -> set[dt.date]:
    """Return which backups stay: the newest, and a few that grow old enough to hold what was lost late."""
    last_week, last_month = today - dt.timedelta(days=7), today.replace(day=1) - dt.timedelta(days=1)
    groups = [[day for day in days if _week(day) == _week(then)] for then in (today, last_week)]
    groups += [[day for day in days if _month(day) == _month(then)] for then in (today, last_month)]
    return {*sorted(days)[-DAILY:], *(min(group) for group in groups if group)}


def _week(day: dt.date) -> tuple[int, int]:
    return day.isocalendar()[:2]


def _month(day: dt.date) -> tuple[int, int]:
    return day.year, day.month


def _backup(path: Path, day: dt.date) -> Path:
    return path.parent / "backups" / f"{path.stem}-{day.isoformat()}{path.suffix}"


def _open_sound(path: Path, thorough: bool) -> Store:
    """Open a store that is whole; Damaged if it is not, or gone although there are backups of it."""
    size = path.stat().st_size if path.exists() else 0
    if not size and backups(path):
        raise Damaged(Text("app", "{0} is missing.", (str(path),)))
    lock = _lock(path, shared=True)
    try:
        store = Store(path, lock)
        if thorough or size <= QUICK:
            store.check()
    except BaseException:
        lock.close()
        raise
    return store


def _lock(path: Path, shared: bool) -> Lock:
    """Every program that has the store open shares this lock; whoever replaces the file has it alone."""
    try:
        return Lock(path.parent / "locks" / f"{path.stem}.lock", shared)
    except Busy as error:
        raise UserError(
            Text("app", "{0} is damaged. Close all windows of Mystery Table and try again.", (str(path),))
        ) from error
    except OSError as error:
        raise _unwritable(path, error) from error


def _mend(path: Path, now: dt.datetime) -> Text:
    """Keep a damaged file aside and put in its place what can be saved; return what to tell."""
    lock = _lock(path, shared=False)
    try:
        kept = _keep_aside(path, now)
        new = path.with_name(f"{path.stem}-new{path.suffix}")
        _remove(new, *_beside(new))
        Store(new).close()
        saved = rescue(path, next(reversed(backups(path).values()), None), new)
        _remove(*_beside(path))  # they would be taken for those of the new file
        new.replace(path)
    except OSError as error:
        raise _unwritable(path, error) from error
    finally:
        lock.close()
    return Text(
        "app",
        "The file of matches was damaged. Matches saved from it or from its last backup: {0}. What was there"
        " is kept as {1}.",
        (saved, str(kept)),
    )


def _keep_aside(path: Path, now: dt.datetime) -> Path:
    """Copy a file, and what lies beside it, to a dated name; return that name."""
    kept = path.with_name(f"{path.stem}-damaged-{now:%Y-%m-%d-%H%M%S}{path.suffix}")
    for source, copy in zip((path, *_beside(path)), (kept, *_beside(kept)), strict=True):
        if source.exists():
            shutil.copyfile(source, copy)
            _to_disk(copy)
    return kept


def _back_up(path: Path, day: dt.date) -> Text | None:
    """Make the backup of a day and remove those that are too many; return what to tell if that fails."""
    target = _backup(path, day)
    part = target.with_suffix(".part")
    try:
        target.parent.mkdir(exist_ok=True)
        part.unlink(missing_ok=True)
        _copy(path, part)
        part.replace(target)
        found = backups(path)
        for other in found.keys() - worth_keeping(list(found), day):
            found[other].unlink()
    except (OSError, sqlite3.Error) as error:
        return Text("app", "The matches could not be backed up: {0}.", (str(error),))
    return None


def _copy(path: Path, target: Path) -> None:
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
        copy.execute("pragma journal_mode=delete")  # one file, nothing beside it
    _to_disk(target)


def _to_disk(path: Path) -> None:
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def _beside(path: Path) -> tuple[Path, Path]:
    return path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")


def _remove(*paths: Path) -> None:
    for path in paths:
        path.unlink(missing_ok=True)


def _unwritable(path: Path, error: OSError) -> UserError:
    reason = error.strerror or str(error)
    return UserError(Text("app", "{0} cannot be written: {1}.", (str(path), reason)))
