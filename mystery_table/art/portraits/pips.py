"""The pips of playing cards."""

from PySide6.QtGui import QPainterPath

from mystery_table.art.portraits.paths import cut
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.shapes import blob, moved

RED = "#b8322c"


def _club() -> QPainterPath:
    leaves = blob([(0, -4.5, 4.5), (-4.8, 2, 4.5), (4.8, 2, 4.5)])
    return leaves.united(cut("-1 0, 1 0, 3.5 10, -3.5 10"))


SHAPES = {
    "diamond": cut("0 -10, 7 0, 0 10, -7 0"),
    "heart": cut("0 10, -15 -1 -7 -13 0 -4, 7 -13 15 -1 0 10"),
    "club": _club(),
    "spade": cut(
        "0 -10, 5 -3 10 0 9 3.5, 7 7.5 2 6 1 3.5, 3.5 10, "
        "-3.5 10, -1 3.5, -2 6 -7 7.5 -9 3.5, -10 0 -5 -3 0 -10"
    ),
}
SUITS = tuple(SHAPES)


def pip(pen: Pen, x: float, y: float, radius: float, suit: str) -> None:
    """One pip around (x, y): "spade", "heart", "diamond" or "club"."""
    red = suit in ("heart", "diamond")
    pen.fill(moved(SHAPES[suit], x, y, 0, radius / 10), RED if red else pen.inks.ink)
