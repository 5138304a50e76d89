"""Hair over the forehead, drawn on the turned head."""

# ruff: noqa: ARG001  (all parts share one signature)

import math
from collections.abc import Callable, Sequence

from PySide6.QtGui import QPainterPath

from mystery_table.art.colours import Colour, faded, mix
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.shapes import blob, path

GLEAM = "#fff0d0"  # light on hair


def strands(
    pen: Pen, colour: Colour, lines: Sequence[QPainterPath], width: float = 1.8, light: float = 0.3
) -> None:
    """Lit strands of hair along lines."""
    for line in lines:
        pen.stroke(line, width, mix(colour, GLEAM, light))


def front_long(pen: Pen, colour: Colour) -> None:
    """Long hair swept to one side."""
    pen.part(
        cut(
            "-84 14, -92 -60 -60 -118 6 -114, 74 -114 94 -56 84 16, 80 -24 66 -52 30 -66, "
            "-6 -54 -56 -60 -70 -20, -78 -6 -80 0 -84 14"
        ),
        colour,
        0.5,
    )
    strands(
        pen,
        colour,
        [
            path((10 + k * 4, -108 + k * 6), (-40 - k * 3, -98 + k * 8, -66, -66 + k * 7, -76, -24 + k * 4))
            for k in range(4)
        ],
    )


def front_parted(pen: Pen, colour: Colour) -> None:
    """Centre parting, hair drawn to the sides."""
    pen.part(
        cut(
            "-84 16, -90 -66 -56 -116 0 -112, 56 -116 90 -66 84 16, 78 -34 56 -62 0 -88, "
            "-56 -62 -78 -34 -84 16"
        ),
        colour,
        0.5,
    )
    pen.stroke(trace("0 -110, 0 -88"), 2.2, faded(pen.inks.ink, 0.7))
    for k in (-1, 1):
        strands(
            pen,
            colour,
            [path((k * 6, -98 + i * 3), (k * 50, -94 + i * 8, k * 70, -50 + i * 10)) for i in range(3)],
        )


def front_fringe(pen: Pen, colour: Colour) -> None:
    """Blunt fringe."""
    pen.part(
        cut(
            "-82 10, -92 -70 -56 -118 0 -116, 56 -118 92 -70 82 10, 74 -10 74 -30 70 -38, "
            "24 -30 -24 -30 -70 -38, -74 -30 -74 -10 -82 10"
        ),
        colour,
        0.45,
    )
    for k in range(-5, 6):
        pen.stroke(path((k * 8, -106), (k * 12, -70, k * 13, -38)), 1.7, mix(colour, GLEAM, 0.26))


def front_bob(pen: Pen, colour: Colour) -> None:
    """Sleek bob with cheek points and a short fringe."""
    pen.part(
        cut(
            "-96 44, -104 -60 -66 -122 0 -120, 66 -122 104 -60 96 44, 84 42 70 36 60 26, "
            "76 0 76 -24 66 -44, 24 -36 -24 -36 -66 -44, -76 -24 -76 0 -60 26, "
            "-70 36 -84 42 -96 44"
        ),
        colour,
        0.45,
    )
    strands(pen, colour, [path((k * 12, -108), (k * 20, -70, k * 14, -48)) for k in range(-3, 4)])


def front_short(pen: Pen, colour: Colour) -> None:
    """Short hair brushed up from the forehead."""
    pen.part(
        cut(
            "-78 -8, -90 -84 -50 -126 8 -120, 70 -122 92 -76 78 -8, 72 -30 70 -52 54 -66, "
            "20 -62 -20 -58 -44 -78, -60 -64 -70 -44 -78 -8"
        ),
        colour,
        0.5,
    )
    strands(
        pen,
        colour,
        [
            path((-40 + k * 3, -84 - k * 4), (0, -82 - k * 7, 40, -78 - k * 6, 62, -66 - k * 5))
            for k in range(5)
        ],
    )


def front_slick(pen: Pen, colour: Colour) -> None:
    """Hair combed straight back."""
    pen.part(
        cut(
            "-76 -6, -88 -80 -44 -122 4 -118, 58 -120 86 -76 76 -6, 70 -40 58 -64 6 -88, "
            "-50 -64 -68 -40 -76 -6"
        ),
        colour,
        0.5,
    )
    for k in range(-4, 5):
        pen.stroke(
            path((k * 12, -88 + abs(k) * 3), (k * 17, -104, k * 15, -113 + abs(k) * 2)),
            1.6,
            mix(colour, GLEAM, 0.28),
        )


