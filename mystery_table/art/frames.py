"""Deco ornaments: stars, corners, double lines."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mystery_table.art.colours import Colour
from mystery_table.art.shapes import polygon, star


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
