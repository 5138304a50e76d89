"""Nose and mouth."""

from typing import NamedTuple

from PySide6.QtGui import QColor

from mystery_table.art.colours import Colour, faded, mix
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import box, closed, ellipse, moved, path


class Nose(NamedTuple):
    """Half width of the wings, height of the tip, bump of the bridge."""

    width: float
    tip: float
    bump: float


NOSES = {
    "straight": Nose(13, 36, 0),
    "broad": Nose(18, 36, 0),
    "button": Nose(12, 31, 0),
    "hook": Nose(13, 42, 7),
    "long": Nose(12, 43, 2),
}


def nose(pen: Pen, spec: Portrait, dark: Colour) -> None:
    """Shade, bridge and wings of the nose; the bridge line lies on the side of the turn."""
    w, tip, bump = NOSES[spec.nose]
    k = -1 if spec.turn <= 0 else 1
    lean = spec.turn * 5
    shade = closed(
        (3, -16),
        (w * 1.2 + lean, tip - 18, w * 1.4 + lean, tip - 4, w + lean, tip),
        (4 + lean, tip + 4),
        (1, 10),
    )
    pen.fill(shade, faded(dark, 0.42))
    wing = (k * (w + 1) + lean, tip - 6)
    bridge = path(
        (k * 4, 4 if spec.nose == "button" else -14),
        (k * (7 + bump) + lean, 8, k * w + lean, tip - 14, *wing),
        (k * w + lean, tip + 3, k * 5 + lean, tip, lean, tip + 2),
    )
    pen.stroke(bridge, 3.1)
    far = (-k * 6 + lean, tip, -k * w + lean, tip + 2, -k * (w + 1) + lean, tip - 6)
    pen.stroke(path((lean, tip + 2), far), 2.8)
    pen.soft(lean - 4, tip - 7, 8, "#fff6df", 0.5, 0.8)
    if spec.nose == "broad" or spec.age > 1:
        flare = (-k * (w + 5) + lean, tip - 1, -k * w + lean, tip + 2)
        pen.stroke(path((-k * (w + 3) + lean, tip - 8), flare), 2)


class Mood(NamedTuple):
    """Half width, rise of the left and right corner, fullness of the lips."""

    width: float
    left: float
    right: float
    full: float


MOODS = {
    "neutral": Mood(24, 2, 2, 1),
    "smile": Mood(27, 9, 9, 1),
    "smirk": Mood(24, 0, 10, 1),
    "frown": Mood(24, -5, -5, 1),
    "pursed": Mood(14, 1, 1, 1.1),
}


def mouth(pen: Pen, spec: Portrait) -> None:
    """Lips by mood."""
    y = 66 if spec.nose in ("hook", "long") else 62
    lip = QColor(spec.lips) if spec.lips else mix(spec.skin_tone, "#8c3b34", 0.5)
    with pen.at(0, y):
        if spec.mouth == "open":
            _singing(pen, lip)
        elif spec.mouth == "grin":
            _grin(pen, lip)
        else:
            _lips(pen, lip, MOODS[spec.mouth], spec.fem)


def _singing(pen: Pen, lip: QColor) -> None:
    hole = cut("-20 -4, -12 -15 12 -15 20 -4, 18 30 -18 30 -20 -4")
    pen.fill(moved(hole, 0, -1, 0, 1.16), lip)
    pen.fill(hole, "#4a1418")
    with pen.clip(hole):
        pen.fill(ellipse(0, 19, 13, 8), "#c4544c")
        pen.fill(box(-16, -14, 16, -6, 3), "#f7efdc")
    pen.stroke(hole, 3)


def _grin(pen: Pen, lip: QColor) -> None:
    teeth = cut("-30 -10, -14 -4 14 -4 30 -10, 22 19 -22 19 -30 -10")
    pen.fill(moved(teeth, 0, 0, 0, 1.09, 1.16), lip)
    pen.fill(teeth, "#f9f2e2")
    with pen.clip(teeth):
        pen.fill(cut("-30 -12, 30 -12, 30 -6, 14 0 -14 0 -30 -6"), faded(pen.inks.ink, 0.18))
        for x in (-15, -5, 5, 15):
            pen.stroke(path((x, -4), (x * 0.9, 12)), 1, faded(pen.inks.ink, 0.28))
    pen.stroke(teeth, 3)
    for k in (-1, 1):
        pen.stroke(side(k, trace("34 -17, 39 -9 34 -2")), 2.2, faded(pen.inks.ink, 0.6))
    pen.stroke(trace("-9 19, 0 22 9 19"), 1.8, faded(pen.inks.ink, 0.45))


def _lips(pen: Pen, lip: QColor, mood: Mood, fem: bool) -> None:
    half, left, right, full = mood
    thick, bow = (15 if fem else 11) * full, 8 if fem else 6
    upper = closed(
        (-half, -left),
        (-12, -bow, -6, -bow - 1, 0, -bow + 2),
        (6, -bow - 1, 12, -bow, half, -right),
        (10, 4, -10, 4, -half, -left),
    )
    lower = closed(
        (-half * 0.82, -left * 0.2),
        (-10, thick, 10, thick, half * 0.82, -right * 0.3),
        (8, 4, -8, 4, -half * 0.82, -left * 0.2),
    )
    pen.fill(upper, mix(lip, pen.inks.ink, 0.2))
    pen.fill(lower, lip)
    if fem:
        pen.fill(ellipse(-5, thick * 0.5, 5, 2), faded("#ffffff", 0.35))
    pen.stroke(path((-half - 2, -left * 1.15), (-8, 5, 8, 5, half + 2, -right * 1.15)), 3.4)
    pen.stroke(path((-10, thick + 5), (0, thick + 8, 10, thick + 5)), 1.7, faded(pen.inks.ink, 0.45))
    for k, rise in ((-1, left), (1, right)):
        if rise > 5:
            _dimple(pen, k * half, -rise, k)


def _dimple(pen: Pen, x: float, y: float, k: int) -> None:
    """The fold beside a smiling corner."""
    pen.stroke(path((x + k * 5, y - 6), (x + k * 9, y + 1, x + k * 4, y + 7)), 2, faded(pen.inks.ink, 0.55))
