"""Hints in the window: asked by key or mouse, laid out on the table, played or put away, counted (B4)."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mystery_table.core import hints, statistics
from mystery_table.core.bot import Answer, decide
from mystery_table.core.match import look_back
from mystery_table.ui.match import MatchPage
from tests.support import table as hands

GAME = "mirror_of_truth"
MISSION = {"mode": "pair", "mission": "easy_task"}
OPEN = {"mode": "competitive"}
CONTROL = Qt.KeyboardModifier.ControlModifier


def ask_by_key(qtbot: QtBot, page: MatchPage) -> None:
    """Ask for a hint as a person at the keyboard does, and wait until it is there."""
    QTest.keyClick(page.table, Qt.Key.Key_H, CONTROL)
    qtbot.waitUntil(lambda: page.hints.shown is not None, timeout=20_000)


def ask_by_mouse(qtbot: QtBot, page: MatchPage) -> None:
    """Ask for a hint with the mouse, and wait until it is there."""
    QTest.mouseClick(page.bar.icons["hint"], hands.LEFT)
    qtbot.waitUntil(lambda: page.hints.shown is not None, timeout=20_000)


def test_B4_a_hint_is_what_a_strong_bot_does_with_the_same_observation(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    expected = decide(hints.request(page.match, 0))
    ask_by_key(qtbot, page)
    assert page.hints.action == expected.action
    assert expected.reasons
    assert page.script.say(expected.reasons[0]) in page.block.hint.text()
    assert page.script.action(page.match.session.observe(0), expected.action or ()) in page.block.hint.text()


def test_B4_a_hint_lies_on_the_table_and_enter_plays_it(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    ask_by_key(qtbot, page)
    action = page.hints.action
    assert action is not None
    assert page.table.choice.made == page.maker.gesture(action)
    assert all(page.table.items_by_id[piece].chosen for piece, _ in page.table.choice.made)
    before = page.match.session.number
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page.match.session.history[before].action == action
    assert page.hints.shown is None
    assert "·" not in page.block.hint.text()


def test_B4_a_hint_asked_with_the_mouse_is_played_by_the_button(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    ask_by_mouse(qtbot, page)
    action, before = page.hints.action, page.match.session.number
    QTest.mouseClick(page.block.primary, hands.LEFT)
    assert page.match.session.history[before].action == action


def test_B4_escape_or_another_choice_puts_a_hint_away_and_it_stays_counted(
    qtbot: QtBot, tmp_path: Path
) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    ask_by_key(qtbot, page)
    number = page.match.session.number
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert page.hints.shown is None
    assert not page.table.choice.made
    assert page.table.suggested is None
    assert page.match.session.number == number
    ask_by_mouse(qtbot, page)
    QTest.mouseClick(page.bar.icons["hint"], hands.LEFT)
    assert page.hints.shown is None
    ask_by_key(qtbot, page)
    other = next(p for p in page.table.choice.replacements() if p not in dict(page.table.choice.made))
    hands.click(page, other)
    assert page.hints.shown is None
    assert hints.count(page.match, 0) == 3


def test_B4_a_hint_that_comes_after_the_move_is_dropped(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    late = decide(hints.request(page.match, 0))
    page.hints.turn()
    assert page.hints.waiting
    page.driver.play(page.driver.legal()[0])
    assert not page.hints.waiting
    page.driver.advised.emit(late)
    assert page.hints.shown is None
    assert hints.count(page.match, 0) == 0


def test_B4_the_setting_takes_hints_away_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    ask_by_key(qtbot, page)
    program.change(hints=False)
    assert page.hints.shown is None
    assert not page.table.choice.made
    assert not page.bar.icons["hint"].isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_H, CONTROL)
    assert not page.hints.waiting
    program.change(hints=True)
    assert page.bar.icons["hint"].isVisible()


def test_P1_B4_a_hint_is_gone_under_the_curtain_and_none_comes_there(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, OPEN, hands.seating(3, 0))
    assert not page.bar.icons["hint"].isEnabled()
    QTest.keyClick(page.table, Qt.Key.Key_H, CONTROL)
    assert not page.hints.waiting
    hands.pass_curtain(qtbot, page)
    ask_by_key(qtbot, page)
    said = page.block.hint.text()
    page.hide_screen()
    assert page.hints.shown is None
    assert not page.table.choice.made
    assert page.block.hint.text() == ""
    assert said not in page.table.accessibleName()
    hands.pass_curtain(qtbot, page)
    assert page.hints.shown is None
    assert page.block.hint.text() == ""
    late = decide(hints.request(page.match, page.driver.seat() or 0))
    page.hints.turn()
    page.hide_screen()
    page.driver.advised.emit(late)
    assert page.hints.shown is None


def test_B4_each_person_has_a_count_of_their_own_that_outlives_the_program(
    qtbot: QtBot, tmp_path: Path
) -> None:
    program = hands.program_in(tmp_path)
    window, page = hands.open_window(qtbot, program, GAME, OPEN, hands.seating(3, 0))
    hands.pass_curtain(qtbot, page)
    ask_by_key(qtbot, page)
    seat = page.driver.seat()
    assert seat is not None
    number = page.match.id
    window.show_home()
    _, page = hands.reopen(qtbot, program, number)
    assert [hints.count(page.match, other) for other in range(3)] == [int(n == seat) for n in range(3)]


def test_B4_the_end_and_the_statistics_tell_how_many_hints_there_were(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    program.change(motion="reduced")
    _, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    ask_by_key(qtbot, page)
    while not page.driver.over():
        hands.wait_for_turn(qtbot, page)
        if page.driver.legal():
            page.driver.play(page.driver.legal()[0])
        page.driver.hurry()
    qtbot.waitUntil(lambda: page.stack.currentWidget() is page.end, timeout=5000)
    assert "Анна 1" in page.end.what.text()
    (result,) = statistics.results(program.store)
    assert result.hints == 1
    assert statistics.summary([result]).hinted == 1
    look_back(program.store, page.match.id)


def test_B4_a_mind_that_fails_is_told_and_counts_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    page.hints.turn()
    asked = hints.request(page.match, 0)
    page.driver.advised.emit(Answer(asked.match, asked.step, 0, None, 0.0, "a bug", True))
    assert page.block.hint.text() == "No hint could be found."
    assert hints.count(page.match, 0) == 0
    assert page.driver.legal(), "the match goes on"


def test_L3_B4_looking_back_puts_a_hint_away(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    ask_by_key(qtbot, page)
    page.look_back()
    assert page.hints.shown is None
    page.leave_past()
    assert page.table.suggested is None
    assert not page.table.choice.made


def test_U1_B4_undo_takes_a_hint_away_before_a_move(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    ask_by_key(qtbot, page)
    lines = page.match.session.lines
    QTest.keyClick(page.table, Qt.Key.Key_Z, CONTROL)
    assert page.hints.shown is None
    assert page.match.session.lines == lines
    assert hints.count(page.match, 0) == 1
