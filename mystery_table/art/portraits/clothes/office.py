"""Uniforms and cloths of office."""

from collections.abc import Callable

from mystery_table.art.colours import faded, mix
from mystery_table.art.portraits.body import BOTTOM, measure, shoulders
from mystery_table.art.portraits.clothes.cut_and_sewn import (
    bow_tie,
    button,
    collar,
    folds,
    jacket,
    shirt_front,
)
from mystery_table.art.portraits.ornaments import cross
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import closed, ellipse, moved, path, polar, rectangle, symmetric


def fire_coat(pen: Pen, spec: Portrait) -> None:
    """Heavy coat with reflecting bands and clasps."""
    nk, _ = measure(spec)
    pen.part(shoulders(spec), spec.cloth, 0.48)
    pen.part(
        closed((-nk - 14, 100), (-10, 138, 10, 138, nk + 14, 100), (nk + 40, 150), (0, 184), (-nk - 40, 150)),
        mix(spec.cloth, pen.inks.ink, 0.35),
        0.4,
    )
    with pen.clip(shoulders(spec)):
        for y in (228, 286):
            pen.stroke(path((-210, y + 8), (0, y - 6, 210, y + 8)), 24)
            pen.stroke(path((-210, y + 8), (0, y - 6, 210, y + 8)), 18, "#edc94a")
            pen.stroke(path((-210, y + 8), (0, y - 6, 210, y + 8)), 6, "#f4f1e4")
    pen.stroke(path((0, 184), (0, BOTTOM)), 3.6)
    for y in (204, 258):
        pen.part(rectangle(0, y, 34, 13, 3), "#c9ccd0", 0.3, hatch=False, width=2.8)


def uniform(pen: Pen, spec: Portrait) -> None:
    """Buttoned tunic with stand collar, shoulder straps and pockets."""
    nk, sh = measure(spec)
    pen.part(shoulders(spec), spec.cloth, 0.48)
    pen.part(
        closed((-nk - 4, 106), (-10, 128, 10, 128, nk + 4, 106), (nk + 12, 150), (0, 172), (-nk - 12, 150)),
        mix(spec.cloth, pen.inks.ink, 0.2),
        0.45,
    )
    pen.stroke(path((0, 128), (0, BOTTOM)), 3.2)
    for y in (190, 226, 262, 298):
        button(pen, 0, y, 7)
    for k in (-1, 1):
        pen.part(
            closed((k * 70, 148), (k * (sh - 12), 184), (k * (sh - 20), 202), (k * 66, 164)),
            spec.cloth3,
            0.35,
            width=3,
        )
        pen.part(
            side(k, cut("40 232, 104 226, 106 246, 72 258, 40 250")),
            mix(spec.cloth, pen.inks.paper, 0.08),
            0.35,
            width=3,
        )
        pen.fill(ellipse(k * (nk - 12), 138, 4.5), "#edc94a")
    if "strap" in spec.extras:
        pen.pipe(trace("-120 150, -20 220 168 350"), 15, "#6b4226")
    if "bandolier" in spec.extras:
        for i in range(5):
            x, y = -94 + i * 40, 176 + i * 28
            pen.part(moved(rectangle(0, 0, 22, 28, 4), x, y, 34), "#7a4f2c", 0.4, width=3)
    if "satchel" in spec.extras:
        pen.pipe(trace("112 142, 20 220 -150 356"), 15, "#8a5a32")
    if "belt" in spec.extras:
        pen.pipe(trace("-196 290, 0 304 196 290"), 15, "#14151c")
    if "medals" in spec.extras:
        for i, colour in enumerate(("#c8322b", "#2f62b5", "#3f8a5a")):
            pen.part(rectangle(54 + i * 24, 214, 18, 14), colour, 0.3, hatch=False, width=2.6)
            button(pen, 54 + i * 24, 230, 7)


