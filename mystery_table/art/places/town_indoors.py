"""Places of 13 Clues under a roof."""

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from mystery_table.art.colours import faded, linear, mix
from mystery_table.art.engraving import engrave
from mystery_table.art.ink import Ink
from mystery_table.art.places.furnish import (
    GOLD,
    WOOD_DARK,
    WOOD_WARM,
    column,
    curtain_pair,
    fireplace,
    ladder,
    light_pool,
    picture,
    stand,
    wall_and_floor,
    window_night,
)
from mystery_table.art.places.outdoors import beam, walker
from mystery_table.art.scenery import checker, cloud, curtains, moon, ridge, sleeping_face
from mystery_table.art.shapes import (
    arch,
    box,
    closed,
    ellipse,
    path,
    rectangle,
)
from mystery_table.art.textures import rays


def parlor(b: Ink, r: QRectF) -> None:
    """The parlor."""
    inks = b.inks
    wall_and_floor(b, r, mix(inks.mid, inks.deep, 0.4), mix(WOOD_DARK, inks.deep, 0.3), 440)
    for i in range(14):
        b.fill(box(26 + i * 32, 26, 40 + i * 32, 426), faded(inks.light, 0.14))
    window_night(b, arch(50, 90, 150, 330), 50, 90, 150, 330, 3, 2, (116, 160, 20))
    curtain_pair(b, 42, 84, 158, 340, inks.accent)
    fireplace(b, 350, 440, 150, 150)
    picture(b, 350, 168, 110, 134, face=True)
    stand(b, "mantel_clock", 350, 274, 66)
    light_pool(b, 220, 540, 210, 56, "#ffe6a6", 0.5)
    sofa = mix(inks.accent, inks.paper, 0.08)
    b.local(
        closed(
            (62, 480),
            (56, 380, 110, 372, 140, 392),
            (170, 376, 210, 376, 240, 392),
            (276, 376, 318, 388, 312, 480),
        ),
        sofa,
        0.5,
    )
    for x, y in ((110, 420), (150, 432), (190, 422), (230, 432), (270, 420)):
        b.fill(ellipse(x, y, 4), inks.ink)
    b.local(box(70, 462, 306, 520, 14), mix(sofa, inks.paper, 0.1), 0.45)
    for x in (52, 322):
        b.local(closed((x - 26, 530), (x - 30, 440, x, 426), (x + 30, 440, x + 26, 530)), sofa, 0.5)
    for x in (74, 300):
        b.local(
            closed((x - 8, 520), (x + 8, 520), (x + 2, 552), (x - 4, 552)), GOLD, 0.4, hatch=False, width=3
        )
    b.pipe(path((416, 560), (416, 400)), 6, GOLD, 2.6)
    b.canvas.glow(416, 370, 120, "#ffe6a6", 0.9)
    b.local(closed((388, 330), (444, 330), (466, 400), (366, 400)), mix("#ffe6a6", inks.light, 0.25), 0.35)
    b.local(ellipse(240, 584, 110, 20), WOOD_WARM, 0.45)
    stand(b, "teapot", 214, 584, 70)
    stand(b, "coffee", 290, 586, 54)


