"""The program's icon and the icon of its save files."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainterPath, QPen

from mystery_table.art.canvas import Canvas
from mystery_table.art.colours import faded, linear, mix, radial
from mystery_table.art.ink import Ink
from mystery_table.art.motifs import Style
from mystery_table.art.palettes import palette
from mystery_table.art.shapes import box, closed, ellipse
from mystery_table.art.textures import rays

SHEET = QRectF(0, 0, 256, 256)
GOLD = "#e2b65f"


def program_icon(size: int) -> QImage:
    """A green table with a gold rim and a magnifying glass over an eye, as a square with round corners."""
    canvas = Canvas(size, size, SHEET)
    _table(canvas, box(8, 8, 248, 248, 54))
    _glass(canvas, 128, 128, 1.0)
    return canvas.done()


def save_icon(size: int) -> QImage:
    """A sheet with a turned corner that carries the program's sign."""
    canvas = Canvas(size, size, SHEET)
    sheet = closed((40, 10), (166, 10), (216, 60), (216, 246), (40, 246))
    fold = closed((166, 10), (216, 60), (166, 60))
    line = QPen(QColor("#1b1722"), max(6, 1.2 / canvas.scale))
    canvas.p.fillPath(sheet, linear((40, 10), (216, 246), (0, "#fff8e6"), (1, "#dcc79a")))
    canvas.p.fillPath(fold, QColor("#b89d6c"))
    canvas.p.strokePath(sheet, line)
    canvas.p.strokePath(fold, line)
    canvas.p.translate(128, 154)
    canvas.p.scale(0.6, 0.6)
    canvas.p.translate(-128, -128)
    _table(canvas, ellipse(128, 128, 118))
    _glass(canvas, 128, 128, 0.9)
    return canvas.done()


def _table(canvas: Canvas, shape: QPainterPath) -> None:
    p = canvas.p
    p.fillPath(shape, radial((128, 110), 170, (0, "#2f7a64"), (0.7, "#174a3e"), (1, "#0c2622")))
    p.save()
    p.setClipPath(shape)
    rays(p, (128, 128), 180, 24, GOLD, 0.35)
    p.restore()
    p.strokePath(shape, QPen(QColor("#150b06"), 12))
    p.strokePath(shape, QPen(QColor(GOLD), 7))


def _glass(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A magnifying glass in which an eye is seen."""
    ink = Ink(canvas, palette("noir"), "icon", 7)
    with ink.at(x, y, 0, size):
        canvas.p.save()
        canvas.p.rotate(-45)
        ink.local(box(-15, 58, 15, 122, 9), mix("#8a5630", GOLD, 0.2), hatch=False)
        canvas.p.restore()
        ink.local(ellipse(-14, -14, 76), GOLD, hatch=False)
        ink.local(ellipse(-14, -14, 58), mix("#dff0ee", "#ffffff", 0.4), hatch=False, width=6)
        eye = closed((-64, -14), (-40, -50, 12, -50, 36, -14), (12, 22, -40, 22, -64, -14))
        ink.local(eye, "#fffaf0", hatch=False, width=6)
        ink.local(ellipse(-14, -14, 23), "#c8452f", hatch=False, width=5)
        ink.fill(ellipse(-14, -14, 11), "#11131c")
        ink.fill(ellipse(-21, -21, 6), "#ffffff")
        ink.stroke(closed((-56, -40), (-44, -56, -30, -62)), 5, faded("#ffffff", 0.9))


def motif_icon(name: str, size: int, mood: str = "noir") -> QImage:
    """A single motif in a square, for lists and menus."""
    canvas = Canvas(size, size, SHEET)
    canvas.motif(name, palette(mood), 128, 128, 230, style=Style(outline=1.6, hatch=size >= 64))
    return canvas.done()
