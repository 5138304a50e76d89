"""P7 in Mysterium: what a seat cannot know changes no frame, between ghost and psychics and in the poll."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mystery_table.core.match import Match, new_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.state import Seat
from mystery_table.games.mysterium.state import GHOST
from tests.support import table as hands
from tests.support.film import Film
from tests.support.mysterium import knowing
from tests.ui.test_privacy_frames import assert_alike, film

PHASES = ("vision", "interpret", "reveal", "culprit", "vote", "point")
Turn = tuple[int, Seat]


def persons(count: int) -> Seating:
    """Return seats for so many persons, each their own."""
    return Seating(tuple(Chair(f"P{n}", n % 6, n) for n in range(count)))


def turns(match: Match, rng: Rng) -> dict[str, list[Turn]]:
    """Let people who know the truth play to the end; return (line, seat) of all decisions by phase.

    A match that is opened anew begins behind the curtain, which opens for whoever decides first.
    """
    found: dict[str, list[Turn]] = {phase: [] for phase in PHASES}
    session = match.session
    while session.actors:
        seat = next(seat for seat in session.actors if seat >= 0)
        found[session.state.public.phase].append((session.lines, seat))
        match.play(seat, knowing(session, seat, rng))
    return found


def compare(
    qtbot: QtBot,
    folder: Path,
    count: int,
    phases: tuple[str, ...],
    case: int = 0,
    psychics: bool | None = None,
) -> list[Film]:
    """Compare films of a turn in each of these phases with those of twins of the match.

    `psychics`: of a psychic's turn, or of the ghost's; None: of either.
    """
    program = hands.program_in(folder, motion="full" if case % 2 else "reduced")
    options = {"minutes": 2 * (case % 2), "rules": {"hours": 14}}
    match = new_match(program.store, "mysterium", options, persons(count), seed=f"frames {case}")
    found = turns(match, Rng(case))
    match.close()
    films = []
    for phase in phases:
        chosen = [at for at in found[phase] if psychics in (None, at[1] != GHOST)]
        at = Rng(f"{case} {phase}").pick(chosen)
        true = film(qtbot, program, match, at, case, "")
        films.append(true)
        for other in ("cards", "persons"):
            assert_alike(true, film(qtbot, program, match, at, case, other))
    return films


def test_P7_what_the_psychics_cannot_know_changes_no_frame(qtbot: QtBot, tmp_path: Path) -> None:
    for shot in compare(qtbot, tmp_path, 4, ("interpret", "vote"), psychics=True):
        assert shot.observed[0].seat != GHOST


def test_P7_what_the_ghost_cannot_know_changes_no_frame(qtbot: QtBot, tmp_path: Path) -> None:
    for shot in compare(qtbot, tmp_path, 3, ("vision", "reveal", "culprit"), case=1):
        assert shot.observed[0].seat == GHOST


@pytest.mark.slow
@pytest.mark.parametrize("case", range(2, 10))
def test_P7_in_handovers_of_many_evenings(qtbot: QtBot, tmp_path: Path, case: int) -> None:
    last = ("vote",) if case % 6 > 1 else ("point",)
    compare(qtbot, tmp_path, 2 + case % 6, ("vision", "interpret", "culprit", *last), case)