def front_side_part(pen: Pen, colour: Colour) -> None:
    """Short hair with a side parting."""
    pen.part(
        cut(
            "-78 -4, -88 -70 -70 -110 -34 -116, 30 -134 96 -100 78 -4, 74 -34 70 -50 60 -62, "
            "20 -64 -20 -76 -36 -92, -56 -76 -70 -44 -78 -4"
        ),
        colour,
        0.5,
    )
    pen.stroke(trace("-36 -92, -38 -116"), 2.4, faded(pen.inks.ink, 0.7))
    strands(
        pen,
        colour,
        [path((-26, -98 - k * 5), (20, -104 - k * 5, 56, -90 + k * 4, 70, -56 + k * 6)) for k in range(4)],
    )


def front_crew(pen: Pen, colour: Colour) -> None:
    """Crew cut."""
    pen.part(
        cut(
            "-76 -10, -84 -66 -72 -108 -52 -118, -20 -124 20 -124 52 -118, "
            "72 -108 84 -66 76 -10, 72 -34 66 -58 52 -74, 18 -80 -18 -80 -52 -74, "
            "-66 -58 -72 -34 -76 -10"
        ),
        colour,
        0.5,
    )
    for k in range(-5, 6):
        pen.stroke(path((k * 9, -116), (k * 9, -104)), 1.6, mix(colour, GLEAM, 0.3))


def front_messy(pen: Pen, colour: Colour) -> None:
    """Tousled locks in all directions."""
    locks = cut(
        "-80 -8, -98 -40 -86 -64, -106 -82 -86 -98, -92 -126 -62 -118, -52 -148 -26 -124, -8 -152 16 -126, "
        "42 -148 56 -118, 86 -128 82 -98, 108 -88 86 -64, 98 -36 80 -8, 76 -34 64 -56, 58 -40 44 -64, "
        "32 -42 16 -70, 2 -46 -14 -72, -28 -46 -44 -66, -56 -46 -66 -54, -76 -34 -80 -8"
    )
    pen.part(locks, colour, 0.5)
    for line in (
        "-70 -64, -78 -88 -58 -100",
        "-40 -72, -48 -100 -22 -112",
        "-10 -78, -10 -104 14 -114",
        "20 -76, 26 -100 50 -106",
        "50 -68, 60 -90 76 -92",
        "70 -52, 84 -66 82 -84",
    ):
        pen.stroke(trace(line), 2, mix(colour, GLEAM, 0.3))


def front_bald_sides(pen: Pen, colour: Colour) -> None:
    """Bald crown with hair at the temples."""
    for k in (-1, 1):
        pen.part(side(k, cut("74 12, 92 -20 90 -52 74 -60, 64 -40 70 -10 74 12")), colour, 0.5)
    pen.stroke(trace("-34 -90, -14 -99 8 -98"), 3.4, faded("#ffffff", 0.5))


def front_bald(pen: Pen, colour: Colour) -> None:
    """Shine on a bald crown."""
    pen.stroke(trace("-40 -84, -20 -97 4 -97"), 4, faded("#ffffff", 0.5))


def front_combover(pen: Pen, colour: Colour) -> None:
    """A few strands laid across a bald crown."""
    front_bald_sides(pen, colour)
    for i in range(5):
        pen.stroke(
            path((-70, -58 - i * 5), (-30, -112 - i * 3, 30, -108 - i * 2, 64, -66 - i * 4)),
            3,
            mix(colour, pen.inks.ink, 0.15),
        )


def front_curly(pen: Pen, colour: Colour) -> None:
    """Row of large curls on the forehead."""
    row = [(-66 + 19 * i, -80 - 12 * math.sin(math.pi * i / 7) + (6 if i % 2 else 0), 21) for i in range(8)]
    pen.part(blob(row), colour, 0.5)
    for x, y, _r in row:
        pen.stroke(path((x - 10, y + 2), (x - 6, y - 12, x + 8, y - 4)), 1.7, mix(colour, GLEAM, 0.3))


def front_afro(pen: Pen, colour: Colour) -> None:
    """Hairline of an afro."""
    pen.part(
        blob([(-70 + 14 * i, -78 - 14 * math.sin(math.pi * i / 10), 17) for i in range(11)]),
        colour,
        0.4,
        width=0,
    )


