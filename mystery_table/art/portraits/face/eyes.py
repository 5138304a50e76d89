"""Eyes and eyebrows; `k` is -1 for the eye on our left, 1 for the one on our right."""

from typing import NamedTuple

from PySide6.QtGui import QColor, QPainterPath

from mystery_table.art.colours import faded, mix
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import Segment, closed, ellipse, path

APART, HEIGHT = 33, -4


class Lids(NamedTuple):
    """Half width and half height of the opening, and the share of it under the upper lid."""

    width: float
    height: float
    lid: float


EYES = {
    "almond": Lids(20, 9.8, 0.26),
    "round": Lids(18, 12, 0.16),
    "narrow": Lids(20, 6.6, 0.34),
    "hooded": Lids(20, 8.8, 0.48),
    "sleepy": Lids(20, 9.2, 0.58),
    "wide": Lids(20, 12.5, 0.12),
}
HEAVY = 0.45  # from this share on the lid is drawn as skin


def eye(pen: Pen, spec: Portrait, k: int) -> None:
    """One eye, open or closed."""
    x, y = k * APART, HEIGHT
    if spec.eyes == "closed":
        _closed_eye(pen, x, y)
        return
    w, h, lid = EYES[spec.eyes]
    if spec.fem:
        h += 1.2
    inner, outer = y + 2, y - 1.5 if spec.fem else y
    left, right = (outer, inner) if k < 0 else (inner, outer)
    top: tuple[Segment, ...] = (
        (x - w, left),
        (x - w * 0.45, y - h * 1.3, x + w * 0.45, y - h * 1.3, x + w, right),
    )
    ball = closed(*top, (x + w * 0.4, y + h * 0.95, x - w * 0.4, y + h * 0.95, x - w, left))
    lid_y = y - h + 2 * h * lid
    pen.fill(ball, "#f7efdc")
    with pen.clip(ball):
        _iris(pen, spec, x + spec.gaze * 7, y - 0.5)
        cover = closed((x - w, y - 18), (x + w, y - 18), (x + w, lid_y + 2), (x, lid_y - 2, x - w, lid_y + 2))
        heavy = mix(spec.skin_tone, pen.inks.ink, 0.22)
        pen.fill(cover, faded(pen.inks.ink, 0.33) if lid < HEAVY else heavy)
    if lid > HEAVY:
        pen.stroke(path((x - w + 1, lid_y + 2), (x, lid_y - 2, x + w - 1, lid_y + 2)), 3.4)
    pen.stroke(path(*top), 4.8 if spec.fem else 3.8)
    _creases(pen, x, y, w, h)
    if spec.fem:
        _lashes(pen, x, y, w, h, k)


def _closed_eye(pen: Pen, x: float, y: float) -> None:
    pen.stroke(path((x - 19, y), (x, y + 12, x + 19, y)), 4.2)
    for i in (-1, 0, 1):
        pen.stroke(path((x + i * 9, y + 6 - abs(i)), (x + i * 12.5, y + 13 - abs(i))), 2.4)


def _iris(pen: Pen, spec: Portrait, x: float, y: float) -> None:
    pen.fill(ellipse(x, y, 10, 10.2), mix(spec.eye_tone, pen.inks.ink, 0.45))
    pen.fill(ellipse(x, y, 8.2, 8.4), spec.eye_tone)
    # light gathers at the lower right of the iris, opposite the catch light
    pen.fill(ellipse(x + 2.4, y + 3.4, 4.6, 4.2), faded(mix(spec.eye_tone, "#fff0c8", 0.6), 0.55))
    pen.fill(ellipse(x, y, 4.6, 4.8), pen.inks.ink)
    pen.fill(ellipse(x - 3.2, y - 3.8, 2.7), "#ffffff")


def _creases(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """The lower lid and the fold above the eye."""
    lower = path((x - w * 0.6, y + h * 0.75), (x, y + h * 1.1, x + w * 0.6, y + h * 0.7))
    upper = path((x - w * 0.8, y - h * 1.3 - 2), (x, y - h * 1.9 - 2, x + w * 0.85, y - h * 1.2 - 1))
    pen.stroke(lower, 1.6, faded(pen.inks.ink, 0.6))
    pen.stroke(upper, 1.7, faded(pen.inks.ink, 0.5))


def _lashes(pen: Pen, x: float, y: float, w: float, h: float, k: int) -> None:
    for i in range(3):
        t, drop = 0.52 + 0.2 * i, 0.3 * i
        start = (x + k * w * t, y - h * (0.92 - drop))
        pen.stroke(path(start, (x + k * (w * t + 6), y - h * (1.45 - drop) - 3)), 2.3)


# heights of inner end, middle and outer end above the eye
BROWS = {
    "arch": (-21, -33, -19),
    "flat": (-21, -25, -20),
    "thick": (-21, -27, -20),
    "bushy": (-19, -28, -18),
    "angry": (-12, -24, -26),
    "worried": (-29, -29, -17),
    "raised": (-30, -40, -26),
    "thin": (-24, -36, -20),
}
# thickness for women and men
THICK = {"thin": (3.4, 3.4), "arch": (4.4, 7), "flat": (5, 7), "thick": (9, 10), "bushy": (11, 12)}
PALE, LIGHT = ("white", "grey"), ("blond", "straw", "ginger")


def brow(pen: Pen, spec: Portrait, k: int) -> None:
    """One eyebrow; `raised` lifts only the right one."""
    x, y = k * APART, HEIGHT
    inner, middle, outer = BROWS["raised" if spec.brows == "raised" and k > 0 else _calm(spec.brows)]
    thick = THICK.get(spec.brows, (4.6, 8))[0 if spec.fem else 1]
    xi, xm, xo = x - k * 20, x + k * 5, x + k * 25
    lens = closed(
        (xi, y + inner + thick * 0.35),
        (xm, y + middle + 1, xo, y + outer),
        (xm, y + middle + thick * 1.5, xi, y + inner + thick * 0.95),
    )
    colour = _brow_colour(pen, spec)
    pen.fill(lens, colour)
    pen.stroke(lens, 1.6, colour)
    if spec.brows == "bushy":
        for tuft in _tufts(xi, xo, y, k):
            pen.stroke(tuft, 3, colour)


def _calm(brows: str) -> str:
    return "arch" if brows == "raised" else brows


def _brow_colour(pen: Pen, spec: Portrait) -> QColor:
    name = spec.brow_colour or spec.hair_colour
    darker = 0.12 if name in PALE else 0.5 if name in LIGHT else 0.4
    return mix(spec.brow_tone, pen.inks.ink, darker)


def _tufts(inner: float, outer: float, y: float, k: int) -> list[QPainterPath]:
    xs = [inner + (outer - inner) * (i + 0.5) / 5 for i in range(5)]
    return [path((x, y - 21), (x + k * 5, y - 27)) for x in xs]
