"""Looking back in the real window: bar of steps, seats, curtain, playing on in a copy (L3, P1, P2, A1)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mystery_table.core.rng import Rng
from mystery_table.ui.match import MatchPage
from mystery_table.ui.matches import Matches
from mystery_table.ui.program import Program
from mystery_table.ui.replay import OPEN, ReplayView
from mystery_table.ui.window import MainWindow
from tests.support import table as hands

GAME = "mirror_of_truth"
MISSION = {"mode": "pair", "mission": "easy_task"}
COMPETITIVE = {"mode": "competitive"}
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return hands.program_in(tmp_path)


def over(qtbot: QtBot, program: Program, *, long: bool = False) -> tuple[MainWindow, MatchPage]:
    """Show a mission that has ended, or a longer match."""
    options, seats = (COMPETITIVE, hands.seating(1, 2)) if long else (MISSION, hands.seating(1, 1))
    window, page = hands.open_window(qtbot, program, GAME, options, seats)
    rng, session = Rng(4), page.match.session
    page.driver.pause(True)
    while actors := session.actors:
        page.match.play(actors[0], rng.pick(session.legal(actors[0])))
    page.driver.pause(False)
    page.refresh(moving=False)
    qtbot.waitUntil(lambda: page.stack.currentWidget() is page.end)
    return window, page


def looked_back(page: MatchPage) -> ReplayView:
    page.look_back()
    assert page.past is not None
    return page.past


def test_L3_the_end_leads_to_the_replay_and_back(qtbot: QtBot, program: Program) -> None:
    _, page = over(qtbot, program)
    lines = page.match.session.lines
    page.end.back.emit()
    assert page.past is not None
    assert page.past.isVisible()
    assert not page.table.isVisible()
    assert page.past.steps.value() == 0
    assert page.past.viewer.value == 0
    assert page.past.viewer.count() == 3, "open, and two seats"
    QTest.keyClick(page.past.steps, Qt.Key.Key_Escape)
    assert page.past is None
    assert page.bar.isVisible()
    assert page.match.session.lines == lines


def test_L3_what_is_looked_back_at_has_the_whole_window(qtbot: QtBot, program: Program) -> None:
    _, page = over(qtbot, program)
    past = looked_back(page)
    qtbot.waitUntil(lambda: past.size() == page.size())
    page.leave_past()
    qtbot.waitUntil(lambda: page.stack.height() > page.height() * 0.8)


def test_A1_the_replay_is_walked_by_keys(qtbot: QtBot, program: Program) -> None:
    _, page = over(qtbot, program, long=True)
    past = looked_back(page)
    press = QTest.keyClick
    assert past.steps.hasFocus()
    for key, position in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, past.replay.last),
        (Qt.Key.Key_Right, past.replay.last),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_PageDown, past.steps.stars[1]),
        (Qt.Key.Key_PageDown, past.steps.stars[2]),
        (Qt.Key.Key_PageUp, past.steps.stars[1]),
    ):
        press(past.steps, key)
        assert past.steps.value() == position
    past.table.setFocus()
    press(past.table, Qt.Key.Key_Right, CONTROL)
    assert past.steps.value() == past.steps.stars[1] + 1
    press(past.steps, Qt.Key.Key_Left, ALT)
    assert page.past is None


def test_L3_it_plays_by_itself_and_stops_at_the_end(qtbot: QtBot, program: Program) -> None:
    _, page = over(qtbot, program)
    past = looked_back(page)
    past.go(past.replay.last - 2)
    QTest.keyClick(past.steps, Qt.Key.Key_Space)
    assert past.playing
    past._timer.setInterval(5)
    qtbot.waitUntil(lambda: not past.playing)
    assert past.steps.value() == past.replay.last
    assert not past.buttons["on"].isEnabled()
    past.turn()
    assert past.steps.value() == 0
    QTest.keyClick(past.steps, Qt.Key.Key_Space)
    assert not past.playing


def test_A3_the_bar_is_moved_with_the_mouse(qtbot: QtBot, program: Program) -> None:
    _, page = over(qtbot, program)
    past = looked_back(page)
    middle = past.replay.last // 2
    at = QPoint(round(past.steps.at(middle)), past.steps.height() // 2)
    QTest.mouseClick(past.steps, hands.LEFT, pos=at)
    assert past.steps.value() == middle


def test_L3_each_seat_sees_what_it_saw_then(qtbot: QtBot, program: Program) -> None:
    _, page = over(qtbot, program)
    past = looked_back(page)
    past.go(past.replay.last // 2)
    for seat in (0, 1):
        past.viewer.choose(seat)
        shown = {item.piece for item in past.table.items_by_id.values()}
        assert shown == set(past.replay.layout(past.steps.value(), seat, program.form).pieces)
        private = {e.to for step in past.replay.steps(past.steps.value(), seat) for e in step.events}
        assert private <= {None, seat}
    past.viewer.choose(OPEN)
    assert past.seat is None


def test_A2_step_and_seat_are_named(qtbot: QtBot, program: Program) -> None:
    _, page = over(qtbot, program)
    past = looked_back(page)
    past.go(3)
    assert past.steps.accessibleName() == f"step 3 of {past.replay.last}"
    assert past.viewer.accessibleName() == "Seen by"
    program.speak("ru")
    assert past.steps.accessibleName() == f"шаг 3 из {past.replay.last}"


# During a match


def test_L3_during_a_match_only_ones_own_seat_up_to_now(qtbot: QtBot, program: Program) -> None:
    _, page = hands.open_window(qtbot, program, GAME, COMPETITIVE, hands.seating(1, 2))
    qtbot.waitUntil(lambda: bool(page.driver.legal()), timeout=10_000)
    number = page.match.session.number
    QTest.keyClick(page.table, Qt.Key.Key_R, CONTROL)
    past = page.past
    assert past is not None
    assert past.viewer.count() == 1
    assert past.steps.value() == past.steps.maximum() == number
    assert not past.branch.isVisible()
    assert page.driver.paused
    QTest.keyClick(past.steps, Qt.Key.Key_Z, CONTROL)
    assert page.match.session.number == number
    page.leave_past()
    assert not page.driver.paused
    assert page.driver.legal()


def test_P1_P2_the_curtain_takes_the_replay_away(qtbot: QtBot, program: Program) -> None:
    _, page = hands.open_window(qtbot, program, GAME, COMPETITIVE, hands.seating(3, 0))
    hands.pass_curtain(qtbot, page)
    past = looked_back(page)
    QTest.keyClick(past.steps, Qt.Key.Key_F8)
    assert page.curtain is not None
    assert page.curtain.closed
    assert page.past is None
    assert not past.table.items_by_id
    assert not past.log.entries
    page.look_back()
    assert page.past is None, "nothing is looked back at behind the curtain"
    hands.pass_curtain(qtbot, page)
    assert page.table.isVisible()
    assert page.driver.legal()


# Playing on


def test_L3_playing_on_from_there_opens_a_copy(qtbot: QtBot, program: Program) -> None:
    window, page = over(qtbot, program)
    number, lines = page.match.id, page.match.session.lines
    past = looked_back(page)
    past.go(past.replay.last // 2)
    position = past.steps.value()
    QTest.mouseClick(past.branch, hands.LEFT)
    assert window.match is not None
    assert window.match is not page
    copy = window.match.match
    assert copy.id != number
    assert copy.practice
    assert len(copy.session.history) >= position
    assert len(program.store.open(number).rows) == lines


def test_a_finished_match_is_looked_back_at_without_opening_it(qtbot: QtBot, program: Program) -> None:
    window, page = over(qtbot, program)
    number = page.match.id
    window.show_home()
    window.show_replay(number)
    past = window.page
    assert isinstance(past, ReplayView)
    assert past.viewer.value == OPEN
    past.go(4)
    QTest.keyClick(past.steps, Qt.Key.Key_Escape)
    assert isinstance(window.page, Matches)


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
def test_D1_nothing_is_hidden_in_either_form(qtbot: QtBot, program: Program, size: tuple[int, int]) -> None:
    window, page = over(qtbot, program)
    window.resize(*size)
    past = looked_back(page)
    qtbot.waitExposed(window)
    for button in (*past.buttons.values(), past.pace, past.branch):
        assert button.width() >= button.minimumSizeHint().width()
        assert past.rect().contains(button.mapTo(past, button.rect().bottomRight()))
    window.resize(1024 + 1600 - size[0], 640 + 900 - size[1])
    assert past.rect().contains(past.branch.mapTo(past, past.branch.rect().bottomRight()))
