"""Interpretation at once: bots and people act at the same time, and nobody's move in the making is lost."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table.core.bot import Answer
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.state import CLOCK, Action
from mystery_table.games.mysterium import ids
from mystery_table.games.mysterium.advising import MOVES
from mystery_table.games.mysterium.state import FINISHED, GHOST
from mystery_table.ui.match import MatchPage
from tests.support import table as hands

GAME = "mysterium"
ME, BOT = 1, 2
LONG = 2000
"""Milliseconds of pace that no test waits for."""


def seating(*persons: int | None, level: str = "casual") -> Seating:
    """Return seats: a person's number, or None for a bot."""
    return Seating(tuple(Chair(f"P{n}", n % 6, p, p is None, level) for n, p in enumerate(persons)))


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> MatchPage:
    """Show a psychic who interprets with two bots that take their time."""
    program = hands.program_in(tmp_path)
    people = seating(None, 0, None, None)
    _, page = hands.open_window(qtbot, program, GAME, {"minutes": 5}, people, (1600, 900))
    qtbot.waitUntil(lambda: interpreting(page), timeout=20_000)
    page.driver._stop_thinking()
    page.driver.pace = LONG
    return page


def interpreting(page: MatchPage) -> bool:
    timed = CLOCK in page.driver.public.actors or not page.driver.public.rules.minutes
    return bool(page.driver.public.phase == "interpret" and timed and page.driver.legal())


def pawn(page: MatchPage, psychic: int, nth: int = 0) -> Action:
    """Return a move of a psychic's pawn."""
    legal = page.match.session.legal(psychic + 1)
    return [action for action in legal if action[:2] == ("pawn", psychic)][nth]


def bot_moves(page: MatchPage, nth: int = 0) -> None:
    """Let a bot set down its pawn now, as its answer would."""
    assert page.driver._commit(BOT, pawn(page, BOT - 1, nth))
    page.driver._stop_thinking()


def test_A3_a_pawn_in_mid_air_stays_in_hand_while_a_bot_moves(page: MatchPage) -> None:
    action = pawn(page, ME - 1)
    ((piece, area),) = page.maker.gesture(action)
    goal = hands.centre(page, area)
    hands.carry(page, piece, goal)
    assert page.table.hand.dragging
    there = page.table.items_by_id[piece].box
    bot_moves(page)
    assert page.table.hand.dragging
    assert page.table.choice.piece == piece
    box = page.table.items_by_id[piece].box
    assert abs(box.x - there.x) <= 1
    assert abs(box.y - there.y) <= 1
    QTest.mouseRelease(page.table.viewport(), hands.LEFT, pos=goal)
    assert page.driver.public.pawns[ME - 1] == action[2]


def test_A3_what_is_in_hand_goes_home_when_time_is_up(page: MatchPage) -> None:
    ((piece, area),) = page.maker.gesture(pawn(page, ME - 1))
    hands.carry(page, piece, hands.centre(page, area))
    page.driver.time(("time",))
    assert not page.table.hand.dragging
    assert page.table.choice.piece is None
    QTest.mouseRelease(page.table.viewport(), hands.LEFT, pos=hands.centre_or(page, area))
    assert page.driver.public.pawns[ME - 1] is None


def test_a_click_between_press_and_release_of_which_a_bot_moves_counts(page: MatchPage) -> None:
    at = hands.centre(page, ids.pawn(ME - 1))
    QTest.mousePress(page.table.viewport(), hands.LEFT, pos=at)
    bot_moves(page)
    QTest.mouseRelease(page.table.viewport(), hands.LEFT, pos=at)
    assert page.table.choice.piece == ids.pawn(ME - 1)


def test_drops_that_wait_to_be_confirmed_outlive_a_bots_move_and_a_restart(
    qtbot: QtBot, page: MatchPage
) -> None:
    page.program.change(confirm=True)
    ((piece, area),) = page.maker.gesture(pawn(page, ME - 1))
    page.table.pick(piece)
    page.table.drop(area)
    made = page.table.choice.made
    bot_moves(page)
    assert page.table.choice.made == made == {(piece, area)}
    number, program = page.match.id, page.program
    page.window().close()
    page = hands.reopen(qtbot, program, number, (1600, 900))[1]
    assert page.table.choice.made == made


