"""Things of kitchen, house and shop."""

# ruff: noqa: ARG001  (all props share one signature)

import math
from collections.abc import Callable

from PySide6.QtGui import QColor

from mystery_table.art.colours import faded, mix
from mystery_table.art.portraits.ornaments import flower, leaf, plume
from mystery_table.art.portraits.paths import cut, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.props.materials import BRASS, IRON, WOOD
from mystery_table.art.portraits.spec import Portrait, Prop
from mystery_table.art.shapes import box, closed, ellipse, moved, path, rectangle


def ladle(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Soup ladle."""
    pen.pipe(trace("0 50, 0 -120"), 8, IRON)
    pen.local(cut("-44 -140, 44 -140, 40 -92 -40 -92 -44 -140"), IRON, 0.45)
    pen.local(ellipse(0, -140, 44, 12), "#7c868e", 0.4, hatch=False)


def rolling_pin(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Rolling pin."""
    pen.pipe(trace("0 92, 0 -150"), 13, "#c89a62")
    pen.local(box(-25, -122, 25, 34, 14), "#e0b880", 0.45)


def tray(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Silver dish with a dome."""
    pen.local(cut("-60 -12, -60 -78 60 -78 60 -12"), "#c9d0d6", 0.5)
    pen.local(ellipse(0, -66, 9), "#e9edef", 0.4, hatch=False, width=3.2)
    pen.stroke(trace("-40 -22, -40 -46 -18 -54"), 6, faded("#ffffff", 0.9))
    pen.local(cut("-92 -12, 92 -12, 76 8, -76 8"), "#e3e7ea", 0.45)


def duster(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Feather duster."""
    colour = QColor(prop.colour or "#f0e6d2")
    pen.pipe(trace("0 60, 0 -40"), 8, WOOD)
    for a in (-64, -38, -14, 12, 38, 64):
        plume(pen, 0, -30, 104, a, colour if a % 4 else mix(colour, pen.inks.mid, 0.3))
    pen.local(rectangle(0, -26, 24, 22, 7), pen.inks.accent, 0.35, hatch=False, width=3)


def bread(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Basket of loaves."""
    for x, y, r, length in (
        (-50, -60, -24, 150),
        (-10, -78, -6, 170),
        (34, -66, 14, 156),
        (66, -46, 30, 130),
    ):
        with pen.at(x, y, r):
            pen.local(rectangle(0, 0, 36, length, 18), "#d8994c", 0.45)
            for i in range(4):
                pen.stroke(
                    path(
                        (-12, -length * 0.3 + i * length * 0.2), (12, -length * 0.3 - 12 + i * length * 0.2)
                    ),
                    4,
                    "#f2cf92",
                )
    pen.local(cut("-98 -6, 98 -6, 76 84, -76 84"), "#a9743c", 0.45)
    with pen.clip(cut("-98 -6, 98 -6, 76 84, -76 84")):
        for y in range(12, 90, 18):
            pen.stroke(path((-100, y), (100, y)), 2.4, faded(pen.inks.ink, 0.5))
        for _, x in enumerate(range(-90, 100, 20)):
            pen.stroke(path((x, -4), (x * 0.8, 86)), 3, faded("#e0b880", 0.7))
    pen.local(rectangle(0, -6, 208, 20, 10), "#c08a4c", 0.4)


def cleaver(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Butcher's cleaver."""
    pen.pipe(trace("0 56, 0 -30"), 13, "#6b3a22")
    pen.local(cut("-12 -36, -12 -150, 60 -150, 66 -60, 12 -36"), "#c4ccd2", 0.5)
    pen.local(ellipse(48, -136, 5), pen.inks.deep, 0.3, hatch=False, width=2.4)
    pen.stroke(trace("64 -146, 68 -66"), 3, "#ffffff")


def sausages(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """String of sausages."""
    for i in range(6):
        x, y = -110 + i * 44, 8 * math.sin(i * 2.1) + 22 * math.sin(math.pi * i / 5)
        pen.local(moved(rectangle(0, 0, 46, 22, 11), x, y, 14 if i % 2 else -14), "#b8543c", 0.42, width=3.2)


def basket(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Bouquet basket."""
    for x, y, _r, _colour in (
        (-54, -26, 21, "#d8728a"),
        (-20, -44, 23, "#edc94a"),
        (20, -40, 22, "#c8452f"),
        (54, -24, 20, "#b58ad0"),
        (0, -14, 20, "#f4ecd8"),
    ):
        leaf(pen, x, y, 44, -100 + x * 0.6, "#4f8a52")
    for x, y, r, colour in (
        (-54, -26, 21, "#d8728a"),
        (-20, -44, 23, "#edc94a"),
        (20, -40, 22, "#c8452f"),
        (54, -24, 20, "#b58ad0"),
        (0, -14, 20, "#f4ecd8"),
    ):
        flower(pen, x, y, r, colour, "#7a4a1c" if colour == "#edc94a" else "#edc94a")
    pen.local(cut("-82 0, 82 0, 60 76, -60 76"), "#a9743c", 0.45)
    for y in range(16, 76, 16):
        pen.stroke(path((-78 + y * 0.28, y), (78 - y * 0.28, y)), 2.4, faded(pen.inks.ink, 0.5))
    pen.local(rectangle(0, 0, 174, 18, 9), "#c08a4c", 0.4)


def umbrella(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Closed umbrella with a hooked handle."""
    colour = QColor(prop.colour or pen.inks.accent)
    pen.stroke(trace("0 40, 0 86 34 86 34 56"), 13)
    pen.stroke(trace("0 40, 0 86 34 86 34 56"), 7, WOOD)
    pen.local(cut("-20 40, 20 40, 6 -150, 0 -160, -6 -150"), colour or pen.inks.accent, 0.48)
    pen.stroke(trace("0 -160, 0 -182"), 5)
    pen.stroke(trace("-8 36, -2 -130"), 2.4, faded(pen.inks.ink, 0.5))


def letters(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Two sealed letters."""
    for x, y, r, colour in ((20, 14, 16, "#f4e3b8"), (-14, 4, -8, "#f7eed6")):
        with pen.at(x, y, r):
            pen.local(rectangle(0, 0, 128, 84, 4), colour, 0.3, width=3.6)
            pen.stroke(trace("-62 -40, 0 12, 62 -40"), 3)
            pen.stroke(trace("-62 40, -16 0"), 2, faded(pen.inks.ink, 0.5))
            pen.stroke(trace("62 40, 16 0"), 2, faded(pen.inks.ink, 0.5))
            pen.local(ellipse(0, 8, 12), "#b8322c", 0.3, hatch=False, width=2.8)


def sack(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Money sack with a coin stamped on it."""
    pen.local(
        cut("-18 -70, 18 -70, 30 -50 78 -10 70 50, 60 84 -60 84 -70 50, -78 -10 -30 -50 -18 -70"),
        "#b99a62",
        0.48,
    )
    for k in (-1, 0, 1):
        pen.local(
            closed((k * 14 - 10, -74), (k * 24 - 10, -100), (k * 24 + 10, -100), (k * 14 + 10, -74)),
            "#b99a62",
            0.4,
            width=3.2,
        )
    pen.stroke(trace("-22 -66, 22 -66"), 12)
    pen.stroke(trace("-22 -66, 22 -66"), 7, "#c8452f")
    pen.local(ellipse(0, 18, 34), BRASS, 0.4, hatch=False, width=3.2)
    pen.stroke(ellipse(0, 18, 25), 2.4, faded(pen.inks.ink, 0.7))
    pen.star(0, 18, 20, pen.inks.ink, 0.3)


HOUSEHOLD: dict[str, Callable[[Pen, Portrait, Prop], None]] = {
    "ladle": ladle,
    "rolling_pin": rolling_pin,
    "tray": tray,
    "duster": duster,
    "bread": bread,
    "cleaver": cleaver,
    "sausages": sausages,
    "basket": basket,
    "umbrella": umbrella,
    "letters": letters,
    "sack": sack,
}
