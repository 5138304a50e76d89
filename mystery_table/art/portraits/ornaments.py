"""Small ornaments used all over: flowers, leaves, feathers, crosses."""

from PySide6.QtGui import QColor

from mystery_table.art.colours import Colour, faded
from mystery_table.art.portraits.paths import cut, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import closed, ellipse, moved, polar


def trim(pen: Pen, spec: Portrait, default: Colour | None = None) -> QColor:
    """The colour of the hat band: that of the spec, else the default, else the accent of the palette."""
    return QColor(spec.hat_trim or default or pen.inks.accent)


def flower(
    pen: Pen, x: float, y: float, r: float, colour: Colour, heart: Colour = "#edbd45", petals: int = 6
) -> None:
    """Flower of `petals` round petals with radius `r`."""
    for i in range(petals):
        px, py = polar(x, y, r * 0.62, i / petals)
        pen.part(ellipse(px, py, r * 0.48), colour, 0.35, hatch=False, width=2.4)
    pen.part(ellipse(x, y, r * 0.34), heart, 0.2, hatch=False, width=2.4)


def leaf(pen: Pen, x: float, y: float, length: float, rot: float, colour: Colour) -> None:
    """Pointed leaf with its stalk at (x, y)."""
    pen.part(
        moved(
            closed((0, 0), (length * 0.4, -length * 0.35, length, 0), (length * 0.4, length * 0.35, 0, 0)),
            x,
            y,
            rot,
        ),
        colour,
        0.4,
        hatch=False,
        width=2.4,
    )


PLUME = cut(
    "0 5, -12 -12 -7 -24, -20 -30 -9 -42, -20 -50 -6 -60, -14 -70 0 -78, -4 -93 14 -98, 34 -104 40 -88, "
    "46 -72 32 -66, 40 -54 27 -50, 34 -38 22 -34, 26 -20 13 -18, 14 -4 0 5"
)
SPINE = trace("0 5, -3 -50 22 -86")
BARBS = (
    "0 -20, -5 -26 -8 -26",
    "2 -38, -6 -44 -10 -43",
    "5 -54, -4 -61 -7 -60",
    "1 -22, 9 -26 13 -22",
    "3 -40, 14 -43 20 -38",
    "7 -56, 18 -59 25 -53",
    "14 -72, 24 -74 30 -69",
)


def plume(pen: Pen, x: float, y: float, length: float, rot: float, colour: Colour) -> None:
    """Curled feather with its quill at (x, y)."""
    size = length / 100
    pen.part(moved(PLUME, x, y, rot, size), colour, 0.4, width=3)
    pen.stroke(moved(SPINE, x, y, rot, size), 2.2, faded(pen.inks.ink, 0.7))
    for barb in BARBS:
        pen.stroke(moved(trace(barb), x, y, rot, size), 1.6, faded(pen.inks.ink, 0.45))


def cross(pen: Pen, x: float, y: float, r: float, colour: Colour) -> None:
    """Cross with equal arms."""
    pen.part(
        closed(
            (x - r * 0.36, y - r),
            (x + r * 0.36, y - r),
            (x + r * 0.36, y - r * 0.36),
            (x + r, y - r * 0.36),
            (x + r, y + r * 0.36),
            (x + r * 0.36, y + r * 0.36),
            (x + r * 0.36, y + r),
            (x - r * 0.36, y + r),
            (x - r * 0.36, y + r * 0.36),
            (x - r, y + r * 0.36),
            (x - r, y - r * 0.36),
            (x - r * 0.36, y - r * 0.36),
        ),
        colour,
        0.3,
        hatch=False,
        width=2.6,
    )
