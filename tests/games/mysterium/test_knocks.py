"""The ghost's only voice: one knock for yes, two for no (reading 9)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mystery_table.core.match import Match
from mystery_table.core.seating import Chair, Seating
from mystery_table.games.mysterium.state import GHOST
from mystery_table.ui.games.mysterium.knocks import MOST, Knocks
from mystery_table.ui.match import MatchPage
from tests.support import table as hands

CONTROL = Qt.KeyboardModifier.ControlModifier


def show(qtbot: QtBot, tmp_path: Path, *persons: int | None) -> tuple[MatchPage, Knocks]:
    """Show a match at its first person's turn."""
    chairs = tuple(Chair(f"P{n}", n % 6, who, who is None, "casual") for n, who in enumerate(persons))
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, "mysterium", {}, Seating(chairs), (1600, 900))
    ready(qtbot, page)
    return page, next(panel for panel in page.panels if isinstance(panel, Knocks))


def ready(qtbot: QtBot, page: MatchPage) -> None:
    hands.wait_for_turn(qtbot, page)
    if page.curtain is not None and page.curtain.isVisible():
        hands.pass_curtain(qtbot, page)


def to_the_psychics(qtbot: QtBot, page: MatchPage) -> None:
    """Let the ghost send its visions and go on, and pass the screen to the psychics."""
    while page.driver.seat() == GHOST and page.driver.looker is not None:
        legal = page.driver.legal()
        page.driver.play(next(a for a in legal if a[0] in ("vision", "turn")))
    ready(qtbot, page)


def test_9_the_ghost_knocks_by_button_and_by_key_and_the_psychics_hear_it(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page, panel = show(qtbot, tmp_path, 0, 1, 2)
    QTest.mouseClick(panel.buttons[1], hands.LEFT)
    QTest.keyClick(page.table, Qt.Key.Key_2, CONTROL)
    assert panel.heard == [1, 2]
    assert panel.accessibleDescription() == "Knocks: Yes · No"
    assert [sign.isVisible() for sign in panel.signs] == [True, True, False]
    to_the_psychics(qtbot, page)
    assert page.driver.seat() != GHOST
    assert panel.accessibleDescription() == "Knocks: Yes · No"
    assert not any(button.isVisible() for button in panel.buttons.values())
    QTest.keyClick(page.table, Qt.Key.Key_1, CONTROL)
    assert panel.heard == [1, 2], "psychics do not knock"


def test_9_a_voice_for_yes_and_no_is_not_one_for_conversation(qtbot: QtBot, tmp_path: Path) -> None:
    _, panel = show(qtbot, tmp_path, 0, 1, 2)
    for _ in range(MOST + 2):
        panel.knock(2)
    assert panel.heard == [2] * MOST
    assert not any(button.isEnabled() for button in panel.buttons.values())


def test_9_knocks_are_no_moves_stand_in_no_log_and_reach_no_bot(qtbot: QtBot, tmp_path: Path) -> None:
    page, panel = show(qtbot, tmp_path, 0, 1, None)
    session = page.match.session
    lines, log = session.lines, list(page.side.log.entries)
    seen = [session.observe(seat) for seat in range(3)]
    panel.knock(1)
    assert (session.lines, page.side.log.entries) == (lines, log)
    assert [session.observe(seat) for seat in range(3)] == seen


def test_S2_knocks_of_this_hour_survive_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    page, panel = show(qtbot, tmp_path, 0, 1, 2)
    panel.knock(2)
    number, program = page.match.id, page.program
    page.window().close()
    page = hands.reopen(qtbot, program, number, (1600, 900))[1]
    ready(qtbot, page)
    assert next(p for p in page.panels if isinstance(p, Knocks)).heard == [2]


def test_P1_behind_the_curtain_nothing_is_heard_or_knocked(qtbot: QtBot, tmp_path: Path) -> None:
    page, panel = show(qtbot, tmp_path, 0, 1, 2)
    panel.knock(1)
    page.hide_screen()
    assert (panel.words.text(), panel.accessibleDescription(), panel.heard) == ("", "", [])
    assert not any(sign.isVisible() for sign in panel.signs)
    panel.knock(1)
    hands.pass_curtain(qtbot, page)
    assert panel.heard == [1]


@pytest.mark.parametrize("persons", [(0, None, None, None), (None, 0, None, None)])
def test_nobody_knocks_where_nobody_would_hear_it(
    qtbot: QtBot, tmp_path: Path, persons: tuple[int | None, ...]
) -> None:
    page, panel = show(qtbot, tmp_path, *persons)
    panel.knock(1)
    assert not any(button.isVisible() for button in panel.buttons.values())
    assert panel.words.text() == ""
    assert not panel.heard
    assert isinstance(page.match, Match)
