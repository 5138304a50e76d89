"""Small things worn on the body."""

# ruff: noqa: ARG001  (all outfits share one signature)

import math
from collections.abc import Callable

from mystery_table.art.colours import faded
from mystery_table.art.portraits.body import measure
from mystery_table.art.portraits.clothes.cut_and_sewn import folds
from mystery_table.art.portraits.ornaments import flower, leaf
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import blob, closed, ellipse, path


def pearls(pen: Pen, spec: Portrait) -> None:
    """Short string of pearls."""
    for i in range(15):
        t = math.pi * (0.02 + 0.96 * i / 14)
        pen.part(ellipse(58 * math.cos(t), 150 + 44 * math.sin(t), 6.5), "#f7f1e2", 0.3, width=2, hatch=False)


def long_pearls(pen: Pen, spec: Portrait) -> None:
    """Long string of pearls."""
    for i in range(25):
        t = math.pi * (0.02 + 0.96 * i / 24)
        pen.part(
            ellipse(54 * math.cos(t), 146 + 118 * math.sin(t), 5.6), "#f7f1e2", 0.3, width=2, hatch=False
        )


def necklace(pen: Pen, spec: Portrait) -> None:
    """Chain with five stones."""
    pen.stroke(trace("-58 150, -40 206 0 210, 40 206 58 150"), 5)
    pen.stroke(trace("-58 150, -40 206 0 210, 40 206 58 150"), 2.4, "#edc94a")
    for x, y, r in ((0, 216, 12), (-26, 204, 8), (26, 204, 8), (-44, 184, 6), (44, 184, 6)):
        pen.part(ellipse(x, y, r, r * 1.15), spec.hat_trim or pen.inks.accent, 0.35, hatch=False, width=2.6)


def beads(pen: Pen, spec: Portrait) -> None:
    """Three strings of coloured beads."""
    for j, (w, h, colour) in enumerate(((52, 50, "#c8452f"), (62, 82, "#3f8a8a"), (70, 112, "#edc94a"))):
        for i in range(14 + j * 4):
            t = math.pi * (0.02 + 0.96 * i / (13 + j * 4))
            pen.part(ellipse(w * math.cos(t), 148 + h * math.sin(t), 5.5), colour, 0.3, width=2, hatch=False)


def stethoscope(pen: Pen, spec: Portrait) -> None:
    """Stethoscope round the neck."""
    for k in (-1, 1):
        colour = side(k, trace("60 140, 66 230 10 260 0 290"))
        pen.stroke(colour, 10)
        pen.stroke(colour, 5, "#4a5568")
    pen.part(ellipse(0, 298, 20), "#c9cdd0", 0.4)
    pen.part(ellipse(0, 298, 11), "#eef0ee", 0.3, hatch=False, width=2.4)


def tape(pen: Pen, spec: Portrait) -> None:
    """Tailor's tape round the neck."""
    for k in (-1, 1):
        colour = side(k, trace("44 124, 84 170 70 230, 62 280 74 340"))
        pen.stroke(colour, 25)
        pen.stroke(colour, 19, "#edc94a")
        for i in range(14):
            pt = colour.pointAtPercent(i / 14)
            pen.stroke(path((pt.x() - 8, pt.y()), (pt.x() + (2 if i % 2 else 7), pt.y() + 2)), 2)


def watch_chain(pen: Pen, spec: Portrait) -> None:
    """Chain across the waistcoat."""
    pen.stroke(trace("0 284, 40 320 80 284"), 5)
    pen.stroke(trace("0 284, 40 320 80 284"), 2.6, "#edc94a")


def boutonniere(pen: Pen, spec: Portrait) -> None:
    """Flower in the lapel."""
    leaf(pen, -70, 214, 24, 60, "#4f8a52")
    flower(pen, -70, 204, 17, spec.hat_trim or pen.inks.accent)


def scarf(pen: Pen, spec: Portrait) -> None:
    """Long scarf wound once."""
    nk, _ = measure(spec)
    pen.part(
        closed(
            (-nk - 18, 106),
            (-14, 144, 14, 144, nk + 18, 106),
            (nk + 34, 150),
            (20, 192, -20, 192, -nk - 34, 150),
        ),
        spec.cloth3,
        0.45,
    )
    pen.part(cut("-52 168, -14 180, -22 300, -66 300"), spec.cloth3, 0.45)
    folds(pen, [trace("-46 146, 0 182 46 144"), trace("-40 190, -44 250 -46 296")])


def boa(pen: Pen, spec: Portrait) -> None:
    """Feather boa."""
    for k in (-1, 1):
        pts = [(k * (60 + 84 * math.sin(t * 2.2)), 132 + 180 * t, 27) for t in [i / 9 for i in range(10)]]
        pen.part(blob(pts), spec.cloth3, 0.4, width=3.2)
        for x, y, _r in pts:
            for a in (-0.6, 0.2, 1.0):
                pen.stroke(
                    path((x, y), (x + 22 * math.cos(a), y + 22 * math.sin(a))), 1.8, faded(pen.inks.ink, 0.35)
                )


def lace(pen: Pen, spec: Portrait) -> None:
    """Lace edging at the neck."""
    _, _ = measure(spec)
    pen.part(
        blob([(-44 + 11 * i, 150 + 34 * math.sin(math.pi * i / 8), 11) for i in range(9)]),
        "#f7f1e2",
        0.3,
        width=2.6,
    )


def glasses_chain(pen: Pen, spec: Portrait) -> None:
    """Chain from the spectacles to the collar."""
    for k in (-1, 1):
        pen.stroke(side(k, trace("68 6, 72 60 46 132")), 2.6, "#e7c460")


def pins(pen: Pen, spec: Portrait) -> None:
    """Four pins stuck in the cloth."""
    for i in range(4):
        x = 96 + i * 12
        pen.stroke(path((x, 232 + i * 3), (x + 3, 206 + i * 3)), 2)
        pen.fill(ellipse(x + 3, 204 + i * 3, 4), ("#c8452f", "#edc94a", "#3f7fa0", "#3f8a5a")[i])


EXTRAS: dict[str, Callable[[Pen, Portrait], None]] = {
    "pearls": pearls,
    "long_pearls": long_pearls,
    "necklace": necklace,
    "beads": beads,
    "stethoscope": stethoscope,
    "tape": tape,
    "watch_chain": watch_chain,
    "boutonniere": boutonniere,
    "scarf": scarf,
    "boa": boa,
    "lace": lace,
    "glasses_chain": glasses_chain,
    "pins": pins,
}