def test_drops_that_a_bots_move_makes_impossible_are_put_back(page: MatchPage) -> None:
    page.program.change(confirm=True)
    ((piece, area),) = page.maker.gesture(pawn(page, ME - 1))
    page.table.pick(piece)
    page.table.drop(area)
    assert page.driver._commit(BOT, pawn(page, ME - 1))  # anybody may move any pawn
    assert not page.table.choice.made


def test_B3_no_key_or_click_of_who_may_act_is_used_up_to_hurry_a_bot(page: MatchPage) -> None:
    session = page.match.session
    page.driver._asked = (session.lines, BOT)
    page.driver._last = time.monotonic()
    page.driver._hear(Answer(page.match.id, session.lines, BOT, pawn(page, BOT - 1), 0.1))
    lines = session.lines
    hands.click(page, ids.pawn(ME - 1))
    assert page.table.choice.piece == ids.pawn(ME - 1)
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert page.table.choice.piece is None
    assert session.lines == lines


def test_a_bots_answer_that_comes_after_the_time_is_dropped(page: MatchPage) -> None:
    session = page.match.session
    page.driver._asked = (session.lines, BOT)
    late = Answer(page.match.id, session.lines, BOT, pawn(page, BOT - 1), 0.1)
    page.driver.time(("time",))
    before = session.lines
    page.driver._hear(late)
    QApplication.processEvents()
    assert session.lines == before
    assert all(step.action != late.action for step in session.history)


def test_a_bots_answer_to_a_table_that_changed_since_is_dropped_and_asked_again(page: MatchPage) -> None:
    session = page.match.session
    page.driver._asked = (session.lines, BOT)
    late = Answer(page.match.id, session.lines, BOT, pawn(page, BOT - 1), 0.1)
    page.driver.play(pawn(page, ME - 1))
    assert page.driver._asked == (session.lines, BOT)
    lines = session.lines
    page.driver._hear(late)
    assert session.lines == lines
    assert page.driver._held is None


def test_bots_place_theirs_one_by_one_at_their_pace_and_wait_for_the_person(
    qtbot: QtBot, tmp_path: Path
) -> None:
    program = hands.program_in(tmp_path)
    people = seating(None, 0, None, None, None)
    _, page = hands.open_window(qtbot, program, GAME, {}, people, (1600, 900))
    qtbot.waitUntil(lambda: interpreting(page), timeout=20_000)

    def all_wait() -> bool:
        public = page.driver.public
        return bool(public.phase != "interpret" or public.actors == (ME,))

    qtbot.waitUntil(all_wait, timeout=30_000)
    public = page.driver.public
    assert public.phase == "interpret"
    assert all(public.pawns[i] is not None for i in range(1, 4))
    assert max(public.moves) <= MOVES


@pytest.mark.parametrize("count", range(2, 8))
@pytest.mark.parametrize("mine", [GHOST, ME])
def test_anybody_can_take_a_seat_among_bots_and_the_evening_goes_on(
    qtbot: QtBot, tmp_path: Path, count: int, mine: int
) -> None:
    program = hands.program_in(tmp_path)
    people = seating(*(0 if n == mine else None for n in range(count)), level="novice")
    _, page = hands.open_window(qtbot, program, GAME, {"rules": {"hours": 1}}, people)
    for _ in range(300):
        hands.wait_for_turn(qtbot, page)
        if page.driver.over():
            break
        legal = page.driver.legal()
        done = [action for action in legal if action[0] in ("done", "turn", "reveal")]
        assert page.driver.play((done or legal)[0])
    assert page.driver.over()
    assert page.match.session.options["bot_ghost"] == (mine != GHOST)
    assert all(at <= FINISHED for at in page.driver.public.at)