def library(b: Ink, r: QRectF) -> None:
    """Circular reading room seen from the desks."""
    inks = b.inks
    b.p.fillRect(
        r, linear((0, 26), (0, 620), (0, mix(inks.deep, inks.ink, 0.3)), (1, mix(inks.mid, inks.deep, 0.3)))
    )
    for row in range(2):
        y0 = 110 + row * 176
        b.local(box(20, y0 - 26, 460, y0 - 6), WOOD_WARM, 0.4, hatch=False, width=3)
        for i in range(4):
            x0 = 34 + i * 106
            b.fill(arch(x0, y0, x0 + 96, y0 + 150), mix(inks.ink, WOOD_DARK, 0.4))
            with b.clip(arch(x0, y0, x0 + 96, y0 + 150)):
                for j in range(4):
                    yy, x = y0 + 38 + j * 38, float(x0)
                    while x < x0 + 96:
                        w, h = b.dice.uniform(7, 14), b.dice.uniform(22, 32)
                        c = mix(
                            b.dice.choice(
                                [
                                    inks.accent,
                                    inks.second,
                                    inks.light,
                                    inks.paper,
                                    inks.deep,
                                    QColor("#2f6a5a"),
                                ]
                            ),
                            inks.ink,
                            0.2,
                        )
                        b.fill(box(x, yy - h, x + w, yy), c)
                        b.stroke(box(x, yy - h, x + w, yy), 1.4)
                        x += w
                    b.stroke(path((x0, yy + 2), (x0 + 96, yy + 2)), 5, WOOD_WARM)
            b.stroke(arch(x0, y0, x0 + 96, y0 + 150), 5)
        b.local(box(20, y0 + 146, 460, y0 + 160), WOOD_WARM, 0.4, hatch=False, width=3)
    for i in range(30):
        b.stroke(path((26 + i * 15, 256), (26 + i * 15, 280)), 3, GOLD)
    b.stroke(path((26, 256), (454, 256)), 5, GOLD)
    ladder(b, 338, 440, 372, 292, 34, 28, 7)
    checker(b.p, r, 446, inks, mix(inks.accent, inks.ink, 0.5), mix(inks.light, inks.paper, 0.3))
    light_pool(b, 240, 520, 230, 60, "#ffe6a6", 0.7)
    b.local(closed((60, 500), (420, 500), (462, 548), (18, 548)), WOOD_WARM, 0.4)
    b.local(box(18, 548, 462, 640), mix(WOOD_DARK, inks.ink, 0.1), 0.5)
    for x in (130, 350):
        b.pipe(path((x, 520), (x, 462)), 5, GOLD, 2.4)
        b.canvas.glow(x, 470, 80, "#ffe6a6", 0.9)
        b.local(closed((x - 42, 464), (x - 26, 430, x + 26, 430, x + 42, 464)), "#2f8a5a", 0.45, width=3.4)
    stand(b, "open_book", 240, 536, 110)
    stand(b, "books", 82, 536, 72)
    stand(b, "magnifying_glass", 392, 540, 62)


def museum(b: Ink, r: QRectF) -> None:
    """The museum."""
    inks = b.inks
    b.p.fillRect(
        r,
        linear((0, 26), (0, 440), (0, mix(inks.light, inks.mid, 0.4)), (1, mix(inks.paper, inks.light, 0.4))),
    )
    for i in range(9):  # glass roof
        b.stroke(path((240, -60), (-60 + i * 75, 130)), 3, faded(inks.deep, 0.6))
    for k in range(3):
        b.stroke(path((26, 50 + k * 36), (240, 20 + k * 36, 454, 50 + k * 36)), 3, faded(inks.deep, 0.5))
    rays(b.p, (240, 20), 560, 24, inks.paper, 0.6, 0.05)
    b.local(box(20, 130, 460, 152), mix(inks.paper, inks.light, 0.5), 0.4)
    for x in (46, 152, 328, 434):
        column(b, x, 152, 452, 36, mix(inks.paper, inks.light, 0.3))
    for x, code in ((99, "amphora"), (381, "moyai")):
        b.fill(arch(x - 28, 250, x + 28, 400), mix(inks.deep, inks.mid, 0.3))
        b.stroke(arch(x - 28, 250, x + 28, 400), 4)
        stand(b, code, x, 398, 96)
    picture(b, 240, 210, 120, 84, "volcano")
    checker(b.p, r, 452, inks, mix(inks.deep, inks.mid, 0.2), mix(inks.paper, inks.light, 0.2))
    light_pool(b, 240, 530, 210, 54, "#fff3c4", 0.7)
    _skeleton(b)


