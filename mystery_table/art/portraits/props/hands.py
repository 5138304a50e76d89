"""Hands and arms.

A fist holds a handle, a pinch something thin, a palm something flat from below, fingers an edge.

Hands are drawn for the right side of the picture and mirrored for the left; the origin is what they hold.
"""

import math

from PySide6.QtGui import QColor, QPainterPath

from mystery_table.art.colours import Colour, faded, mix
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import closed, moved, rectangle

BARE_ARMS = ("boxer", "strapless", "bodice", "velvet", "shawl")
SHIRT_SLEEVES = ("waistcoat", "dungarees", "nurse")
WHITE_SLEEVES = ("chef", "fencing")
LIGHT = "#fff6df"


def sleeve(pen: Pen, spec: Portrait, x: float, y: float, elbow: tuple[float, float] | None = None) -> None:
    """An arm from the hand at (x, y) to the elbow, by default off the card below."""
    ex, ey = elbow or (x * 1.25, 372)
    length = math.hypot(ex - x, ey - y)
    ux, uy = (ex - x) / length, (ey - y) / length
    bare = spec.outfit in BARE_ARMS
    colour = spec.skin_tone if bare else _sleeve_colour(spec)
    wrist, far = (17, 30) if bare else (24, 40)
    start = 0.16 * length

    def across(along: float, half: float) -> tuple[tuple[float, float], tuple[float, float]]:
        cx, cy = x + ux * along, y + uy * along
        return (cx - uy * half, cy + ux * half), (cx + uy * half, cy - ux * half)

    (a, b), (c, d) = across(start, wrist), across(length, far)
    pen.local(closed(a, c, d, b), colour, 0.45)
    if not bare:
        (a, b), (c, d) = across(start, wrist + 2), across(start + 11, wrist + 3)
        pen.local(closed(a, c, d, b), mix(colour, pen.inks.paper, 0.45), 0.3, hatch=False, width=3)


def _sleeve_colour(spec: Portrait) -> QColor:
    if spec.outfit in SHIRT_SLEEVES:
        return QColor(spec.cloth2)
    return QColor("#f4efe2" if spec.outfit in WHITE_SLEEVES else spec.cloth)


def fist(pen: Pen, colour: Colour) -> None:
    """Four fingers wrapped round an upright handle, the thumb across."""
    pen.local(rectangle(3, 2, 48, 54, 19), colour, 0.42, hatch=False, width=3.6)
    for x, y, width, turn in ((-4, -19, 42, -5), (-5, -5.6, 43, -2), (-4, 7.8, 42, 2), (-1, 20.8, 36, 5)):
        pen.local(moved(rectangle(0, 0, width, 15, 7.5), x, y, turn), colour, 0.34, hatch=False, width=2.8)
    pen.local(
        moved(rectangle(0, 0, 17, 37, 8.5), 13, -10, 24),
        mix(colour, LIGHT, 0.1),
        0.34,
        hatch=False,
        width=2.8,
    )
    _nail(pen, colour, 6.5, -22, 24)


def pinch(pen: Pen, colour: Colour) -> None:
    """Thumb and forefinger on something thin, the other fingers curled."""
    pen.local(
        cut("6 2, 22 -16 46 -8 50 14, 52 38 36 48 20 46, 4 44 -2 30 6 2"),
        colour,
        0.42,
        hatch=False,
        width=3.6,
    )
    for x, y, width, turn in ((6, 15, 34, -14), (9, 27, 32, -8), (14, 38, 28, -2)):
        pen.local(moved(rectangle(0, 0, width, 14, 7), x, y, turn), colour, 0.34, hatch=False, width=2.8)
    pen.local(
        cut("40 -10, 26 -30 6 -26 -7 -8, -12 0 -2 8 4 0, 14 -12 24 -10 32 4"),
        colour,
        0.34,
        hatch=False,
        width=2.8,
    )
    thumb = cut("44 12, 30 0 14 0 -4 2, -13 4 -11 16 0 15, 14 14 26 22 38 28")
    pen.local(thumb, mix(colour, LIGHT, 0.1), 0.34, hatch=False, width=2.8)
    _nail(pen, colour, -3, 8, -86)


def palm(pen: Pen, colour: Colour) -> None:
    """An open hand under something flat: fingers inwards, thumb up."""
    thumb = cut("22 -4, 30 -26 38 -34 46 -28, 50 -20 40 -4 44 8")
    pen.local(thumb, mix(colour, LIGHT, 0.1), 0.34, hatch=False, width=2.8)
    hand = cut("-56 -8, -40 -14 20 -12 42 -6, 50 6 42 28 26 36, 6 42 -10 32 -22 22, -36 12 -58 6 -56 -8")
    pen.local(hand, colour, 0.42, hatch=False, width=3.4)
    for line in ("-52 -2, -30 -3 -8 2", "-46 5, -28 5 -6 11", "-34 13, -20 14 0 20"):
        pen.stroke(trace(line), 2.4)


def _nail(pen: Pen, colour: Colour, x: float, y: float, turn: float) -> None:
    nail = moved(rectangle(0, 0, 8, 9, 4), x, y, turn)
    pen.fill(nail, mix(colour, LIGHT, 0.45))
    pen.stroke(nail, 1.2, faded(pen.inks.ink, 0.4))


ARM_OUTSIDE = (
    "142 262, 176 214 206 130 204 52, 202 -6 184 -70 152 -116, "
    "128 -150 100 -172 76 -184, 52 -198 34 -206 12 -202"
)
ARM_INSIDE = (
    "12 -202, 6 -198 8 -190 18 -188, 40 -186 56 -176 70 -164, "
    "94 -146 112 -122 128 -92, 154 -44 164 4 164 52, 162 110 140 170 106 214"
)


def raised_arms(pen: Pen, spec: Portrait) -> None:
    """Both arms in an oval above the head, as in the fifth position of ballet (figure units)."""
    for k in (-1, 1):
        arm = QPainterPath(trace(ARM_OUTSIDE))
        arm.connectPath(trace(ARM_INSIDE))
        pen.part(side(k, arm), mix(spec.skin_tone, pen.inks.ink, 0.05 if k > 0 else 0), 0.35, width=0)
        for edge in (ARM_OUTSIDE, ARM_INSIDE):
            pen.stroke(side(k, trace(edge)), pen.width)
        for line in ("34 -198, 22 -195 14 -196", "70 -164, 60 -176 44 -180", "166 40, 174 46 176 58"):
            pen.stroke(side(k, trace(line)), 2, faded(pen.inks.ink, 0.6))


HANDS = {"fist": fist, "pinch": pinch, "palm": palm}


def back_of_hand(pen: Pen, colour: Colour, x: float, y: float) -> None:
    """The part of a hand that is seen behind a flat thing."""
    pen.local(rectangle(x, y, 44, 58, 17), colour, 0.4, hatch=False, width=3.4)


def fingers(pen: Pen, colour: Colour, x: float, y: float, inward: int) -> None:
    """Fingertips over the front of a flat thing, pointing to `inward` (-1 left, 1 right)."""
    for i, (reach, turn) in enumerate(((-4, -7), (0, -2), (0, 2), (-5, 8))):
        tip = moved(rectangle(0, 0, 37, 14, 7), x + inward * (15 + reach), y - 20 + i * 13.4, turn * inward)
        pen.local(tip, colour, 0.34, hatch=False, width=2.8)
