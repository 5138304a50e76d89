"""The stage of the curtain: cloth in folds, valance with its swags, chequered floor, the halo of a badge."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from mystery_table.art.colours import faded, linear, mix
from mystery_table.art.frames import star4
from mystery_table.ui.paint import seat_badge
from mystery_table.ui.theme import DARK, SeatMark

CLOTH, TRIM = "#8c2130", "#d9a441"
FOLDS, SWAGS, ROWS, STARS = 6, 5, 7, 24
HALO = 0.3
"""How far ring and stars reach beyond a badge, as a share of its size."""


def paint_cloth(p: QPainter, rect: QRectF, share: float, scale: float) -> None:
    """Paint both halves of the cloth, each `share` of the window wide, and the valance above."""
    wide = rect.width() * share
    if wide > 1:
        for left in (True, False):
            x = rect.x() if left else rect.right() - wide
            _folds(p, QRectF(x, rect.y(), wide, rect.height()))
    _valance(p, rect, 54 * scale * min(1.0, share / 0.24))


def _folds(p: QPainter, side: QRectF) -> None:
    step = max(1.0, side.width() / FOLDS)
    dark, light = mix(CLOTH, "#000000", 0.55), mix(CLOTH, "#ffffff", 0.14)
    for i in range(FOLDS):
        x = side.x() + i * step
        stops = ((0, dark), (0.35, light), (0.6, CLOTH), (1, dark))
        p.fillRect(QRectF(x, side.y(), step + 1, side.height()), linear((x, 0), (x + step, 0), *stops))
    low = faded("#000000", 0.45)
    p.fillRect(side, linear((0, side.y()), (0, side.bottom()), (0, faded("#000000", 0.05)), (1, low)))


def _valance(p: QPainter, rect: QRectF, high: float) -> None:
    """Paint the cloth that hangs across the top, its lower edge in swags with a gold trim."""
    if high < 1:
        return
    edge = _swags(rect, high * 0.5, high * 0.62)
    cloth = QPainterPath(edge)
    cloth.lineTo(rect.topRight())
    cloth.lineTo(rect.topLeft())
    cloth.closeSubpath()
    p.fillPath(cloth.translated(0, 5), faded("#000000", 0.35))
    tones = (0, "#4f0d18"), (0.6, mix(CLOTH, "#000000", 0.12)), (1, mix(CLOTH, "#ffffff", 0.1))
    p.fillPath(cloth, linear((0, rect.y()), (0, rect.y() + high * 1.1), *tones))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for lift, width, colour in ((5.0, 1.0, faded(TRIM, 0.45)), (0.0, 2.2, QColor(TRIM))):
        p.setPen(QPen(colour, width))
        p.drawPath(edge.translated(0, -lift))


def _swags(rect: QRectF, top: float, dip: float) -> QPainterPath:
    """Return the lower edge of the valance from left to right: so many arcs that hang down by `dip`."""
    step = rect.width() / SWAGS
    path = QPainterPath(QPointF(rect.x(), rect.y() + top))
    for i in range(SWAGS):
        x = rect.x() + i * step
        path.quadTo(x + step / 2, rect.y() + top + dip * 2, x + step, rect.y() + top)
    return path


def paint_floor(p: QPainter, rect: QRectF) -> None:
    """Paint a chequered floor that runs away from the viewer, darker towards them."""
    middle, far = rect.center().x(), rect.width() / 14
    p.save()
    p.setClipRect(rect)
    p.setPen(Qt.PenStyle.NoPen)
    depths = [rect.height() * ((row / ROWS) ** 1.8) for row in range(ROWS + 1)]
    for row in range(ROWS):
        near = [1 + 2.2 * depths[row + i] / rect.height() for i in (0, 1)]
        for column in range(-14, 14):
            p.setBrush(QColor("#66527a" if (row + column) % 2 else "#2b1c3f"))
            corners = [
                QPointF(middle + (column + a) * far * near[b], rect.y() + depths[row + b])
                for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))
            ]
            p.drawPolygon(QPolygonF(corners))
    shade = linear(
        (0, rect.y()), (0, rect.bottom()), (0, faded("#120a1c", 0.25)), (1, faded("#120a1c", 0.75))
    )
    p.fillRect(rect, shade)
    p.restore()


def paint_halo(p: QPainter, mark: SeatMark, centre: QPointF, size: float) -> None:
    """Paint a seat's badge in a gold ring with stars around it, to be read across a table."""
    p.save()
    p.setPen(Qt.PenStyle.NoPen)
    outer = size * 0.58
    p.setBrush(QColor("#14101c"))
    p.drawEllipse(centre, outer + 3, outer + 3)
    top, low = QPointF(0, centre.y() - outer), QPointF(0, centre.y() + outer)
    p.setBrush(
        linear((0, top.y()), (0, low.y()), (0, "#f6e2a9"), (0.45, TRIM), (0.6, "#9a6f23"), (1, "#f0cf82"))
    )
    p.drawEllipse(centre, outer, outer)
    p.setBrush(QColor("#14101c"))
    p.drawEllipse(centre, size * 0.535, size * 0.535)
    seat_badge(p, mark, centre, size * 0.98)
    for i in range(STARS):
        turn, large = math.tau * i / STARS, i % 2 == 0
        reach = size * (0.5 + HALO * 0.72)
        x, y = centre.x() + reach * math.sin(turn), centre.y() - reach * math.cos(turn)
        star4(p, x, y, size * (0.062 if large else 0.04), DARK.gold_high)
    p.restore()
