"""A psychic's pawn where it is shown as a picture: without a colour, which belongs to the seat."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from mystery_table.art.canvas import Canvas
from mystery_table.art.colours import mix, radial
from mystery_table.art.ink import Ink
from mystery_table.art.palettes import palette
from mystery_table.art.shapes import ellipse, symmetric

SHEET = QRectF(0, 0, 200, 200)


def pawn(name: str, width: int, height: int) -> QImage:
    """The pawn named "pawn" in device pixels; KeyError for another name."""
    if name != "pawn":
        raise KeyError(name)
    canvas, inks = Canvas(width, height, SHEET, "contain"), palette("violet")
    ground = radial((100, 80), 150, (0, mix(inks.mid, inks.light, 0.5)), (1, inks.deep))
    canvas.p.fillRect(canvas.area, ground)
    ink = Ink(canvas, inks, "pawn", max(5.0, 1.2 / canvas.scale))
    with ink.at(100, 104):
        ink.soft(6, 76, 80, inks.ink, 0.7, 0.3)
        body = symmetric((0, -30), (22, -30), (24, 30, 64, 36, 66, 70), (44, 86, 18, 86, 0, 86))
        ink.local(body, inks.paper)
        ink.local(ellipse(0, -44, 42), inks.paper)
    return canvas.done()
