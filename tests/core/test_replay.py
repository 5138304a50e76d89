"""Looking back at matches: as it was then, from the seats that may be looked from (L3)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mystery_table.core.match import WHOLE, Match, new_match, open_match, play_on
from mystery_table.core.replay import Replay, replay
from mystery_table.core.rng import Rng
from mystery_table.core.store import Store
from tests.support.contract import Case, all_cases, label, tiny_game
from tests.support.play import table

FIRST = list({case.game: case for case in reversed(all_cases())}.values())
every_game = pytest.mark.parametrize("case", FIRST, ids=label)


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "matches.sqlite")
    yield store
    store.close()


def begun(shelf: Store, case: Case, persons: int = 1) -> Match:
    chairs = [at if at < persons else None for at in range(case.seats)]
    return new_match(shelf, case.game, case.options, table(*chairs), seed="seed")


def play(match: Match, decisions: int = 10**6) -> Match:
    rng = Rng(5)
    while decisions > 0 and (actors := match.session.actors):
        seat = rng.pick(actors)
        match.play(seat, rng.pick(match.session.legal(seat)))
        decisions -= 1
    return match


@every_game
def test_L3_every_seat_sees_each_position_as_it_was_then(shelf: Store, case: Case) -> None:
    with tiny_game():
        match = begun(shelf, case)
        then, rng = {}, Rng(5)
        while actors := match.session.actors:
            number = match.session.number
            then[number] = [match.session.observe(seat) for seat in range(case.seats)]
            seat = rng.pick(actors)
            match.play(seat, rng.pick(match.session.legal(seat)))
        found = replay(shelf.open(match.id))
        match.close()
        assert found.over
        for number, seen in then.items():
            assert [found.observe(number, seat) for seat in range(case.seats)] == seen
        assert len(found.marks) == found.last == len(found.session.history)
        assert found.highlights()[0] == 0
        assert found.highlights()[-1] == found.last


@every_game
def test_L3_the_open_view_turns_up_what_any_seat_sees(shelf: Store, case: Case) -> None:
    with tiny_game():
        match = play(begun(shelf, case))
        found = replay(shelf.open(match.id))
        match.close()
        for at in range(0, found.last + 1, max(1, found.last // 20)):
            seen = [found.layout(at, seat, "regular").pieces for seat in range(case.seats)]
            known = {piece.id: piece.face for view in seen for piece in view if piece.face.kind != "back"}
            for piece in found.layout(at, None, "regular").pieces:
                if piece.face.kind == "back":
                    assert piece.id not in known


@pytest.mark.parametrize("seats", [2, 4])
def test_L3_the_open_view_of_13_clues_hides_no_card(shelf: Store, seats: int) -> None:
    case = Case("thirteen_clues", {}, seats)
    match = play(begun(shelf, case))
    found = replay(shelf.open(match.id))
    match.close()
    for at in (found.last // 2, found.last):
        faces = [piece.face.kind for piece in found.layout(at, None, "regular").pieces]
        assert "back" not in faces


def test_L3_a_running_match_is_looked_back_at_only_from_ones_own_seat(shelf: Store) -> None:
    case = next(case for case in FIRST if case.game == "mirror_of_truth")
    match = play(begun(shelf, case), 4)
    found = match.look_back((0,))
    assert not found.over
    assert found.observe(found.last, 0) == match.session.observe(0)
    for look in (
        lambda: found.observe(1, 1),
        lambda: found.layout(1, None, "regular"),
        lambda: found.steps(1, None),
        lambda: found.observe(found.last + 1, 0),
        lambda: play_on(shelf, found, shelf.open(match.id), 1),
    ):
        with pytest.raises(ValueError, match=r"may not|not over"):
            look()
    mine = [event for step in found.steps(found.last, 0) for event in step.events]
    assert all(event.to in (None, 0) for event in mine)
    match.close()


@every_game
def test_L3_playing_on_from_there_never_changes_the_match(shelf: Store, case: Case) -> None:
    with tiny_game():
        match = play(begun(shelf, case))
        match.close()
        record = shelf.open(match.id)
        found = replay(record)
        for at in sorted({1, found.last // 2, found.last - 1}):
            copy = open_match(shelf, play_on(shelf, found, record, at))
            history = copy.session.history[:at]
            assert history == found.session.history[:at]
            assert copy.practice, "whoever has seen the end does not count"
            play(copy)
            assert copy.session.sound
            copy.close()
        assert shelf.open(match.id) == record


def test_P6_chance_in_the_copy_tells_nothing_of_chance_in_the_match(shelf: Store) -> None:
    case = next(case for case in FIRST if case.game == "mirror_of_truth")
    match = play(begun(shelf, case))
    match.close()
    record = shelf.open(match.id)
    found = replay(record)
    copies = [shelf.open(play_on(shelf, found, record, 2)) for _ in range(2)]
    assert len({record.seed, *(copy.seed for copy in copies)}) == 3


def test_U1_after_all_cards_were_shown_nothing_can_be_taken_back(shelf: Store) -> None:
    case = next(case for case in FIRST if case.game == "mirror_of_truth")
    match = play(begun(shelf, case))
    assert match.undoable(0, free=True) is not None
    match.look_back((0,))
    assert match.undoable(0, free=True) is None
    match.close()
    again = open_match(shelf, match.id)
    assert again.undoable(0, free=True) is None
    assert shelf.noted(match.id, WHOLE, "open") is True
    again.close()


def test_what_was_taken_back_is_no_part_of_the_replay(shelf: Store) -> None:
    case = next(case for case in FIRST if case.game == "mirror_of_truth")
    match = play(begun(shelf, case), 3)
    number = match.session.number
    seat = match.session.actors[0]
    match.session.play(seat, match.session.legal(seat)[0])
    match.session.undo(seat, number)
    found = replay(shelf.open(match.id))
    assert isinstance(found, Replay)
    assert found.last == number
    match.close()
