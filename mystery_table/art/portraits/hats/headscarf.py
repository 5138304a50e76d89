"""The headscarf: wrapped round the face, falling over the shoulders."""

import math

from PySide6.QtGui import QColor, QPainterPath

from mystery_table.art.colours import faded, mix
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import ellipse, path


def face_opening() -> QPainterPath:
    """The opening for the face."""
    """The opening for the face."""
    return cut("-66 14, -72 -56 -46 -86 0 -86, 46 -86 72 -56 66 14, 62 62 30 94 0 95, -30 94 -62 62 -66 14")


def headscarf(pen: Pen, spec: Portrait) -> None:
    """Hijab: wrapped round the face, over the neck."""
    colour = QColor(spec.hat_colour)
    pen.part(
        cut(
            "-78 20, -116 -80 -62 -136 0 -136, 62 -136 116 -80 80 20, 84 70 60 98 0 108, -60 98 -82 70 -78 20"
        ).subtracted(face_opening()),
        colour,
        0.5,
    )
    pen.stroke(
        trace("-70 20, -78 -60 -50 -92 0 -92, 50 -92 78 -60 70 20"), 7, mix(colour, pen.inks.ink, 0.35)
    )
    for k in (-1, 1):
        pen.stroke(side(k, trace("84 -10, 90 50 40 96")), 2.2, faded(pen.inks.ink, 0.45))
    pen.stroke(trace("-40 -120, -80 -90 -92 -30"), 2.2, faded(pen.inks.ink, 0.4))
    if spec.hat_trim:
        for i in range(18):
            t = math.pi * (0.99 + 1.02 * i / 17)
            pen.fill(ellipse(90 * math.cos(t), -32 + 88 * math.sin(t), 3.6), spec.hat_trim)


def headscarf_drape(pen: Pen, spec: Portrait) -> None:
    """The part of a headscarf that falls over the shoulders; drawn after the body."""
    colour = QColor(spec.hat_colour)
    pen.part(
        cut(
            "-76 78, -30 118 40 118 82 74, 104 130 124 150 132 178, 60 226 -30 236 -124 186, "
            "-118 150 -96 120 -76 78"
        ),
        colour,
        0.5,
    )
    for i in range(4):
        pen.stroke(
            path((-70 + i * 6, 104 + i * 16), (-10, 140 + i * 20, 84 + i * 6, 104 + i * 14)),
            2.2,
            faded(pen.inks.ink, 0.45),
        )
