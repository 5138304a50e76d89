"""Work clothes."""

import math
from collections.abc import Callable

from mystery_table.art.colours import faded, mix
from mystery_table.art.portraits.body import BOTTOM, measure, shoulders
from mystery_table.art.portraits.clothes.cut_and_sewn import button, collar, folds
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import blob, closed, ellipse, path, rectangle


def lab(pen: Pen, spec: Portrait) -> None:
    """Laboratory coat with pens in the pocket."""
    nk, sh = measure(spec)
    pen.part(shoulders(spec), spec.cloth, 0.4)
    pen.part(
        closed((-nk - 8, 128), (0, 226), (nk + 8, 128), (nk + 20, 134), (0, 300), (-nk - 20, 134)),
        spec.cloth3,
        0.35,
    )
    for k in (-1, 1):
        pen.part(
            closed(
                (k * (nk + 14), 124),
                (k * 84, 160),
                (k * 70, 214),
                (k * 52, 210),
                (k * 6, 330),
                (k * 14, 260, k * 34, 190, k * (nk + 14), 124),
            ),
            mix(spec.cloth, "#ffffff", 0.3),
            0.35,
        )
    pen.stroke(path((0, 310), (0, BOTTOM)), 3.4)
    folds(pen, [path((k * (sh - 24), 220), (k * (sh - 32), 270, k * (sh - 26), 330)) for k in (-1, 1)])
    pen.part(cut("66 256, 122 248, 126 310, 70 318"), mix(spec.cloth, pen.inks.light, 0.15), 0.3, width=3)
    for x, colour in ((82, pen.inks.accent), (102, pen.inks.mid)):
        pen.part(
            closed((x - 4, 262), (x - 2, 226), (x + 6, 226), (x + 6, 260)),
            colour,
            0.3,
            hatch=False,
            width=2.4,
        )


