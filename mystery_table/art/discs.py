"""Round counters: a metal rim and what lies in it. Which motif and which metal is one line a counter."""

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPen

from mystery_table.art.canvas import Canvas, Detail
from mystery_table.art.colours import faded, linear, mix, radial
from mystery_table.art.motifs import Style, extent
from mystery_table.art.palettes import Palette, palette
from mystery_table.art.scenery import round_pen
from mystery_table.art.shapes import ellipse, path
from mystery_table.art.textures import rays

SHEET = QRectF(0, 0, 200, 200)
X = Y = 100.0
GROUND, CREAM = "#14121a", "#fffaf0"


class Disc(NamedTuple):
    """How a counter looks: palette, motif or sign, the metal of its rim, its turn."""

    palette: str
    motif: str
    metal: str = "#d9b25f"
    turn: float = 0


CLUES = {
    "glass": Disc("sand", "magnifying_glass", "#b98248", -8),
    "action": Disc("night", "hourglass"),
    "secret": Disc("noir", "sleuth_or_spy", "#a9b3b4"),
}
MANOR = {
    "crow": Disc("storm", "crow", "#a9b3b4"),
    "culprit": Disc("blood", "dagger"),
    "ballot": Disc("violet", "envelope"),
    "done": Disc("plum", "crystal_ball"),
    "agree": Disc("agree", "", "#0b4436"),
    "disagree": Disc("disagree", "", "#5a2108"),
}
MARY = {
    "flip": Disc("rose", "mirror"),
    "lock": Disc("gold", "padlock"),
    "unlock": Disc("frost", "old_key"),
    "replay": Disc("violet", "musical_score"),
    "overlay": Disc("cobalt", "light_bulb"),
    "penalty": Disc("blood", "scales"),
}
SIGNS = {"agree": ("#1f8a6e", "check"), "disagree": ("#b8471c", "cross")}


def clues(name: str, width: int, height: int) -> QImage:
    """A counter of 13 Clues in device pixels; KeyError for an unknown one."""
    return disc(CLUES[name], width, height)


def manor(name: str, width: int, height: int) -> QImage:
    """A counter of Mysterium in device pixels; KeyError for an unknown one."""
    return disc(MANOR[name], width, height)


def mary(name: str, width: int, height: int) -> QImage:
    """A counter of Mary King in device pixels; KeyError for an unknown one."""
    return disc(MARY[name], width, height)


def disc(spec: Disc, width: int, height: int) -> QImage:
    """A counter as large as fits, on dark ground, in device pixels."""
    canvas = Canvas(width, height, SHEET, "contain")
    canvas.p.fillRect(canvas.area, QColor(GROUND))
    _rim(canvas, spec.metal)
    if spec.palette in SIGNS:
        _sign(canvas, *SIGNS[spec.palette])
    else:
        _inside(canvas, palette(spec.palette), spec)
    return canvas.done()


def _rim(canvas: Canvas, metal: str) -> None:
    bright, dark = mix(metal, CREAM, 0.6), mix(metal, GROUND, 0.6)
    outer = linear((0, 0), (200, 200), (0, bright), (0.5, metal), (1, dark))
    inner = linear((200, 200), (0, 0), (0, bright), (1, dark))
    canvas.p.fillPath(ellipse(X, Y, 99), QColor(GROUND))
    canvas.p.fillPath(ellipse(X, Y, 97), outer)
    canvas.p.fillPath(ellipse(X, Y, 86), inner)


def _inside(canvas: Canvas, inks: Palette, spec: Disc) -> None:
    mini = canvas.detail is Detail.MINI
    well = radial((84, 70), 130, (0, mix(inks.mid, inks.light, 0.45)), (0.75, inks.deep), (1, inks.ink))
    canvas.p.fillPath(ellipse(X, Y, 80), well)
    if not mini:
        canvas.p.save()
        canvas.p.setClipPath(ellipse(X, Y, 80))
        rays(canvas.p, (X, Y), 80, 20, inks.paper, 0.3)
        canvas.p.restore()
        canvas.p.strokePath(ellipse(X, Y, 73), QPen(faded(inks.paper, 0.6), 1.4))
    light = radial((X, Y), 62, (0, faded(inks.paper, 0.75)), (1, faded(inks.paper, 0)))
    canvas.p.fillPath(ellipse(X, Y, 62), light)
    across, down = extent(spec.motif, 1.0)
    size = (132 if mini else 118) / max((across**2 + down**2) ** 0.5 / 1.25, 0.4)
    style = Style(outline=1.2, outline_colour=inks.paper.name(), hatch=not mini, weight=1.15)
    canvas.motif(spec.motif, inks, X, Y, min(size, 128), spec.turn, style=style, shadow=0 if mini else 3)


def _sign(canvas: Canvas, colour: str, sign: str) -> None:
    light, dark = mix(colour, "#ffffff", 0.3), mix(colour, GROUND, 0.4)
    well = radial((84, 70), 130, (0, light), (0.8, colour), (1, dark))
    canvas.p.fillPath(ellipse(X, Y, 80), well)
    if sign == "check":
        canvas.p.strokePath(path((60, 104), (88, 134), (142, 68)), round_pen(CREAM, 22))
        return
    for line in (path((66, 66), (134, 134)), path((134, 66), (66, 134))):
        canvas.p.strokePath(line, round_pen(CREAM, 22))
