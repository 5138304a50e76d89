"""Small ornaments used all over: flowers, leaves, feathers, crosses."""

from PySide6.QtGui import QColor

from mystery_table.art.colours import Colour, faded
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import closed, ellipse, moved, path, polar


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


def plume(pen: Pen, x: float, y: float, length: float, rot: float, colour: Colour) -> None:
    """Curled feather with its quill at (x, y)."""
    quill = closed(
        (0, 6),
        (-length * 0.16, -length * 0.5, length * 0.1, -length),
        (length * 0.42, -length * 0.78, length * 0.3, -length * 0.3),
        (length * 0.18, -4, 0, 6),
    )
    pen.part(moved(quill, x, y, rot), colour, 0.4, width=3)
    pen.stroke(
        moved(path((0, 4), (length * 0.02, -length * 0.5, length * 0.14, -length * 0.86)), x, y, rot),
        2,
        faded(pen.inks.ink, 0.6),
    )
    for i in range(4):
        t = 0.25 + 0.16 * i
        pen.stroke(
            moved(path((length * 0.02, -length * t), (length * 0.24, -length * (t + 0.04))), x, y, rot),
            1.6,
            faded(pen.inks.ink, 0.45),
        )


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
