"""The clock of the manor: as many hours as there are, those gone by shaded, the present one in violet."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainterPath, QPen

from mystery_table.art.canvas import Canvas
from mystery_table.art.colours import faded, linear, mix
from mystery_table.art.shapes import closed, ellipse, moved, polar

SHEET = QRectF(0, 0, 200, 200)
X = Y = 100.0
GROUND, GOLD, CREAM, VIOLET, INK = "#14121a", "#e2b65f", "#f0e3c4", "#5b2f93", "#1b1722"


def clock(name: str, width: int, height: int) -> QImage:
    """The dial at "hour.hours", such as "3.7", in device pixels; ValueError for another name."""
    hour, hours = map(int, name.split("."))
    canvas = Canvas(width, height, SHEET, "contain")
    p = canvas.p
    p.fillRect(canvas.area, QColor(GROUND))
    p.fillPath(ellipse(X, Y, 99), linear((0, 0), (200, 200), (0, mix(GOLD, "#ffffff", 0.4)), (1, "#7a4f0c")))
    p.fillPath(ellipse(X, Y, 84), QColor(CREAM))
    for number in range(1, hours + 1):
        _hour(canvas, number, hours, hour)
    p.strokePath(ellipse(X, Y, 84), QPen(QColor(INK), 3))
    _hand(canvas, (hour - 0.5) / hours - 0.25)
    return canvas.done()


def _hour(canvas: Canvas, number: int, hours: int, now: int) -> None:
    """One hour's sector with its mark."""
    p = canvas.p
    rect = QRectF(X - 84, Y - 84, 168, 168)
    sector = QPainterPath(QPointF(X, Y))
    sector.arcTo(rect, 90 - (number - 1) * 360 / hours, -360 / hours)
    sector.closeSubpath()
    if number < now:
        p.fillPath(sector, faded(VIOLET, 0.35))
    elif number == now:
        p.fillPath(sector, QColor(VIOLET))
    p.strokePath(sector, QPen(faded(INK, 0.55), 1.6))
    mark = polar(X, Y, 70, (number - 0.5) / hours - 0.25)
    p.fillPath(ellipse(*mark, 6), QColor("#fffaf0" if number == now else INK))


def _hand(canvas: Canvas, turn: float) -> None:
    """The hand that points at the present hour, on a hub."""
    p = canvas.p
    shape = moved(closed((-10, -6), (34, -5), (42, 0), (34, 5), (-10, 6)), X, Y, turn * 360)
    p.fillPath(shape, QColor(GOLD))
    p.strokePath(shape, QPen(QColor(INK), 2.4))
    p.fillPath(ellipse(X, Y, 13), QColor(GOLD))
    p.strokePath(ellipse(X, Y, 13), QPen(QColor(INK), 3))
