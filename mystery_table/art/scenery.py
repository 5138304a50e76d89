"""Skies, seas, hills, floors, curtains, trees and clouds used by many pictures.

Functions take the painter in design units, the rectangle to fill and, where anything is random, dice.
"""

import math
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mystery_table.art.canvas import Canvas
from mystery_table.art.colours import Colour, Point, faded, linear, mix
from mystery_table.art.dice import Dice
from mystery_table.art.engraving import engrave
from mystery_table.art.frames import star4
from mystery_table.art.palettes import Palette
from mystery_table.art.shapes import blob, ellipse, path, polygon, rectangle

INTERSECT = Qt.ClipOperation.IntersectClip


def round_pen(colour: Colour, width: float) -> QPen:
    """A solid pen with round ends."""
    return QPen(
        QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )


def stars(p: QPainter, area: QRectF, chance: Dice, count: int, colour: Colour, big: int = 3) -> None:
    """Dots of different brightness, and a few four-pointed ones."""
    p.save()
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(count):
        x, y = chance.uniform(area.left(), area.right()), chance.uniform(area.top(), area.bottom())
        radius = chance.choice((0.6, 0.8, 1.0, 1.3))
        p.setBrush(faded(colour, chance.uniform(0.5, 1)))
        p.drawEllipse(QPointF(x, y), radius, radius)
    p.restore()
    for _ in range(big):
        x, y = (
            chance.uniform(area.left() + 20, area.right() - 20),
            chance.uniform(area.top() + 10, area.bottom()),
        )
        star4(p, x, y, chance.uniform(5, 10), colour)


def moon(
    canvas: Canvas, x: float, y: float, radius: float, inks: Palette, chance: Dice, crescent: float = 0
) -> None:
    """A glowing engraved moon; `crescent` 0 is full, about 0.4 a sickle."""
    p = canvas.p
    canvas.glow(x, y, radius * 2.6, inks.paper, 0.55)
    disc = ellipse(x, y, radius)
    if crescent:
        disc = disc.subtracted(ellipse(x + radius * crescent, y - radius * 0.12, radius * 0.88))
    light = linear(
        (x - radius, y - radius),
        (x + radius, y + radius),
        (0, inks.paper),
        (1, mix(inks.paper, inks.light, 0.8)),
    )
    p.fillPath(disc, light)
    p.save()
    p.setClipPath(disc, INTERSECT)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(faded(inks.mid, 0.16))
    for _ in range(9):
        angle, far, size = (
            chance.uniform(0, 6.28),
            chance.uniform(0, 0.85) * radius,
            chance.uniform(0.06, 0.2) * radius,
        )
        p.drawEllipse(QPointF(x + far * math.cos(angle), y + far * math.sin(angle)), size, size * 0.9)
    p.setBrush(faded(inks.deep, 0.3))
    step = radius / 14
    for k in range(29):
        line, half = y - radius + k * step, step * 0.36
        start = x - radius * 0.1 + abs(line - y) * 0.2
        p.drawPolygon(
            polygon(((start, line), (x + radius * 1.1, line - half), (x + radius * 1.1, line + half)))
        )
    p.restore()


def sleeping_face(p: QPainter, colour: Colour, x: float, y: float, radius: float) -> None:
    """The closed eyes, nose and smile of a moon."""
    pen, r = round_pen(colour, radius * 0.045), radius
    for side in (-1, 1):
        lid = (x + side * r * 0.34, y + r * 0.04, x + side * r * 0.16, y - r * 0.1)
        brow = (x + side * r * 0.36, y - r * 0.46, x + side * r * 0.14, y - r * 0.32)
        p.strokePath(path((x + side * r * 0.52, y - r * 0.12), lid), pen)
        p.strokePath(path((x + side * r * 0.58, y - r * 0.34), brow), pen)
    bridge = (x - r * 0.14, y + r * 0.2, x - r * 0.06, y + r * 0.26)
    p.strokePath(path((x + r * 0.02, y - r * 0.25), bridge, (x + r * 0.07, y + r * 0.24)), pen)
    p.strokePath(path((x - r * 0.24, y + r * 0.48), (x, y + r * 0.58, x + r * 0.26, y + r * 0.44)), pen)


