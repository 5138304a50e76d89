"""Backdrops with a floor or table at GROUND: things stand on it."""

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPen

from mystery_table.art import scenery
from mystery_table.art.colours import faded, linear, mix, radial
from mystery_table.art.engraving import engrave
from mystery_table.art.evidence.scene import CENTRE, GROUND, Scene
from mystery_table.art.shapes import arch, box, closed, ellipse, path
from mystery_table.art.textures import fog

X, Y = CENTRE


def _table(s: Scene) -> None:
    scenery.table_top(s.p, s.area, GROUND, s.inks, s.dice)
    s.canvas.glow(X, GROUND + 60, 250, s.inks.paper, 0.4)


def lamp(s: Scene) -> None:
    """A table under a hanging lamp."""
    p, top = s.p, s.area.top()
    p.fillRect(s.area, linear((0, 26), (0, 612), (0, s.inks.ink), (1, s.inks.deep)))
    engrave(
        p,
        s.area,
        (X, 286),
        mix(s.inks.mid, s.inks.light, 0.2),
        0.45,
        s.step(7),
        460,
        0.05,
        0.8,
        2,
        s.dice,
        inverse=True,
    )
    beam = linear((0, 26), (0, 612), (0, faded(s.inks.paper, 0.85)), (1, faded(s.inks.second, 0.1)))
    p.fillPath(closed((X - 30, top + 44), (X + 30, top + 44), (X + 260, 640), (X - 260, 640)), beam)
    p.fillPath(closed((X - 12, top), (X + 12, top), (X + 56, top + 48), (X - 56, top + 48)), s.inks.ink)
    p.fillRect(QRectF(X - 56, top + 46, 112, 5), s.inks.second)
    _table(s)


def blinds(s: Scene) -> None:
    """A table before a wall striped by blinds."""
    s.p.fillRect(s.area, linear((26, 26), (454, 612), (0, s.inks.mid), (1, s.inks.ink)))
    s.p.save()
    s.p.translate(X, Y)
    s.p.rotate(-13)
    stripe = (
        (0, faded(s.inks.paper, 0.85)),
        (0.6, faded(s.inks.second, 0.42)),
        (1, faded(s.inks.second, 0.02)),
    )
    for k in range(-12, 13):
        s.p.fillRect(QRectF(-460, k * 40, 920, 20), linear((-300, 0), (300, 0), *stripe))
    s.p.restore()
    _table(s)


def moon(s: Scene) -> None:
    """A sill under a full moon."""
    p = s.p
    p.fillRect(s.area, linear((0, 26), (0, 612), (0, s.inks.ink), (0.55, s.inks.deep), (1, s.inks.mid)))
    engrave(
        p, s.area, (X, Y - 40), mix(s.inks.ink, s.inks.deep, 0.1), 0.85, s.step(8), 400, 0.05, 0.9, 3, s.dice
    )
    upper = QRectF(s.area.left(), s.area.top(), s.area.width(), s.area.height() * 0.6)
    scenery.stars(p, upper, s.dice, 60, s.inks.paper, 5)
    scenery.moon(s.canvas, X, Y - 60, 168, s.inks, s.dice)
    _table(s)


def stage(s: Scene) -> None:
    """A theatre stage between curtains, under a spotlight."""
    p = s.p
    p.fillRect(
        s.area,
        radial((X, 300), 430, (0, mix(s.inks.mid, s.inks.light, 0.5)), (0.6, s.inks.deep), (1, s.inks.ink)),
    )
    beam = linear((0, 26), (0, 560), (0, faded(s.inks.paper, 0.75)), (1, faded(s.inks.paper, 0.1)))
    p.fillPath(closed((X - 16, 20), (X + 16, 20), (X + 170, 560), (X - 170, 560)), beam)
    scenery.table_top(p, s.area, GROUND + 10, s.inks, s.dice, mix(s.inks.second, s.inks.ink, 0.45))
    p.fillPath(ellipse(X, GROUND + 84, 180, 42), faded(s.inks.paper, 0.45))
    scenery.curtains(p, s.area, s.inks, 0.24, mix(s.inks.accent, "#9c1f24", 0.45))


