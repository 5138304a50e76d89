"""Rooms of the manor in Mysterium."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from mystery_table.art.colours import faded, linear, mix
from mystery_table.art.ink import Ink
from mystery_table.art.places.furnish import (
    GOLD,
    WOOD_DARK,
    WOOD_WARM,
    book_wall,
    candelabra,
    candle,
    chandelier,
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
from mystery_table.art.places.outdoors import walker
from mystery_table.art.scenery import checker
from mystery_table.art.shapes import arch, box, closed, ellipse, moved, path, rectangle
from mystery_table.art.textures import rays


def library(b: Ink, r: QRectF) -> None:
    """The library."""
    inks = b.inks
    b.p.fillRect(r, mix(inks.deep, inks.ink, 0.4))
    checker(b.p, r, 470, inks, mix(inks.accent, inks.ink, 0.55), mix(inks.light, inks.second, 0.25))
    b.fill(box(160, 120, 320, 472), linear((0, 150), (0, 470), (0, inks.deep), (1, inks.mid)))
    b.stroke(box(160, 120, 320, 472), 4)
    window_night(b, arch(186, 160, 294, 400), 186, 160, 294, 400, 3, 2, (254, 226, 24))
    book_wall(b, 20, (10, 640), 162, (124, 474))
    book_wall(b, 460, (10, 640), 318, (124, 474))
    ladder(b, 84, 590, 130, 130)
    b.stroke(path((240, 26), (240, 70)), 3)
    b.local(closed((200, 102), (214, 62, 266, 62, 280, 102)), "#2f7a5a", 0.4, hatch=False, width=3)
    b.canvas.glow(240, 112, 240, "#ffdf8f", 0.75)
    light_pool(b, 240, 556, 180, 52)
    stand(b, "globe", 232, 572, 110)
    stand(b, "books", 336, 590, 92)
    candle(b, 150, 588, 50)


def ballroom(b: Ink, r: QRectF) -> None:
    """The ballroom."""
    inks = b.inks
    b.p.fillRect(
        r,
        linear((0, 26), (0, 440), (0, mix(inks.deep, inks.ink, 0.3)), (1, mix(inks.mid, inks.second, 0.25))),
    )
    rays(b.p, (240, 170), 460, 28, QColor("#ffe6a6"), 0.45, 0.05)
    for x in (92, 240, 388):
        window_night(b, arch(x - 46, 190, x + 46, 440), x - 46, 190, x + 46, 440, 4, 2)
        curtain_pair(b, x - 50, 186, x + 50, 436, inks.accent)
    for x in (30, 166, 314, 450):
        column(b, x, 130, 440, 30)
    b.local(box(20, 104, 460, 128), mix(inks.light, inks.paper, 0.4), 0.45)
    checker(b.p, r, 440, inks, mix(inks.deep, inks.ink, 0.1), mix(inks.paper, inks.second, 0.25))
    light_pool(b, 240, 530, 230, 70, "#ffe6a6", 0.75)
    chandelier(b, 240, 176, 1.0)
    for x, foot, h in ((120, 500, 110), (352, 506, 116), (232, 576, 176)):
        walker(b, x - h * 0.13, foot, h, mix(inks.ink, inks.deep, 0.2))
        walker(b, x + h * 0.16, foot, h * 0.94, mix(inks.accent, inks.ink, 0.25), dress=True)
        b.stroke(
            path((x - h * 0.1, foot - h * 0.62), (x, foot - h * 0.74, x + h * 0.14, foot - h * 0.62)),
            4,
            inks.ink,
        )


def music_room(b: Ink, r: QRectF) -> None:
    """The music room."""
    inks = b.inks
    wall_and_floor(b, r, mix(inks.mid, inks.accent, 0.2), mix(WOOD_WARM, inks.second, 0.15), 430)
    window_night(b, arch(170, 70, 310, 380), 170, 70, 310, 380, 4, 2, (270, 160, 30))
    curtain_pair(b, 160, 66, 320, 392, mix(inks.accent, inks.ink, 0.1))
    picture(b, 80, 170, 84, 108, face=True)
    light_pool(b, 240, 520, 210, 60, "#ffe6a6", 0.5)
    lid = closed((96, 400), (120, 250, 300, 210, 392, 262), (404, 330, 360, 392, 300, 404))
    b.local(lid, "#1d1b22", 0.4, shine=0.4)
    b.stroke(path((130, 380), (150, 290, 280, 246, 370, 280)), 3, faded("#ffffff", 0.35))
    b.stroke(path((300, 404), (330, 300)), 5)
    b.local(closed((80, 404), (320, 404), (410, 430, 420, 470), (60, 470), (60, 430)), "#24212a", 0.45)
    b.local(box(56, 440, 300, 470, 3), "#24212a", 0.4)
    for i in range(20):
        b.local(box(62 + i * 11.6, 446, 73 + i * 11.6, 470), "#f7f0de", 0.2, hatch=False, width=1.8)
        if i % 7 not in (2, 6):
            b.fill(box(70 + i * 11.6, 446, 77 + i * 11.6, 460), inks.ink)
    for x in (76, 286, 400):
        b.local(closed((x - 8, 470), (x + 8, 470), (x + 5, 572), (x - 5, 572)), "#1d1b22", 0.4, width=3)
    b.local(box(140, 350, 230, 404), "#f7eed6", 0.3, hatch=False, width=3)
    for i in range(4):
        b.stroke(path((150, 362 + i * 10), (220, 362 + i * 10)), 1.6, faded(inks.ink, 0.6))
    candelabra(b, 268, 404, 0.62)
    b.local(box(130, 540, 230, 560, 6), inks.accent, 0.4)
    for x in (142, 218):
        b.stroke(path((x, 560), (x, 606)), 6)
    with b.at(410, 400):  # harp
        b.pipe(path((-44, 190), (40, -130)), 9, GOLD, 3)
        b.pipe(path((40, -130), (10, -160, -20, -90), (-40, -60, -60, -70, -64, -40)), 9, GOLD, 3)
        b.pipe(path((-64, -40), (-50, 190)), 9, GOLD, 3)
        for i in range(9):
            t = i / 8
            b.stroke(
                path((-58 + 84 * t, -46 - 60 * t), (-46 + 60 * t * 0.5, 180 - 170 * t)),
                1.4,
                faded("#f7eed6", 0.9),
            )
    stand(b, "violin", 72, 604, 110, rotation=8)
    for x, y in ((380, 110), (60, 70), (120, 60)):
        b.stroke(path((x, y), (x + 2, y - 36), (x + 18, y - 28)), 3, faded(inks.paper, 0.7))
        b.fill(moved(ellipse(0, 0, 9, 6), x - 7, y, -20), faded(inks.paper, 0.7))


def study(b: Ink, r: QRectF) -> None:
    """The study."""
    inks = b.inks
    wall_and_floor(b, r, mix(inks.deep, "#2f5a4a", 0.35), mix(WOOD_DARK, inks.accent, 0.2), 450)
    book_wall(b, 26, (26, 450), 128, (70, 430), 5)
    window_night(b, box(310, 70, 430, 330), 310, 70, 430, 330, 3, 2, (390, 130, 22))
    curtain_pair(b, 300, 62, 440, 336, mix(inks.accent, inks.ink, 0.2))
    picture(b, 218, 160, 116, 150, face=True)
    b.fill(
        closed((200, 330), (290, 330), (420, 470), (90, 470)),
        linear((0, 320), (0, 470), (0, faded("#ffe6a6", 0.7)), (1, faded("#ffe6a6", 0.0))),
    )
    b.local(closed((330, 330), (330, 270, 420, 270, 420, 330), (430, 470), (320, 470)), "#6a2f2a", 0.5)
    for x in (350, 375, 400):
        for y in (300, 340, 380):
            b.fill(ellipse(x, y, 3), inks.ink)
    b.local(closed((70, 440), (410, 440), (448, 486), (32, 486)), WOOD_WARM, 0.4)
    b.local(closed((120, 452), (350, 452), (370, 474), (104, 474)), "#2f6a55", 0.4, hatch=False, width=3)
    b.local(box(32, 486, 448, 640), mix(WOOD_DARK, inks.accent, 0.12), 0.5)
    for x in (100, 380):
        for y in (500, 548):
            b.local(rectangle(x, y + 18, 110, 40, 3), mix(WOOD_WARM, inks.ink, 0.15), 0.45, width=3)
            b.local(ellipse(x, y + 18, 6), GOLD, 0.3, hatch=False, width=2.4)
    b.local(closed((180, 330), (230, 310, 290, 310, 300, 330), (310, 346), (172, 346)), "#2f8a5a", 0.45)
    b.pipe(path((240, 346), (240, 450)), 5, GOLD, 2.6)
    b.local(ellipse(240, 454, 36, 9), GOLD, 0.4, hatch=False, width=3)
    b.canvas.glow(240, 356, 130, "#ffe6a6", 0.8)
    for x, y, a in ((170, 462, -8), (292, 464, 10), (320, 458, -4)):
        b.local(moved(box(-28, -9, 28, 9), x, y, a), "#f7eed6", 0.25, hatch=False, width=2.2)
    stand(b, "skull", 120, 466, 66)
    stand(b, "fountain_pen", 332, 462, 50)
    stand(b, "globe", 396, 476, 74)


def dining_room(b: Ink, r: QRectF) -> None:
    """The dining room."""
    inks = b.inks
    wall_and_floor(b, r, mix(inks.accent, inks.ink, 0.45), mix(WOOD_DARK, inks.mid, 0.2), 400)
    fireplace(b, 240, 404, 150, 150)
    picture(b, 240, 164, 104, 130, face=True)
    for x in (90.0, 390.0):
        window_night(b, arch(x - 34, 120, x + 34, 330), x - 34, 120, x + 34, 330, 4, 2)
        curtain_pair(b, x - 40, 114, x + 40, 340, mix(inks.accent, inks.ink, 0.15))
    chandelier(b, 240, 92, 0.62)
    cloth = mix(inks.paper, "#ffffff", 0.2)
    for k in range(4):  # high-backed chairs on both sides
        t = k / 3.0
        for side in (-1, 1):
            x, y, h = 240 + side * (96 + 100 * t), 440 + 62 * t, 60 + 66 * t
            b.local(
                closed(
                    (x - 15 - 9 * t, y + 30),
                    (x - 16 - 9 * t, y - h + 14),
                    (x, y - h - 14, x + 16 + 9 * t, y - h + 14),
                    (x + 15 + 9 * t, y + 30),
                ),
                mix(WOOD_WARM, inks.accent, 0.35),
                0.5,
            )
    table = closed((176, 420), (304, 420), (420, 620), (60, 620))
    b.local(table, cloth, 0.4)
    b.fill(closed((222, 422), (258, 422), (292, 620), (188, 620)), faded(inks.accent, 0.85))
    for k in range(4):
        t = k / 3.0
        for side in (-1, 1):
            x, y, w = 240 + side * (62 + 56 * t), 440 + 150 * t * t, 15 + 16 * t
            b.local(ellipse(x, y, w, w * 0.42), "#fbf6e6", 0.35, hatch=False, width=2.6)
            b.stroke(ellipse(x, y, w * 0.6, w * 0.24), 1.6, faded(inks.ink, 0.5))
    candelabra(b, 240, 470, 0.62)
    candelabra(b, 240, 566, 1.0)
    stand(b, "poultry_leg", 196, 526, 60)
    stand(b, "grapes", 288, 530, 56)
    stand(b, "wine", 330, 594, 62)
    stand(b, "wine", 150, 594, 62)
