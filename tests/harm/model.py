"""A store with matches of every game, some over and some not, and one of each as a file."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, NamedTuple

from mystery_table import games
from mystery_table.core.backup import open_store
from mystery_table.core.errors import UserError
from mystery_table.core.files import export_match
from mystery_table.core.match import new_match
from mystery_table.core.records import Record
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.store import Store

SHORT = 30
"""So many decisions of a match that is not played to its end."""


class Model(NamedTuple):
    """What a harmed store is held against. `folder` holds the store and a backup of it."""

    folder: Path
    records: dict[int, Record]
    files: tuple[Path, ...]

    @property
    def store(self) -> Path:
        """The file of matches."""
        return self.folder / "matches.sqlite"

    def copy(self, to: Path) -> Path:
        """Put an unharmed copy in a folder, in place of what is there, and return its store."""
        shutil.rmtree(to, ignore_errors=True)
        shutil.copytree(self.folder, to)
        return to / "matches.sqlite"

    def is_whole(self, store: Store, number: int) -> bool:
        """Return whether a match is in a store as it was in the beginning."""
        try:
            return store.open(number) == self.records[number]
        except UserError:
            return False

    def untouched(self, store: Store) -> bool:
        """Return whether all matches are in a store as they were in the beginning, and no other is."""
        there = {entry.id for entry in store.matches()}
        return there == set(self.records) and all(self.is_whole(store, number) for number in there)


def make(folder: Path) -> Model:
    """Play and keep the matches."""
    kept = folder / "model"
    kept.mkdir()
    store = open_store(kept / "matches.sqlite").store
    files = [path for game in games.names() for path in _matches(store, game, folder)]
    records = {entry.id: store.open(entry.id) for entry in store.matches()}
    store.close()
    shutil.rmtree(kept / "backups")  # made before there was anything in it
    open_store(kept / "matches.sqlite").store.close()
    return Model(kept, records, tuple(files))


def _matches(store: Store, game: str, folder: Path) -> list[Path]:
    """Play two matches of a game, one to the end, and export both."""
    options, seats = games.module(game, "options").cases()[0]
    paths = []
    for most in (SHORT, 10**6):
        number = _played(store, game, options, seats, most)
        path = folder / f"{game}-{most}.mystery"
        export_match(store, number, path)
        paths.append(path)
    return paths


def _played(store: Store, game: str, options: dict[str, Any], seats: int, most: int) -> int:
    seating = Seating(tuple(Chair("Ана", seat, seat) for seat in range(seats)))
    match = new_match(store, game, options, seating, seed=f"{game} {most}")
    rng = Rng(f"{game} {most}")
    while match.session.actors and most:
        most -= 1
        seat = rng.pick(match.session.actors)
        match.play(seat, rng.pick(match.session.legal(seat)))
        if not rng.below(9) and seat >= 0:
            match.undo(seat)
            match.note(seat, "text", "a note")
    match.close()
    return match.id