def cassock(pen: Pen, spec: Portrait) -> None:
    """Clerical coat with a pectoral cross."""
    nk, _ = measure(spec)
    pen.part(shoulders(spec), spec.cloth, 0.5)
    pen.part(
        closed((-nk - 4, 106), (-10, 128, 10, 128, nk + 4, 106), (nk + 8, 144), (0, 164), (-nk - 8, 144)),
        spec.cloth,
        0.45,
    )
    pen.part(cut("-13 124, 13 124, 14 156, -14 156"), "#fbf7ec", 0.2, hatch=False, width=3)
    pen.stroke(path((0, 166), (0, BOTTOM)), 2.6)
    for y in range(180, 320, 22):
        pen.fill(ellipse(0, y, 4), faded(pen.inks.light, 0.8))
    pen.stroke(trace("-54 148, -40 220 0 246"), 3.6, "#e7c460")
    pen.stroke(trace("54 148, 40 220 0 246"), 3.6, "#e7c460")
    pen.part(
        cut("-8 240, 8 240, 8 256, 24 256, 24 272, 8 272, 8 308, -8 308, -8 272, -24 272, -24 256, -8 256"),
        "#e7c460",
        0.4,
        width=3,
    )


def robe(pen: Pen, spec: Portrait) -> None:
    """Judge: robe with bands and ermine edges."""
    nk, _ = measure(spec)
    pen.part(shoulders(spec), spec.cloth, 0.5)
    folds(
        pen,
        [side(k, trace("110 186, 120 250 116 320")) for k in (-1, 1)]
        + [side(k, trace("140 200, 150 250 146 320")) for k in (-1, 1)],
    )
    for k in (-1, 1):
        pen.part(
            closed(
                (k * (nk + 16), 134),
                (k * (nk + 62), 150),
                (k * 86, 240, k * 70, BOTTOM),
                (k * 8, BOTTOM),
                (k * 30, 260, k * (nk + 16), 134),
            ),
            spec.cloth2,
            0.35,
        )
        for y in (176, 214, 252, 288):
            pen.fill(moved(cut("0 -8, 5 4, 0 8, -5 4"), k * (66 + (y - 170) * 0.06), y, k * 14), pen.inks.ink)
        pen.part(side(k, cut("2 134, 20 130, 30 214, 4 214")), "#fbf7ec", 0.2, hatch=False, width=3)


def gown(pen: Pen, spec: Portrait) -> None:
    """Lawyer: black gown, wing collar, bands."""
    nk, sh = measure(spec)
    shirt_front(pen, spec, "#f1ead8")
    collar(pen, spec, wing=True)
    for k in (-1, 1):
        pen.part(side(k, cut("1 160, 13 158, 24 230, 3 232")), "#fbf7ec", 0.2, hatch=False, width=3)
    jacket(pen, spec)
    for k in (-1, 1):
        pen.part(
            closed(
                (k * (nk + 24), 132),
                (k * 120, 152, k * (sh - 2), 172, k * (sh + 6), 236),
                (k * (sh + 20), 330, k * (sh + 24), BOTTOM),
                (k * 96, BOTTOM),
                (k * 110, 260, k * 92, 170, k * (nk + 24), 132),
            ),
            mix(spec.cloth, pen.inks.ink, 0.4),
            0.5,
        )
        for i in range(4):
            pen.stroke(
                path((k * (100 + i * 20), 166 + i * 8), (k * (112 + i * 18), 240, k * (110 + i * 20), 330)),
                2,
                faded(pen.inks.light, 0.35),
            )


def cape(pen: Pen, spec: Portrait) -> None:
    """Tail coat under a cape with a red lining and a high collar."""
    nk, sh = measure(spec)
    shirt_front(pen, spec, "#f7f2e4")
    collar(pen, spec, wing=True)
    bow_tie(pen, spec, spec.cloth2)
    jacket(pen, spec)
    for k in (-1, 1):
        pen.part(
            closed((k * (nk + 16), 128), (k * 96, 82), (k * 128, 96), (k * 112, 160), (k * (nk + 52), 190)),
            spec.cloth3,
            0.4,
        )
        pen.part(
            closed(
                (k * (nk + 30), 146),
                (k * 120, 158, k * (sh - 2), 172, k * (sh + 8), 240),
                (k * (sh + 24), 340, k * (sh + 30), BOTTOM),
                (k * 108, BOTTOM),
                (k * 120, 270, k * 92, 190, k * (nk + 30), 146),
            ),
            spec.cloth,
            0.5,
        )
        pen.stroke(path((k * (nk + 36), 154), (k * 92, 198, k * 116, 270), (k * 106, 380)), 5, spec.cloth3)


