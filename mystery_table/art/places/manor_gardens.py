"""Places of Mysterium among lawns and hedges."""

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from mystery_table.art.colours import faded, linear, mix
from mystery_table.art.engraving import engrave
from mystery_table.art.ink import Ink
from mystery_table.art.motifs import Style
from mystery_table.art.places.furnish import (
    WOOD_DARK,
    WOOD_WARM,
    candle,
    stand,
)
from mystery_table.art.places.outdoors import plant, walker
from mystery_table.art.scenery import birds, checker, cloud, hills, moon, sky, stars, tree
from mystery_table.art.shapes import (
    blob,
    box,
    closed,
    ellipse,
    path,
)
from mystery_table.art.textures import fog


def conservatory(b: Ink, r: QRectF) -> None:
    """The conservatory."""
    inks = b.inks
    b.p.fillRect(
        r, linear((0, 20), (0, 620), (0, inks.deep), (0.5, inks.mid), (1, mix(inks.light, inks.second, 0.2)))
    )
    stars(b.p, QRectF(30, 30, 420, 300), b.dice, 60, inks.paper, 4)
    moon(b.canvas, 240, 150, 60, inks, b.dice)
    engrave(b.p, r, (240, 200), inks.deep, 0.5, 8, 440, 0.02, 0.8, 2, b.dice)
    for k in range(5):  # iron ribs, one behind another
        s = 1.12 - 0.2 * k
        w, h = 226 * s, 330 * s
        rib = path(
            (240 - w, 360 + h),
            (240 - w, 360),
            (240 - w * 0.9, 360 - h * 0.75, 240, 360 - h),
            (240 + w * 0.9, 360 - h * 0.75, 240 + w, 360),
            (240 + w, 360 + h),
        )
        b.stroke(rib, 6 * s + 1, mix(inks.paper, inks.mid, 0.18 * k))
    for a, c in ((-1, 0), (-0.96, -0.36), (-0.66, -0.68), (-0.34, -0.87), (0, -1)):
        for k in (-1, 1):
            b.stroke(
                path((240 + k * a * 253, 360 + c * 370), (240 + k * a * 72, 360 + c * 106)),
                2.4,
                faded(inks.paper, 0.8),
            )
    checker(b.p, r, 490, inks, mix(inks.deep, inks.ink, 0.2), mix(inks.paper, inks.light, 0.4), 240)
    for x, foot, h in ((64, 500, 250), (420, 506, 230), (150, 510, 150), (340, 512, 140)):
        plant(b, x, foot, h, n=11)
    stand(b, "fountain", 240, 532, 132)
    for code, x, foot, z in (
        ("sunflower", 62, 606, 120),
        ("rose", 424, 608, 112),
        ("lotus", 334, 608, 76),
        ("toadstool", 142, 610, 70),
    ):
        stand(b, code, x, foot, z)
    b.canvas.motif("butterfly", inks, 180, 300, 54, -20, style=Style(outline=0.8))
    b.canvas.motif("butterfly", inks, 322, 250, 40, 25, style=Style(outline=0.8))