def front_mane(pen: Pen, colour: Colour) -> None:
    """Big side-parted hair."""
    pen.part(
        cut(
            "-80 6, -104 -80 -50 -128 -6 -120, 60 -132 104 -70 82 10, 72 -36 50 -58 16 -84, "
            "-10 -70 -50 -66 -80 6"
        ),
        colour,
        0.5,
    )
    strands(
        pen,
        colour,
        [
            trace("12 -104, -40 -100 -64 -64 -76 -20"),
            trace("22 -104, 60 -98 76 -56 78 -20"),
            trace("4 -96, -36 -84 -58 -54 -68 -28"),
        ],
    )


def front_byron(pen: Pen, colour: Colour) -> None:
    """Romantic curls on the forehead."""
    curls = [
        (-62, -72, 19),
        (-40, -88, 22),
        (-12, -92, 23),
        (16, -84, 24),
        (44, -80, 21),
        (64, -66, 17),
        (30, -64, 15),
        (4, -70, 14),
        (-70, -46, 12),
    ]
    pen.part(blob(curls), colour, 0.5)
    for x, y, r in curls:
        pen.stroke(
            path(
                (x - r * 0.5, y + r * 0.3),
                (x - r * 0.3, y - r * 0.7, x + r * 0.5, y - r * 0.2),
                (x + r * 0.5, y + r * 0.4, x, y + r * 0.3),
            ),
            1.8,
            mix(colour, GLEAM, 0.32),
        )
    for k in (-1, 1):
        pen.part(side(k, cut("74 -20, 78 10 70 34, 64 14 66 -16")), colour, 0.45, width=3)


def front_waves(pen: Pen, colour: Colour) -> None:
    """1920s finger waves."""
    pen.part(
        cut(
            "-84 34, -98 -60 -60 -122 6 -118, 76 -120 100 -56 86 36, 62 22 88 -14 66 -34, "
            "46 -50 20 -48 6 -70, -20 -52 -50 -62 -62 -34, -84 -10 -62 20 -84 34"
        ),
        colour,
        0.45,
    )
    for i in range(4):
        y = -104 + i * 17
        pen.stroke(
            path(
                (-62 - 3 * i, y + 22),
                (-40, y - 2, -20, y + 22, 4, y + 2),
                (26, y + 20, 44, y - 4, 66 + 3 * i, y + 24),
            ),
            2,
            mix(colour, GLEAM, 0.35),
        )


def front_widow(pen: Pen, colour: Colour) -> None:
    """Hair slicked back with a widow's peak."""
    pen.part(
        cut(
            "-78 0, -94 -80 -46 -124 0 -120, 46 -124 94 -80 78 0, 74 -44 56 -72 34 -84, "
            "20 -84 8 -74 0 -60, -8 -74 -20 -84 -34 -84, -56 -72 -74 -44 -78 0"
        ),
        colour,
        0.5,
    )
    strands(pen, colour, [path((k * 6, -80), (k * 13, -102, k * 16, -110)) for k in range(-3, 4)], 1.7, 0.38)


def front_wig(pen: Pen, colour: Colour) -> None:
    """Powdered wig with rows of curls."""
    pen.part(
        cut(
            "-86 -6, -94 -90 -56 -132 0 -130, 56 -132 94 -90 86 -6, 76 -40 48 -66 0 -74, "
            "-48 -66 -76 -40 -86 -6"
        ),
        colour,
        0.45,
    )
    for r in range(3):
        for i in range(7):
            a = math.pi * (1.08 + 0.84 * i / 6)
            x, y = (66 + r * 11) * math.cos(a), -30 + (54 + r * 18) * math.sin(a)
            pen.stroke(path((x - 9, y + 5), (x, y - 7, x + 9, y + 5)), 2, faded(pen.inks.ink, 0.5))


FOREHEAD: dict[str, Callable[[Pen, Colour], None]] = {
    "long": front_long,
    "wavy": front_parted,
    "bob": front_bob,
    "fringe": front_fringe,
    "afro": front_afro,
    "bun": front_parted,
    "updo": front_slick,
    "braid": front_parted,
    "braids": front_parted,
    "curly": front_curly,
    "mane": front_mane,
    "locs": front_slick,
    "wig": front_wig,
    "tufts": front_bald,
    "low_bun": front_parted,
    "poet": front_mane,
    "waves": front_waves,
    "short": front_short,
    "slick": front_slick,
    "side_part": front_side_part,
    "crew": front_crew,
    "messy": front_messy,
    "balding": front_bald_sides,
    "bald": front_bald,
    "combover": front_combover,
    "widow": front_widow,
    "byron": front_byron,
}
