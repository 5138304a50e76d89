"""Small signs on Mary King's table: what flips, locks, becomes an idea, or is owed."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainterPath, QPen

from mystery_table.art.canvas import PICTURE, Canvas
from mystery_table.art.colours import linear, mix
from mystery_table.art.mary.controls import INK, PAPER
from mystery_table.art.scenery import round_pen
from mystery_table.art.shapes import box, closed, path

GOLD = "#c8952f"
CENTRE = QPointF(240, 319)


def mark(name: str, width: int, height: int) -> QImage:
    """A sign in device pixels: flip, replay, lock, unlock, overlay or penalty; KeyError for another name."""
    draw = SIGNS[name]
    canvas = Canvas(width, height, PICTURE, "contain")
    canvas.p.fillRect(canvas.area, linear((0, 0), (0, 638), (0, PAPER), (1, mix(PAPER, GOLD, 0.4))))
    draw(canvas)
    return canvas.done()


def _arrows(canvas: Canvas) -> None:
    p = canvas.p
    for turn in (0, 180):
        p.save()
        p.translate(CENTRE)
        p.rotate(turn)
        p.strokePath(path((-110, 20), (-110, -110, 0, -110), (60, -110, 90, -60)), round_pen(INK, 40))
        p.fillPath(closed((30, -64), (150, -64), (96, 34)), QColor(INK))
        p.restore()


def _padlock(canvas: Canvas, lift: float) -> None:
    p = canvas.p
    shackle = QPainterPath(QPointF(170, 300 - lift))
    shackle.arcTo(QRectF(170, 170 - lift, 140, 200), 180, -180)
    p.strokePath(shackle, round_pen(INK, 34))
    p.fillPath(box(130, 290, 350, 480, 24), QColor(GOLD))
    p.strokePath(box(130, 290, 350, 480, 24), QPen(QColor(INK), 14))
    p.fillPath(box(228, 350, 252, 430, 10), QColor(INK))


def _bulb(canvas: Canvas) -> None:
    p = canvas.p
    glass = QPainterPath()
    glass.addEllipse(CENTRE - QPointF(0, 50), 110, 110)
    p.fillPath(glass, QColor("#f7dd7a"))
    p.strokePath(glass, QPen(QColor(INK), 14))
    p.fillPath(box(190, 380, 290, 470, 16), QColor(INK))


def _drops(canvas: Canvas) -> None:
    p = canvas.p
    for shift in (-70, 70):
        card = box(200 + shift, 220, 280 + shift, 420, 12)
        p.fillPath(card, QColor("#8d2b2b"))
        p.strokePath(card, QPen(QColor(INK), 12))


SIGNS = {
    "flip": _arrows,
    "replay": _arrows,
    "lock": lambda canvas: _padlock(canvas, 0),
    "unlock": lambda canvas: _padlock(canvas, 60),
    "overlay": _bulb,
    "penalty": _drops,
}
