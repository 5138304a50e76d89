"""Cards shown side by side to be compared: as large as fits, with keys and mouse, gone behind the curtain."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mystery_table.core.seating import Chair, Seating
from mystery_table.games.mysterium import ids
from mystery_table.games.mysterium.cards import vision_name
from mystery_table.games.mysterium.state import GHOST
from mystery_table.ui.compare import spread
from mystery_table.ui.games.mysterium.description import HINT, Description
from mystery_table.ui.match import MatchPage
from mystery_table.ui.table.geometry import Box
from tests.support import table as hands

GAME = "mysterium"
SIZES = ((1024, 640), (1280, 720), (1600, 900))


def opened(
    qtbot: QtBot, tmp_path: Path, *persons: int | None, size: tuple[int, int] = (1600, 900)
) -> MatchPage:
    """Show a match at the turn of a person."""
    chairs = tuple(Chair(f"P{n}", n % 6, who, who is None, "casual") for n, who in enumerate(persons))
    _, page = hands.open_window(qtbot, hands.program_in(tmp_path), GAME, {}, Seating(chairs), size)
    hands.wait_for_turn(qtbot, page)
    if page.curtain is not None and page.curtain.isVisible():
        hands.pass_curtain(qtbot, page)
    return page


def names(page: MatchPage) -> list[list[str]]:
    return [[shown.piece.id for shown in row] for row in page.compare.rows]


def enlarge(page: MatchPage, piece: str) -> None:
    page.table.setFocus()
    page.table.cursor_keys.go_to(piece)
    QTest.keyClick(page.table, Qt.Key.Key_Space)


@pytest.mark.parametrize("size", SIZES)
def test_A5_a_vision_is_shown_with_the_cards_that_it_may_mean(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    page = opened(qtbot, tmp_path, None, 0, None, None, size=size)
    public = page.driver.public
    vision = ids.vision(public.visions[0][0])
    enlarge(page, vision)
    assert page.compare.isVisible()
    assert names(page) == [
        [ids.vision(card) for card in public.visions[0]],
        [ids.card(card) for card in public.laid[0]],
    ]
    boxes = [box for row in page.compare.boxes() for box in row]
    assert all(page.compare.rect().contains(QPoint(round(b.x), round(b.y + b.h))) for b in boxes)
    assert min(box.w for box in boxes) > 1.05 * page.table.spots[ids.card(public.laid[0][0])].w


def test_A5_the_ghost_compares_its_hand_with_what_is_looked_for(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path, 0, None, None, None)
    hand = page.match.session.observe(GHOST).private.hand
    enlarge(page, ids.vision(hand[2]))
    assert names(page) == [[ids.vision(card) for card in hand], [f"secret.{i}.0" for i in range(3)]]
    assert page.compare.looked_at.id == ids.vision(hand[2])


def test_A1_A2_arrows_walk_over_what_is_compared_and_it_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path, 0, None, None, None)
    hand = page.match.session.observe(GHOST).private.hand
    enlarge(page, ids.vision(hand[0]))
    shown, say = page.compare, page.program.say
    assert shown.accessibleName() == say(vision_name(hand[0]))
    QTest.keyClick(shown, Qt.Key.Key_Right)
    assert shown.accessibleName() == say(vision_name(hand[1]))
    QTest.keyClick(shown, Qt.Key.Key_Down)
    assert shown.looked_at.id.startswith("secret.")
    QTest.keyClick(shown, Qt.Key.Key_Up)
    assert shown.looked_at.id.startswith("vision.")
    box = shown.boxes()[0][6]
    QTest.mouseMove(shown, QPoint(round(box.x + 20), round(box.y + 20)))
    assert shown.looked_at.id == ids.vision(hand[6])
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert not shown.isVisible()
    assert page.table.hasFocus()


def test_A5_a_click_closes_it_and_a_card_without_company_is_shown_alone(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path, None, 0, None, None)
    enlarge(page, ids.vision(page.driver.public.visions[0][0]))
    QTest.mouseClick(page.compare, hands.LEFT)
    assert not page.compare.isVisible()
    enlarge(page, "pile")
    assert not page.compare.isVisible()
    assert page.zoom.isVisible()


def test_P1_behind_the_curtain_nothing_is_compared_or_described(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path, 0, 1, None, None)
    hand = page.match.session.observe(GHOST).private.hand
    enlarge(page, ids.vision(hand[0]))
    line = next(panel for panel in page.panels if isinstance(panel, Description))
    page.hide_screen()
    assert not page.compare.isVisible()
    assert not page.compare.rows
    assert page.compare.accessibleName() == ""
    assert line.words() == page.program.say(HINT)
    assert line.accessibleDescription() == ""


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_A2_I3_a_vision_is_described_by_tooltip_name_line_and_in_the_moves(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    page = opened(qtbot, tmp_path, 0, None, None, None)
    page.program.change(language=language)
    vision = page.match.session.observe(GHOST).private.hand[3]
    words = page.program.say(vision_name(vision))
    piece = ids.vision(vision)
    assert words in page.table.items_by_id[piece].toolTip()
    assert page.table.spoken(piece) == words
    page.table.setFocus()
    page.table.cursor_keys.go_to(piece)
    line = next(panel for panel in page.panels if isinstance(panel, Description))
    assert line.words() == line.accessibleDescription() == words
    page.show_moves()
    assert page.moves is not None
    assert any(words in page.moves.list.item(row).text() for row in range(page.moves.list.count()))


def test_cards_are_spread_as_large_as_they_fit() -> None:
    room = Box(10, 20, 1000, 600)
    rows = spread([[0.7, 0.7], [0.78] * 9], room)
    boxes = [box for row in rows for box in row]
    assert all(b.x >= 10 - 1e-6 and b.x + b.w <= 1010 + 1e-6 for b in boxes)
    assert all(b.y >= 20 - 1e-6 and b.y + b.h <= 620 + 1e-6 for b in boxes)
    assert rows[0][0].h > 2 * rows[1][0].h
    assert sum(row[0].h for row in rows) == pytest.approx(588)
