"""Small things worn on the turned head."""

# ruff: noqa: ARG001  (all outfits share one signature)

from collections.abc import Callable

from mystery_table.art.portraits.ornaments import flower, leaf
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import box, closed, ellipse, moved


def earrings(pen: Pen, spec: Portrait) -> None:
    """Gold studs."""
    for k in (-1, 1):
        if spec.turn * k <= 0.35:
            pen.part(ellipse(k * 82 + 8 * spec.turn, 46, 7, 12), "#edc94a", 0.3, width=2.6, hatch=False)


def hoops(pen: Pen, spec: Portrait) -> None:
    """Large gold rings."""
    for k in (-1, 1):
        if spec.turn * k <= 0.35:
            x = k * 84 + 8 * spec.turn
            pen.stroke(ellipse(x, 56, 15, 19), 7.5)
            pen.stroke(ellipse(x, 56, 15, 19), 3.8, "#edc94a")


def drops(pen: Pen, spec: Portrait) -> None:
    """Drop earrings in the trim colour."""
    for k in (-1, 1):
        if spec.turn * k <= 0.35:
            x = k * 82 + 8 * spec.turn
            pen.part(ellipse(x, 38, 6), "#edc94a", 0.3, width=2.4, hatch=False)
            pen.part(
                closed((x, 46), (x + 14, 74, x, 80), (x - 14, 74, x, 46)),
                spec.hat_trim or pen.inks.accent,
                0.35,
                width=2.6,
                hatch=False,
            )


def hair_flower(pen: Pen, spec: Portrait) -> None:
    """Large flower over the ear."""
    leaf(pen, -66, -62, 30, 150, "#4f8a52")
    flower(pen, -70, -66, 28, spec.hat_trim or pen.inks.accent)


def pencil_ear(pen: Pen, spec: Portrait) -> None:
    """Pencil behind the ear."""
    with pen.turned_head(False):
        pen.part(moved(box(-36, -4, 36, 4, 1), 84, -40, -28), "#edc94a", 0.3, hatch=False, width=2.6)


HEAD_EXTRAS: dict[str, Callable[[Pen, Portrait], None]] = {
    "earrings": earrings,
    "hoops": hoops,
    "drops": drops,
    "hair_flower": hair_flower,
    "pencil_ear": pencil_ear,
}
