"""Why the bots did it, told in the replay for the step that is looked at, by the bots' process (B3, B5)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mystery_table.core import explaining
from mystery_table.core.bot import decide
from mystery_table.core.rng import Rng
from mystery_table.ui.replay import ReplayView
from mystery_table.ui.why import WAITING
from mystery_table.ui.window import MainWindow
from tests.support import table as hands

GAME = "mirror_of_truth"
MISSION = {"mode": "pair", "mission": "easy_task"}


def looked_back(
    qtbot: QtBot, folder: Path, size: tuple[int, int] = (1600, 900)
) -> tuple[MainWindow, ReplayView]:
    """Show the replay of a mission with a bot that is over."""
    program = hands.program_in(folder)
    seats = hands.seating(1, 1, "strong")
    window, page = hands.open_window(qtbot, program, GAME, MISSION, seats, size)
    rng, session = Rng(4), page.match.session
    page.driver.pause(True)
    while actors := session.actors:
        page.match.play(actors[0], rng.pick(session.legal(actors[0])))
    page.driver.pause(False)
    page.look_back()
    assert page.past is not None
    return window, page.past


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640)])
def test_B3_the_next_move_of_a_bot_is_explained_at_a_click(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    _, past = looked_back(qtbot, tmp_path, size)
    panel = past.why
    assert panel.isVisible()
    assert not panel.back.isEnabled()
    QTest.mouseClick(panel.on, hands.LEFT)
    step = panel.steps[0]
    assert past.steps.value() == step + 1
    waiting = past.program.say(WAITING)
    qtbot.waitUntil(lambda: panel.words() != [waiting], timeout=20_000)
    told = decide(explaining.question(past.replay, step)).reasons
    assert panel.words() == [past.script.say(reason) for reason in told]


def test_B3_only_bots_moves_are_explained_and_the_buttons_walk_over_them(
    qtbot: QtBot, tmp_path: Path
) -> None:
    _, past = looked_back(qtbot, tmp_path)
    panel = past.why
    seen = []
    while panel.on.isEnabled():
        QTest.mouseClick(panel.on, hands.LEFT)
        seen.append(past.steps.value() - 1)
    assert seen == panel.steps
    assert all(past.replay.marks[step].seat == 1 for step in seen)
    past.go(next(n for n, mark in enumerate(past.replay.marks) if mark.seat == 0) + 1)
    assert panel.words() == ["Here no bot moved."]


def test_B5_walking_fast_asks_only_for_the_step_that_is_looked_at(qtbot: QtBot, tmp_path: Path) -> None:
    _, past = looked_back(qtbot, tmp_path)
    panel = past.why
    for step in panel.steps:
        past.go(step + 1)
    qtbot.waitUntil(lambda: panel.steps[-1] in panel.explainer.told, timeout=20_000)
    forced = sum(bool(explaining.known(past.replay, step)) for step in panel.steps)
    assert len(panel.explainer.told) <= forced + 2


def test_P2_B3_hiding_the_screen_takes_the_reasons_away(qtbot: QtBot, tmp_path: Path) -> None:
    window, past = looked_back(qtbot, tmp_path)
    past.go(past.why.steps[0] + 1)
    page = window.match
    assert page is not None
    panel = past.why
    page.hide_screen()
    assert page.past is None
    assert panel.words() == []
    assert not panel.isVisible()


def test_B3_nothing_is_explained_of_a_match_that_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    seats = hands.seating(1, 1, "strong")
    _, page = hands.open_window(qtbot, program, GAME, MISSION, seats, (1600, 900))
    page.look_back()
    assert page.past is not None
    assert page.past.why.steps == []
    assert not page.past.why.isVisible()


def test_A1_B3_keys_walk_from_one_move_of_a_bot_to_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    _, past = looked_back(qtbot, tmp_path)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(past.steps, Qt.Key.Key_Right, both)
    QTest.keyClick(past.steps, Qt.Key.Key_Right, both)
    assert past.steps.value() == past.why.steps[1] + 1
    QTest.keyClick(past.steps, Qt.Key.Key_Left, both)
    assert past.steps.value() == past.why.steps[0] + 1


def test_B3_beside_the_table_the_odds_are_bars_and_below_it_they_are_left_out(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window, past = looked_back(qtbot, tmp_path)
    panel = past.why
    step = next(s for s in panel.steps if not explaining.known(past.replay, s))
    past.go(step + 1)
    qtbot.waitUntil(lambda: step in panel.explainer.told, timeout=20_000)
    thought = decide(explaining.question(past.replay, step)).thought
    if thought is None:  # a story tells of no belief
        assert panel.odds.count() == 0
        return
    assert panel.belief.text() == past.script.say(thought.title)
    assert panel.odds.count() == 3 * len(thought.odds)
    window.resize(1024, 640)
    qtbot.waitUntil(lambda: past.program.form == "compact", timeout=5000)
    assert panel.odds.count() == 0
