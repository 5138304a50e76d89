"""Places of 13 Clues in the open."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from mystery_table.art.colours import Colour, faded, linear, mix
from mystery_table.art.ink import Ink
from mystery_table.art.motifs import Style
from mystery_table.art.places.furnish import WOOD_DARK, WOOD_WARM, column, light_pool, stand
from mystery_table.art.places.outdoors import (
    bench,
    cobble,
    house,
    sailboat,
    steamer,
    street_lamp,
    tree_round,
    walker,
)
from mystery_table.art.scenery import birds, cloud, hills, sea, sky
from mystery_table.art.shapes import box, closed, ellipse, path, polar
from mystery_table.art.textures import rays


def market(b: Ink, r: QRectF) -> None:
    """The market."""
    inks = b.inks
    b.p.fillRect(r, linear((0, 26), (0, 420), (0, mix(inks.light, inks.paper, 0.3)), (1, inks.paper)))
    rays(b.p, (240, 420), 560, 26, mix(inks.light, inks.mid, 0.3), 0.6, 0.05)
    for i, (x, w, h) in enumerate(
        ((60, 110, 250), (160, 96, 300), (262, 104, 260), (366, 104, 310), (452, 80, 240))
    ):
        house(
            b,
            x,
            420,
            w,
            h,
            mix(inks.light, [inks.mid, inks.paper, inks.second][i % 3], 0.4),
            mix(inks.deep, inks.mid, 0.3),
            lit=False,
        )
    cobble(b, r, 420, mix(inks.light, inks.mid, 0.25), mix(inks.mid, inks.deep, 0.4))
    stalls = (
        (126, 330, 190, inks.accent, ("apple", "tangerine", "grapes")),
        (352, 340, 200, mix(inks.second, inks.accent, 0.25), ("carrot", "maize", "strawberry")),
    )
    for x, top, w, col, goods in stalls:
        for k in (-1, 1):
            b.pipe(path((x + k * w * 0.44, top + 20), (x + k * w * 0.44, 560)), 6, WOOD_WARM, 2.6)
        b.local(box(x - w / 2, 462, x + w / 2, 560), mix(WOOD_WARM, inks.light, 0.15), 0.5)
        for k in range(3):
            b.local(
                box(x - w / 2 + 6 + k * w / 3, 440, x - w / 2 + w / 3 - 4 + k * w / 3, 480, 3),
                WOOD_DARK,
                0.4,
                width=3,
            )
            for dx, dy in ((12, 0), (32, -2), (50, 0), (22, -16), (42, -16)):
                b.canvas.motif(
                    goods[k],
                    inks,
                    x - w / 2 + 6 + k * w / 3 + dx * w / 200,
                    438 + dy,
                    34,
                    b.dice.uniform(-14, 14),
                )
        n = 7
        for k in range(n):
            x0, x1 = x - w * 0.58 + k * w * 1.16 / n, x - w * 0.58 + (k + 1) * w * 1.16 / n
            u0, u1 = x - w * 0.42 + k * w * 0.84 / n, x - w * 0.42 + (k + 1) * w * 0.84 / n
            b.local(
                closed(
                    (u0, top - 40), (u1, top - 40), (x1, top + 20), ((x0 + x1) / 2, top + 48, x0, top + 20)
                ),
                inks.paper if k % 2 else col,
                0.35,
                hatch=False,
                width=3,
            )
    walker(b, 236, 520, 120, mix(inks.ink, inks.deep, 0.3), dress=True)
    walker(b, 60, 596, 110, flip=True)
    for code, x, z in (("basket", 178, 80), ("fish", 404, 74), ("cheese", 316, 64)):
        stand(b, code, x, 604, z)
    birds(b.p, inks.ink, b.dice, 240, 90, 6, 110)
    for k in range(9):
        x = 40 + k * 50
        b.fill(
            closed((x, 60 + 10 * (k % 2)), (x + 26, 60 + 10 * (k % 2)), (x + 13, 90 + 10 * (k % 2))),
            [inks.accent, inks.second, inks.mid][k % 3],
        )
    b.stroke(path((26, 66), (130, 54, 240, 66), (350, 78, 454, 60)), 2.4)


def park(b: Ink, r: QRectF) -> None:
    """The park."""
    inks = b.inks
    sky(b.canvas, r, inks, b.dice, (330, 180), 330, "day")
    b.canvas.glow(340, 130, 130, "#fff3c4", 0.9)
    b.fill(ellipse(340, 130, 40), "#fbe9a8")
    hills(
        b.p,
        r,
        300,
        inks,
        b.dice,
        2,
        50,
        near=mix(inks.mid, inks.deep, 0.3),
        far=mix(inks.light, inks.mid, 0.4),
    )
    b.p.fillRect(
        QRectF(26, 380, 428, 240),
        linear((0, 380), (0, 612), (0, mix(inks.mid, inks.light, 0.35)), (1, inks.deep)),
    )
    for _ in range(120):
        x, y = b.dice.uniform(26, 454), b.dice.uniform(386, 612)
        b.stroke(path((x - 3, y), (x, y - 7), (x + 3, y)), 1.6, faded(inks.ink, 0.3))
    pond = closed(
        (250, 420),
        (330, 400, 440, 410, 470, 430),
        (480, 470, 400, 486, 330, 478),
        (260, 470, 230, 440, 250, 420),
    )
    b.local(pond, mix("#6fa8c0", inks.light, 0.4), 0.3, hatch=False)
    for x, y in ((320, 436), (390, 452), (300, 458)):
        b.stroke(path((x - 24, y), (x, y - 5, x + 24, y)), 2, faded(inks.paper, 0.8))
    stand(b, "swan", 372, 450, 64, lies=True)
    path_ = closed((150, 380), (230, 440, 60, 500, 130, 640), (330, 640), (210, 520, 290, 450, 176, 380))
    b.local(path_, mix("#e0cfa0", inks.paper, 0.3), 0.3, hatch=False, width=3)
    for x, foot, h, d in (
        (70, 420, 250, 0.1),
        (196, 396, 150, 0.3),
        (414, 398, 170, 0.25),
        (262, 388, 110, 0.4),
    ):
        tree_round(b, x, foot, h, mix(mix("#2f7a4a", inks.mid, 0.4), inks.light, d))
    b.local(closed((250, 356), (350, 356), (346, 316), (254, 316)), inks.paper, 0.3, hatch=False, width=3)
    b.local(closed((240, 318), (300, 262), (360, 318)), inks.accent, 0.45)
    for x in (256, 280, 320, 344):
        b.pipe(path((x, 320), (x, 384)), 4, inks.paper, 2)
    b.local(box(246, 380, 354, 392, 2), mix(inks.paper, inks.light, 0.4), 0.4, hatch=False, width=3)
    bench(b, 376, 580, 140)
    street_lamp(b, 286, 588, 210)
    walker(b, 180, 540, 100)
    walker(b, 214, 544, 92, mix(inks.accent, inks.ink, 0.3), dress=True)
    stand(b, "dog", 130, 586, 70)
    stand(b, "dove_of_peace", 420, 608, 46)
    birds(b.p, inks.ink, b.dice, 150, 90, 6, 90)


def harbor(b: Ink, r: QRectF) -> None:
    """The harbor."""
    inks = b.inks
    sky(b.canvas, r, inks, b.dice, (330, 220), 360, "dusk")
    b.canvas.glow(330, 250, 160, "#fff3c4", 0.8)
    b.fill(ellipse(330, 262, 44), "#fbe3a0")
    for x, y, w in ((110, 120, 190), (390, 150, 150)):
        cloud(b.p, x, y, w, mix(inks.light, inks.paper, 0.4), mix(inks.light, inks.mid, 0.4), b.dice)
    hills(b.p, r, 320, inks, b.dice, 1, 30, near=inks.mid, carved=False)
    sea(b.p, r, 350, inks, b.dice, 330)
    steamer(b, 236, 420, 1.35)
    sailboat(b, 72, 400, 0.9)
    sailboat(b, 420, 396, 0.7)
    b.pipe(path((40, 600), (60, 150)), 11, WOOD_WARM, 3)  # crane
    b.pipe(path((58, 170), (210, 120)), 9, WOOD_WARM, 3)
    b.stroke(path((204, 122), (204, 230)), 3)
    b.stroke(path((60, 150), (206, 122)), 2.4)
    with b.at(204, 256):
        b.local(box(-28, -22, 28, 24, 2), WOOD_WARM, 0.45, width=3)
        b.stroke(path((-28, -22), (28, 24)), 3)
        b.stroke(path((0, -34), (-26, -22)), 2.4)
        b.stroke(path((0, -34), (26, -22)), 2.4)
    b.p.fillRect(
        QRectF(26, 520, 428, 100),
        linear((0, 520), (0, 612), (0, mix(WOOD_WARM, inks.light, 0.2)), (1, mix(WOOD_DARK, inks.ink, 0.3))),
    )
    for i in range(-8, 9):
        b.stroke(path((240 + i * 50, 520), (240 + i * 92, 620)), 2.6, faded(inks.ink, 0.6))
    b.stroke(path((26, 520), (454, 520)), 5)
    for x in (150, 330):
        b.local(closed((x - 14, 548), (x + 14, 548), (x + 10, 508), (x - 10, 508)), "#2f353d", 0.4, width=3)
        b.local(ellipse(x, 506, 19, 8), "#3a414a", 0.4, hatch=False, width=3)
    b.stroke(path((150, 514), (240, 560, 330, 514)), 6, "#d8b878")
    stand(b, "anchor", 240, 604, 92)
    stand(b, "oil_drum", 400, 596, 92)
    stand(b, "parcel", 350, 606, 62)
    stand(b, "knot", 110, 604, 70)
    walker(b, 76, 566, 92)
    birds(b.p, inks.ink, b.dice, 240, 90, 8, 130)


def plaza(b: Ink, r: QRectF) -> None:
    """The plaza."""
    inks = b.inks
    sky(b.canvas, r, inks, b.dice, (240, 200), 380, "day")
    for x, y, w in ((110, 100, 150), (380, 140, 160)):
        cloud(b.p, x, y, w, "#ffffff", inks.mid, b.dice)
    stone = mix(inks.paper, inks.mid, 0.18)
    for x, w, h in ((60, 90, 190), (420, 90, 200)):
        house(b, x, 410, w, h, mix(stone, inks.mid, 0.3), inks.deep, lit=False)
    b.local(box(110, 250, 370, 412), stone, 0.45)  # town hall
    b.local(closed((100, 252), (240, 180), (380, 252)), mix(stone, inks.mid, 0.25), 0.4)
    for i in range(6):
        column(b, 130 + i * 44, 262, 412, 18, inks.paper)
    b.local(box(208, 96, 272, 230), stone, 0.45)
    b.local(closed((200, 98), (240, 40), (280, 98)), inks.deep, 0.4)
    b.local(ellipse(240, 140, 26), "#fbf8ee", 0.3, hatch=False)
    for i in range(12):
        b.stroke(path(polar(240, 140, 18, i / 12), polar(240, 140, 22, i / 12)), 2)
    b.stroke(path((240, 140), polar(240, 140, 12, 0.6)), 4)
    b.stroke(path((240, 140), polar(240, 140, 18, 0.75)), 3)
    b.stroke(path((240, 40), (240, 22)), 4)
    b.fill(closed((240, 22), (262, 28), (240, 36)), "#b8322c")
    cobble(b, r, 412, mix(inks.light, inks.mid, 0.5), mix(inks.mid, inks.deep, 0.5))
    b.local(box(214, 470, 266, 548, 3), mix(stone, inks.mid, 0.2), 0.5)  # statue
    b.local(box(200, 540, 280, 560, 3), stone, 0.45)
    bronze = mix("#4f7a6a", inks.deep, 0.35)
    with b.at(240, 470, 0, 1.0):
        b.local(
            closed(
                (-52, -6),
                (-46, -60, -30, -78, 10, -78),
                (40, -78, 46, -100, 60, -124),
                (76, -128, 84, -112, 90, -104),
                (84, -96),
                (70, -100, 64, -80, 58, -62),
                (60, -30),
                (64, -4),
                (52, -4),
                (44, -40),
                (-20, -40),
                (-30, -4),
                (-42, -4),
                (-40, -44),
            ),
            bronze,
            0.5,
        )
        b.local(closed((-18, -76), (-22, -120, 0, -132), (20, -120, 20, -76)), bronze, 0.45, width=3)
        b.local(ellipse(0, -144, 11, 13), bronze, 0.4, width=3)
        b.stroke(path((14, -112), (34, -150)), 6)
    stand(b, "fountain", 100, 556, 100)
    street_lamp(b, 400, 570, 200)
    for x, y in ((140, 590), (176, 602), (206, 588), (330, 598), (300, 606)):
        b.canvas.motif("dove_of_peace", inks, x, y, 34, flip=x > 200, style=Style(outline=0.8))
    walker(b, 340, 560, 104)
    walker(b, 62, 604, 96, dress=True, col=mix(inks.ink, inks.deep, 0.2))


def racehorse(b: Ink, x: float, foot: float, k: float, coat: Colour, silks: Colour) -> None:
    """Galloping to the left with a crouching jockey."""
    dark = mix(coat, b.inks.ink, 0.35)
    with b.at(x, foot, 0, k):
        for leg in (
            path((-44, -60), (-76, -52), (-66, -26), (-86, -20)),
            path((60, -62), (86, -42), (74, -16), (96, -6)),
        ):
            b.pipe(leg, 9, dark, 3)
        b.local(
            closed((78, -84), (108, -104, 140, -92, 158, -70), (132, -76, 108, -72, 80, -64)),
            mix(coat, b.inks.ink, 0.6),
            0.4,
            width=3,
        )
        b.local(
            closed(
                (-62, -84),
                (-44, -104, 14, -100, 48, -102),
                (80, -100, 92, -72, 76, -54),
                (50, -42, -10, -38, -46, -48),
                (-70, -56, -70, -74, -62, -84),
            ),
            coat,
            0.5,
        )
        b.local(
            closed(
                (-36, -100),
                (-58, -130, -78, -144, -92, -146),
                (-96, -160),
                (-102, -144),
                (-120, -128, -134, -114, -142, -104),
                (-140, -94, -130, -90, -120, -96),
                (-106, -104, -98, -104, -90, -108),
                (-82, -94, -74, -76, -62, -60),
            ),
            coat,
            0.5,
        )
        b.fill(ellipse(-104, -130, 3.4), b.inks.ink)
        b.stroke(path((-118, -126), (-108, -104)), 3, silks)
        b.stroke(path((-112, -112), (-70, -112, -52, -118)), 2.6, silks)
        for i in range(5):
            b.local(
                closed(
                    (-88 + i * 11, -142 + i * 10), (-66 + i * 11, -152 + i * 9), (-76 + i * 11, -132 + i * 10)
                ),
                mix(coat, b.inks.ink, 0.6),
                0.4,
                hatch=False,
                width=2,
            )
        for leg in (
            path((-52, -58), (-96, -66), (-116, -40), (-136, -40)),
            path((68, -66), (108, -56), (112, -30), (138, -26)),
        ):
            b.pipe(leg, 10, coat, 3)
        b.local(
            closed((-24, -102), (28, -102), (34, -66), (-20, -62)), b.inks.paper, 0.3, hatch=False, width=3
        )
        b.pipe(path((12, -118), (-18, -104), (4, -76)), 13, "#f4f2ea", 3)
        b.local(
            closed((24, -112), (22, -150, -30, -160, -50, -146), (-56, -134, -34, -122, -14, -120)),
            silks,
            0.5,
        )
        b.pipe(path((-44, -138), (-52, -118), (-74, -122)), 9, silks, 2.8)
        b.local(ellipse(-56, -158, 14, 15), "#d8b090", 0.4, hatch=False, width=3.2)
        b.local(closed((-72, -162), (-70, -182, -42, -180, -42, -160), (-80, -160)), silks, 0.45, width=3.2)


def _grandstand(b: Ink) -> None:
    inks = b.inks
    b.local(
        closed((230, 150), (470, 110), (470, 160), (226, 186)), mix(inks.deep, inks.accent, 0.3), 0.4
    )  # grandstand
    b.local(closed((240, 186), (470, 160), (470, 300), (240, 300)), mix(inks.mid, inks.light, 0.3), 0.5)
    for row in range(4):
        for i in range(12):
            x, y = 254 + i * 18 + (8 if row % 2 else 0), 214 - i * 1.4 + row * 23
            b.fill(
                ellipse(x, y, 6, 7),
                b.dice.choice([inks.ink, inks.deep, inks.paper, mix(inks.second, inks.paper, 0.3)]),
            )
            b.fill(
                box(x - 8, y + 6, x + 8, y + 20, 6),
                b.dice.choice([inks.ink, inks.deep, mix(inks.deep, inks.second, 0.3)]),
            )
    for x in (250, 330, 410):
        b.pipe(path((x, 176 - (x - 250) * 0.12), (x, 300)), 5, inks.paper, 2.4)
    for k in range(7):
        x = 246 + k * 34
        b.stroke(path((x, 148 - k * 6), (x, 118 - k * 6)), 3)
        b.fill(
            closed((x, 118 - k * 6), (x + 22, 124 - k * 6), (x, 132 - k * 6)),
            (inks.second, inks.paper, QColor("#a9432f"))[k % 3],
        )


def racecourse(b: Ink, r: QRectF) -> None:
    """The racecourse."""
    inks = b.inks
    sky(b.canvas, r, inks, b.dice, (120, 160), 300, "day")
    for x, y, w in ((330.0, 90.0, 180.0), (110.0, 140.0, 140.0)):
        cloud(b.p, x, y, w, inks.paper, mix(inks.light, inks.mid, 0.3), b.dice)
    _grandstand(b)
    for x in (56, 112, 170):
        tree_round(b, x, 306, 96, mix(inks.mid, inks.deep, 0.4))
    b.p.fillRect(
        QRectF(26, 300, 428, 320),
        linear((0, 300), (0, 612), (0, mix(inks.light, "#8a9a78", 0.4)), (1, mix(inks.deep, "#4a5a44", 0.4))),
    )
    b.fill(
        closed((20, 340), (200, 330, 340, 360, 470, 400), (470, 640), (20, 640)),
        linear((0, 340), (0, 620), (0, mix("#b9a58a", inks.light, 0.4)), (1, mix("#7a6a58", inks.mid, 0.4))),
    )
    for i in range(18):
        y = 360 + i * 15
        b.stroke(path((20, y), (240, y - 12, 460, y + 30)), 2, faded(inks.ink, 0.18))
    b.pipe(path((20, 336), (200, 326, 340, 352, 470, 388)), 6, inks.paper, 2.6)
    for i in range(8):
        b.stroke(
            path((34 + i * 60, 336 + max(0, i - 3) * 9), (34 + i * 60, 366 + max(0, i - 3) * 10)),
            5,
            inks.paper,
        )
    b.pipe(path((352, 290), (352, 120)), 8, inks.paper, 2.6)  # finish post
    b.local(ellipse(352, 110, 26), "#a9432f", 0.4, hatch=False)
    b.local(ellipse(352, 110, 13), inks.paper, 0.3, hatch=False, width=3)
    for _ in range(14):
        x, y = b.dice.uniform(250, 450), b.dice.uniform(500, 560)
        b.fill(ellipse(x, y, b.dice.uniform(12, 30), b.dice.uniform(8, 16)), faded(inks.paper, 0.22))
    for x, foot, z in ((356, 456, 118), (276, 512, 150), (196, 592, 190)):
        light_pool(b, x, foot, z * 0.62, z * 0.09, inks.ink, 0.6)
        coat, silks = {118: ("#8f959c", "#e9e9e5"), 150: ("#3a3e43", "#c9ccce"), 190: ("#d8d6cf", "#5b6168")}[
            z
        ]
        racehorse(b, x, foot, z / 190, coat, silks)
