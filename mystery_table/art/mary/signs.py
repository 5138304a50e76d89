"""The signs of the two sides: a heart on warm red for the mortal, a ghost on cold blue for the ghost."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mystery_table.art.clues.glyphs import ghost, heart
from mystery_table.art.colours import linear, mix
from mystery_table.art.shapes import box, ellipse, moved

INK, CREAM = "#1b1722", "#fffaf0"
BANDS = {"mortal": "#8c2433", "ghost": "#1f4f86"}
SEALS = {"mortal": "#f2a15a", "ghost": "#8cd0f0"}


def sign(side: str) -> QPainterPath:
    """The sign of "mortal" or "ghost" about the origin; KeyError for another side."""
    return {"mortal": heart, "ghost": ghost}[side]()


def band(p: QPainter, rect: QRectF, side: str) -> None:
    """Draws a band in a side's colour with its sign in the middle."""
    colour = BANDS[side]
    high = mix(colour, "#ffffff", 0.15)
    p.fillRect(rect, linear((0, rect.top()), (0, rect.bottom()), (0, high), (1, colour)))
    p.fillRect(QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1), QColor(INK))
    shape = moved(sign(side), rect.center().x(), rect.center().y(), scale=rect.height() * 0.34)
    p.fillPath(shape, QColor(CREAM))


def seal(p: QPainter, x: float, y: float, radius: float, side: str) -> None:
    """Draws a side's sign in a disc of its colour."""
    p.fillPath(ellipse(x, y, radius), QColor(SEALS[side]))
    p.strokePath(ellipse(x, y, radius), QPen(QColor(INK), max(1.0, radius * 0.16)))
    p.fillPath(moved(sign(side), x, y, scale=radius * 0.58), QColor(INK))


def padlock(p: QPainter, x: float, y: float, side: float) -> None:
    """Draws a lock in a dark field; `side` is the field's."""
    field = box(x - side / 2, y - side / 2, x + side / 2, y + side / 2, side * 0.2)
    p.fillPath(field, QColor("#0b0d14"))
    p.strokePath(field, QPen(QColor("#f1cf85"), max(1.0, side * 0.05)))
    p.strokePath(_bow(x, y, side), QPen(QColor("#f1cf85"), side * 0.1))
    body = box(x - side * 0.27, y - side * 0.04, x + side * 0.27, y + side * 0.32, side * 0.06)
    p.fillPath(body, QColor("#f1cf85"))
    p.fillPath(ellipse(x, y + side * 0.14, side * 0.07), QColor("#0b0d14"))


def _bow(x: float, y: float, side: float) -> QPainterPath:
    bow = QPainterPath()
    bow.moveTo(x - side * 0.16, y)
    bow.cubicTo(x - side * 0.16, y - side * 0.42, x + side * 0.16, y - side * 0.42, x + side * 0.16, y)
    return bow
