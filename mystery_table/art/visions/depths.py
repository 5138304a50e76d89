"""Visions of cabinets, water, teacups, the moon and clocks."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QPainterPath,
)

from mystery_table.art.colours import faded, linear, mix, radial
from mystery_table.art.engraving import engrave
from mystery_table.art.frames import star4
from mystery_table.art.scenery import cloud, ridge
from mystery_table.art.textures import rays
from mystery_table.art.visions.land import framed, land, roofs, tiles, walker
from mystery_table.art.visions.scene import (
    FRAME,
    GOLD,
    Scene,
    afloat,
    clipped,
    ellipse_path,
    fill,
    fit,
    hang,
    line,
    moved,
    poly_path,
    put,
    rect_path,
    smooth,
    stand,
    stroke,
)
from mystery_table.art.visions.sky import birds, cloud_bank, light, sky, sky_stops


def cabinet(s: Scene) -> None:
    """A cabinet of curiosities: m0 in the large niche with its own sky, m1 to m8 in the small ones."""
    inks = s.inks
    wood = mix(mix(inks.second, "#6b4226", 0.5), inks.ink, 0.25)
    s.p.fillRect(
        FRAME, linear((20, 20), (460, 700), (0, mix(wood, inks.paper, 0.25)), (1, mix(wood, inks.ink, 0.5)))
    )
    for k in range(60):
        y = 20 + k * 11.6
        stroke(
            s,
            smooth(
                [
                    (20, y + s.dice.uniform(-3, 3)),
                    (180, y + s.dice.uniform(-4, 4)),
                    (330, y + s.dice.uniform(-4, 4)),
                    (460, y + s.dice.uniform(-3, 3)),
                ],
                closed=False,
            ),
            faded(inks.ink, 0.12),
            1.6,
        )
    cell_w, cell_h, left, top = 130, 154, 45, 46

    def niche(col: float, row: float, cols: float = 1, rows: float = 1) -> QPainterPath:
        return rect_path(
            left + col * cell_w + 8, top + row * cell_h + 8, cols * cell_w - 16, rows * cell_h - 16, 10
        )

    cells = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (2, 3), (1, 3), (0, 3)]
    tones = (
        inks.deep,
        mix(inks.mid, inks.deep, 0.4),
        mix(inks.accent, inks.ink, 0.55),
        mix(inks.deep, inks.ink, 0.4),
    )
    for i, (col, row) in enumerate(cells):
        hole = niche(col, row)
        box = hole.boundingRect()
        fill(
            s,
            hole,
            linear(
                (0, box.top()),
                (0, box.bottom()),
                (0, mix(tones[i % 4], inks.ink, 0.55)),
                (1, mix(tones[i % 4], inks.light, 0.3)),
            ),
            inks.ink,
            4,
        )
        with clipped(s, hole):
            s.canvas.glow(box.center().x(), box.center().y() + 20, 80, inks.paper, 0.35)
            stand(s, s.motifs[1 + i], box.center().x(), box.bottom() - 12, 92, 104)
        stroke(s, hole, mix(GOLD, inks.paper, 0.2), 2)
    large = niche(0, 1, 2, 2)
    with clipped(s, large, s.inner) as inside:
        sky(inside, (175, 300), 430, s.options.get("sky", "dusk"))
        light(inside, 118, 258, 28)
        land(inside, 430, 2, 24)
        stand(inside, s.motifs[0], 182, 482, 200, 230)
    framed(s, large, GOLD, 8)


def underwater(s: Scene) -> None:
    """m0 floats on the surface; far below m1 is huge, m2 lies on the sea bed, m3 swims by."""
    inks, chance, surface = s.inks, s.dice, 190
    sky(s, (240, 120), surface)
    light(s, 372, 96, 30)
    deep = linear(
        (0, surface),
        (0, 700),
        (0, mix(inks.light, inks.mid, 0.3)),
        (0.4, mix(inks.mid, inks.deep, 0.4)),
        (1, mix(inks.deep, inks.ink, 0.55)),
    )
    s.p.fillRect(QRectF(20, surface, 440, 520), deep)
    for k in range(6):
        x = 70.0 + k * 70
        fill(
            s,
            poly_path((x, surface), (x + 30, surface), (x + 60 + 14 * k, 640), (x - 50 + 14 * k, 640)),
            linear((0, surface), (0, 640), (0, faded(inks.paper, 0.34)), (1, faded(inks.paper, 0))),
        )
    engrave(
        s.p,
        QRectF(20, surface, 440, 510),
        (240, surface),
        mix(inks.ink, inks.deep, 0.3),
        0.35,
        9,
        560,
        0.02,
        0.7,
        6,
        chance,
    )
    with clipped(s, rect_path(20, 20, 440, surface - 16)):
        afloat(s, s.motifs[0], 190, surface, 150, 130)
    stroke(
        s,
        smooth([(14 + 24 * i, surface + 4 * math.sin(i * 1.3)) for i in range(20)], closed=False),
        faded(inks.paper, 0.95),
        4,
    )
    s.canvas.glow(240, 400, 220, inks.light, 0.4)
    put(s, s.motifs[1], 240, 404, 340, 260, chance.uniform(-5, 5))
    put(s, s.motifs[3], chance.choice([90, 390]), 268, 74, tilt=chance.uniform(-8, 8))
    bed_path = ridge(14, 466, 640, 30, chance, 5, 720)
    fill(
        s,
        bed_path,
        linear((0, 610), (0, 700), (0, mix(inks.second, inks.deep, 0.5)), (1, mix(inks.deep, inks.ink, 0.6))),
        inks.ink,
        3,
    )
    stand(s, s.motifs[2], 150, 668, 124, 104, chance.uniform(-8, 8))
    for x in (44.0, 66.0, 330.0, 356.0, 420.0, 440.0):
        height = chance.uniform(90, 190)
        kelp = smooth([(x + 9 * math.sin(k * 1.4 + x), 700 - height * k / 6) for k in range(7)], closed=False)
        stroke(s, kelp, inks.ink, 10)
        stroke(s, kelp, mix(mix(inks.second, "#4f8f5c", 0.6), inks.ink, 0.25), 6)
    for _ in range(26):
        x, y, r = chance.uniform(40, 440), chance.uniform(230, 620), chance.choice([2, 3, 4, 6])
        stroke(s, ellipse_path(x, y, r), faded(inks.paper, 0.6), 1.3)


def teacup(s: Scene) -> None:
    """A storm in a tea cup: m0 rides its waves under a thunder cloud with m1; m2 lies by the saucer."""
    inks, chance = s.inks, s.dice
    s.p.fillRect(FRAME, linear((0, 20), (0, 560), *sky_stops(inks, s.options.get("sky", "dusk"))))
    engrave(
        s.p,
        QRectF(20, 20, 440, 560),
        (240, 320),
        mix(inks.ink, inks.deep, 0.25),
        0.6,
        7,
        460,
        0.03,
        0.85,
        3,
        chance,
    )
    light(s, 400, 96, 30)
    tiles(s, 540)
    fill(
        s,
        ellipse_path(232, 640, 194, 40),
        linear((40, 600), (430, 680), (0, "#ffffff"), (0.5, inks.paper), (1, inks.light)),
        inks.ink,
        4,
    )
    stroke(s, ellipse_path(232, 634, 150, 26), faded(inks.accent, 0.8), 3)
    handle = smooth([(356, 470), (410, 452), (436, 492), (414, 548), (346, 566)], closed=False)
    stroke(s, handle, inks.ink, 26)
    stroke(s, handle, inks.paper, 18)
    cup = QPainterPath(QPointF(82, 430))
    cup.cubicTo(86, 560, 130, 628, 190, 636)
    cup.lineTo(268, 636)
    cup.cubicTo(330, 628, 374, 560, 378, 430)
    cup.closeSubpath()
    fill(
        s,
        cup,
        linear((82, 0), (378, 0), (0, "#ffffff"), (0.45, inks.paper), (1, mix(inks.light, inks.mid, 0.3))),
        inks.ink,
        4,
    )
    with clipped(s, cup):
        for k in range(7):
            star4(s.p, 108 + k * 42, 540 + 22 * math.sin(k * 1.1), 15, faded(inks.accent, 0.9), 0.4)
        stroke(
            s,
            smooth([(76, 470), (150, 502), (230, 508), (310, 502), (384, 470)], closed=False),
            inks.accent,
            7,
        )
    rim = ellipse_path(230, 430, 148, 38)
    fill(s, rim, mix(inks.mid, inks.deep, 0.6), inks.ink, 4)
    waves = ellipse_path(230, 434, 138, 32).united(rect_path(92, 200, 276, 232))
    with clipped(s, waves):
        for k, base in enumerate((408, 424)):
            crest = smooth(
                [(80 + 20 * i, base - (34 - 10 * k) * abs(math.sin(i * 0.55 + k * 1.3))) for i in range(16)]
                + [(380, 480), (80, 480)]
            )
            if k == 1:
                afloat(s, s.motifs[0], 226, 424, 190, 170, chance.uniform(-9, 9))
            fill(
                s,
                crest,
                linear((0, 380), (0, 460), (0, mix(inks.mid, inks.light, 0.5)), (1, inks.deep)),
                inks.ink,
                3,
            )
    front = QPainterPath(QPointF(82, 430))
    front.arcTo(QRectF(82, 392, 296, 76), 180, 180)
    stroke(s, front, inks.ink, 9)
    stroke(s, front, inks.paper, 5)
    for x, y, w in ((150, 150, 190), (300, 140, 200), (226, 168, 240)):
        cloud(s.p, x, y, w, mix(inks.mid, inks.light, 0.5), mix(inks.deep, inks.ink, 0.3), chance)
    for x, y in ((122, 190), (330, 184)):
        bolt = poly_path(
            (x, y),
            (x + 24, y),
            (x + 6, y + 44),
            (x + 24, y + 44),
            (x - 16, y + 110),
            (x - 2, y + 62),
            (x - 18, y + 62),
        )
        fill(s, bolt, "#f7dc78", inks.ink, 2.5)
    put(s, s.motifs[1], 226, 108, 116, 120, chance.uniform(-8, 8), shadow=4)
    stand(s, s.motifs[2], 408, 678, 88, 92)
    walker(s, 62, 676, 80)


def moon_fishing(s: Scene) -> None:
    """A figure on a crescent moon fishes m0 out of the clouds; m1 hangs from the tip, m2 floats below."""
    inks, cx, cy, r = s.inks, 218, 270, 172
    sky(s, (260, 260), 720, "night")
    s.canvas.glow(cx, cy, 330, inks.paper, 0.5)
    crescent = ellipse_path(cx, cy, r).subtracted(ellipse_path(cx + 66, cy - 46, r * 0.86))
    fill(
        s,
        crescent,
        linear(
            (cx - r, cy - r),
            (cx + r, cy + r),
            (0, "#fffdf0"),
            (0.5, inks.paper),
            (1, mix(inks.light, inks.mid, 0.3)),
        ),
        inks.ink,
        4,
    )
    with clipped(s, crescent):
        for _ in range(14):
            a, d = s.dice.uniform(1.2, 4.2), s.dice.uniform(0.72, 0.95) * r
            fill(
                s,
                ellipse_path(cx + d * math.cos(a), cy + d * math.sin(a), s.dice.uniform(6, 17)),
                faded(inks.mid, 0.25),
            )
        for k in range(40):
            y = cy - r + k * 9
            line(
                s,
                cx - r + 8 + abs(y - cy) * 0.3,
                y,
                cx - r - 6 + abs(y - cy) * 0.3,
                y + 2,
                faded(inks.deep, 0.3),
                3,
            )
    hang(s, s.motifs[1], 207, 100, 212, 92, tilt=s.dice.uniform(-6, 6))
    walker(s, 300, 376, 104, shadow=False)
    rod = smooth([(312, 326), (360, 268), (412, 262)], closed=False)
    stroke(s, rod, inks.ink, 6)
    stroke(s, rod, mix(GOLD, inks.paper, 0.3), 3)
    _, _, h = fit(s.motifs[0], 150, 150)
    line(s, 412, 262, 380, 520 - h * 0.4, faded(inks.paper, 0.95), 1.8)
    cloud_bank(s, 5, 30, 450, 600, 660, (150, 240))
    put(s, s.motifs[0], 376, 520, 150, 150, s.dice.uniform(-8, 8), shadow=4)
    put(s, s.motifs[2], 128, 566, 134, 130, s.dice.uniform(-8, 8), shadow=4)
    cloud_bank(s, 5, 20, 460, 670, 715, (170, 270))


def clock(s: Scene) -> None:
    """A giant clock face in the sky shows motifs instead of hours (m0 at the top, then clockwise)."""
    inks, cx, cy, r = s.inks, 240, 290, 196
    sky(s, (240, 290), 600)
    light(s, 64, 74, 26)
    s.canvas.glow(cx, cy, 300, inks.paper, 0.55)
    fill(s, ellipse_path(cx + 6, cy + 10, r + 8), faded(inks.ink, 0.4))
    fill(
        s,
        ellipse_path(cx, cy, r),
        radial((cx, cy), r, (0, "#fffaf0"), (0.75, inks.paper), (1, mix(inks.light, inks.paper, 0.3))),
    )
    rays(s.p, (cx, cy), r, 24, inks.second, 0.18)
    framed(s, ellipse_path(cx, cy, r), GOLD, 18)
    for k in range(60):
        a = math.radians(k * 6)
        inner = r - (30 if k % 5 == 0 else 20)
        line(
            s,
            cx + inner * math.sin(a),
            cy - inner * math.cos(a),
            cx + (r - 14) * math.sin(a),
            cy - (r - 14) * math.cos(a),
            faded(inks.ink, 0.7),
            3 if k % 5 == 0 else 1.3,
        )
    count = len(s.motifs)
    for i, code in enumerate(s.motifs):
        a = 2 * math.pi * i / count
        put(s, code, cx + 118 * math.sin(a), cy - 118 * math.cos(a), 88, 88, shadow=3)
    hour, minute = s.options.get("time", (10, 10))
    for angle, length, width in ((minute * 6, 82, 9), ((hour + minute / 60) * 30, 56, 13)):
        with moved(s, cx, cy, angle):
            pointer = poly_path(
                (-width / 2, 18),
                (-width * 0.7, -length * 0.55),
                (0, -length),
                (width * 0.7, -length * 0.55),
                (width / 2, 18),
            )
            fill(s, pointer, mix(inks.ink, inks.accent, 0.25), inks.paper, 1.5)
    fill(s, ellipse_path(cx, cy, 11), GOLD, inks.ink, 3)
    cloud_bank(s, 4, 40, 440, 520, 570)
    roofs(s, 650, 50, 120, mix(inks.deep, inks.ink, 0.25))
    fill(
        s,
        rect_path(20, 640, 440, 66),
        linear((0, 640), (0, 700), (0, mix(inks.mid, inks.light, 0.3)), (1, inks.deep)),
        inks.ink,
        3,
    )
    walker(s, s.dice.choice([120, 360]), 684, 72)
    birds(s, 240, 540)
