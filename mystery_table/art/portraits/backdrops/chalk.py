"""Sums in chalk: digits and signs as strokes, so that a picture needs no font and speaks no language."""

from mystery_table.art.colours import Colour
from mystery_table.art.portraits.paths import trace
from mystery_table.art.portraits.pen import Pen

# One em is 10 high and 6 wide; "*" is times, "r" a root sign, "p" pi, "~" about.
GLYPHS = {
    "1": ("1 2, 3 0, 3 10",),
    "2": ("0.5 2.5, 1 0 3 0, 6 0 5.5 3, 5 6 0.5 10, 6 10",),
    "3": ("0.5 1, 5.5 -1 5.5 2.5, 5.5 4.5 2.5 4.7, 6 5 5.8 7.5, 5 11 0.3 9",),
    "4": ("4.4 10, 4.4 0, 0.3 6.8, 6 6.8",),
    "5": ("5.5 0, 1.2 0, 0.8 4.3, 6 3.4 5.8 7, 5 11 0.3 9",),
    "6": ("5 0.3, 0.6 3 0.6 7, 0.8 10 3 10, 5.8 10 5.6 7.2, 5 4 1 6.4",),
    "7": ("0.3 0, 5.8 0, 2.2 10", "1.8 5, 5 5"),
    "8": (
        (
            "3 4.6, 0.4 3.8 0.8 1.8, 1.4 -0.4 3.4 0, 6 0.6 5 3, 4 4.6 3 4.6, "
            "0 5.4 0.4 8, 1 10.6 3.4 10, 6.4 9.4 5.4 6.6, 5 5 3 4.6"
        ),
    ),
    "+": ("0.6 5.4, 5.6 5.4", "3.1 2.8, 3.1 8"),
    "*": ("1 3.4, 5 7.6", "5 3.4, 1 7.6"),
    "=": ("0.6 4.2, 5.6 4.2", "0.6 6.8, 5.6 6.8"),
    "~": ("0.4 4.6, 1.6 2.8 3 4.2, 4.6 5.4 5.8 3.6", "0.4 7.4, 1.6 5.6 3 7, 4.6 8.2 5.8 6.4"),
    ".": ("2.6 9.8, 3.2 9.8",),
    "r": ("-0.6 6, 0.8 5, 2.4 10, 4 -1.4, 18 -1.4",),
    "p": ("0.2 3.4, 6 3", "1.8 3.2, 1.6 8 0.8 10", "4.2 3.2, 4 8 5.4 10"),
}
ADVANCE = 7.4


def write(pen: Pen, text: str, x: float, y: float, size: float, colour: Colour) -> None:
    """Writes signs of `GLYPHS` from (x, y), the top left corner, `size` units high."""
    with pen.at(x, y, 0, size / 10):
        for place, sign in enumerate(text):
            with pen.at(place * ADVANCE, 0):
                for line in GLYPHS[sign]:
                    pen.stroke(trace(line), 0.9, colour)
