"""Backdrops out of doors with ground at GROUND: things stand on it."""

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPen

from mystery_table.art import scenery
from mystery_table.art.colours import faded, linear, mix
from mystery_table.art.engraving import engrave
from mystery_table.art.evidence.scene import GROUND, Scene, X
from mystery_table.art.shapes import arch, closed, ellipse, path
from mystery_table.art.textures import fog


def forest(s: Scene) -> None:
    """Bare trees at night."""
    p = s.p
    scenery.sky(s.canvas, s.area, s.inks, s.dice, (300, 170), GROUND)
    scenery.moon(s.canvas, 330, 150, 62, s.inks, s.dice)
    fog(p, QRectF(s.area.left(), 330, s.area.width(), 200), s.inks.light, 3, 0.8)
    for x, width, shade in ((150, 14, 0.55), (350, 13, 0.5), (66, 26, 0.1), (424, 28, 0.1)):
        scenery.tree(
            p,
            x,
            560,
            150,
            -math.pi / 2 + s.dice.uniform(-0.1, 0.1),
            width,
            mix(s.inks.ink, s.inks.mid, shade),
            s.dice,
            6,
        )
    scenery.hills(p, s.area, GROUND + 14, s.inks, s.dice, 2, 26, s.inks.ink, s.inks.deep)
    s.canvas.glow(X, GROUND + 70, 210, s.inks.paper, 0.35)


def city(s: Scene) -> None:
    """A street corner with tall houses and a lamp."""
    p = s.p
    scenery.sky(s.canvas, s.area, s.inks, s.dice, (X, 300), GROUND, "dusk")
    for layer, shade in ((0, 0.55), (1, 0.12)):
        x = s.area.left() - 20
        while x < s.area.right():
            width, top = s.dice.uniform(50, 96), s.dice.uniform(90, 260) + 90 * layer
            if layer and 150 < x + width / 2 < 330:
                top += 90
            _house(s, x, top, width, mix(s.inks.ink, s.inks.mid, shade))
            x += width + 3
    pavement = QRectF(s.area.left(), GROUND, s.area.width(), 400)
    p.fillRect(
        pavement, linear((0, GROUND), (0, 612), (0, mix(s.inks.mid, s.inks.light, 0.5)), (1, s.inks.deep))
    )
    for k in range(-7, 8):
        p.strokePath(path((X + 50 * k, GROUND), (X + 150 * k, 640)), QPen(faded(s.inks.ink, 0.4), 2.4))
    for y in (GROUND + 26, GROUND + 74):
        p.strokePath(path((s.area.left(), y), (s.area.right(), y)), QPen(faded(s.inks.ink, 0.4), 2.4))
    p.strokePath(path((66, 520), (66, 200)), QPen(s.inks.ink, 11))
    s.canvas.glow(66, 176, 130, "#ffe2a0", 0.95)
    p.fillPath(closed((46, 150), (86, 150), (78, 206), (54, 206)), mix("#ffe9b0", s.inks.paper, 0.2))
    p.strokePath(closed((46, 150), (66, 128), (86, 150), (78, 206), (54, 206)), QPen(s.inks.ink, 5))


