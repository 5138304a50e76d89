"""What can be asked about in 13 Clues: chips for suits, for traits and for kinds of cards."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from mystery_table.art.canvas import Canvas, Detail
from mystery_table.art.clues.glyphs import INK, SUITS, glyph, glyph_colour
from mystery_table.art.colours import linear, mix, radial
from mystery_table.art.ink import Ink
from mystery_table.art.motifs import Style, extent
from mystery_table.art.palettes import palette
from mystery_table.art.shapes import closed, ellipse, moved, symmetric

SHEET = QRectF(0, 0, 200, 200)
X = Y = 100.0
PAPER = "#efe4c8"
TRAITS: dict[str, tuple[str, str, float]] = {
    "indoors": ("couch_and_lamp", "ember", 0),
    "outdoors": ("deciduous_tree", "forest", 0),
    "melee": ("dagger", "steel", 0),
    "ranged": ("target", "brick", 0),
}
"""The motif, its palette and its turn for the traits of places and weapons."""
KINDS: dict[str, tuple[str, str, float]] = {
    "person": ("top_hat", "noir", 0),
    "place": ("door", "noir", 0),
    "weapon": ("crossed_swords", "noir", 0),
}


def suit(name: str, width: int, height: int) -> QImage:
    """A suit as a chip in device pixels: its colour and its glyph; KeyError for an unknown one."""
    colour = SUITS[name].colour
    canvas = Canvas(width, height, SHEET, "contain")
    high, low = mix(colour, "#ffffff", 0.16), mix(colour, "#000000", 0.12)
    canvas.p.fillRect(canvas.area, linear((0, 0), (0, 200), (0, high), (1, low)))
    shape = moved(glyph(name), X, Y, scale=70)
    if canvas.detail is not Detail.MINI:
        canvas.p.fillPath(moved(shape, 4, 5), mix(colour, "#000000", 0.45))
    canvas.p.fillPath(shape, QColor(glyph_colour(name)))
    return canvas.done()


def trait(name: str, width: int, height: int) -> QImage:
    """A trait as a chip in device pixels; KeyError for an unknown one."""
    draw = {"man": _man, "woman": _woman}.get(name)
    return _person(draw, width, height) if draw else _thing(*TRAITS[name], width, height)


def kind(name: str, width: int, height: int) -> QImage:
    """A kind of cards as a chip in device pixels; KeyError for an unknown one."""
    motif, mood, turn = KINDS[name]
    return _thing(motif, mood, turn, width, height, "#d8c9e0")


def _ground(canvas: Canvas, tone: str) -> None:
    light = mix(tone, "#ffffff", 0.55)
    canvas.p.fillRect(canvas.area, radial((X, Y - 20), 150, (0, light), (1, mix(tone, "#8a6a3a", 0.12))))


def _thing(motif: str, mood: str, turn: float, width: int, height: int, tone: str = PAPER) -> QImage:
    canvas = Canvas(width, height, SHEET, "contain")
    _ground(canvas, tone)
    across, down = extent(motif, 1.0)
    size = min(164 / across, 164 / down)
    mini = canvas.detail is Detail.MINI
    style = Style(weight=1.3 if mini else 1.0, hatch=not mini)
    canvas.motif(motif, palette(mood), X, Y, size, turn, style=style, shadow=0 if mini else 4)
    return canvas.done()


def _person(draw: Callable[[Ink], None], width: int, height: int) -> QImage:
    canvas = Canvas(width, height, SHEET, "contain")
    _ground(canvas, PAPER)
    ink = Ink(canvas, palette("noir"), "trait", max(5.0, 1.2 / canvas.scale))
    with ink.at(X, Y + 4):
        draw(ink)
    return canvas.done()


def _man(ink: Ink) -> None:
    """A head with short hair and a moustache over a collar and tie."""
    ink.local(symmetric((0, 44), (60, 48, 84, 62, 90, 110), (0, 110)), "#33415c", hatch=False)
    ink.local(closed((-22, 48), (0, 74), (22, 48), (0, 40)), "#fffaf0", hatch=False)
    ink.local(closed((-9, 68), (9, 68), (13, 110), (-13, 110)), "#b8392b", hatch=False)
    ink.local(ellipse(0, -14, 46, 56), "#f0c9a0", hatch=False)
    hair = symmetric((0, -82), (34, -82, 56, -62, 52, -14), (44, -30, 34, -40, 0, -42))
    ink.local(hair, "#4a2c1a", hatch=False)
    ink.fill(symmetric((0, 10), (14, 2, 26, 8, 34, 18), (20, 24, 8, 22, 0, 16)), INK)
    _eyes(ink)


def _woman(ink: Ink) -> None:
    """A head with long hair and earrings over a neckline."""
    ink.local(
        symmetric((0, -84), (58, -84, 72, -40, 66, 10), (64, 40, 78, 60, 70, 82), (0, 82)),
        "#8a3b20",
        hatch=False,
    )
    ink.local(symmetric((0, 50), (58, 54, 84, 70, 90, 110), (0, 110)), "#a03a62", hatch=False)
    ink.local(symmetric((0, 40), (18, 40), (30, 56), (16, 78, 10, 82, 0, 82)), "#f0c9a0", hatch=False)
    ink.local(ellipse(0, -10, 42, 54), "#f4d2ac", hatch=False)
    fringe = symmetric((0, -72), (30, -72, 50, -54, 48, -18), (34, -44, 16, -46, 0, -52))
    ink.local(fringe, "#8a3b20", hatch=False)
    for side in (-1, 1):
        ink.local(ellipse(side * 46, 20, 7, 10), "#e2b65f", hatch=False, width=2.5)
    ink.fill(symmetric((0, 16), (8, 12, 12, 14, 17, 17), (10, 27, 4, 27, 0, 27)), "#b8291f")
    _eyes(ink)


def _eyes(ink: Ink) -> None:
    for side in (-1, 1):
        ink.fill(ellipse(side * 18, -12, 5.5, 6.5), INK)
