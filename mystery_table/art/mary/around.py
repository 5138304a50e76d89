"""What surrounds Mary King: curtains or night, the oval frame, candles and roses or moths and fog."""

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from mystery_table.art.canvas import Canvas
from mystery_table.art.colours import faded, radial
from mystery_table.art.dice import dice
from mystery_table.art.engraving import engrave
from mystery_table.art.mary.looks import CX, CY, HEIGHT, LOOKS, WIDTH, K
from mystery_table.art.motifs import Style, motif
from mystery_table.art.palettes import palette
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.scenery import birds, curtains, moon, stars, tree
from mystery_table.art.shapes import ellipse, polar
from mystery_table.art.textures import fog, rays


def draw_background(cv: Canvas, mode: str) -> None:
    """Everything behind the figure."""
    look, p = LOOKS[mode], cv.p
    inks, chance = palette(look.palette), dice(7)
    b = Pen(cv, inks, "mary frame")
    full = QRectF(0, 0, WIDTH, HEIGHT)
    if mode == "mortal":
        p.fillRect(
            full, radial((CX, CY), 640, (0, "#f6d9a0"), (0.42, "#d98a54"), (0.78, "#8c3038"), (1, "#3c1422"))
        )
        rays(p, (CX, CY), 820, 34, QColor("#fbeacb"), 0.45, 0.04)
        engrave(p, full, (CX, CY), QColor("#6b2233"), 0.7, 8, 640, 0.02, 0.85, 3, chance)
        curtains(p, full, inks, 0.2, QColor("#a12b36"))
    else:
        p.fillRect(
            full, radial((CX, CY), 660, (0, "#8cc6dd"), (0.36, "#2f6f9f"), (0.78, "#12305a"), (1, "#071226"))
        )
        engrave(p, full, (CX, CY), QColor("#0a1a36"), 0.8, 8, 600, 0.02, 0.9, 9, chance)
        stars(p, QRectF(0, 0, WIDTH, 420), chance, 130, inks.paper, 14)
        moon(cv, 640, 84, 46, inks, chance)
        tree(p, 40, 960, 205, -math.pi / 2 + 0.10, 34, QColor("#061022"), dice(3), 5)
        tree(p, 690, 960, 180, -math.pi / 2 - 0.12, 28, QColor("#061022"), dice(9), 5)
    dark, gold = look.frame
    oval = ellipse(CX, 470, 306, 424)  # the same frame in both
    b.stroke(oval, 26, dark)
    b.stroke(oval, 15, gold)
    b.stroke(oval, 2, faded(inks.ink, 0.7))
    for i in range(84):
        x, y = polar(CX, 470, 1, i / 84)
        b.fill(ellipse(CX + (x - CX) * 306, 470 + (y - 470) * 424, 2.6), dark)


def draw_around(cv: Canvas, b: Pen, mode: str) -> None:
    """Candles and roses of the living, moths and fog of the dead, at the same spots."""
    spots = ((78, 610, 96), (642, 610, 96))
    roses = (
        (62, 880, 150, -18, False),
        (170, 922, 118, 10, False),
        (658, 880, 150, 18, True),
        (552, 922, 118, -10, True),
    )
    for x, y, size in spots:
        if mode == "mortal":
            cv.motif("plain_candle", b.inks, x, y, size, style=Style(outline=0.5))
            cv.glow(x, y - 44, 110, "#ffdf8f", 0.8)
        else:
            cv.motif("butterfly", b.inks, x, y - 20, 74, 20 if x < CX else -25, style=Style(outline=0.8))
            cv.glow(x, y - 20, 90, QColor("#bff2ff"), 0.45)
    for x, y, size, rot, flip in roses:
        if mode == "mortal":
            cv.motif("rose", b.inks, x, y, size, rot, flip=flip, shadow=5, style=Style(outline=0.5))
        else:
            with b.at(x, y, rot):
                mono(b, "rose", size, "#2f6f9f", flip)
    if mode == "ghost":
        for y, seed in ((640, 2), (760, 4), (830, 6)):
            fog(cv.p, QRectF(-60, y, WIDTH + 120, 220), QColor("#bfe6f0"), seed, 0.5)
        for k in (-1, 1):
            cv.glow(CX + k * 33 * K, CY - 7, 66, QColor("#d8fbff"), 0.6)
        birds(cv.p, "#061022", dice("mary birds"), 560, 110, 6, 110)


def mono(b: Pen, name: str, size: float, tone: str, flip: bool) -> None:
    """A motif in shades of one tone, around the pen's origin."""
    image = motif(name, b.inks, size * b.canvas.scale, Style(outline=0.5))
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(image.format())
    painter = QPainter(grey)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Overlay)
    painter.fillRect(grey.rect(), faded(tone, 0.75))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, image)
    painter.end()
    side = image.width() / b.canvas.scale
    with b.at(0, 0, 0, 1, flip):
        b.p.drawImage(QRectF(-side / 2, -side / 2, side, side), grey)