def stables(b: Ink, r: QRectF) -> None:
    """The stables."""
    inks = b.inks
    b.p.fillRect(r, linear((0, 26), (0, 450), (0, inks.ink), (1, mix(WOOD_DARK, inks.deep, 0.5))))
    wood = mix(WOOD_WARM, inks.mid, 0.12)
    for k in (-1, 1):
        b.pipe(path((240, 20), (240 + k * 260, 190)), 19, wood)
    b.pipe(path((20, 150), (460, 150)), 15, wood)
    for x in (130.0, 350.0):
        b.pipe(path((x, 60), (x, 150)), 9, wood)
    for i, (x, coat) in enumerate(((106, "#8a4f2a"), (374, "#e8dfce"))):
        b.fill(box(x - 80, 190, x + 80, 470), mix(inks.ink, inks.deep, 0.3))
        with b.clip(box(x - 80, 190, x + 80, 470)), b.at(x, 320, 0, 1.0, i == 1):
            b.local(
                closed(
                    (-70, 190),
                    (-64, 60, -20, 10, -6, -40),
                    (2, -66, 34, -70, 48, -40),
                    (66, 0, 86, 26, 80, 46),
                    (70, 60, 48, 56, 34, 40),
                    (20, 34, 10, 60, 30, 190),
                ),
                coat,
                0.5,
            )
            b.local(closed((0, -52), (-4, -84, 10, -90, 18, -58)), coat, 0.4, hatch=False, width=3)
            b.local(
                closed((-6, -60), (-40, -30, -50, 40, -74, 110), (-58, 100, -20, 60, -8, 0)),
                b.inks.ink,
                0.3,
                width=3,
            )
            b.fill(ellipse(30, -26, 6, 7), inks.ink)
            b.fill(ellipse(28, -29, 2), "#ffffff")
            b.fill(ellipse(70, 36, 4, 5), inks.ink)
            b.stroke(path((10, -20), (36, 8), (62, 20)), 4, inks.accent)
            b.stroke(path((36, 8), (40, 44)), 4, inks.accent)
        b.stroke(box(x - 80, 190, x + 80, 470), 10)
        b.stroke(box(x - 80, 190, x + 80, 470), 5, wood)
        b.local(box(x - 78, 400, x + 78, 500, 2), wood, 0.5)
        for j in range(1, 6):
            b.stroke(path((x - 78 + j * 26, 402), (x - 78 + j * 26, 498)), 2.4, faded(inks.ink, 0.6))
        b.stroke(path((x - 74, 496), (x + 74, 404)), 9)
        b.stroke(path((x - 74, 496), (x + 74, 404)), 5, mix(wood, inks.paper, 0.2))
    b.p.fillRect(
        QRectF(26, 498, 428, 120),
        linear((0, 498), (0, 612), (0, mix("#c9a050", WOOD_WARM, 0.4)), (1, mix(WOOD_DARK, inks.ink, 0.3))),
    )
    for _ in range(160):
        x, y = b.dice.uniform(26, 454), b.dice.uniform(502, 612)
        b.stroke(
            path((x, y), (x + b.dice.uniform(-16, 16), y + b.dice.uniform(-5, 5))), 2, faded("#edd28a", 0.75)
        )
    b.canvas.glow(240, 220, 190, "#ffdf8f", 0.9)
    b.stroke(path((240, 60), (240, 180)), 3)
    b.local(closed((222, 196), (258, 196), (264, 246), (216, 246)), "#ffe6a6", 0.25, hatch=False)
    b.local(closed((214, 196), (240, 172, 266, 196)), "#3a3f48", 0.4, hatch=False, width=3)
    b.local(box(210, 244, 270, 256, 3), "#3a3f48", 0.4, hatch=False, width=3)
    b.stroke(path((222, 330), (212, 374, 240, 378), (268, 374, 258, 330)), 15)
    b.stroke(path((222, 330), (212, 374, 240, 378), (268, 374, 258, 330)), 9, "#aab2b8")
    mound = closed(
        (140, 614),
        (176, 560, 196, 520, 236, 506),
        (262, 496, 292, 520, 306, 540),
        (330, 566, 344, 590, 360, 614),
    )
    b.local(mound, "#c99f48", 0.5, hatch=False)
    with b.clip(mound):
        for _ in range(150):
            x, y, a = (
                b.dice.uniform(150, 350),
                b.dice.uniform(505, 612),
                b.dice.uniform(-0.7, 0.7) + math.pi * (b.dice.random() < 0.5),
            )
            b.stroke(
                path((x, y), (x + 22 * math.cos(a), y + 22 * math.sin(a))),
                2,
                mix("#f3da92", b.inks.ink, b.dice.choice([0, 0.1, 0.45])),
            )
    for x, y, a in ((196, 524, -2.2), (240, 506, -1.4), (290, 522, -0.8), (160, 570, -2.6), (330, 568, -0.5)):
        b.stroke(path((x, y), (x + 16 * math.cos(a), y + 16 * math.sin(a))), 3, "#edd28a")
    b.pipe(path((196, 600), (300, 470)), 6, WOOD_WARM)
    for d in (-10, 0, 10):
        b.stroke(path((300, 470), (312 + d, 452 + d * 0.8)), 4, "#aab2b8")
    stand(b, "bucket", 396, 600, 74)
    stand(b, "cat", 96, 602, 76)


