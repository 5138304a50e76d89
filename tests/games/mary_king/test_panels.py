"""The panels of Mary King: preview, marks on the mirror, turning a card, memories; the curtain over all."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table.core.match import new_match
from mystery_table.core.rng import Rng
from mystery_table.core.words import english
from mystery_table.games.mary_king import ids
from mystery_table.games.mary_king.board import TURNED, tiles_of
from mystery_table.ui.browser import Browser
from mystery_table.ui.games.mary_king.preview import Preview
from mystery_table.ui.games.mary_king.turner import Turner
from mystery_table.ui.match import MatchPage
from mystery_table.ui.program import Program
from tests.support import table as hands
from tests.support.ways import walk_to

SIZES = ((1024, 640), (1600, 900))


def begun(qtbot: QtBot, program: Program, persons: int = 1, size: tuple[int, int] = (1600, 900)) -> MatchPage:
    """Show a duel in the ghost's second turn, in which both memories hold cards; the ghost looks."""
    match = new_match(program.store, "mary_king", {}, hands.seating(persons, 2 - persons), seed="panels")
    session, rng = match.session, Rng(5)
    while session.state.public.day < 1 or session.actors != (0,) or session.state.public.todo:
        seat = session.actors[0]
        legal = session.legal(seat)
        match.play(seat, ("end",) if ("end",) in legal and not rng.below(3) else rng.pick(legal))
    number = match.id
    match.close()
    _, page = hands.reopen(qtbot, program, number, size)
    if page.hidden:
        hands.pass_curtain(qtbot, page)
    return page


def preview(page: MatchPage) -> Preview:
    found = next(panel for panel in page.panels if isinstance(panel, Preview))
    assert found.isVisible()
    return found


def control(page: MatchPage) -> tuple[str, int]:
    """Return a control card of the hand that can be turned, and its tiles."""
    observation = page.driver.observation()
    assert observation is not None
    rules = observation.public.rules
    card = next(c for c in observation.private.hand if len(rules.turns[c]) > 1)
    return ids.card(card), rules.mask[card]


def hover(page: MatchPage, name: str) -> None:
    view, at = page.table.viewport(), hands.centre(page, name)
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove, QPointF(at), QPointF(view.mapToGlobal(at)),
        Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(view, event)


def marked(page: MatchPage) -> set[str]:
    return set(page.table.veils)


@pytest.mark.parametrize("size", SIZES)
def test_a_hovered_card_shows_what_it_would_do_on_the_mirror(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    page = begun(qtbot, hands.program_in(tmp_path), size=size)
    piece, mask = control(page)
    assert not marked(page)
    hover(page, piece)
    shown = preview(page).shown
    assert shown is not None
    assert english(shown.title) == "If you play this"
    assert shown.flips == mask
    assert marked(page) == {ids.tile(tile) for tile in tiles_of(mask)}
    hover(page, "mind.0")
    assert not marked(page)


def test_a_card_focused_by_keys_shows_it_too(qtbot: QtBot, tmp_path: Path) -> None:
    page = begun(qtbot, hands.program_in(tmp_path))
    piece, mask = control(page)
    page.table.setFocus()
    walk_to(page, piece)
    shown = preview(page).shown
    assert shown is not None
    assert shown.flips == mask
    assert "tiles flip" in preview(page).spoken() or "tile(s) flip" in preview(page).spoken()


def wheel(page: MatchPage, name: str, notches: int = 1) -> None:
    view, at = page.table.viewport(), hands.centre(page, name)
    event = QWheelEvent(
        QPointF(at), QPointF(view.mapToGlobal(at)), QPoint(), QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view, event)


def by_key(page: MatchPage, piece: str) -> None:
    hover(page, piece)
    QTest.keyClick(page.table, Qt.Key.Key_R)


def by_wheel(page: MatchPage, piece: str) -> None:
    hover(page, piece)
    wheel(page, piece)


def by_button(page: MatchPage, piece: str) -> None:
    hands.click(page, piece)
    QTest.mouseClick(next(p for p in page.panels if isinstance(p, Turner)).button, hands.LEFT)


@pytest.mark.parametrize("turn", [by_key, by_wheel, by_button])
def test_A3_a_card_is_turned_by_key_wheel_and_button(qtbot: QtBot, tmp_path: Path, turn: object) -> None:
    page = begun(qtbot, hands.program_in(tmp_path))
    piece, mask = control(page)
    turn(page, piece)  # type: ignore[operator]
    shown = preview(page).shown
    assert shown is not None
    assert shown.flips == TURNED[mask]
    assert page.table.turning.shown(page.table.items_by_id[piece].piece).turned
    turn(page, piece) if turn is not by_button else QTest.keyClick(page.table, Qt.Key.Key_R)  # type: ignore[operator]
    shown = preview(page).shown
    assert shown is not None
    assert shown.flips == mask


def test_A3_a_held_card_turned_by_the_wheel_is_played_turned_on_the_portrait(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = begun(qtbot, hands.program_in(tmp_path))
    piece, mask = control(page)
    played: list[tuple[object, ...]] = []
    page.table.act.connect(played.append)
    hands.carry(page, piece, hands.centre(page, "portrait"))
    wheel(page, "portrait")
    assert marked(page) == {ids.tile(tile) for tile in tiles_of(TURNED[mask])}
    QTest.mouseRelease(page.table.viewport(), hands.LEFT, pos=hands.centre(page, "portrait"))
    assert played == [("play", int(piece.split(".")[1]), 1)]


def test_A3_escape_puts_a_turned_card_back(qtbot: QtBot, tmp_path: Path) -> None:
    page = begun(qtbot, hands.program_in(tmp_path))
    piece, _ = control(page)
    hands.click(page, piece)
    QTest.keyClick(page.table, Qt.Key.Key_R)
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert page.table.choice.piece is None
    assert not page.table.choice.made


def browsers() -> list[Browser]:
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, Browser) and w.isVisible()]


def by_click(page: MatchPage, piece: str) -> None:
    hands.click(page, piece)


def by_enter(page: MatchPage, piece: str) -> None:
    page.table.setFocus()
    page.table.cursor_keys.go_to(piece)
    QTest.keyClick(page.table, Qt.Key.Key_Return)


def by_menu(page: MatchPage, piece: str) -> None:
    view, at = page.table.viewport(), hands.centre(page, piece)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view.mapToGlobal(at))
    QApplication.sendEvent(view, event)


@pytest.mark.parametrize("ask", [by_click, by_enter, by_menu])
def test_memories_can_be_looked_through(qtbot: QtBot, tmp_path: Path, ask: object) -> None:
    page = begun(qtbot, hands.program_in(tmp_path))
    memory = page.driver.public.memory
    side = 0 if memory[0] else 1
    piece = next(p.id for p in page.table.layout_now.pieces if p.area == f"memory.{side}")
    ask(page, piece)  # type: ignore[operator]
    (shown,) = browsers()
    cards = [card.piece.id for card in shown.cards]
    assert cards == [ids.card(card) for card in memory[side][::-1]]
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert not browsers()


def test_P2_the_curtain_closes_panels_and_browser(qtbot: QtBot, tmp_path: Path) -> None:
    page = begun(qtbot, hands.program_in(tmp_path), persons=2)
    piece, _ = control(page)
    hover(page, piece)
    assert marked(page)
    side = 0 if page.driver.public.memory[0] else 1
    page.table.browse.emit(f"memory.{side}")
    shell = preview(page)
    page.hide_screen()
    assert not browsers()
    assert not marked(page)
    assert shell.shown is None
    assert shell.accessibleDescription() == ""
    assert not page.table.eye.piece()
