"""What backdrops are made of: grounds, halos, repeated emblems."""

# ruff: noqa: ARG001  (all backdrops share one signature)

import math

from PySide6.QtCore import QRectF

from mystery_table.art.canvas import Detail
from mystery_table.art.colours import Colour, faded, mix, radial
from mystery_table.art.motifs import Style
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import ellipse

EMBLEM = Style(hatch=False, outline=2.4)


def base(
    pen: Pen, area: QRectF, c0: Colour | None = None, c1: Colour | None = None, c2: Colour | None = None
) -> None:
    """Round light behind the figure."""
    inks = pen.inks
    pen.p.fillRect(
        area,
        radial(
            (area.center().x(), area.center().y() - 30),
            430,
            (0, c0 or mix(inks.light, inks.paper, 0.55)),
            (0.5, c1 or inks.mid),
            (1, c2 or inks.deep),
        ),
    )


def halo(pen: Pen, area: QRectF, radius: float = 178) -> None:
    """Quiet disc with rings behind the head."""
    inks, (x, y) = pen.inks, (area.center().x(), area.center().y() - 60)
    pen.soft(x, y, radius * 1.35, mix(inks.light, inks.paper, 0.6), 0.85)
    for k in range(3):
        pen.stroke(ellipse(x, y, radius + 9 * k), 3 - 0.7 * k, faded(inks.paper, 0.75 - 0.2 * k))


def repeat(
    pen: Pen,
    area: QRectF,
    code: str,
    size: float = 46,
    dx: float = 82,
    dy: float = 76,
    op: float = 0.5,
    tilt: float = 16,
    colour: Colour | None = None,
) -> None:
    """Emblem repeated all over."""
    inks = pen.inks
    for row in range(9):
        for i in range(7):
            x = area.left() + i * dx + (dx / 2 if row % 2 else 0)
            pen.silhouette(
                code,
                x,
                area.top() + 20 + row * dy,
                size,
                colour or mix(inks.paper, inks.light, 0.4),
                -tilt if row % 2 else tilt,
                op,
            )


def ring(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Arc of emblems round the head."""
    if spec.emblem:
        for i in range(10):
            t = math.pi * (1.02 + 0.96 * i / 9)
            x, y = 240 + 196 * math.cos(t), 330 + 274 * math.sin(t)
            if pen.canvas.detail is Detail.FULL:
                pen.canvas.motif(spec.emblem, pen.inks, x, y, 38, style=EMBLEM, opacity=0.72)
            else:
                pen.silhouette(spec.emblem, x, y, 32, pen.inks.paper, 0, 0.5)