def _skeleton(b: Ink) -> None:
    """The dinosaur and its ropes."""
    inks = b.inks
    bone = mix("#f4ecd4", inks.light, 0.1)
    spine = path(
        (92, 330),
        (120, 300, 130, 380, 190, 400),
        (250, 420, 300, 390, 330, 430),
        (360, 470, 400, 470, 430, 440),
    )
    b.pipe(spine, 11, bone, 3)
    for i in range(14):
        pt = spine.pointAtPercent(0.22 + i * 0.045)
        if 0.28 < 0.22 + i * 0.045 < 0.72:
            long = 62 * math.sin(math.pi * (i - 1) / 11) + 14
            b.stroke(path((pt.x(), pt.y()), (pt.x() - 14, pt.y() + long * 0.5, pt.x() + 4, pt.y() + long)), 8)
            b.stroke(
                path((pt.x(), pt.y()), (pt.x() - 14, pt.y() + long * 0.5, pt.x() + 4, pt.y() + long)), 4, bone
            )
    for x0, y0, x1, y1, x2, y2 in (
        (196, 420, 180, 470, 196, 520),
        (216, 424, 236, 476, 222, 520),
        (312, 430, 296, 470, 312, 520),
        (330, 440, 350, 480, 338, 520),
    ):
        b.pipe(path((x0, y0), (x1, y1), (x2, y2), (x2 - 14, y2 + 2)), 8, bone, 2.8)
    b.local(
        closed((44, 320), (54, 292, 100, 286, 118, 312), (118, 334, 96, 342), (60, 344), (40, 340)), bone, 0.4
    )
    b.fill(ellipse(88, 312, 9, 8), inks.ink)
    for i in range(6):
        b.fill(closed((46 + i * 9, 340), (54 + i * 9, 340), (50 + i * 9, 350)), bone)
    b.local(box(70, 520, 410, 556, 3), mix(WOOD_DARK, inks.mid, 0.3), 0.5)
    b.local(rectangle(240, 538, 90, 20, 2), GOLD, 0.3, hatch=False, width=2.6)
    walker(b, 92, 606, 84)
    walker(b, 392, 604, 78, dress=True, col=mix(inks.ink, inks.deep, 0.3))
    for x in (26, 150, 330, 454):
        b.local(ellipse(x, 566, 7), GOLD, 0.3, hatch=False, width=2.4)
        b.stroke(path((x, 570), (x, 610)), 5, GOLD)
    for x0, x1 in ((26, 150), (150, 330), (330, 454)):
        b.stroke(path((x0, 572), ((x0 + x1) / 2, 606, x1, 572)), 5, inks.accent)


def theater(b: Ink, r: QRectF) -> None:
    """The theater."""
    inks = b.inks
    b.p.fillRect(r, linear((0, 20), (0, 430), (0, inks.ink), (1, inks.mid)))
    engrave(b.p, r, (240, 330), inks.ink, 0.7, 7, 360, 0.03, 0.85, 2, b.dice)
    moon(b.canvas, 250, 200, 84, inks, b.dice)
    sleeping_face(b.p, inks.ink, 250, 200, 84)
    for x, y, w in ((150, 270, 150), (346, 290, 170)):
        cloud(b.p, x, y, w, mix(inks.light, inks.paper, 0.3), inks.mid, b.dice)
    b.fill(box(26, 430, 454, 560), linear((0, 430), (0, 560), (0, WOOD_WARM), (1, WOOD_DARK)))
    for i in range(-8, 9):
        b.stroke(path((240 + i * 40, 430), (240 + i * 66, 560)), 2.4, faded(inks.ink, 0.55))
    for x, a in ((100, 1.2), (380, 1.94)):
        beam(b, x, 20, a, 560, 0.12, inks.paper, 0.7)
    light_pool(b, 240, 496, 150, 28, inks.paper.name(), 0.8)
    walker(b, 206, 500, 150, mix(inks.ink, inks.deep, 0.2))
    walker(b, 284, 502, 140, inks.paper, dress=True, flip=True)
    b.stroke(path((222, 404), (244, 418), (272, 404)), 6, inks.ink)
    curtains(b.p, r, inks, 0.26, mix(inks.accent, inks.ink, 0.05))
    b.local(closed((26, 540), (240, 566, 454, 540), (454, 566), (240, 592, 26, 566)), GOLD, 0.4)
    for i in range(9):
        x = 56 + i * 46
        b.canvas.glow(x, 552 + 14 * (1 - ((x - 240) / 214) ** 2), 26, "#ffe6a6", 0.9)
    for side in (-1, 1):
        for y in (150, 290):
            x = 240 + side * 196
            b.local(
                closed((x - 40, y + 60), (x + 40, y + 60), (x + 34, y + 104), (x - 34, y + 104)), GOLD, 0.45
            )
            b.fill(arch(x - 32, y, x + 32, y + 60), inks.ink)
            b.stroke(arch(x - 32, y, x + 32, y + 60), 4, GOLD)
            b.fill(ellipse(x, y + 42, 10, 11), mix(inks.deep, inks.light, 0.4))
            b.fill(box(x - 18, y + 52, x + 18, y + 70, 8), mix(inks.deep, inks.mid, 0.5))
    for i in range(8):
        x, low = 12 + i * 66, 596 + b.dice.uniform(-4, 4)
        b.fill(ellipse(x, low, 20, 23), mix(inks.ink, inks.deep, 0.15))
        b.fill(box(x - 34, low + 16, x + 34, low + 80, 24), mix(inks.ink, inks.deep, 0.15))
        if i % 3 == 1:
            b.fill(box(x - 30, low - 16, x + 30, low - 9, 3), inks.ink)
            b.fill(box(x - 17, low - 44, x + 17, low - 12, 4), inks.ink)


