"""Backdrops of rooms, stages and sheets."""

# ruff: noqa: ARG001  (all backdrops share one signature)

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from mystery_table.art.colours import faded, linear, mix, radial
from mystery_table.art.engraving import engrave
from mystery_table.art.portraits.backdrops.grounds import base, halo, ring
from mystery_table.art.portraits.paths import cut, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.scenery import curtains, moon, stars
from mystery_table.art.shapes import arch, box, closed, ellipse, moved, path, polar, rectangle
from mystery_table.art.textures import rays


def stained_glass(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Stained glass."""
    inks = pen.inks
    pen.p.fillRect(area, inks.ink)
    cols = [
        inks.accent,
        inks.second,
        inks.mid,
        inks.light,
        mix(inks.second, inks.paper, 0.4),
        mix(inks.mid, inks.accent, 0.5),
        inks.paper,
    ]
    cx, cy = 240, 270
    for j, (r0, r1, n) in enumerate(((0, 120, 8), (120, 210, 16), (210, 300, 20), (300, 420, 24))):
        for i in range(n):
            a0, a1 = (i + j * 0.5) / n, (i + 1 + j * 0.5) / n
            piece = closed(
                polar(cx, cy, r0, a0),
                polar(cx, cy, r1, a0),
                polar(cx, cy, r1, (a0 + a1) / 2),
                polar(cx, cy, r1, a1),
                polar(cx, cy, r0, a1),
            )
            colour = cols[(i * 3 + j * 2) % len(cols)]
            pen.fill(piece, mix(colour, inks.ink, 0.12 + 0.14 * (i % 2)))
            pen.stroke(piece, 4)
    pen.soft(cx, cy, 330, "#fff3cf", 0.8)
    rays(pen.p, (cx, cy), 420, 24, inks.paper, 0.3, 0)


def stage_curtain(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Stage curtain drawn aside."""
    inks = pen.inks
    pen.p.fillRect(
        area,
        radial(
            (240, 280),
            360,
            (0, mix(inks.second, inks.paper, 0.6)),
            (0.5, mix(inks.accent, inks.light, 0.4)),
            (1, inks.deep),
        ),
    )
    rays(pen.p, (240, 260), 420, 20, inks.paper, 0.45, 0.1)
    halo(pen, area)
    curtains(pen.p, area, inks, 0.24, mix(inks.accent, inks.ink, 0.12))


def spotlight(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Three spotlights on a dark stage."""
    inks = pen.inks
    pen.p.fillRect(area, linear((0, area.top()), (0, area.bottom()), (0, inks.ink), (1, inks.deep)))
    engrave(
        pen.p,
        area,
        (240, 280),
        mix(inks.mid, inks.light, 0.3),
        0.5,
        7,
        440,
        0.03,
        0.75,
        1,
        pen.dice,
        inverse=True,
    )
    for x, lean in ((60, 190), (420, -190), (240, 0)):
        pen.fill(
            closed(
                (x - 14, area.top()),
                (x + 14, area.top()),
                (x + lean + 130, area.bottom()),
                (x + lean - 130, area.bottom()),
            ),
            linear(
                (0, area.top()),
                (0, area.bottom()),
                (0, faded(inks.paper, 0.6)),
                (1, faded(inks.second, 0.08)),
            ),
        )
    stars(pen.p, QRectF(area.left(), area.top(), area.width(), 300), pen.dice, 40, inks.second, 8)
    pen.soft(240, 260, 210, inks.paper, 0.6)
    ring(pen, spec, area)


def night_window(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Window on a moonlit town."""
    inks = pen.inks
    pen.p.fillRect(area, mix(inks.deep, inks.ink, 0.45))
    win = box(70, 50, 410, 500)
    pen.fill(win, linear((0, 50), (0, 500), (0, inks.deep), (1, mix(inks.mid, inks.light, 0.4))))
    with pen.clip(win):
        stars(pen.p, QRectF(70, 50, 340, 300), pen.dice, 70, inks.paper, 6)
        moon(pen.canvas, 330, 140, 52, inks, pen.dice)
        for i in range(9):
            h = pen.dice.uniform(90, 190)
            pen.fill(box(60 + i * 42, 500 - h, 104 + i * 42, 500), mix(inks.ink, inks.deep, 0.3))
            for k in range(3):
                pen.fill(
                    box(72 + i * 42, 516 - h + k * 30, 82 + i * 42, 530 - h + k * 30),
                    faded(inks.second, 0.8 if (i + k) % 3 else 0.1),
                )
    for p in (trace("240 50, 240 500"), trace("70 250, 410 250"), win):
        pen.stroke(p, 11)
        pen.stroke(p, 5, mix(inks.light, inks.mid, 0.5))


def staff(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Sheets of music."""
    inks = pen.inks
    base(pen, area, mix(inks.paper, "#ffffff", 0.2), mix(inks.light, inks.paper, 0.4), inks.mid)
    for k in range(5):
        y0 = 70 + k * 112
        for i in range(5):
            pen.stroke(
                path(
                    (area.left(), y0 + i * 11),
                    (160, y0 - 22 + i * 11, 320, y0 + 22 + i * 11, area.right(), y0 + i * 11),
                ),
                1.8,
                faded(inks.ink, 0.6),
            )
        for i in range(9):
            x = 54 + i * 46 + k % 2 * 14
            y = y0 + 20 + 14 * math.sin(i * 2.3 + k)
            pen.fill(moved(ellipse(0, 0, 8, 6), x, y, -20), faded(inks.ink, 0.8))
            pen.stroke(
                path((x + 7, y), (x + 7, y - 36), (x + 18, y - 28) if i % 2 else (x + 7, y - 37)),
                2.6,
                faded(inks.ink, 0.8),
            )
    pen.soft(240, 280, 220, inks.paper, 0.95)
    halo(pen, area)


def ropes(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Boxing ring."""
    inks = pen.inks
    pen.p.fillRect(area, linear((0, area.top()), (0, area.bottom()), (0, inks.ink), (1, inks.deep)))
    for x, lean in ((100, 110), (380, -110)):
        pen.fill(
            closed(
                (x - 20, area.top()),
                (x + 20, area.top()),
                (x + lean + 150, area.bottom()),
                (x + lean - 150, area.bottom()),
            ),
            linear((0, 0), (0, 620), (0, faded(inks.paper, 0.7)), (1, faded(inks.paper, 0.05))),
        )
    for i in range(16):
        x, y = 30 + i * 29, 470 + i % 3 * 14
        pen.fill(ellipse(x, y, 17, 20), mix(inks.ink, inks.mid, 0.25))
        pen.fill(box(x - 26, y + 14, x + 26, y + 120, 14), mix(inks.ink, inks.mid, 0.18))
    pen.soft(240, 250, 220, inks.paper, 0.7)
    for x in (54, 426):
        pen.local(box(x - 13, 150, x + 13, 740, 4), inks.accent, 0.5)
    for y, colour in ((210, "#f4ecd8"), (310, inks.accent), (410, "#f4ecd8")):
        pen.pipe(path((26, y), (240, y + 16, 454, y)), 8, QColor(colour))


def shelves(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Bookshelves."""
    inks = pen.inks
    pen.p.fillRect(area, mix(inks.deep, inks.ink, 0.5))
    cols = [
        inks.accent,
        inks.second,
        inks.mid,
        inks.light,
        mix(inks.accent, inks.ink, 0.4),
        mix(inks.second, inks.ink, 0.35),
        inks.paper,
    ]
    for row in range(6):
        y1 = area.top() + 98 * (row + 1)
        x = area.left() + 3
        while x < area.right():
            w, h = pen.dice.uniform(13, 28), pen.dice.uniform(58, 82)
            colour = mix(pen.dice.choice(cols), inks.ink, 0.22)
            pen.fill(box(x, y1 - h - 9, x + w, y1 - 9, 2), colour)
            pen.stroke(box(x, y1 - h - 9, x + w, y1 - 9, 2), 2)
            pen.stroke(path((x + 3, y1 - h + 6), (x + w - 3, y1 - h + 6)), 2, "#e7c460")
            pen.stroke(path((x + 3, y1 - 24), (x + w - 3, y1 - 24)), 2, "#e7c460")
            x += w + pen.dice.choice([0, 0, 0, 14])
        pen.fill(box(area.left(), y1 - 9, area.right(), y1 + 3), mix("#7a4a2a", inks.ink, 0.1))
        pen.stroke(box(area.left() - 4, y1 - 9, area.right() + 4, y1 + 3), 2.4)
    pen.soft(240, 270, 250, mix(inks.paper, "#ffdf8f", 0.3), 0.75)


def columns(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Court portico with the emblem in its gable."""
    inks = pen.inks
    pen.p.fillRect(
        area, radial((240, 260), 420, (0, mix(inks.light, inks.paper, 0.6)), (0.6, inks.mid), (1, inks.deep))
    )
    rays(pen.p, (240, 230), 520, 22, inks.paper, 0.4, 0.1)
    for x in (66, 414):
        pen.local(box(x - 40, 130, x + 40, 740), mix(inks.light, inks.paper, 0.5), 0.5)
        for k in range(-2, 3):
            pen.stroke(path((x + k * 15, 136), (x + k * 15, 740)), 3, faded(inks.deep, 0.5))
        pen.local(box(x - 52, 106, x + 52, 132, 6), mix(inks.light, inks.paper, 0.6), 0.45)
    pen.local(cut("20 104, 240 20, 460 104"), mix(inks.light, inks.paper, 0.45), 0.45)
    if spec.emblem:
        pen.motif(spec.emblem, 240, 74, 56, 0)
    halo(pen, area, 150)


def drapes(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Studio: soft vertical folds."""
    inks = pen.inks
    pen.p.fillRect(area, inks.deep)
    for i in range(13):
        x = area.left() + i * 36 - 8
        pen.fill(
            closed(
                (x, area.top()),
                (x + 10, 300, x - 6, area.bottom()),
                (x + 36, area.bottom()),
                (x + 46, 300, x + 36, area.top()),
            ),
            linear(
                (x, 0),
                (x + 40, 0),
                (0, mix(inks.deep, inks.ink, 0.4)),
                (0.5, mix(inks.mid, inks.light, 0.25)),
                (1, mix(inks.deep, inks.ink, 0.2)),
            ),
        )
    engrave(pen.p, area, (240, 270), inks.ink, 0.4, 8, 430, 0.02, 0.7, 1, pen.dice)
    pen.soft(240, 260, 230, mix(inks.light, inks.paper, 0.5), 0.85)


def verses(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Manuscript pages in a running hand."""
    inks = pen.inks
    pen.p.fillRect(
        area, radial((240, 280), 430, (0, mix(inks.light, inks.paper, 0.4)), (0.55, inks.mid), (1, inks.deep))
    )
    for x, y, rot, w, h in (
        (110, 170, -10, 190, 260),
        (380, 150, 9, 180, 250),
        (90, 440, 7, 180, 240),
        (400, 430, -8, 190, 250),
        (240, 110, 2, 170, 200),
    ):
        with pen.at(x, y, rot):
            pen.fill(box(-w / 2 + 6, -h / 2 + 8, w / 2 + 6, h / 2 + 8), faded(inks.ink, 0.45))
            pen.local(
                box(-w / 2, -h / 2, w / 2, h / 2, 2),
                mix(inks.paper, inks.light, 0.15),
                0.25,
                hatch=False,
                width=2.6,
            )
            for i in range(int(h / 22) - 1):
                yy, xx = -h / 2 + 24 + i * 22, -w / 2 + 18
                end = w / 2 - pen.dice.uniform(18, 60)
                while xx < end:
                    n = pen.dice.uniform(10, 20)
                    pen.stroke(
                        path(
                            (xx, yy),
                            (xx + n * 0.3, yy - 11, xx + n * 0.5, yy),
                            (xx + n * 0.7, yy + 6, xx + n, yy - 3),
                        ),
                        1.8,
                        faded(inks.ink, 0.75),
                    )
                    xx += n + 3
    pen.soft(240, 270, 190, inks.paper, 0.7)


def ballroom(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Lit arches and confetti."""
    inks = pen.inks
    pen.p.fillRect(
        area, radial((240, 230), 430, (0, mix(inks.paper, "#ffdf8f", 0.35)), (0.5, inks.mid), (1, inks.deep))
    )
    rays(pen.p, (240, 60), 560, 24, inks.paper, 0.5, 0.1)
    for x in (74, 406):
        pen.fill(arch(x - 44, 130, x + 44, 560), mix(inks.deep, inks.ink, 0.35))
        pen.stroke(arch(x - 44, 130, x + 44, 560), 6, inks.second)
        for k in range(5):
            pen.canvas.glow(x, 200 + k * 60, 20, "#ffdf8f", 0.6)
    for _ in range(40):
        left, top = pen.dice.uniform(30, 450), pen.dice.uniform(30, 480)
        pen.fill(
            moved(rectangle(0, 0, 10, 6), left, top, pen.dice.uniform(0, 180)),
            pen.dice.choice([inks.paper, inks.second, inks.accent]),
        )
    halo(pen, area, 165)


INDOORS: dict[str, Callable[[Pen, Portrait, QRectF], None]] = {
    "glass": stained_glass,
    "curtain": stage_curtain,
    "spotlight": spotlight,
    "night_window": night_window,
    "staff": staff,
    "ropes": ropes,
    "shelves": shelves,
    "columns": columns,
    "drapes": drapes,
    "verses": verses,
    "ballroom": ballroom,
}
