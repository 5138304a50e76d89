"""What a replay shows beside the table: panels that only show, as the chosen seat saw them (L3, A1)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mystery_table.core.layout import Area, Form, Layout
from mystery_table.core.match import open_match
from mystery_table.core.seating import Seating
from mystery_table.core.state import Options
from mystery_table.core.words import Said, english
from mystery_table.ui.games.mary_king.preview import Preview
from mystery_table.ui.games.mysterium.clock import Clock
from mystery_table.ui.games.mysterium.description import Description
from mystery_table.ui.games.panel import Panel
from mystery_table.ui.games.thirteen_clues.casebook import NOTES, CasebookPanel
from mystery_table.ui.games.thirteen_clues.speech import Speech
from mystery_table.ui.program import Program
from mystery_table.ui.replay import OPEN, ReplayView
from mystery_table.ui.window import MainWindow
from tests.screens.replays import finished
from tests.support import table as hands

KINDS: dict[str, set[type[Panel]]] = {
    "mirror_of_truth": set(),
    "mary_king": {Preview},
    "thirteen_clues": {Speech, CasebookPanel},
    "mysterium": {Clock, Description},
}
SEATS = {"mirror_of_truth": 2, "mary_king": 2, "thirteen_clues": 3, "mysterium": 4}
OPTIONS: dict[str, Options] = {"mirror_of_truth": {"mode": "pair", "mission": "easy_task"}}
FORMS: tuple[Form, ...] = ("compact", "regular")
WIDE, COMPACT = (1600, 900), (1024, 640)
P = TypeVar("P", bound=Panel)
YOU = re.compile(r"\byou(rs?)?\b", re.IGNORECASE)


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return hands.program_in(tmp_path)


def played(program: Program, game: str, seats: Seating) -> int:
    """Play a match to its end and return its number."""
    return finished(program, game, OPTIONS.get(game, {}), seats, seed="panels", luck=5)


def looked_back(
    qtbot: QtBot, program: Program, game: str, size: tuple[int, int] = WIDE
) -> tuple[MainWindow, ReplayView]:
    """Show the middle of a finished match."""
    number = played(program, game, hands.seating(1, SEATS[game] - 1))
    window = MainWindow(program)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    qtbot.waitExposed(window)
    window.show_replay(number)
    assert isinstance(window.page, ReplayView)
    window.page.go(window.page.replay.last // 2)
    return window, window.page


def of(past: ReplayView, kind: type[P]) -> P:
    return next(panel for panel in past.flank.panels if isinstance(panel, kind))


def said_on(layout: Layout) -> list[str]:
    """Return everything that stands on a table, in English."""

    def area(found: Area) -> list[Said | None]:
        inner = [said for part in found.parts for said in area(part)]
        return [found.title, found.note, found.name, found.score, *inner]

    said = [*area(layout.root), *(piece.name for piece in layout.pieces)]
    return [english(found) for found in said if found is not None]


@pytest.mark.parametrize("game", KINDS)
def test_L3_the_panels_that_only_show_are_there_in_a_replay(
    qtbot: QtBot, program: Program, game: str
) -> None:
    _, past = looked_back(qtbot, program, game)
    assert {type(panel) for panel in past.flank.panels} == KINDS[game]
    assert all(panel.isVisible() for panel in past.flank.panels)


@pytest.mark.parametrize("game", KINDS)
def test_P4_a_replay_speaks_of_its_seats_and_to_nobody(qtbot: QtBot, program: Program, game: str) -> None:
    _, past = looked_back(qtbot, program, game)
    for seat in (None, *past.replay.seats):
        for position in range(0, past.replay.last + 1, max(1, past.replay.last // 12)):
            for form in FORMS:
                layout = past.replay.layout(position, seat, form)
                assert not [words for words in said_on(layout) if YOU.search(words)]


@pytest.mark.parametrize("game", KINDS)
def test_nothing_on_the_table_of_a_replay_has_a_key_or_waits_for_a_move(
    qtbot: QtBot, program: Program, game: str
) -> None:
    _, past = looked_back(qtbot, program, game)
    layout = past.replay.layout(past.replay.last // 2, 0, "compact")

    def areas(area: Area) -> list[Area]:
        return [area, *(found for part in area.parts for found in areas(part))]

    assert {area.key for area in areas(layout.root)} == {""}
    assert {piece.key for piece in layout.pieces} == {""}
    assert "action" not in {area.id for area in areas(layout.root)}


# Mary King


def test_L3_the_forecast_names_both_sides_and_follows_the_mouse(qtbot: QtBot, program: Program) -> None:
    _, past = looked_back(qtbot, program, "mary_king")
    past.viewer.choose(0)
    held = None
    for position in range(past.replay.last):
        past.go(position)
        public = past.replay.session.states[position].public
        cards = [p for p in past.replay.layout(position, 0, "regular").pieces if p.area == "hand"]
        held = next((p for p in cards if public.rules.mask[int(p.id.split(".")[1])]), None)
        if held is not None and not public.stack:
            break
    assert held is not None
    preview = of(past, Preview)
    assert preview.shown is not None
    assert "As it stands" in preview.spoken()
    box = past.table.spots[held.id]
    QTest.mouseMove(past.table.viewport(), QPoint(round(box.x + box.w / 2), round(box.y + box.h / 2)))
    qtbot.waitUntil(lambda: "If played now" in preview.spoken())
    assert not YOU.search(preview.spoken())


def test_a_memory_can_be_looked_through_in_a_replay(qtbot: QtBot, program: Program) -> None:
    _, past = looked_back(qtbot, program, "mary_king")
    shown: list[str] = []
    past.table.browse.connect(shown.append)
    memory = next(p for p in past.table.layout_now.pieces if p.area.startswith("memory."))
    assert past.table.look_through(memory.area)
    assert shown == [memory.area]
    past.clear()


def test_D1_ideas_are_large_enough_in_a_replay_in_the_smallest_window(qtbot: QtBot, program: Program) -> None:
    _, past = looked_back(qtbot, program, "mary_king", COMPACT)
    qtbot.waitUntil(lambda: past.table.height() > 300)
    spots = past.table.spots
    ideas = [spots[piece.id].h for piece in past.table.layout_now.pieces if piece.id.startswith("idea.")]
    assert ideas
    assert min(ideas) >= 24


# 13 Clues


def test_L3_the_casebook_is_that_of_the_seat_looked_from_and_of_that_step(
    qtbot: QtBot, program: Program
) -> None:
    _, past = looked_back(qtbot, program, "thirteen_clues")
    panel = of(past, CasebookPanel)
    for seat in past.replay.seats:
        past.viewer.choose(seat)
        for position in (past.replay.last // 3, past.replay.last // 2):
            past.go(position)
            assert panel.casebook is not None
            assert panel.casebook.observation == past.replay.observe(position, seat)
    past.viewer.choose(OPEN)
    assert panel.casebook is not None
    assert panel.casebook.observation.seat == past.replay.actor(past.steps.value())


def test_L2_L3_a_persons_notes_are_shown_to_nobody_in_a_replay(qtbot: QtBot, program: Program) -> None:
    number = played(program, "thirteen_clues", hands.seating(1, 2))
    match = open_match(program.store, number)
    kept = '{"marks":[[3,"suspect",-1]],"text":"my secret thought","past":[],"future":[]}'
    match.note(0, f"panel {NOTES}", kept)
    match.close()
    window = MainWindow(program)
    qtbot.addWidget(window)
    window.show()
    window.show_replay(number)
    past = window.page
    assert isinstance(past, ReplayView)
    past.viewer.choose(0)
    panel = of(past, CasebookPanel)
    assert panel.notes.marks == ()
    assert panel.text.toPlainText() == ""
    assert not panel.pages.isVisible()


def test_nothing_can_be_marked_in_the_casebook_of_a_replay(qtbot: QtBot, program: Program) -> None:
    _, past = looked_back(qtbot, program, "thirteen_clues")
    past.viewer.choose(0)
    panel = of(past, CasebookPanel)
    panel.grid.setFocus()
    panel.grid.setCurrentIndex(panel.grid.cells.index(0, 0))
    for key in (Qt.Key.Key_X, Qt.Key.Key_Return, Qt.Key.Key_Delete):
        QTest.keyClick(panel.grid, key)
    QTest.mouseClick(panel.grid.viewport(), hands.LEFT, pos=QPoint(160, 60))
    panel.open_menu(0, QPoint(0, 0))
    assert panel.notes.marks == ()
    assert panel.menu is None
    QTest.keyClick(panel.grid, Qt.Key.Key_Space)
    assert past.playing, "Space plays wherever the keyboard is"


def test_P4_the_casebook_of_a_replay_speaks_of_the_seat(qtbot: QtBot, program: Program) -> None:
    _, past = looked_back(qtbot, program, "thirteen_clues")
    past.viewer.choose(1)
    panel, told = of(past, CasebookPanel), []
    for position in range(0, past.replay.last, max(1, past.replay.last // 10)):
        past.go(position)
        model = panel.grid.cells
        indexes = [model.index(row, column) for row in range(model.rowCount()) for column in range(3)]
        told += [index.data(Qt.ItemDataRole.AccessibleTextRole) for index in indexes]
        told += [index.data(Qt.ItemDataRole.ToolTipRole) for index in indexes]
    assert any("in the mystery" in words for words in told)
    assert not [words for words in told if YOU.search(words)]


# In little room, by keys and by mouse


def test_A1_in_little_room_keys_open_log_and_casebook_over_the_table(qtbot: QtBot, program: Program) -> None:
    _, past = looked_back(qtbot, program, "thirteen_clues", COMPACT)
    side, panel = past.flank.side, of(past, CasebookPanel)
    assert not side.isVisible()
    past.table.setFocus()
    QTest.keyClick(past.table, Qt.Key.Key_N)
    assert side.isVisible()
    assert panel.isVisible()
    QTest.keyClick(past, Qt.Key.Key_L)
    assert past.log.isVisible()
    QTest.keyClick(past, Qt.Key.Key_L)
    assert not side.isVisible()


def test_a_casebook_that_is_shut_works_nothing_out_and_is_right_when_it_is_opened(
    qtbot: QtBot, program: Program
) -> None:
    _, past = looked_back(qtbot, program, "thirteen_clues", COMPACT)
    book = of(past, CasebookPanel)
    for seat in (0, 1):
        past.viewer.choose(seat)
        for _ in range(3):
            past.go(past.steps.value() + 1)
            assert book.casebook is None
        QTest.keyClick(past.table, Qt.Key.Key_N)
        assert book.isVisible()
        assert book.casebook is not None
        assert book.casebook.observation == past.replay.observe(past.steps.value(), seat)
        assert not book.said.lines.lines, "it is not there in a replay"
        QTest.keyClick(past.table, Qt.Key.Key_N)
        assert not book.isVisible()
        if seat == 0:
            past.viewer.choose(1)
            assert book.casebook is None, "nothing of the other seat stays behind"


def test_A3_in_little_room_the_rail_opens_them_too(qtbot: QtBot, program: Program) -> None:
    _, past = looked_back(qtbot, program, "thirteen_clues", COMPACT)
    casebook, log = past.flank.rail.buttons[-1], past.flank.rail.buttons[0]
    assert [b.accessibleName() for b in (casebook, log)] == ["Casebook", "Log"]
    QTest.mouseClick(casebook, hands.LEFT)
    assert of(past, CasebookPanel).isVisible()
    QTest.mouseClick(log, hands.LEFT)
    assert past.log.isVisible()


def test_a_running_match_keeps_its_keys_to_itself_while_it_is_looked_back_at(
    qtbot: QtBot, program: Program
) -> None:
    _, page = hands.open_window(qtbot, program, "thirteen_clues", {}, hands.seating(1, 2), COMPACT)
    qtbot.waitUntil(lambda: bool(page.driver.legal()), timeout=10_000)
    page.look_back()
    past = page.past
    assert past is not None
    QTest.keyClick(past.steps, Qt.Key.Key_N)
    assert of(past, CasebookPanel).isVisible()
    past.clear()
    assert of(past, CasebookPanel).casebook is None
    page.leave_past()
    QTest.keyClick(page.table, Qt.Key.Key_N)
    assert page.side.isVisible()


# Mysterium


def test_L3_the_clock_of_a_replay_tells_the_hour_of_the_step(qtbot: QtBot, program: Program) -> None:
    _, past = looked_back(qtbot, program, "mysterium")
    clock = of(past, Clock)
    for star in past.steps.stars:
        past.go(star)
        public = past.replay.session.states[star].public
        assert f"hour {public.hour} of {public.rules.hours}" in clock.accessibleDescription()


def test_L3_the_description_says_what_the_vision_under_the_mouse_shows(
    qtbot: QtBot, program: Program
) -> None:
    _, past = looked_back(qtbot, program, "mysterium")
    past.viewer.choose(1)
    vision = next(p for p in past.table.layout_now.pieces if p.id.startswith("vision."))
    box = past.table.spots[vision.id]
    QTest.mouseMove(past.table.viewport(), QPoint(round(box.x + box.w / 2), round(box.y + box.h / 2)))
    line = of(past, Description)
    qtbot.waitUntil(lambda: line.words() == past.script.say(vision.name))


def test_P4_only_the_seat_is_named_that_sees_a_role(qtbot: QtBot, program: Program) -> None:
    _, past = looked_back(qtbot, program, "mirror_of_truth")
    for seat in past.replay.seats:
        notes = said_on(past.replay.layout(past.replay.last // 2, seat, "regular"))
        assert f"only #{seat + 1} sees this" in notes