def apron(pen: Pen, spec: Portrait) -> None:
    """Dress or shirt under a spotted apron."""
    nk, _ = measure(spec)
    pen.part(shoulders(spec), spec.cloth, 0.5)
    for k in (-1, 1):
        pen.part(
            closed((k * nk, 128), (k * (nk + 46), 150), (k * 44, 198), (k * 6, 182)),
            "#f7efdc",
            0.3,
            width=3.2,
        )
    pen.part(closed((-66, 226), (-30, 236, 30, 236, 66, 226), (90, BOTTOM), (-90, BOTTOM)), spec.cloth2, 0.35)
    for k in (-1, 1):
        pen.stroke(side(k, trace("66 228, 94 160")), 15)
        pen.stroke(side(k, trace("66 228, 94 160")), 9, spec.cloth2)
    for x in range(-48, 60, 24):
        for y in range(254, 330, 24):
            pen.fill(ellipse(x + (12 if y // 24 % 2 else 0), y, 4.6), faded(spec.cloth3, 0.9))


def dungarees(pen: Pen, spec: Portrait) -> None:
    """Bib overalls, with a checked shirt if the spec says `check`."""
    pen.part(shoulders(spec), spec.cloth2, 0.45)
    if "check" in spec.extras:
        with pen.clip(shoulders(spec)):
            for x in range(-190, 200, 34):
                pen.stroke(path((x, 130), (x, 320)), 6, faded(spec.cloth3, 0.55))
            for y in range(146, 320, 34):
                pen.stroke(path((-200, y), (200, y)), 6, faded(spec.cloth3, 0.55))
    collar(pen, spec, mix(spec.cloth2, "#ffffff", 0.2))
    for k in (-1, 1):
        pen.stroke(side(k, trace("60 236, 88 148")), 28)
        pen.stroke(side(k, trace("60 236, 88 148")), 20, spec.cloth)
    pen.part(closed((-78, 222), (78, 222), (104, BOTTOM), (-104, BOTTOM)), spec.cloth, 0.48)
    pen.stroke(trace("-70 232, 70 232"), 1.8, faded(pen.inks.paper, 0.6))
    pen.part(cut("-32 252, 32 252, 30 310, -30 310"), mix(spec.cloth, pen.inks.paper, 0.1), 0.4, width=3)
    for k in (-1, 1):
        button(pen, k * 62, 232, 9)


def chef(pen: Pen, spec: Portrait) -> None:
    """Double-breasted kitchen jacket with a neckerchief."""
    pen.part(shoulders(spec), "#f4efe2", 0.4)
    nk, sh = measure(spec)
    pen.part(
        closed(
            (-nk - 6, 108),
            (-10, 130, 10, 130, nk + 6, 108),
            (nk + 10, 146),
            (10, 168, -10, 168, -nk - 10, 146),
        ),
        "#f4efe2",
        0.35,
    )
    pen.part(
        closed((-nk - 2, 126), (0, 160, nk + 2, 126), (28, 168), (12, 204), (0, 182), (-12, 204), (-28, 168)),
        spec.cloth3,
        0.4,
        width=3.4,
    )
    pen.stroke(path((44, 150), (36, 230, 36, BOTTOM)), 3.2)
    for k in (-1, 1):
        for y in (222, 256, 290):
            button(pen, k * 26 + 2, y, 6, pen.inks.ink)
    folds(pen, [path((k * (sh - 24), 220), (k * (sh - 32), 270, k * (sh - 26), 330)) for k in (-1, 1)], 0.35)


def smock(pen: Pen, spec: Portrait) -> None:
    """Painter's smock with a floppy bow and paint spots."""
    pen.part(shoulders(spec), spec.cloth, 0.45)
    nk, _ = measure(spec)
    folds(pen, [path((x, 190), (x * 1.1, 250, x * 1.2, 330)) for x in (-90, -50, 50, 90)], 0.35)
    for x, y, r, colour in (
        (-100, 230, 11, "#c8452f"),
        (-118, 250, 6, "#3f7fa0"),
        (70, 214, 9, "#e0b03a"),
        (110, 264, 12, "#3f8a5a"),
        (-60, 284, 8, "#3f7fa0"),
        (90, 240, 5, "#c8452f"),
    ):
        pen.fill(ellipse(x, y, r, r * 0.8), colour)
    for k in (-1, 1):
        pen.part(
            closed((k * (nk - 2), 122), (k * (nk + 40), 142), (k * 60, 190), (k * 8, 176)),
            mix(spec.cloth, "#ffffff", 0.35),
            0.35,
            width=3.4,
        )
        pen.part(
            side(k, cut("0 176, 22 150 58 150, 60 196 30 196, 14 190 0 180")), spec.cloth3, 0.4, width=3.2
        )
        pen.part(side(k, cut("0 182, 30 236, 10 244")), spec.cloth3, 0.4, width=3.2)
    pen.part(rectangle(0, 178, 18, 18, 6), spec.cloth3, 0.4, width=3)


def oilskin(pen: Pen, spec: Portrait) -> None:
    """Oilskin coat with toggles."""
    pen.part(shoulders(spec), spec.cloth, 0.45)
    nk, sh = measure(spec)
    pen.stroke(path((0, 180), (0, BOTTOM)), 3.6)
    pen.part(
        closed((-nk - 16, 106), (-10, 140, 10, 140, nk + 16, 106), (nk + 46, 158), (0, 196), (-nk - 46, 158)),
        mix(spec.cloth, "#fff6df", 0.15),
        0.45,
    )
    for y in (216, 256, 292):
        pen.stroke(path((-22, y), (22, y)), 7)
        pen.stroke(path((-22, y), (22, y)), 3, "#e7d6b0")
        button(pen, 0, y, 6, "#3a2a1c")
    folds(pen, [path((k * (sh - 24), 220), (k * (sh - 32), 270, k * (sh - 26), 330)) for k in (-1, 1)])


def stripes(pen: Pen, spec: Portrait) -> None:
    """Broad wallpaper stripes, ringed with the emblem."""
    sh = shoulders(spec, 8)
    pen.part(sh, spec.cloth2, 0.42)
    with pen.clip(sh):
        for y in range(164, 320, 30):
            pen.stroke(
                path((-210, y + 16), (-90, y + 4, 0, y + 10), (90, y + 4, 210, y + 16)), 13, spec.cloth
            )
    pen.stroke(sh, pen.width, pen.inks.ink)
    nk, _ = measure(spec)
    pen.part(
        closed(
            (-nk - 6, 126),
            (-10, 156, 10, 156, nk + 6, 126),
            (nk + 18, 140),
            (10, 176, -10, 176, -nk - 18, 140),
        ),
        spec.cloth,
        0.4,
        width=3.4,
    )
    if "dark_jacket" in spec.extras:
        for k in (-1, 1):
            pen.part(
                closed(
                    (k * (nk + 26), 138),
                    (k * 120, 158, k * 166, 176, k * 172, 236),
                    (k * 190, 330, k * 196, BOTTOM),
                    (k * 60, BOTTOM),
                    (k * 70, 280, k * 80, 190, k * (nk + 26), 138),
                ),
                spec.cloth3,
                0.5,
            )


def sailor_collar(pen: Pen, spec: Portrait) -> None:
    """Striped jersey under a blouse with a square collar."""
    stripes(pen, spec)
    nk, _ = measure(spec)
    for k in (-1, 1):
        pen.part(
            closed(
                (k * (nk + 12), 132),
                (k * 118, 152, k * 164, 178, k * 172, 236),
                (k * 190, 340, k * 196, BOTTOM),
                (k * 20, BOTTOM),
                (k * 26, 300),
                (k * 44, 220, k * (nk + 12), 132),
            ),
            spec.cloth3,
            0.38,
        )
        pen.part(
            closed(
                (k * (nk + 4), 124),
                (k * 84, 146, k * 122, 168),
                (k * 104, 200, k * 76, 220),
                (k * 50, 250, k * 4, 280),
                (k * 34, 210, k * (nk + 4), 124),
            ),
            spec.cloth,
            0.45,
        )
        pen.stroke(
            path(
                (k * (nk + 12), 140),
                (k * 80, 158, k * 110, 172),
                (k * 92, 198, k * 68, 210),
                (k * 50, 232, k * 16, 254),
            ),
            2.8,
            "#f7f2e4",
        )
    pen.part(cut("-12 270, 12 270, 26 330, -26 330"), pen.inks.ink, 0.3, width=3)
    pen.part(rectangle(0, 272, 26, 18, 6), pen.inks.ink, 0.3, width=3)


def safari(pen: Pen, spec: Portrait) -> None:
    """Pocketed shirt with a neckerchief."""
    nk, sh = measure(spec)
    pen.part(shoulders(spec), spec.cloth, 0.42)
    pen.stroke(path((0, 180), (0, BOTTOM)), 3)
    collar(pen, spec, mix(spec.cloth, "#fff6df", 0.25))
    pen.part(
        closed(
            (-nk - 2, 128),
            (0, 172, nk + 2, 128),
            (nk + 6, 146),
            (12, 190),
            (0, 178),
            (-12, 190),
            (-nk - 6, 146),
        ),
        spec.cloth3,
        0.4,
        width=3.2,
    )
    for k in (-1, 1):
        pen.part(rectangle(k * 74, 258, 62, 62, 5), mix(spec.cloth, pen.inks.paper, 0.15), 0.4, width=3)
        pen.part(side(k, cut("42 226, 106 226, 106 244, 74 258, 42 244")), spec.cloth, 0.4, width=3)
        button(pen, k * 74, 244, 5)
        pen.part(
            closed((k * 76, 150), (k * (sh - 14), 184), (k * (sh - 20), 200), (k * 72, 166)),
            mix(spec.cloth, pen.inks.ink, 0.12),
            0.35,
            width=3,
        )


def bee_suit(pen: Pen, spec: Portrait) -> None:
    """Light overall with a zip."""
    nk, _ = measure(spec)
    pen.part(shoulders(spec), spec.cloth, 0.4)
    pen.stroke(path((0, 180), (0, BOTTOM)), 3.4)
    for y in range(196, 320, 12):
        pen.stroke(path((-4, y), (4, y)), 2)
    for k in (-1, 1):
        pen.part(rectangle(k * 70, 262, 66, 54, 5), mix(spec.cloth, pen.inks.ink, 0.06), 0.35, width=3)
    pen.part(
        closed((-nk - 8, 116), (-10, 140, 10, 140, nk + 8, 116), (nk + 30, 158), (0, 190), (-nk - 30, 158)),
        mix(spec.cloth, pen.inks.ink, 0.05),
        0.4,
    )


def fur(pen: Pen, spec: Portrait) -> None:
    """Leather jacket with a fleece collar."""
    pen.part(shoulders(spec), spec.cloth, 0.5)
    pen.stroke(path((0, 240), (0, BOTTOM)), 4)
    for k in (-1, 1):
        pen.part(
            blob(
                [
                    (k * (66 - 56 * t + 26 * math.sin(t * 3)), 132 + 120 * t, 24)
                    for t in [i / 8 for i in range(9)]
                ]
            ),
            spec.cloth2,
            0.45,
        )
        for i in range(6):
            t = i / 6
            x, y = k * (66 - 56 * t + 26 * math.sin(t * 3)), 136 + 120 * t
            pen.stroke(path((x - 6, y), (x, y + 8), (x + 6, y)), 1.6, faded(pen.inks.ink, 0.4))


def boxer(pen: Pen, spec: Portrait) -> None:
    """Bare chest and a robe."""
    pen.part(shoulders(spec), spec.skin_tone, 0.5)
    folds(
        pen,
        [
            trace("-96 226, -50 246 -8 232"),
            trace("96 226, 50 246 8 232"),
            trace("0 200, 0 250"),
            trace("-76 170, -40 164 -12 176"),
            trace("76 170, 40 164 12 176"),
        ],
        0.5,
        2.6,
    )


def fencing(pen: Pen, spec: Portrait) -> None:
    """White plastron with a red heart."""
    nk, sh = measure(spec)
    pen.part(shoulders(spec), "#f4efe2", 0.4)
    pen.part(
        closed((-nk - 6, 100), (-10, 124, 10, 124, nk + 6, 100), (nk + 12, 150), (0, 168), (-nk - 12, 150)),
        "#f4efe2",
        0.35,
    )
    pen.stroke(path((30, 150), (46, 220, 44, BOTTOM)), 3.2)
    for y in range(176, 320, 30):
        pen.stroke(path((38, y), (54, y - 4)), 4)
    pen.part(cut("-96 214, -74 196 -50 214, -50 236, -73 258, -96 236"), "#c8322b", 0.35, width=3)
    folds(pen, [path((k * (sh - 24), 220), (k * (sh - 32), 270, k * (sh - 26), 330)) for k in (-1, 1)], 0.35)


WORKING: dict[str, Callable[[Pen, Portrait], None]] = {
    "lab": lab,
    "apron": apron,
    "dungarees": dungarees,
    "chef": chef,
    "smock": smock,
    "oilskin": oilskin,
    "stripes": stripes,
    "sailor_collar": sailor_collar,
    "safari": safari,
    "bee_suit": bee_suit,
    "fur": fur,
    "boxer": boxer,
    "fencing": fencing,
}
