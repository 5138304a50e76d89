"""A part of `python -m tests.kills`: a program with its window open is killed and loses nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from mystery_table import games
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.store import Store
from tests.kills.__main__ import kill
from tests.kills.promise import Promise

every_game = pytest.mark.parametrize("game", games.names())
FEW, MANY = 1, 5


@every_game
def test_S1_S2_a_killed_program_loses_nothing_and_its_bots_end_too(game: str) -> None:
    assert kill(game, FEW, first=3).rows > 0


@every_game
@pytest.mark.slow
def test_S1_S2_programs_that_are_killed_again_and_again_lose_nothing(game: str) -> None:
    assert kill(game, MANY).rows > MANY


@pytest.fixture
def kept(tmp_path: Path) -> Store:
    """A store with a match of two rows and a note."""
    store = Store(tmp_path / "matches.sqlite")
    number = store.create("mysterium", 1, {}, Seating((Chair("Ana", 0, 0),)))
    for line in range(2):
        store.append(number, line, 0, ("x", line), line)
    store.note(number, 0, "seen", 2)
    return store


@pytest.mark.parametrize("lost", ["a row", "a note", "another row"])
def test_a_row_or_a_note_that_is_lost_or_changed_is_noticed(kept: Store, lost: str) -> None:
    promise = Promise()
    said = [("append", (1, line, 0, ("x", line), line)) for line in range(3 if lost == "a row" else 2)]
    if lost == "another row":
        said[1] = ("append", (1, 1, 0, ("y", 1), 1))
    for kind, args in (*said, ("note", (1, 0, "seen", 3 if lost == "a note" else 2))):
        promise.hear(("will", kind, args))
        promise.hear(("did", kind, args))
    with pytest.raises(AssertionError):
        promise.check(kept)
    kept.close()


def test_what_was_only_announced_may_be_there_or_not(kept: Store) -> None:
    promise = Promise()
    for line in range(3):
        promise.hear(("will", "append", (1, line, 0, ("x", line), line)))
        if line < 1:
            promise.hear(("did", "append", (1, line, 0, ("x", line), line)))
        else:
            break
    assert promise.check(kept) == 1
    promise.hear(("will", "note", (1, 0, "seen", 9)))
    assert promise.check(kept) == 0
    kept.close()
