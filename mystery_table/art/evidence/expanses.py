"""Backdrops without a floor: walls, water, air and space."""

from PySide6.QtGui import QPen

from mystery_table.art.colours import faded, linear, mix, radial
from mystery_table.art.engraving import engrave
from mystery_table.art.evidence.scene import CENTRE, Scene, X, Y
from mystery_table.art.scenery import cloud, stars
from mystery_table.art.shapes import box, closed, ellipse, polar
from mystery_table.art.textures import rays


def bricks(s: Scene) -> None:
    """A brick wall with a cone of lamplight."""
    p, base = s.p, mix(s.inks.mid, s.inks.deep, 0.45)
    p.fillRect(s.area, mix(s.inks.ink, s.inks.deep, 0.5))
    for row in range(-1, 22):
        for column in range(-4, 12):
            x, y = column * 64 + (32 if row % 2 else 0), 26 + row * 29
            shade = mix(base, s.inks.light if s.dice.random() < 0.5 else s.inks.ink, s.dice.uniform(0, 0.3))
            p.fillPath(box(x, y, x + 60, y + 25, 3), shade)
    light = (
        (0, faded(s.inks.paper, 0.75)),
        (0.7, faded(s.inks.second, 0.25)),
        (1, faded(s.inks.second, 0.05)),
    )
    p.fillPath(closed((190, 0), (290, 0), (520, 700), (-40, 700)), linear((0, 26), (0, 612), *light))


def sky(s: Scene) -> None:
    """A day sky with clouds."""
    p = s.p
    p.fillRect(s.area, linear((0, 26), (0, 612), (0, s.inks.mid), (0.5, s.inks.light), (1, s.inks.paper)))
    rays(p, (90, 70), 760, 28, s.inks.paper, 0.5)
    engrave(p, s.area, (90, 70), s.inks.mid, 0.45, s.step(8), 620, 0.03, 0.7, 3, s.dice)
    s.canvas.glow(90, 90, 150, s.inks.paper, 0.95)
    for x, y, width in ((370, 150, 190), (70, 330, 170), (410, 470, 200), (120, 590, 240)):
        cloud(p, x, y, width, s.inks.paper, mix(s.inks.light, s.inks.mid, 0.4), s.dice)


def space(s: Scene) -> None:
    """Deep night with a band of stars and orbits."""
    p = s.p
    p.fillRect(s.area, radial((300, 200), 560, (0, s.inks.mid), (0.5, s.inks.deep), (1, s.inks.ink)))
    engrave(p, s.area, (300, 200), s.inks.ink, 0.6, s.step(8), 460, 0.03, 0.8, 5, s.dice)
    for k in range(4):
        p.strokePath(ellipse(X, Y, 150 + 70 * k, 90 + 46 * k), QPen(faded(s.inks.paper, 0.35), 1.6))
        x, y = polar(0, 0, 1, s.dice.random())
        p.fillPath(
            ellipse(X + x * (150 + 70 * k), Y + y * (90 + 46 * k), 7),
            mix(s.inks.accent, s.inks.second, k / 3),
        )
    stars(p, s.area, s.dice, 130, s.inks.paper, 9)


def ripples(s: Scene) -> None:
    """Rings on dark water."""
    p = s.p
    p.fillRect(
        s.area,
        radial(CENTRE, 430, (0, mix(s.inks.light, s.inks.paper, 0.4)), (0.45, s.inks.mid), (1, s.inks.deep)),
    )
    for k in range(11):
        p.strokePath(
            ellipse(X, Y + 40, 60 + 42 * k, 36 + 25 * k),
            QPen(faded(s.inks.paper if k % 2 else s.inks.deep, 0.6), 8 - 0.5 * k),
        )
    engrave(p, s.area, (240, 320), s.inks.deep, 0.4, s.step(9), 430, 0.02, 0.6, 4, s.dice)


def stone(s: Scene) -> None:
    """A cellar wall of rough stones."""
    p = s.p
    p.fillRect(s.area, s.inks.ink)
    for row in range(-1, 10):
        x = s.area.left() - s.dice.uniform(0, 90)
        while x < s.area.right():
            width = s.dice.uniform(70, 130)
            shade = mix(s.inks.mid, s.inks.deep, s.dice.uniform(0.2, 0.9))
            slab = box(x + 3, 20 + row * 64, x + width - 3, 20 + row * 64 + 58, 14)
            p.fillPath(
                slab,
                linear(
                    (x, row * 64), (x + width, row * 64 + 80), (0, mix(shade, s.inks.light, 0.35)), (1, shade)
                ),
            )
            x += width
    p.fillRect(
        s.area,
        radial(
            (220, 280),
            420,
            (0, faded(s.inks.second, 0.55)),
            (0.5, faded(s.inks.second, 0.12)),
            (1, faded(s.inks.ink, 0.75)),
        ),
    )


def snowfall(s: Scene) -> None:
    """Falling snow."""
    p = s.p
    p.fillRect(
        s.area,
        linear(
            (0, 26), (0, 612), (0, s.inks.deep), (0.6, s.inks.mid), (1, mix(s.inks.light, s.inks.paper, 0.4))
        ),
    )
    engrave(p, s.area, (240, 330), s.inks.deep, 0.4, s.step(8), 430, 0.03, 0.7, 3, s.dice)
    for _ in range(90):
        x, y = s.dice.uniform(s.area.left(), s.area.right()), s.dice.uniform(s.area.top(), s.area.bottom())
        p.fillPath(ellipse(x, y, s.dice.uniform(1.6, 6)), faded(s.inks.paper, 0.85))
