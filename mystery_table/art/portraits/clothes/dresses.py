"""Dresses and shawls."""

import math
from collections.abc import Callable

from mystery_table.art.colours import faded, mix
from mystery_table.art.portraits.body import BOTTOM, measure, shoulders
from mystery_table.art.portraits.clothes.cut_and_sewn import bow_tie, folds
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import blob, box, closed, ellipse, path


def dress(pen: Pen, spec: Portrait) -> None:
    """Scoop neck."""
    pen.part(
        closed(
            (-150, BOTTOM),
            (-150, 240),
            (-136, 170, -96, 162, -70, 156),
            (-52, 236, 52, 236, 70, 156),
            (96, 162, 136, 170, 150, 240),
            (150, BOTTOM),
        ),
        spec.cloth,
        0.5,
    )
    pen.stroke(trace("-70 156, -52 236 52 236 70 156"), 9)
    pen.stroke(trace("-70 156, -52 236 52 236 70 156"), 5, spec.cloth2)
    folds(pen, [side(k, trace("40 250, 34 290 44 330")) for k in (-1, 1)])


def strapless(pen: Pen, spec: Portrait, y: float = 206) -> None:
    """Bare shoulders, heart neckline."""
    pen.part(shoulders(spec), spec.skin_tone, 0.48)
    for k in (-1, 1):
        pen.stroke(side(k, trace("12 172, 40 160 78 168")), 2.2, faded(pen.inks.ink, 0.45))
    pen.part(
        closed(
            (-112, BOTTOM),
            (-118, y + 30),
            (-90, y - 14, -30, y - 14, 0, y + 22),
            (30, y - 14, 90, y - 14, 118, y + 30),
            (112, BOTTOM),
        ),
        spec.cloth,
        0.48,
    )
    pen.stroke(
        path((-116, y + 28), (-90, y - 14, -30, y - 14, 0, y + 22), (30, y - 14, 90, y - 14, 116, y + 28)),
        5,
        spec.cloth2,
    )
    folds(pen, [path((k * 60, y + 40), (k * 50, y + 70, k * 54, y + 110)) for k in (-1, 1)])


def bodice(pen: Pen, spec: Portrait) -> None:
    """Ballerina: thin straps, tulle at the bottom."""
    strapless(pen, spec, 210)
    for k in (-1, 1):
        pen.stroke(side(k, trace("82 210, 74 170 66 150")), 6.5)
        pen.stroke(side(k, trace("82 210, 74 170 66 150")), 3, spec.cloth2)
    for row, (y, rise) in enumerate(((372, 20), (338, 18), (306, 16))):
        _tulle(pen, spec, y, rise, 186 - 8 * row)


def _tulle(pen: Pen, spec: Portrait, y: float, rise: float, half: float) -> None:
    """One layer of a tutu, `half` units to each side, down to the bottom of the card."""
    step = half / 5
    ruffle = [(-half + i * step, y - rise * math.sin(math.pi * i / 10), 26) for i in range(11)]
    layer = blob(ruffle).united(box(-half - 20, y, half + 20, BOTTOM))
    pen.part(layer, spec.cloth2, 0.3, width=3.2)
    for x, top, _ in ruffle:
        pen.stroke(path((x * 0.8, top - 8), (x, top + 30)), 1.6, faded(pen.inks.ink, 0.3))


def velvet(pen: Pen, spec: Portrait) -> None:
    """Off the shoulder with a puffed edge."""
    pen.part(shoulders(spec), spec.skin_tone, 0.48)
    for k in (-1, 1):
        pen.stroke(side(k, trace("12 172, 40 160 78 168")), 2.2, faded(pen.inks.ink, 0.45))
    pen.part(
        closed(
            (-186, BOTTOM),
            (-170, 236),
            (-120, 200, -40, 216, 0, 236),
            (40, 216, 120, 200, 170, 236),
            (186, BOTTOM),
        ),
        spec.cloth,
        0.5,
    )
    pen.part(
        blob([(-160 + i * 32, 220 + 22 * math.sin(math.pi * i / 10), 21) for i in range(11)]),
        spec.cloth2,
        0.4,
        width=3.4,
    )


