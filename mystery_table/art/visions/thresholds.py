"""Visions of hands, doors, cages, leaf faces, trains."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QPainterPath,
)

from mystery_table.art.colours import faded, linear, mix, radial
from mystery_table.art.engraving import engrave
from mystery_table.art.palettes import palette
from mystery_table.art.scenery import cloud
from mystery_table.art.visions.land import (
    draw_hand,
    framed,
    land,
    shine,
    small_world,
    veil_of_water,
    walker,
    water,
)
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
    line,
    poly_path,
    put,
    rect_path,
    smooth,
    stand,
    stroke,
)
from mystery_table.art.visions.sky import birds, cloud_bank, leaf, light, sky


def hand(s: Scene) -> None:
    """A giant hand holds up a glass world with m0 and m1; m2 and m3 float beside it."""
    inks = s.inks
    sky(s, (240, 280), 720)
    light(s, 394, 92, 30)
    cloud_bank(s, 3, 40, 120, 560, 690)
    cloud_bank(s, 3, 370, 450, 560, 690)
    draw_hand(s, 240, 690, 1.98, up=True)
    globe = ellipse_path(240, 308, 152)
    s.canvas.glow(240, 308, 260, inks.paper, 0.6)
    with clipped(s, globe, s.inner) as inside:
        small_world(s, inside, 350, s.motifs[0], 400, 190, 190, 240, s.options.get("inner_sky", "day"))
        stand(inside, s.motifs[1], 338, 404, 66)
        walker(inside, 146, 404, 46, shadow=False)
    stroke(s, globe, inks.ink, 5)
    shine(s, smooth([(120, 260), (146, 210), (190, 182)], closed=False), "#ffffff", 0.75, 6)
    put(s, s.motifs[2], 78, 130, 92, tilt=s.dice.uniform(-10, 10), shadow=3)
    put(s, s.motifs[3], 410, 486, 78, tilt=s.dice.uniform(-10, 10), shadow=3)


def wheat_field(s: Scene, horizon: float) -> None:
    """Rows of ripe wheat, higher towards the front."""
    inks, chance = s.inks, s.dice
    wheat = mix(mix(inks.light, "#dfae45", 0.5), inks.paper, 0.1)
    s.p.fillRect(QRectF(20, horizon, 440, 300), down(s, horizon, 700, wheat, 0.25, 0.4))
    for row in range(13):
        t = row / 12
        y, height = horizon + 8 + 300 * t**1.5, 12 + 46 * t
        shade = mix(wheat, inks.ink, 0.08 + 0.22 * t)
        count = int(90 - 44 * t)
        for k in range(count):
            x = 12 + 460 * k / count + chance.uniform(-4, 4)
            lean, tall = chance.uniform(-0.14, 0.2) * height, height * chance.uniform(0.75, 1.1)
            colour = mix(shade, inks.paper if chance.random() < 0.4 else inks.ink, chance.uniform(0.05, 0.3))
            line(s, x, y, x + lean, y - tall, colour, 1 + 1.3 * t)
            fill(s, ellipse_path(x + lean, y - tall, 1.2 + 2 * t, 3 + 5 * t), mix(colour, inks.paper, 0.15))


def field_door(s: Scene) -> None:
    """A door stands ajar in a field and lets out another world with m0; m1 beside it, m2 in the sky."""
    inks, chance, horizon = s.inks, s.dice, 400
    sky(s, (240, 300), horizon)
    light(s, 100, 110, 42)
    land(s, horizon - 10, 1, 30, near=mix(inks.mid, inks.deep, 0.4), far=mix(inks.mid, inks.deep, 0.4))
    wheat_field(s, horizon)
    fill(
        s,
        poly_path((170, 600), (312, 600), (420, 700), (110, 700)),
        linear((0, 600), (0, 700), (0, faded(inks.paper, 0.8)), (1, faded(inks.paper, 0.2))),
    )
    opening = rect_path(166, 216, 148, 386)
    wood = mix(mix(inks.accent, "#7a4a26", 0.4), inks.ink, 0.15)
    s.canvas.glow(240, 400, 260, palette(s.inner).paper, 0.65)
    with clipped(s, opening, s.inner) as inside:
        sky(inside, (240, 320), 500, s.options.get("inner_sky", "night"))
        light(inside, 240, 288, 40, s.options.get("inner_light", "crescent"))
        if s.options.get("inner_ground") == "sea":
            water(inside, 500, 240)
            afloat(inside, s.motifs[0], 240, 566, 130, 190)
        else:
            land(inside, 505, 2, 30)
            stand(inside, s.motifs[0], 240, 584, 128, 190)
    framed(s, opening, wood, 15)
    leaf_poly = [(160, 212), (84, 186), (84, 646), (160, 604)]
    fill(s, poly_path(*leaf_poly), across(s, 84, 160, wood, 0.25, 0.3), inks.ink, 4)
    for top, bottom in ((0.06, 0.46), (0.54, 0.94)):
        panel = [
            (98, 190 + 456 * top),
            (148, 212 + 392 * top),
            (148, 212 + 392 * bottom),
            (98, 190 + 456 * bottom),
        ]
        fill(s, poly_path(*panel), mix(wood, inks.ink, 0.18), faded(inks.ink, 0.8), 2.5)
    fill(s, ellipse_path(94, 426, 6), GOLD, inks.ink, 2)
    stand(s, s.motifs[1], 396, 640, 116, 150)
    put(s, s.motifs[2], 376, 170, 112, tilt=chance.uniform(-10, 10), shadow=4)
    walker(s, 300, 682, 88)


def birdcage(s: Scene) -> None:
    """A bird cage hangs in the sky and holds a landscape with m0 and m1; m2 sits on top, m3 below."""
    inks = s.inks
    sky(s, (240, 340), 720)
    light(s, 400, 108, 34)
    cloud_bank(s, 3, 40, 140, 620, 690)
    cloud_bank(s, 3, 340, 450, 600, 690)
    line(s, 240, 20, 240, 120, GOLD, 4)
    cage = QPainterPath(QPointF(92, 560))
    cage.lineTo(92, 300)
    cage.cubicTo(92, 190, 170, 136, 240, 128)
    cage.cubicTo(310, 136, 388, 190, 388, 300)
    cage.lineTo(388, 560)
    cage.closeSubpath()
    s.canvas.glow(240, 360, 290, inks.paper, 0.5)
    with clipped(s, cage, s.inner) as inside:
        small_world(s, inside, 440, s.motifs[0], 528, 210, 230, 225, s.options.get("inner_sky", "dusk"))
        stand(inside, s.motifs[1], 330, 542, 92)
        walker(inside, 124, 540, 56, shadow=False)
    for k in range(9):
        t = -1 + 2 * k / 8
        bar = QPainterPath(QPointF(240 + 148 * t, 560))
        bar.lineTo(240 + 148 * t, 300)
        bar.cubicTo(240 + 148 * t, 190, 240 + 70 * t, 140, 240, 128)
        stroke(s, bar, inks.ink, 5)
        stroke(s, bar, mix(GOLD, inks.paper, 0.3), 2.4)
    for y in (300, 430):
        stroke(s, smooth([(92, y), (240, y + 9), (388, y)], closed=False), inks.ink, 5.5)
        stroke(s, smooth([(92, y), (240, y + 9), (388, y)], closed=False), GOLD, 2.8)
    fill(s, rect_path(76, 554, 328, 34, 9), down(s, 554, 588, GOLD, 0.45, 0.5), inks.ink, 4)
    stroke(s, ellipse_path(240, 118, 15), inks.ink, 7)
    stroke(s, ellipse_path(240, 118, 15), GOLD, 4)
    stand(s, s.motifs[2], 146, 204, 88, ground=0)
    put(s, s.motifs[3], 240, 640, 92, 84, s.dice.uniform(-8, 8), shadow=3)


def sea_stairs(s: Scene) -> None:
    """A staircase leads down into the sea, from which m0 rises; m1 stands at the top, m2 lies under water."""
    inks, horizon = s.inks, 372
    sky(s, (320, 220), horizon)
    light(s, 330, 130, 54)
    cloud_bank(s, 3, 260, 440, horizon - 60, horizon - 6, (100, 160))
    water(s, horizon, 330)
    steps = [(20, 700), (20, 300), (118, 300)]
    x, y = 118, 300
    for _ in range(9):
        steps += [(x, y + 32), (x + 36, y + 32)]
        x, y = x + 36, y + 32
    steps += [(x, 700)]
    afloat(s, s.motifs[0], 344, 452, 190, 210)
    fill(
        s,
        poly_path(*steps),
        linear(
            (20, 300),
            (300, 640),
            (0, mix(inks.light, inks.paper, 0.3)),
            (0.5, mix(inks.mid, inks.deep, 0.25)),
            (1, inks.deep),
        ),
        inks.ink,
        4,
    )
    with clipped(s, poly_path(*steps)):
        for row in range(12):
            y = 326 + row * 32
            line(s, 20, y, 460, y, faded(inks.ink, 0.28), 1.6)
            for k in range(9):
                x = 40 + k * 52 + (row % 2) * 26
                line(s, x, y, x, y + 32, faded(inks.ink, 0.28), 1.6)
    for k in range(10):
        sx, sy = 20 + (k > 0) * (98 + 36 * (k - 1)), 300 + 32 * k
        width = 98 if k == 0 else 36
        fill(s, rect_path(sx - 3, sy - 5, width + 5, 9), mix(inks.paper, inks.light, 0.15), inks.ink, 2.5)
    put(s, s.motifs[2], 150, 622, 150, 120, s.dice.uniform(-12, 12))
    veil_of_water(s, 520, strength=0.5)
    for k in range(4):
        stroke(
            s,
            smooth([(300 + 12 * k, 522 + 3 * k), (360, 519 + 5 * k), (450, 523 + 4 * k)], closed=False),
            faded(inks.paper, 0.6 - 0.12 * k),
            2,
        )
    stand(s, s.motifs[1], 74, 298, 84, 120)
    walker(s, 206, 396, 84, shadow=False)
    birds(s, 200, 120)


def leaf_face(s: Scene) -> None:
    """A face of leaves: m0 for both eyes, m1 for the mouth, m2 as a crown on top. Option "season": autumn."""
    inks, chance, p = s.inks, s.dice, s.p
    p.fillRect(
        FRAME,
        radial(
            (240, 340),
            520,
            (0, mix(inks.paper, inks.light, 0.3)),
            (0.5, mix(inks.light, inks.mid, 0.3)),
            (1, inks.deep),
        ),
    )
    engrave(p, FRAME, (240, 340), inks.deep, 0.5, 8, 460, 0.02, 0.8, 4, chance)
    light(s, 396, 96, 32)
    hair = [mix(inks.deep, "#3f7047", 0.4), mix(inks.mid, "#3f7047", 0.3), inks.second, inks.accent]
    if s.options.get("season") == "autumn":
        hair = [
            mix(inks.accent, "#8a3d1a", 0.5),
            QColor("#b5541d"),
            QColor("#d98a2b"),
            mix(inks.deep, "#6b2a14", 0.5),
        ]
    skin = [
        mix(inks.light, "#b9c26d", 0.35),
        mix(inks.paper, inks.light, 0.4),
        mix(inks.light, inks.second, 0.4),
        mix(inks.light, inks.paper, 0.6),
    ]
    neck = [(188, 500), (196, 620), (110, 704), (370, 704), (284, 620), (292, 500)]
    fill(s, smooth(neck), mix(inks.deep, inks.ink, 0.2), inks.ink, 3)
    for _ in range(70):
        leaf(
            s,
            chance.uniform(110, 370),
            chance.uniform(600, 704),
            chance.uniform(40, 64),
            24,
            chance.uniform(200, 340),
            chance.choice(hair),
        )
    for _ in range(64):
        a = math.radians(chance.uniform(165, 375))
        r = chance.uniform(0.86, 1.12)
        leaf(
            s,
            240 + 138 * r * math.cos(a),
            340 + 180 * r * math.sin(a),
            chance.uniform(56, 84),
            30,
            math.degrees(a) + chance.uniform(-28, 28),
            chance.choice(hair),
        )
    fill(s, ellipse_path(240, 356, 132, 182), mix(inks.deep, inks.mid, 0.5), inks.ink, 3)
    spots = []
    for row in range(15):
        for col in range(9):
            x, y = (
                124 + col * 29 + (row % 2) * 14 + chance.uniform(-4, 4),
                186 + row * 25 + chance.uniform(-4, 4),
            )
            if ((x - 240) / 124) ** 2 + ((y - 356) / 174) ** 2 < 1:
                spots.append((math.hypot(x - 240, y - 356), x, y))
    for _, x, y in sorted(spots, reverse=True):
        angle = math.degrees(math.atan2(y - 330, x - 240)) if x != 240 else 90
        shade = chance.choice(skin)
        leaf(
            s,
            x - 14 * math.cos(math.radians(angle)),
            y - 14 * math.sin(math.radians(angle)),
            46,
            24,
            angle,
            mix(shade, inks.deep, max(0, (x - 240) / 380)),
        )
    for side in (-1, 1):
        s.canvas.glow(240 + side * 56, 318, 58, inks.ink, 0.75)
        put(s, s.motifs[0], 240 + side * 56, 318, 78, 66, flip=side < 0)
        leaf(s, 240 + side * 18, 272, 80, 26, -12 if side > 0 else 192, mix(inks.deep, inks.ink, 0.3), 2)
    leaf(s, 240, 316, 92, 38, 90, mix(inks.light, inks.accent, 0.35), 2)
    s.canvas.glow(240, 462, 56, inks.ink, 0.6)
    put(s, s.motifs[1], 240, 462, 118, 64)
    put(s, s.motifs[2], 240, 132, 132, 112, shadow=4)
    birds(s, 84, 120, 5, 60)


def sky_train(s: Scene) -> None:
    """A steam train crosses a viaduct above the clouds; its open wagons carry m0, m1 and m2.

    Options "light_x": where the light hangs; "flip_engine": true if the engine should face right.
    """
    inks, rail = s.inks, 448
    sky(s, (240, 260), 640)
    light(s, s.options.get("light_x", 340), 150, 60)
    cloud_bank(s, 4, 30, 450, 560, 640)
    for k in range(4):
        x = 20 + k * 126
        arch = poly_path((x - 18, rail), (x + 144, rail), (x + 144, 700), (x - 18, 700))
        hole = rect_path(x + 18, rail + 34, 90, 400, 45)
        fill(
            s,
            arch.subtracted(hole),
            linear(
                (0, rail),
                (0, 680),
                (0, mix(inks.light, inks.paper, 0.3)),
                (0.4, mix(inks.mid, inks.deep, 0.3)),
                (1, inks.deep),
            ),
            inks.ink,
            3,
        )
        for row in range(6):
            line(s, x - 16, rail + 44 + row * 34, x + 16, rail + 44 + row * 34, faded(inks.ink, 0.3), 2)
    fill(s, rect_path(10, rail - 8, 460, 18), mix(inks.paper, inks.light, 0.4), inks.ink, 3)
    for x, y, w in ((100, 262, 70), (158, 226, 100), (236, 186, 130)):
        cloud(s.p, x, y, w, mix(inks.paper, inks.light, 0.3), mix(inks.light, inks.mid, 0.4), s.dice)
    for i, code in enumerate(s.motifs[:3]):
        x = 176 + i * 92
        stand(s, code, x + 39, rail - 38, 76, 100, ground=0)
        fill(
            s,
            rect_path(x, rail - 52, 78, 32, 4),
            down(s, rail - 52, rail - 20, inks.accent, 0.2, 0.4),
            inks.ink,
            3.5,
        )
        line(s, x - 14, rail - 28, x, rail - 28, inks.ink, 5)
        for wx in (x + 18, x + 60):
            fill(s, ellipse_path(wx, rail - 17, 11), mix(inks.mid, inks.ink, 0.4), inks.ink, 4)
            fill(s, ellipse_path(wx, rail - 17, 3), inks.paper)
    stand(s, "steam_engine", 100, rail - 4, 132, 120, ground=0, flip=s.options.get("flip_engine", False))
    cloud_bank(s, 6, 20, 460, 640, 700, (150, 260))
    birds(s, 380, 260, 5)
    birds(s, 120, 560, 5, colour=inks.paper)
