"""How a match goes on: undo, closing and reopening, bots and their pace (U1, U2, S2, B1, B3)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mystery_table.core.bot import Answer
from mystery_table.core.errors import UserError
from mystery_table.core.state import Action
from mystery_table.core.words import Text
from mystery_table.ui.match import MatchPage
from mystery_table.ui.program import Program
from mystery_table.ui.window import MainWindow
from tests.support import table as hands

GAME = "mirror_of_truth"
MISSION = {"mode": "pair", "mission": "easy_task"}
COMPETITIVE = {"mode": "competitive"}
CONTROL = Qt.KeyboardModifier.ControlModifier
LONG = 2000
"""Milliseconds of pace that no test waits for."""


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return hands.program_in(tmp_path)


def solo(qtbot: QtBot, program: Program) -> tuple[MainWindow, MatchPage]:
    """Show a mission at the turn of its one person."""
    window, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    qtbot.waitUntil(lambda: bool(page.driver.legal()), timeout=10_000)
    return window, page


def three(qtbot: QtBot, program: Program) -> tuple[MainWindow, MatchPage]:
    """Show a match of three persons, the first of them looking."""
    window, page = hands.open_window(qtbot, program, GAME, COMPETITIVE, hands.seating(3, 0))
    hands.pass_curtain(qtbot, page)
    return window, page


def first(page: MatchPage, verb: str) -> Action:
    return next(action for action in page.driver.legal() if action[0] == verb)


def again(qtbot: QtBot, program: Program, window: MainWindow) -> MatchPage:
    """Close the window and open its match in a new one."""
    assert window.match is not None
    number = window.match.match.id
    window.close()
    return hands.reopen(qtbot, program, number)[1]


def undo_button(page: MatchPage) -> tuple[bool, str]:
    button = page.bar.icons["undo"]
    return button.isEnabled(), button.toolTip()


# Undo


def test_U1_a_vote_can_be_taken_back_and_made_again_by_keys(qtbot: QtBot, program: Program) -> None:
    _, page = three(qtbot, program)
    before = page.driver.observation()
    assert page.driver.play(first(page, "vote"))
    after = page.driver.observation()
    assert undo_button(page) == (True, "Undo (Ctrl+Z)")
    QTest.keyClick(page.table, Qt.Key.Key_Z, CONTROL)
    assert page.driver.observation() == before
    assert page.bar.icons["redo"].isEnabled()
    QTest.keyClick(page.table, Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert page.driver.observation() == after


def test_U1_what_taught_something_is_greyed_with_the_reason(qtbot: QtBot, program: Program) -> None:
    _, page = solo(qtbot, program)
    assert page.driver.play(first(page, "place"))
    able, why = undo_button(page)
    assert not able
    assert "something new was learned" in why
    number = page.match.session.number
    QTest.keyClick(page.table, Qt.Key.Key_Z, CONTROL)
    assert page.match.session.number == number
    assert "something new was learned" in page.block.hint.text()


def test_U1_nobody_takes_back_what_another_decided(qtbot: QtBot, program: Program) -> None:
    _, page = three(qtbot, program)
    page.driver.play(first(page, "vote"))
    page.driver.play(first(page, "place"))
    hands.pass_curtain(qtbot, page)
    assert not undo_button(page)[0]


def test_U1_ctrl_z_first_puts_back_what_is_half_made(qtbot: QtBot, program: Program) -> None:
    _, page = three(qtbot, program)
    page.driver.play(first(page, "vote"))
    number = page.match.session.number
    ((piece, area),) = page.maker.gesture(first(page, "place"))
    page.table.pick(piece)
    page.table.drop(area)
    QTest.keyClick(page.table, Qt.Key.Key_Z, CONTROL)
    assert page.match.session.number == number
    assert not page.table.choice.made
    QTest.keyClick(page.table, Qt.Key.Key_Z, CONTROL)
    assert page.match.session.number == number - 1


def test_U2_undo_leaves_no_trace_in_log_recap_or_window(qtbot: QtBot, program: Program) -> None:
    window, page = three(qtbot, program)
    before, log = window.grab().toImage(), list(page.side.log.entries)
    page.driver.play(first(page, "vote"))
    assert page.side.log.entries != log
    page.undo()
    page.bar.icons["redo"].setEnabled(False)
    assert page.side.log.entries == log
    assert window.grab().toImage() == before
    page.driver.play(first(page, "place"))
    assert page.curtain is not None
    assert not [words for words, _ in page.curtain.recap if "vote" in words]


def test_U2_what_came_after_an_undo_is_new_to_everybody(qtbot: QtBot, program: Program) -> None:
    _, page = three(qtbot, program)
    page.driver.play(first(page, "vote"))
    page.undo()
    other = [action for action in page.driver.legal() if action[0] == "vote"][-1]
    page.driver.play(other)
    page.driver.play(first(page, "place"))
    assert page.curtain is not None
    assert len([words for words, _ in page.curtain.recap if "vote" in words]) == 1


# Closing and reopening


def test_S2_a_half_made_move_survives_closing(qtbot: QtBot, program: Program) -> None:
    window, page = solo(qtbot, program)
    drop = next(iter(page.maker.gesture(first(page, "place"))))
    hands.click(page, drop[0])
    hands.click(page, drop[1])
    page = again(qtbot, program, window)
    qtbot.waitUntil(lambda: bool(page.driver.legal()), timeout=10_000)
    assert page.table.choice.made == {drop}
    assert len(page.table.ghosts) == 1
    assert page.block.primary.isEnabled()
    press = Qt.Key.Key_Return
    number = page.match.session.number
    QTest.keyClick(page.table, press)
    assert page.match.session.history[number].action[0] == "place"


def test_S2_what_was_put_back_stays_back(qtbot: QtBot, program: Program) -> None:
    window, page = solo(qtbot, program)
    ((piece, area),) = page.maker.gesture(first(page, "place"))
    page.table.pick(piece)
    page.table.drop(area)
    page.table.put_back()
    page = again(qtbot, program, window)
    assert not page.table.choice.made


def test_S2_a_half_made_move_survives_the_curtain_and_only_its_person_sees_it(
    qtbot: QtBot, program: Program
) -> None:
    window, page = three(qtbot, program)
    drop = next(iter(page.maker.gesture(first(page, "place"))))
    page.table.pick(drop[0])
    page.table.drop(drop[1])
    page.hide_screen()
    assert not page.table.choice.made
    assert not page.table.ghosts
    page = again(qtbot, program, window)
    assert page.curtain is not None
    assert page.curtain.closed
    assert not page.table.ghosts
    hands.pass_curtain(qtbot, page)
    assert page.table.choice.made == {drop}
    page.table.commit()
    hands.pass_curtain(qtbot, page)
    assert not page.table.choice.made


@pytest.mark.parametrize("change", ["language", "theme", "text", "window"])
def test_S2_a_half_made_move_survives_another_look(qtbot: QtBot, program: Program, change: str) -> None:
    window, page = solo(qtbot, program)
    drop = next(iter(page.maker.gesture(first(page, "place"))))
    page.table.pick(drop[0])
    page.table.drop(drop[1])
    if change == "language":
        program.speak("es")
    elif change == "theme":
        program.set_theme("light" if program.dark else "dark")
    elif change == "text":
        program.change(text_size=120)
    else:
        window.resize(1700, 950)
    assert page.table.choice.made == {drop}
    assert len(page.table.ghosts) == 1


def test_S2_the_curtain_is_closed_again_for_whose_turn_it_is(qtbot: QtBot, program: Program) -> None:
    window, page = three(qtbot, program)
    page.driver.play(first(page, "place"))
    due, number = page.driver.due, page.match.session.number
    assert page.curtain is not None
    recap = page.curtain.recap
    page = again(qtbot, program, window)
    assert page.curtain is not None
    assert page.curtain.closed
    assert page.driver.due == due
    assert page.curtain.recap == recap
    assert page.driver.looker is None
    assert page.match.session.number == number


def test_S2_closing_while_a_bot_thinks_changes_nothing_and_it_thinks_again(
    qtbot: QtBot, tmp_path: Path
) -> None:
    program = hands.program_in(tmp_path, bot_pace=LONG)
    window, page = solo(qtbot, program)
    page.driver.play(first(page, "place"))
    number = page.match.session.number
    page = again(qtbot, program, window)
    assert page.match.session.number == number
    page.driver.pace = 0
    qtbot.waitUntil(lambda: page.match.session.number > number, timeout=10_000)


# Bots


def held_back(qtbot: QtBot, tmp_path: Path) -> tuple[MatchPage, int]:
    """Show a match in which a bot's answer is being held back; return it with its number of steps."""
    program = hands.program_in(tmp_path, bot_pace=LONG)
    _, page = solo(qtbot, program)
    page.driver.play(first(page, "place"))
    number = page.match.session.number
    page.driver.pace = 10**6
    qtbot.waitUntil(lambda: page.driver._held is not None, timeout=10_000)
    page.driver._timer.start(10**6)
    assert page.match.session.number == number
    return page, number


