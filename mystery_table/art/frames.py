"""Deco ornaments: stars, corners, overlapping scales."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mystery_table.art.colours import Colour
from mystery_table.art.shapes import ellipse, polygon, star
from mystery_table.art.textures import blank


def star4(p: QPainter, x: float, y: float, radius: float, colour: Colour, waist: float = 0.16) -> None:
    """A filled star of four points."""
    p.fillPath(star(x, y, radius, waist), QColor(colour))


def deco_corner(
    p: QPainter, x: float, y: float, right: int, down: int, colour: Colour, length: float = 40
) -> None:
    """Three nested angles with a wedge; `right` and `down` are 1 or -1, towards the inside."""
    p.save()
    p.translate(x, y)
    p.scale(right, down)
    p.setPen(QPen(QColor(colour), 1.6))
    for k in range(3):
        d = k * 5.0
        p.drawPolyline(polygon(((d, length - d * 1.6), (d, d), (length - d * 1.6, d))))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(colour))
    p.drawPolygon(polygon(((15, 15), (22, 15), (15, 22))))
    p.restore()


def deco_corners(p: QPainter, area: QRectF, colour: Colour, length: float = 40) -> None:
    """The four corners of a rectangle."""
    for right, x in ((1, area.left()), (-1, area.right())):
        for down, y in ((1, area.top()), (-1, area.bottom())):
            deco_corner(p, x, y, right, down, colour, length)


def scales(
    p: QPainter, area: QRectF, pixels: float, radius: float, rings: Sequence[tuple[float, Colour]], pen: QPen
) -> None:
    """Rows of overlapping discs over the whole area; `pixels` are device pixels per unit of the painter.

    `rings` are the discs from the outermost: share of the radius and colour. One disc is drawn and copied.
    """
    side = math.ceil(2 * (radius + 2) * pixels)
    disc = blank(side, side)
    painter = QPainter(disc)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    painter.scale(pixels, pixels)
    for share, colour in rings:
        shape = ellipse(0, 0, radius * share)
        painter.fillPath(shape, QColor(colour))
        painter.strokePath(shape, pen)
    painter.end()
    width, row, y = side / pixels, 0, area.top()
    while y < area.bottom() + radius * 2:
        x = area.left() - (radius if row % 2 else 0)
        while x < area.right() + radius:
            p.drawImage(
                QRectF(QPointF(x - width / 2, y - width / 2), QPointF(x + width / 2, y + width / 2)), disc
            )
            x += 2 * radius
        y, row = y + radius * 0.5, row + 1
