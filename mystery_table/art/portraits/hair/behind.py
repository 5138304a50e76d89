"""Hair behind the head."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from mystery_table.art.colours import Colour, faded, mix
from mystery_table.art.portraits.paths import cut, fold, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.shapes import blob, closed, ellipse, path, rectangle


def back_long(pen: Pen, colour: Colour) -> None:
    """Straight hair that falls past the shoulders."""
    pen.part(fold("0 -122, 70 -124 100 -70 98 -10, 96 60 122 110 112 182, 86 200 60 190 0 190"), colour, 0.5)
    for k in (-1, 1):
        for i in range(3):
            pen.stroke(
                path(
                    (k * (84 + i * 9), -20),
                    (k * (84 + i * 12), 60, k * (96 + i * 8), 100, k * (88 + i * 9), 180),
                ),
                2,
                faded(pen.inks.ink, 0.6),
            )


def back_wavy(pen: Pen, colour: Colour) -> None:
    """Loose waves past the shoulders."""
    pen.part(
        fold(
            "0 -124, 78 -126 108 -70 100 -20, 92 20 128 40 114 84, 100 116 138 140 120 196, "
            "80 210 60 190 0 190"
        ),
        colour,
        0.5,
    )
    for k in (-1, 1):
        for i in range(3):
            d = i * 10
            pen.stroke(
                path(
                    (k * (86 + d * 0.4), -20),
                    (k * (76 + d), 20, k * (112 + d * 0.4), 50, k * (98 + d * 0.5), 86),
                    (k * (86 + d * 0.5), 116, k * (116 + d * 0.3), 140, k * (98 + d), 190),
                ),
                2,
                faded(pen.inks.ink, 0.6),
            )


def back_bob(pen: Pen, colour: Colour) -> None:
    """Bob to the jaw."""
    pen.part(fold("0 -120, 72 -122 104 -74 100 -8, 100 40 98 62 74 76, 40 74 20 60 0 60"), colour, 0.5)


def back_fringe(pen: Pen, colour: Colour) -> None:
    """Long sleek hair, to go with a blunt fringe."""
    pen.part(fold("0 -122, 76 -122 98 -74 96 -8, 96 60 98 100 96 136, 70 142 20 140 0 140"), colour, 0.45)
    for k in (-1, 1):
        for i in range(3):
            pen.stroke(
                path((k * (80 + 6 * i), 0), (k * (82 + 5 * i), 130)), 1.8, mix(colour, "#fff0d0", 0.22)
            )


def back_afro(pen: Pen, colour: Colour) -> None:
    """Round afro with a crisp rim of small curls."""
    rim = [
        (106 * math.cos(t), -50 + 94 * math.sin(t), 16)
        for t in [math.pi * (0.86 + 1.28 * i / 25) for i in range(26)]
    ]
    core = QPainterPath()
    core.setFillRule(Qt.FillRule.WindingFill)
    core.addEllipse(QPointF(0, -52), 108, 96)
    core.addPath(blob(rim))
    pen.part(core.simplified(), colour, 0.5)
    for _ in range(46):
        t, r = pen.dice.uniform(math.pi * 0.95, math.pi * 2.05), pen.dice.uniform(78, 100)
        x, y = r * math.cos(t), -50 + r * 0.88 * math.sin(t)
        pen.stroke(path((x - 4, y), (x, y - 6, x + 4, y)), 1.6, mix(colour, "#fff0d0", 0.25))


def back_bun(pen: Pen, colour: Colour) -> None:
    """Hair drawn up into one bun on top."""
    pen.part(ellipse(4, -128, 37, 33), colour, 0.5)
    pen.stroke(trace("-20 -130, 4 -152 30 -128"), 2.2, faded(pen.inks.ink, 0.6))
    pen.stroke(trace("-12 -118, 6 -136 24 -116"), 2.2, faded(pen.inks.ink, 0.6))
    pen.part(fold("0 -116, 64 -116 92 -70 84 -6, 60 20 30 10 0 10"), colour, 0.5)


def back_updo(pen: Pen, colour: Colour) -> None:
    """Edwardian pompadour."""
    rim = [
        (104 * math.cos(t), -62 + 78 * math.sin(t), 32)
        for t in [math.pi * (0.92 + 1.16 * i / 8) for i in range(9)]
    ]
    pen.part(blob([*rim, (0, -50, 100)]), colour, 0.5)
    pen.part(ellipse(0, -146, 40, 26), colour, 0.5)
    pen.stroke(trace("-24 -146, 0 -164 26 -144"), 2.2, faded(pen.inks.ink, 0.6))
    for i in range(9):
        t = math.pi * (1.05 + 0.9 * i / 8)
        pen.stroke(
            path(
                (70 * math.cos(t), -50 + 60 * math.sin(t)),
                (
                    100 * math.cos(t + 0.1),
                    -62 + 80 * math.sin(t + 0.1),
                    122 * math.cos(t),
                    -62 + 92 * math.sin(t),
                ),
            ),
            1.9,
            mix(colour, "#fff0d0", 0.28),
        )


def back_braid(pen: Pen, colour: Colour) -> None:
    """Hair drawn back close to the head, for a plait laid over the shoulder."""
    pen.part(fold("0 -118, 70 -118 94 -70 86 0, 60 40 30 20 0 20"), colour, 0.5)


def back_curly(pen: Pen, colour: Colour) -> None:
    """Ring of large soft curls."""
    ring = [
        (88 * math.cos(t), -28 + 88 * math.sin(t), 27)
        for t in [math.pi * (0.8 + 1.4 * i / 16) for i in range(17)]
    ]
    pen.part(blob([*ring, (0, -40, 82)]), colour, 0.5)


def back_mane(pen: Pen, colour: Colour) -> None:
    """Big loose curls to the shoulders."""
    ring = []
    for k in (-1, 1):
        ring += [
            (k * 84, -70, 34),
            (k * 100, -28, 32),
            (k * 104, 18, 33),
            (k * 106, 64, 34),
            (k * 104, 110, 33),
            (k * 92, 152, 30),
        ]
    pen.part(
        blob([*ring, (0, -90, 60), (-40, -108, 34), (40, -108, 34), (0, -20, 92), (0, 70, 84)]), colour, 0.5
    )
    for x, y, r in ring:
        pen.stroke(
            path((x - r * 0.5, y + 4), (x, y - r * 0.8, x + r * 0.5, y)), 2, mix(colour, "#fff0d0", 0.28)
        )


def back_byron(pen: Pen, colour: Colour) -> None:
    """Short romantic curls."""
    ring = [
        (80 * math.cos(t), -44 + 74 * math.sin(t), 22)
        for t in [math.pi * (0.94 + 1.12 * i / 12) for i in range(13)]
    ]
    pen.part(blob(ring + [(0, -50, 78)] + [(k * 78, y, 15) for k in (-1, 1) for y in (-10, 12)]), colour, 0.5)


def back_locs(pen: Pen, colour: Colour) -> None:
    """Locs with gold cuffs."""
    for i in range(13):
        t = -1 + 2 * i / 12
        x0, x1 = t * 70, t * 116
        y1 = 120 - abs(t) * 10 + i % 3 * 18
        pen.pipe(path((x0, -90), (t * 120, -60, x1, y1)), 15, colour, 2.6)
        pen.fill(ellipse(x1, y1 - 14, 5, 4), pen.inks.second)


def back_wig(pen: Pen, colour: Colour) -> None:
    """Judge's full-bottomed wig."""
    for k in (-1, 1):
        for i in range(7):
            pen.part(
                rectangle(k * (82 + 10 * math.sin(i * 0.7)), -62 + i * 36, 50, 38, 18), colour, 0.45, width=3
            )
            pen.stroke(
                path((k * 70, -64 + i * 36), (k * 84, -74 + i * 36, k * 98, -62 + i * 36)),
                2,
                faded(pen.inks.ink, 0.5),
            )
    pen.part(fold("0 -130, 84 -130 106 -80 100 -30, 60 -10 20 -10 0 -10"), colour, 0.45)


