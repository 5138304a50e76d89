"""Visions of people without people: stage, fruit tree, keyhole, suit, bottle, puppets."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QPainterPath,
)

from mystery_table.art.colours import Point, faded, linear, mix, radial
from mystery_table.art.engraving import engrave
from mystery_table.art.motifs import Style
from mystery_table.art.scenery import curtains, ridge, stars, tree
from mystery_table.art.textures import rays
from mystery_table.art.visions.land import draw_hand, framed, land, shine, tiles, veil_of_water, walker, water
from mystery_table.art.visions.scene import (
    FRAME,
    GOLD,
    Scene,
    across,
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
from mystery_table.art.visions.sky import cloud_bank, light, sky


def stage(s: Scene) -> None:
    """m0 in the spotlight on a stage, m1 and m2 hang from the flies between the curtains."""
    inks, p, floor = s.inks, s.p, 500
    p.fillRect(FRAME, linear((0, 20), (0, floor), (0, inks.deep), (1, inks.mid)))
    engrave(p, QRectF(20, 20, 440, floor), (240, 300), inks.ink, 0.55, 7, 380, 0.03, 0.8, 2, s.dice)
    stars(p, QRectF(20, 20, 440, 380), s.dice, 60, inks.paper, 8)
    light(s, 240, 176, 62)
    tiles(s, floor, mix(inks.accent, inks.ink, 0.5), mix(inks.paper, inks.second, 0.25))
    fill(
        s,
        poly_path((215, 20), (265, 20), (390, 610), (90, 610)),
        linear((240, 20), (240, 620), (0, faded(inks.paper, 0)), (1, faded(inks.paper, 0.5))),
    )
    fill(s, ellipse_path(240, 604, 150, 30), faded(inks.paper, 0.5))
    curtains(s.p, FRAME, inks, 0.16, mix(inks.accent, inks.ink, 0.1))
    hang(s, s.motifs[1], 146, 78, 318, 96, tilt=s.dice.uniform(-8, 8))
    hang(s, s.motifs[2], 334, 78, 318, 96, tilt=s.dice.uniform(-8, 8))
    stand(s, s.motifs[0], 240, 606, 230, 230, ground=1)
    for k in range(8):
        x = 66 + k * 50
        s.canvas.glow(x, 674, 30, "#ffe9a8", 0.8)
        shell = QPainterPath(QPointF(x - 17, 700))
        shell.cubicTo(x - 17, 668, x + 17, 668, x + 17, 700)
        fill(s, shell, across(s, x - 17, x + 17, GOLD, 0.5, 0.5), inks.ink, 2.5)


def hung_fruit(
    s: Scene,
    tips: list[Point],
    count: int,
    codes: tuple[str, ...],
    box: tuple[float, float, float, float],
    size: tuple[float, float] = (56, 76),
    spacing: float = 74,
) -> None:
    """Hang motifs from branch tips that lie inside the box and apart from each other."""
    left, top, right, bottom = box
    chosen: list[Point] = []
    for tip in s.dice.shuffled(tips):
        x, y = min(max(tip[0], left), right), min(max(tip[1], top), bottom)
        if all(math.hypot(x - a, y - b) > spacing for a, b in chosen):
            chosen.append((x, y))
    for i, (x, y) in enumerate(chosen[:count]):
        hang(
            s,
            codes[i % len(codes)],
            x,
            y,
            y + 24 + size[0] * 0.5,
            s.dice.uniform(*size),
            tilt=s.dice.uniform(-8, 8),
            colour=s.inks.ink,
        )


def fruit_tree(s: Scene) -> None:
    """A bare tree before a huge light bears m0 and m1 as fruit; m2 lies at its foot."""
    horizon, inks = 540, s.inks
    sky(s, (240, 280), horizon)
    light(s, 240, 270, 160)
    land(s, horizon, 2, 36, near=mix(inks.deep, inks.ink, 0.2))
    tips = tree(s.p, 240, 610, 138, -math.pi / 2, 32, inks.ink, s.dice, 4)
    for k in range(-1, 4):
        line(s, 230 + k * 5, 600, 234 + k * 3 + s.dice.uniform(-4, 4), 490, faded(inks.light, 0.5), 2)
    roots = smooth([(140, 704), (196, 640), (226, 596), (254, 596), (284, 640), (344, 704)], closed=False)
    fill(s, roots, inks.ink)
    hung_fruit(s, tips, 9, s.motifs[:2], (66, 66, 414, 400))
    stand(s, s.motifs[2], 376, 656, 112)
    walker(s, 106, 662, 84)


def keyhole(s: Scene) -> None:
    """Through a giant keyhole (or arch: option "shape") another world with m0; m1 and m2 before it."""
    horizon, inks = 450, s.inks
    sky(s, (240, 330), horizon)
    light(s, s.dice.choice([84, 396]), 104, 40)
    land(s, horizon - 14, 1, 50, near=mix(inks.mid, inks.deep, 0.5), far=mix(inks.mid, inks.deep, 0.5))
    tiles(s, horizon)
    if s.options.get("shape") == "arch":
        hole = QPainterPath(QPointF(124, 596))
        hole.lineTo(124, 250)
        hole.arcTo(QRectF(124, 134, 232, 232), 180, -180)
        hole.lineTo(356, 596)
        hole.closeSubpath()
    else:
        hole = ellipse_path(240, 240, 132).united(poly_path((196, 330), (284, 330), (352, 598), (128, 598)))
    fill(
        s,
        poly_path((130, 600), (350, 600), (430, 700), (50, 700)),
        linear((0, 600), (0, 700), (0, faded(inks.paper, 0.6)), (1, faded(inks.paper, 0.1))),
    )
    s.canvas.glow(240, 340, 320, inks.paper, 0.55)
    framed(s, hole, inks.second, 20)
    with clipped(s, hole, s.inner) as inside:
        sky(inside, (240, 240), 470, s.options.get("inner_sky", "day"))
        light(inside, 240, 210, 52, s.options.get("inner_light", "sun"))
        if s.options.get("inner_ground") == "sea":
            water(inside, 462, 240)
            afloat(inside, s.motifs[0], 240, 560, 176, 220)
        else:
            land(inside, 470, 3, 34)
            stand(inside, s.motifs[0], 240, 566, 176, 230)
    stroke(s, hole, faded(inks.ink, 0.8), 3)
    stand(s, s.motifs[1], 84, 646, 108)
    stand(s, s.motifs[2], 398, 640, 100)
    walker(s, 290, 676, 108)


def suit(s: Scene) -> None:
    """A person in a suit (option "dress": a gown) with m0 for a head; m1 and m2 float round it."""
    inks, p = s.inks, s.p
    p.fillRect(
        FRAME,
        radial((240, 260), 520, (0, mix(inks.paper, inks.second, 0.2)), (0.4, inks.light), (1, inks.mid)),
    )
    rays(p, (240, 250), 620, 26, inks.paper, 0.6, s.dice.random())
    engrave(p, FRAME, (240, 260), inks.deep, 0.6, 8, 480, 0.02, 0.8, 4, s.dice)
    if s.options.get("dress"):
        gown_bust(s)
    else:
        suit_bust(s)
    size, _, h = fit(s.motifs[0], 300, 310)
    s.canvas.glow(240, 300, 250, inks.paper, 0.7)
    s.canvas.motif(s.motifs[0], inks, 240, 478 - h / 2, size, shadow=8, style=Style(outline=0.6))
    for i in range(6):
        a = math.pi * (1.06 + 0.88 * i / 5)
        put(
            s,
            s.motifs[1 + i % 2],
            240 + 176 * math.cos(a),
            344 + 258 * math.sin(a),
            72,
            tilt=s.dice.uniform(-16, 16),
            shadow=3,
        )


def suit_bust(s: Scene) -> None:
    """Suit bust."""
    inks = s.inks
    coat = mix(inks.deep, inks.ink, 0.3)
    body = QPainterPath(QPointF(40, 705))
    body.cubicTo(60, 560, 120, 530, 198, 510)
    body.lineTo(206, 440)
    body.lineTo(274, 440)
    body.lineTo(282, 510)
    body.cubicTo(360, 530, 420, 560, 440, 705)
    body.closeSubpath()
    fill(
        s,
        body,
        linear((40, 0), (440, 0), (0, mix(coat, inks.mid, 0.6)), (0.6, coat), (1, inks.ink)),
        inks.ink,
        4,
    )
    fill(s, poly_path((200, 506), (240, 620), (280, 506), (264, 470), (216, 470)), inks.paper, inks.ink, 3)
    fill(
        s,
        poly_path((228, 520), (252, 520), (247, 540), (258, 620), (240, 645), (222, 620), (233, 540)),
        inks.accent,
        inks.ink,
        3,
    )
    lapel = [(198, 500), (150, 545), (176, 570), (168, 590), (236, 690), (238, 640)]
    fill(s, poly_path(*lapel), mix(coat, inks.mid, 0.35), inks.ink, 3)
    fill(s, poly_path(*[(480 - x, y) for x, y in lapel]), coat, inks.ink, 3)
    for y in (660, 684):
        fill(s, ellipse_path(240, y + 4, 4), inks.second, inks.ink, 1.5)


def gown_bust(s: Scene) -> None:
    """Gown bust."""
    inks = s.inks
    skin = mix(inks.paper, mix("#d49a6a", inks.accent, 0.25), 0.35)
    shoulders = smooth(
        [
            (214, 440),
            (212, 505),
            (130, 535),
            (84, 600),
            (70, 710),
            (410, 710),
            (396, 600),
            (350, 535),
            (268, 505),
            (266, 440),
        ]
    )
    fill(s, shoulders, across(s, 80, 400, skin, 0.3, 0.4), inks.ink, 4)
    gown = smooth(
        [
            (60, 720),
            (92, 610),
            (150, 588),
            (200, 610),
            (240, 636),
            (280, 610),
            (330, 588),
            (388, 610),
            (420, 720),
        ]
    )
    fill(
        s,
        gown,
        linear(
            (60, 0),
            (420, 0),
            (0, mix(inks.accent, inks.paper, 0.25)),
            (0.5, inks.accent),
            (1, mix(inks.accent, inks.ink, 0.55)),
        ),
        inks.ink,
        4,
    )
    for k in range(-4, 5):
        line(s, 240 + k * 26, 640 - abs(k) * 6, 240 + k * 40, 706, faded(inks.ink, 0.35), 2)
    for k in range(-5, 6):
        x = 240 + k * 11
        fill(
            s,
            ellipse_path(x, 540 - k * k * 1.1, 6),
            linear((x - 5, 0), (x + 5, 0), (0, "#ffffff"), (1, inks.light)),
            inks.ink,
            1.5,
        )


def bottle_path() -> QPainterPath:
    """Bottle path."""
    path = QPainterPath(QPointF(-182, -10))
    path.cubicTo(-182, -112, -140, -122, -84, -122)
    path.lineTo(52, -122)
    path.cubicTo(106, -122, 98, -52, 132, -46)
    path.lineTo(166, -46)
    path.lineTo(166, 30)
    path.lineTo(132, 30)
    path.cubicTo(98, 36, 106, 108, 52, 108)
    path.lineTo(-84, 108)
    path.cubicTo(-140, 108, -182, 98, -182, -10)
    return path


def bottle(s: Scene) -> None:
    """A bottle adrift on the sea holds a small land with m0 and m1; m2 swims in front."""
    inks, horizon = s.inks, 330
    sky(s, (240, 240), horizon)
    light(s, s.dice.choice([116, 364]), 128, 50)
    cloud_bank(s, 4, 60, 420, horizon - 80, horizon - 6, (100, 180))
    water(s, horizon, 240)
    glass = bottle_path()
    with moved(s, 244, 440, -8):
        fill(s, glass.translated(6, 12), faded(inks.ink, 0.35))
        with clipped(s, glass, s.inner) as inside:
            s.p.fillRect(
                QRectF(-190, -130, 400, 260),
                linear(
                    (0, -122),
                    (0, 60),
                    (0, mix(inside.inks.mid, inside.inks.light, 0.5)),
                    (1, inside.inks.paper),
                ),
            )
            s.canvas.glow(-30, 10, 170, inside.inks.paper, 0.8)
            back = ridge(-190, 190, 44, 24, s.dice, 4, 140)
            fill(s, back, mix(inside.inks.mid, inside.inks.light, 0.2))
            stand(inside, s.motifs[0], 0, 52, 156, 152, 3)
            stand(inside, s.motifs[1], -118, 60, 88, 100)
            front = ridge(-190, 190, 66, 10, s.dice, 5, 140)
            fill(s, front, mix(inside.inks.deep, inside.inks.mid, 0.2))
            walker(inside, 84, 68, 54, shadow=False)
        stroke(s, glass, inks.ink, 6)
        stroke(s, glass, faded(inks.paper, 0.35), 2)
        shine(
            s,
            smooth([(-164, -40), (-156, -84), (-120, -104), (-60, -106), (30, -106)], closed=False),
            inks.paper,
            0.85,
        )
        fill(
            s,
            rect_path(160, -38, 40, 60, 8),
            linear((160, 0), (200, 0), (0, "#b98248"), (1, "#6b4226")),
            inks.ink,
            4,
        )
    veil_of_water(s, 514, strength=0.8)
    put(s, s.motifs[2], s.dice.choice([112, 368]), 622, 104, tilt=s.dice.uniform(-12, 12), shadow=3)


def puppets(s: Scene) -> None:
    """A giant hand moves m1, m0 and m2 on strings."""
    floor, inks = 560, s.inks
    sky(s, (240, 370), floor)
    light(s, 240, 370, 128)
    tiles(s, floor)
    hooks = {0: (240, 488, 164, 236), 1: (108, 452, 116, 182), 2: (372, 452, 116, 292)}
    for i, (x, y, size, finger) in hooks.items():
        _, w, h = fit(s.motifs[i], size, size)
        for d in (-w * 0.3, 0, w * 0.3):
            line(s, finger + d * 0.15, 184, x + d, y - h * 0.3, faded(inks.paper, 0.9), 1.8)
        put(s, s.motifs[i], x, y, size, tilt=s.dice.uniform(-8, 8))
        fill(s, ellipse_path(x, 628 - (x != 240) * 30, w * 0.42, 8), faded(inks.ink, 0.35))
    draw_hand(s, 240, 88, 1.12)
    curtains(s.p, FRAME, inks, 0.07, mix(inks.accent, inks.ink, 0.25), False)