def caped_coat(pen: Pen, spec: Portrait) -> None:
    """Coachman's coat with three shoulder capes."""
    nk, sh = measure(spec)
    pen.part(shoulders(spec), spec.cloth, 0.5)
    for i, (w, y) in enumerate(((sh + 8, 262), (sh - 16, 226), (sh - 44, 192))):
        pen.part(
            symmetric(
                (0, 138), (nk + 30, 138, w * 0.8, 150, w, y), (w * 0.6, y + 22, w * 0.3, y + 26, 0, y + 10)
            ),
            mix(spec.cloth, pen.inks.paper, 0.07 * i),
            0.5,
        )
    pen.part(
        closed(
            (-nk - 10, 98),
            (-10, 136, 10, 136, nk + 10, 98),
            (nk + 48, 150),
            (16, 186),
            (0, 158),
            (-16, 186),
            (-nk - 48, 150),
        ),
        mix(spec.cloth, pen.inks.ink, 0.25),
        0.45,
    )
    pen.part(cut("-22 150, 0 140 22 150, 18 214, 0 226, -18 214"), "#f7f2e4", 0.3, width=3)
    for k in (-1, 1):
        button(pen, k * 34, 250, 8)


def mantle(pen: Pen, spec: Portrait) -> None:
    """Duke: ermine mantle, sash and star."""
    nk, sh = measure(spec)
    pen.part(shoulders(spec), spec.cloth, 0.48)
    pen.part(
        closed((-nk - 4, 106), (-10, 128, 10, 128, nk + 4, 106), (nk + 12, 148), (0, 168), (-nk - 12, 148)),
        mix(spec.cloth, pen.inks.ink, 0.2),
        0.45,
    )
    for y in (190, 222, 254, 286):
        button(pen, 0, y, 6)
    pen.stroke(trace("-110 160, 0 250 60 330"), 40)
    pen.stroke(trace("-110 160, 0 250 60 330"), 33, spec.cloth3)
    for k in (-1, 1):
        fur_edge = closed(
            (k * (nk + 8), 120),
            (k * 110, 132, k * (sh + 4), 160, k * (sh + 10), 240),
            (k * (sh + 26), 330, k * (sh + 30), BOTTOM),
            (k * 118, BOTTOM),
            (k * 124, 250, k * 100, 190, k * (nk + 8), 156),
        )
        pen.part(fur_edge, "#f7f1e2", 0.38)
        for x, y in (
            (70, 158),
            (106, 172),
            (138, 196),
            (128, 232),
            (156, 236),
            (134, 274),
            (166, 284),
            (96, 150),
        ):
            pen.fill(moved(cut("0 -9, 5 4, 0 9, -5 4"), k * x, y, k * 10), pen.inks.ink)
    pen.part(
        closed(*[polar(66, 226, 26 if i % 2 == 0 else 12, i / 16) for i in range(16)]),
        "#edc94a",
        0.35,
        width=2.8,
    )
    pen.part(ellipse(66, 226, 9), "#b8322c", 0.3, hatch=False, width=2.4)


def nurse(pen: Pen, spec: Portrait) -> None:
    """Uniform with a bib and a cape."""
    nk, sh = measure(spec)
    pen.part(shoulders(spec), spec.cloth2, 0.38)
    pen.part(closed((-66, 226), (66, 226), (84, BOTTOM), (-84, BOTTOM)), "#fbf8ee", 0.3, width=3.4)
    cross(pen, 0, 264, 22, "#c8322b")
    for k in (-1, 1):
        pen.stroke(side(k, trace("64 228, 80 156")), 17)
        pen.stroke(side(k, trace("64 228, 80 156")), 11, "#fbf8ee")
        pen.part(
            closed((k * nk, 120), (k * (nk + 34), 142), (k * 38, 184), (k * 4, 166)),
            "#fbf8ee",
            0.3,
            width=3.4,
        )
        pen.part(
            closed(
                (k * (nk + 50), 146),
                (k * 130, 164, k * (sh + 2), 190, k * (sh + 8), 250),
                (k * (sh + 20), 340, k * (sh + 24), BOTTOM),
                (k * 120, BOTTOM),
                (k * 126, 250, k * 104, 180, k * (nk + 50), 146),
            ),
            spec.cloth,
            0.48,
        )
    pen.part(ellipse(0, 168, 10), "#edc94a", 0.3, hatch=False, width=2.6)


OFFICE: dict[str, Callable[[Pen, Portrait], None]] = {
    "fire_coat": fire_coat,
    "uniform": uniform,
    "cassock": cassock,
    "robe": robe,
    "gown": gown,
    "cape": cape,
    "caped_coat": caped_coat,
    "mantle": mantle,
    "nurse": nurse,
}
