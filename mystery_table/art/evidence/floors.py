"""Backdrops with a floor or table at GROUND: things stand on it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPen

from mystery_table.art import scenery
from mystery_table.art.colours import faded, linear, mix, radial
from mystery_table.art.engraving import engrave
from mystery_table.art.evidence.outdoors import (
    city,
    country,
    dock,
    forest,
    garden,
    graveyard,
    ocean,
    rails,
    road,
    seabed,
)
from mystery_table.art.evidence.scene import GROUND, Scene, X, Y
from mystery_table.art.shapes import arch, box, closed, ellipse, path


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
