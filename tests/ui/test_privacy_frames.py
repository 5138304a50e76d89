"""P7: what a seat cannot know changes nothing in the window, frame by frame, at handovers of many matches."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mystery_table.core.match import Match, new_match
from mystery_table.core.rng import Rng
from mystery_table.core.state import Options, Seat
from mystery_table.ui.program import Program
from tests.support import table as hands
from tests.support.film import Camera, Film, handovers, twin, unchanged

GAME = "mirror_of_truth"
OPTIONS: tuple[Options, ...] = (
    {"mode": "competitive"},
    {"mode": "competitive", "contrast": True},
    {"mode": "competitive", "host": True, "arrange": True},
)


def begin(program: Program, case: int) -> Match:
    """Begin a match of three to six persons, one of the ways to play."""
    seats = hands.seating(3 + case % 4, 0)
    return new_match(program.store, GAME, OPTIONS[case % len(OPTIONS)], seats, seed=f"frames {case}")


def film(
    qtbot: QtBot, program: Program, whole_match: Match, at: tuple[int, Seat], case: int, other: str
) -> Film:
    """Film the turn at a line of a match, as it was or as its twin ("cards": unseen cards differ too)."""
    line, seat = at
    rng = Rng(f"{case} {line}")
    rows = program.store.open(whole_match.id).rows[:line]
    number = program.store.copy(whole_match.id, rows, "")
    program.store.note(number, seat, "seen", max(0, line - 7))

    def change(match: Match) -> None:
        if other:
            twin(match, seat, rng, whole=other == "cards")

    with pytest.MonkeyPatch.context() as patch:
        camera = Camera(qtbot, patch, program, number, change if other else unchanged)
        actions = camera.page.match.session.legal(seat)
        shot = camera.film(Rng(f"{case} {line} move").pick(actions))
        camera.close()
    return shot


def assert_alike(true: Film, other: Film) -> bool:
    """Assert that two films are equal as far as the seat knows the same; return whether to the end."""
    assert true.observed[0] == other.observed[0]
    to_the_end = true.observed[1] == other.observed[1]
    frames, words = (None, None) if to_the_end else true.at_move
    assert true.at_move == other.at_move
    assert true.words[:words] == other.words[:words]
    pairs = zip(true.frames[:frames], other.frames[:frames], strict=True)
    assert [n for n, (one, two) in enumerate(pairs) if one != two] == []
    if to_the_end:
        assert true.asked == other.asked
    return to_the_end


def compare(qtbot: QtBot, folder: Path, case: int, turns: int) -> None:
    """Compare films of some turns of one match with those of twins, moving or still."""
    program = hands.program_in(folder, motion="full" if case % 3 else "reduced")
    match, rng = begin(program, case), Rng(case)
    found = handovers(match, rng)
    match.close()
    to_the_end = 0
    for at in rng.sample(found, turns):
        true = film(qtbot, program, match, at, case, "")
        assert assert_alike(true, film(qtbot, program, match, at, case, "cards")) in (True, False)
        to_the_end += assert_alike(true, film(qtbot, program, match, at, case, "persons"))
    assert to_the_end >= turns - 1, "only a move that ends a round may teach what differs"


@pytest.mark.parametrize("case", range(4))
def test_P7_what_a_seat_cannot_know_changes_no_frame(qtbot: QtBot, tmp_path: Path, case: int) -> None:
    compare(qtbot, tmp_path, case, turns=1)


@pytest.mark.slow
@pytest.mark.parametrize("case", range(4, 60))
def test_P7_in_handovers_of_many_matches(qtbot: QtBot, tmp_path: Path, case: int) -> None:
    compare(qtbot, tmp_path, case, turns=2)


def test_P7_a_film_would_show_a_difference(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    match, rng = begin(program, 0), Rng(0)
    found = handovers(match, rng)
    match.close()
    at = found[5]
    true = film(qtbot, program, match, at, 0, "")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mystery_table.core.match.Match.unseen", lambda match, _: match.session.history[-1:])
        other = film(qtbot, program, match, at, 0, "persons")
    with pytest.raises(AssertionError):
        assert_alike(true, other)
