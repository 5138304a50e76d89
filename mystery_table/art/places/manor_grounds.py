"""Places of Mysterium around the manor."""

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from mystery_table.art.colours import faded, linear, mix
from mystery_table.art.engraving import engrave
from mystery_table.art.ink import Ink
from mystery_table.art.motifs import Style
from mystery_table.art.places.furnish import (
    GOLD,
    WOOD_DARK,
    WOOD_WARM,
    barrel,
    beam,
    candle,
    house,
    light_pool,
    plant,
    stand,
    steamer,
    walker,
    window_night,
)
from mystery_table.art.scenery import birds, checker, cloud, hills, moon, sea, sky, stars, tree
from mystery_table.art.shapes import (
    arch,
    blob,
    box,
    closed,
    ellipse,
    gear,
    gothic,
    path,
    polar,
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


def wine_cellar(b: Ink, r: QRectF) -> None:
    """The wine cellar."""
    inks = b.inks
    b.p.fillRect(r, mix(inks.ink, inks.deep, 0.4))
    for k in range(5):  # vault, arch behind arch
        s = 1.2 - 0.19 * k
        w, h = 230 * s, 330 * s
        c = mix(mix(inks.mid, WOOD_WARM, 0.35), inks.ink, 0.55 - 0.06 * k)
        outer = arch(240 - w, 400 - h, 240 + w, 700)
        b.fill(outer, c)
        b.stroke(outer, 5)
        for i in range(15):
            a = math.pi + math.pi * i / 14
            b.stroke(
                path(
                    (240 + w * math.cos(a), 400 - h + w + w * math.sin(a)),
                    (240 + w * 0.84 * math.cos(a), 400 - h + w + w * 0.84 * math.sin(a)),
                ),
                2.4,
                faded(inks.ink, 0.7),
            )
    b.canvas.glow(240, 360, 230, "#ffcf7a", 0.75)
    window_night(b, arch(214, 290, 266, 370), 214, 290, 266, 370, 2, 2)
    b.fill(closed((150, 460), (330, 460), (470, 620), (10, 620)), mix(WOOD_DARK, inks.mid, 0.3))
    for i in range(7):
        b.stroke(path((20, 470 + i * i * 4), (460, 470 + i * i * 4)), 2, faded(inks.ink, 0.4))
    for side in (-1, 1):  # barrels two high along both walls
        for x, z, y in (
            (74, 28, 446),
            (124, 40, 462),
            (192, 58, 506),
            (64, 24, 398),
            (110, 35, 390),
            (172, 50, 398),
        ):
            barrel(b, 240 + side * x, y, z)
    for i in range(3):
        for j in range(4):
            x, y = 60 + j * 22, 560 + i * 20
            b.local(ellipse(x, y, 9), mix("#3f6a4a", inks.ink, 0.2), 0.5, hatch=False, width=2.4)
    b.local(ellipse(330, 604, 62, 16), mix(WOOD_WARM, inks.ink, 0.1), 0.4)
    b.local(box(270, 604, 390, 640), WOOD_WARM, 0.5)
    stand(b, "champagne", 350, 604, 96, lies=True)
    stand(b, "wine", 296, 604, 62, lies=True)
    candle(b, 250, 598, 46, 130)
    b.canvas.motif("rat", inks, 200, 590, 54, style=Style(outline=0.8), ground=0.8)


def observatory(b: Ink, r: QRectF) -> None:
    """The observatory."""
    inks = b.inks
    b.p.fillRect(r, mix(inks.deep, inks.ink, 0.5))
    b.fill(
        ellipse(240, 330, 300), linear((0, 30), (0, 480), (0, mix(inks.mid, inks.deep, 0.5)), (1, inks.deep))
    )
    for k in range(-6, 7):
        b.stroke(path((240, 26), (240 + k * 76, 120, 240 + k * 54, 470)), 3, faded(inks.ink, 0.55))
    for y in (140, 240, 340):
        b.stroke(path((20, y + 30), (240, y - 30, 460, y + 30)), 3, faded(inks.ink, 0.55))
    slit = closed((150, 26), (196, 180, 206, 420), (330, 420), (334, 180, 372, 26))
    b.fill(slit, linear((0, 26), (0, 420), (0, "#070d22"), (1, "#2f5a9a")))
    with b.clip(slit):
        stars(b.p, QRectF(150, 26, 220, 380), b.dice, 120, inks.paper, 14)
        b.canvas.motif("planet", inks, 300, 110, 70)
        b.stroke(path((180, 300), (320, 190)), 26, faded(inks.paper, 0.18))
    b.stroke(slit, 6)
    b.fill(
        box(26, 470, 454, 620),
        linear((0, 470), (0, 620), (0, mix(WOOD_WARM, inks.mid, 0.4)), (1, mix(WOOD_DARK, inks.ink, 0.5))),
    )
    for k in range(5):
        b.stroke(ellipse(240, 560, 110 + 60 * k, 30 + 18 * k), 2.4, faded(inks.ink, 0.5))
    light_pool(b, 240, 540, 190, 50, inks.paper.name(), 0.45)
    b.local(closed((170, 570), (310, 570), (280, 430), (200, 430)), "#4a5260", 0.5)
    b.local(gear(240, 440, 54, 14), GOLD, 0.5)
    with b.at(240, 410, -52):
        b.local(closed((-150, -26), (40, -38), (40, 38), (-150, 26)), "#b07a3a", 0.5)
        b.local(closed((30, -50), (240, -62), (240, 62), (30, 50)), "#2f4a78", 0.5)
        b.local(box(228, -70, 256, 70, 6), GOLD, 0.4)
        b.local(box(-196, -17, -146, 17, 5), "#2a2a30", 0.4)
        for x in (-60, 10):
            b.local(box(x, -42, x + 14, 42, 4), GOLD, 0.4, hatch=False, width=3)
    walker(b, 122, 588, 116)
    candle(b, 400, 586, 40, 90)
    stand(b, "books", 380, 600, 74)


def chapel(b: Ink, r: QRectF) -> None:
    """The chapel."""
    inks = b.inks
    b.p.fillRect(r, linear((0, 26), (0, 620), (0, mix(inks.deep, inks.ink, 0.4)), (1, inks.ink)))
    for k in range(5):
        s = 1.25 - 0.2 * k
        w = 220 * s
        b.stroke(
            path(
                (240 - w, 640),
                (240 - w, 330),
                (240 - w, 330 - 250 * s, 240, 330 - 330 * s),
                (240 + w, 330 - 250 * s, 240 + w, 330),
                (240 + w, 640),
            ),
            17 * s,
            mix(inks.light, inks.deep, 0.35 + 0.12 * k),
        )
        b.stroke(
            path(
                (240 - w, 640),
                (240 - w, 330),
                (240 - w, 330 - 250 * s, 240, 330 - 330 * s),
                (240 + w, 330 - 250 * s, 240 + w, 330),
                (240 + w, 640),
            ),
            2.4,
        )
    names = (
        inks.accent,
        "#edc94a",
        inks.mid,
        "#3f8a6a",
        mix(inks.accent, inks.paper, 0.4),
        "#4f6fc0",
        "#8a4fa0",
    )
    colours = [QColor(name) for name in names]
    b.canvas.glow(240, 230, 240, inks.paper, 0.7)
    for j, (r0, r1, n) in enumerate(((0, 24, 8), (24, 54, 12), (54, 84, 16))):
        for i in range(n):
            piece = closed(
                polar(240, 220, r0, i / n),
                polar(240, 220, r1, i / n),
                polar(240, 220, r1, (i + 1) / n),
                polar(240, 220, r0, (i + 1) / n),
            )
            b.fill(piece, colours[(i * 3 + j) % 7])
            b.stroke(piece, 3)
    b.stroke(ellipse(240, 220, 86), 8)
    for x in (150, 330):
        window_night(b, gothic(x - 22, 250, x + 22, 400), x - 22, 250, x + 22, 400, 3, 2)
    b.fill(
        closed((180, 290), (300, 290), (420, 620), (60, 620)),
        linear((0, 290), (0, 620), (0, faded(inks.paper, 0.5)), (1, faded(inks.paper, 0.02))),
    )
    b.fill(closed((210, 440), (270, 440), (350, 620), (130, 620)), mix("#9a2f3a", inks.ink, 0.1))
    b.local(box(186, 400, 294, 446), "#e8dfc8", 0.4)
    b.local(box(178, 392, 302, 404, 2), "#f7f0de", 0.3, hatch=False, width=3)
    b.stroke(path((240, 336), (240, 392)), 8)
    b.stroke(path((222, 354), (258, 354)), 8)
    b.stroke(path((240, 338), (240, 390)), 4, GOLD)
    b.stroke(path((224, 354), (256, 354)), 4, GOLD)
    for x in (196, 284):
        candle(b, x, 392, 30, 70)
    for k in range(4):
        y, h, w = 462 + k * 42, 34 + k * 9, 92 + k * 24
        for side in (-1, 1):
            x0 = 240 + side * (52 + k * 22)
            b.local(
                box(min(x0, x0 + side * w * 1.5), y - h, max(x0, x0 + side * w * 1.5), y + 8, 4),
                mix(WOOD_WARM, inks.ink, 0.2),
                0.5,
            )
            b.local(
                box(min(x0, x0 + side * 12), y - h - 12, max(x0, x0 + side * 12), y + 10, 5),
                WOOD_WARM,
                0.4,
                width=3,
            )


def boathouse(b: Ink, r: QRectF) -> None:
    """The boathouse."""
    inks = b.inks
    sky(b.canvas, r, inks, b.dice, (300, 200), 380, "night")
    moon(b.canvas, 296, 190, 54, inks, b.dice)
    hills(b.p, r, 350, inks, b.dice, 2, 50)
    sea(b.p, r, 390, inks, b.dice, 296)
    stand(b, "swan", 330, 436, 60, lies=True)
    wood = mix(WOOD_DARK, inks.ink, 0.15)
    opening = closed((96, 470), (96, 210), (240, 110), (384, 210), (384, 470))
    wall = box(20, 20, 460, 640).subtracted(opening)
    b.fill(wall, linear((0, 20), (0, 620), (0, mix(wood, inks.ink, 0.5)), (1, wood)))
    with b.clip(wall):
        for i in range(20):
            b.stroke(path((20 + i * 23, 20), (20 + i * 23, 480)), 2.4, faded(inks.ink, 0.6))
    b.pipe(path((96, 480), (96, 210), (240, 110), (384, 210), (384, 480)), 13, WOOD_WARM)
    b.pipe(path((20, 250), (240, 60), (460, 250)), 15, WOOD_WARM)
    b.fill(
        box(26, 470, 454, 620), linear((0, 470), (0, 620), (0, WOOD_WARM), (1, mix(WOOD_DARK, inks.ink, 0.4)))
    )
    for i in range(-8, 9):
        b.stroke(path((240 + i * 44, 470), (240 + i * 96, 620)), 3, faded(inks.ink, 0.6))
    water = closed((150, 470), (330, 470), (390, 620), (90, 620))
    b.fill(water, linear((0, 470), (0, 620), (0, mix(inks.mid, inks.light, 0.3)), (1, inks.deep)))
    with b.clip(water):
        sea(b.p, QRectF(90, 470, 300, 150), 470, inks, b.dice, 240)
    b.stroke(water, 4)
    b.local(
        closed((240, 470), (300, 510, 304, 620), (176, 620), (180, 510, 240, 470)),
        mix(inks.accent, WOOD_WARM, 0.3),
        0.5,
    )
    b.local(
        closed((240, 488), (282, 520, 284, 630), (196, 630), (198, 520, 240, 488)),
        mix(WOOD_WARM, inks.paper, 0.3),
        0.5,
    )
    for y in (540, 584):
        b.local(box(192, y, 288, y + 15, 3), WOOD_WARM, 0.4, hatch=False, width=3)
    for k in (-1, 1):
        b.pipe(path((240 + k * 30, 560), (240 + k * 120, 590)), 6, "#d8b878", 2.6)
    b.pipe(path((60, 460), (40, 290)), 7, "#d8b878")
    b.local(closed((30, 296), (24, 230), (46, 226), (52, 292)), "#d8b878", 0.4, width=3)
    b.stroke(path((420, 250), (420, 290)), 3)
    b.canvas.glow(420, 320, 110, "#ffdf8f", 0.9)
    b.local(box(404, 292, 436, 346, 5), "#ffe6a6", 0.3, hatch=False)
    b.local(box(398, 284, 442, 296, 4), "#3a3f48", 0.4, hatch=False, width=3)
    b.local(box(398, 342, 442, 354, 4), "#3a3f48", 0.4, hatch=False, width=3)
    b.stroke(ellipse(420, 430, 26), 15)
    b.stroke(ellipse(420, 430, 26), 9, "#e8dcc0")


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


def lighthouse(b: Ink, r: QRectF) -> None:
    """The lighthouse."""
    inks = b.inks
    sky(b.canvas, r, inks, b.dice, (270, 170), 430, "night")
    moon(b.canvas, 110, 120, 34, inks, b.dice, 0.42)
    for a in (math.pi * 0.93, math.pi * 1.93):
        beam(b, 275, 168, a, 520, 0.13, inks.paper, 0.85)
    for x, y, w in ((90, 330, 180), (420, 360, 170)):
        cloud(b.p, x, y, w, mix(inks.light, inks.mid, 0.2), mix(inks.mid, inks.deep, 0.3), b.dice)
    sea(b.p, r, 420, inks, b.dice, 120)
    cliff = closed(
        (150, 640),
        (180, 560, 190, 520, 215, 470),
        (240, 452, 330, 446, 350, 470),
        (400, 520, 440, 560, 470, 600),
        (470, 640),
    )
    b.local(cliff, mix(inks.deep, inks.mid, 0.4), 0.7)
    with b.clip(cliff):
        for k in range(14):
            b.stroke(
                path((200 + k * 16, 470), (170 + k * 22 + b.dice.uniform(-10, 10), 620)),
                2,
                faded(inks.paper, 0.28),
            )
    tower = closed((238, 470), (254, 210), (296, 210), (316, 470))
    b.fill(tower, inks.paper)
    with b.clip(tower):
        for k in range(3):
            b.fill(
                closed((230, 460 - k * 92), (330, 420 - k * 92), (330, 374 - k * 92), (230, 414 - k * 92)),
                inks.accent,
            )
        b.fill(
            box(230, 200, 330, 480),
            linear(
                (238, 0),
                (316, 0),
                (0, faded(inks.paper, 0.3)),
                (0.5, faded(inks.ink, 0)),
                (1, faded(inks.ink, 0.7)),
            ),
        )
    b.stroke(tower, 4.5)
    for d, y in ((0, 260), (4, 330), (-2, 400)):
        b.fill(box(270 + d, y, 281 + d, y + 18, 5), inks.ink)
    b.local(box(240, 198, 312, 212, 2), inks.ink, 0.2, hatch=False, width=3)
    b.local(box(256, 148, 294, 200), mix("#edbd45", inks.paper, 0.5), 0.2, hatch=False)
    b.local(closed((246, 148), (276, 106), (304, 148)), inks.accent, 0.45)
    b.stroke(path((275, 110), (275, 94)), 4)
    b.canvas.glow(275, 172, 120, "#ffe9a8", 0.9)
    for x in (266, 275, 284):
        b.stroke(path((x, 148), (x, 200)), 3)
    house(b, 366, 500, 56, 42, mix(inks.paper, inks.light, 0.3), inks.accent)
    steamer(b, 96, 500, 0.55)
    birds(b.p, inks.paper, b.dice, 160, 250, 6, 120)
