"""Visions of carousels and chess."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import (
    QPainterPath,
)

from mystery_table.art.colours import faded, linear, mix
from mystery_table.art.visions.land import land, pine, tiles, walker
from mystery_table.art.visions.scene import (
    GOLD,
    Scene,
    across,
    down,
    ellipse_path,
    fill,
    line,
    poly_path,
    put,
    rect_path,
    smooth,
    stand,
)
from mystery_table.art.visions.sky import light, mist, sky


def carousel(s: Scene) -> None:
    """A carousel in the fog: m0, m1 and m2 ride on its poles, m3 tops the roof."""
    inks = s.inks
    sky(s, (240, 320), 600)
    light(s, 88, 96, 32)
    for x, h in ((44, 150), (90, 100), (398, 110), (440, 160)):
        pine(s, x, 600, h, mix(inks.mid, inks.deep, 0.6))
    mist(s, 470, 150, 0.8)
    land(s, 600, 1, 10, near=mix(inks.deep, inks.ink, 0.25), far=mix(inks.deep, inks.ink, 0.25))
    s.canvas.glow(240, 380, 240, "#ffe6a3", 0.55)
    stand(s, s.motifs[3], 240, 108, 80, 78, ground=0)
    apex = (240, 100)
    for k in range(8):
        x1, x2 = 56 + 46 * k, 102 + 46 * k
        roof = QPainterPath(QPointF(*apex))
        roof.quadTo((apex[0] + x1) / 2, 196, x1, 226)
        roof.lineTo(x2, 226)
        roof.quadTo((apex[0] + x2) / 2, 196, *apex)
        fill(s, roof, mix(inks.accent if k % 2 else inks.paper, inks.ink, 0.05 + 0.05 * k), inks.ink, 2.5)
    fill(
        s,
        poly_path((196, 230), (284, 230), (292, 590), (188, 590)),
        across(s, 190, 290, inks.second, 0.5, 0.4),
        inks.ink,
        3,
    )
    for y in (270, 350, 430, 510):
        fill(
            s,
            ellipse_path(240, y, 22, 30),
            linear((218, y - 30), (262, y + 30), (0, inks.paper), (1, inks.mid)),
            inks.ink,
            2.5,
        )
    fill(
        s,
        ellipse_path(240, 602, 196, 40),
        linear(
            (0, 562), (0, 642), (0, mix(inks.light, inks.paper, 0.4)), (1, mix(inks.accent, inks.ink, 0.3))
        ),
        inks.ink,
        4,
    )
    fill(s, rect_path(44, 604, 392, 24), down(s, 604, 628, inks.accent, 0.2, 0.4), inks.ink, 3)
    for x, y, size, code in (
        (108, 440, 112, s.motifs[1]),
        (372, 440, 112, s.motifs[2]),
        (240, 500, 148, s.motifs[0]),
    ):
        line(s, x, 230, x, 616, inks.ink, 8)
        line(s, x, 230, x, 616, GOLD, 4.5)
        put(s, code, x, y, size, size)
    for k in range(9):
        x = 48 + 48 * k
        scallop = QPainterPath(QPointF(x - 24, 222))
        scallop.lineTo(x + 24, 222)
        scallop.cubicTo(x + 22, 262, x - 22, 262, x - 24, 222)
        fill(s, scallop, mix(inks.second, inks.paper, 0.15 if k % 2 else 0.55), inks.ink, 2.5)
        s.canvas.glow(x, 236, 16, "#fff1b8", 0.9)
        fill(s, ellipse_path(x, 236, 4), "#fff6d6", faded(inks.ink, 0.6), 1)
    mist(s, 560, 150, 0.85)
    walker(s, 74, 678, 88)


def chess(s: Scene) -> None:
    """A valley is a chess board: m0 is the great piece, m1, m2 and m3 stand on other squares."""
    inks = s.inks
    sky(s, (240, 200), 360)
    light(s, 240, 140, 60)
    for depth, edge in enumerate((210, 290)):
        colour = mix(mix(inks.mid, inks.light, 0.35), inks.deep, 0.55 * depth)
        for side in (-1, 1):
            slope = smooth(
                [
                    (240 + side * 250, edge),
                    (240 + side * 180, edge + 24 + s.dice.uniform(-12, 12)),
                    (240 + side * 110, edge + 96 - depth * 20),
                    (240 + side * (20 + depth * 50), 396),
                ],
                closed=False,
            )
            slope.lineTo(240 + side * 250, 400)
            slope.closeSubpath()
            fill(
                s,
                slope,
                linear((0, edge), (0, 400), (0, colour), (1, mix(colour, inks.light, 0.4))),
                faded(inks.ink, 0.7),
                2,
            )
    mist(s, 330, 110, 0.55)
    tiles(s, 392)
    for x, base, size, code in (
        (112, 462, 100, s.motifs[2]),
        (372, 470, 108, s.motifs[3]),
        (226, 590, 186, s.motifs[0]),
        (386, 664, 130, s.motifs[1]),
    ):
        pedestal(s, x, base, size * 0.42)
        stand(s, code, x, base - size * 0.2, size * 1.05, size * 1.1, ground=0)
    for x in (366, 402, 438):
        walker(s, x, 520, 44, shadow=False)
    walker(s, 84, 668, 96)


def pedestal(s: Scene, x: float, base: float, r: float) -> None:
    """The turned foot of a chess piece."""
    inks = s.inks
    fill(s, ellipse_path(x + r * 0.25, base + 3, r * 1.25, r * 0.3), faded(inks.ink, 0.45))
    for width, top, height in ((1.0, -0.22, 0.3), (0.84, -0.44, 0.26)):
        fill(
            s,
            rect_path(x - r * width, base + r * top, 2 * r * width, r * height, r * 0.12),
            linear(
                (x - r, 0),
                (x + r, 0),
                (0, inks.paper),
                (0.5, mix(inks.second, inks.paper, 0.3)),
                (1, mix(inks.second, inks.ink, 0.55)),
            ),
            inks.ink,
            2.5,
        )
