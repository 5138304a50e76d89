"""Backdrops on paper and board: plans, charts, print, sums, signs."""

# ruff: noqa: ARG001  (all backdrops share one signature)

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from mystery_table.art.colours import faded, linear, mix, radial
from mystery_table.art.engraving import engrave
from mystery_table.art.portraits.backdrops.chalk import write
from mystery_table.art.portraits.backdrops.grounds import halo
from mystery_table.art.portraits.paths import cut, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.pips import SUITS, pip
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.scenery import stars
from mystery_table.art.shapes import arch, box, ellipse, gear, path, polar
from mystery_table.art.textures import rays


def squared_paper(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Drawing of a house on blue squared paper."""
    inks = pen.inks
    pen.p.fillRect(area, linear((0, area.top()), (0, area.bottom()), (0, inks.mid), (1, inks.deep)))
    for x in range(26, 470, 24):
        pen.stroke(path((x, area.top()), (x, area.bottom())), 1, faded(inks.paper, 0.28 if x % 96 else 0.55))
    for y in range(2, 720, 24):
        pen.stroke(path((area.left(), y), (area.right(), y)), 1, faded(inks.paper, 0.28 if y % 96 else 0.55))
    line = faded(inks.paper, 0.85)
    pen.stroke(trace("60 420, 60 190, 130 110, 200 190, 200 420"), 2.2, line)
    pen.stroke(arch(100, 250, 160, 420), 2, line)
    for k in range(5):
        pen.stroke(box(300 + 24 * k, 150 + 44 * k, 440, 420), 2, line)
    pen.stroke(ellipse(370, 130, 58), 2, line)
    pen.stroke(trace("300 130, 440 130"), 1.4, line)
    pen.stroke(trace("370 60, 370 200"), 1.4, line)
    pen.soft(240, 280, 210, inks.light, 0.55)


def occult(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Zodiac wheel with an eye at the top."""
    inks = pen.inks
    pen.p.fillRect(area, radial((240, 270), 420, (0, inks.mid), (0.6, inks.deep), (1, inks.ink)))
    stars(pen.p, area, pen.dice, 110, inks.paper, 12)
    gold = mix(inks.second, inks.paper, 0.3)
    for radius in (150, 196, 206):
        pen.stroke(ellipse(240, 270, radius), 2.4, faded(gold, 0.85))
    for i in range(12):
        pen.stroke(path(polar(240, 270, 150, i / 12), polar(240, 270, 196, i / 12)), 2, faded(gold, 0.8))
        x, y = polar(240, 270, 173, (i + 0.5) / 12)
        pen.silhouette(
            ("crescent_moon", "white_medium_star", "eye", "sun_with_face")[i % 4], x, y, 30, gold, 0, 0.9
        )
    rays(pen.p, (240, 270), 150, 24, gold, 0.5, 0)


SUMS = (
    (46, 54, 26, "3*8=24"),
    (324, 52, 24, "p~3.14"),
    (40, 372, 24, "2*2=4"),
    (40, 296, 24, "r16=4"),
    (352, 250, 20, "7+5=12"),
)


def blackboard(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Blackboard with sums and figures, digits only."""
    inks = pen.inks
    pen.p.fillRect(
        area,
        linear(
            (0, area.top()),
            (area.right(), area.bottom()),
            (0, mix(inks.deep, "#1f4a3a", 0.7)),
            (1, mix(inks.ink, "#1f4a3a", 0.45)),
        ),
    )
    for _ in range(9):
        pen.soft(pen.dice.uniform(40, 440), pen.dice.uniform(40, 500), 120, "#ffffff", 0.1, 0.4)
    chalk = faded("#f7f2e4", 0.9)
    for x, y, size, sum_ in SUMS:
        write(pen, sum_, x, y, size, chalk)
    pen.stroke(cut("50 240, 130 240, 50 130"), 3, chalk)
    pen.stroke(box(50, 226, 64, 240), 2, chalk)
    pen.stroke(ellipse(400, 160, 42), 3, chalk)
    pen.stroke(trace("400 160, 430 130"), 2.4, chalk)
    pen.local(box(area.left() - 10, 500, area.right() + 10, 520), "#9a6a3c", 0.4)
    pen.soft(240, 270, 170, "#f7f2e4", 0.28)


def newsprint(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Front page in bars instead of letters, so that no language is shown."""
    inks = pen.inks
    pen.p.fillRect(area, mix(inks.paper, inks.light, 0.25))
    pen.p.save()
    pen.p.translate(240, 320)
    pen.p.rotate(-7)
    pen.p.translate(-240, -320)
    for left, right in ((-40, 96), (112, 236), (252, 398), (414, 520)):
        pen.fill(box(left, 34, right, 84, 4), faded(inks.ink, 0.85))
    pen.fill(box(-40, 96, 520, 101), faded(inks.ink, 0.6))
    for column in range(6):
        x = -30 + column * 92
        for i in range(44):
            w = 78 if i % 7 != 6 else pen.dice.uniform(20, 60)
            pen.fill(box(x, 118 + i * 12, x + w, 122 + i * 12), faded(inks.ink, 0.42))
    for x, y in ((60, 200), (420, 380)):
        pen.fill(box(x - 48, y - 40, x + 48, y + 50), mix(inks.mid, inks.light, 0.4))
        pen.stroke(box(x - 48, y - 40, x + 48, y + 50), 3)
    pen.p.restore()
    pen.fill(
        box(area.left(), area.top(), area.right(), area.bottom()),
        radial((240, 290), 420, (0, faded(inks.second, 0.15)), (1, faded(inks.deep, 0.6))),
    )
    pen.soft(240, 270, 200, inks.paper, 0.85)


def clockwork(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Clockwork."""
    inks = pen.inks
    pen.p.fillRect(
        area, radial((240, 280), 430, (0, mix(inks.light, inks.paper, 0.4)), (0.55, inks.mid), (1, inks.deep))
    )
    engrave(pen.p, area, (240, 280), inks.deep, 0.6, 7, 430, 0.02, 0.75, 1, pen.dice)
    for i, (x, y, radius, n) in enumerate(
        (
            (80, 110, 72, 12),
            (404, 92, 58, 10),
            (430, 300, 84, 14),
            (46, 330, 66, 11),
            (130, 520, 80, 13),
            (400, 500, 66, 11),
            (240, 60, 46, 9),
        )
    ):
        pen.local(
            gear(x, y, radius, n, i * 0.7),
            [inks.second, mix(inks.light, inks.mid, 0.3), mix(inks.second, inks.ink, 0.3)][i % 3],
            0.5,
            width=3.2,
        )
        pen.stroke(ellipse(x, y, radius * 0.6), 2, faded(inks.ink, 0.5))
    pen.soft(240, 270, 180, inks.paper, 0.75)


def card_table(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Card pips on baize."""
    pen.p.fillRect(area, radial((240, 280), 430, (0, "#5fae7a"), (0.55, "#25694a"), (1, "#0d2c22")))
    for row in range(8):
        for i in range(6):
            x, y = area.left() + 40 + i * 78 + (39 if row % 2 else 0), area.top() + 40 + row * 76
            if math.hypot(x - 240, y - 270) > 150:
                pip(pen, x, y, 21, SUITS[(row + i) % 4])
    engrave(pen.p, area, (240, 270), QColor("#0d2c22"), 0.45, 7, 430, 0.02, 0.7, 1, pen.dice)
    halo(pen, area, 160)


def chart(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Chart with a dotted route."""
    inks = pen.inks
    pen.p.fillRect(
        area,
        linear(
            (0, area.top()),
            (area.right(), area.bottom()),
            (0, mix(inks.paper, inks.light, 0.2)),
            (1, mix(inks.light, inks.mid, 0.4)),
        ),
    )
    for k in range(-1, 8):
        pen.stroke(
            path((26, 60 + k * 90), (160, 20 + k * 90, 320, 100 + k * 90, 454, 60 + k * 90)),
            1.4,
            faded(inks.deep, 0.35),
        )
        pen.stroke(
            path((40 + k * 70, 26), (20 + k * 70, 240, 60 + k * 70, 400, 40 + k * 70, 720)),
            1.4,
            faded(inks.deep, 0.35),
        )
    for land in (
        cut("26 80, 90 50 130 110, 170 160 110 230, 60 260 26 230"),
        cut("330 40, 400 30 454 60, 454 260, 400 230 380 170, 330 140 330 40"),
        cut("40 400, 110 380 130 450, 120 540 60 560, 30 500 40 400"),
    ):
        pen.local(land, mix(inks.second, inks.light, 0.35), 0.35, hatch=True, width=2.6)
    dash = QPen(inks.accent, 5, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    dash.setDashPattern([2, 2.4])
    pen.p.setPen(dash)
    pen.p.setBrush(Qt.BrushStyle.NoBrush)
    pen.p.drawPath(trace("90 480, 40 330 130 300 110 180, 120 60 300 40 410 130"))
    for k in (-1, 1):
        pen.stroke(path((410 - 14, 130 - 14 * k), (410 + 14, 130 + 14 * k)), 7, inks.accent)
    pen.soft(240, 280, 190, inks.paper, 0.8)


DRAWN: dict[str, Callable[[Pen, Portrait, QRectF], None]] = {
    "blueprint": squared_paper,
    "occult": occult,
    "blackboard": blackboard,
    "newsprint": newsprint,
    "gears": clockwork,
    "cards": card_table,
    "map": chart,
}
