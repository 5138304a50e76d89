"""What several places have out of doors: people, ships, houses, lamps, trees, paving."""

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from mystery_table.art.colours import Colour, faded, linear, mix, radial
from mystery_table.art.ink import Ink
from mystery_table.art.places.furnish import (
    GOLD,
    WOOD_DARK,
    WOOD_WARM,
)
from mystery_table.art.shapes import (
    arch,
    blob,
    box,
    closed,
    ellipse,
    moved,
    path,
    rectangle,
)


def walker(
    b: Ink,
    x: float,
    y: float,
    h: float,
    col: Colour | None = None,
    flip: bool = False,
    dress: bool = False,
    shadow: bool = True,
) -> None:
    """Tiny person in a coat and hat, or in a long dress."""
    inks = b.inks
    col = col or inks.ink
    with b.at(x, y, 0, h / 100, flip):
        if shadow:
            b.fill(closed((-12, 0), (14, 0), (80, 30), (50, 33)), faded(inks.ink, 0.35))
        if dress:
            b.fill(
                closed(
                    (-6, -78),
                    (-13, -66, -10, -54),
                    (-20, -30, -30, 0),
                    (0, 6, 30, 0),
                    (20, -30, 10, -54),
                    (13, -66, 6, -78),
                ),
                col,
            )
            b.fill(ellipse(0, -88, 8, 9), col)
            b.fill(ellipse(0, -98, 8, 6), col)
        else:
            b.fill(
                closed((-4, -78), (-20, -74, -19, -50, -21, -22), (18, -20), (17, -50, 16, -74, 4, -78)), col
            )
            b.fill(closed((-14, -24), (-4, -24), (-9, 0), (-18, 0)), col)
            b.fill(closed((3, -24), (13, -24), (17, 0), (8, 0)), col)
            b.fill(ellipse(0, -86, 9, 10), col)
            b.fill(box(-15, -93, 15, -89, 2), col)
            b.fill(box(-9, -105, 9, -91, 3), col)
        b.fill(
            closed((-4, -76), (-15, -70, -14, -50, -16, -26), (-11, -26), (-11, -52, -9, -66, -4, -76)),
            faded(inks.paper, 0.35),
        )


def beam(b: Ink, x: float, y: float, ang: float, length: float, half: float, col: Colour, a: float) -> None:
    """A cone of light from a point."""
    b.fill(
        closed(
            (x, y),
            (x + length * math.cos(ang - half), y + length * math.sin(ang - half)),
            (x + length * math.cos(ang + half), y + length * math.sin(ang + half)),
        ),
        radial((x, y), length, (0, faded(col, a)), (1, faded(col, 0))),
    )


def sailboat(b: Ink, x: float, y: float, k: float = 1.0, sail: Colour | None = None) -> None:
    """Waterline at (x, y)."""
    with b.at(x, y, 0, k):
        b.stroke(path((0, -6), (0, -92)), 4)
        b.local(closed((4, -90), (40, -40, 42, -14), (4, -14)), sail or b.inks.paper, 0.4, width=3)
        b.local(closed((-4, -78), (-30, -40, -34, -14), (-4, -14)), sail or b.inks.paper, 0.45, width=3)
        b.local(closed((-46, -8), (50, -8), (36, 12), (-32, 12)), b.inks.accent, 0.45, width=3)


def steamer(b: Ink, x: float, y: float, k: float = 1.0) -> None:
    """Ocean liner, waterline at (x, y)."""
    with b.at(x, y, 0, k):
        for fx in (-30, 4, 38):
            b.local(
                closed((fx - 9, -42), (fx + 9, -42), (fx + 12, -92), (fx - 6, -92)),
                b.inks.accent,
                0.45,
                width=3,
            )
            b.local(
                closed((fx - 7, -82), (fx + 11, -82), (fx + 12, -92), (fx - 6, -92)),
                b.inks.ink,
                0.3,
                hatch=False,
                width=2.4,
            )
        b.local(box(-66, -48, 70, -24, 4), b.inks.paper, 0.35, width=3)
        for i in range(8):
            b.fill(ellipse(-56 + i * 17, -36, 3.4), b.inks.ink)
        b.local(
            closed((-110, -34), (-96, -24), (96, -24), (120, -40), (96, 16), (-92, 16)),
            mix(b.inks.deep, b.inks.ink, 0.35),
            0.4,
            width=3.4,
        )
        b.stroke(path((-92, 2), (98, 2)), 3, b.inks.accent)
        b.stroke(path((88, -40), (88, -86)), 2.6)
        b.stroke(path((-86, -32), (-86, -84)), 2.6)
        for i in range(5):
            b.fill(
                ellipse(44 + i * 17, -108 - i * 9, 12 + i * 4, 9 + i * 3),
                faded(b.inks.paper, 0.55 - 0.08 * i),
            )


def barrel(b: Ink, x: float, y: float, r: float = 46) -> None:
    """A barrel."""
    b.local(ellipse(x, y, r), mix(WOOD_WARM, b.inks.accent, 0.15), 0.55)
    b.stroke(ellipse(x, y, r * 0.8), 2.6, faded(b.inks.ink, 0.7))
    with b.clip(ellipse(x, y, r * 0.8)):
        for k in range(-3, 4):
            b.stroke(path((x + k * r * 0.26, y - r), (x + k * r * 0.26, y + r)), 2, faded(b.inks.ink, 0.6))
    b.local(rectangle(x, y + r * 0.36, r * 0.2, r * 0.28, 2), GOLD, 0.3, hatch=False, width=2.4)