def window(s: Scene) -> None:
    """A table before a window at night, with a city or hills outside."""
    p = s.p
    p.fillRect(s.area, linear((0, 26), (0, 612), (0, mix(s.inks.deep, s.inks.mid, 0.4)), (1, s.inks.deep)))
    for k in range(-6, 26):
        p.fillRect(QRectF(s.area.left() + 24 * k, s.area.top(), 10, s.area.height()), faded(s.inks.ink, 0.16))
    opening = box(86, 66, 394, 452)
    p.save()
    p.setClipPath(opening)
    glass = QRectF(86, 66, 308, 386)
    scenery.sky(s.canvas, glass, s.inks, s.dice, (320, 150), 452)
    scenery.moon(s.canvas, 322, 150, 36, s.inks, s.dice, 0.4)
    for k in range(9):
        left, top = 80 + 36 * k, 452 - s.dice.uniform(40, 130)
        p.fillRect(QRectF(left, top, 34, 200), s.inks.ink)
        for _ in range(4):
            x, y = left + s.dice.choice((6, 20)), top + 10 + 22 * s.dice.below(4)
            p.fillRect(QRectF(x, y, 8, 11), s.inks.second)
    p.restore()
    for shape, width in ((opening, 14.0), (path((X, 66), (X, 452)), 9.0), (path((86, 230), (394, 230)), 9.0)):
        p.strokePath(shape, QPen(s.inks.ink, width))
        p.strokePath(shape, QPen(mix(s.inks.paper, s.inks.second, 0.4), width - 5))
    for side in (-1, 1):
        edge = X + side * 214
        drape = closed(
            (edge + side * 60, 20),
            (X + side * 110, 20),
            (X + side * 150, 260, X + side * 176, 480),
            (edge + side * 60, 480),
        )
        p.fillPath(
            drape,
            linear(
                (X + side * 110, 0),
                (edge, 0),
                (0, mix(s.inks.accent, s.inks.paper, 0.1)),
                (1, mix(s.inks.accent, s.inks.ink, 0.6)),
            ),
        )
    _table(s)


def shelf(s: Scene) -> None:
    """A table before shelves of bottles, books and boxes."""
    p = s.p
    p.fillRect(s.area, mix(s.inks.deep, s.inks.ink, 0.25))
    for row in range(3):
        base = 170 + 146 * row
        x = s.area.left() + 4
        while x < s.area.right():
            width, height = s.dice.uniform(18, 44), s.dice.uniform(60, 108)
            shade = mix(
                s.dice.choice((s.inks.mid, s.inks.accent, s.inks.second, s.inks.light)), s.inks.deep, 0.5
            )
            _stored(s, x, base, width, height, shade)
            x += width + s.dice.uniform(2, 9)
        p.fillRect(QRectF(s.area.left(), base, s.area.width(), 12), mix(s.inks.second, s.inks.ink, 0.5))
        p.fillRect(QRectF(s.area.left(), base, s.area.width(), 3), faded(s.inks.paper, 0.5))
    p.fillRect(s.area, radial((X, 330), 330, (0, faded(s.inks.paper, 0.5)), (1, faded(s.inks.ink, 0.45))))
    _table(s)


def _stored(s: Scene, x: float, base: float, width: float, height: float, shade: QColor) -> None:
    top, right = base - height, x + width
    if s.dice.below(3):
        s.p.fillPath(box(x, top, right, base, 2), shade)
        s.p.fillRect(QRectF(x, top + 14, width, 5), faded(s.inks.paper, 0.5))
        return
    a, b, shoulder = x + width * 0.3, x + width * 0.7, top + 28
    jar = closed(
        (x, base),
        (x, shoulder),
        (a, top + 16),
        (a, top),
        (b, top),
        (b, top + 16),
        (right, shoulder),
        (right, base),
    )
    s.p.fillPath(jar, shade)


def tiles(s: Scene) -> None:
    """A kitchen: white tiles, a rail, a table."""
    p = s.p
    p.fillRect(s.area, mix(s.inks.mid, s.inks.deep, 0.3))
    for row in range(-1, 9):
        for column in range(-3, 12):
            x, y = 30 + 56 * column, 26 + 56 * row
            shade = mix(s.inks.paper, s.inks.light, s.dice.uniform(0.1, 0.8))
            if (row + 2 * column) % 5 == 0:
                shade = mix(s.inks.accent, s.inks.paper, 0.35)
            p.fillPath(box(x, y, x + 52, y + 52, 4), shade)
    p.strokePath(path((s.area.left(), 116), (s.area.right(), 116)), QPen(s.inks.ink, 8))
    for name, x in (("spoon", 84), ("frying_pan", 400)):
        s.canvas.motif(name, s.inks, x, 180, 116, -45 if name == "spoon" else 135)
    p.fillRect(s.area, radial((200, 240), 460, (0, faded(s.inks.paper, 0.25)), (1, faded(s.inks.ink, 0.45))))
    _table(s)


def hearth(s: Scene) -> None:
    """A room with a burning fireplace."""
    p, wall = s.p, mix(s.inks.deep, s.inks.mid, 0.35)
    p.fillRect(s.area, wall)
    for k in range(-6, 26):
        p.fillRect(
            QRectF(s.area.left() + 30 * k, s.area.top(), 3, s.area.height()), faded(s.inks.second, 0.35)
        )
    p.fillPath(box(52, 120, 428, 500), mix(s.inks.light, s.inks.paper, 0.3))
    p.fillPath(box(34, 96, 446, 136, 4), mix(s.inks.light, s.inks.paper, 0.6))
    p.fillPath(box(34, 128, 446, 136, 4), s.inks.deep)
    opening = arch(104, 180, 376, 520)
    p.fillPath(opening, s.inks.ink)
    s.canvas.glow(X, 430, 260, "#ff9a3c", 0.95)
    for x, size in ((170, 190), (310, 180), (240, 270)):
        s.canvas.motif("fire", s.inks, x, 480 - size / 2, size)
    p.strokePath(opening, QPen(s.inks.ink, 7))
    _table(s)


