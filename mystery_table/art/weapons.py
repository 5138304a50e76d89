"""The ten weapons of 13 Clues, each on a burst in the colour of its suit."""

from typing import NamedTuple

from PySide6.QtGui import QImage

from mystery_table.art.canvas import PICTURE, Canvas, Detail
from mystery_table.art.colours import faded, mix, radial
from mystery_table.art.engraving import engrave
from mystery_table.art.frames import star4
from mystery_table.art.ink import Ink
from mystery_table.art.motifs import Style, extent
from mystery_table.art.palettes import Palette, palette
from mystery_table.art.shapes import ellipse, polar
from mystery_table.art.textures import rays

X, Y = 240.0, 319.0


class Weapon(NamedTuple):
    """The suit that colours a weapon, how it is turned and sized."""

    suit: str
    turn: float
    size: float = 1


WEAPONS = {
    "knife": Weapon("purple", 38),
    "crossbow": Weapon("pink", 0),
    "poison": Weapon("red", -6),
    "sword": Weapon("green", 34),
    "blowgun": Weapon("yellow", 30),
    "rifle": Weapon("blue", 38),
    "gun": Weapon("orange", -52, 0.86),
    "candlestick": Weapon("white", 8),
    "hammer": Weapon("brown", 28),
    "bow": Weapon("gray", -24),
}


def weapon(name: str, width: int, height: int) -> QImage:
    """The picture of a weapon in device pixels; KeyError for an unknown one."""
    spec = WEAPONS[name]
    canvas, inks = Canvas(width, height, PICTURE, "contain"), palette(f"suit_{spec.suit}")
    number, mini = list(WEAPONS).index(name), canvas.detail is Detail.MINI
    _burst(canvas, inks, number)
    if name == "candlestick":
        canvas.glow(256, 110, 130, "#ffdf8f", 0.8)
    across, down = extent(name, 1.0)
    lean = abs(spec.turn) / 90
    size = (
        spec.size
        * min(1.0, (460 if mini else 420) / (down * (1 - lean * 0.4) + across * lean * 0.4) / 430)
        * 430
    )
    edge = mix(inks.paper, inks.light, 0.1).name()
    style = Style(outline=1.2, outline_colour=edge, seed=number, hatch=not mini, weight=0.9)
    canvas.motif(name, inks, X, Y, size, spec.turn, style=style, shadow=10)
    canvas.finish(inks, 0.55, 0.2, number)
    return canvas.done()


def _burst(canvas: Canvas, inks: Palette, number: int) -> None:
    """A burst in a medallion; the ornament changes with the weapon."""
    ground = radial((X, Y), 430, (0, mix(inks.mid, inks.light, 0.3)), (0.55, inks.mid), (1, inks.deep))
    canvas.p.fillRect(canvas.area, ground)
    if canvas.detail is Detail.MINI:
        canvas.glow(X, Y, 260, mix(inks.light, inks.paper, 0.7), 0.95)
        return
    rays(canvas.p, (X, Y), 640, 16 + 2 * (number % 5), inks.paper, 0.4, 0.05 * number)
    step = max(7, 3.4 / canvas.scale)
    engrave(canvas.p, canvas.area, (X, Y), inks.deep, 0.7, step, 430, 0.02, 0.8, 2)
    pen = Ink(canvas, inks, number)
    pen.soft(X, Y, 250, mix(inks.light, inks.paper, 0.7), 0.95)
    for radius, line in ((186, 3.0), (196, 1.6), (150, 1.4)):
        pen.stroke(ellipse(X, Y, radius), line, faded(inks.paper, 0.85))
    count = 12 + 4 * (number % 4)
    for i in range(count):
        x, y = polar(X, Y, 210, i / count)
        if number % 2:
            star4(canvas.p, x, y, 9, faded(inks.paper, 0.9), 0.3)
        else:
            pen.fill(ellipse(x, y, 4.5), faded(inks.paper, 0.9))
