"""Furniture, windows, people and houses that several places use."""

import math
from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from mystery_table.art.colours import Colour, Point, faded, linear, mix, radial
from mystery_table.art.dice import dice
from mystery_table.art.engraving import engrave
from mystery_table.art.ink import Ink
from mystery_table.art.motifs import Style, extent
from mystery_table.art.scenery import moon, stars
from mystery_table.art.shapes import (
    arch,
    box,
    closed,
    ellipse,
    path,
    rectangle,
)

WOOD_DARK, WOOD_WARM, STONE, GOLD = "#5a3823", "#8a5630", "#9aa0a4", "#d9b25f"


def stand(
    b: Ink, code: str, x: float, foot: float, size: float, rotation: float = 0, lies: bool = False
) -> None:
    """A motif with its foot at y = foot; unless it lies or swims, with a shadow under it."""
    _, height = extent(code, size)
    style = Style(outline=0.5)
    b.canvas.motif(
        code, b.inks, x, foot - height / 2, size, rotation, style=style, ground=0 if lies else 0.85
    )


def window_night(
    b: Ink,
    shape: QPainterPath,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    rows: int = 3,
    cols: int = 2,
    moon_at: tuple[float, float, float] | None = None,
) -> None:
    """Glazed opening with stars; `shape` is any path."""
    inks = b.inks
    b.fill(
        shape,
        linear((0, y0), (0, y1), (0, mix(inks.deep, "#16244f", 0.6)), (1, mix(inks.light, "#7f9fc4", 0.5))),
    )
    with b.clip(shape):
        stars(b.p, QRectF(x0, y0, x1 - x0, (y1 - y0) * 0.6), b.dice, 26, inks.paper, 3)
        if moon_at:
            moon(b.canvas, *moon_at, inks, b.dice)
        for i in range(1, cols):
            x = x0 + (x1 - x0) * i / cols
            b.stroke(path((x, y0), (x, y1)), 4)
        for i in range(1, rows):
            y = y0 + (y1 - y0) * i / rows
            b.stroke(path((x0, y), (x1, y)), 4)
    b.stroke(shape, 6)


def wall_and_floor(
    b: Ink, r: QRectF, wall: Colour, floor: Colour, y: float, boards: bool = True, seed: int = 1
) -> None:
    """Flat wall with a skirting board, boarded or plain floor in perspective."""
    inks = b.inks
    b.p.fillRect(r, linear((0, r.top()), (0, y), (0, mix(wall, inks.ink, 0.35)), (1, wall)))
    engrave(
        b.p,
        QRectF(r.left(), r.top(), r.width(), y - r.top()),
        (r.center().x(), y - 150),
        mix(wall, inks.ink, 0.5),
        0.5,
        8,
        460,
        0.02,
        0.7,
        1,
        dice(seed),
    )
    f = QRectF(r.left(), y, r.width(), r.bottom() - y)
    b.p.fillRect(
        f, linear((0, y), (0, r.bottom()), (0, mix(floor, inks.paper, 0.25)), (1, mix(floor, inks.ink, 0.45)))
    )
    if boards:
        cx = r.center().x()
        for i in range(-9, 10):
            b.stroke(path((cx + i * 34, y), (cx + i * 92, r.bottom())), 2, faded(inks.ink, 0.5))
        for k in range(14):
            chance = dice(seed * 50 + k)
            t, j = chance.uniform(0.1, 0.95), chance.randint(-6, 6)
            yy = y + (r.bottom() - y) * t
            width = 34 + 58 * t
            b.stroke(path((cx + j * width, yy), (cx + (j + 1) * width, yy)), 1.6, faded(inks.ink, 0.5))
    b.local(
        box(r.left() - 6, y - 14, r.right() + 6, y), mix(wall, inks.paper, 0.3), 0.35, hatch=False, width=2.4
    )


def cobweb(b: Ink, x: float, y: float, r: float, a0: float = 0, a1: float = 90) -> None:
    """Quarter web from a corner, angles in degrees."""
    col = faded(b.inks.paper, 0.6)
    spokes = [math.radians(a0 + (a1 - a0) * i / 5) for i in range(6)]
    for a in spokes:
        b.stroke(path((x, y), (x + r * math.cos(a), y + r * math.sin(a))), 1.5, col)
    for k in range(1, 6):
        q = r * k / 5.6
        for a, c in pairwise(spokes):
            m = (a + c) / 2
            b.stroke(
                path(
                    (x + q * math.cos(a), y + q * math.sin(a)),
                    (
                        x + q * 0.84 * math.cos(m),
                        y + q * 0.84 * math.sin(m),
                        x + q * math.cos(c),
                        y + q * math.sin(c),
                    ),
                ),
                1.3,
                col,
            )


def light_pool(
    b: Ink, x: float, y: float, w: float, h: float, col: Colour = "#ffe6a6", a: float = 0.7
) -> None:
    """Ellipse of light on a floor or a table."""
    with b.at(x, y):
        b.p.scale(1, h / w)
        b.fill(ellipse(0, 0, w), radial((0, 0), w, (0, faded(col, a)), (1, faded(col, 0))))


