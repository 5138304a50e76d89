"""Whole evenings of Mysterium through the real window, and the hourglass."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.state import Action
from mystery_table.games.mysterium.state import GHOST
from mystery_table.ui.games.mysterium.hourglass import Hourglass
from mystery_table.ui.match import MatchPage
from tests.support import table as hands
from tests.support.mysterium import knowing
from tests.support.ways import by_drag, press_button, walk_to

GAME = "mysterium"
Way = Callable[[MatchPage, Action], None]
SHORT = {"rules": {"hours": 12}}


def seats(*persons: int | None) -> Seating:
    """Return seats: a person's number, or None for a bot."""
    return Seating(
        tuple(Chair(f"P{n}", n % 6, person, person is None, "casual") for n, person in enumerate(persons))
    )


def by_keys(page: MatchPage, action: Action) -> None:
    """Walk to each piece and each place with arrows and Tab, Enter, and once more Enter at the end."""
    drops = sorted(page.maker.gesture(action))
    if not drops:
        press_button(page, action)
        return
    page.table.setFocus()
    for piece, area in drops:
        walk_to(page, piece)
        QTest.keyClick(page.table, Qt.Key.Key_Return)
        assert page.table.choice.piece == piece
        walk_to(page, area)
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page.table.choice.ready == action
    QTest.keyClick(page.table, Qt.Key.Key_Return)


def by_hand(page: MatchPage, action: Action) -> None:
    """Drag every piece; where more could be added, press the button that says that this is all."""
    by_drag(page, action)
    if page.table.choice.ready == action:
        QTest.mouseClick(page.block.primary, hands.LEFT)


def evening(qtbot: QtBot, page: MatchPage, act: Way, curtains: list[int] | None = None) -> set[str]:
    """Let people who know the truth play to the end; return the phases in which a person acted."""
    rng, phases = Rng(2), set[str]()
    for _ in range(500):
        hands.wait_for_turn(qtbot, page)
        if page.driver.over():
            return phases
        if page.curtain is not None and page.curtain.isVisible():
            if curtains is not None and page.driver.due is not None:
                curtains.append(page.driver.due)
            hands.pass_curtain(qtbot, page)
            continue
        session, seat = page.match.session, page.driver.seat()
        assert seat is not None
        phases.add(session.state.public.phase)
        page.driver.pause(True)  # bots act at the same time; what is chosen here must still be there
        QApplication.processEvents()
        before = session.lines
        act(page, knowing(session, seat, rng))
        assert session.lines > before, "the move was not made"
        page.driver.pause(False)
    raise AssertionError("the match did not end")


def test_A3_a_psychic_reaches_the_second_phase_by_drags_alone(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, SHORT, seats(None, 0, None, None), (1280, 720))
    assert {"interpret", "vote"} <= evening(qtbot, page, by_hand)


def test_A3_a_ghost_reaches_the_second_phase_by_drags_alone(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    people = seats(0, 0, 0)
    _, page = hands.open_window(qtbot, program, GAME, SHORT, people, (1600, 900))
    assert {"vision", "reveal", "interpret", "culprit", "point"} <= evening(qtbot, page, by_hand)


def test_A1_a_whole_evening_by_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, SHORT, seats(0, 0), (1280, 720))
    assert {"vision", "interpret", "culprit", "point"} <= evening(qtbot, page, by_keys)


def test_P1_P5_around_one_screen_curtains_come_between_ghost_and_psychics_and_in_the_poll(
    qtbot: QtBot, tmp_path: Path
) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, SHORT, seats(0, 1, 2, 3), (1600, 900))
    curtains: list[int] = []
    assert {"vision", "interpret", "vote"} <= evening(qtbot, page, by_hand, curtains)
    hours = page.match.session.state.public.hour
    to_ghost, to_psychics = curtains.count(0), len(curtains) - curtains.count(0)
    assert to_ghost <= 2 * hours + 2
    assert to_psychics <= hours + 4  # once an hour together, and one by one in the poll


@pytest.mark.parametrize("ghost", [None, 0])
def test_a_bot_or_a_person_is_the_ghost_as_the_seats_say(
    qtbot: QtBot, tmp_path: Path, ghost: int | None
) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, GAME, {}, seats(ghost, 1, None, None))
    assert page.match.session.options["bot_ghost"] == (ghost is None)