def high_neck(pen: Pen, spec: Portrait) -> None:
    """Victorian blouse with a brooch."""
    nk, _ = measure(spec)
    pen.part(shoulders(spec), spec.cloth, 0.48)
    pen.part(
        closed((-nk - 4, 98), (-10, 116, 10, 116, nk + 4, 98), (nk + 8, 146), (0, 164), (-nk - 8, 146)),
        spec.cloth2,
        0.4,
    )
    pen.part(
        blob([(-nk - 2 + i * (nk * 2 + 4) / 5, 100 + 12 * math.sin(math.pi * i / 5), 8) for i in range(6)]),
        spec.cloth2,
        0.3,
        width=2.8,
    )
    for k in (-1, 1):
        folds(
            pen,
            [
                path((k * (18 + i * 14), 168 + i * 2), (k * (20 + i * 15), 240, k * (18 + i * 15), 320))
                for i in range(3)
            ],
            0.4,
            2,
        )
        pen.part(
            side(k, cut("76 150, 150 150 176 200, 190 250 150 262, 110 230 76 150")),
            mix(spec.cloth, pen.inks.paper, 0.08),
            0.48,
        )
        pen.stroke(side(k, trace("100 166, 140 190 150 240")), 2, faded(pen.inks.ink, 0.4))
    pen.part(ellipse(0, 150, 15, 18), "#e7c460", 0.3, width=3)
    pen.part(ellipse(0, 150, 9, 12), spec.cloth3, 0.3, hatch=False, width=2.2)


def maid(pen: Pen, spec: Portrait) -> None:
    """Black dress, white collar and bib."""
    nk, _ = measure(spec)
    pen.part(shoulders(spec), spec.cloth, 0.5)
    for k in (-1, 1):
        pen.part(
            closed(
                (k * nk, 122),
                (k * (nk + 52), 146, k * 66, 178),
                (k * 40, 200, k * 4, 174),
                (k * 16, 150, k * nk, 122),
            ),
            "#f7f3e6",
            0.3,
            width=3.4,
        )
    pen.part(closed((-60, 232), (-30, 224, 30, 224, 60, 232), (80, BOTTOM), (-80, BOTTOM)), "#f7f3e6", 0.3)
    for k in (-1, 1):
        pen.part(blob([(k * (62 + i * 12), 236 - i * 20, 14) for i in range(5)]), "#f7f3e6", 0.3, width=3.2)
    bow_tie(pen, spec, spec.cloth3, 178)


def shawl(pen: Pen, spec: Portrait) -> None:
    """Bare shoulders under an embroidered shawl."""
    nk, sh = measure(spec)
    strapless(pen, spec, 214)
    for k in (-1, 1):
        pen.part(
            closed(
                (k * (nk + 34), 140),
                (k * 128, 156, k * (sh + 6), 180, k * (sh + 14), 250),
                (k * (sh + 24), 340, k * (sh + 26), BOTTOM),
                (k * 96, BOTTOM),
                (k * 118, 260, k * 86, 190, k * (nk + 34), 140),
            ),
            spec.cloth3,
            0.48,
        )
        for i in range(7):
            x, y = k * (68 + i * 7), 168 + i * 19
            pen.stroke(path((x, y), (x - k * 14, y + 12)), 2.6, spec.cloth2)
            pen.fill(ellipse(k * (104 + i % 3 * 18), 176 + i * 18, 4.4), spec.cloth2)


DRESSES: dict[str, Callable[[Pen, Portrait], None]] = {
    "dress": dress,
    "strapless": strapless,
    "bodice": bodice,
    "velvet": velvet,
    "high_neck": high_neck,
    "maid": maid,
    "shawl": shawl,
}