def sky(
    canvas: Canvas,
    area: QRectF,
    inks: Palette,
    chance: Dice,
    light: Point,
    horizon: float,
    hour: str = "night",
) -> None:
    """A woodcut sky down to the horizon; `hour` is night, dusk or day; lines thin out around `light`."""
    stops = {
        "night": ((0.0, inks.ink), (0.45, inks.deep), (0.8, inks.mid), (1.0, mix(inks.mid, inks.light, 0.6))),
        "dusk": (
            (0.0, inks.deep),
            (0.4, inks.mid),
            (0.75, inks.light),
            (1.0, mix(inks.light, inks.paper, 0.7)),
        ),
        "day": ((0.0, inks.mid), (0.4, mix(inks.mid, inks.light, 0.7)), (1.0, inks.paper)),
    }[hour]
    canvas.p.fillRect(area, linear((0, area.top()), (0, horizon), *stops))
    above = QRectF(area.left(), area.top(), area.width(), horizon - area.top() + 10)
    dark, alpha = (inks.mid, 0.5) if hour == "day" else (mix(inks.ink, inks.deep, 0.25), 0.75)
    engrave(canvas.p, above, light, dark, alpha, 7, 470, 0.03, 0.85, 3, chance)
    if hour == "night":
        upper = QRectF(area.left(), area.top(), area.width(), (horizon - area.top()) * 0.8)
        stars(canvas.p, upper, chance, 90, inks.paper, 7)


def ridge(
    left: float, right: float, base: float, height: float, chance: Dice, steps: int, bottom: float
) -> QPainterPath:
    """A rolling skyline, closed down to `bottom`."""
    xs = [left + (right - left) * i / steps for i in range(steps + 1)]
    tops = [(x, base - chance.uniform(0, height)) for x in xs]
    out = QPainterPath(QPointF(left, bottom))
    out.lineTo(*tops[0])
    for (ax, ay), (bx, by) in pairwise(tops):
        middle = (ax + bx) / 2
        out.cubicTo(middle, ay, middle, by, bx, by)
    out.lineTo(right, bottom)
    out.closeSubpath()
    return out


def hills(
    p: QPainter,
    area: QRectF,
    y: float,
    inks: Palette,
    chance: Dice,
    layers: int = 3,
    height: float = 60,
    near: Colour | None = None,
    far: Colour | None = None,
    carved: bool = True,
) -> None:
    """Ranges of hills from y down to the bottom, far to near, with carved contours."""
    front, back = QColor(near or inks.ink), QColor(far or inks.mid)
    for i in range(layers):
        t = i / (layers - 1) if layers > 1 else 1.0
        base = y + (area.bottom() - y) * 0.62 * t
        steps = chance.choice((3, 4, 5))
        shape = ridge(area.left(), area.right(), base, height * (1 - 0.35 * t), chance, steps, area.bottom())
        colour = mix(back, front, t)
        top, low = mix(colour, inks.light, 0.16 * (1 - t)), mix(colour, front, 0.6)
        p.fillPath(shape, linear((0, y - height), (0, area.bottom()), (0, top), (1, low)))
        _contours(p, area, shape, mix(colour, inks.paper, 0.35), 7 if carved else 1)


def _contours(p: QPainter, area: QRectF, shape: QPainterPath, colour: QColor, count: int) -> None:
    p.save()
    p.setClipRect(area, INTERSECT)
    p.setClipPath(shape, INTERSECT)
    for k in range(1, count):
        p.save()
        p.translate(0, 3 + k * k * 1.6)
        p.strokePath(shape, QPen(faded(colour, 0.62 - 0.08 * k), 1.5 - 0.15 * k))
        p.restore()
    p.restore()


def sea(
    p: QPainter,
    area: QRectF,
    y: float,
    inks: Palette,
    chance: Dice,
    glitter: float | None = None,
    base: Colour | None = None,
) -> None:
    """Water from y to the bottom, with carved waves; `glitter` is the x of a path of light."""
    colour = QColor(base or inks.deep)
    water = QRectF(area.left(), y, area.width(), area.bottom() - y)
    top, middle, low = mix(colour, inks.light, 0.42), mix(colour, inks.mid, 0.4), mix(colour, inks.ink, 0.45)
    p.save()
    p.setClipRect(water, INTERSECT)
    p.fillRect(water, linear((0, y), (0, area.bottom()), (0, top), (0.35, middle), (1, low)))
    line = y + 3
    while line < area.bottom():
        depth = (line - y) / (area.bottom() - y)
        crest, length = 2 + 13 * depth, 26 + 90 * depth
        x = area.left() - chance.uniform(0, length)
        while x < area.right():
            width = length * chance.uniform(0.7, 1.3)
            lit = 0.0 if glitter is None else max(0.0, 1 - abs(x + width / 2 - glitter) / (40 + 130 * depth))
            shade = mix(mix(colour, inks.light, 0.55), inks.paper, lit)
            alpha = 0.28 + 0.6 * lit if chance.random() < 0.8 else 0.12
            p.fillPath(_wave(x, line, width, crest), faded(shade, alpha))
            x += length * chance.uniform(1.0, 1.35)
        line += crest * 0.95 + 1.5
    p.restore()