@pytest.mark.parametrize(
    "way", ["key on the table", "click on the table", "key elsewhere", "click elsewhere"]
)
def test_B3_any_key_or_click_lets_a_bot_go_on(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    page, number = held_back(qtbot, tmp_path)
    if way == "key on the table":
        QTest.keyClick(page.table, Qt.Key.Key_Space)
    elif way == "click on the table":
        QTest.mouseClick(page.table.viewport(), hands.LEFT, pos=page.table.viewport().rect().center())
    elif way == "key elsewhere":
        QTest.keyClick(page.side, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(page.side, hands.LEFT, pos=page.side.rect().topLeft())
    assert page.match.session.number > number
    assert not page.driver._timer.isActive()


def test_B3_the_key_that_skips_does_nothing_else(qtbot: QtBot, tmp_path: Path) -> None:
    page, number = held_back(qtbot, tmp_path)
    QTest.keyClick(page.table, Qt.Key.Key_Q)
    assert page.match.session.number > number
    assert page.driver.legal()
    assert page.table.choice.piece is None


def test_B3_shift_and_the_like_skip_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    page, number = held_back(qtbot, tmp_path)
    for key in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt):
        QTest.keyClick(page.table, key)
    assert page.match.session.number == number


def test_B3_without_haste_the_answer_waits_for_its_pace(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path, bot_pace=600)
    _, page = solo(qtbot, program)
    page.driver.play(first(page, "place"))
    began, number = page.driver._last, page.match.session.number
    qtbot.waitUntil(lambda: page.match.session.number > number, timeout=10_000)
    assert page.driver._last - began >= 0.59


def test_B3_behind_the_curtain_nothing_is_skipped(qtbot: QtBot, tmp_path: Path) -> None:
    page, number = held_back(qtbot, tmp_path)
    page.hide_screen()
    assert not page.driver.hurry()
    assert page.match.session.number == number
    page.driver.pace = 0
    page.driver._timer.stop()
    hands.pass_curtain(qtbot, page)
    qtbot.waitUntil(lambda: page.match.session.number > number)


def test_B1_an_answer_to_what_was_taken_back_is_dropped(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path, bot_pace=LONG, free_undo=True)
    _, page = solo(qtbot, program)
    page.driver.play(first(page, "place"))
    line, number = page.match.session.lines, page.match.session.number
    stale = Answer(page.match.id, line, 1, page.match.session.legal(1)[0], 0.0)
    page.undo()
    page.driver.play([action for action in page.driver.legal() if action[0] == "place"][-1])
    assert page.match.session.number == number, "the same number of steps, another position"
    page.driver.answered.emit(stale)
    assert page.driver._held is None
    page.driver.pace = 0
    qtbot.waitUntil(lambda: page.match.session.number > number, timeout=10_000)


def test_B1_nothing_is_played_after_the_match_was_left(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path, bot_pace=LONG)
    window, page = solo(qtbot, program)
    page.driver.play(first(page, "place"))
    session, driver = page.match.session, page.driver
    answer = Answer(page.match.id, session.lines, 1, session.legal(1)[0], 0.0)
    number = session.number
    window.show_home()
    driver.pace = 0
    driver._hear(answer)
    assert session.number == number


def test_S3_an_answer_that_cannot_be_kept_is_tried_again(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, number = held_back(qtbot, tmp_path)

    def full(*_: object) -> None:
        raise UserError(Text("app", "The disk is full."))

    with monkeypatch.context() as patch:
        patch.setattr(page.match, "play", full)
        QTest.keyClick(page.table, Qt.Key.Key_Space)
        assert page.match.session.number == number
        assert page.block.hint.text() == "The disk is full."
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert page.match.session.number > number


def test_a_bot_that_fails_is_replaced_by_chance(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path, bot_pace=0)
    _, page = solo(qtbot, program)
    page.driver.play(first(page, "place"))
    number = page.match.session.number
    told: list[Text] = []
    page.driver.failed.connect(told.append)
    page.driver._hear(Answer(page.match.id, page.match.session.lines, 1, None, 0.0, "a fault"))
    assert page.match.session.number > number
    assert "at random" in told[0].source


def test_leaving_right_after_the_end_breaks_nothing(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mystery_table.ui.parts.END_DELAY", 5)
    program = hands.program_in(tmp_path, motion="full")
    window, page = three(qtbot, program)
    session = page.match.session
    while session.actors:
        seat = session.actors[0]
        legal = session.legal(seat)
        page.match.play(seat, next((a for a in legal if a[0] == "vote"), legal[0]))
    page.refresh()
    assert page.driver.over()
    window.show_home()
    QTest.qWait(20)  # the time after which the score would be shown
