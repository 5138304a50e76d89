"""Matches as the window holds them: owned, stored, seated, looked at."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mystery_table import games
from mystery_table.core.errors import UserError
from mystery_table.core.match import Match, delete_match, last_setup, new_match, open_match
from mystery_table.core.rng import Rng
from mystery_table.core.session import Illegal
from mystery_table.core.store import Store
from tests.support.play import table
from tests.support.pockets.rules import Pockets

ROOT = Path(__file__).parents[2]


def bid(match: Match) -> None:
    """Play the bids so that seat 0 begins."""
    for seat in range(len(match.seating.chairs)):
        match.play(seat, ("bid", int(seat == 0)))


def lay(match: Match, seat: int = 0) -> None:
    match.play(seat, next(a for a in match.session.legal(seat) if a[0] == "lay"))


def play_on(match: Match, seed: int) -> None:
    rng = Rng(seed)
    while actors := match.session.actors:
        match.play(actors[0], rng.pick(match.session.legal(actors[0])))


def test_S6_a_new_match_is_dealt_and_its_set_up_remembered(store: Store) -> None:
    assert last_setup(store, "pockets") is None
    match = new_match(store, "pockets", {}, table(0, None), "evening")
    assert match.session.options == {"turns": 4}
    assert match.session.history[0].action[0] == "deal"
    assert last_setup(store, "pockets") == ({}, table(0, None))
    assert store.open(match.id).name == "evening"
    match.close()


def test_wrong_options_and_unknown_games_begin_nothing(store: Store) -> None:
    with pytest.raises(UserError, match="turns"):
        new_match(store, "pockets", {"turns": 0}, table(0, 1))
    with pytest.raises(UserError, match="chess"):
        new_match(store, "chess", {}, table(0, 1))
    assert store.matches() == []
    assert last_setup(store, "pockets") is None


def test_S2_a_match_comes_back_in_the_middle_of_everything(store: Store) -> None:
    match = new_match(store, "pockets", {}, table(0, 1))
    match.play(0, ("bid", 1))
    match.saw(0)
    match.keep_half_made(1, frozenset({("card 3", "row"), ("card 1", "row")}))
    match.close()
    again = open_match(store, match.id)
    assert again.session.history == match.session.history
    assert again.half_made(1) == {("card 3", "row"), ("card 1", "row")}
    assert again.half_made(0) == frozenset()
    assert [p.action[0] for p in again.unseen(0)] == []
    assert [p.action[0] for p in again.unseen(1)] == ["deal", "bid"]
    assert again.undoable(0) == 1
    again.play(1, ("bid", 0))
    assert again.half_made(1) == frozenset()
    again.close()


def test_S7_a_match_open_in_one_window_is_refused_in_another(store: Store, path: Path) -> None:
    match = new_match(store, "pockets", {}, table(0, 1))
    with pytest.raises(UserError, match="open in another window"):
        open_match(store, match.id)
    with pytest.raises(UserError, match="open in another window"):
        delete_match(Store(path), match.id)
    match.close()
    open_match(store, match.id).close()
    delete_match(store, match.id)
    assert store.matches() == []
    assert list((path.parent / "locks").iterdir()) == []


HOLD = """
import sys
from pathlib import Path
from mystery_table import games
games.__path__.append("tests/support")
from mystery_table.core.match import open_match
from mystery_table.core.store import Store
match = open_match(Store(Path(sys.argv[1])), int(sys.argv[2]))
print("open", flush=True)
sys.stdin.read()
"""


def test_S7_a_program_that_dies_lets_go_of_its_match(store: Store, path: Path) -> None:
    match = new_match(store, "pockets", {}, table(0, 1))
    match.close()
    command = [sys.executable, "-c", HOLD, str(path), str(match.id)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"open\n"
        with pytest.raises(UserError, match="open in another window"):
            open_match(store, match.id)
        holder.kill()
    open_match(store, match.id).close()


def test_U1_undo_and_redo_by_the_person_who_decided(store: Store) -> None:
    match = new_match(store, "pockets", {}, table(0, 1))
    bid(match)
    assert match.undoable(0) is None
    assert not match.undo(0)
    lay(match)
    assert not match.undo(1)
    assert match.undo(0)
    assert match.session.number == 3
    assert match.redo(1) == []
    assert [p.action[0] for p in match.redo(0)] == ["lay"]
    assert match.redo(0) == []
    assert not match.practice
    match.close()


def test_U1_free_undo_marks_the_match_as_practice(store: Store) -> None:
    match = new_match(store, "pockets", {}, table(0))
    match.play(0, ("bid", 0))
    match.play(0, ("draw",))
    assert not match.undo(0)
    assert match.undo(0, free=True)
    match.close()
    assert open_match(store, match.id).practice


def test_an_undo_makes_what_comes_instead_new_to_everybody(store: Store) -> None:
    match = new_match(store, "pockets", {}, table(0, 1))
    bid(match)
    lay(match)
    match.saw(1)
    match.undo(0)
    match.play(0, ("ring",))
    assert [p.action for p in match.unseen(1)] == [("ring",)]
    match.close()


def test_P8_a_seat_passes_to_a_bot_and_back_and_keeps_its_decisions(store: Store) -> None:
    match = new_match(store, "pockets", {}, table(0, 1))
    bid(match)
    lay(match)
    match.reseat(match.seating.replace(0, name="Анна"))
    assert match.undoable(0) == 3
    match.reseat(match.seating.replace(0, bot=True, level="strong"))
    assert match.undoable(0) is None
    lay(match)
    match.reseat(match.seating.replace(0, bot=False))
    assert match.undoable(0) is None
    match.close()
    again = open_match(store, match.id)
    assert again.seating.chairs[0].name == "Анна"
    assert again.undoable(0) is None
    again.close()


def test_P4_two_seats_of_one_name_are_told_apart(store: Store) -> None:
    match = new_match(store, "pockets", {}, table(0, 1))
    assert match.seating.chairs[0].name == match.seating.chairs[1].name
    bid(match)
    lay(match)
    match.saw(0)
    assert match.undoable(0) == 3
    assert match.undoable(1) is None
    assert match.unseen(0) == []
    assert len(match.unseen(1)) == 4
    match.close()


def test_scores_are_noted_when_they_come_and_taken_back_with_an_undo(store: Store) -> None:
    match = new_match(store, "pockets", {"turns": 1}, table(0))
    match.play(0, ("bid", 0))
    match.play(0, ("end",))
    result = store.open(match.id).result
    assert result == match.session.state.public.result != ()
    match.undo(0, free=True)
    assert store.open(match.id).result is None
    match.close()


def test_scores_that_a_crash_left_unnoted_are_noted_at_opening(store: Store) -> None:
    match = new_match(store, "pockets", {}, table(0, 1))
    play_on(match, 1)
    match.close()
    store.finish(match.id, None)
    open_match(store, match.id).close()
    assert store.matches()[0].result == match.session.state.public.result


def harmed(store: Store, monkeypatch: pytest.MonkeyPatch) -> tuple[int, tuple[Any, ...]]:
    """Return a finished match and its rows, folded by other rules from its first "lay" on."""
    match = new_match(store, "pockets", {}, table(0, 1))
    bid(match)
    lay(match)
    play_on(match, 2)
    match.close()

    class Other(Pockets):
        version = 2

        def _lay(self, draft: Any, seat: int, card: int) -> None:
            super()._lay(draft, seat, card)
            draft.tell("applause")

    monkeypatch.setattr(games, "load", lambda _: Other())
    return match.id, store.open(match.id).rows


def test_S5_a_match_of_other_rules_can_be_viewed_and_stays_untouched(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    number, rows = harmed(store, monkeypatch)
    match = open_match(store, number)
    assert match.view_only
    assert match.notice is not None
    assert match.session.number == 3
    with pytest.raises(Illegal):
        match.play(0, ("end",))
    assert match.undoable(0) is None
    match.close()
    assert store.open(number).rows == rows


def test_S5_it_continues_in_a_copy_from_the_last_sound_step(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    number, rows = harmed(store, monkeypatch)
    match = open_match(store, number)
    copy = match.continue_in_copy()
    match.close()
    assert not copy.view_only
    assert copy.notice is None
    assert store.open(copy.id).rows == rows[:3]
    assert store.open(copy.id).version == 2
    lay(copy)
    assert copy.undoable(0) == 3
    copy.close()
    assert store.open(number).rows == rows
    assert not open_match(store, copy.id).view_only


def test_S3_a_log_with_a_missing_line_can_be_viewed_and_copied(store: Store, path: Path) -> None:
    match = new_match(store, "pockets", {}, table(0, 1))
    play_on(match, 3)
    match.close()
    db = sqlite3.connect(path)
    db.execute("delete from step where n = 4")
    db.commit()
    db.close()
    again = open_match(store, match.id)
    assert again.view_only
    assert again.session.number == 4
    copy = again.continue_in_copy()
    assert not copy.view_only
    assert copy.session.history[:4] == match.session.history[:4]


def test_S5_a_newer_or_unreadable_set_up_is_said_and_lets_go_of_the_match(store: Store) -> None:
    newer = store.create("pockets", 99, {"turns": 4}, table(0))
    odd = store.create("pockets", 1, {"rounds": 4}, table(0))
    for _ in range(2):
        with pytest.raises(UserError, match="newer version"):
            open_match(store, newer)
        with pytest.raises(UserError, match="set up"):
            open_match(store, odd)


def test_S3_a_full_disk_leaves_the_match_where_it_was(store: Store) -> None:
    match = new_match(store, "pockets", {"turns": 150}, table(0, 1))
    bid(match)
    store._db.execute(f"pragma max_page_count={store._pragma('page_count')}")
    with pytest.raises(UserError, match="full"):
        play_on(match, 4)
    assert len(store.open(match.id).rows) == match.session.lines
    store._db.execute("pragma max_page_count=100000")
    play_on(match, 5)
    match.close()
    again = open_match(store, match.id)
    assert again.session.history == match.session.history
    again.close()
