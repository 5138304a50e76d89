"""Hats of felt and straw, drawn on the turned head."""

from collections.abc import Callable

from PySide6.QtGui import QColor

from mystery_table.art.colours import Colour, faded, mix
from mystery_table.art.portraits.ornaments import flower, leaf, plume, trim
from mystery_table.art.portraits.paths import cut, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import box, closed, ellipse, path, rectangle


def brim(
    pen: Pen, colour: Colour, w: float = 126, y: float = -58, thick: float = 16, shade: float = 0.55
) -> None:
    """Soft felt brim at height `y`, `w` half widths across."""
    pen.part(
        closed(
            (-w, y),
            (-w * 0.7, y - 22, -w * 0.45, y - 10, 0, y - 8),
            (w * 0.45, y - 10, w * 0.7, y - 24, w, y),
            (w * 0.9, y + 24, w * 0.45, y + thick, 0, y + thick),
            (-w * 0.45, y + thick, -w * 0.88, y + 28, -w, y),
        ),
        colour,
        shade,
    )


def fedora(pen: Pen, spec: Portrait) -> None:
    """Soft felt hat with a pinched crown."""
    colour = spec.hat_colour
    pen.part(
        cut(
            "-76 -66, -84 -140 -58 -168 -30 -160, -8 -150 8 -150 30 -160, "
            "62 -168 84 -140 78 -66, 30 -52 -30 -52 -76 -66"
        ),
        colour,
        0.5,
    )
    pen.part(cut("-78 -86, -30 -72 30 -72 79 -86, 79 -62, 30 -48 -30 -48 -78 -62"), trim(pen, spec), 0.5)
    brim(pen, colour)
    pen.stroke(trace("-14 -150, 0 -112 14 -150"), 2.4, faded(pen.inks.ink, 0.6))


def press_fedora(pen: Pen, spec: Portrait) -> None:
    """Felt hat with a press ticket in its band; the ticket is printed in bars, not letters."""
    fedora(pen, spec)
    with pen.turned_head(False), pen.at(40 + pen.turn * 17, -92, 9):
        pen.part(rectangle(0, 0, 54, 34), "#f7f0dc", 0.15, hatch=False, width=3)
        pen.fill(box(-21, -11, 21, -4, 1), "#8a1f1a")
        for y in (2, 8):
            pen.stroke(path((-20, y), (20 - y, y)), 2.4, faded(pen.inks.ink, 0.7))


def hunter(pen: Pen, spec: Portrait) -> None:
    """Felt hat with two feathers in the band."""
    colour = spec.hat_colour
    pen.part(
        cut("-74 -64, -70 -140 -40 -172 4 -158, 50 -166 72 -130 76 -64, 30 -50 -30 -50 -74 -64"), colour, 0.5
    )
    pen.part(cut("-75 -86, -30 -72 30 -72 77 -86, 77 -64, 30 -50 -30 -50 -75 -64"), trim(pen, spec), 0.5)
    brim(pen, colour, 108, -56, 14)
    plume(pen, 60, -80, 110, 18, "#b8472f")
    plume(pen, 54, -76, 84, -4, "#e7d6b0")


def top_hat(pen: Pen, spec: Portrait, h: float = 120, w: float = 70) -> None:
    """Tall hat, `h` high, its crown `w` half widths across."""
    colour = spec.hat_colour
    y = -66
    pen.part(
        closed(
            (-w, y),
            (-w - 8, y - h * 0.5, -w - 10, y - h),
            (0, y - h - 12, w + 10, y - h),
            (w + 8, y - h * 0.5, w, y),
            (0, y + 14, -w, y),
        ),
        colour,
        0.5,
    )
    pen.part(
        closed((-w - 1, y - 24), (0, y - 10, w + 1, y - 24), (w, y + 2), (0, y + 16, -w, y + 2)),
        trim(pen, spec),
        0.45,
    )
    pen.stroke(path((-w + 12, y - 34), (-w + 6, y - h + 12)), 5, faded("#ffffff", 0.28))
    brim(pen, colour, 112, y + 6, 15)


def coachman(pen: Pen, spec: Portrait) -> None:
    """Tall hat with a cockade."""
    top_hat(pen, spec, 104, 68)
    pen.part(cut("44 -76, 38 -124 58 -138, 74 -122 66 -76"), pen.inks.paper, 0.3, width=3)
    pen.part(ellipse(56, -92, 12), pen.inks.second, 0.3, hatch=False, width=3)


def magician(pen: Pen, spec: Portrait) -> None:
    """Top hat, a little taller."""
    top_hat(pen, spec, 122, 72)


def bowler(pen: Pen, spec: Portrait) -> None:
    """Round hard hat."""
    colour = spec.hat_colour
    pen.part(cut("-82 -62, -88 -158 88 -158 82 -62, 30 -46 -30 -46 -82 -62"), colour, 0.5)
    pen.part(cut("-84 -84, -30 -70 30 -70 84 -84, 82 -60, 30 -46 -30 -46 -82 -60"), trim(pen, spec), 0.4)
    brim(pen, colour, 108, -58, 13)


