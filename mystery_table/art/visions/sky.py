"""Skies, lights, clouds, birds and weather of visions."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainterPath,
)

from mystery_table.art.colours import Colour, Point, Stop, faded, linear, mix, radial
from mystery_table.art.engraving import engrave
from mystery_table.art.palettes import Palette
from mystery_table.art.scenery import cloud, moon, sleeping_face, stars
from mystery_table.art.textures import fog, rays
from mystery_table.art.visions.scene import (
    FRAME,
    Scene,
    clipped,
    ellipse_path,
    fill,
    line,
    moved,
    poly,
    rect_path,
    stroke,
)


def sky_stops(inks: Palette, kind: str) -> tuple[Stop, ...]:
    """Sky stops."""
    return {
        "night": ((0, inks.ink), (0.45, inks.deep), (0.8, inks.mid), (1, mix(inks.mid, inks.light, 0.6))),
        "dusk": ((0, inks.deep), (0.4, inks.mid), (0.75, inks.light), (1, mix(inks.light, inks.paper, 0.7))),
        "day": ((0, inks.mid), (0.4, mix(inks.mid, inks.light, 0.7)), (1, inks.paper)),
        "storm": (
            (0, mix(inks.ink, inks.deep, 0.4)),
            (0.5, mix(inks.deep, inks.mid, 0.5)),
            (1, mix(inks.light, inks.mid, 0.4)),
        ),
    }[kind]


def sky(s: Scene, glow_at: Point, horizon: float, kind: str | None = None) -> None:
    """Engraved sky, lightest around glow_at."""
    kind = kind or s.options.get("sky", "night")
    inks, chance = s.inks, s.dice
    s.p.fillRect(FRAME, linear((0, FRAME.top()), (0, horizon), *sky_stops(inks, kind)))
    area = QRectF(FRAME.left(), FRAME.top(), FRAME.width(), horizon - FRAME.top() + 10)
    colour, strength = (inks.mid, 0.5) if kind == "day" else (mix(inks.ink, inks.deep, 0.25), 0.7)
    engrave(
        s.p,
        area,
        glow_at,
        colour,
        strength,
        chance.choice([6, 7, 8]),
        480,
        0.03,
        0.85,
        chance.choice([1, 3, 7]),
        chance,
    )
    if kind == "night":
        stars(
            s.p, QRectF(area.left(), area.top(), area.width(), area.height() * 0.8), chance, 90, inks.paper, 7
        )
    if kind == "storm":
        for _ in range(6):
            cloud(
                s.p,
                chance.uniform(30, 450),
                chance.uniform(50, 130),
                chance.uniform(170, 260),
                mix(inks.mid, inks.light, 0.35),
                mix(inks.deep, inks.ink, 0.3),
                chance,
            )


def light(s: Scene, x: float, y: float, r: float, kind: str | None = None) -> None:
    """What shines in the sky."""
    kind = kind or s.options.get("light", "moon")
    if kind == "moon":
        moon(s.canvas, x, y, r, s.inks, s.dice)
    elif kind == "crescent":
        moon(s.canvas, x, y, r, s.inks, s.dice, 0.42)
    elif kind == "face":
        moon(s.canvas, x, y, r, s.inks, s.dice)
        sleeping_face(s.p, s.inks.ink, x, y, r)
    elif kind == "sun":
        sun(s, x, y, r)
    elif kind == "eye":
        eye(s, x, y, r)
    elif kind == "ring":
        ringed_planet(s, x, y, r)


def sun(s: Scene, x: float, y: float, r: float) -> None:
    """Sun."""
    inks, p = s.inks, s.p
    rays(p, (x, y), r * 5, 28, inks.paper, 0.5, s.dice.random())
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(mix(inks.accent, "#e9a63a", 0.45))
    for i in range(24):
        a = math.pi * 2 * i / 24
        tip = r * (1.42 if i % 2 else 1.68)
        p.drawPolygon(
            poly(
                (x + tip * math.cos(a), y + tip * math.sin(a)),
                (x + r * 1.1 * math.cos(a - 0.1), y + r * 1.1 * math.sin(a - 0.1)),
                (x + r * 1.1 * math.cos(a + 0.1), y + r * 1.1 * math.sin(a + 0.1)),
            )
        )
    p.setBrush(
        linear(
            (x - r, y - r),
            (x + r, y + r),
            (0, mix("#f3cf6b", inks.paper, 0.5)),
            (1, mix("#e9a63a", inks.accent, 0.4)),
        )
    )
    p.drawEllipse(QPointF(x, y), r, r)
    for share in (0.9, 0.76):
        stroke(s, ellipse_path(x, y, r * share), faded(inks.ink, 0.45), 1.4)


def eye(s: Scene, x: float, y: float, r: float) -> None:
    """A radiant eye."""
    inks, p, w = s.inks, s.p, r * 1.9
    rays(p, (x, y), r * 5, 30, inks.paper, 0.45, s.dice.random())
    lid = QPainterPath(QPointF(x - w, y))
    lid.quadTo(x, y - r * 1.5, x + w, y)
    lid.quadTo(x, y + r * 1.5, x - w, y)
    fill(
        s,
        lid,
        linear(
            (0, y - r), (0, y + r), (0, mix(inks.light, inks.paper, 0.3)), (0.4, inks.paper), (1, inks.light)
        ),
        inks.ink,
        4,
    )
    with clipped(s, lid):
        iris = radial(
            (x, y),
            r * 0.72,
            (0, inks.ink),
            (0.36, inks.ink),
            (0.4, inks.accent),
            (0.8, mix(inks.accent, inks.ink, 0.3)),
            (1, inks.ink),
        )
        fill(s, ellipse_path(x, y, r * 0.72), iris, inks.ink, 3)
        for i in range(26):
            a = i * math.pi / 13
            line(
                s,
                x + r * 0.34 * math.cos(a),
                y + r * 0.34 * math.sin(a),
                x + r * 0.62 * math.cos(a),
                y + r * 0.62 * math.sin(a),
                faded(inks.paper, 0.55),
                1.4,
            )
        fill(s, ellipse_path(x - r * 0.16, y - r * 0.2, r * 0.11), inks.paper)
    for i in range(-5, 6):
        t = i / 6
        lx, ly = x + w * t, y - r * 0.75 * (1 - t * t)
        line(s, lx, ly, lx + t * r * 0.5, ly - r * (0.42 - 0.2 * abs(t)), inks.ink, 3)


def ringed_planet(s: Scene, x: float, y: float, r: float) -> None:
    """Ringed planet."""
    inks = s.inks
    s.canvas.glow(x, y, r * 2.4, inks.paper, 0.4)
    disc = ellipse_path(0, 0, r)
    ring = ellipse_path(0, 0, r * 1.9, r * 0.5).subtracted(ellipse_path(0, 0, r * 1.35, r * 0.3))
    behind = rect_path(-r, -r * 0.9, 2 * r, r * 0.9).intersected(disc)
    with moved(s, x, y, -22):
        fill(
            s,
            disc,
            linear(
                (-r, -r), (r, r), (0, inks.paper), (0.6, inks.accent), (1, mix(inks.accent, inks.ink, 0.6))
            ),
        )
        with clipped(s, disc):
            for k in range(-6, 7):
                fill(
                    s,
                    ellipse_path(0, (k + 0.6) * r / 6, r, r * 0.1),
                    faded(inks.ink, 0.16 if k % 2 else 0.05),
                )
        fill(s, ring.subtracted(behind), faded(inks.paper, 0.85))


def cloud_bank(
    s: Scene,
    count: int,
    left: float,
    right: float,
    top: float,
    bottom: float,
    widths: tuple[float, float] = (120, 220),
) -> None:
    """Clouds scattered in a box."""
    inks, chance = s.inks, s.dice
    for _ in range(count):
        cloud(
            s.p,
            chance.uniform(left, right),
            chance.uniform(top, bottom),
            chance.uniform(*widths),
            mix(inks.light, inks.paper, 0.6),
            mix(inks.mid, inks.light, 0.4),
            chance,
        )


def mist(s: Scene, top: float, height: float, strength: float = 0.6, colour: Colour | None = None) -> None:
    """A bank of fog."""
    fog(
        s.p,
        QRectF(-20, top, 520, height),
        colour or mix(s.inks.light, s.inks.paper, 0.5),
        s.dice.randint(0, 9),
        strength,
    )


def birds(
    s: Scene, x: float, y: float, count: int = 7, spread: float = 120, colour: Colour | None = None
) -> None:
    """A flock."""
    for _ in range(count):
        bx, by, size = (
            x + s.dice.gauss(0, spread * 0.4),
            y + s.dice.gauss(0, spread * 0.18),
            s.dice.uniform(4, 9),
        )
        wing = QPainterPath(QPointF(bx - size, by - size * 0.4))
        wing.quadTo(bx - size * 0.4, by - size * 0.6, bx, by)
        wing.quadTo(bx + size * 0.4, by - size * 0.6, bx + size, by - size * 0.4)
        stroke(s, wing, colour or s.inks.ink, 1.8)


def leaf_path(length: float, width: float) -> QPainterPath:
    """A leaf from the origin along +x."""
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(length * 0.3, -width * 0.75, length * 0.7, -width * 0.6, length, 0)
    path.cubicTo(length * 0.7, width * 0.6, length * 0.3, width * 0.75, 0, 0)
    return path


def leaf(
    s: Scene,
    x: float,
    y: float,
    length: float,
    width: float,
    angle: float,
    colour: Colour,
    outline: float = 1.2,
) -> None:
    """One leaf with its vein."""
    with moved(s, x, y, angle):
        fill(
            s,
            leaf_path(length, width),
            linear(
                (0, -width / 2),
                (0, width / 2),
                (0, mix(colour, s.inks.paper, 0.25)),
                (0.5, colour),
                (1, mix(colour, s.inks.ink, 0.35)),
            ),
            faded(s.inks.ink, 0.75),
            outline,
        )
        line(s, length * 0.08, 0, length * 0.86, 0, faded(s.inks.ink, 0.5), max(0.8, outline * 0.7))


def weather(s: Scene) -> None:
    """What falls or floats over the whole picture, by the option "weather"."""
    spots = [(s.dice.uniform(24, 456), s.dice.uniform(24, 696)) for _ in range(90)]
    falling = WEATHERS.get(s.options.get("weather", ""))
    if falling:
        falling(s, spots)


def _snow(s: Scene, spots: list[Point]) -> None:
    for x, y in spots + [(y * 0.66, x * 1.5) for x, y in spots]:
        flake = ellipse_path(x, y, s.dice.choice([1.4, 1.8, 2.4, 3.4]))
        fill(s, flake, faded("#ffffff", s.dice.uniform(0.55, 0.95)))


def _rain(s: Scene, spots: list[Point]) -> None:
    for x, y in spots:
        length = s.dice.uniform(14, 34)
        colour = faded(s.inks.paper, s.dice.uniform(0.25, 0.55))
        line(s, x, y, x - length * 0.22, y + length, colour, 1.5)


def _leaves(s: Scene, spots: list[Point]) -> None:
    for x, y in spots[:24]:
        colour = mix(s.inks.accent, "#b5541d", s.dice.random())
        leaf(s, x, y, s.dice.uniform(12, 20), 9, s.dice.uniform(0, 360), colour, 0.8)


def _petals(s: Scene, spots: list[Point]) -> None:
    for x, y in spots[:34]:
        with moved(s, x, y, s.dice.uniform(0, 360)):
            colour = mix(s.inks.accent, s.inks.paper, s.dice.uniform(0.3, 0.7))
            fill(s, leaf_path(s.dice.uniform(8, 14), 9), faded(colour, 0.92))


def _sparks(s: Scene, spots: list[Point]) -> None:
    embers = s.options["weather"] == "embers"
    colour = mix(s.inks.accent, "#ffb347", 0.6) if embers else QColor("#f7e58a")
    for x, y in spots[:46]:
        s.canvas.glow(x, y, s.dice.uniform(5, 11), colour, 0.8)
        fill(s, ellipse_path(x, y, s.dice.uniform(1, 2.2)), mix(colour, "#ffffff", 0.4))


def _bubbles(s: Scene, spots: list[Point]) -> None:
    for x, y in spots[:30]:
        r = s.dice.choice([3, 4, 5, 7, 10])
        stroke(s, ellipse_path(x, y, r), faded(s.inks.paper, 0.75), 1.3)
        fill(s, ellipse_path(x - r * 0.35, y - r * 0.35, r * 0.22), faded(s.inks.paper, 0.85))


def _confetti(s: Scene, spots: list[Point]) -> None:
    inks = s.inks
    colours = (inks.accent, inks.second, inks.paper, mix("#e9b23c", inks.accent, 0.2), inks.mid)
    for x, y in spots:
        with moved(s, x, y, s.dice.uniform(0, 180)):
            fill(s, rect_path(-4, -2, 8, 4), s.dice.choice(colours))


WEATHERS: dict[str, Callable[[Scene, list[Point]], None]] = {
    "bubbles": _bubbles,
    "confetti": _confetti,
    "embers": _sparks,
    "fireflies": _sparks,
    "leaves": _leaves,
    "petals": _petals,
    "rain": _rain,
    "snow": _snow,
}
