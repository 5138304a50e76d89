"""Mary King herself: hair, gown, hat, and what death does to her face."""

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from mystery_table.art.colours import Colour, faded, linear, mix
from mystery_table.art.dice import dice
from mystery_table.art.mary.looks import GHOST_DARK, LOOKS
from mystery_table.art.portraits import hair
from mystery_table.art.portraits.ornaments import leaf
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import blob, closed, ellipse, moved, path, polar, symmetric


def lock(
    b: Pen, x: float, y: float, angle: float, length: float, width: float, bend: float, c0: Colour, c1: Colour
) -> None:
    """Tapered, curling strand of hair."""
    n, left, right = 14, [], []
    x0, y0, a = x, y, angle
    for i in range(n + 1):
        t = i / n
        w = width * (1 - t) ** 0.8 + 0.3
        left.append(QPointF(x - w * math.sin(a), y + w * math.cos(a)))
        right.append(QPointF(x + w * math.sin(a), y - w * math.cos(a)))
        a += bend * math.sin(t * 5.2) * 0.32 + bend * 0.05
        x += length / n * math.cos(a)
        y += length / n * math.sin(a)
    strand = QPainterPath()
    strand.addPolygon(QPolygonF(left + right[::-1]))
    strand.closeSubpath()
    b.fill(strand, linear((x0, y0), (x, y), (0, c0), (1, c1)))
    b.stroke(strand, 1.1, faded(b.inks.ink, 0.8))


def rose(b: Pen, x: float, y: float, r: float, col: Colour, dead: bool) -> None:
    """A rose of the hat, shrivelled if dead."""
    for i in range(7):
        px, py = polar(x, y, r * 0.62, i / 7 + x * 0.01)
        b.part(
            ellipse(px, py, r * 0.5, r * (0.46 if not dead else 0.34)),
            mix(col, b.inks.ink, 0.12 * (i % 2)),
            0.45,
            hatch=False,
            width=2,
        )
    b.part(ellipse(x, y, r * 0.5), mix(col, b.inks.ink, 0.15), 0.4, hatch=False, width=2)
    b.stroke(
        path((x - r * 0.34, y), (x, y - r * 0.42, x + r * 0.34, y), (x, y + r * 0.38, x - r * 0.14, y + 1)), 2
    )


def hair_back(b: Pen, mode: str, s: Portrait) -> None:
    """The hair behind the head: curls of the living, long and blown of the dead."""
    chance, col = dice(5), QColor(LOOKS[mode].hair)
    light = mix(col, "#f7d08a" if mode == "mortal" else "#bfe9f5", 0.3)
    for _ in range(64 if mode == "ghost" else 30):  # curls that leave the head: long for the ghost
        d0 = chance.random()
        t = (
            math.pi * chance.choice([-0.1 + 0.28 * d0, 0.82 + 0.28 * d0])
            if mode == "mortal"
            else math.pi * (0.70 + 1.6 * chance.random())
        )
        r0, d = chance.uniform(52, 88), chance.random()
        length = chance.uniform(50, 84) if mode == "mortal" else chance.uniform(110, 210)
        k = chance.choice([-1, 1]) * chance.uniform(0.7, 1.3)
        x, y = r0 * math.cos(t), (36 if mode == "mortal" else -20) + r0 * math.sin(t)
        lock(
            b,
            x,
            y,
            t + chance.uniform(-0.25, 0.25),
            length,
            chance.uniform(5, 11),
            k,
            mix(col, b.inks.ink, 0.4 - 0.3 * d),
            mix(col, light, 0.3 + 0.7 * d),
        )
    hair.draw_behind(b, s)
    for i in range(12):
        k, t = (-1 if i % 2 else 1), i / 11
        b.stroke(
            path(
                (k * (84 + 14 * t), -40),
                (k * (76 + 22 * t), 10, k * (112 - 6 * t), 60, k * (92 + 12 * t), 96),
                (k * (80 + 16 * t), 130, k * (118 - 4 * t), 150, k * (96 + 14 * t), 196),
            ),
            1.8,
            mix(col, light, 0.4 + 0.5 * t),
        )


