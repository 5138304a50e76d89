"""Visions of wide places: giants, reflections, islands, parades, rain, stairs, towers."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QPainterPath,
)

from mystery_table.art.colours import faded, linear, mix
from mystery_table.art.motifs import Style
from mystery_table.art.palettes import palette
from mystery_table.art.scenery import cloud, curtains
from mystery_table.art.visions.land import (
    framed,
    grass,
    land,
    pine,
    roofs,
    tiles,
    veil_of_water,
    walker,
    wallpaper,
    water,
)
from mystery_table.art.visions.scene import (
    Scene,
    afloat,
    clipped,
    down,
    fill,
    fit,
    line,
    pen,
    poly_path,
    put,
    rect_path,
    stand,
    stroke,
)
from mystery_table.art.visions.sky import birds, cloud_bank, light, mist, sky


def giant(s: Scene) -> None:
    """m0 looms behind the hills, m1 stands in the valley near the small figure."""
    horizon = 440
    sky(s, (240, 280), horizon)
    light(s, s.dice.choice([100, 380]), 100, 40)
    s.canvas.glow(240, 320, 270, s.inks.paper, 0.55)
    with clipped(s, rect_path(20, 20, 440, horizon + 20)):
        stand(s, s.motifs[0], 240, horizon + 24, 360, 330, s.dice.uniform(-4, 4), ground=0)
    mist(s, horizon - 90, 170, 0.8)
    land(s, horizon + 26, 3, 40)
    for x, h in ((52, 90), (88, 62), (430, 100), (396, 58)):
        pine(s, x, 560 + s.dice.uniform(-6, 14), h, mix(s.inks.deep, s.inks.ink, 0.3))
    side = s.dice.choice([-1, 1])
    stand(s, s.motifs[1], 240 + side * 92, 626, 116)
    walker(s, 240 - side * 60, 644, 84)
    birds(s, 240, 96)


def reflection(s: Scene) -> None:
    """m0 floats on the sea, its reflection is m1; m2 drifts in the foreground."""
    horizon, mid = 380, 478
    x = s.dice.uniform(190, 290)
    sky(s, (x, 240), horizon)
    light(s, x, 190, 74)
    cloud_bank(s, 4, 40, 440, horizon - 90, horizon - 10, (100, 180))
    water(s, horizon, x)
    size, _, h = fit(s.motifs[1], 270, 196)
    s.p.save()
    s.p.setClipRect(QRectF(20, mid, 440, 700 - mid), Qt.ClipOperation.IntersectClip)
    s.p.translate(0, 2 * mid)
    s.p.scale(1, -1)
    s.canvas.motif(s.motifs[1], s.inks, 240, mid - h / 2, size, opacity=0.95, style=Style(outline=1.1))
    s.p.restore()
    veil_of_water(s, mid, strength=0.38)
    afloat(s, s.motifs[0], 240, mid, 280, 230)
    if len(s.motifs) > 2:
        put(s, s.motifs[2], s.dice.choice([92, 388]), 630, 84, tilt=s.dice.uniform(-12, 12), shadow=3)


def floating_island(s: Scene, x: float, y: float, w: float, code: str, size: float) -> None:
    """Floating island."""
    inks, chance = s.inks, s.dice
    rock = QPainterPath(QPointF(x - w / 2, y))
    rock.quadTo(x - w * 0.3, y - w * 0.09, x, y - w * 0.04)
    rock.quadTo(x + w * 0.3, y - w * 0.1, x + w / 2, y)
    rock.cubicTo(x + w * 0.42, y + w * 0.18, x + w * 0.2, y + w * 0.3, x + w * 0.05, y + w * 0.62)
    rock.quadTo(x, y + w * 0.7, x - w * 0.05, y + w * 0.5)
    rock.cubicTo(x - w * 0.22, y + w * 0.32, x - w * 0.45, y + w * 0.2, x - w / 2, y)
    s.canvas.glow(x, y - size * 0.5, size, inks.paper, 0.5)
    stand(s, code, x, y + w * 0.03, size, ground=0)
    fill(
        s,
        rock,
        linear(
            (x - w / 2, 0),
            (x + w / 2, 0),
            (0, mix(inks.mid, inks.light, 0.5)),
            (0.5, inks.deep),
            (1, inks.ink),
        ),
        inks.ink,
        3,
    )
    with clipped(s, rock):
        for k in range(16):
            top = x - w / 2 + w * k / 15
            line(
                s,
                top,
                y - w * 0.05 + chance.uniform(8, 26),
                x + (top - x) * 0.5,
                y + w * chance.uniform(0.25, 0.6),
                faded(inks.ink, 0.7),
                2,
            )
        turf = QPainterPath(QPointF(x - w / 2 - 5, y - w * 0.15))
        turf.lineTo(x + w / 2 + 5, y - w * 0.15)
        turf.lineTo(x + w / 2 + 5, y + 6)
        for i in range(12):
            turf.lineTo(x + w / 2 - w * (i + 0.5) / 12, y + 9 + chance.uniform(2, 15))
            turf.lineTo(x + w / 2 - w * (i + 1) / 12, y + 4)
        fill(s, turf, mix(mix(inks.second, "#5d8a55", 0.4), inks.ink, 0.2))


def islands(s: Scene) -> None:
    """Three islands in the sky: m0 on the large one, m1 and m2 on the small ones."""
    sky(s, (240, 300), 720)
    light(s, 240, 120, 46)
    cloud_bank(s, 7, 30, 450, 560, 700, (130, 240))
    floating_island(s, 380, 300, 130, s.motifs[1], 104)
    floating_island(s, 100, 250, 110, s.motifs[2], 92)
    floating_island(s, 225, 470, 300, s.motifs[0], 225)
    for side, x in ((-1, 70), (1, 372)):
        bridge = QPainterPath(QPointF(x if side < 0 else 372, 286 if side < 0 else 330))
        bridge.quadTo(x + side * 6, 420, 108 if side < 0 else 352, 468)
        stroke(s, bridge, faded(s.inks.paper, 0.8), 4)
        s.p.setPen(pen(s.inks.ink, 2.2, Qt.PenStyle.DashLine))
        s.p.drawPath(bridge)
    birds(s, 250, 210)
    walker(s, 128, 468, 54, shadow=False)


def parade(s: Scene) -> None:
    """Five figures carry m0, m1 and m2 across a ridge in front of a huge light."""
    sky(s, (240, 330), 560)
    light(s, 240, 330, 165)
    land(s, 560, 1, 24, near=mix(s.inks.deep, s.inks.ink, 0.35), far=mix(s.inks.deep, s.inks.ink, 0.35))
    load = [s.motifs[i % len(s.motifs)] for i in (1, 2, 0, 1, 2)]
    who = s.options.get("who", "man")
    for i, code in enumerate(load):
        x, y = 66 + i * 87, 562 - 16 * math.sin(i * 0.9)
        size = 150 if i == 2 else 88
        stand(s, code, x, y - 82, size, size, s.dice.uniform(-7, 7), ground=0)
        walker(s, x, y, 84, who, shadow=False)
    land(s, 610, 2, 26, far=mix(s.inks.deep, s.inks.ink, 0.2), near=s.inks.ink)
    grass(s, 690, mix(s.inks.deep, s.inks.ink, 0.5))
    birds(s, 120, 120)


def rain(s: Scene) -> None:
    """m0 and m1 rain on a city on strings; m2 waits on the square beside the figure with an umbrella."""
    horizon, chance = 480, s.dice
    sky(s, (240, 460), horizon)
    drops: list[tuple[float, float, float]] = []
    tries = 0
    while len(drops) < 10 and tries < 1200:
        x, y, size = chance.uniform(62, 418), chance.uniform(76, 350), chance.uniform(52, 100)
        tries += 1
        if all(math.hypot(x - a, y - b) > (size + c) * 0.56 for a, b, c in drops):
            drops.append((x, y, size))
    for x, y, size in drops:
        line(s, x, y - size * 0.3, x - 5, 20, faded(s.inks.paper, 0.4), 1.4)
    roofs(s, horizon + 60, 60, 160, mix(s.inks.deep, s.inks.ink, 0.2))
    mist(s, horizon - 10, 140, 0.6, s.inks.paper)
    for i, (x, y, size) in enumerate(sorted(drops, key=lambda drop: drop[2])):
        put(s, s.motifs[1] if i % 3 == 1 else s.motifs[0], x, y, size, tilt=chance.uniform(-30, 30), shadow=3)
    tiles(s, horizon + 62)
    walker(s, 200, 654, 124, umbrella=True)
    stand(s, s.motifs[2], 362, 664, 116)


def sky_stairs(s: Scene) -> None:
    """A winding staircase climbs into the sky; m0 left above, m1 right, m2 at its foot."""
    inks, p = s.inks, s.p
    sky(s, (330, 150), 720)
    light(s, 326, 132, 66)
    steps = 17
    for k in range(steps, -1, -1):
        t = k / steps
        w, h = 190 * (1 - t) + 26, 34 * (1 - t) + 8
        x, y = 205 + 100 * t + 40 * math.sin(t * 5), 684 - 512 * (1 - (1 - t) ** 1.25)
        fill(
            s,
            rect_path(x - w, y, 2 * w, h),
            linear(
                (x - w, 0),
                (x + w, 0),
                (0, mix(inks.light, inks.paper, 0.5)),
                (0.5, mix(inks.mid, inks.light, 0.35)),
                (1, inks.deep),
            ),
            inks.ink,
            1.6,
        )
        tread = poly_path((x - w, y), (x + w, y), (x + w * 0.92, y - h * 0.35), (x - w * 0.92, y - h * 0.35))
        fill(s, tread, mix(inks.paper, inks.light, 0.2), inks.ink, 1.6)
    for x, y in ((60, 420), (420, 560), (70, 660), (430, 330), (400, 690)):
        cloud(
            p,
            x,
            y,
            s.dice.uniform(130, 200),
            mix(inks.light, inks.paper, 0.5),
            mix(inks.mid, inks.light, 0.3),
            s.dice,
        )
    put(s, s.motifs[0], 120, 250, 176, 200, s.dice.uniform(-8, 8), shadow=6)
    put(s, s.motifs[1], 386, 424, 122, tilt=s.dice.uniform(-8, 8), shadow=4)
    walker(s, 262, 470, 76)
    stand(s, s.motifs[2], 150, 660, 116)


def tower(s: Scene) -> None:
    """A tottering tower: the motifs from m0 (bottom) to the last one (top)."""
    horizon = 560
    sky(s, (240, 200), horizon)
    light(s, s.dice.choice([96, 384]), 104, 44)
    land(s, horizon - 20, 2, 50)
    y, x = 654.0, 240.0
    heights = (168, 140, 118, 100, 88)
    for i, code in enumerate(s.motifs):
        size, _, h = fit(code, heights[i] * 1.35, heights[i])
        s.canvas.motif(
            code,
            s.inks,
            x,
            y - h / 2,
            size,
            0 if i == 0 else s.dice.uniform(-9, 9),
            ground=1 if i == 0 else 0,
            style=Style(outline=0.8),
        )
        y -= h * 0.89
        x = 240 + s.dice.uniform(-18, 18)
    walker(s, 92, 664, 88)
    birds(s, 250, 110)
    grass(s, 700, mix(s.inks.deep, s.inks.ink, 0.4), 22)


def window(s: Scene) -> None:
    """A dark room; outside the window m0 is enormous; m1 on the sill, m2 on the floor."""
    inks = s.inks
    wallpaper(s)
    opening = QRectF(76, 64, 328, 380)
    with clipped(s, rect_path(76, 64, 328, 380), s.inner) as outside:
        sky(outside, (240, 200), 470, s.options.get("sky", "dusk"))
        light(outside, 330, 118, 30, s.options.get("light", "crescent"))
        land(outside, 400, 2, 30)
        put(outside, s.motifs[0], 240, 268, 330, 320, s.dice.uniform(-5, 5))
        mist(outside, 330, 150, 0.55, outside.inks.paper)
    wood = mix(mix(inks.second, inks.paper, 0.25), inks.ink, 0.2)
    framed(s, rect_path(opening.x(), opening.y(), opening.width(), opening.height()), wood, 16)
    for x1, y1, x2, y2 in ((240, 66, 240, 442), (78, 220, 402, 220)):
        line(s, x1, y1, x2, y2, inks.ink, 11)
        line(s, x1, y1, x2, y2, wood, 7)
    tiles(s, 540)
    fill(
        s,
        poly_path((90, 540), (390, 540), (450, 700), (30, 700)),
        linear(
            (0, 540),
            (0, 700),
            (0, faded(palette(s.inner).paper, 0.5)),
            (1, faded(palette(s.inner).paper, 0.05)),
        ),
    )
    curtains(s.p, QRectF(20, 20, 440, 540), inks, 0.12, inks.accent, False)
    fill(s, rect_path(54, 446, 372, 20, 3), down(s, 446, 466, wood, 0.5, 0.4), inks.ink, 3)
    stand(s, s.motifs[1], 318, 450, 92, 96)
    stand(s, s.motifs[2], 134, 664, 124)
    walker(s, 330, 664, 128)
