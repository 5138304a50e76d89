"""Rooms of the manor in Mysterium in which its household lives."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from mystery_table.art.colours import faded, linear, mix
from mystery_table.art.engraving import engrave
from mystery_table.art.frames import star4
from mystery_table.art.ink import Ink
from mystery_table.art.motifs import Style
from mystery_table.art.places.furnish import (
    GOLD,
    WOOD_DARK,
    WOOD_WARM,
    candle,
    cobweb,
    curtain_pair,
    light_pool,
    stand,
    wall_and_floor,
    window_night,
)
from mystery_table.art.scenery import checker
from mystery_table.art.shapes import arch, blob, box, closed, ellipse, path


def kitchen(b: Ink, r: QRectF) -> None:
    """The kitchen."""
    inks = b.inks
    wall_and_floor(b, r, mix(inks.light, inks.second, 0.3), inks.mid, 430, boards=False)
    checker(b.p, r, 430, inks, mix(inks.accent, inks.ink, 0.35), mix(inks.paper, inks.light, 0.3))
    for row in range(4):  # tiles behind the range
        for i in range(11):
            b.stroke(box(26 + i * 40, 262 + row * 40, 66 + i * 40, 302 + row * 40), 1.6, faded(inks.ink, 0.3))
    b.local(closed((130, 60), (350, 60), (392, 210), (88, 210)), mix(inks.deep, inks.mid, 0.35), 0.5)
    b.local(box(80, 206, 400, 226, 3), GOLD, 0.4, hatch=False)
    b.local(box(96, 330, 384, 486, 6), "#2c3038", 0.5)
    for x in (150, 240, 330):
        b.local(box(x - 36, 380, x + 36, 450, 4), "#3a4048", 0.5, width=3)
        b.local(box(x - 26, 396, x + 26, 404, 4), GOLD, 0.3, hatch=False, width=2.4)
    b.canvas.glow(150, 420, 70, "#ff9a3f", 0.9)
    b.local(box(86, 316, 394, 334, 3), "#454c56", 0.4, width=3.4)
    for x, w, h in ((150, 58, 44), (330, 46, 60)):
        b.local(box(x - w / 2, 316 - h, x + w / 2, 316, 6), "#c07a44", 0.5)
        b.local(box(x - w / 2 - 6, 312 - h, x + w / 2 + 6, 322 - h, 4), "#d89a5c", 0.4, hatch=False, width=3)
        for d in (-10, 10):
            b.stroke(
                path(
                    (x + d, 300 - h),
                    (x + d - 14, 280 - h, x + d + 10, 270 - h),
                    (x + d + 20, 256 - h, x + d, 240 - h),
                ),
                5,
                faded("#ffffff", 0.6),
            )
    b.stroke(path((30, 110), (130, 110)), 6)
    b.stroke(path((350, 110), (450, 110)), 6)
    for x, z in ((50, 22), (92, 28), (392, 28), (432, 20)):
        b.stroke(path((x, 110), (x, 150)), 4)
        b.local(ellipse(x, 152 + z, z, z * 0.9), "#c87a44", 0.5)
    b.local(closed((40, 520), (440, 520), (470, 560), (10, 560)), WOOD_WARM, 0.4)
    b.local(box(10, 560, 470, 584), mix(WOOD_WARM, inks.ink, 0.3), 0.4)
    for code, x, z in (
        ("kitchen_knife", 120, 100),
        ("bread", 220, 84),
        ("champagne", 314, 100),
        ("cherries", 392, 66),
    ):
        stand(b, code, x, 552, z)


def attic(b: Ink, r: QRectF) -> None:
    """The attic."""
    inks = b.inks
    b.p.fillRect(r, linear((0, 26), (0, 460), (0, inks.ink), (1, inks.deep)))
    b.fill(
        closed((240, 20), (-60, 460), (540, 460)),
        linear((0, 20), (0, 460), (0, mix(inks.deep, inks.mid, 0.3)), (1, mix(inks.mid, WOOD_WARM, 0.3))),
    )
    engrave(
        b.p,
        QRectF(26, 26, 428, 434),
        (240, 190),
        mix(inks.ink, inks.deep, 0.3),
        0.6,
        8,
        420,
        0.02,
        0.8,
        1,
        b.dice,
    )
    wood = mix(WOOD_WARM, inks.mid, 0.2)
    for x in (-130, -50, 530, 610):
        b.pipe(path((240, 10), (x, 470)), 15, wood)
    b.pipe(path((60, 330), (420, 330)), 13, wood)
    b.pipe(path((240, 40), (240, 130)), 15, wood)
    window_night(b, ellipse(240, 205, 66), 174, 139, 306, 271, 2, 2, (262, 190, 24))
    b.fill(
        closed((200, 262), (280, 262), (400, 620), (150, 620)),
        linear((0, 262), (0, 620), (0, faded(inks.paper, 0.55)), (1, faded(inks.paper, 0.04))),
    )
    floor = QRectF(26, 460, 428, 160)
    b.p.fillRect(
        floor,
        linear((0, 460), (0, 620), (0, mix(WOOD_WARM, inks.mid, 0.3)), (1, mix(WOOD_DARK, inks.ink, 0.4))),
    )
    for i in range(-9, 10):
        b.stroke(path((240 + i * 40, 460), (240 + i * 100, 620)), 2.2, faded(inks.ink, 0.6))
    light_pool(b, 262, 560, 130, 40, inks.paper.name(), 0.5)
    cobweb(b, 26, 26, 150)
    b.local(
        closed(
            (76, 360),
            (70, 420, 96, 440),
            (84, 470, 78, 500),
            (148, 500),
            (142, 470, 130, 440),
            (156, 420, 150, 360),
            (130, 340, 96, 340, 76, 360),
        ),
        "#d8b08a",
        0.5,
    )
    b.pipe(path((113, 500), (113, 560)), 6, WOOD_DARK)
    b.stroke(path((84, 566), (113, 548), (142, 566)), 7)
    b.local(ellipse(113, 334, 10, 12), WOOD_WARM, 0.4, hatch=False, width=3)
    stand(b, "carousel_horse", 214, 500, 108)
    stand(b, "suitcase", 342, 556, 132)
    stand(b, "parcel", 408, 470, 78)
    stand(b, "nesting_dolls", 196, 600, 72)
    stand(b, "mantel_clock", 410, 606, 84)
    stand(b, "cat", 300, 604, 84)


def nursery(b: Ink, r: QRectF) -> None:
    """The nursery."""
    inks = b.inks
    wall_and_floor(b, r, mix(inks.mid, inks.deep, 0.3), mix(WOOD_WARM, inks.light, 0.35), 440)
    for row in range(6):
        for i in range(8):
            b.p.setPen(Qt.PenStyle.NoPen)
            star4(b.p, 52 + i * 56 + (28 if row % 2 else 0), 60 + row * 62, 9, faded(inks.paper, 0.4), 0.3)
    window_night(b, box(150, 90, 330, 320), 150, 90, 330, 320, 2, 2, (280, 150, 30))
    curtain_pair(b, 140, 82, 340, 326, mix(inks.accent, inks.paper, 0.2))
    b.stroke(path((400, 26), (400, 80)), 2.4)
    b.stroke(path((360, 92), (400, 80), (440, 92)), 3.4)
    for x, y, code in ((360, 150, "crescent_moon"), (400, 176, "white_medium_star"), (440, 146, "cloud")):
        b.stroke(path((x, 90), (x, y - 16)), 1.6)
        b.canvas.motif(code, inks, x, y, 38, style=Style(outline=0.6))
    b.local(box(36, 300, 130, 440), "#e8d3b0", 0.45)  # doll"s house
    b.local(closed((26, 302), (83, 236), (140, 302)), inks.accent, 0.45)
    for x in (58, 108):
        for y in (330, 388):
            b.local(box(x - 15, y - 18, x + 15, y + 18), "#ffe09a", 0.3, hatch=False, width=2.6)
    b.local(box(74, 398, 92, 440), WOOD_DARK, 0.4, hatch=False, width=2.6)
    light_pool(b, 250, 520, 190, 56, "#ffe6a6", 0.5)
    cradle = closed((206, 400), (390, 400), (372, 490), (224, 490))
    b.local(cradle, WOOD_WARM, 0.5)
    for i in range(1, 8):
        b.stroke(path((206 + i * 23, 404), (222 + i * 19, 486)), 3, faded(inks.ink, 0.6))
    b.local(closed((350, 404), (350, 330, 410, 320, 412, 404)), mix(inks.accent, inks.paper, 0.45), 0.45)
    b.stroke(path((206, 500), (298, 530, 390, 500)), 12)
    b.stroke(path((206, 500), (298, 530, 390, 500)), 6, WOOD_WARM)
    stand(b, "carousel_horse", 112, 560, 150)
    stand(b, "teddy_bear", 408, 598, 96)
    blocks = (
        (214, 574, "glowing_star", inks.accent),
        (258, 580, "apple", QColor("#edc94a")),
        (236, 536, "crescent_moon", inks.mid),
    )
    for x, y, sign, c in blocks:
        b.local(box(x, y - 4, x + 40, y + 36, 3), mix(c, inks.paper, 0.25), 0.4, width=3)
        b.canvas.silhouette(sign, inks, x + 20, y + 16, 27, inks.ink)
    stand(b, "yo_yo", 330, 606, 50)


def bathroom(b: Ink, r: QRectF) -> None:
    """The bathroom."""
    inks = b.inks
    b.p.fillRect(
        r,
        linear((0, 26), (0, 440), (0, mix(inks.mid, inks.light, 0.3)), (1, mix(inks.light, inks.paper, 0.2))),
    )
    for row in range(7):
        for i in range(12):
            x, y = 26 + i * 40 - (20 if row % 2 else 0), 210 + row * 34
            b.fill(
                box(x + 1.5, y + 1.5, x + 38.5, y + 32.5, 2),
                mix(inks.mid, inks.light, 0.5 + 0.2 * ((i + row) % 2)),
            )
    b.local(box(20, 196, 460, 212), mix(inks.deep, inks.mid, 0.3), 0.4, hatch=False, width=3)
    engrave(b.p, QRectF(26, 26, 428, 420), (240, 200), inks.deep, 0.5, 8, 430, 0.02, 0.75, 1, b.dice)
    checker(b.p, r, 440, inks, mix(inks.deep, inks.ink, 0.2), mix(inks.paper, "#ffffff", 0.2))
    b.local(ellipse(240, 150, 84, 104), GOLD, 0.5)
    b.local(ellipse(240, 150, 70, 90), mix(inks.light, "#ffffff", 0.3), 0.45, hatch=False)
    with b.clip(ellipse(240, 150, 70, 90)):  # a face in the steam
        b.fill(ellipse(240, 160, 34, 46), faded(inks.deep, 0.35))
        for k in (-1, 1):
            b.fill(ellipse(240 + k * 13, 150, 6, 8), faded(inks.ink, 0.75))
        b.fill(ellipse(240, 180, 9, 13), faded(inks.ink, 0.7))
        b.fill(
            closed(
                (206, 240),
                (206, 130, 200, 100, 240, 100),
                (280, 100, 274, 130, 274, 240),
                (268, 170, 262, 120, 240, 122),
                (218, 120, 212, 170, 206, 240),
            ),
            faded(inks.deep, 0.5),
        )
        for i in range(5):
            b.stroke(path((184 + i * 24, 80), (200 + i * 24, 60)), 4, faded("#ffffff", 0.6))
    window_night(b, arch(368, 60, 434, 180), 368, 60, 434, 180, 2, 2)
    tub = closed((84, 372), (396, 372), (392, 470, 350, 500, 240, 500), (130, 500, 88, 470, 84, 372))
    for x in (140, 340):
        b.local(closed((x - 16, 480), (x + 16, 480), (x + 20, 530), (x, 520, x - 20, 530)), GOLD, 0.45)
    b.local(tub, "#f7f2e6", 0.42)
    b.local(box(70, 358, 410, 382, 12), "#fbf8ee", 0.35)
    b.local(
        blob([(120 + i * 30, 356 - 9 * (i % 2), 21) for i in range(9)]), "#ffffff", 0.25, hatch=False, width=3
    )
    b.pipe(path((372, 352), (372, 290), (372, 262, 340, 268)), 7, GOLD)
    for x in (356, 388):
        b.local(ellipse(x, 300, 8), GOLD, 0.3, hatch=False, width=2.6)
    for x in (150, 220, 290):
        b.stroke(path((x, 330), (x - 20, 300, x + 16, 280), (x + 40, 262, x, 236)), 7, faded("#ffffff", 0.55))
    light_pool(b, 240, 570, 180, 36, "#ffffff", 0.5)
    b.local(ellipse(250, 576, 120, 22), inks.accent, 0.4)
    stand(b, "chair", 74, 590, 110)
    candle(b, 420, 590, 50, 100)
    stand(b, "bar_of_soap", 360, 604, 58)
