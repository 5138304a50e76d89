"""The head and the ears."""

import math
from typing import NamedTuple

from PySide6.QtGui import QPainterPath

from mystery_table.art.colours import faded
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import closed, path, symmetric


class Shape(NamedTuple):
    """Half widths at temples, jaw and chin, heights of jaw and chin, and how far the cheek bulges."""

    temples: float
    bulge: float
    jaw: float
    jaw_y: float
    chin: float
    chin_y: float


HEADS = {
    "oval": Shape(73, 0, 58, 54, 25, 98),
    "round": Shape(79, 3, 68, 56, 38, 95),
    "square": Shape(75, 1, 68, 68, 40, 100),
    "long": Shape(67, 0, 56, 66, 26, 108),
    "heart": Shape(75, 2, 52, 54, 17, 98),
    "diamond": Shape(69, 7, 54, 58, 20, 100),
    "heavy": Shape(79, 6, 80, 66, 50, 100),
}


CLEAR = 26  # units of a face that stay free of hatching beyond what a body leaves


def head_shape(spec: Portrait) -> QPainterPath:
    """Outline of the head; on a turned head the chin leads and the far cheek flattens."""
    w, bulge, jaw, jaw_y, chin_w, chin_y = HEADS[spec.head]
    k = spec.width * (0.97 if spec.fem else 1.0)
    w, jaw, chin_w = w * k, jaw * k, chin_w * k
    out = symmetric(
        (0, -104),
        (w * 0.62, -104, w, -66, w, -18),
        (w + bulge, 20, jaw + 8, jaw_y - 18, jaw, jaw_y),
        (jaw * 0.72, jaw_y + 22, chin_w * 1.25, chin_y, chin_w * 0.6, chin_y + 1),
        (chin_w * 0.3, chin_y + 2, 0, chin_y + 2),
    )
    if spec.turn:
        for i in range(out.elementCount()):
            e = out.elementAt(i)
            down = max(0.0, (e.y + 10) / 110)
            far = 4 * abs(spec.turn) if e.x * spec.turn > 40 and e.y > -30 else 0
            x = e.x + 11 * spec.turn * min(1.1, down) - math.copysign(far, spec.turn)
            out.setElementPositionAt(i, x, e.y)
    return out


def draw_head(pen: Pen, spec: Portrait) -> None:
    """Ears and head without features."""
    draw_ears(pen, spec)
    with pen.hatching_later(CLEAR):
        pen.part(head_shape(spec), spec.skin_tone, 0.5)


def draw_ears(pen: Pen, spec: Portrait) -> None:
    """The ears; the far one of a turned head is hidden."""
    w = HEADS[spec.head][0] * spec.width
    for k in (-1, 1):
        if spec.turn * k > 0.35:
            continue
        x = k * (w - 3) - spec.turn * -8 * (spec.turn * k < 0)
        ear = closed((x, -16), (x + k * 22, -28, x + k * 21, 26, x - k * 2, 30))
        pen.part(ear, spec.skin_tone, 0.45)
        pen.stroke(path((x + k * 5, -8), (x + k * 15, -12, x + k * 11, 14)), 1.8, faded(pen.inks.ink, 0.5))