def _wave(x: float, y: float, width: float, crest: float) -> QPainterPath:
    thick, a, m, b = crest * 0.34, x + width * 0.25, x + width * 0.5, x + width * 0.75
    low = y + crest * 0.55
    return path(
        (x, y),
        (a, y - crest, m, y),
        (b, low, x + width, y),
        (b, low + thick, m, y + thick),
        (a, y - crest + thick, x, y),
    )


def checker(
    p: QPainter,
    area: QRectF,
    y: float,
    inks: Palette,
    dark: Colour,
    pale: Colour,
    vanish: float | None = None,
) -> None:
    """A floor of tiles in perspective from y to the bottom; `vanish` is the x of the vanishing point."""
    middle = area.center().x() if vanish is None else vanish
    depth = area.bottom() - y
    floor = QRectF(area.left(), y, area.width(), depth)
    rows = [(z, y + depth * 1.05 / z) for z in (1.0 + 0.42 * k for k in range(30))]
    p.save()
    p.setClipRect(floor, INTERSECT)
    p.fillRect(floor, QColor(pale))
    p.setPen(Qt.PenStyle.NoPen)
    for i, ((za, ya), (zb, yb)) in enumerate(pairwise(rows)):
        p.setBrush(mix(dark, pale, min(0.9, i / 24)))
        for j in range(-26 + (i + 1) % 2, 26, 2):
            a, b = j * 92, (j + 1) * 92
            corners = (
                (middle + a / za, ya),
                (middle + b / za, ya),
                (middle + b / zb, yb),
                (middle + a / zb, yb),
            )
            p.drawPolygon(polygon(corners))
    light = ((0, faded(inks.light, 0.55)), (0.25, faded(inks.light, 0.05)), (1, faded(inks.ink, 0.45)))
    p.fillRect(floor, linear((0, y), (0, y + depth), *light))
    p.restore()


def curtains(
    p: QPainter,
    area: QRectF,
    inks: Palette,
    width: float = 0.26,
    colour: Colour | None = None,
    top: bool = True,
) -> None:
    """Stage curtains on both sides, each `width` of the area, and swags above."""
    cloth = QColor(colour or inks.accent)
    for side in (-1, 1):
        for k in range(5):
            _fold(p, area, inks, cloth, side, area.width() * width, k)
    if top:
        for k in range(5):
            _swag(p, area.left() + k * area.width() / 5, area.top(), area.width() / 5, inks, cloth)


def _fold(p: QPainter, area: QRectF, inks: Palette, cloth: QColor, side: int, width: float, k: int) -> None:
    edge = area.left() if side < 0 else area.right()
    a, b = edge - side * width * k / 5, edge - side * width * (k + 1) / 5
    swing, top, bottom = 26 * (k + 1) / 5, area.top(), area.bottom()
    knee, foot = top + area.height() * 0.35, top + area.height() * 0.6
    shape = path(
        (a, top),
        (b - side * 6, top),
        (b - side * swing, knee, b + side * swing * 0.7, foot, b, bottom),
        (a, bottom),
    )
    dark, plain, lit, shade = (
        mix(cloth, inks.ink, 0.72),
        mix(cloth, inks.ink, 0.12),
        mix(cloth, inks.paper, 0.18),
        mix(cloth, inks.ink, 0.55),
    )
    p.fillPath(shape, linear((a, 0), (b, 0), (0, dark), (0.45, plain), (0.62, lit), (1, shade)))


def _swag(p: QPainter, x: float, y: float, width: float, inks: Palette, cloth: QColor) -> None:
    left, right, middle = x - 4, x + width + 4, x + width / 2
    shape = path((left, y), (right, y), (right, y + 26), (middle, y + 88, left, y + 26))
    stops = (
        (0, mix(cloth, inks.ink, 0.7)),
        (0.7, mix(cloth, inks.ink, 0.1)),
        (1, mix(cloth, inks.paper, 0.2)),
    )
    p.fillPath(shape, linear((0, y), (0, y + 60), *stops))
    p.strokePath(path((left, y + 26), (middle, y + 88, right, y + 26)), QPen(inks.second, 2.4))