def back_tufts(pen: Pen, colour: Colour) -> None:
    """Wild white tufts round a bald crown."""
    for k in (-1, 1):
        pen.part(
            side(k, cut("60 -70, 96 -90, 92 -66, 116 -60, 100 -40, 118 -18, 98 -12, 106 14, 70 20")),
            colour,
            0.45,
        )


def back_sides(pen: Pen, colour: Colour) -> None:
    """Hair seen under a hat, above the ears."""
    for k in (-1, 1):
        pen.part(side(k, cut("60 -74, 92 -70 90 -20 82 6, 60 10")), colour, 0.5)


def back_low_bun(pen: Pen, colour: Colour) -> None:
    """Centre-parted hair with a bun behind each ear."""
    pen.part(fold("0 -114, 66 -114 90 -70 84 -6, 80 30 40 20 0 20"), colour, 0.5)
    for k in (-1, 1):
        pen.part(ellipse(k * 82, 30, 24, 24), colour, 0.5)
        for coil in ("66 26, 70 10 88 14, 104 20 98 38, 88 50 74 42", "74 32, 78 22 86 26, 92 32 86 38"):
            pen.stroke(side(k, trace(coil)), 2, faded(pen.inks.ink, 0.55))


def braid_over(pen: Pen, colour: Colour, k: int = -1, n: int = 6, tie: Colour | None = None) -> None:
    """Plait of `n` links over the left (`k` -1) or right shoulder; drawn after the body."""
    for i in range(n):
        pen.part(ellipse(k * (80 - i * 3.2), 46 + i * 25, 20 - i * 1.1, 18), colour, 0.5, width=3)
        pen.stroke(
            path(
                (k * (86 - i * 3.2), 36 + i * 25),
                (k * (80 - i * 3.2), 50 + i * 25, k * (70 - i * 3.2), 54 + i * 25),
            ),
            1.8,
            faded(pen.inks.ink, 0.6),
        )
    pen.part(ellipse(k * (80 - n * 3.2), 46 + n * 25, 11, 9), tie or pen.inks.accent, width=3)
    pen.part(
        closed(
            (k * (74 - n * 3.2), 54 + n * 25),
            (k * (60 - n * 3), 80 + n * 25, k * (74 - n * 3.2), 92 + n * 25),
            (k * (100 - n * 3.2), 80 + n * 25, k * (86 - n * 3.2), 54 + n * 25),
        ),
        colour,
        0.5,
        width=3,
    )


BEHIND: dict[str, Callable[[Pen, Colour], None]] = {
    "long": back_long,
    "wavy": back_wavy,
    "bob": back_bob,
    "fringe": back_fringe,
    "afro": back_afro,
    "bun": back_bun,
    "updo": back_updo,
    "braid": back_braid,
    "braids": back_braid,
    "curly": back_curly,
    "mane": back_mane,
    "locs": back_locs,
    "wig": back_wig,
    "tufts": back_tufts,
    "sides": back_sides,
    "low_bun": back_low_bun,
    "poet": back_wavy,
    "waves": back_low_bun,
    "byron": back_byron,
}
