"""What years and work leave on a face."""

# ruff: noqa: ARG001  (all parts share one signature)

from collections.abc import Callable

from mystery_table.art.colours import Colour, faded, mix
from mystery_table.art.portraits.face.head import head_shape
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import ellipse, moved, path, rectangle


def lights_and_blush(pen: Pen, spec: Portrait, dark: Colour) -> None:
    """Eye sockets, cheeks, and the light on forehead and nose."""
    skin = spec.skin_tone
    blush = 0.85 if "blush" in spec.marks or "rosy" in spec.marks else 0.5
    for k in (-1, 1):
        pen.soft(k * 42, 34, 24, mix(skin, spec.blush, 0.55), blush, 0.7)
        pen.soft(k * 33, -8, 27, dark, 0.5, 0.62)
    pen.soft(-24, -58, 34, "#fff6df", 0.28, 0.7)
    pen.soft(-44, 22, 16, "#fff6df", 0.22, 0.6)
    if "rosy" in spec.marks:
        pen.soft(0, 26, 20, mix(skin, spec.blush, 0.6), 0.7, 0.8)


def wrinkles(pen: Pen, spec: Portrait, dark: Colour) -> None:
    """Lines of age."""
    ink = faded(pen.inks.ink, 0.3 + 0.15 * spec.age)
    for k in (-1, 1):
        pen.stroke(path((k * 33 - 12, 12), (k * 33, 18, k * 33 + 14, 11)), 1.7, ink)
        pen.stroke(side(k, trace("23 34, 36 46 36 60")), 2, ink)
        pen.stroke(side(k, trace("57 -3, 66 -6")), 1.5, ink)
        pen.stroke(side(k, trace("57 1, 66 4")), 1.5, ink)
    if spec.age > 1:
        for i in range(3):
            pen.stroke(
                path((-30 + 3 * i, -54 - 9 * i), (0, -60 - 9 * i, 30 - 3 * i, -54 - 9 * i)),
                1.5,
                faded(pen.inks.ink, 0.35),
            )
        for k in (-1, 1):
            pen.soft(k * 50, 46, 22, dark, 0.5, 1.5)
            pen.stroke(side(k, trace("30 72, 36 80 32 88")), 1.7, ink)
            pen.stroke(path((k * 33 - 9, 17), (k * 33, 22, k * 33 + 10, 17)), 1.5, ink)


def stubble(pen: Pen, spec: Portrait) -> None:
    """Shadow and bristles of an unshaven chin."""
    colour = faded(mix(spec.hair_tone, pen.inks.ink, 0.3), 0.3)
    chin = cut("-66 26, -62 66 -30 98 0 99, 30 98 62 66 66 26, 46 50 30 42 0 42, -30 42 -46 50 -66 26")
    with pen.turned_head(False), pen.clip(head_shape(spec)), pen.turned_head():
        pen.fill(chin, colour)
        for _ in range(70):
            x = pen.dice.uniform(-56, 56)
            y = pen.dice.uniform(50, 94) - abs(x) * 0.3
            pen.stroke(path((x, y), (x + 0.8, y + 3)), 1.3, faded(pen.inks.ink, 0.45))


def marks(pen: Pen, spec: Portrait) -> None:
    """Freckles, scars and other marks of a life."""
    for mark in spec.marks:
        if mark in MARKS:
            MARKS[mark](pen, spec)


def _freckles(pen: Pen, spec: Portrait) -> None:
    colour = faded(mix(spec.skin_tone, "#7a3d1c", 0.7), 0.85)
    for _ in range(22):
        x = pen.dice.choice((-1, 1)) * pen.dice.uniform(12, 56)
        pen.fill(ellipse(x, pen.dice.uniform(12, 36), 2, 1.9), colour)


def _mole(pen: Pen, spec: Portrait) -> None:
    pen.fill(ellipse(27, 48, 3), pen.inks.ink)


def _scar(pen: Pen, spec: Portrait) -> None:
    colour = mix(spec.skin_tone, "#7a2a24", 0.6)
    pen.stroke(trace("40 -40, 50 -10 44 34"), 2.8, colour)
    for y in (-26, -8, 12, 28):
        pen.stroke(path((41, y), (53, y - 3)), 1.6, colour)


def _dimple(pen: Pen, spec: Portrait) -> None:
    pen.stroke(trace("-3 86, 0 90 0 95"), 2, faded(pen.inks.ink, 0.5))


def _smudges(pen: Pen, spec: Portrait) -> None:
    for x, y, radius in ((-46, 30, 13), (-38, 40, 9), (46, -52, 12), (26, 76, 8)):
        pen.fill(moved(ellipse(0, 0, radius, radius * 0.45), x, y, -24), faded(pen.inks.ink, 0.38))


def _plaster(pen: Pen, spec: Portrait) -> None:
    with pen.turned_head(False):
        strip = moved(rectangle(0, 0, 42, 15, 7), pen.bent_x(40) + 14 * spec.turn, 26, -28)
        pen.part(strip, "#f3e2c4", 0.2, hatch=False, width=2.4)


def _bruise(pen: Pen, spec: Portrait) -> None:
    pen.soft(36, 10, 24, "#5b3566", 0.75, 0.7)


MARKS: dict[str, Callable[[Pen, Portrait], None]] = {
    "freckles": _freckles,
    "mole": _mole,
    "scar": _scar,
    "dimples": _dimple,
    "smudge": _smudges,
    "bruise": _bruise,
    "plaster": _plaster,
}