def _house(s: Scene, x: float, top: float, width: float, shade: QColor) -> None:
    s.p.fillRect(QRectF(x, top, width, 600), shade)
    s.p.fillRect(QRectF(x - 3, top, width + 6, 9), mix(shade, s.inks.paper, 0.25))
    for row in range(8):
        for column in range(int(width // 22)):
            if s.dice.random() < 0.45:
                s.p.fillRect(
                    QRectF(x + 8 + 22 * column, top + 24 + 34 * row, 11, 17),
                    mix(s.inks.second, s.inks.paper, 0.3),
                )


def country(s: Scene) -> None:
    """Fields and hills by day."""
    p = s.p
    scenery.sky(s.canvas, s.area, s.inks, s.dice, (110, 110), GROUND - 70, "day")
    s.canvas.glow(110, 110, 120, s.inks.paper, 0.95)
    p.fillPath(ellipse(110, 110, 40), mix(s.inks.paper, s.inks.second, 0.4))
    scenery.cloud(p, 350, 150, 170, s.inks.paper, s.inks.light, s.dice)
    green = mix(s.inks.second, "#4f8f5c", 0.6)
    scenery.hills(
        p,
        s.area,
        GROUND - 60,
        s.inks,
        s.dice,
        3,
        60,
        mix(green, s.inks.deep, 0.4),
        mix(green, s.inks.light, 0.5),
    )
    for k in range(12):
        x = s.area.left() + 20 + 40 * k
        tuft = closed(
            (x - 8, 612),
            (x - 14, 586, x - 18, 576),
            (x - 4, 590, x, 570),
            (x + 4, 590, x + 16, 574),
            (x + 10, 594, x + 8, 612),
        )
        p.fillPath(tuft, mix(green, s.inks.ink, 0.55))


def road(s: Scene) -> None:
    """A country road towards the horizon."""
    p = s.p
    scenery.sky(s.canvas, s.area, s.inks, s.dice, (300, 250), GROUND - 110, "dusk")
    s.canvas.glow(300, 330, 200, s.inks.paper, 0.8)
    scenery.hills(
        p, s.area, GROUND - 110, s.inks, s.dice, 2, 70, mix(s.inks.mid, s.inks.deep, 0.5), s.inks.mid
    )
    tarmac = closed((270, 400), (300, 400), (560, 640), (-60, 640))
    p.fillPath(tarmac, linear((0, 400), (0, 612), (0, s.inks.deep), (1, s.inks.ink)))
    for a, b in ((404, 418), (430, 454), (476, 516), (550, 620)):
        lean = (a - 400) * 0.12
        p.fillPath(
            closed((284 - lean, a), (288 - lean, a), (294 - lean * 1.6, b), (282 - lean * 1.6, b)),
            s.inks.paper,
        )
    for x, y, size in ((60, 400, 90), (120, 396, 50), (420, 410, 120)):
        p.fillPath(ellipse(x, y - size, size * 0.4, size * 0.7), mix(s.inks.deep, s.inks.ink, 0.3))
        p.strokePath(path((x, y), (x, y - size)), QPen(s.inks.ink, 7))


def rails(s: Scene) -> None:
    """Railway tracks at dusk with telegraph poles."""
    p = s.p
    scenery.sky(s.canvas, s.area, s.inks, s.dice, (150, 240), GROUND - 30, "dusk")
    s.canvas.glow(140, 330, 180, s.inks.paper, 0.8)
    scenery.hills(p, s.area, GROUND - 60, s.inks, s.dice, 2, 60, s.inks.deep, s.inks.mid)
    p.fillRect(QRectF(s.area.left(), GROUND + 30, s.area.width(), 400), mix(s.inks.deep, s.inks.ink, 0.4))
    for k in range(-2, 16):
        p.fillPath(
            closed((36 * k, 552), (36 * k + 20, 552), (36 * k + 8, 584), (36 * k - 14, 584)),
            mix(s.inks.second, s.inks.ink, 0.5),
        )
    for y in (556, 578):
        p.fillRect(QRectF(s.area.left(), y, s.area.width(), 5), s.inks.light)
    for x in (84, 404):
        p.strokePath(path((x, 500), (x, 150)), QPen(s.inks.ink, 8))
        for y in (170, 200):
            p.strokePath(path((x - 34, y), (x + 34, y)), QPen(s.inks.ink, 6))
    for y in (166, 196):
        p.strokePath(
            path((s.area.left(), y + 14), (84, y), (244, y + 40, 404, y), (s.area.right(), y + 10)),
            QPen(s.inks.ink, 2),
        )


def ocean(s: Scene) -> None:
    """The open sea under a low sun."""
    p = s.p
    scenery.sky(s.canvas, s.area, s.inks, s.dice, (X, 330), 400, "dusk")
    s.canvas.glow(X, 360, 240, s.inks.paper, 0.9)
    p.fillPath(ellipse(X, 372, 92), mix(s.inks.paper, s.inks.second, 0.35))
    scenery.cloud(p, 110, 170, 170, mix(s.inks.paper, s.inks.light, 0.3), s.inks.mid, s.dice)
    scenery.cloud(p, 380, 230, 150, mix(s.inks.paper, s.inks.light, 0.3), s.inks.mid, s.dice)
    scenery.birds(p, s.inks.ink, s.dice, 330, 130)
    scenery.sea(p, s.area, 400, s.inks, s.dice, X)


def seabed(s: Scene) -> None:
    """Under water: shafts of light, weed, sand."""
    p = s.p
    p.fillRect(s.area, linear((0, 26), (0, 612), (0, s.inks.light), (0.45, s.inks.mid), (1, s.inks.deep)))
    for k in range(6):
        x = 60 + 80 * k
        p.fillPath(closed((x - 16, 0), (x + 22, 0), (x - 60, 640), (x - 150, 640)), faded(s.inks.paper, 0.2))
    engrave(p, s.area, (200, 60), s.inks.deep, 0.35, s.step(9), 640, 0.03, 0.7, 5, s.dice)
    for _ in range(26):
        at = s.dice.uniform(s.area.left(), s.area.right()), s.dice.uniform(60, 500)
        p.strokePath(ellipse(*at, s.dice.uniform(3, 11)), QPen(faded(s.inks.paper, 0.8), 2))
    for x in (50, 84, 392, 430):
        height = s.dice.uniform(150, 300)
        weed = path((x, 580), (x + 40, 580 - height * 0.4, x - 40, 580 - height * 0.6, x, 580 - height))
        p.strokePath(weed, scenery.round_pen(mix(s.inks.deep, "#2f6f52", 0.5), 15))
    sand = mix(s.inks.light, "#d9b878", 0.5)
    scenery.hills(p, s.area, GROUND + 70, s.inks, s.dice, 2, 20, mix(sand, s.inks.deep, 0.3), sand)


def graveyard(s: Scene) -> None:
    """Gravestones in the mist."""
    p = s.p
    scenery.sky(s.canvas, s.area, s.inks, s.dice, (130, 150), GROUND)
    scenery.moon(s.canvas, 130, 140, 58, s.inks, s.dice, 0.4)
    scenery.tree(p, 420, 540, 140, -1.75, 22, s.inks.ink, s.dice, 6)
    scenery.hills(p, s.area, GROUND - 10, s.inks, s.dice, 2, 24, s.inks.ink, s.inks.deep)
    for x, y, width, height in (
        (56, 500, 62, 92),
        (150, 470, 42, 60),
        (330, 474, 44, 66),
        (428, 512, 70, 98),
    ):
        stone = arch(x - width / 2, y - height, x + width / 2, y)
        p.fillPath(stone, linear((x - width, 0), (x + width, 0), (0, s.inks.light), (1, s.inks.deep)))
        p.strokePath(stone, QPen(s.inks.ink, 4))
    fog(p, QRectF(s.area.left(), 400, s.area.width(), 170), s.inks.light, 2, 0.9)
    s.canvas.glow(X, GROUND + 50, 220, s.inks.paper, 0.3)


def garden(s: Scene) -> None:
    """A garden wall with climbing leaves and flower beds."""
    p, green = s.p, mix(s.inks.second, "#4f8f5c", 0.65)
    p.fillRect(
        s.area, linear((0, 26), (0, 480), (0, mix(s.inks.light, s.inks.paper, 0.3)), (1, s.inks.paper))
    )
    for k in range(-3, 14):
        x = 30 + 42 * k
        p.fillPath(
            closed((x, 500), (x, 200), (x + 17, 176), (x + 34, 200), (x + 34, 500)),
            mix(s.inks.paper, s.inks.light, 0.2 + 0.3 * (k % 2)),
        )
        p.strokePath(
            closed((x, 500), (x, 200), (x + 17, 176), (x + 34, 200), (x + 34, 500)),
            QPen(faded(s.inks.ink, 0.5), 2.4),
        )
    for _ in range(110):
        side = s.dice.choice((-1, 1))
        at = X + side * s.dice.uniform(120, 230), s.dice.uniform(40, 500)
        shade = mix(green, s.inks.ink if s.dice.random() < 0.5 else s.inks.paper, s.dice.uniform(0, 0.4))
        p.fillPath(ellipse(*at, s.dice.uniform(9, 19), s.dice.uniform(7, 13)), shade)
    for _ in range(16):
        at = X + s.dice.choice((-1, 1)) * s.dice.uniform(130, 220), s.dice.uniform(60, 480)
        p.fillPath(ellipse(*at, 9), s.inks.accent)
        p.fillPath(ellipse(*at, 4), s.inks.paper)
    scenery.hills(p, s.area, GROUND + 12, s.inks, s.dice, 2, 18, mix(green, s.inks.ink, 0.4), green)


def dock(s: Scene) -> None:
    """A wooden quay by a harbour with masts."""
    p = s.p
    scenery.sky(s.canvas, s.area, s.inks, s.dice, (X, 300), 400, "dusk")
    s.canvas.glow(X, 330, 220, s.inks.paper, 0.7)
    scenery.sea(p, s.area, 390, s.inks, s.dice, X)
    for x, height in ((70, 250), (130, 180), (380, 280)):
        p.strokePath(path((x, 410), (x, 410 - height)), QPen(s.inks.ink, 6))
        for k in (-1, 1):
            p.strokePath(path((x, 416 - height), (x + k * 50, 410)), QPen(s.inks.ink, 1.8))
        p.strokePath(path((x - 34, 440 - height), (x + 34, 440 - height)), QPen(s.inks.ink, 4))
        p.fillPath(closed((x - 56, 396), (x + 56, 396), (x + 40, 420), (x - 42, 420)), s.inks.ink)
    scenery.table_top(p, s.area, GROUND + 4, s.inks, s.dice, mix("#8a6a48", s.inks.deep, 0.35))
    for k in range(-6, 7):
        p.strokePath(path((X + 44 * k, GROUND + 4), (X + 84 * k, 640)), QPen(faded(s.inks.ink, 0.7), 3))
