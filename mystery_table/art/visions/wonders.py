"""Visions of feasts, hourglasses, book waves, carousels, chess, candles."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QPainterPath,
)

from mystery_table.art.colours import Colour, faded, linear, mix
from mystery_table.art.motifs import Style
from mystery_table.art.visions.land import candle, flame, land, shine, trunk, walker, water
from mystery_table.art.visions.scene import (
    WATERLINE,
    Scene,
    across,
    afloat,
    clipped,
    fill,
    fit,
    line,
    pen,
    poly_path,
    put,
    rect_path,
    smooth,
    stand,
    stroke,
)
from mystery_table.art.visions.sky import leaf, light, mist, sky


def banquet(s: Scene) -> None:
    """A banquet table in a forest: m0 presides, m1 and m2 sit at the sides, m3, m4, m5 are served."""
    inks, chance = s.inks, s.dice
    sky(s, (240, 250), 470)
    light(s, 240, 130, 54)
    back = mix(inks.mid, inks.deep, 0.4)
    for x in (60, 112, 160, 322, 372, 424):
        trunk(s, x + chance.uniform(-8, 8), 470, 20, chance.uniform(14, 22), mix(back, inks.light, 0.15))
    mist(s, 330, 170, 0.7)
    land(s, 452, 1, 12, near=mix(inks.deep, inks.ink, 0.3), far=mix(inks.deep, inks.ink, 0.3))
    for x in (34, 446):
        trunk(s, x, 640, 20, 54, mix(inks.deep, inks.ink, 0.45))
    for _ in range(26):
        side = chance.choice([-1, 1])
        leaf(
            s,
            240 + side * chance.uniform(130, 230),
            chance.uniform(20, 80),
            chance.uniform(40, 70),
            26,
            chance.uniform(20, 160),
            mix(inks.deep, mix(inks.second, "#4f7a4f", 0.5), chance.random()),
        )
    stand(s, s.motifs[0], 240, 462, 190, 214, ground=0)
    stand(s, s.motifs[1], 92, 590, 118, 140)
    stand(s, s.motifs[2], 388, 590, 118, 140)
    fill(
        s,
        poly_path((84, 640), (396, 640), (402, 704), (78, 704)),
        linear(
            (0, 640), (0, 704), (0, mix(inks.paper, inks.light, 0.6)), (1, mix(inks.light, inks.mid, 0.6))
        ),
        inks.ink,
        4,
    )
    for k in range(9):
        line(s, 100 + k * 35, 646, 96 + k * 36, 700, faded(inks.ink, 0.25), 3)
    fill(
        s,
        poly_path((178, 424), (302, 424), (404, 646), (76, 646)),
        linear((0, 424), (0, 646), (0, mix(inks.paper, inks.light, 0.45)), (1, inks.paper)),
        inks.ink,
        4,
    )
    candle(s, 206, 476, 8, 34)
    candle(s, 274, 476, 8, 34)
    stand(s, s.motifs[3], 240, 508, 72, 66)
    stand(s, s.motifs[4], 178, 604, 96, 88)
    stand(s, s.motifs[5], 302, 604, 96, 88)


def hourglass(s: Scene) -> None:
    """A giant hourglass: m0 stands on the sand above, m1 below; m2 beside the small figure outside."""
    inks = s.inks
    sky(s, (240, 340), 600)
    light(s, 408, 92, 30)
    land(s, 590, 2, 26)
    glass = QPainterPath(QPointF(118, 116))
    glass.lineTo(362, 116)
    glass.cubicTo(366, 290, 256, 316, 252, 362)
    glass.cubicTo(256, 408, 366, 434, 362, 610)
    glass.lineTo(118, 610)
    glass.cubicTo(114, 434, 224, 408, 228, 362)
    glass.cubicTo(224, 316, 114, 290, 118, 116)
    s.canvas.glow(240, 360, 290, inks.paper, 0.6)
    upper, lower = rect_path(20, 20, 440, 342), rect_path(20, 362, 440, 340)
    sand = mix("#e4b95e", inks.paper, 0.25)
    with clipped(s, glass.intersected(upper), s.inner) as inside:
        sky(inside, (240, 180), 300, s.options.get("inner_sky", "day"))
        stand(inside, s.motifs[0], 240, 248, 170, 122, ground=0)
        fill(
            s,
            smooth([(90, 232), (170, 240), (240, 252), (310, 240), (390, 232), (390, 380), (90, 380)]),
            linear((120, 0), (360, 0), (0, mix(sand, "#ffffff", 0.3)), (1, mix(sand, inks.ink, 0.3))),
            faded(inks.ink, 0.6),
            2,
        )
    with clipped(s, glass.intersected(lower), s.options.get("inner2", s.inner)) as inside:
        sky(inside, (240, 480), 600, s.options.get("inner2_sky", "night"))
        line(s, 240, 362, 240, 560, sand, 4)
        stand(inside, s.motifs[1], 240, 584, 160, 130, ground=0)
        fill(
            s,
            smooth([(90, 592), (160, 580), (240, 572), (320, 580), (390, 592), (390, 640), (90, 640)]),
            linear((120, 0), (360, 0), (0, mix(sand, "#ffffff", 0.3)), (1, mix(sand, inks.ink, 0.35))),
            faded(inks.ink, 0.6),
            2,
        )
    stroke(s, glass, inks.ink, 6)
    stroke(s, glass, faded(inks.paper, 0.5), 2)
    shine(s, smooth([(136, 140), (142, 196), (166, 252)], closed=False), "#ffffff", 0.8, 6)
    shine(s, smooth([(166, 470), (142, 520), (136, 570)], closed=False), "#ffffff", 0.6, 5)
    wood = mix(inks.accent, "#7a4a26", 0.45)
    for x in (98, 382):
        fill(s, rect_path(x - 9, 112, 18, 500, 6), across(s, x - 9, x + 9, wood, 0.35, 0.5), inks.ink, 3)
        for y in (200, 362, 520):
            fill(s, rect_path(x - 13, y - 9, 26, 18, 6), mix(wood, inks.paper, 0.2), inks.ink, 3)
    for y in (84, 606):
        fill(
            s,
            rect_path(74, y, 332, 32, 8),
            linear(
                (74, 0), (406, 0), (0, mix(wood, inks.paper, 0.4)), (0.5, wood), (1, mix(wood, inks.ink, 0.5))
            ),
            inks.ink,
            4,
        )
    stand(s, s.motifs[2], 402, 690, 96, 112)
    walker(s, 84, 684, 76)


def book_waves(s: Scene) -> None:
    """The pages of an open book turn into waves; m0 sails on them, m1 rises behind, m2 is in the sky."""
    inks, chance = s.inks, s.dice
    sky(s, (240, 200), 480)
    light(s, 110, 110, 44)
    put(s, s.motifs[2], 356, 132, 118, tilt=chance.uniform(-10, 10), shadow=4)
    layers = 6
    for k in range(layers):
        t = k / (layers - 1)
        y = 350 + 44 * k
        if k == 1:
            stand(s, s.motifs[1], 350, y + 44, 170, 180, chance.uniform(-6, 6), ground=0)
        if k == 3:
            size, _, h = fit(s.motifs[0], 210, 200)
            top = y - 4 - h * WATERLINE.get(s.motifs[0], 0.9)
            with clipped(s, rect_path(20, 20, 440, y + 4)):
                s.canvas.motif(s.motifs[0], inks, 178, top + h / 2, size, -5, style=Style(outline=0.7))
        wave_page(s, y, 14 + 10 * t, k, mix(mix(inks.mid, inks.deep, 0.4), inks.paper, t * 0.92))
    cover = mix(inks.accent, inks.ink, 0.25)
    fill(s, poly_path((30, 640), (450, 640), (458, 690), (22, 690)), cover, inks.ink, 4)
    for side in (-1, 1):
        page = QPainterPath(QPointF(240, 668))
        page.cubicTo(240 + side * 50, 640, 240 + side * 140, 642, 240 + side * 200, 656)
        page.lineTo(240 + side * 196, 612)
        page.cubicTo(240 + side * 130, 578, 240 + side * 50, 588, 240, 622)
        page.closeSubpath()
        fill(
            s,
            page,
            linear(
                (240, 0),
                (240 + side * 200, 0),
                (0, mix(inks.light, inks.mid, 0.2)),
                (0.25, inks.paper),
                (1, mix(inks.paper, inks.light, 0.5)),
            ),
            inks.ink,
            3.5,
        )
        for row in range(4):
            text = QPainterPath(QPointF(240 + side * 24, 630 + row * 9))
            text.cubicTo(
                240 + side * 70,
                604 + row * 9,
                240 + side * 120,
                602 + row * 10,
                240 + side * 178,
                624 + row * 8,
            )
            stroke(s, text, faded(inks.ink, 0.4), 1.6)
    line(s, 240, 622, 240, 670, inks.ink, 3)


def wave_page(s: Scene, y: float, amp: float, k: int, colour: Colour) -> None:
    """One wave that is also a sheet of paper with faint lines of writing."""
    inks = s.inks
    phase = k * 1.9
    points = [(10 + 23 * i, y + amp * math.sin(i * 0.62 + phase)) for i in range(21)]
    wave = smooth(points, closed=False)
    wave.lineTo(470, 720)
    wave.lineTo(10, 720)
    wave.closeSubpath()
    fill(
        s,
        wave,
        linear(
            (0, y - amp), (0, y + 90), (0, mix(colour, inks.paper, 0.35)), (1, mix(colour, inks.deep, 0.3))
        ),
        inks.ink,
        3,
    )
    with clipped(s, wave):
        for row in range(1, 4):
            text = smooth([(px, py + 11 * row) for px, py in points], closed=False)
            dashes = pen(faded(inks.ink, 0.32), 1.5)
            dashes.setDashPattern([8, 3, 15, 4, 5, 3])
            s.p.setPen(dashes)
            s.p.setBrush(Qt.BrushStyle.NoBrush)
            s.p.drawPath(text)
        stroke(s, smooth([(px, py + 4) for px, py in points], closed=False), faded(inks.paper, 0.8), 3)


def candle_tower(s: Scene) -> None:
    """A lighthouse made of a candle; m0 appears in its beam, m1 is on the sea, m2 on the rocks."""
    inks, chance, horizon = s.inks, s.dice, 440
    sky(s, (330, 200), horizon)
    light(s, 92, 92, 30)
    water(s, horizon, 330)
    flame_y = 196
    fill(
        s,
        poly_path((330, flame_y - 8), (20, 120), (20, 390)),
        linear((330, 0), (20, 0), (0, faded("#ffe9a8", 0.85)), (1, faded("#ffe9a8", 0.18))),
    )
    fill(
        s,
        poly_path((330, flame_y - 8), (460, 140), (460, 300)),
        linear((330, 0), (460, 0), (0, faded("#ffe9a8", 0.8)), (1, faded("#ffe9a8", 0.15))),
    )
    s.canvas.glow(330, flame_y, 150, "#ffe9a8", 0.9)
    put(s, s.motifs[0], 128, 258, 200, 190, chance.uniform(-6, 6))
    afloat(s, s.motifs[1], 116, 540, 130, 140)
    rocks = smooth(
        [
            (180, 704),
            (222, 630),
            (262, 600),
            (300, 560),
            (372, 556),
            (410, 600),
            (446, 610),
            (470, 660),
            (470, 704),
        ],
        closed=False,
    )
    rocks.closeSubpath()
    fill(
        s,
        rocks,
        linear((180, 560), (460, 700), (0, mix(inks.mid, inks.light, 0.2)), (0.5, inks.deep), (1, inks.ink)),
        inks.ink,
        4,
    )
    with clipped(s, rocks):
        for _ in range(22):
            x, y = chance.uniform(190, 460), chance.uniform(570, 690)
            line(s, x, y, x + chance.uniform(10, 40), y + chance.uniform(12, 40), faded(inks.ink, 0.5), 2)
    wax = QPainterPath(QPointF(284, 584))
    wax.lineTo(292, 262)
    wax.cubicTo(300, 240, 316, 262, 330, 250)
    wax.cubicTo(346, 262, 360, 236, 368, 262)
    wax.lineTo(376, 584)
    wax.closeSubpath()
    fill(
        s,
        wax,
        linear(
            (284, 0),
            (376, 0),
            (0, "#fffaf0"),
            (0.5, mix(inks.paper, "#ead9ae", 0.4)),
            (1, mix(inks.mid, inks.paper, 0.25)),
        ),
        inks.ink,
        4,
    )
    for x, length in ((296, 90), (314, 44), (352, 70), (366, 120)):
        fill(s, rect_path(x - 7, 252, 14, length, 7), faded("#fffaf0", 0.9), faded(inks.ink, 0.7), 2)
    for y in (370, 440):
        fill(s, rect_path(322, y, 18, 28, 9), mix("#edbd45", inks.paper, 0.2), inks.ink, 3)
    fill(s, rect_path(314, 520, 34, 66, 17), mix(inks.accent, inks.ink, 0.3), inks.ink, 3)
    line(s, 330, 254, 330, 232, inks.ink, 4)
    flame(s, 330, 244, 24)
    stand(s, s.motifs[2], 408, 640, 84, 92)
    walker(s, 250, 640, 74)