def plant(b: Ink, x: float, foot: float, h: float, col: Colour | None = None, n: int = 9) -> None:
    """Fan of leaves in a pot."""
    c = QColor(col) if col else mix(b.inks.second, "#3f7a4a", 0.75)
    for i in range(n):
        a = -90 + (i - (n - 1) / 2) * 20
        long = h * (0.74 - abs(i - (n - 1) / 2) * 0.03)
        leaf = moved(
            closed((0, 0), (long * 0.4, -long * 0.16, long, 0), (long * 0.4, long * 0.12, 0, 0)),
            x,
            foot - h * 0.26,
            a,
        )
        b.local(leaf, mix(c, b.inks.ink if i % 2 else b.inks.light, 0.18), 0.45, hatch=False, width=2.6)
        b.stroke(moved(path((0, 0), (long * 0.8, -1)), x, foot - h * 0.26, a), 1.4, faded(b.inks.ink, 0.5))
    b.local(
        closed(
            (x - h * 0.17, foot - h * 0.3),
            (x + h * 0.17, foot - h * 0.3),
            (x + h * 0.12, foot),
            (x - h * 0.12, foot),
        ),
        mix(b.inks.accent, "#b5623a", 0.6),
        0.45,
        width=3.2,
    )


def street_lamp(b: Ink, x: float, foot: float, h: float = 230) -> None:
    """A street lamp."""
    b.pipe(path((x, foot), (x, foot - h)), 6, "#2a2f38", 2.6)
    b.local(
        closed((x - 16, foot), (x + 16, foot), (x + 6, foot - 26), (x - 6, foot - 26)),
        "#2a2f38",
        0.4,
        width=3,
    )
    b.canvas.glow(x, foot - h - 20, 90, "#ffdf8f", 0.9)
    b.local(
        closed((x - 12, foot - h), (x + 12, foot - h), (x + 18, foot - h - 40), (x - 18, foot - h - 40)),
        "#ffe6a6",
        0.2,
        hatch=False,
        width=3,
    )
    b.local(
        closed((x - 22, foot - h - 38), (x + 22, foot - h - 38), (x, foot - h - 62)), "#2a2f38", 0.4, width=3
    )


def bench(b: Ink, x: float, foot: float, w: float = 120) -> None:
    """A bench."""
    wood = mix(WOOD_WARM, b.inks.paper, 0.1)
    for y in (56, 42, 28):
        b.local(box(x - w / 2, foot - y, x + w / 2, foot - y + 10, 3), wood, 0.4, hatch=False, width=2.8)
    for k in (-1, 1):
        b.stroke(
            path((x + k * w * 0.4, foot - 62), (x + k * w * 0.4, foot - 24), (x + k * w * 0.44, foot)), 5
        )


def house(
    b: Ink, x: float, foot: float, w: float, h: float, col: Colour, roof: Colour, lit: bool = True
) -> None:
    """A house."""
    inks = b.inks
    b.local(box(x - w / 2, foot - h, x + w / 2, foot), col, 0.5, width=3.2)
    b.local(
        closed((x - w / 2 - 8, foot - h), (x, foot - h - w * 0.42), (x + w / 2 + 8, foot - h)),
        roof,
        0.45,
        width=3.2,
    )
    cols, rows = max(2, int(w / 34)), max(2, int(h / 56))
    for i in range(cols):
        for j in range(rows):
            wx = x - w / 2 + w * (i + 0.5) / cols
            wy = foot - h + 22 + j * (h - 20) / rows
            pane = arch(wx - 8, wy - 4, wx + 8, wy + 22)
            b.fill(pane, "#ffe09a" if lit and (i * 3 + j * 5 + int(x)) % 4 else mix(inks.deep, inks.ink, 0.4))
            b.stroke(pane, 2.2)


def tree_round(b: Ink, x: float, foot: float, h: float, col: Colour) -> None:
    """A leafy tree with a round crown."""
    b.local(
        closed(
            (x - h * 0.05, foot),
            (x - h * 0.03, foot - h * 0.5),
            (x + h * 0.03, foot - h * 0.5),
            (x + h * 0.06, foot),
        ),
        WOOD_DARK,
        0.5,
        width=3,
    )
    crown = blob(
        [
            (x, foot - h * 0.72, h * 0.24),
            (x - h * 0.2, foot - h * 0.58, h * 0.18),
            (x + h * 0.2, foot - h * 0.58, h * 0.18),
            (x - h * 0.1, foot - h * 0.86, h * 0.16),
            (x + h * 0.12, foot - h * 0.84, h * 0.15),
        ]
    )
    b.local(crown, col, 0.5, width=3.2)


def cobble(b: Ink, r: QRectF, y: float, c1: Colour, c2: Colour) -> None:
    """Street stones in perspective."""
    inks = b.inks
    b.p.fillRect(
        QRectF(r.left(), y, r.width(), r.bottom() - y), linear((0, y), (0, r.bottom()), (0, c1), (1, c2))
    )
    row, yy = 0, y
    while yy < r.bottom():
        t = (yy - y) / (r.bottom() - y)
        h, w = 6 + 20 * t, 20 + 50 * t
        x = r.left() - (w / 2 if row % 2 else 0)
        while x < r.right():
            stone = box(x + 1.5, yy + 1, x + w - 1.5, yy + h - 1, h * 0.35)
            b.fill(stone, mix(mix(c1, c2, t), b.dice.choice([inks.paper, inks.ink]), b.dice.uniform(0, 0.18)))
            b.stroke(stone, 1.2, faded(inks.ink, 0.35))
            x += w
        yy += h
        row += 1