def hedge_maze(b: Ink, r: QRectF) -> None:
    """The hedge maze."""
    inks = b.inks
    sky(b.canvas, r, inks, b.dice, (240, 150), 260, "night")
    moon(b.canvas, 240, 120, 54, inks, b.dice)
    green = mix("#2f6a4a", inks.mid, 0.25)
    b.fill(
        box(20, 240, 460, 640),
        linear(
            (0, 240), (0, 620), (0, mix(inks.light, inks.paper, 0.25)), (1, mix(inks.mid, inks.light, 0.4))
        ),
    )
    for k in range(6):  # rows of hedges with gaps, nearer and larger
        t = k / 5
        y, h = 262 + 62 * k + 10 * k * t, 30 + 62 * t
        gap = 240 + (96, -120, 60, -70, 130, -20)[k] * (0.6 + 0.6 * t)
        w = 24 + 42 * t
        c = mix(mix(green, inks.ink, 0.45), green, t)
        for x0, x1 in ((-20, gap - w), (gap + w, 500)):
            bump = [(x, y - h, 11 + 8 * t) for x in range(int(x0), int(x1) + 1, int(16 + 10 * t))]
            hedge = QPainterPath()
            hedge.setFillRule(Qt.FillRule.WindingFill)
            hedge.addPath(box(x0, y - h, x1, y))
            hedge.addPath(blob(bump))
            b.local(hedge.simplified(), c, 0.5, width=3.2, hatch=False)
            for _ in range(int((x1 - x0) * h / 420)):
                lx, ly = b.dice.uniform(x0 + 4, x1 - 4), b.dice.uniform(y - h, y - 6)
                b.stroke(
                    path((lx - 4, ly), (lx, ly - 5 - 3 * t, lx + 4, ly)),
                    1.8,
                    faded(mix(c, inks.paper, 0.45), 0.8),
                )
        for sx in (gap - w, gap + w):
            b.local(
                box(sx - 6 - 4 * t, y - h - 8, sx + 6 + 4 * t, y + 2), mix(c, inks.ink, 0.25), 0.4, width=2.6
            )
            b.local(
                ellipse(sx, y - h - 14 - 4 * t, 9 + 6 * t),
                mix(c, inks.light, 0.2),
                0.45,
                hatch=False,
                width=2.6,
            )
        if k == 1:
            stand(b, "fountain", 246, 322, 74)
        if k == 3:
            walker(b, 150, 470, 66, flip=True)
    fog(b.p, QRectF(-20, 250, 520, 120), mix(inks.light, inks.paper, 0.6), 3, 0.6)
    walker(b, 236, 606, 120, dress=True, col=mix(inks.paper, inks.light, 0.2), shadow=False)
    b.canvas.glow(236, 540, 90, "#e6f4f3", 0.6)
    birds(b.p, inks.ink, b.dice, 340, 90, 6, 90)


def raven(b: Ink) -> None:
    """Sits with its feet at the origin, looks left."""
    for x in (-6, 8):
        b.stroke(path((x, -24), (x, 0)), 4)
        b.stroke(path((x - 9, 2), (x + 8, 2)), 4)
    body = closed(
        (-48, -96),
        (-40, -124, -2, -124, 4, -98),
        (40, -80, 54, -50, 92, -8),
        (70, -14),
        (66, 0),
        (48, -18, 20, -16, -8, -24),
        (-38, -34, -40, -66, -34, -82),
    )
    b.local(body, "#23222c", 0.5, shine=0.35)
    b.local(
        closed((-44, -108), (-82, -92, -84, -86), (-64, -86, -42, -88)), "#3a3844", 0.4, hatch=False, width=3
    )
    b.stroke(path((0, -84), (30, -70, 58, -34)), 2.4, faded("#8a94a8", 0.9))
    b.stroke(path((-6, -66), (20, -52, 44, -30)), 2.4, faded("#8a94a8", 0.9))
    b.fill(ellipse(-30, -106, 5), "#f3e7b8")
    b.fill(ellipse(-30, -106, 2.4), "#000000")


def graveyard(b: Ink, r: QRectF) -> None:
    """The graveyard."""
    inks = b.inks
    sky(b.canvas, r, inks, b.dice, (310, 170), 430, "night")
    moon(b.canvas, 315, 170, 88, inks, b.dice)
    for x, y, w in ((390, 230, 170), (240, 110, 120)):
        cloud(b.p, x, y, w, mix(inks.light, inks.mid, 0.3), inks.mid, b.dice)
    hills(b.p, r, 400, inks, b.dice, 2, 60, near=inks.deep)
    b.canvas.glow(150, 330, 150, inks.paper, 0.4)
    stand(b, "church", 150, 426, 170, lies=True)
    fog(b.p, QRectF(-20, 370, 520, 130), mix(inks.light, inks.paper, 0.6), 3, 0.8)
    hills(b.p, r, 500, inks, b.dice, 2, 30, far=mix(inks.deep, inks.ink, 0.3))
    tree(b.p, 405, 570, 92, -math.pi / 2 - 0.12, 20, inks.ink, b.dice, 4)
    for x, y, s in (
        (110, 470, 62),
        (200, 480, 56),
        (292, 476, 60),
        (70, 540, 92),
        (180, 556, 98),
        (300, 550, 92),
    ):
        b.canvas.motif(
            "headstone", inks, x, y, s, b.dice.uniform(-7, 7), style=Style(outline=0.6), ground=0.8
        )
    fog(b.p, QRectF(-20, 470, 520, 110), inks.light, 5, 0.6)
    for x in list(range(36, 190, 22)) + list(range(300, 460, 22)):  # iron fence with an open gate
        b.stroke(path((x, 616), (x, 562)), 5)
        b.fill(closed((x - 6, 564), (x, 546), (x + 6, 564)), inks.ink)
    for y in (578, 604):
        b.stroke(path((26, y), (184, y)), 4)
        b.stroke(path((296, y), (454, y)), 4)
    with b.at(186, 514, 0, 0.52):
        raven(b)
    birds(b.p, inks.ink, b.dice, 330, 270, 8, 120)
    candle(b, 244, 604, 34, 90)
