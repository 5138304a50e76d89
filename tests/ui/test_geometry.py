"""Where words stand beside cards: in one line, whether a pile has cards or none."""

from __future__ import annotations

import pytest

from mystery_table.core.layout import Area, Face, Layout, Piece
from mystery_table.core.words import Name
from mystery_table.ui.table.geometry import Box, places, spots, words_beside

SAID = Name("pile", "pila", "стопка")


@pytest.mark.parametrize("size", [(400.0, 160.0), (400.0, 400.0), (900.0, 300.0)])
def test_the_note_of_an_empty_pile_stands_in_line_with_those_beside_it(size: tuple[float, float]) -> None:
    piles = tuple(Area(name, look="pile", note=SAID, ratio=0.75) for name in ("full", "empty"))
    layout = Layout(Area("table", piles), (Piece("card", "full", Face("", "back", "x"), SAID, number=3),))
    found = places(layout.root, Box(0, 0, *size), 1.0)
    card = spots(layout, found, 1.0)["card"]
    beside = words_beside(found["full"], [card], out=False, u=1.0)
    alone = words_beside(found["empty"], [], out=False, u=1.0)
    assert [box.y for box in alone] == [box.y for box in beside]
