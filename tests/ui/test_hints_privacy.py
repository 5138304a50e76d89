"""P7: two truths that a seat cannot tell apart show it the same hint, to the last pixel."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from mystery_table.core import hints
from mystery_table.core.bot import decide
from mystery_table.core.layout import Gesture
from mystery_table.core.match import new_match
from mystery_table.core.rng import Rng
from mystery_table.core.state import Observation, Options, Seat
from mystery_table.ui.program import Program
from tests.support import table as hands
from tests.support.film import Camera, Change, handovers, twin, unchanged

GAMES: tuple[tuple[str, Options, int], ...] = (
    ("mirror_of_truth", {"mode": "competitive"}, 3),
    ("thirteen_clues", {}, 3),
)
Shown = tuple[Observation, str, Gesture, QImage]


def hinted(qtbot: QtBot, program: Program, number: int, change: Change, seat: Seat) -> Shown | None:
    """Open a match at its curtain, ask for a seat's hint, and return everything that it shows.

    None where nobody need be asked there and another seat is due already.
    """
    with pytest.MonkeyPatch.context() as patch:
        camera = Camera(qtbot, patch, program, number, change)
        page = camera.page
        assert page.driver.due is not None
        page.driver.look(page.driver.due)
        assert page.curtain is not None
        page.curtain.hide()
        if page.driver.seat() != seat:
            camera.close()
            return None
        page.hints.turn()
        page.driver.advised.emit(decide(hints.request(page.match, seat)))
        assert page.hints.shown is not None
        seen, frame = page.match.session.observe(seat), page.grab().toImage()
        shown = seen, page.block.hint.text(), page.table.choice.made, frame
        camera.close()
    return shown


@pytest.mark.parametrize(("game", "options", "persons"), GAMES, ids=[each[0] for each in GAMES])
def test_P7_B4_what_a_seat_cannot_know_changes_nothing_of_its_hint(
    qtbot: QtBot, tmp_path: Path, game: str, options: Options, persons: int
) -> None:
    program = hands.program_in(tmp_path)
    program.change(motion="reduced")
    match = new_match(program.store, game, options, hands.seating(persons, 0), seed="hints")
    found = handovers(match, Rng(2))
    match.close()
    compared = 0
    for line, seat in found[len(found) // 3 :]:
        truths = [_copy(program, match.id, line) for _ in range(2)]
        true = hinted(qtbot, program, truths[0], unchanged, seat)
        other = hinted(qtbot, program, truths[1], _twin_of(seat, line), seat)
        if true is None or other is None or true[0] != other[0]:
            continue  # before anybody was asked, something that differs was turned up for the seat
        assert true == other
        compared += 1
        if compared == 2:
            return
    raise AssertionError("no seat was asked")


def _copy(program: Program, match: int, line: int) -> int:
    number = program.store.copy(match, program.store.open(match).rows[:line], "")
    for person in range(program.store.open(match).seats):
        program.store.note(number, person, "seen", line)
    return number


def _twin_of(seat: Seat, line: int) -> Change:
    return lambda match: twin(match, seat, Rng(f"twin {line}"), whole=True)
