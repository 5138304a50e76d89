"""The backs of cards: scales, fans of gold, a medallion with an emblem. Which emblem is data."""

import math
from functools import cache

from pydantic import BaseModel, ConfigDict, TypeAdapter
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPen

from mystery_table.art.canvas import Canvas, Detail
from mystery_table.art.colours import faded, mix, radial
from mystery_table.art.data import data_text
from mystery_table.art.frames import deco_corners, scales, star4
from mystery_table.art.motifs import Style, extent
from mystery_table.art.palettes import Palette, palette
from mystery_table.art.shapes import ellipse, path, polar
from mystery_table.art.textures import rays

SHEET = QRectF(0, 0, 480, 720)
X, Y = 240.0, 360.0
GOLD = "#d9b25f"


class Back(BaseModel):
    """How one deck's back looks."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    palette: str
    emblem: str
    turn: float = 0


@cache
def backs() -> dict[str, dict[str, Back]]:
    """All backs by game and deck."""
    return TypeAdapter(dict[str, dict[str, Back]]).validate_json(data_text("art/backs.json"))


def back(name: str, width: int, height: int) -> QImage:
    """The back of a deck, named "game/deck", in device pixels; KeyError for an unknown one."""
    game, deck = name.split("/")
    spec = backs()[game][deck]
    canvas, inks = Canvas(width, height, SHEET, "contain"), palette(spec.palette)
    area = canvas.area
    ground = radial((X, Y), 470, (0, mix(inks.deep, inks.mid, 0.55)), (0.6, inks.deep), (1, inks.ink))
    canvas.p.fillRect(area, ground)
    if canvas.detail is not Detail.MINI:
        _scales(canvas, inks)
        _fans(canvas)
    _medallion(canvas, inks, spec)
    canvas.finish(inks, 0.5, 0.2)
    for inset, line in ((8, 3.0), (15, 1.6), (20, 1.6)):
        canvas.p.setPen(QPen(QColor(GOLD), max(line, 0.7 / canvas.scale)))
        canvas.p.drawRect(area.adjusted(inset, inset, -inset, -inset))
    if canvas.detail is not Detail.MINI:
        deco_corners(canvas.p, area.adjusted(24, 24, -24, -24), GOLD, 54)
    return canvas.done()


def _scales(canvas: Canvas, inks: Palette) -> None:
    tones = (mix(inks.deep, inks.ink, 0.25), mix(inks.deep, inks.ink, 0.55))
    rings = [(share, tones[k % 2]) for k, share in enumerate((1, 0.8, 0.6, 0.4, 0.2))]
    scales(canvas.p, canvas.area, canvas.scale, 44, rings, QPen(faded(GOLD, 0.34), 1))
    shade = ((0, faded(inks.ink, 0.2)), (0.55, faded(inks.ink, 0.75)), (1, faded(inks.ink, 0.15)))
    canvas.p.fillRect(canvas.area, radial((X, Y), 330, *shade))


def _fans(canvas: Canvas) -> None:
    """Half suns at the top and the bottom, mirrored."""
    p = canvas.p
    for side in (1, -1):
        p.save()
        p.translate(X, Y)
        p.scale(1, side)
        p.translate(-X, -Y)
        top = canvas.area.top() + 24
        for k in range(15):
            turn = 0.5 * (0.08 + 0.84 * k / 14)
            spoke = path(polar(X, top, 60, turn), polar(X, top, 150, turn))
            p.strokePath(spoke, QPen(faded(GOLD, 0.9), 2.2 if k % 2 else 1.2))
            if k % 2 == 0:
                p.fillPath(ellipse(*polar(X, top, 158, turn), 3.4), QColor(GOLD))
        for radius, line in ((60, 2.4), (52, 1.2), (150, 1.2), (168, 2.4), (174, 1.0)):
            p.strokePath(ellipse(X, top, radius), QPen(faded(GOLD, 0.9), line))
        star4(p, X, top + 24, 22, GOLD, 0.2)
        p.restore()


def _medallion(canvas: Canvas, inks: Palette, spec: Back) -> None:
    p = canvas.p
    mini = canvas.detail is Detail.MINI
    radius = 168.0 if mini else 118.0
    rays(p, (X, Y), radius + 92, 32, GOLD, 0.8, 0, radius)
    disc = ellipse(X, Y, radius)
    p.fillPath(disc, radial((X, Y - 30), radius * 1.25, (0, mix(inks.mid, inks.light, 0.5)), (1, inks.deep)))
    p.strokePath(disc, QPen(QColor(GOLD), 9 if mini else 4))
    for gap in () if mini else (-8, 8):
        p.strokePath(ellipse(X, Y, radius + gap), QPen(QColor(GOLD), 1.4))
    width, height = extent(spec.emblem, 1.0)
    size = radius * 1.44 / math.hypot(width, height)
    outline = 1.4 if mini else 0.8
    canvas.motif(
        spec.emblem, inks, X, Y, size, spec.turn, shadow=5, style=Style(outline=outline, hatch=not mini)
    )
    for i in () if mini else range(24):
        star4(p, *polar(X, Y, 140, i / 24), 6 if i % 2 else 9, GOLD, 0.25)