def straw(pen: Pen, spec: Portrait, w: float = 146) -> None:
    """Straw hat with a wide brim, `w` half widths across."""
    colour = QColor(spec.hat_colour)
    pen.part(
        cut("-74 -70, -78 -136 -50 -156 0 -156, 50 -156 78 -136 74 -70, 30 -56 -30 -56 -74 -70"), colour, 0.4
    )
    for i in range(4):
        pen.stroke(
            path((-74 + i * 3, -98 - i * 14), (0, -84 - i * 16, 74 - i * 3, -98 - i * 14)),
            1.6,
            faded(pen.inks.ink, 0.35),
        )
    pen.part(cut("-76 -92, 0 -74 76 -92, 76 -68, 0 -50 -76 -68"), trim(pen, spec), 0.4)
    pen.part(
        closed(
            (-w, -44),
            (-w * 0.7, -84, -60, -72, 0, -66),
            (60, -72, w * 0.7, -84, w, -44),
            (w * 0.6, -26, 60, -48, 0, -44),
            (-60, -48, -w * 0.6, -26, -w, -44),
        ),
        colour,
        0.45,
    )
    for i in range(3):
        pen.stroke(
            path(
                (-w + 22 + 12 * i, -46 - i * 3),
                (-60, -60 - i * 2, 0, -52 - i * 4),
                (60, -60 - i * 2, w - 22 - 12 * i, -46 - i * 3),
            ),
            1.5,
            faded(pen.inks.ink, 0.32),
        )


def farmer(pen: Pen, spec: Portrait) -> None:
    """Worn straw hat with a torn brim."""
    straw(pen, spec, 150)
    pen.stroke(trace("60 -50, 100 -64, 124 -52"), 2, faded(pen.inks.ink, 0.4))


def boater(pen: Pen, spec: Portrait) -> None:
    """Flat straw hat."""
    colour = spec.hat_colour
    pen.part(cut("-74 -70, -76 -132, 0 -142 76 -132, 74 -70, 0 -54 -74 -70"), colour, 0.4)
    pen.part(cut("-75 -104, 0 -90 75 -104, 74 -72, 0 -56 -74 -72"), trim(pen, spec), 0.4)
    pen.part(cut("-118 -66, 0 -86 118 -66, 116 -50, 0 -34 -116 -50"), colour, 0.45)
    pen.stroke(trace("-108 -58, 0 -44 108 -58"), 1.8, faded(pen.inks.ink, 0.4))


def flower_straw(pen: Pen, spec: Portrait) -> None:
    """Straw hat with a wreath of flowers."""
    straw(pen, spec, 132)
    for x, y, r, colour in (
        (-56, -86, 17, pen.inks.accent),
        (-26, -76, 15, pen.inks.paper),
        (10, -72, 18, "#d8728a"),
        (46, -80, 16, pen.inks.second),
    ):
        leaf(pen, x, y, 26, -70, "#4f8a52")
        flower(pen, x, y, r, colour)


def beret(pen: Pen, spec: Portrait) -> None:
    """Soft beret, wide to the left."""
    colour = spec.hat_colour
    pen.part(
        cut("-84 -58, -140 -112 -70 -158 10 -148, 96 -142 124 -92 82 -62, 40 -82 -40 -82 -84 -58"),
        colour,
        0.5,
    )
    pen.stroke(trace("-96 -92, -40 -132 40 -130 92 -96"), 2, faded(pen.inks.ink, 0.4))
    pen.part(ellipse(4, -152, 6, 8), colour, 0.3, width=3)


def flat_cap(pen: Pen, spec: Portrait) -> None:
    """Checked flat cap."""
    colour = QColor(spec.hat_colour)
    pen.part(
        cut("-86 -50, -118 -104 -80 -142 -6 -138, 84 -144 118 -96 86 -52, 40 -74 -40 -74 -86 -50"),
        colour,
        0.5,
    )
    for i in range(4):
        pen.stroke(
            path((-80 + i * 50, -74), (-70 + i * 42, -104, -46 + i * 30, -136)), 1.8, faded(pen.inks.ink, 0.4)
        )
    pen.part(
        cut("-72 -58, -30 -74 30 -74 74 -58, 66 -34 30 -40 0 -40, -30 -40 -62 -34 -72 -58"),
        mix(colour, pen.inks.ink, 0.25),
        0.45,
    )
    pen.part(ellipse(0, -138, 7, 5), colour, 0.3, width=3)


FELT: dict[str, Callable[[Pen, Portrait], None]] = {
    "press_fedora": press_fedora,
    "hunter": hunter,
    "top_hat": top_hat,
    "coachman": coachman,
    "magician": magician,
    "bowler": bowler,
    "straw": straw,
    "farmer": farmer,
    "boater": boater,
    "flower_straw": flower_straw,
    "beret": beret,
    "flat_cap": flat_cap,
}