def tree(
    p: QPainter,
    x: float,
    y: float,
    length: float,
    angle: float,
    width: float,
    colour: Colour,
    chance: Dice,
    depth: int,
) -> list[Point]:
    """A bare branching tree growing at `angle` (radians, -pi/2 is up); gives the tips of its twigs."""
    end = (x + length * math.cos(angle), y + length * math.sin(angle))
    bend = (
        (x + end[0]) / 2 + chance.uniform(-0.14, 0.14) * length,
        (y + end[1]) / 2 + chance.uniform(-0.1, 0.1) * length,
    )
    p.strokePath(path((x, y), (*bend, *end)), round_pen(colour, width))
    if depth == 0:
        return [end]
    both = depth > 1 or chance.random() < 0.8
    tips: list[Point] = []
    for side in (-1, 1) if both else (chance.choice((-1, 1)),):
        reach, turn = length * chance.uniform(0.66, 0.82), angle + side * chance.uniform(0.28, 0.62)
        tips += tree(p, *end, reach, turn, width * 0.66, colour, chance, depth - 1)
    return tips


def cloud(p: QPainter, x: float, y: float, width: float, colour: Colour, shade: Colour, chance: Dice) -> None:
    """A flat-bottomed cloud with ruled shading; (x, y) is the middle of its base."""
    circles = []
    for i in range(6):
        radius = width * (0.12 + 0.13 * math.sin(math.pi * (i + 0.5) / 6)) * chance.uniform(0.85, 1.15)
        circles.append((x - width * 0.4 + width * 0.16 * i, y - radius * 0.5, radius * 0.9))
    shape = blob(circles).united(rectangle(x, y, width, width * 0.1, width * 0.05))
    p.fillPath(shape, linear((0, y - width * 0.3), (0, y + width * 0.06), (0, colour), (1, shade)))
    p.save()
    p.setClipPath(shape, INTERSECT)
    for k in range(8):
        rule = width * 0.012 * (1 - k * 0.12)
        top, span = y + width * 0.06 - k * width * 0.032, width * (0.9 - 0.02 * k)
        p.fillPath(rectangle(x + k * width * 0.02, top, span, rule, rule / 2), faded(shade, 0.8))
    p.restore()


def birds(
    p: QPainter, colour: Colour, chance: Dice, x: float, y: float, count: int = 7, spread: float = 120
) -> None:
    """A flock of distant birds around (x, y)."""
    for _ in range(count):
        a, b = x + chance.gauss(0, spread * 0.4), y + chance.gauss(0, spread * 0.18)
        s = chance.uniform(4, 9)
        left = (a - s * 0.4, b - s * 0.6, a, b)
        p.strokePath(
            path((a - s, b - s * 0.4), left, (a + s * 0.4, b - s * 0.6, a + s, b - s * 0.4)),
            round_pen(colour, 1.8),
        )


def table_top(
    p: QPainter, area: QRectF, y: float, inks: Palette, chance: Dice, base: Colour | None = None
) -> None:
    """A wooden table from y to the bottom, with grain and a lit edge."""
    wood = QColor(base or mix(inks.second, inks.ink, 0.62))
    top = QRectF(area.left(), y, area.width(), area.bottom() - y)
    stops = ((0, mix(wood, inks.paper, 0.25)), (0.12, wood), (1, mix(wood, inks.ink, 0.6)))
    p.save()
    p.setClipRect(top, INTERSECT)
    p.fillRect(top, linear((0, y), (0, area.bottom()), *stops))
    for k in range(26):
        line = y + 4 + top.height() * (k / 26) ** 1.4
        fibre = QPainterPath(QPointF(area.left(), line))
        for i in range(1, 7):
            middle, end = area.left() + area.width() * (i - 0.5) / 6, area.left() + area.width() * i / 6
            fibre.quadTo(middle, line + chance.uniform(-4, 4), end, line + chance.uniform(-1, 1))
        p.strokePath(fibre, QPen(faded(inks.ink, 0.35), chance.uniform(0.8, 2.4)))
    p.fillRect(QRectF(top.left(), y, top.width(), 4), faded(inks.paper, 0.55))
    p.restore()
