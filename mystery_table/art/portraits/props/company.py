"""Cards, gems, smoke and small animals."""

# ruff: noqa: ARG001  (all props share one signature)

from collections.abc import Callable

from mystery_table.art.colours import faded
from mystery_table.art.motifs import Style
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.pips import pip
from mystery_table.art.portraits.props.materials import IRON
from mystery_table.art.portraits.spec import Portrait, Prop
from mystery_table.art.shapes import box, ellipse, moved, path, rectangle


def cards(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Fan of five cards; pips only, no letters."""
    for angle, suit in ((-44, "spade"), (-22, "heart"), (0, "club"), (22, "diamond"), (44, "spade")):
        with pen.at(0, 60, angle):
            pen.local(box(-32, -160, 32, -62, 7), "#fbf6e6", 0.22, hatch=False, width=3.2)
            pip(pen, 0, -104, 21, suit)
            pip(pen, -19, -144, 8, suit)


def tweezers_gem(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Cut gem in a pair of tweezers."""
    for k in (-1, 1):
        pen.local(
            side(k, cut("2 50, 16 30 10 -40, 6 -62, 4 -40, 6 20 0 50")), IRON, 0.4, hatch=False, width=2.8
        )
    gem = cut("-54 -112, -32 -144, 32 -144, 54 -112, 0 -54")
    pen.local(gem, "#8fd3e0", 0.4)
    for p0, p1 in (
        ((-54, -112), (54, -112)),
        ((-32, -144), (-18, -112)),
        ((32, -144), (18, -112)),
        ((-18, -112), (0, -54)),
        ((18, -112), (0, -54)),
        ((-18, -112), (0, -144)),
        ((18, -112), (0, -144)),
    ):
        pen.stroke(path(p0, p1), 2.8)
    pen.star(46, -142, 24, "#ffffff", 0.16)


def pipe_smoke(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """From the mouth: origin at the lips."""
    pen.local(cut("0 0, 46 16, 50 4, 78 4, 76 40, 56 46 46 36 42 26, -2 9"), "#5a3420", 0.4, width=3.2)
    for i in range(4):
        pen.stroke(
            path(
                (64 + i * 5, -6 - i * 18),
                (52 + i * 7, -20 - i * 20, 80 + i * 3, -28 - i * 22, 68 + i * 7, -42 - i * 22),
            ),
            4,
            faded("#ffffff", 0.55),
        )


def cigar(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Lit cigar."""
    pen.local(moved(rectangle(30, 0, 66, 16, 7), 0, 0, 12), "#7a4a2a", 0.4, width=3.2)
    pen.local(moved(rectangle(58, 0, 12, 17, 5), 0, 0, 12), "#e8702a", 0.2, hatch=False, width=2.8)
    for i in range(4):
        pen.stroke(
            path(
                (64 + i * 4, -4 - i * 18),
                (50 + i * 7, -18 - i * 20, 80 + i * 3, -26 - i * 22, 66 + i * 7, -40 - i * 22),
            ),
            4,
            faded("#ffffff", 0.55),
        )


def raven(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Sits with its feet at the origin, looks left."""
    for x in (-6, 8):
        pen.stroke(path((x, -24), (x, 0)), 4)
        pen.stroke(path((x - 9, 2), (x + 8, 2)), 4)
    pen.local(
        cut(
            "-48 -96, -40 -124 -2 -124 4 -98, 40 -80 54 -50 92 -8, 70 -14, 66 0, "
            "48 -18 20 -16 -8 -24, -38 -34 -40 -66 -34 -82"
        ),
        "#23222c",
        0.5,
        shine=0.35,
    )
    pen.local(cut("-44 -108, -82 -92 -84 -86, -64 -86 -42 -88"), "#3a3844", 0.4, hatch=False, width=3)
    pen.stroke(trace("0 -84, 30 -70 58 -34"), 2.4, faded("#8a94a8", 0.9))
    pen.stroke(trace("-6 -66, 20 -52 44 -30"), 2.4, faded("#8a94a8", 0.9))
    pen.fill(ellipse(-30, -106, 5), "#f3e7b8")
    pen.fill(ellipse(-30, -106, 2.4), "#000000")


def bees(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Four bees round the head."""
    for x, y, z, r in ((-150, -150, 46, 20), (150, -130, 40, -30), (150, 60, 44, -10), (-150, 20, 34, 30)):
        pen.motif("bee", x, y, z, r, style=Style(outline=0.8))


COMPANY: dict[str, Callable[[Pen, Portrait, Prop], None]] = {
    "cards": cards,
    "tweezers_gem": tweezers_gem,
    "pipe_smoke": pipe_smoke,
    "cigar": cigar,
    "raven": raven,
    "bees": bees,
}