def hall(s: Scene) -> None:
    """A hall with columns, an arch and a checked floor."""
    p = s.p
    p.fillRect(s.area, linear((0, 26), (0, 480), (0, s.inks.deep), (1, mix(s.inks.mid, s.inks.light, 0.3))))
    engrave(p, s.area, (X, 330), s.inks.ink, 0.45, s.step(8), 420, 0.03, 0.8, 0, s.dice)
    p.fillPath(
        arch(130, 90, 350, 480),
        radial((X, 300), 240, (0, s.inks.paper), (1, mix(s.inks.light, s.inks.second, 0.4))),
    )
    p.strokePath(arch(130, 90, 350, 480), QPen(s.inks.ink, 9))
    p.strokePath(arch(116, 72, 364, 480), QPen(faded(s.inks.paper, 0.7), 4))
    for x in (62, 418):
        p.fillPath(
            box(x - 26, 60, x + 26, 480),
            linear((x - 26, 0), (x + 26, 0), (0, s.inks.paper), (0.5, s.inks.light), (1, s.inks.deep)),
        )
        for k in (-14, 0, 14):
            p.strokePath(path((x + k, 96), (x + k, 446)), QPen(faded(s.inks.ink, 0.5), 3))
        for top in (60, 446):
            p.fillPath(box(x - 38, top, x + 38, top + 34, 5), mix(s.inks.paper, s.inks.light, 0.5))
    scenery.checker(p, s.area, GROUND + 8, s.inks, mix(s.inks.accent, s.inks.ink, 0.55), s.inks.paper)


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


def study(s: Scene) -> None:
    """A desk before a book wall with a green lamp."""
    p = s.p
    p.fillRect(s.area, s.inks.ink)
    for row in range(4):
        x, base = s.area.left(), 132 + 112 * row
        while x < s.area.right():
            width, height = s.dice.uniform(12, 28), s.dice.uniform(66, 94)
            shade = mix(
                s.dice.choice((s.inks.accent, s.inks.mid, s.inks.second, s.inks.deep)), s.inks.ink, 0.4
            )
            p.fillPath(
                box(x, base - height, x + width - 2, base, 2),
                linear((x, 0), (x + width, 0), (0, mix(shade, s.inks.paper, 0.25)), (1, shade)),
            )
            p.fillRect(QRectF(x, base - height + 12, width - 2, 3), faded(s.inks.second, 0.8))
            x += width
        p.fillRect(QRectF(s.area.left(), base, s.area.width(), 12), mix(s.inks.second, s.inks.ink, 0.6))
    p.fillRect(s.area, radial((X, 340), 320, (0, faded("#ffe2a0", 0.55)), (1, faded(s.inks.ink, 0.5))))
    scenery.table_top(p, s.area, GROUND, s.inks, s.dice, mix("#7a4526", s.inks.ink, 0.35))
    s.canvas.glow(X, GROUND + 60, 240, "#ffe9b8", 0.5)


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


def laboratory(s: Scene) -> None:
    """A bench before glassware and pipes."""
    p = s.p
    p.fillRect(s.area, linear((0, 26), (0, 480), (0, s.inks.deep), (1, mix(s.inks.mid, s.inks.light, 0.3))))
    step = s.step(30)
    for k in range(-3, int(600 / step)):
        p.strokePath(path((k * step, 0), (k * step, 480)), QPen(faded(s.inks.paper, 0.16), 1.6))
        p.strokePath(
            path((s.area.left(), k * step), (s.area.right(), k * step)), QPen(faded(s.inks.paper, 0.16), 1.6)
        )
    for name, x, size in (("alembic", 92, 150), ("test_tube", 178, 104), ("pill_jar", 392, 130)):
        s.canvas.silhouette(name, s.inks, x, 330 - size / 2, size, mix(s.inks.ink, s.inks.deep, 0.4))
    p.fillRect(QRectF(s.area.left(), 330, s.area.width(), 12), s.inks.ink)
    p.strokePath(
        path((330, 0), (330, 120), (330, 150, 360, 150), (s.area.right(), 150)),
        QPen(mix(s.inks.second, s.inks.ink, 0.25), 16),
    )
    s.canvas.glow(X, 300, 260, s.inks.paper, 0.55)
    _table(s)


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


FLOORS: dict[str, Callable[[Scene], None]] = {
    "blinds": blinds,
    "city": city,
    "country": country,
    "dock": dock,
    "forest": forest,
    "garden": garden,
    "graveyard": graveyard,
    "hall": hall,
    "hearth": hearth,
    "laboratory": laboratory,
    "lamp": lamp,
    "moon": moon,
    "ocean": ocean,
    "rails": rails,
    "road": road,
    "seabed": seabed,
    "shelf": shelf,
    "stage": stage,
    "study": study,
    "tiles": tiles,
    "window": window,
}
