"""P7 in Mary King: what a seat cannot know changes no frame at handovers, questions of windows included."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mystery_table.core.match import new_match
from mystery_table.core.rng import Rng
from mystery_table.games.mary_king import answers
from tests.support import table as hands
from tests.support.film import handovers
from tests.ui.test_privacy_frames import assert_alike, film


def compare(qtbot: QtBot, folder: Path, case: int, turns: int, window: bool) -> None:
    """Compare films of some handovers of one duel with those of twins; `window`: of answers, not of turns."""
    program = hands.program_in(folder, motion="full" if case % 3 else "reduced")
    options = {"abilities": bool(case % 2)}
    match = new_match(program.store, "mary_king", options, hands.seating(2, 0), seed=f"frames {case}")
    found = handovers(match, Rng(case))
    states, lines = match.session.states, match.session.lines
    assert lines == len(states) - 1
    public = [states[line].public for line, _ in found]
    due = [at for at, now in zip(found, public, strict=True) if not now.stack or not answers.idle(now, at[1])]
    asked = [at for at in due if bool(states[at[0]].public.stack) == window]
    match.close()
    for at in Rng(case).sample(asked, turns):
        true = film(qtbot, program, match, at, case, "")
        for other in ("cards", "persons"):
            assert_alike(true, film(qtbot, program, match, at, case, other))


@pytest.mark.parametrize("window", [False, True])
def test_P7_what_a_seat_cannot_know_changes_no_frame(qtbot: QtBot, tmp_path: Path, window: bool) -> None:
    compare(qtbot, tmp_path, int(window), 1, window)


@pytest.mark.slow
@pytest.mark.parametrize("case", range(2, 14))
def test_P7_in_handovers_of_many_duels(qtbot: QtBot, tmp_path: Path, case: int) -> None:
    compare(qtbot, tmp_path, case, 2, window=bool(case % 2))
