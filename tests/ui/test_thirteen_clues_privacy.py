"""Three at one screen: a casebook is never visible to another person, and no frame tells what is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table.core.match import Match, new_match
from mystery_table.core.rng import Rng
from mystery_table.core.state import Options, Seat
from mystery_table.games.thirteen_clues import bot
from mystery_table.ui.games.thirteen_clues.casebook import CasebookPanel
from mystery_table.ui.match import MatchPage
from mystery_table.ui.program import Program
from tests.support import table as hands
from tests.support.film import Camera, Film, handovers, twin, unchanged
from tests.support.heard import heard

GAME = "thirteen_clues"
OPTIONS: tuple[Options, ...] = ({}, {"secret": True}, {"broad": True})


def of(page: MatchPage) -> CasebookPanel:
    """Return the casebook of a page."""
    return next(panel for panel in page.panels if isinstance(panel, CasebookPanel))


def secrets(page: MatchPage) -> list[str]:
    """Return what the casebook on the screen holds: reasons, lines, words."""
    panel = of(page)
    why = [panel.grid.cells.why(cell) for row in panel.grid.cells.cells for cell in row if cell.marks]
    return [*why, panel.text.toPlainText()]


def test_P1_a_hot_seat_match_of_three_in_which_no_casebook_is_seen_by_another(
    qtbot: QtBot, tmp_path: Path
) -> None:
    program = hands.program_in(tmp_path)
    window, page = hands.open_window(
        qtbot, program, GAME, {"secret": True}, hands.seating(3, 0), (1600, 900), seed="three"
    )
    mind, rng, seen = bot.mind("strong", ""), Rng(4), set[int]()
    for _ in range(300):
        hands.wait_for_turn(qtbot, page)
        if page.driver.over():
            break
        if page.curtain is not None and page.curtain.isVisible():
            assert_nothing_left(page)
            hands.pass_curtain(qtbot, page)
            continue
        view = page.driver.observation()
        assert view is not None
        panel = of(page)
        assert panel.casebook is not None
        assert panel.casebook.observation == view
        expected = f"note of seat {view.seat}" if view.seat in seen else ""
        assert panel.text.toPlainText() == expected
        if view.seat not in seen:
            seen.add(view.seat)
            panel.tabs[1].click()
            QTest.keyClicks(panel.text, f"note of seat {view.seat}")
        panel.grid.marked.emit(view.seat, "suspect")
        page.driver.play(mind.choose(view, page.driver.legal(), rng))
    assert page.driver.over()
    assert seen == {0, 1, 2}
    window.close()


def assert_nothing_left(page: MatchPage) -> None:
    """See that behind the curtain nothing of any casebook is left: cells, lines, words, menus, speech."""
    panel = of(page)
    assert panel.casebook is None
    assert panel.sight is None
    assert panel.grid.cells.rowCount() == 0
    assert panel.said.lines.rowCount() == 0
    assert panel.text.toPlainText() == ""
    assert not panel.text.document().isUndoAvailable()
    assert panel.footnote.words == ""
    assert not any(menu.isVisible() for menu in QApplication.topLevelWidgets() if menu.inherits("QMenu"))
    words = heard(page)
    assert "note of seat" not in words
    assert "Officer" not in words
    assert "suspected" not in words


def test_P1_an_open_menu_and_a_question_before_an_accusation_go_with_the_screen(
    qtbot: QtBot, tmp_path: Path
) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, {}, hands.seating(2, 1, "novice"), (1600, 900))
    for _ in range(2):
        hands.pass_curtain(qtbot, page)
        keep = next(action for action in page.driver.legal() if action[0] == "keep")
        page.driver.play(keep)
        hands.wait_for_turn(qtbot, page)
    if page.curtain is not None and page.curtain.isVisible():
        hands.pass_curtain(qtbot, page)
    hands.wait_for_turn(qtbot, page)
    for number in range(2):
        if number:
            of(page).open_menu(1, page.mapToGlobal(page.rect().center()))
        else:
            page._act(next(action for action in page.driver.legal() if action[0] == "accuse"))
        shown = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not page.window()]
        assert len(shown) == 1
        page.hide_screen()
        assert not any(w.isVisible() for w in shown)
        assert_nothing_left(page)
        hands.pass_curtain(qtbot, page)


def begin(program: Program, case: int) -> Match:
    """Begin a match of three to six persons, one of the ways to play."""
    seats = hands.seating(3 + case % 4, 0)
    return new_match(program.store, GAME, OPTIONS[case % len(OPTIONS)], seats, seed=f"frames {case}")


def film(qtbot: QtBot, program: Program, whole: Match, at: tuple[int, Seat], case: int, other: bool) -> Film:
    """Film the turn at a line of a match, as it was or as its twin in all that the seat cannot know."""
    line, seat = at
    rows = program.store.open(whole.id).rows[:line]
    number = program.store.copy(whole.id, rows, "")
    program.store.note(number, seat, "seen", max(0, line - 5))
    rng = Rng(f"{case} {line}")

    def change(match: Match) -> None:
        twin(match, seat, rng, whole=True)

    with pytest.MonkeyPatch.context() as patch:
        camera = Camera(qtbot, patch, program, number, change if other else unchanged)
        asks = [a for a in camera.page.match.session.legal(seat) if a[0] in ("keep", "take", "ask")]
        shot = camera.film(Rng(f"{case} {line} move").pick(asks))
        camera.close()
    return shot


def compare(qtbot: QtBot, folder: Path, case: int, turns: int) -> None:
    """Compare films of some turns of a match with those of twins, up to the move, which may teach."""
    program = hands.program_in(folder, motion="full" if case % 3 else "reduced")
    match, rng = begin(program, case), Rng(case)
    found = handovers(match, rng)
    match.close()
    for at in rng.sample(found[: 12 * turns], turns):
        true, other = (film(qtbot, program, match, at, case, twin_too) for twin_too in (False, True))
        assert true.observed[0] == other.observed[0]
        assert true.at_move == other.at_move
        to_the_end = true.observed[1] == other.observed[1]
        frames, words = (None, None) if to_the_end else true.at_move
        assert true.words[:words] == other.words[:words]
        pairs = zip(true.frames[:frames], other.frames[:frames], strict=True)
        assert [n for n, (one, two) in enumerate(pairs) if one != two] == []


@pytest.mark.parametrize("case", range(3))
def test_P7_what_a_seat_cannot_know_changes_no_frame_of_table_and_casebook(
    qtbot: QtBot, tmp_path: Path, case: int
) -> None:
    compare(qtbot, tmp_path, case, turns=1)


@pytest.mark.slow
@pytest.mark.parametrize("case", range(3, 27))
def test_P7_in_handovers_of_many_matches(qtbot: QtBot, tmp_path: Path, case: int) -> None:
    compare(qtbot, tmp_path, case, turns=2)
