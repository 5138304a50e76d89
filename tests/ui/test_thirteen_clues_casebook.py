"""The casebook beside the table: marks, reasons, layers, keys, notes; kept with the match for its seat."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table.core.rng import Rng
from mystery_table.core.seating import Seating
from mystery_table.games.thirteen_clues import bot
from mystery_table.games.thirteen_clues.casebook import ALLOWED, Casebook, Marking
from mystery_table.games.thirteen_clues.notes import Pencil
from mystery_table.ui.games.thirteen_clues.casebook import CasebookPanel
from mystery_table.ui.games.thirteen_clues.footnote import Footnote
from mystery_table.ui.match import MatchPage
from mystery_table.ui.program import Program
from mystery_table.ui.window import MainWindow
from tests.support import table as hands
from tests.support.table import LEFT

GAME = "thirteen_clues"
SIZE = (1600, 900)


def of(page: MatchPage) -> CasebookPanel:
    """Return the casebook of a page."""
    return next(panel for panel in page.panels if isinstance(panel, CasebookPanel))


def begun(
    qtbot: QtBot, folder: Path, seats: Seating | None = None, moves: int = 8, size: tuple[int, int] = SIZE
) -> tuple[Program, MainWindow, MatchPage]:
    """Return a match of a person and bots in which the person has asked some questions."""
    program = hands.program_in(folder)
    window, page = hands.open_window(
        qtbot, program, GAME, {}, seats or hands.seating(1, 2, "casual"), size, seed="notes"
    )
    mind, rng = bot.mind("strong", ""), Rng(3)
    for _ in range(moves):
        hands.wait_for_turn(qtbot, page)
        view = page.driver.observation()
        assert view is not None
        legal = [action for action in page.driver.legal() if action[0] != "accuse"]
        page.driver.play(mind.choose(view, legal, rng))
    hands.wait_for_turn(qtbot, page)
    return program, window, page


def layers(panel: CasebookPanel) -> set[str]:
    """Return the layers of which marks are shown."""
    return {mark.layer for row in panel.grid.cells.cells for cell in row for mark in cell.marks}


def wishing(marking: Marking) -> Seating:
    """Return seats in which the person wants so much to be filled in."""
    return hands.seating(1, 2, "casual").replace(0, wishes=(("marking", marking),))


def test_the_casebook_is_the_first_tab_and_open_where_there_is_room(qtbot: QtBot, tmp_path: Path) -> None:
    _, _, page = begun(qtbot, tmp_path, moves=1)
    assert page.side.isVisible()
    assert page.side.pages.currentWidget() is of(page)
    assert page.side.row.indexOf(page.side.tabs[page.side.pages.indexOf(of(page))]) == 0


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
def test_just_the_tab_that_is_open_is_marked_on_the_panel_and_within_the_casebook(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    _, _, page = begun(qtbot, tmp_path, moves=1, size=size)
    for number in (2, 0, 1, 2, 2):
        page.flank.side.tabs[number].click()
        assert [tab.isChecked() for tab in page.side.tabs] == [n == number for n in range(3)]
        assert [tab.isChecked() for tab in of(page).tabs] == [True, False]


def test_in_a_compact_window_n_opens_the_casebook_as_a_drawer(qtbot: QtBot, tmp_path: Path) -> None:
    _, _, page = begun(qtbot, tmp_path, moves=1, size=(1024, 640))
    assert not page.side.isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_N)
    assert page.side.isVisible()
    assert of(page).isVisible()
    QTest.keyClick(of(page).grid, Qt.Key.Key_N)
    assert not page.side.isVisible()


def test_A2_the_grid_is_a_table_with_headers_whose_cells_say_everything(qtbot: QtBot, tmp_path: Path) -> None:
    _, _, page = begun(qtbot, tmp_path)
    grid = of(page).grid
    table = QAccessible.queryAccessibleInterface(grid)
    assert table.role() == QAccessible.Role.Table
    words = [str(grid.cells.data(grid.cells.index(row, 0))) for row in range(10)]
    assert words[0].startswith("Purple, person: Officer")
    assert words[9] == "Grey, person: Coachman, not in play"
    headers = [str(grid.cells.headerData(n, Qt.Orientation.Horizontal)) for n in range(3)]
    assert headers == ["person", "place", "weapon"]


def test_each_deduced_mark_says_why_in_tooltip_footnote_and_description(qtbot: QtBot, tmp_path: Path) -> None:
    _, _, page = begun(qtbot, tmp_path, moves=14)
    panel = of(page)
    assert panel.casebook is not None
    found = 0
    for row, column in ((row, column) for row in range(7) for column in range(3)):
        cell, index = panel.grid.cells.cells[row][column], panel.grid.cells.index(row, column)
        if any(mark.layer == "deduced" for mark in cell.marks):
            found += 1
            tip = index.data(Qt.ItemDataRole.ToolTipRole)
            assert tip
            assert tip == index.data(Qt.ItemDataRole.AccessibleDescriptionRole)
            panel.grid.setCurrentIndex(index)
            assert panel.footnote.words == tip
    assert found > 5


def test_layers_are_switched_and_the_choice_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    program, window, page = begun(qtbot, tmp_path)
    panel = of(page)
    assert layers(panel) == {"seen", "told", "deduced"}
    panel.switches["deduced"].click()
    assert layers(panel) == {"seen", "told"}
    panel.switches["told"].click()
    assert layers(panel) == {"seen"}
    assert panel.said.lines.rowCount() == 0
    number = page.match.id
    window.close()
    _, again = hands.reopen(qtbot, program, number, SIZE)
    assert not of(again).switches["told"].isChecked()
    assert of(again).switches["seen"].isChecked()


@pytest.mark.parametrize("marking", ALLOWED)
def test_the_casebook_fills_in_what_its_person_chose(qtbot: QtBot, tmp_path: Path, marking: Marking) -> None:
    _, _, page = begun(qtbot, tmp_path, wishing(marking), moves=4)
    panel = of(page)
    assert panel.casebook is not None
    assert panel.casebook.layers == ALLOWED[marking]
    assert {name for name, switch in panel.switches.items() if switch.isEnabled()} == {
        name for name in panel.switches if name in ALLOWED[marking]
    }
    assert panel.tools["pencil"].isChecked() == (marking != "full")


def test_A1_keys_walk_through_the_grid_and_mark(qtbot: QtBot, tmp_path: Path) -> None:
    _, _, page = begun(qtbot, tmp_path, moves=1)
    panel = of(page)
    grid = panel.grid
    grid.setCurrentIndex(grid.cells.index(0, 0))
    QTest.keyClick(grid, Qt.Key.Key_Down)
    QTest.keyClick(grid, Qt.Key.Key_Right)
    assert (grid.currentIndex().row(), grid.currentIndex().column()) == (1, 1)
    market = 11
    QTest.keyClick(grid, Qt.Key.Key_X)
    assert panel.notes.of(market) == (Pencil(market, "no"),)
    QTest.keyClick(grid, Qt.Key.Key_V)
    assert panel.notes.of(market) == (Pencil(market, "mine"),)
    QTest.keyClick(grid, Qt.Key.Key_Delete)
    assert panel.notes.of(market) == ()
    for sign in ("no", "suspect", "mine"):
        QTest.keyClick(grid, Qt.Key.Key_Space)
        assert panel.notes.of(market) == (Pencil(market, sign),)
    QTest.keyClick(grid, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert panel.notes.of(market) == (Pencil(market, "suspect"),)
    redo = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(grid, Qt.Key.Key_Z, redo)
    assert panel.notes.of(market) == (Pencil(market, "mine"),)
    assert "yours, your pencil" in str(grid.currentIndex().data())


def test_marks_are_made_by_clicks_and_by_the_menu(qtbot: QtBot, tmp_path: Path) -> None:
    _, _, page = begun(qtbot, tmp_path, moves=1)
    panel = of(page)
    at = panel.grid.visualRect(panel.grid.cells.index(2, 0)).center()
    QTest.mouseClick(panel.grid.viewport(), LEFT, pos=at)
    assert panel.notes.of(2) == ()  # a click alone only asks why
    panel.tools["pencil"].click()
    QTest.mouseClick(panel.grid.viewport(), LEFT, pos=at)
    assert panel.notes.of(2) == (Pencil(2, "no"),)
    panel.tools["undo"].click()
    assert panel.notes.of(2) == ()
    panel.open_menu(2, QPoint(10, 10))
    assert panel.menu is not None
    words = [action.text() for action in panel.menu.actions()]
    assert "behind the screen of Bot 1" in words
    assert "informant F" in words
    panel.menu.actions()[words.index("informant F")].trigger()
    assert panel.notes.of(2) == (Pencil(2, "informant", 5),)


def test_L2_typing_a_note_triggers_no_shortcut(qtbot: QtBot, tmp_path: Path) -> None:
    _, _, page = begun(qtbot, tmp_path, hands.seating(2, 1, "casual"), moves=0)
    hands.pass_curtain(qtbot, page)
    panel = of(page)
    panel.tabs[1].click()
    panel.text.setFocus()
    before = page.match.session.number
    QTest.keyClicks(panel.text, "hln mz1 P")
    QTest.keyClick(panel.text, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(panel.text, "!")
    assert page.driver.looker is not None
    assert page.side.pages.currentWidget() is panel
    assert page.table.choice.piece is None
    assert page.match.session.number == before
    assert panel.text.toPlainText().endswith("!")
    QTest.keyClick(panel.text, Qt.Key.Key_F8)
    assert page.driver.looker is None


def test_S2_notes_survive_closing_and_reopening(qtbot: QtBot, tmp_path: Path) -> None:
    program, window, page = begun(qtbot, tmp_path)
    panel, number = of(page), page.match.id
    panel.grid.marked.emit(4, "suspect")
    panel.grid.marked.emit(13, "no")
    panel.tabs[1].click()
    QTest.keyClicks(panel.text, "Bot 1 hides the Park")
    window.close()
    _, again = hands.reopen(qtbot, program, number, SIZE)
    found = of(again)
    assert list(found.notes.marks) == [Pencil(4, "suspect"), Pencil(13, "no")]
    assert found.text.toPlainText() == "Bot 1 hides the Park"
    found.tools["undo"].click()
    assert list(found.notes.marks) == [Pencil(4, "suspect")]


def test_what_was_said_is_listed_with_what_follows(qtbot: QtBot, tmp_path: Path) -> None:
    _, _, page = begun(qtbot, tmp_path, moves=12)
    panel = of(page)
    casebook = panel.casebook
    assert casebook is not None
    assert panel.said.lines.rowCount() == len(casebook.lines()) > 4
    rows = [str(panel.said.lines.data(panel.said.lines.index(n))) for n in range(len(casebook.lines()))]
    following = [n for n in range(len(rows)) if casebook.follows(n)]
    assert following
    assert all("It follows: " in rows[n] for n in following)


def test_I1_the_casebook_speaks_the_language_in_use(qtbot: QtBot, tmp_path: Path) -> None:
    program, _, page = begun(qtbot, tmp_path)
    panel = of(page)
    program.speak("es")
    assert str(panel.grid.cells.data(panel.grid.cells.index(2, 0))).startswith("Rojo, persona: Carnicero")
    assert panel.tabs[0].text() == "Lo dicho"
    assert panel.switches["deduced"].text() == "Deducido"


def test_nothing_is_worked_out_again_while_a_piece_is_in_hand(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, page = begun(qtbot, tmp_path)

    def fail(*_: Any, **__: Any) -> None:
        raise AssertionError("worked out again")

    monkeypatch.setattr(Casebook, "rows", fail)
    page.table.pick("glass")
    page.table.put_back()


@pytest.mark.parametrize("text_size", [80, 160])
def test_A5_the_casebook_scales_with_the_text_and_no_part_covers_another(
    qtbot: QtBot, tmp_path: Path, text_size: int
) -> None:
    program, _, page = begun(qtbot, tmp_path, moves=4, size=(1024, 640))
    program.change(text_size=text_size)
    panel = of(page)
    page.flank.open_panel(panel)
    assert panel.isVisible()
    panel.grid.setCurrentIndex(panel.grid.cells.index(0, 0))
    parts = [panel.switches["seen"], panel.grid, panel.footnote, panel.tabs[0], panel.pages]
    QApplication.processEvents()
    for one, other in pairwise(parts):
        assert one.geometry().bottom() < other.geometry().top()
    assert parts[-1].geometry().bottom() <= panel.height()
    assert panel.grid.rowHeight(0) >= 14


def test_D3_reasons_without_room_end_in_dots_and_the_tooltip_has_them_all(
    qtbot: QtBot, tmp_path: Path
) -> None:
    note = Footnote(hands.program_in(tmp_path))
    qtbot.addWidget(note)
    note.resize(300, 60)
    note.bound(60)
    said = "Countess: not yours. " + "Nothing else agrees with all of this: 3 men, 2 green cards. " * 6
    note.say(said)
    words, _ = note.fitting()
    assert words.endswith("…")
    assert said.startswith(words.removesuffix("…"))
    assert note.toolTip() == said
    note.say("Countess: not yours.")
    assert note.fitting()[0] == "Countess: not yours."
