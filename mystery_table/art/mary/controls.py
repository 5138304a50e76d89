"""The patterns of control cards: which tiles flip, on a little portrait of three columns and four rows."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPen

from mystery_table.art.canvas import PICTURE, Canvas, Detail
from mystery_table.art.colours import linear, mix
from mystery_table.art.mary.looks import COLUMNS, ROWS
from mystery_table.art.mary.signs import band
from mystery_table.art.scenery import round_pen
from mystery_table.art.shapes import box, closed, path

PAPER = "#efe4c8"
INK = "#1b1722"
SIDES = {"mortal": "#b8392b", "ghost": "#2c6ba8"}
CELL, GAP = 96.0, 14.0
MIDDLE = 340.0  # of the pattern: a little lower than the sheet, for the band above


def control(name: str, width: int, height: int) -> QImage:
    """A pattern in device pixels, named like "mortal_0_1_3" by side and tiles; KeyError for another name."""
    side, *numbers = name.split("_")
    colour = SIDES[side]
    cells = {str(number): number for number in range(COLUMNS * ROWS)}
    marked = {cells[number] for number in numbers}
    canvas = Canvas(width, height, PICTURE, "contain")
    ground = linear((0, 26), (0, 612), (0, mix(PAPER, "#ffffff", 0.5)), (1, mix(PAPER, "#b89d6c", 0.25)))
    canvas.p.fillRect(canvas.area, ground)
    for number in range(COLUMNS * ROWS):
        _cell(canvas, number, colour if number in marked else None)
    area = canvas.area
    tall = max(area.height() * 0.12, 7 / canvas.scale)
    band(canvas.p, QRectF(area.left(), area.top(), area.width(), tall), side)
    return canvas.done()


def _cell(canvas: Canvas, number: int, colour: str | None) -> None:
    p, mini = canvas.p, canvas.detail is Detail.MINI
    left = 240 - (COLUMNS * CELL + (COLUMNS - 1) * GAP) / 2 + number % COLUMNS * (CELL + GAP)
    top = MIDDLE - (ROWS * CELL + (ROWS - 1) * GAP) / 2 + number // COLUMNS * (CELL + GAP)
    shape = box(left, top, left + CELL, top + CELL, 14)
    if colour is None:
        p.fillPath(shape, mix(PAPER, "#8a6a3a", 0.32))
        p.strokePath(shape, QPen(mix(PAPER, INK, 0.55), max(3, 1 / canvas.scale)))
        return
    p.fillPath(
        shape, linear((0, top), (0, top + CELL), (0, mix(colour, "#ffffff", 0.2)), (1, mix(colour, INK, 0.2)))
    )
    p.strokePath(shape, QPen(QColor(INK), max(4.5, 1.2 / canvas.scale)))
    _flip_sign(canvas, QRectF(left, top, CELL, CELL), 14 if mini else 9)


def _flip_sign(canvas: Canvas, cell: QRectF, width: float) -> None:
    """Two arrows that chase each other."""
    p, c = canvas.p, cell.center()
    for turn in (0, 180):
        p.save()
        p.translate(c)
        p.rotate(turn)
        p.strokePath(path((-26, 4), (-26, -26, 0, -26), (14, -26, 20, -14)), round_pen("#fffaf0", width))
        p.fillPath(closed((6, -14), (36, -14), (22, 8)), QColor("#fffaf0"))
        p.restore()
