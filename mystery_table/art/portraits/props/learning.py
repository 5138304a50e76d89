"""Things of science, letters and the law."""

# ruff: noqa: ARG001  (all props share one signature)

from collections.abc import Callable

from PySide6.QtGui import QColor

from mystery_table.art.colours import faded
from mystery_table.art.portraits.ornaments import cross
from mystery_table.art.portraits.paths import cut, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.props.materials import BRASS, WOOD
from mystery_table.art.portraits.spec import Portrait, Prop
from mystery_table.art.shapes import box, ellipse, moved, path, polar, rectangle


def flask(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Conical flask, bubbling."""
    liquid = QColor(prop.colour or "#6fd08a")
    glass = cut("-11 -86, 11 -86, 11 -40, 46 34, 46 50 34 50, -34 50, -46 50 -46 34, -11 -40")
    pen.fill(glass, faded("#eaf6f2", 0.55))
    with pen.clip(glass):
        pen.local(box(-60, 2, 60, 60), liquid, 0.35, width=0)
        for x, y, r in ((-18, 24, 6), (10, 34, 8), (22, 16, 5), (-4, 12, 4)):
            pen.stroke(ellipse(x, y, r), 2, faded("#ffffff", 0.9))
    pen.stroke(glass, 4)
    pen.local(rectangle(0, -88, 32, 10, 4), "#eaf6f2", 0.3, hatch=False, width=3)
    pen.stroke(trace("-9 -30, -34 24"), 4, faded("#ffffff", 0.8))
    for x, y, r in ((-6, -106, 8), (10, -128, 11), (-8, -154, 7)):
        pen.fill(ellipse(x, y, r), faded(liquid, 0.8))
        pen.stroke(ellipse(x, y, r), 2.4)


def book(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Closed book; `mark` is 'cross' or a motif."""
    colour = QColor(prop.colour or "#8a2f2a")
    mark = prop.mark
    w = 110
    h = 138
    pen.local(box(-w / 2 + 5, -h / 2 + 6, w / 2 + 7, h / 2 + 7, 4), "#f4ead0", 0.3, width=3.4)
    pen.local(box(-w / 2, -h / 2, w / 2, h / 2, 5), colour, 0.42)
    pen.stroke(path((-w / 2 + 14, -h / 2), (-w / 2 + 14, h / 2)), 3)
    pen.stroke(box(-w / 2 + 24, -h / 2 + 12, w / 2 - 10, h / 2 - 12), 2, "#e7c460")
    if mark == "cross":
        cross(pen, 8, 0, 24, "#e7c460")
    elif mark:
        pen.motif(mark, 8, 0, 62, 0)


def books(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Pile of four books, spines to the front."""
    for i, (colour, w, d) in enumerate(
        (("#8a2f2a", 150, 0), ("#2f6f76", 136, 8), ("#c9913f", 142, -6), ("#5a3f76", 120, 4))
    ):
        pen.local(box(-w / 2 + d, -30 - i * 30, w / 2 + d, -2 - i * 30, 4), colour, 0.45, width=3.6)
        pen.stroke(path((-w / 2 + d + 16, -28 - i * 30), (-w / 2 + d + 16, -4 - i * 30)), 3, "#e7c460")
        pen.stroke(
            path((-w / 2 + d + 26, -16 - i * 30), (w / 2 + d - 16, -16 - i * 30)), 2, faded("#f7eed6", 0.7)
        )


def scroll(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Sealed document, half unrolled."""
    pen.local(cut("-42 -70, 42 -78, 46 66, -38 74"), "#f4e6c2", 0.35, width=3.6)
    for i in range(6):
        pen.stroke(
            path((-28, -46 + i * 18), (0, -52 + i * 18, 30, -48 + i * 18)), 2.4, faded(pen.inks.ink, 0.6)
        )
    for y in (-76, 72):
        pen.local(moved(rectangle(0, 0, 108, 22, 11), 2, y, -4), "#e6d09a", 0.4, width=3.6)
    pen.local(ellipse(26, 52, 16), "#b8322c", 0.35, hatch=False, width=3)


def quill(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Long quill pen."""
    feather = cut("0 10, -20 -50 -30 -140 14 -226, 34 -170 34 -60 0 10")
    pen.local(feather, "#f4ecd8", 0.4)
    pen.stroke(trace("-6 62, -2 0, -2 -110 10 -210"), 3.4)
    for i in range(6):
        y = -30 - i * 30
        pen.stroke(path((0, y), (-15, y - 20)), 1.8, faded(pen.inks.ink, 0.5))
        pen.stroke(path((2, y), (22, y - 24)), 1.8, faded(pen.inks.ink, 0.5))


def pointer(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Teacher's pointer."""
    pen.pipe(trace("0 40, 0 -190"), 5, "#d9b06a", 2.6)
    pen.local(ellipse(0, -192, 6), "#f7f2e4", 0.3, hatch=False, width=2.4)


def blueprint(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Rolled-up plan."""
    pen.local(moved(rectangle(0, 0, 40, 190, 18), 0, 0, 0), "#4f7fb5", 0.45)
    pen.local(ellipse(0, -92, 20, 9), "#cfe0f0", 0.3, hatch=False, width=3.4)
    pen.stroke(trace("0 -92, 8 -96 8 -89, 2 -86 -6 -90"), 2.2)
    for y in (-60, -30, 0, 40):
        pen.stroke(path((-14, y), (14, y - 6)), 2, faded("#ffffff", 0.8))


def magnifier(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Magnifying glass."""
    pen.pipe(trace("0 60, 0 -6"), 13, WOOD)
    pen.fill(ellipse(0, -58, 46), faded("#dff0f0", 0.55))
    pen.stroke(ellipse(0, -58, 46), 14)
    pen.stroke(ellipse(0, -58, 46), 7, BRASS)
    pen.stroke(trace("-26 -70, -18 -86 -2 -90"), 5, "#ffffff")


def telescope(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Telescope with a star on its tube."""
    pen.local(cut("-70 -16, 30 -24, 30 24, -70 16"), BRASS, 0.45)
    pen.local(cut("24 -31, 140 -40, 140 40, 24 31"), "#2f4a78", 0.45)
    pen.local(box(132, -46, 154, 46, 5), BRASS, 0.4)
    pen.local(box(-92, -11, -66, 11, 4), "#2a2a30", 0.4)
    pen.star(82, 0, 20, pen.inks.paper, 0.22)


def gavel(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Judge's gavel."""
    pen.pipe(trace("0 60, 0 -80"), 11, "#8a5a32")
    pen.local(box(-66, -132, 66, -76, 9), "#8a4f2a", 0.48)
    for x in (-46, 46):
        pen.local(box(x - 7, -136, x + 7, -72, 3), BRASS, 0.4, hatch=False, width=3)


def pocket_watch(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Large open-faced watch."""
    pen.stroke(trace("0 -92, -40 -150 -120 -120"), 6)
    pen.stroke(trace("0 -92, -40 -150 -120 -120"), 3, BRASS)
    pen.local(rectangle(0, -86, 22, 22, 5), BRASS, 0.4, hatch=False, width=3.2)
    pen.stroke(ellipse(0, -98, 13), 7)
    pen.stroke(ellipse(0, -98, 13), 3.4, BRASS)
    pen.local(ellipse(0, 0, 76), BRASS, 0.48)
    pen.local(ellipse(0, 0, 60), "#fbf6e6", 0.25, hatch=False, width=3.4)
    for i in range(12):
        pen.stroke(path(polar(0, 0, 46, i / 12), polar(0, 0, 54, i / 12)), 4 if i % 3 == 0 else 2.4)
    pen.stroke(path((0, 0), polar(0, 0, 32, 0.58)), 6)
    pen.stroke(path((0, 0), polar(0, 0, 46, 0.82)), 4)
    pen.fill(ellipse(0, 0, 5), "#c8452f")


LEARNING: dict[str, Callable[[Pen, Portrait, Prop], None]] = {
    "flask": flask,
    "book": book,
    "books": books,
    "scroll": scroll,
    "quill": quill,
    "pointer": pointer,
    "blueprint": blueprint,
    "magnifier": magnifier,
    "telescope": telescope,
    "gavel": gavel,
    "pocket_watch": pocket_watch,
}