def dress(b: Pen, mode: str) -> None:
    """Neck, shoulders, gown and necklace."""
    look = LOOKS[mode]
    b.part(
        symmetric(
            (0, 60), (26, 60, 24, 100, 26, 128), (30, 150, 56, 156, 70, 166), (40, 260, 20, 270, 0, 270)
        ),
        look.skin,
        0.55,
    )
    b.part(
        symmetric(
            (0, 128),
            (34, 128, 42, 136, 56, 142),
            (105, 156, 144, 176, 150, 236),
            (166, 300, 170, 380, 174, 460),
            (60, 460, 20, 460, 0, 460),
        ),
        look.skin,
        0.45,
    )
    b.fill(
        closed((-26, 96), (-10, 124, 14, 124, 28, 92), (28, 112), (14, 140, -8, 140, -26, 112)),
        faded(b.inks.ink, 0.38),
    )
    for k in (-1, 1):
        b.stroke(path((k * 12, 172), (k * 40, 158, k * 84, 166)), 2.2, faded(b.inks.ink, 0.45))
    b.part(
        closed(
            (-190, 460),
            (-176, 250),
            (-156, 190, -120, 186, -96, 200),
            (-70, 262, -30, 250, 0, 274),
            (30, 250, 70, 262, 96, 200),
            (120, 186, 156, 190, 176, 250),
            (190, 460),
        ),
        look.dress,
        0.5,
    )
    lace = [
        (-99 * math.cos(math.pi * i / 16), 206 + 68 * math.sin(math.pi * i / 16), 10.5) for i in range(17)
    ]
    b.part(blob(lace), look.trim, 0.4, width=2.4)
    for x, y, _ in lace:
        b.fill(ellipse(x, y, 3), b.inks.ink)
    for k in (-1, 1):
        for i in range(4):
            b.stroke(
                path((k * (30 + 30 * i), 280 - 16 * i), (k * (34 + 32 * i), 330, k * (30 + 34 * i), 400)),
                2,
                faded(b.inks.ink, 0.4),
            )
    for i in range(17):
        t = math.pi * (0.02 + 0.96 * i / 16)
        b.part(
            ellipse(56 * math.cos(t), 148 + 44 * math.sin(t), 6.2), look.pearl, 0.3, hatch=False, width=1.8
        )
    b.part(closed((0, 194), (12, 208, 0, 230), (-12, 208, 0, 194)), look.gem, 0.5, hatch=False, width=2.4)
    if mode == "ghost":  # the gown is torn
        for x in range(-150, 160, 34):
            b.fill(closed((x, 420), (x + 8, 330 + (x * 7) % 50), (x + 16, 420)), faded(GHOST_DARK, 0.45))


def hat(b: Pen, mode: str) -> None:
    """The wide hat with roses."""
    look, dead = LOOKS[mode], mode == "ghost"
    c = QColor(look.hat)
    b.part(closed((-70, -96), (-80, -158, -42, -172, 0, -172), (42, -172, 80, -158, 70, -96)), c, 0.5)
    b.part(
        closed((-72, -118), (-30, -106, 30, -106, 72, -118), (71, -94), (30, -84, -30, -84, -71, -94)),
        look.band,
        0.4,
        width=2.6,
    )
    b.part(
        closed(
            (-152, -64),
            (-112, -116, -70, -102, 0, -104),
            (70, -102, 112, -122, 154, -76),
            (126, -48, 60, -68, 0, -68),
            (-60, -68, -120, -36, -152, -64),
        ),
        mix(c, b.inks.ink, 0.12),
        0.5,
    )
    for i in range(5):
        b.stroke(
            path(
                (-130 + i * 8, -68 - i * 3),
                (-60, -92 - i * 2, 0, -80 - i * 5),
                (60, -92 - i * 2, 132 - i * 8, -78 - i * 3),
            ),
            1.4,
            faded(b.inks.paper, 0.28),
        )
    for x, y, a in ((108, -118, -30), (20, -84, 160), (84, -72, 40), (112, -92, 10)):
        leaf(b, x - 8, y, 30, a, look.leaf)
    for x, y, r in ((60, -112, 22), (92, -98, 17), (34, -96, 16), (66, -86, 14)):
        rose(b, x, y, r, QColor(look.rose), dead)
    if dead:
        for x in (-128, -96, -40, 118, 140):  # moth holes in the brim
            b.fill(ellipse(x, -74 if abs(x) > 60 else -82, 4, 3), GHOST_DARK)


def ghost_face(b: Pen) -> None:
    """Hollow burning eyes, black tears, cracks: all inside the tiles of the features they replace."""
    for k in (-1, 1):
        x, y = k * 33, -4
        b.soft(x, y, 31, "#04101f", 1, 0.84)
        b.soft(x, y, 27, "#04101f", 0.9, 0.8)
        b.soft(x, y, 13, "#6fd0ee", 1)
        b.soft(x, y, 9, "#ffffff", 1)
        b.fill(ellipse(x, y, 4.4), "#ffffff")
        for j in range(3):
            b.stroke(
                path(
                    (x + k * (j * 7 - 7), y + 14),
                    (x + k * (j * 7 - 6), y + 30, x + k * (j * 7 - 9), y + 34 + (9 * j) % 14),
                ),
                2.6 - j * 0.4,
                faded("#0a2344", 0.8),
            )
    for pts in (
        ((14, -66), (22, -52), (14, -40), (24, -26)),
        ((22, -52), (38, -46), (44, -36)),
        ((-66, 14), (-50, 20), (-54, 32), (-44, 40)),
        ((-50, 20), (-42, 12)),
        ((46, 56), (36, 68), (40, 82)),
        ((36, 68), (26, 70)),
    ):
        crack = path(*pts)
        b.stroke(crack, 2.2, faded(GHOST_DARK, 0.9))
        b.stroke(moved(crack, 1.4, 1), 1, faded("#ffffff", 0.6))


def ghost_mouth(b: Pen) -> None:
    """Parted black lips, with the same corners as the smile of the living."""
    lips = closed((-26, 60), (-12, 50, -6, 49, 0, 53), (6, 49, 12, 50, 26, 60), (16, 86, -16, 86, -26, 60))
    b.fill(lips, "#1a3a60")
    hole = closed((-19, 61), (-6, 56, 6, 56, 19, 61), (12, 78, -12, 78, -19, 61))
    b.fill(hole, "#030a16")
    b.stroke(hole, 2)
    b.stroke(lips, 2.6)
    for k in (-1, 0, 1):
        b.stroke(
            path((k * 8, 80), (k * 9, 92 + 5 * (k == 0), k * 8, 96 + 9 * (k == 0))),
            2.2,
            faded(GHOST_DARK, 0.8),
        )