def railcar(b: Ink, r: QRectF) -> None:
    """The railcar."""
    inks = b.inks
    wood = mix(WOOD_WARM, inks.mid, 0.3)
    b.p.fillRect(r, mix(wood, inks.ink, 0.35))
    b.fill(closed((26, 26), (454, 26), (290, 220), (190, 220)), mix(inks.paper, wood, 0.45))
    for k in range(7):
        t = k / 6
        b.stroke(
            path((26 + 164 * t, 26 + 194 * t), (454 - 164 * t, 26 + 194 * t)), 4 - 2 * t, faded(inks.ink, 0.6)
        )
    b.fill(closed((26, 620), (454, 620), (290, 390), (190, 390)), mix(inks.accent, inks.ink, 0.45))
    b.fill(closed((150, 620), (330, 620), (258, 390), (222, 390)), "#8a2f2a")
    b.local(box(190, 220, 290, 390), wood, 0.45)
    b.local(arch(214, 244, 266, 390), mix(wood, inks.ink, 0.35), 0.4)
    b.local(arch(224, 258, 256, 310), "#8fb0c8", 0.3, hatch=False, width=3)
    for side in (-1, 1):

        def at(
            t: float, v: float, side: int = side
        ) -> tuple[float, float]:  # t 0 near .. 1 far; v 0 ceiling .. 1 floor
            x = (26 if side < 0 else 454) + (164 if side < 0 else -164) * t
            top, bottom = 26 + 194 * t, 620 - 230 * t
            return x, top + (bottom - top) * v

        b.fill(
            closed(at(0, 0), at(1, 0), at(1, 1), at(0, 1)),
            linear((240 + side * 214, 0), (240, 0), (0, wood), (1, mix(wood, inks.ink, 0.3))),
        )
        for t0, t1 in ((0.04, 0.40), (0.46, 0.68), (0.73, 0.88)):
            pane = closed(at(t0, 0.2), at(t1, 0.2), at(t1, 0.52), at(t0, 0.52))
            b.fill(pane, linear((0, 120), (0, 340), (0, "#2a3f6a"), (1, "#c9a07a")))
            with b.clip(pane):
                b.fill(ellipse(at(t0, 0.3)[0] + side * -20, 190, 16), "#f7e6b8")
                ridge_ = ridge(20, 460, 330, 40, b.dice, 8, 420)
                b.fill(ridge_, mix("#2f4a3a", inks.ink, 0.4))
            b.stroke(pane, 9)
            b.stroke(pane, 5, GOLD)
            b.local(
                closed(
                    at(t0, 0.18),
                    at(t0 + (t1 - t0) * 0.22, 0.18),
                    at(t0 + (t1 - t0) * 0.12, 0.5),
                    at(t0, 0.54),
                ),
                "#8a2f2a",
                0.4,
                width=2.6,
            )
        b.stroke(path(at(0, 0.58), at(1, 0.58)), 5, GOLD)
        for t0, t1 in ((0.02, 0.30), (0.44, 0.60), (0.72, 0.82)):
            seat = closed(at(t0, 0.66), at(t1, 0.66), at(t1, 0.98), at(t0, 1.02))
            w = 60 * (1 - t0)
            b.local(seat, mix("#a9432f", inks.accent, 0.3), 0.5)
            b.local(
                closed(
                    at(t0, 0.80),
                    at(t1, 0.80),
                    (at(t1, 0.80)[0] - side * w * 0.6, at(t1, 0.84)[1]),
                    (at(t0, 0.84)[0] - side * w, at(t0, 0.86)[1]),
                ),
                mix("#c8563f", inks.accent, 0.2),
                0.4,
                width=3.2,
            )
        for t in (0.34, 0.62):
            x, y = at(t, 0.3)
            b.canvas.glow(x - side * 14, y, 70, "#ffe6a6", 0.9)
            b.local(
                closed(
                    (x - side * 4, y + 10),
                    (x - side * 28, y + 10),
                    (x - side * 24, y - 18),
                    (x - side * 8, y - 18),
                ),
                "#ffe6a6",
                0.3,
                hatch=False,
                width=3,
            )
        b.stroke(path(at(0, 0.14), at(1, 0.14)), 4, GOLD)
        stand(b, "suitcase", at(0.2, 0.1)[0], at(0.2, 0.13)[1], 66, lies=True)
    walker(b, 240, 420, 110)
    stand(b, "handbag", 330, 604, 66)
    stand(b, "top_hat", 132, 604, 70)
