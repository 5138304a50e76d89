"""The tiles of Mary King: any mixture of the two paintings lines up, because both are one drawing."""

import math
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from mystery_table.art.canvas import Canvas, Detail
from mystery_table.art.colours import faded, linear
from mystery_table.art.mary.around import draw_around, draw_background
from mystery_table.art.mary.body import dress, ghost_face, ghost_mouth, hair_back, hat
from mystery_table.art.mary.looks import COLUMNS, CX, CY, HEIGHT, LOOKS, ROWS, WIDTH, K, mary
from mystery_table.art.palettes import palette
from mystery_table.art.portraits import hair
from mystery_table.art.portraits.face import draw_features
from mystery_table.art.portraits.face.head import draw_head
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.shapes import ellipse
from mystery_table.art.textures import tinted

SHEET = QRectF(0, 0, WIDTH, HEIGHT)
RIM = 2.6  # units of pale edge around the figure


def tile(name: str, width: int, height: int) -> QImage:
    """A tile in device pixels, "mortal_0" to "ghost_11" from the upper left; KeyError for another name."""
    mode, _, number = name.partition("_")
    if mode not in LOOKS or number not in map(str, range(COLUMNS * ROWS)):
        raise KeyError(name)
    column, row = int(number) % COLUMNS, int(number) // COLUMNS
    return painting(mode, width * COLUMNS, height * ROWS).copy(column * width, row * height, width, height)


@lru_cache(2)
def painting(mode: str, width: int, height: int) -> QImage:
    """The whole painting "mortal" or "ghost" in device pixels."""
    canvas, look = Canvas(width, height, SHEET), LOOKS[mode]
    inks = palette(look.palette)
    pen = Pen(canvas, inks, "mary around")
    draw_background(canvas, mode)
    figure = _figure(canvas, mode)
    if mode == "ghost":
        canvas.glow(CX, CY - 20, 330, "#bff2ff", 0.7)
    canvas.lay(tinted(figure, inks.ink), 10, 12, 0.45)
    rim = tinted(figure, "#fbe7c0" if mode == "mortal" else "#bfe6f0")
    for i in range(12):
        canvas.lay(rim, RIM * math.cos(i * math.pi / 6), RIM * math.sin(i * math.pi / 6))
    canvas.lay(figure)
    draw_around(canvas, pen, mode)
    canvas.finish(inks, 0.55, 0.2 if canvas.detail is Detail.FULL else 0.1, 2)
    return canvas.done()


def _figure(canvas: Canvas, mode: str) -> QImage:
    layer, look, spec = canvas.layer(), LOOKS[mode], mary(mode)
    layer.p.translate(CX, CY)
    layer.p.scale(K, K)
    pen = Pen(layer, palette(look.palette), "mary", 0, K)
    pen.width = 2.8
    hair_back(pen, mode, spec)
    dress(pen, mode)
    draw_head(pen, spec)
    draw_features(pen, spec)
    if mode == "ghost":
        ghost_face(pen)
        ghost_mouth(pen)
    hair.draw_forehead(pen, spec)
    hat(pen, mode)
    for side in (-1, 1):
        pen.part(ellipse(side * 78, 46, 6, 12), look.band, 0.3, hatch=False, width=2)
    image = layer.done()
    if mode == "ghost":
        _fade(image)
    return image


def _fade(image: QImage) -> None:
    """Lets a ghost dissolve towards the hem."""
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    top, low = image.height() * 0.66, image.height()
    painter.fillRect(
        image.rect(), linear((0, top), (0, low), (0, faded("#000", 1)), (1, faded("#000", 0.45)))
    )
    painter.end()
