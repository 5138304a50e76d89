"""Visions of mirrors, pianos, balloons, beds, scales, shadows."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QPainterPath,
)

from mystery_table.art.colours import faded, linear, mix, radial
from mystery_table.art.engraving import engrave
from mystery_table.art.frames import star4
from mystery_table.art.palettes import palette
from mystery_table.art.scenery import tree
from mystery_table.art.visions.figures import hung_fruit
from mystery_table.art.visions.land import candle, framed, land, pine, shine, tiles, walker, wallpaper, water
from mystery_table.art.visions.scene import (
    FRAME,
    GOLD,
    Scene,
    across,
    afloat,
    clipped,
    down,
    ellipse_path,
    fill,
    fit,
    line,
    moved,
    poly_path,
    put,
    rect_path,
    smooth,
    stand,
    stroke,
)
from mystery_table.art.visions.sky import cloud_bank, leaf, light, sky


def mirror(s: Scene) -> None:
    """A tall mirror in a room: m0 stands before it, but the glass shows m1; m2 lies on the floor."""
    inks = s.inks
    wallpaper(s)
    tiles(s, 520)
    cx, cy, rx, ry = 276, 284, 132, 208
    glass = ellipse_path(cx, cy, rx, ry)
    fill(s, poly_path((196, 470), (160, 590), (182, 594), (224, 480)), mix(GOLD, inks.ink, 0.35), inks.ink, 3)
    fill(s, poly_path((356, 470), (392, 590), (370, 594), (328, 480)), mix(GOLD, inks.ink, 0.35), inks.ink, 3)
    s.canvas.glow(cx, cy, 300, palette(s.inner).paper, 0.45)
    with clipped(s, glass, s.inner) as inside:
        sky(inside, (cx, 230), 400, s.options.get("sky", "dusk"))
        light(inside, 330, 160, 34, s.options.get("light", "crescent"))
        if s.options.get("inner_ground") == "sea":
            water(inside, 380, cx)
            afloat(inside, s.motifs[1], cx, 440, 200, 230)
        else:
            land(inside, 390, 2, 30)
            stand(inside, s.motifs[1], cx, 446, 184, 240)
    framed(s, glass, GOLD, 18)
    for k in range(16):
        a = math.pi * k / 8
        star4(s.p, cx + rx * math.cos(a), cy + ry * math.sin(a), 9, mix(GOLD, inks.paper, 0.6), 0.35)
    shine(s, smooth([(172, 250), (190, 180), (226, 126)], closed=False), "#ffffff", 0.65, 7)
    stand(s, s.motifs[0], 112, 640, 168, 250, ground=1)
    stand(s, s.motifs[2], 388, 668, 104)


def piano_tree(s: Scene) -> None:
    """A tree grows out of a piano and bears m0 and m1; m2 sits beside it."""
    inks, horizon = s.inks, 560
    sky(s, (240, 240), horizon)
    light(s, 240, 230, 120)
    land(s, horizon, 2, 22, near=mix(inks.deep, inks.ink, 0.2))
    tips = tree(s.p, 230, 480, 112, -math.pi / 2, 26, mix(inks.ink, inks.deep, 0.2), s.dice, 4)
    for x, y in tips:
        for _ in range(3):
            leaf(
                s,
                x,
                y,
                s.dice.uniform(18, 28),
                13,
                s.dice.uniform(0, 360),
                mix(mix(inks.second, "#4f7a4f", 0.4), inks.light, s.dice.random() * 0.5),
                0.9,
            )
    hung_fruit(s, tips, 7, s.motifs[:2], (72, 66, 408, 330), (62, 78), 64)
    piano(s, 92, 470)
    stand(s, s.motifs[2], 408, 664, 96, 110)
    walker(s, 50, 668, 84)


def piano(s: Scene, x: float, y: float) -> None:
    """An upright piano, 270 units wide, its top at y."""
    inks = s.inks
    wood = mix(mix(inks.accent, "#5a3018", 0.55), inks.ink, 0.3)
    fill(s, ellipse_path(x + 140, y + 194, 160, 14), faded(inks.ink, 0.5))
    fill(
        s,
        rect_path(x, y, 270, 190, 6),
        linear(
            (x, 0), (x + 270, 0), (0, mix(wood, inks.paper, 0.3)), (0.6, wood), (1, mix(wood, inks.ink, 0.5))
        ),
        inks.ink,
        4,
    )
    fill(s, rect_path(x - 8, y - 8, 286, 18, 5), mix(wood, inks.paper, 0.2), inks.ink, 3.5)
    for k in range(2):
        fill(s, rect_path(x + 20 + k * 122, y + 24, 108, 46, 6), mix(wood, inks.ink, 0.3), inks.ink, 2.5)
        fill(s, rect_path(x + 20 + k * 122, y + 136, 108, 40, 6), mix(wood, inks.ink, 0.3), inks.ink, 2.5)
    fill(s, rect_path(x - 14, y + 84, 298, 44, 4), mix(wood, inks.paper, 0.12), inks.ink, 3.5)
    for k in range(20):
        fill(s, rect_path(x + 1 + k * 13.4, y + 90, 13.4, 30), "#fffaf0", inks.ink, 1.5)
    for k in range(20):
        if k % 7 not in (2, 6) and k < 19:
            fill(s, rect_path(x + 10.4 + k * 13.4, y + 90, 7, 18), inks.ink)


def balloons(s: Scene) -> None:
    """Three hot-air balloons above a landscape carry m0 (large), m1 and m2."""
    inks = s.inks
    sky(s, (240, 260), 560)
    light(s, 92, 92, 36)
    cloud_bank(s, 5, 30, 450, 380, 540, (110, 190))
    land(s, 590, 2, 36)
    for x, base, h in ((60, 660, 54), (90, 676, 40), (400, 650, 60), (430, 672, 46)):
        pine(s, x, base, h, mix(inks.deep, inks.ink, 0.4))
    balloon(s, 388, 168, 50, s.motifs[1], 84, (inks.second, inks.paper))
    balloon(s, 84, 330, 42, s.motifs[2], 78, (inks.mid, inks.light))
    balloon(s, 232, 208, 112, s.motifs[0], 176, (inks.accent, mix(inks.paper, inks.second, 0.25)))
    walker(s, 260, 676, 64)


def balloon(
    s: Scene, x: float, y: float, r: float, code: str, size: float, colours: tuple[QColor, ...]
) -> None:
    """Balloon."""
    inks = s.inks
    envelope = QPainterPath(QPointF(x - r * 0.3, y + r * 1.25))
    envelope.cubicTo(x - r * 0.6, y + r * 0.8, x - r, y + r * 0.55, x - r, y - r * 0.05)
    envelope.cubicTo(x - r, y - r * 1.32, x + r, y - r * 1.32, x + r, y - r * 0.05)
    envelope.cubicTo(x + r, y + r * 0.55, x + r * 0.6, y + r * 0.8, x + r * 0.3, y + r * 1.25)
    envelope.closeSubpath()
    _, w, h = fit(code, size, size)
    top = y + r * 1.25 + size * 0.22
    for dx in (-1, -0.35, 0.35, 1):
        line(
            s, x + dx * r * 0.28, y + r * 1.22, x + dx * w * 0.34, top + h * 0.3, inks.ink, max(1.4, r * 0.02)
        )
    stand(s, code, x, top + h, size, size, ground=0)
    fill(s, envelope, colours[0], inks.ink, max(2.5, r * 0.035))
    with clipped(s, envelope):
        for k, share in enumerate((1, 0.72, 0.40, 0.12)):
            gore = QPainterPath(QPointF(x, y - r * 1.05))
            gore.cubicTo(
                x - r * share * 1.35,
                y - r * 0.9,
                x - r * share * 1.2,
                y + r * 0.5,
                x - r * 0.3 * share,
                y + r * 1.3,
            )
            gore.lineTo(x + r * 0.3 * share, y + r * 1.3)
            gore.cubicTo(x + r * share * 1.2, y + r * 0.5, x + r * share * 1.35, y - r * 0.9, x, y - r * 1.05)
            fill(s, gore, colours[k % 2], faded(inks.ink, 0.7), 1.6)
        fill(
            s,
            rect_path(x - r, y - r * 1.2, 2 * r, r * 2.5),
            linear(
                (x - r, y - r),
                (x + r, y + r),
                (0, faded("#ffffff", 0.4)),
                (0.45, faded("#ffffff", 0)),
                (1, faded(inks.ink, 0.6)),
            ),
        )
        for k in range(12):
            line(
                s,
                x + r * 0.2 + k * r * 0.08,
                y + r * (1.2 - k * 0.02),
                x + r * 0.5 + k * r * 0.06,
                y - r * 0.4,
                faded(inks.ink, 0.16),
                1.5,
            )
    stroke(s, envelope, inks.ink, max(2.5, r * 0.035))


def bed(s: Scene) -> None:
    """A sleeper dreams a cloud with m0 and m1 inside; m2 lurks under the bed, m3 on the bedside table."""
    inks, p = s.inks, s.p
    wallpaper(s)
    tiles(s, 600, mix(inks.deep, inks.ink, 0.4), mix(inks.mid, inks.light, 0.3))
    bubble = QPainterPath()
    bubble.setFillRule(Qt.FillRule.WindingFill)
    for x, y, r in (
        (140, 200, 88),
        (230, 150, 102),
        (330, 180, 96),
        (372, 260, 74),
        (290, 300, 96),
        (180, 300, 96),
        (104, 270, 66),
    ):
        bubble.addEllipse(QPointF(x, y), r, r * 0.92)
    bubble = bubble.simplified()
    s.canvas.glow(240, 230, 290, palette(s.inner).paper, 0.5)
    stroke(s, bubble, inks.paper, 20)
    with clipped(s, bubble, s.inner) as inside:
        sky(inside, (240, 180), 330, s.options.get("sky", "dusk"))
        light(inside, 346, 130, 34)
        if s.options.get("inner_ground") == "sea":
            water(inside, 300, 240)
            afloat(inside, s.motifs[0], 214, 352, 190, 220)
            afloat(inside, s.motifs[1], 352, 330, 80)
        else:
            land(inside, 312, 2, 26)
            stand(inside, s.motifs[0], 214, 368, 190, 220)
            stand(inside, s.motifs[1], 350, 344, 90)
    stroke(s, bubble, inks.ink, 3)
    for x, y, r in ((148, 420, 18), (132, 458, 12), (124, 488, 7)):
        fill(s, ellipse_path(x, y, r, r * 0.85), inks.paper, inks.ink, 3)
    wood = mix(mix(inks.second, "#6b4226", 0.5), inks.ink, 0.15)
    fill(s, rect_path(40, 462, 26, 180, 8), wood, inks.ink, 3.5)
    fill(s, rect_path(352, 520, 24, 122, 8), wood, inks.ink, 3.5)
    stand(s, s.motifs[2], 214, 676, 104, 66)
    fill(s, rect_path(52, 592, 310, 26, 4), mix(wood, inks.ink, 0.2), inks.ink, 3.5)
    fill(
        s,
        rect_path(64, 516, 100, 44, 20),
        linear((0, 516), (0, 560), (0, "#ffffff"), (1, inks.light)),
        inks.ink,
        3.5,
    )
    fill(
        s,
        ellipse_path(120, 526, 25, 23),
        mix(inks.paper, mix("#d49a6a", inks.accent, 0.25), 0.45),
        inks.ink,
        3.5,
    )
    fill(
        s,
        smooth([(96, 524), (98, 500), (122, 494), (146, 508), (140, 512), (118, 506)]),
        mix(inks.ink, inks.deep, 0.3),
        inks.ink,
        2,
    )
    for x in (120, 134):
        stroke(s, smooth([(x - 4, 527), (x, 531), (x + 4, 527)], closed=False), inks.ink, 2)
    blanket = smooth(
        [
            (146, 560),
            (164, 536),
            (220, 514),
            (290, 530),
            (340, 540),
            (364, 560),
            (364, 604),
            (60, 604),
            (64, 560),
        ]
    )
    fill(s, blanket, down(s, 516, 604, inks.accent, 0.25, 0.35), inks.ink, 4)
    with clipped(s, blanket):
        for row in range(4):
            for col in range(13):
                star4(p, 80 + col * 26 + (row % 2) * 13, 536 + row * 22, 7, faded(inks.paper, 0.55), 0.35)
    fill(s, rect_path(392, 566, 62, 12, 3), wood, inks.ink, 3)
    fill(s, rect_path(400, 578, 46, 74), mix(wood, inks.ink, 0.25), inks.ink, 3)
    stand(s, s.motifs[3], 423, 568, 64, 78)


def scales(s: Scene) -> None:
    """Great scales weigh m0 (left) against m1 (right); m2 is at the foot. Option "tilt" in degrees."""
    inks, tilt = s.inks, s.options.get("tilt", 7)
    sky(s, (240, 220), 560)
    light(s, 240, 120, 50)
    cloud_bank(s, 4, 30, 450, 470, 560)
    tiles(s, 560)
    brass = mix(GOLD, inks.second, 0.2)
    fill(
        s,
        poly_path((228, 170), (252, 170), (260, 600), (220, 600)),
        across(s, 220, 260, brass, 0.5, 0.5),
        inks.ink,
        3.5,
    )
    for y, w in ((600.0, 60.0), (620.0, 86.0), (640.0, 112.0)):
        fill(
            s,
            rect_path(240 - w, y, 2 * w, 22, 6),
            across(s, 240 - w, 240 + w, brass, 0.5, 0.5),
            inks.ink,
            3.5,
        )
    a = math.radians(tilt)
    arm = 136
    ends = (
        (240 - arm * math.cos(a), 196 + arm * math.sin(a), s.motifs[0]),
        (240 + arm * math.cos(a), 196 - arm * math.sin(a), s.motifs[1]),
    )
    with moved(s, 240, 196, -tilt):
        beam = smooth(
            [
                (-arm - 10, -4),
                (-70, -12),
                (0, -18),
                (70, -12),
                (arm + 10, -4),
                (arm + 10, 6),
                (0, 10),
                (-arm - 10, 6),
            ]
        )
        fill(s, beam, down(s, -18, 10, brass, 0.5, 0.4), inks.ink, 3.5)
    fill(
        s,
        ellipse_path(240, 192, 20),
        linear((220, 172), (260, 212), (0, mix(brass, inks.paper, 0.6)), (1, mix(brass, inks.ink, 0.4))),
        inks.ink,
        3.5,
    )
    for x, y, code in ends:
        pan = y + 214
        for dx in (-60, 60):
            line(s, x, y, x + dx, pan, inks.ink, 3.4)
            line(s, x, y, x + dx, pan, mix(brass, inks.paper, 0.4), 1.4)
        stand(s, code, x, pan + 2, 112, 136, ground=0)
        bowl = QPainterPath(QPointF(x - 70, pan - 2))
        bowl.lineTo(x + 70, pan - 2)
        bowl.cubicTo(x + 58, pan + 42, x - 58, pan + 42, x - 70, pan - 2)
        fill(s, bowl, across(s, x - 70, x + 70, brass, 0.5, 0.5), inks.ink, 3.5)
    stand(s, s.motifs[2], 388, 678, 92, 100)
    walker(s, 88, 676, 92)


def shadow(s: Scene) -> None:
    """A candle throws the shadow of m0, but the shadow has the shape of m1; m2 hangs on the wall."""
    inks, p = s.inks, s.p
    wall = mix(inks.light, inks.mid, 0.25)
    p.fillRect(
        FRAME,
        radial(
            (120, 520),
            620,
            (0, mix(inks.paper, "#ffe3a0", 0.35)),
            (0.35, wall),
            (0.75, inks.mid),
            (1, inks.deep),
        ),
    )
    engrave(p, FRAME, (120, 520), inks.deep, 0.45, 9, 620, 0.02, 0.8, 2, s.dice)
    size, _, h = fit(s.motifs[1], 330, 420)
    s.canvas.silhouette(
        s.motifs[1], inks, 282, 566 - h / 2, size, mix(inks.ink, inks.deep, 0.35), opacity=0.82
    )
    picture = rect_path(48, 84, 104, 124)
    fill(s, picture, linear((0, 84), (0, 208), (0, inks.deep), (1, inks.mid)))
    put(s, s.motifs[2], 100, 146, 76, 92)
    framed(s, picture, GOLD, 9)
    fill(
        s,
        rect_path(20, 556, 440, 150),
        linear(
            (0, 556), (0, 700), (0, mix(inks.second, inks.ink, 0.35)), (1, mix(inks.second, inks.ink, 0.8))
        ),
    )
    fill(s, rect_path(20, 546, 440, 14), mix(inks.deep, inks.paper, 0.3), inks.ink, 2.5)
    for k in range(-6, 7):
        line(s, 200 + k * 44, 562, 200 + k * 92, 700, faded(inks.ink, 0.4), 2)
    fill(s, poly_path((236, 640), (318, 640), (404, 562), (250, 562)), faded(inks.ink, 0.45))
    stand(s, s.motifs[0], 262, 648, 126, 128, ground=1)
    fill(s, rect_path(48, 592, 108, 14, 5), mix(inks.accent, inks.ink, 0.35), inks.ink, 3)
    for x in (62, 136):
        fill(s, rect_path(x - 5, 606, 10, 72), mix(inks.accent, inks.ink, 0.45), inks.ink, 3)
    candle(s, 102, 594, 22, 76)
    walker(s, 398, 678, 88)
