"""Places of Mysterium around the manor."""

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from mystery_table.art.colours import faded, linear, mix
from mystery_table.art.ink import Ink
from mystery_table.art.motifs import Style
from mystery_table.art.places.furnish import (
    GOLD,
    WOOD_DARK,
    WOOD_WARM,
    candle,
    light_pool,
    stand,
    window_night,
)
from mystery_table.art.places.outdoors import barrel, beam, house, steamer, walker
from mystery_table.art.scenery import birds, cloud, hills, moon, sea, sky, stars
from mystery_table.art.shapes import (
    arch,
    box,
    closed,
    ellipse,
    gear,
    gothic,
    path,
    polar,
)


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
