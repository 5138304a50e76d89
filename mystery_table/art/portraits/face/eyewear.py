"""Spectacles, eyeglasses, patches and masks, drawn on the turned head."""

# ruff: noqa: ARG001  (all parts share one signature)

from collections.abc import Callable

from PySide6.QtGui import QPainterPath

from mystery_table.art.colours import Colour, faded, mix
from mystery_table.art.portraits.face.eyes import eye
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import ellipse, moved, rectangle

FAR = 0.35  # a head turned farther than this hides what is at its far temple
GOLD, GLASS, GLINT = "#a9812f", "#e6f4f2", "#ffffff"


def draw_eyewear(pen: Pen, spec: Portrait) -> None:
    """The eyewear of the spec, if there is any."""
    if spec.eyewear:
        EYEWEAR[spec.eyewear](pen, spec)


def _spectacles(
    pen: Pen, lens: QPainterPath, frame: Colour, width: float, drop: float, arms: bool = True
) -> None:
    """Two lenses (`lens` is the right one), a bridge and arms; `drop` is how low they sit."""
    for k in (-1, 1):
        glass = side(k, lens)
        pen.fill(glass, faded(GLASS, 0.25))
        pen.stroke(glass, width, frame)
        glint = moved(trace("-11 -9, -3 -16"), k * 34, drop - 3)
        pen.stroke(glint, 2.6, faded(GLINT, 0.85))
        if arms and pen.turn * k <= FAR:
            pen.stroke(moved(side(k, trace("60 -6, 77 -12")), 0, drop * 0.4), 3.6, frame)
    pen.stroke(moved(trace("-10 -4, 0 -11 10 -4"), 0, drop * 0.4), 3.8, frame)


def round_glasses(pen: Pen, spec: Portrait) -> None:
    """Round dark frames."""
    _spectacles(pen, ellipse(34, -3, 26, 25), pen.inks.ink, 4.6, 0)


def square_glasses(pen: Pen, spec: Portrait) -> None:
    """Square horn rims."""
    _spectacles(pen, rectangle(35, -3, 52, 40, 8), mix("#5a3420", pen.inks.ink, 0.3), 4.6, 0)


def half_glasses(pen: Pen, spec: Portrait) -> None:
    """Gold half-moons, low on the nose."""
    _spectacles(pen, cut("12 4, 58 4, 54 30 16 30 12 4"), GOLD, 3.6, 20)


def pince_nez(pen: Pen, spec: Portrait) -> None:
    """Small gold lenses without arms."""
    _spectacles(pen, ellipse(31, 0, 21, 20), GOLD, 3.6, 0, arms=False)


def monocle(pen: Pen, spec: Portrait) -> None:
    """Gold monocle on a cord."""
    pen.fill(ellipse(33, -3, 27), faded(GLASS, 0.3))
    pen.stroke(ellipse(33, -3, 27), 7.5)
    pen.stroke(ellipse(33, -3, 27), 4, "#d9a441")
    pen.stroke(trace("22 -14, 32 -23"), 3, faded(GLINT, 0.9))
    pen.stroke(trace("58 6, 84 60 66 150"), 2.4, "#d9a441")


def loupe(pen: Pen, spec: Portrait) -> None:
    """Jeweller's loupe on a band."""
    pen.stroke(trace("8 -28, -30 -62 -80 -56"), 5)
    pen.stroke(trace("58 -26, 78 -40"), 5)
    pen.part(cut("10 -26, 58 -26, 62 14, 6 14"), "#2a2a30", 0.4, width=3.6)
    pen.part(ellipse(34, 8, 33, 27), "#c9913f", 0.4, hatch=False, width=3.6)
    pen.part(ellipse(34, 9, 24, 19), "#a9d8dc", 0.3, hatch=False, width=3)
    pen.stroke(trace("20 6, 30 -3"), 3.4, GLINT)
    pen.stroke(trace("26 14, 38 3"), 2.2, faded(GLINT, 0.7))


def patch(pen: Pen, spec: Portrait) -> None:
    """Black patch over the eye on our right."""
    pen.stroke(trace("-84 -60, -20 -44 80 8"), 5)
    pen.part(cut("10 -26, 34 -34 58 -22, 62 6 36 24, 12 16 10 -26"), "#16141c", 0.2, width=3.4)


def mask(pen: Pen, spec: Portrait) -> None:
    """Black half mask with eyes behind it."""
    shape = cut(
        "-82 -22, -40 -32 -14 -22 0 -16, 14 -22 40 -32 82 -22, 82 8, 60 26 26 22 0 8, -26 22 -60 26 -82 8"
    )
    pen.part(shape, "#16141c", 0.2, hatch=False)
    for k in (-1, 1):
        eye(pen, spec, k)
        pen.stroke(ellipse(k * 33, -4, 23, 14), 2, faded(GLINT, 0.25))


EYEWEAR: dict[str, Callable[[Pen, Portrait], None]] = {
    "round": round_glasses,
    "square": square_glasses,
    "half": half_glasses,
    "pince": pince_nez,
    "monocle": monocle,
    "loupe": loupe,
    "patch": patch,
    "mask": mask,
}
