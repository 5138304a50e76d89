"""Things of field, sea and street."""

# ruff: noqa: ARG001  (all props share one signature)

from collections.abc import Callable

from mystery_table.art.colours import faded
from mystery_table.art.portraits.paths import cut, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.props.materials import BRASS, IRON, WOOD
from mystery_table.art.portraits.spec import Portrait, Prop
from mystery_table.art.shapes import box, ellipse, path, polar, rectangle


def pitchfork(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Three-pronged fork."""
    pen.pipe(trace("0 150, 0 -120"), 9, WOOD)
    for x in (-34, 0, 34):
        pen.pipe(path((0, -118), (x * 1.2, -128, x, -160), (x, -220)), 6, IRON, 2.8)


def shovel(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Long-handled shovel."""
    pen.pipe(trace("0 150, 0 -110"), 10, WOOD)
    pen.local(cut("-36 -104, 36 -104, 38 -170, 20 -206 0 -220, -20 -206 -38 -170"), IRON, 0.48)
    pen.stroke(trace("0 -108, 0 -150"), 4, faded(pen.inks.ink, 0.5))


def watering_can(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Watering can with its rose to the left."""
    pen.stroke(trace("28 -40, 80 -60 70 30 40 26"), 12)
    pen.stroke(trace("28 -40, 80 -60 70 30 40 26"), 6, "#5f9a86")
    pen.local(cut("-44 0, -92 -60, -80 -66, -34 -24"), "#5f9a86", 0.4, width=3.4)
    pen.local(cut("-106 -52, -76 -82, -70 -70, -94 -46"), "#5f9a86", 0.4, width=3.2)
    pen.local(cut("-44 -38, 40 -38, 50 52, -54 52"), "#5f9a86", 0.45)


def rifle(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Old service rifle, upright."""
    pen.local(cut("-26 150, 26 164, 20 60, 10 30, -8 30, -12 70"), "#7a4a2a", 0.45)
    pen.local(cut("-8 40, 10 40, 8 -90, -6 -90"), "#7a4a2a", 0.42)
    pen.local(cut("-5 -60, 7 -60, 6 -236, -4 -236"), "#5a6068", 0.45, width=3.4)
    pen.stroke(trace("-2 -236, -2 -250"), 4)
    for y in (-20, -80):
        pen.local(rectangle(1, y, 22, 9, 3), "#c9a04a", 0.3, hatch=False, width=2.6)


def fish(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Fresh fish."""
    pen.local(cut("-86 0, -40 -48 40 -40 70 0, 40 40 -40 48 -86 0"), "#7fb0b8", 0.45)
    pen.local(cut("62 0, 110 -40, 100 0, 110 40"), "#5f95a0", 0.45)
    pen.local(cut("-20 -40, 10 -64 30 -30"), "#5f95a0", 0.4, width=3)
    pen.fill(ellipse(-56, -8, 7), "#f7f2e4")
    pen.fill(ellipse(-56, -8, 4), pen.inks.ink)
    pen.stroke(trace("-36 -26, -24 0 -36 26"), 3)
    for i in range(4):
        for j in range(3):
            pen.stroke(
                path((-10 + i * 18, -20 + j * 16), (-2 + i * 18, -12 + j * 16, -10 + i * 18, -6 + j * 16)),
                2,
                faded(pen.inks.ink, 0.5),
            )


def lantern(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Lit hurricane lantern."""
    pen.stroke(trace("-26 -66, 0 -112 26 -66"), 5)
    pen.local(cut("-34 -58, 34 -58, 22 -78, -22 -78"), "#4a4f58", 0.4, width=3.4)
    glass = cut("-30 -56, 30 -56, 36 40, -36 40")
    pen.local(glass, "#ffe6a0", 0.25, hatch=False)
    pen.fill(cut("0 -30, 18 0 10 22 0 26, -14 22 -14 4 0 -30"), "#e8862a")
    for x in (-12, 12):
        pen.stroke(path((x, -56), (x * 1.2, 40)), 3)
    pen.local(box(-42, 38, 42, 56, 4), "#4a4f58", 0.4, width=3.4)


def whip(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Driving whip with a loose lash."""
    pen.pipe(trace("0 60, 10 -130"), 8, "#5a3420")
    pen.stroke(trace("10 -130, 20 -210 -70 -190 -46 -120, -30 -90 -70 -70 -84 -100"), 5, "#2a1a12")


def rope(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Coil of rope."""
    for i in range(3):
        pen.stroke(ellipse(0, i * 7 - 7, 54, 40), 20)
        pen.stroke(ellipse(0, i * 7 - 7, 54, 40), 13, "#d8b878")
        for j in range(20):
            x, y = polar(0, 0, 1, j / 20)
            pen.stroke(
                path((x * 48, y * 34 + i * 7 - 7), (x * 60, y * 46 + i * 7 - 3)), 2, faded(pen.inks.ink, 0.5)
            )


def torch(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Dark lantern of a burglar: an electric torch with its beam."""
    pen.local(box(-15, -20, 15, 70, 6), "#5a6470", 0.45)
    pen.local(cut("-15 -20, 15 -20, 30 -62, -30 -62"), "#8a949c", 0.42)
    pen.local(ellipse(0, -62, 30, 9), "#fff3b8", 0.1, hatch=False, width=3.2)


def truncheon(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Policeman's truncheon."""
    pen.pipe(trace("0 50, 0 -34"), 15, "#2a1c16")
    pen.local(box(-15, -170, 15, -30, 15), "#3a281e", 0.42)
    pen.stroke(trace("-6 -150, -6 -60"), 4, faded("#ffffff", 0.35))


def wrench(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Open spanner."""
    pen.local(cut("-13 60, 13 60, 12 -70, -12 -70"), IRON, 0.48)
    head = ellipse(0, -98, 42).subtracted(cut("-16 -150, 16 -150, 16 -100, 0 -84, -16 -100"))
    pen.local(head, IRON, 0.48)


def axe(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Fire axe."""
    pen.pipe(trace("0 150, 0 -150"), 11, "#b5622a")
    pen.local(cut("-10 -150, 14 -150, 66 -176, 84 -120 66 -72, 14 -104, -10 -104"), "#c8322b", 0.45)
    pen.local(
        cut("60 -170, 68 -178, 88 -120 68 -68, 60 -76, 76 -120 60 -170"),
        "#e3e8ec",
        0.35,
        hatch=False,
        width=3,
    )
    pen.local(cut("-10 -146, -10 -108, -50 -124"), IRON, 0.4, width=3.2)


def steering(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Steering wheel."""
    pen.stroke(ellipse(0, 0, 96, 92), 27)
    pen.stroke(ellipse(0, 0, 96, 92), 19, "#6b3f24")
    pen.stroke(ellipse(0, 0, 96, 92), 5, faded("#fff6df", 0.3))
    for t in (0.08, 0.42, 0.75):
        pen.pipe(path((0, 0), polar(0, 0, 86, t)), 13, IRON)
    pen.local(ellipse(0, 0, 24), BRASS, 0.4)


OUTDOORS: dict[str, Callable[[Pen, Portrait, Prop], None]] = {
    "pitchfork": pitchfork,
    "shovel": shovel,
    "watering_can": watering_can,
    "rifle": rifle,
    "fish": fish,
    "lantern": lantern,
    "whip": whip,
    "rope": rope,
    "torch": torch,
    "truncheon": truncheon,
    "wrench": wrench,
    "axe": axe,
    "steering": steering,
}