def candle(b: Ink, x: float, y: float, h: float = 40, glow: float = 80) -> None:
    """A candle."""
    b.local(box(x - 5, y - h, x + 5, y, 2), "#f3e7c8", 0.35, hatch=False, width=2.4)
    b.canvas.glow(x, y - h - 10, glow, "#ffdf8f", 0.8)
    b.fill(
        closed((x, y - h - 24), (x + 9, y - h - 8, x, y - h), (x - 9, y - h - 8, x, y - h - 24)), "#ffb23f"
    )
    b.fill(
        closed((x, y - h - 16), (x + 4, y - h - 7, x, y - h - 2), (x - 4, y - h - 7, x, y - h - 16)),
        "#fff3c4",
    )


def candelabra(b: Ink, x: float, y: float, k: float = 1.0) -> None:
    """A candelabra."""
    with b.at(x, y, 0, k):
        b.pipe(path((0, 0), (0, -84)), 5, GOLD, 2.4)
        b.pipe(path((-40, -70), (-40, -46, 0, -44), (40, -46, 40, -70)), 4, GOLD, 2.4)
        b.local(closed((-26, 8), (26, 8), (8, -8), (-8, -8)), GOLD, 0.4, hatch=False, width=3)
        for cx, cy in ((-40.0, -70.0), (0.0, -84.0), (40.0, -70.0)):
            b.local(rectangle(cx, cy, 18, 6, 3), GOLD, 0.3, hatch=False, width=2.4)
            candle(b, cx, cy - 2, 26, 60)


def chandelier(b: Ink, x: float, y: float, k: float = 1.0) -> None:
    """A chandelier."""
    with b.at(x, y, 0, k):
        b.stroke(path((0, -220), (0, -50)), 4)
        b.stroke(path((0, -50), (-60, -40, -70, 0)), 3)
        b.stroke(path((0, -50), (60, -40, 70, 0)), 3)
        for w, yy in ((92.0, 6.0), (52.0, -20.0)):
            b.local(
                closed((-w, yy), (0, yy + 22, w, yy), (w - 6, yy + 10), (0, yy + 34, -w + 6, yy + 10)),
                GOLD,
                0.4,
                hatch=False,
                width=3,
            )
        for i in range(7):
            cx = -84.0 + 28 * i
            candle(b, cx, 8 + 12 * (1 - (cx / 92) ** 2), 22, 54)
        for i in range(9):
            cx = -72.0 + 18 * i
            yy = 24 + 14 * (1 - (cx / 92) ** 2)
            b.local(
                closed((cx, yy), (cx + 6, yy + 12, cx, yy + 18), (cx - 6, yy + 12, cx, yy)),
                "#e8f4f4",
                0.3,
                hatch=False,
                width=1.8,
            )


def column(b: Ink, x: float, top: float, foot: float, w: float = 40, col: Colour | None = None) -> None:
    """A column."""
    c = QColor(col) if col else mix(b.inks.light, b.inks.paper, 0.4)
    b.local(box(x - w / 2, top, x + w / 2, foot), c, 0.6)
    for k in (-1, 0, 1):
        b.stroke(path((x + k * w * 0.26, top + 14), (x + k * w * 0.26, foot)), 2.4, faded(b.inks.ink, 0.35))
    b.local(box(x - w * 0.7, top - 6, x + w * 0.7, top + 16, 4), c, 0.5, width=3.4)
    b.local(box(x - w * 0.7, foot - 16, x + w * 0.7, foot + 6, 4), c, 0.5, width=3.4)


def picture(
    b: Ink, x: float, y: float, w: float, h: float, code: str | None = None, face: bool = False
) -> None:
    """A picture."""
    b.local(rectangle(x, y, w, h, 3), GOLD, 0.5, hatch=False, width=3.4)
    b.local(rectangle(x, y, w - 16, h - 16), mix(b.inks.deep, b.inks.mid, 0.3), 0.5, width=2.4)
    if code:
        b.canvas.motif(code, b.inks, x, y, min(w, h) * 0.56)
    if face:
        b.fill(
            closed(
                (x - w * 0.28, y + h * 0.42),
                (x - w * 0.26, y + h * 0.1, x, y + h * 0.08),
                (x + w * 0.26, y + h * 0.1, x + w * 0.28, y + h * 0.42),
            ),
            b.inks.ink,
        )
        b.fill(ellipse(x, y - h * 0.1, w * 0.13, h * 0.15), mix(b.inks.light, b.inks.paper, 0.5))
        b.fill(
            closed(
                (x - w * 0.15, y - h * 0.1),
                (x - w * 0.16, y - h * 0.3, x + w * 0.16, y - h * 0.3, x + w * 0.15, y - h * 0.1),
                (x, y - h * 0.24, x - w * 0.15, y - h * 0.1),
            ),
            b.inks.ink,
        )


