"""The body under the clothes: measures, shoulders, neck.

Figure units: the origin lies between the eyes; nothing below y = 300 is seen on a whole card.
"""

from PySide6.QtGui import QPainterPath

from mystery_table.art.colours import faded
from mystery_table.art.portraits.paths import side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import closed, symmetric

BOTTOM = 420
BARE = ("boxer", "strapless", "bodice", "velvet", "shawl", "dress")


def measure(spec: Portrait) -> tuple[int, int]:
    """Half widths of neck and shoulders."""
    if spec.fem:
        return (29, 160) if spec.head == "heavy" else (26, 150)
    return (38, 184) if spec.head == "heavy" else (34, 172)


def shoulders(spec: Portrait, drop: float = 0) -> QPainterPath:
    """The trunk from the neck to the bottom of the card, `drop` units below the neckline."""
    nk, sh = measure(spec)
    return symmetric(
        (0, 128 + drop),
        (nk + 8, 128 + drop, nk + 16, 136 + drop, nk + 30, 142 + drop),
        (sh * 0.7, 156 + drop, sh - 6, 176, sh, 236),
        (sh + 16, 300, sh + 20, 360, sh + 24, BOTTOM),
        (60, BOTTOM, 20, BOTTOM, 0, BOTTOM),
    )


def draw_neck(pen: Pen, spec: Portrait) -> None:
    """Neck with the shadow of the chin, and collarbones where they are bare."""
    nk, _ = measure(spec)
    neck = symmetric(
        (0, 60),
        (nk, 60, nk - 2, 100, nk, 128),
        (nk + 4, 150, nk + 30, 156, nk + 44, 166),
        (40, 250, 20, 250, 0, 250),
    )
    pen.part(neck, spec.skin_tone, 0.55)
    shadow = closed((-nk, 96), (-10, 124, 14, 124, nk + 2, 92), (nk + 2, 112), (14, 140, -8, 140, -nk, 112))
    pen.fill(shadow, faded(pen.inks.ink, 0.38))
    if spec.fem or spec.outfit in BARE:
        for k in (-1, 1):
            pen.stroke(side(k, trace("10 172, 34 162 66 168")), 2, faded(pen.inks.ink, 0.4))
