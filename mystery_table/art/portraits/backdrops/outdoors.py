"""Backdrops under the open sky."""

# ruff: noqa: ARG001  (all backdrops share one signature)

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from mystery_table.art.colours import faded, linear, mix
from mystery_table.art.dice import dice
from mystery_table.art.engraving import engrave
from mystery_table.art.motifs import Style
from mystery_table.art.portraits.backdrops.grounds import base, halo
from mystery_table.art.portraits.paths import cut, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.scenery import birds, cloud, hills, moon, sea, stars, tree
from mystery_table.art.shapes import box, closed, ellipse, moved, path
from mystery_table.art.textures import fog, rays


def morning_clouds(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Clouds above the sunrise with the emblem flying by."""
    inks = pen.inks
    pen.p.fillRect(
        area,
        linear(
            (0, area.top()),
            (0, area.bottom()),
            (0, inks.mid),
            (0.6, mix(inks.light, inks.mid, 0.3)),
            (1, inks.paper),
        ),
    )
    rays(pen.p, (240, 620), 700, 26, inks.paper, 0.5, 0.05)
    engrave(pen.p, area, (240, 480), inks.deep, 0.5, 8, 520, 0.02, 0.75, 3, pen.dice)
    for x, y, w in (
        (90, 150, 170),
        (400, 110, 170),
        (60, 330, 190),
        (420, 300, 180),
        (120, 470, 220),
        (390, 480, 220),
    ):
        cloud(pen.p, x, y, w, mix(inks.paper, "#ffffff", 0.3), mix(inks.light, inks.mid, 0.2), pen.dice)
    if spec.emblem:
        pen.motif(spec.emblem, 392, 176, 84, 0, style=Style(outline=0.8))
        pen.motif(spec.emblem, 84, 232, 52, 0, style=Style(outline=0.8))


def sailing_boat(pen: Pen, x: float, y: float, scale: float) -> None:
    """Small sailing boat, its waterline at (x, y)."""
    with pen.at(x, y, 0, scale):
        pen.stroke(trace("0 -6, 0 -92"), 4)
        pen.local(cut("4 -90, 40 -40 42 -14, 4 -14"), pen.inks.paper, 0.4, width=3)
        pen.local(cut("-4 -78, -30 -40 -34 -14, -4 -14"), pen.inks.paper, 0.45, width=3)
        pen.local(cut("-46 -8, 50 -8, 36 12, -32 12"), pen.inks.accent, 0.45, width=3)


def waves(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Open sea, with a sailing boat if there is an emblem."""
    inks = pen.inks
    pen.p.fillRect(
        area, linear((0, area.top()), (0, 330), (0, inks.mid), (1, mix(inks.light, inks.paper, 0.6)))
    )
    engrave(pen.p, area, (240, 330), inks.deep, 0.55, 7, 430, 0.02, 0.8, 3, pen.dice)
    rays(pen.p, (240, 330), 520, 22, inks.paper, 0.5, 0.1)
    sea(pen.p, area, 330, inks, pen.dice, 240)
    if spec.emblem:
        sailing_boat(pen, 404, 350, 0.95)
    birds(pen.p, inks.ink, pen.dice, 110, 130, 6, 110)
    pen.soft(240, 260, 190, inks.paper, 0.5)


def leaves(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Arbour of leaves."""
    inks = pen.inks
    base(pen, area)
    engrave(pen.p, area, (240, 260), inks.deep, 0.6, 7, 430, 0.02, 0.75, 2, pen.dice)
    green = mix(inks.second, "#3f7a4a", 0.7)
    for _ in range(64):
        x, y = pen.dice.uniform(area.left(), area.right()), pen.dice.uniform(area.top(), area.bottom())
        d = math.hypot(x - 240, y - 270)
        if d < 175:
            continue
        length = pen.dice.uniform(40, 78)
        rot = math.degrees(math.atan2(y - 270, x - 240)) + pen.dice.uniform(-50, 50)
        colour = mix(green, pen.dice.choice([inks.deep, inks.light, inks.second]), pen.dice.uniform(0.1, 0.5))
        pen.local(
            moved(
                closed(
                    (0, 0), (length * 0.4, -length * 0.32, length, 0), (length * 0.4, length * 0.32, 0, 0)
                ),
                x,
                y,
                rot,
            ),
            colour,
            0.45,
            hatch=False,
            width=2.6,
        )
        pen.stroke(moved(path((0, 0), (length * 0.85, 0)), x, y, rot), 1.5, faded(inks.ink, 0.5))
    if spec.emblem:
        for i, (x, y) in enumerate(((70, 90), (410, 110), (60, 330), (424, 340))):
            pen.motif(spec.emblem, x, y, 66, -20 + 30 * (i % 2), style=Style(outline=0.8))
    halo(pen, area, 168)


def barbed(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Battlefield dusk: wire and searchlights."""
    inks = pen.inks
    pen.p.fillRect(
        area, linear((0, area.top()), (0, area.bottom()), (0, inks.deep), (0.6, inks.mid), (1, inks.light))
    )
    for x, a in ((60, 1.86), (420, 1.28), (240, 1.6)):
        pen.fill(
            closed(
                (x, 560),
                (x - 800 * math.cos(a) - 60, 560 - 800 * math.sin(a)),
                (x - 800 * math.cos(a) + 60, 560 - 800 * math.sin(a)),
            ),
            faded(inks.paper, 0.28),
        )
    engrave(pen.p, area, (240, 420), inks.deep, 0.6, 7, 430, 0.02, 0.8, 2, pen.dice)
    pen.soft(240, 270, 200, inks.paper, 0.6)
    hills(pen.p, area, 470, inks, pen.dice, 2, 40)
    for y in (420, 470):
        pen.stroke(path((26, y), (130, y + 18, 350, y - 18, 454, y)), 2.6)
        for i in range(13):
            x = 40 + i * 34
            pen.stroke(path((x - 6, y - 8), (x + 6, y + 8)), 2.2)
            pen.stroke(path((x + 6, y - 8), (x - 6, y + 8)), 2.2)
    for x in (76, 404):
        pen.local(box(x - 6, 390, x + 6, 560, 2), "#5a4632", 0.4, width=3)


def forest(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Fir forest in the mist."""
    inks = pen.inks
    pen.p.fillRect(
        area,
        linear(
            (0, area.top()),
            (0, area.bottom()),
            (0, mix(inks.light, inks.paper, 0.5)),
            (0.7, mix(inks.light, inks.mid, 0.3)),
            (1, inks.mid),
        ),
    )
    rays(pen.p, (240, 160), 560, 22, inks.paper, 0.5, 0.1)
    for layer, (colour, n, h) in enumerate(
        (
            (mix(inks.mid, inks.light, 0.5), 9, 300),
            (inks.mid, 7, 360),
            (mix(inks.deep, inks.mid, 0.3), 6, 430),
        )
    ):
        for i in range(n):
            x = area.left() + (i + 0.5) * area.width() / n + pen.dice.uniform(-14, 14)
            hh = h * pen.dice.uniform(0.8, 1.1) * (0.72 if abs(x - 240) < 110 else 1)
            for k in range(5):
                y = area.bottom() + 8 - hh + k * hh * 0.16
                w = (18 + k * 13) * (1 + 0.2 * layer)
                pen.fill(
                    closed(
                        (x, y - 40),
                        (x + w * 0.5, y + 20, x + w, y + 36),
                        (x, y + 26, x - w, y + 36),
                        (x - w * 0.5, y + 20, x, y - 40),
                    ),
                    mix(colour, inks.ink, 0.06 * k),
                )
            pen.fill(
                box(x - 5, area.bottom() - hh * 0.3, x + 5, area.bottom() + 8), mix(colour, inks.ink, 0.3)
            )
    pen.soft(240, 260, 190, inks.paper, 0.65)
    birds(pen.p, inks.ink, pen.dice, 380, 90, 5, 80)


def fields(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Furrows, a barn and a low sun."""
    inks = pen.inks
    pen.p.fillRect(
        area, linear((0, area.top()), (0, 380), (0, inks.mid), (1, mix(inks.paper, inks.light, 0.3)))
    )
    pen.fill(ellipse(240, 300, 120), mix("#edbd45", inks.paper, 0.35))
    rays(pen.p, (240, 300), 560, 26, QColor("#fbe9a8"), 0.6, 0.05)
    engrave(
        pen.p,
        QRectF(area.left(), area.top(), area.width(), 360),
        (240, 300),
        inks.deep,
        0.5,
        8,
        460,
        0.02,
        0.75,
        2,
        pen.dice,
    )
    pen.fill(cut("26 400, 140 350 340 420 454 370, 454 720, 26 720"), mix("#d8a83f", inks.second, 0.3))
    for i in range(25):
        pen.stroke(path((240 + (i - 12) * 12, 376), (240 + (i - 12) * 76, 700)), 3, faded(inks.deep, 0.5))
    pen.fill(box(366, 290, 432, 380), mix(inks.accent, inks.ink, 0.25))
    pen.fill(cut("356 292, 399 244, 442 292"), mix(inks.deep, inks.ink, 0.3))
    pen.stroke(box(366, 290, 432, 380), 3)
    pen.stroke(cut("356 292, 399 244, 442 292"), 3)
    pen.fill(box(388, 330, 410, 380), inks.ink)


def flames(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Wall of flames and sparks."""
    inks, low = pen.inks, area.bottom() + 18
    pen.p.fillRect(
        area, linear((0, area.top()), (0, area.bottom()), (0, inks.ink), (0.5, inks.deep), (1, inks.mid))
    )
    for colour, h, n in (("#a92b1c", 430, 7), ("#dc5a1f", 350, 8), ("#f0a02e", 260, 9), ("#fbd86a", 170, 10)):
        for i in range(n):
            x = area.left() + (i + 0.5) * area.width() / n
            hh = h * pen.dice.uniform(0.7, 1.12) * (1 if abs(x - 240) > 60 else 0.9)
            w = area.width() / n * 0.95
            f = closed(
                (x, low - hh),
                (x + w * 0.1, low - hh * 0.7, x + w * 0.8, low - hh * 0.5, x + w * 0.7, low + 10),
                (x - w * 0.7, low + 10),
                (x - w * 0.8, low - hh * 0.5, x + w * 0.1, low - hh * 0.6, x, low - hh),
            )
            pen.fill(f, colour)
            pen.stroke(f, 2.2, faded(inks.ink, 0.35))
    for _ in range(50):
        pen.fill(
            ellipse(pen.dice.uniform(26, 454), pen.dice.uniform(26, 420), pen.dice.uniform(1, 3)),
            faded("#fbd86a", 0.9),
        )
    pen.soft(240, 260, 180, "#ffe9b0", 0.55)


def heavens(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Constellations, planets, moon."""
    inks = pen.inks
    pen.p.fillRect(
        area, linear((0, area.top()), (0, area.bottom()), (0, inks.ink), (0.5, inks.deep), (1, inks.mid))
    )
    engrave(pen.p, area, (240, 260), inks.ink, 0.7, 8, 430, 0.05, 0.85, 3, pen.dice)
    stars(pen.p, area, pen.dice, 170, inks.paper, 14)
    for pts in (
        ((52, 90), (100, 60), (140, 110), (110, 160), (60, 150)),
        ((330, 60), (380, 90), (430, 70), (440, 130)),
        ((50, 350), (90, 320), (80, 400), (120, 440)),
    ):
        pen.stroke(path(*pts), 1.8, faded(inks.paper, 0.7))
        pen.p.setPen(Qt.PenStyle.NoPen)
        for x, y in pts:
            pen.star(x, y, 11, inks.paper, 0.25)
    for radius in (176, 196):
        pen.stroke(ellipse(240, 260, radius), 1.8, faded(inks.second, 0.8))
    pen.soft(240, 260, 180, mix(inks.light, inks.paper, 0.4), 0.7)
    pen.motif("planet", 396, 190, 76, 0)
    moon(pen.canvas, 92, 240, 30, inks, pen.dice, 0.42)


def graves(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Graveyard by moonlight."""
    inks = pen.inks
    pen.p.fillRect(
        area, linear((0, area.top()), (0, area.bottom()), (0, inks.ink), (0.6, inks.deep), (1, inks.mid))
    )
    stars(pen.p, QRectF(area.left(), area.top(), area.width(), 260), pen.dice, 60, inks.paper, 4)
    moon(pen.canvas, 330, 130, 78, inks, pen.dice)
    tree(pen.p, 60, 560, 96, -math.pi / 2 + 0.12, 18, inks.ink, dice("bare tree"), 4)
    hills(pen.p, area, 430, inks, pen.dice, 2, 40)
    for x, y, z in ((90, 440, 84), (400, 440, 92), (330, 400, 60), (150, 400, 60)):
        pen.motif("headstone", x, y, z, pen.dice.uniform(-8, 8), style=Style(outline=0.6))
    pen.soft(240, 270, 170, mix(inks.light, inks.paper, 0.4), 0.5)
    fog(pen.p, QRectF(-20, 380, 520, 130), mix(inks.light, inks.paper, 0.5), 3, 0.7)


OUTDOORS: dict[str, Callable[[Pen, Portrait, QRectF], None]] = {
    "clouds": morning_clouds,
    "waves": waves,
    "leaves": leaves,
    "barbed": barbed,
    "forest": forest,
    "fields": fields,
    "flames": flames,
    "heavens": heavens,
    "graves": graves,
}
