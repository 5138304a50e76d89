"""Things of art, stage and sport."""

# ruff: noqa: ARG001  (all props share one signature)

import math
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from mystery_table.art.colours import faded, mix
from mystery_table.art.portraits.paths import cut, fold, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.props.materials import BRASS, IRON, WOOD
from mystery_table.art.portraits.spec import Portrait, Prop
from mystery_table.art.shapes import box, closed, ellipse, moved, path, polar, rectangle


def violin(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Body down-left, neck up-right."""
    pen.local(cut("-8 -60, -10 -150, 10 -150, 8 -60"), "#2a1a14", 0.4, width=3.4)
    pen.local(cut("-12 -148, -16 -176, 0 -190 14 -172, 10 -148"), "#8a4a22", 0.42, width=3.4)
    for k in (-1, 1):
        pen.stroke(side(k, trace("10 -160, 24 -164")), 6)
    pen.local(fold("0 -78, 34 -78 44 -46 34 -24, 24 -10 24 4 36 18, 62 40 50 84 0 86"), "#b5622a", 0.5)
    for k in (-1, 1):
        pen.stroke(side(k, trace("18 -10, 26 4 14 14, 8 24 18 32")), 3)
    pen.local(rectangle(0, 62, 18, 30, 6), "#2a1a14", 0.4, hatch=False, width=2.6)
    pen.stroke(trace("-14 22, 14 22"), 5)
    for x in (-4, -1, 2, 5):
        pen.stroke(path((x, -140), (x, 52)), 1.2, "#f7eed6")


def bow(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Violin bow."""
    pen.stroke(trace("-150 0, 0 -18 150 0"), 6.5)
    pen.stroke(trace("-150 0, 0 -18 150 0"), 3, "#8a4a22")
    pen.stroke(trace("-148 4, 148 4"), 3.4, "#f7eed6")
    pen.local(rectangle(128, 4, 22, 16, 3), "#2a1a14", 0.3, hatch=False, width=2.6)


def palette(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Painter's palette with six colours."""
    board = cut(
        "-90 10, -84 -60 10 -84 66 -52, 110 -24 100 40 50 52, 20 58 30 26 6 22, "
        "-20 20 -14 60 -44 58, -78 54 -92 36 -90 10"
    ).subtracted(ellipse(44, 22, 13, 10))
    pen.local(board, "#cf9a58", 0.42)
    for x, y, colour in (
        (-60, -10, "#c8322b"),
        (-36, -42, "#edc94a"),
        (2, -54, "#3f8a5a"),
        (40, -42, "#2f62b5"),
        (70, -14, "#f7f2e4"),
        (-60, 26, "#5a2f76"),
    ):
        pen.local(ellipse(x, y, 15, 12), colour, 0.3, hatch=False, width=2.6)


def brush(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Painter's brush."""
    colour = QColor(prop.colour or "#c8322b")
    pen.pipe(trace("0 60, 0 -70"), 7, "#c89a52")
    pen.local(box(-8, -100, 8, -68, 2), IRON, 0.4, hatch=False, width=3)
    pen.local(
        cut("-9 -100, -16 -124 -4 -134 2 -152, 14 -128 12 -112 9 -100"), colour, 0.4, hatch=False, width=3.2
    )


def mask_stick(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Comedy mask on a handle."""
    pen.pipe(trace("0 120, 0 40"), 8, BRASS)
    pen.local(cut("-64 -66, 0 -84 64 -66, 70 20 40 66 0 72, -40 66 -70 20 -64 -66"), "#f7eed6", 0.42)
    for k in (-1, 1):
        pen.fill(side(k, cut("14 -16, 28 -34 46 -18, 30 -6 14 -16")), pen.inks.ink)
        pen.stroke(side(k, trace("12 -38, 30 -54 50 -40")), 4)
        pen.fill(ellipse(k * 40, 10, 10, 7), faded("#c8452f", 0.55))
    pen.fill(cut("-40 18, 0 36 40 18, 30 58 -30 58 -40 18"), pen.inks.ink)
    pen.stroke(trace("0 -14, -8 8 2 12"), 3)


def wand(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Magic wand throwing sparks."""
    pen.pipe(trace("0 50, 0 -120"), 9, "#17151c")
    pen.local(box(-6, -132, 6, -104, 3), "#f7f2e4", 0.2, hatch=False, width=3)
    for x, y, r in ((0, -150, 24), (-36, -130, 12), (34, -170, 14), (22, -120, 9)):
        pen.p.setPen(Qt.PenStyle.NoPen)
        pen.star(x, y, r, QColor("#fff3b8"), 0.2)


def ball(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Crystal ball on a stand."""
    pen.local(cut("-62 52, 62 52, 86 100, -86 100"), BRASS, 0.45)
    pen.local(ellipse(0, -6, 78), "#9fb8e6", 0.5)
    for r, a in ((56, 0.25), (36, 0.4)):
        pen.fill(ellipse(-6, -12, r), faded("#ffffff", a * 0.6))
    pen.stroke(trace("-40 10, -10 -30 10 24 44 -16"), 4, faded("#ffffff", 0.7))
    pen.p.setPen(Qt.PenStyle.NoPen)
    pen.star(14, -24, 24, QColor("#ffffff"), 0.18)
    pen.star(-26, 14, 12, QColor("#ffffff"), 0.18)
    pen.stroke(trace("-58 -22, -50 -56 -22 -66"), 6, "#ffffff")


def rabbit_hat(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """White rabbit in an upturned top hat."""
    for k in (-1, 1):
        ear = moved(cut("0 0, -20 -40 -14 -96 2 -104, 18 -90 20 -36 0 0"), k * 16, -64, k * 14)
        pen.local(ear, "#f7f2e4", 0.35, hatch=False, width=3.4)
        pen.fill(
            moved(cut("0 -10, -9 -44 -6 -78 2 -88, 10 -76 10 -40 0 -10"), k * 16, -64, k * 14), "#e6a0a0"
        )
    pen.local(ellipse(0, -40, 42, 38), "#f7f2e4", 0.35)
    for k in (-1, 1):
        pen.fill(ellipse(k * 17, -46, 5.5, 7), pen.inks.ink)
        pen.fill(ellipse(k * 17 - 2, -49, 2), "#ffffff")
        for i in range(2):
            pen.stroke(path((k * 12, -26 + i * 5), (k * 40, -30 + i * 9)), 1.6)
    pen.fill(cut("-6 -32, 6 -32, 0 -25"), "#d8707a")
    pen.stroke(trace("0 -25, -2 -17 -9 -19"), 2)
    pen.stroke(trace("0 -25, 2 -17 9 -19"), 2)
    pen.local(cut("-58 0, 58 0, 50 100, -50 100"), "#1b1a22", 0.45)
    pen.local(box(-58, 12, 58, 32), "#b8322c", 0.4, hatch=False, width=3)
    pen.local(cut("-84 -6, 0 14 84 -6, 60 20 -60 20 -84 -6"), "#24222c", 0.4, width=3.4)
    for k in (-1, 1):
        pen.local(ellipse(k * 24, -2, 13, 11), "#f7f2e4", 0.3, hatch=False, width=3)


def marionette(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Puppet on its strings."""
    pen.local(moved(rectangle(0, 0, 150, 14, 5), 0, -70, 8), WOOD, 0.4, width=3.2)
    pen.local(moved(rectangle(0, 0, 86, 14, 5), 0, -70, -60), WOOD, 0.4, width=3.2)
    for (x0, y0), (x1, y1) in (
        ((-70, -80), (-44, 66)),
        ((70, -60), (44, 56)),
        ((0, -70), (-8, 8)),
        ((0, -70), (8, 8)),
        ((22, -106), (34, 110)),
        ((-22, -34), (-34, 110)),
    ):
        pen.stroke(path((x0, y0), (x1, y1)), 1.6, faded(pen.inks.ink, 0.85))
    for k in (-1, 1):
        pen.pipe(side(k, trace("16 66, 40 84, 46 60")), 9, "#c8452f", 2.6)
        pen.pipe(side(k, trace("10 104, 26 128, 22 156")), 10, "#2f4a78", 2.6)
    pen.local(cut("-24 54, 24 54, 28 110, -28 110"), "#c8452f", 0.42, width=3)
    pen.local(ellipse(0, 28, 26, 28), "#efc797", 0.4, hatch=False, width=3)
    pen.local(cut("-30 14, -10 -34 34 -22, 14 -6 30 14"), "#edc94a", 0.4, width=3)
    for k in (-1, 1):
        pen.fill(ellipse(k * 9, 26, 3.6), pen.inks.ink)
    pen.fill(ellipse(0, 34, 5), "#c8452f")
    pen.stroke(trace("-10 42, 0 50 10 42"), 2.6)


def fan(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Open fan."""
    colour = QColor(prop.colour or pen.inks.accent)
    colour = QColor(colour) if colour else mix(pen.inks.accent, pen.inks.ink, 0.1)
    for i in range(9):
        a0, a1 = math.radians(-164 + i * 16.5), math.radians(-164 + (i + 1) * 16.5)
        am = (a0 + a1) / 2
        pen.local(
            closed(
                (14 * math.cos(a0), 14 * math.sin(a0)),
                (112 * math.cos(a0), 112 * math.sin(a0)),
                (126 * math.cos(am), 126 * math.sin(am), 112 * math.cos(a1), 112 * math.sin(a1)),
                (14 * math.cos(a1), 14 * math.sin(a1)),
            ),
            colour if i % 2 else mix(colour, pen.inks.paper, 0.3),
            0.35,
            width=2.8,
        )
        pen.fill(ellipse(92 * math.cos(am), 92 * math.sin(am), 6), faded(pen.inks.paper, 0.9))
    pen.local(ellipse(0, 0, 13), BRASS, 0.3, hatch=False, width=3)


def foil(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Fencing foil."""
    pen.pipe(trace("0 46, 0 4"), 11, "#5a3420")
    pen.local(cut("-40 -2, -34 -28 34 -28 40 -2, 0 14 -40 -2"), BRASS, 0.45)
    pen.stroke(trace("0 -24, 0 -330"), 7)
    pen.stroke(trace("0 -24, 0 -330"), 3, "#e3e8ec")


def fencing_mask(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Fencing mask under the arm."""
    pen.local(
        cut("-70 -64, -50 -110 50 -110 70 -64, 76 20 40 80 0 84, -40 80 -76 20 -70 -64"), "#f4efe2", 0.42
    )
    mesh = cut("-52 -56, 0 -82 52 -56, 58 14 30 50 0 54, -30 50 -58 14 -52 -56")
    pen.fill(mesh, "#5a626c")
    with pen.clip(mesh):
        for i in range(-10, 11):
            pen.stroke(path((i * 12 - 60, -90), (i * 12 + 60, 70)), 1.6, faded("#cfd6da", 0.7))
            pen.stroke(path((i * 12 + 60, -90), (i * 12 - 60, 70)), 1.6, faded("#cfd6da", 0.7))
    pen.stroke(mesh, 4)


def gloves(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Pair of boxing gloves."""
    for k in (-1, 1):
        with pen.at(k * 92, 0, k * 10, 1, k < 0):
            pen.local(cut("-44 86, 36 86, 40 120, -48 120"), "#f4ecd8", 0.35)
            pen.local(
                cut("-52 84, -78 10 -60 -62 0 -64, 58 -64 66 -10 56 30, 50 60 44 84 40 88"), "#b82f28", 0.5
            )
            pen.local(cut("-58 60, -80 30 -76 -14 -50 -16, -28 -14 -20 20 -34 48"), "#c8382f", 0.42)
            pen.stroke(trace("-4 -52, 30 -46 42 -20"), 5, faded("#ffffff", 0.55))
            for y in (96, 108):
                pen.stroke(path((-20, y), (14, y)), 3)


def notes(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Three notes in the air."""
    colour = QColor(prop.colour or pen.inks.accent)
    for x, y, k in ((0, 0, 1.0), (30, -50, 0.8), (-14, -90, 0.7)):
        with pen.at(x, y, 12, k):
            pen.local(
                moved(ellipse(0, 0, 12, 9), 0, 0, -20), colour or pen.inks.paper, 0.2, hatch=False, width=3
            )
            pen.stroke(trace("10 -4, 12 -44, 26 -34 28 -20"), 8)
            pen.stroke(trace("10 -4, 12 -44, 26 -34 28 -20"), 4, colour or pen.inks.paper)


def bellows_camera(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Plate camera from the front, on a tripod."""
    for x in (-46, 0, 46):
        pen.pipe(path((x * 0.4, 54), (x * 1.7, 200)), 11, "#8a5a32")
    pen.local(box(-74, -66, 74, 58, 8), "#7a4a2a", 0.48)
    for i in range(4):
        pen.local(
            box(-58 + i * 9, -52 + i * 8, 58 - i * 9, 46 - i * 8, 4), "#2a2228", 0.35, hatch=False, width=2.8
        )
    pen.local(ellipse(0, -3, 30), BRASS, 0.42)
    pen.local(ellipse(0, -3, 19), "#4f7f9a", 0.5, hatch=False, width=3)
    pen.stroke(trace("-9 -8, -2 -15"), 4, "#ffffff")


def flash(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Magnesium flash pan, firing."""
    pen.pipe(trace("0 60, 0 -90"), 9, IRON)
    pen.p.setPen(Qt.PenStyle.NoPen)
    for i in range(10):
        px, py = polar(0, -128, 76 if i % 2 else 50, i / 10)
        pen.local(
            closed((0, -128), polar(0, -128, 30, i / 10 - 0.05), (px, py), polar(0, -128, 30, i / 10 + 0.05)),
            "#fff3b8",
            0.1,
            hatch=False,
            width=2.4,
        )
    pen.local(ellipse(0, -128, 34), "#fffbe6", 0.05, hatch=False, width=2.4)
    pen.local(cut("-52 -96, 52 -96, 42 -80, -42 -80"), IRON, 0.45)


STAGE: dict[str, Callable[[Pen, Portrait, Prop], None]] = {
    "violin": violin,
    "bow": bow,
    "palette": palette,
    "brush": brush,
    "mask_stick": mask_stick,
    "wand": wand,
    "ball": ball,
    "rabbit_hat": rabbit_hat,
    "marionette": marionette,
    "fan": fan,
    "foil": foil,
    "fencing_mask": fencing_mask,
    "gloves": gloves,
    "notes": notes,
    "bellows_camera": bellows_camera,
    "flash": flash,
}
