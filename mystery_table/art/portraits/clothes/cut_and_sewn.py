"""What outfits are made of: collars, ties, jackets, buttons, creases."""

from collections.abc import Sequence

from PySide6.QtGui import QColor, QPainterPath

from mystery_table.art.colours import Colour, faded, mix
from mystery_table.art.portraits.body import BOTTOM, measure
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import closed, ellipse, path, rectangle


def button(pen: Pen, x: float, y: float, r: float = 6, colour: Colour = "#caa24a") -> None:
    """Round button."""
    pen.part(ellipse(x, y, r), colour, 0.3, hatch=False, width=2.4)


def folds(pen: Pen, lines: Sequence[QPainterPath], alpha: float = 0.4, width: float = 2.2) -> None:
    """Creases in cloth."""
    for line in lines:
        pen.stroke(line, width, faded(pen.inks.ink, alpha))


def shirt_front(pen: Pen, spec: Portrait, colour: Colour | None = None) -> None:
    """The part of a shirt seen between the lapels."""
    nk, _ = measure(spec)
    pen.part(
        closed((-nk - 6, 130), (0, 170), (nk + 6, 130), (60, BOTTOM), (-60, BOTTOM)),
        colour or spec.cloth2,
        0.35,
    )


def collar(pen: Pen, spec: Portrait, colour: Colour | None = None, wing: bool = False) -> None:
    """Two turned-down points, or a stiff wing collar."""
    nk, _ = measure(spec)
    for k in (-1, 1):
        if wing:
            pen.part(
                closed(
                    (k * (nk + 2), 106),
                    (k * (nk + 6), 138),
                    (k * 6, 168),
                    (k * 2, 156),
                    (k * 20, 146, k * (nk - 2), 118),
                ),
                colour or "#f7f2e4",
                0.3,
                width=3.2,
            )
            pen.part(side(k, cut("4 146, 24 156, 10 170")), colour or "#f7f2e4", 0.3, hatch=False, width=2.6)
        else:
            pen.part(
                closed(
                    (k * (nk - 4), 114),
                    (k * (nk + 12), 132),
                    (k * 28, 184),
                    (k * 2, 162),
                    (k * 14, 150, k * (nk - 4), 114),
                ),
                colour or "#f7f2e4",
                0.3,
                width=3.2,
            )


def jacket(pen: Pen, spec: Portrait, lapel: Colour | None = None, wide: float = 1.0) -> None:
    """Both halves of an open jacket with lapels, `wide` times the usual lapel."""
    nk, sh = measure(spec)
    colour = QColor(spec.cloth)
    for k in (-1, 1):
        pen.part(
            closed(
                (k * (nk + 10), 126),
                (k * (nk + 30), 140),
                (k * sh * 0.72, 160, k * (sh - 6), 176, k * sh, 236),
                (k * (sh + 16), 300, k * (sh + 20), 360, k * (sh + 24), BOTTOM),
                (k * 4, BOTTOM),
                (k * 10, 330),
                (k * 40, 220, k * (nk + 14), 160, k * (nk + 10), 126),
            ),
            colour,
            0.5,
        )
        pen.part(
            closed(
                (k * (nk + 8), 122),
                (k * (nk + 40 * wide), 150),
                (k * 92 * wide, 214),
                (k * 66 * wide, 222),
                (k * 76 * wide, 246),
                (k * 10, 380),
                (k * 16, 300, k * 36, 190, k * (nk + 8), 122),
            ),
            lapel or mix(colour, pen.inks.paper, 0.12),
            0.45,
        )
        pen.stroke(
            path((k * (sh - 22), 226), (k * (sh - 30), 280, k * (sh - 26), 340)),
            2.4,
            faded(pen.inks.ink, 0.5),
        )


def necktie(pen: Pen, spec: Portrait) -> None:
    """Long tie."""
    pen.part(cut("-12 166, 12 166, 8 186, 22 330, 0 360, -22 330, -8 186"), spec.cloth3, 0.4, width=3.4)
    pen.stroke(trace("-9 186, 9 186"), 2.6)


def necktie_short(pen: Pen, spec: Portrait) -> None:
    """Tie that ends above a waistcoat."""
    pen.part(cut("-12 166, 12 166, 8 186, 18 262, 0 276, -18 262, -8 186"), spec.cloth3, 0.4, width=3.4)


def bow_tie(pen: Pen, spec: Portrait, colour: Colour | None = None, y: float = 170) -> None:
    """Bow tie with its knot at height `y`."""
    pen.part(
        closed((0, y + 2), (-36, y - 16), (-36, y + 20), (0, y + 2), (36, y + 20), (36, y - 16)),
        colour or spec.cloth3,
        0.4,
        width=3.2,
    )
    pen.part(rectangle(0, y + 1, 15, 16, 4), colour or spec.cloth3, 0.4, width=3)
