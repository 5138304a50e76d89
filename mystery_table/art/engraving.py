"""Engraved lines over large areas, in short pieces because the rasteriser is slow on long thin shapes."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from mystery_table.art.colours import Colour, Point, faded
from mystery_table.art.dice import Dice

PIECES = 13  # pieces of a line; measured: 13 ms for a whole card instead of 47 in one piece
JOINTS = 2  # steps of one piece, so that a piece can bend
FINEST = 3.2  # device pixels between two lines; closer lines would only be grey


def engrave(
    p: QPainter,
    area: QRectF,
    source: Point,
    colour: Colour,
    alpha: float = 0.5,
    step: float = 6,
    reach: float = 420,
    thin: float = 0.05,
    thick: float = 0.9,
    wave: float = 0,
    chance: Dice | None = None,
    inverse: bool = False,
) -> None:
    """Woodcut lines whose width grows with the distance from the light at `source` (or shrinks: `inverse`).

    Lines are `step` units apart; `thin` (at the light) and `thick` (at `reach` from it) are shares of that;
    `wave` bends them.
    """
    step = max(step, FINEST / p.transform().m11())
    phase = chance.uniform(0, 6) if chance else 0.0
    columns = _columns(p, area)
    p.save()
    p.setClipRect(area, Qt.ClipOperation.IntersectClip)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(faded(colour, alpha))
    y = area.top() - step - abs(wave)
    while y < area.bottom() + step + abs(wave):
        upper: list[QPointF] = []
        lower: list[QPointF] = []
        for x in columns:
            line = (
                y + wave * math.sin(x / 70 + y / 90 + phase) + (chance.uniform(-0.25, 0.25) if chance else 0)
            )
            far = min(1.0, math.hypot(x - source[0], line - source[1]) / reach)
            half = step * 0.5 * (thin + (thick - thin) * (1 - far if inverse else far) ** 1.1)
            upper.append(QPointF(x, line - half))
            lower.append(QPointF(x, line + half))
        _draw(p, upper, lower)
        y += step
    p.restore()


def _columns(p: QPainter, area: QRectF) -> list[float]:
    """Places along a line; pieces end between two device pixels, so that no seam shows."""
    scale, shift = p.transform().m11(), p.transform().dx()
    count = PIECES * JOINTS
    places = [area.left() + area.width() * i / count for i in range(count + 1)]
    return [
        (round(x * scale + shift) - shift) / scale if i % JOINTS == 0 else x for i, x in enumerate(places)
    ]


def _draw(p: QPainter, upper: Sequence[QPointF], lower: Sequence[QPointF]) -> None:
    for start in range(0, PIECES * JOINTS, JOINTS):
        piece = slice(start, start + JOINTS + 1)
        p.drawPolygon(QPolygonF([*upper[piece], *lower[piece][::-1]]))