# The hourglass


def glass(qtbot: QtBot, page: MatchPage) -> Hourglass:
    """Return the hourglass at the moment when it runs."""
    hands.wait_for_turn(qtbot, page)
    while page.curtain is not None and page.curtain.isVisible():
        hands.pass_curtain(qtbot, page)
    found = next(panel for panel in page.panels if isinstance(panel, Hourglass))
    qtbot.waitUntil(lambda: found.running, timeout=10_000)
    return found


def timed(qtbot: QtBot, tmp_path: Path, minutes: int = 1) -> MatchPage:
    """Show an hour with an hourglass of a minute, in front of a lone psychic."""
    program = hands.program_in(tmp_path)
    people = seats(None, 0, None, None)
    _, page = hands.open_window(qtbot, program, GAME, {"minutes": minutes}, people, (1600, 900))
    return page


def test_A7_without_an_hourglass_no_time_runs(qtbot: QtBot, tmp_path: Path) -> None:
    page = timed(qtbot, tmp_path, minutes=0)
    hands.wait_for_turn(qtbot, page)
    found = next(panel for panel in page.panels if isinstance(panel, Hourglass))
    assert not found.running
    assert not found.isVisible()


def test_A7_the_hourglass_can_be_paused_by_button_and_key(qtbot: QtBot, tmp_path: Path) -> None:
    page = timed(qtbot, tmp_path)
    found = glass(qtbot, page)
    QTest.mouseClick(found._button, hands.LEFT)
    assert not found.running
    left = found.left
    qtbot.wait(60)
    assert found.left == left
    QTest.keyClick(page.table, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert found.running


def test_A7_behind_the_curtain_time_stands_still(qtbot: QtBot, tmp_path: Path) -> None:
    page = timed(qtbot, tmp_path)
    found = glass(qtbot, page)
    page.hide_screen()
    assert not found.running
    hands.pass_curtain(qtbot, page)
    qtbot.waitUntil(lambda: found.running, timeout=5000)


def test_S2_the_time_left_survives_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    page = timed(qtbot, tmp_path)
    found = glass(qtbot, page)
    qtbot.wait(120)
    program, number = page.program, page.match.id
    window = page.window()
    window.close()
    left = found.left
    assert left < 60_000
    again = hands.program_in(tmp_path)
    _, page = hands.reopen(qtbot, again, number, (1600, 900))
    assert program is not again
    assert glass(qtbot, page).left <= left


def test_reading_3_time_that_is_up_ends_the_interpretation(qtbot: QtBot, tmp_path: Path) -> None:
    page = timed(qtbot, tmp_path)
    found = glass(qtbot, page)
    found._left = 30
    found._since.restart()
    found._wait()
    qtbot.waitUntil(
        lambda: any(step.action == ("time",) for step in page.match.session.history), timeout=5000
    )
    assert page.match.session.actors != (GHOST,) or page.match.seating.decider(GHOST) is None
    QApplication.processEvents()


def test_A7_time_stands_still_while_the_window_is_hidden_and_goes_on_when_it_is_back(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = timed(qtbot, tmp_path)
    found = glass(qtbot, page)
    page.window().hide()
    assert not found.running
    left = found.left
    qtbot.wait(60)
    assert found.left == left
    page.window().show()
    assert found.running
    found.press()
    page.window().hide()
    page.window().show()
    assert not found.running, "what was paused stays paused"


def test_the_log_tells_that_time_is_up(qtbot: QtBot, tmp_path: Path) -> None:
    page = timed(qtbot, tmp_path)
    glass(qtbot, page)
    page.driver.time(("time",))
    assert "Time is up." in [page.script.say(entry) for entry in page.side.log.entries]


def test_no_timer_runs_while_nothing_is_timed(qtbot: QtBot, tmp_path: Path) -> None:
    page = timed(qtbot, tmp_path)
    found = glass(qtbot, page)
    assert found._tick.isSingleShot()
    assert found._tick.remainingTime() <= 1000
    found.press()
    assert not found._tick.isActive()
