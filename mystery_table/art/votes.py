"""The two sides of a vote and its back: told apart by colour, shape and picture."""

from PySide6.QtGui import QColor, QImage, QPen

from mystery_table.art.canvas import PICTURE, Canvas, Detail
from mystery_table.art.colours import faded, mix, radial
from mystery_table.art.engraving import engrave
from mystery_table.art.frames import deco_corners
from mystery_table.art.ink import Ink
from mystery_table.art.motifs import Style
from mystery_table.art.palettes import palette
from mystery_table.art.scenery import round_pen
from mystery_table.art.shapes import closed, ellipse, path, star, symmetric
from mystery_table.art.textures import rays

X, Y = 240.0, 319.0
GREEN, RUST, SLATE = "#1c6b57", "#a63c16", "#39425c"
CREAM = "#f4ecdb"


def vote(name: str, width: int, height: int) -> QImage:
    """A vote "innocent", "murderer" or "back" in device pixels; KeyError for another name."""
    colour, draw = {"innocent": (GREEN, _innocent), "murderer": (RUST, _murderer), "back": (SLATE, _back)}[
        name
    ]
    canvas = Canvas(width, height, PICTURE, "contain")
    _ground(canvas, colour)
    draw(canvas)
    canvas.finish(palette("noir"), 0.45, 0.2)
    if canvas.detail is not Detail.MINI:
        inner = canvas.area.adjusted(14, 14, -14, -14)
        canvas.p.setPen(QPen(faded(CREAM, 0.8), 2.4))
        canvas.p.drawRect(inner)
        deco_corners(canvas.p, inner.adjusted(6, 6, -6, -6), faded(CREAM, 0.8), 46)
    return canvas.done()


def _ground(canvas: Canvas, colour: str) -> None:
    light, dark = mix(colour, CREAM, 0.35), mix(colour, "#08090d", 0.55)
    canvas.p.fillRect(canvas.area, radial((X, Y - 40), 430, (0, light), (0.55, colour), (1, dark)))
    if canvas.detail is not Detail.MINI:
        rays(canvas.p, (X, Y), 620, 28, CREAM, 0.28)
        engrave(canvas.p, canvas.area, (X, Y), dark, 0.5, max(7, 3.4 / canvas.scale), 430, 0.03, 0.7, 1)
    disc = ellipse(X, Y, 178)
    canvas.p.fillPath(disc, radial((X - 40, Y - 60), 260, (0, "#fffaf0"), (1, mix(CREAM, colour, 0.22))))
    canvas.p.strokePath(disc, QPen(QColor("#1b1722"), max(6, 1.6 / canvas.scale)))
    canvas.p.strokePath(ellipse(X, Y, 192), QPen(faded(CREAM, 0.9), 3))


def _innocent(canvas: Canvas) -> None:
    ink = Ink(canvas, palette("absinthe"), "innocent", max(7, 1.4 / canvas.scale))
    with ink.at(X, Y + 14):
        bust = symmetric((0, 20), (70, 20, 122, 50, 128, 130), (0, 130))
        ink.local(bust, mix(GREEN, "#ffffff", 0.12))
        ink.local(ellipse(0, -54, 62, 70), mix(GREEN, "#ffffff", 0.2))
    seal = ellipse(X + 108, Y + 108, 62)
    canvas.p.fillPath(seal, QColor("#2fb096"))
    canvas.p.strokePath(seal, QPen(QColor("#1b1722"), max(7, 1.4 / canvas.scale)))
    check = path((X + 78, Y + 108), (X + 100, Y + 132), (X + 142, Y + 84))
    canvas.p.strokePath(check, round_pen(CREAM, 18))


def _murderer(canvas: Canvas) -> None:
    mini = canvas.detail is Detail.MINI
    style = Style(outline=1.0, hatch=not mini, weight=1.2 if mini else 1.0)
    if not mini:
        canvas.motif("blood", palette("brick"), X + 84, Y + 116, 130, style=Style(outline=0.8))
    canvas.motif("knife", palette("noir"), X, Y, 330, 38, style=style, shadow=9)


def _back(canvas: Canvas) -> None:
    ink = Ink(canvas, palette("noir"), "vote back", max(7, 1.4 / canvas.scale))
    with ink.at(X, Y):
        ink.local(star(0, 0, 150, 0.42, 8), "#d9b25f")
        lid = closed((-84, 0), (-50, -52, 50, -52, 84, 0), (50, 52, -50, 52, -84, 0))
        ink.local(lid, CREAM, hatch=False)
        ink.local(ellipse(0, 0, 34), mix(SLATE, "#8cc6dd", 0.4), hatch=False)
        ink.fill(ellipse(0, 0, 15), "#11131c")
        ink.fill(ellipse(-9, -9, 6), "#ffffff")