def fireplace(b: Ink, x: float, foot: float, w: float = 170, h: float = 170) -> None:
    """A fireplace."""
    stone = mix(STONE, b.inks.light, 0.4)
    b.local(box(x - w / 2, foot - h, x + w / 2, foot), stone, 0.5)
    b.local(
        box(x - w / 2 - 14, foot - h - 18, x + w / 2 + 14, foot - h + 4, 3),
        mix(stone, b.inks.paper, 0.2),
        0.4,
        width=3.4,
    )
    hole = arch(x - w * 0.3, foot - h * 0.72, x + w * 0.3, foot)
    b.fill(hole, b.inks.ink)
    with b.clip(hole):
        b.canvas.glow(x, foot - 20, w * 0.5, "#ff9a3f", 0.9)
        for i, (hh, c) in enumerate(((90, "#d8501f"), (66, "#f0902e"), (42, "#fbd86a"))):
            for dx in (-26, 0, 24):
                k = 1 - 0.16 * i
                b.fill(
                    closed(
                        (x + dx * k, foot - hh - abs(dx) * -0.4),
                        (x + dx * k + 24 * k, foot - hh * 0.4, x + dx * k + 12, foot),
                        (x + dx * k - 12, foot),
                        (x + dx * k - 24 * k, foot - hh * 0.4, x + dx * k, foot - hh),
                    ),
                    c,
                )
    b.stroke(hole, 5)
    light_pool(b, x, foot + 24, w * 0.8, 34, "#ff9a3f", 0.6)


def curtain_pair(b: Ink, x0: float, y0: float, x1: float, y1: float, col: Colour) -> None:
    """Two tied-back curtains on a rail."""
    for k, x in ((1, x0), (-1, x1)):
        b.local(
            closed(
                (x - 8 * k, y0),
                (x + 44 * k, y0),
                (x + 40 * k, y0 + (y1 - y0) * 0.5, x + 6 * k, y0 + (y1 - y0) * 0.66),
                (x + 26 * k, y1),
                (x - 10 * k, y1),
            ),
            col,
            0.55,
        )
        for i in range(3):
            b.stroke(
                path(
                    (x + (6 + i * 12) * k, y0 + 4),
                    (x + (4 + i * 11) * k, y0 + (y1 - y0) * 0.5, x + 2 * k, y0 + (y1 - y0) * 0.64),
                ),
                1.8,
                faded(b.inks.ink, 0.5),
            )
    b.local(box(x0 - 18, y0 - 10, x1 + 18, y0 + 6, 6), GOLD, 0.4, hatch=False, width=3)


def book_wall(b: Ink, x0: float, near: Point, x1: float, far: Point, rows: int = 6) -> None:
    """Shelves in perspective between the near edge x0 (top, bottom) and the far edge x1 (top, bottom)."""
    inks, rnd = b.inks, b.dice
    wood = mix(WOOD_DARK, inks.ink, 0.25)
    colours = [
        inks.accent,
        inks.second,
        inks.mid,
        inks.light,
        mix(inks.accent, inks.ink, 0.4),
        mix(inks.second, inks.ink, 0.4),
        inks.deep,
        inks.paper,
    ]

    def at(t: float, v: float) -> tuple[float, float]:  # t along the wall, v down the wall
        top = near[0] + (far[0] - near[0]) * t
        bottom = near[1] + (far[1] - near[1]) * t
        return x0 + (x1 - x0) * t, top + (bottom - top) * v

    for k in range(rows):
        v0, v1 = k / rows, (k + 1) / rows
        shelf = closed(at(0, v0), at(1, v0), at(1, v1), at(0, v1))
        b.fill(shelf, mix(wood, inks.ink, 0.5))
        b.stroke(shelf, 2)
        t = 0.0
        while t < 1:
            t2 = min(1, t + rnd.uniform(0.045, 0.10) * (1 - 0.45 * t))
            v = v0 + (v1 - v0) * rnd.uniform(0.12, 0.34)
            spine = closed(at(t, v), at(t2, v), at(t2, v1 - 0.012), at(t, v1 - 0.012))
            b.fill(spine, mix(rnd.choice(colours), inks.ink, 0.12 + 0.45 * t))
            b.stroke(spine, 1.5)
            if rnd.random() < 0.6:
                for f in (0.2, 0.84):
                    vv = v + (v1 - v) * f
                    b.stroke(path(at(t, vv), at(t2, vv)), 1.5, faded("#e8c877", 0.8))
            t = t2
        b.stroke(path(at(0, v1), at(1, v1)), 4, mix(wood, inks.paper, 0.25))


def ladder(
    b: Ink, x0: float, y0: float, x1: float, y1: float, w0: float = 30, w1: float = 16, steps: int = 10
) -> None:
    """A ladder."""
    wood = mix(WOOD_WARM, b.inks.paper, 0.3)
    for k in range(1, steps):
        t = k / steps
        w = w0 + (w1 - w0) * t
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        b.stroke(path((x, y), (x + w, y)), 7)
        b.stroke(path((x, y), (x + w, y)), 4, wood)
    for d0, d1 in ((0, 0), (w0, w1)):
        b.pipe(path((x0 + d0, y0), (x1 + d1, y1)), 5, wood, 2)
