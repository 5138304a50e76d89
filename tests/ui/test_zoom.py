"""A card shown large never covers the card that it explains, and the text's size is a thing of its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from mystery_table import games
from mystery_table.ui.fonts import font
from mystery_table.ui.program import Program
from tests.support import table as hands

SIZES = ((1024, 640), (1280, 800), (1920, 1080))


@pytest.fixture
def program(tmp_path: object) -> Program:
    return hands.program_in(tmp_path)  # type: ignore[arg-type]  # pytest's own path


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games.names())
def test_A5_the_zoom_covers_nothing_that_it_explains(
    qtbot: QtBot, program: Program, game: str, size: tuple[int, int]
) -> None:
    least = games.module(game, "about").ABOUT.players[0]
    seats = hands.seating(1, max(least, 2) - 1)
    _, page = hands.open_window(qtbot, program, game, {}, seats, size)
    for piece in page.table.layout_now.pieces:
        page.table.enlarge.emit(piece)
        if page.compare.isVisible():  # it shows what it explains
            assert page.compare.looked_at.id == piece.id
            continue
        spot = page.table.spots[piece.id]
        shown = QRectF(page.zoom.geometry())
        assert page.table.rect().contains(page.zoom.geometry()), piece.id
        assert not shown.intersects(QRectF(spot.x, spot.y, spot.w, spot.h)), piece.id


@pytest.mark.parametrize("size", SIZES)
def test_A5_text_grows_by_the_setting_in_a_window_of_any_size(
    qtbot: QtBot, program: Program, size: tuple[int, int]
) -> None:
    hands.open_window(qtbot, program, "mirror_of_truth", {"mode": "pair"}, hands.seating(1, 1), size)
    usual = font("body").pixelSize()
    for percent in (80, 160):
        program.change(text_size=percent)
        assert font("body").pixelSize() == pytest.approx(usual * percent / 100, abs=1)
