"""What flat things are raised on: a plinth, a cushion, a crate, a pile of books."""

from mystery_table.art.colours import faded, mix
from mystery_table.art.evidence.scene import CENTRE, Scene
from mystery_table.art.ink import Ink
from mystery_table.art.shapes import box, closed, ellipse, path

HEIGHTS = {"plinth": 130.0, "cushion": 104.0, "crate": 120.0, "books": 126.0}
X = CENTRE[0]


def draw_base(scene: Scene, kind: str, width: float, foot: float) -> float:
    """Draws a base of this width standing at `foot`; gives its height. KeyError for an unknown kind."""
    ink, half, top = Ink(scene.canvas, scene.inks, kind), width / 2, foot - HEIGHTS[kind]
    ink.soft(X, foot, half * 1.3, scene.inks.ink, 0.7, 0.16)
    {"plinth": _plinth, "cushion": _cushion, "crate": _crate, "books": _books}[kind](ink, half, top, foot)
    return HEIGHTS[kind]


def _plinth(b: Ink, half: float, top: float, foot: float) -> None:
    stone = mix(b.inks.light, b.inks.paper, 0.4)
    b.local(box(X - half * 0.8, top + 20, X + half * 0.8, foot - 22), stone, 0.5)
    b.local(box(X - half, top, X + half, top + 26, 4), mix(stone, "#ffffff", 0.2), hatch=False)
    b.local(box(X - half, foot - 26, X + half, foot, 4), mix(stone, b.inks.ink, 0.1), hatch=False)
    b.local(box(X - half * 0.5, top + 52, X + half * 0.5, top + 76, 3), b.inks.second, hatch=False, width=3)


def _cushion(b: Ink, half: float, top: float, foot: float) -> None:
    velvet = mix(b.inks.accent, b.inks.ink, 0.2)
    middle = (top + foot) / 2
    for side in (-1, 1):
        x = X + side * (half + 16)
        b.local(
            closed((x - 10, foot - 24), (x + 10, foot - 24), (x + 17, foot + 14), (x - 17, foot + 14)),
            b.inks.second,
        )
        b.local(ellipse(x, foot - 28, 11), b.inks.second, hatch=False, width=3)
    left, right = X - half - 20, X + half + 20
    shape = closed(
        (left, top + 14),
        (X, top - 12, right, top + 14),
        (right - 12, middle, right, foot - 12),
        (X, foot + 16, left, foot - 12),
        (left + 12, middle, left, top + 14),
    )
    b.local(shape, velvet, 0.55)
    b.stroke(path((left, middle + 4), (X, middle + 34, right, middle + 4)), 4, b.inks.second)


def _crate(b: Ink, half: float, top: float, foot: float) -> None:
    wood = mix("#a5713c", b.inks.second, 0.15)
    b.local(box(X - half, top, X + half, foot, 3), mix(wood, b.inks.ink, 0.5), hatch=False)
    for k in range(3):
        y = top + 6 + k * (foot - top - 8) / 3
        b.local(box(X - half, y, X + half, y + (foot - top) / 3 - 8, 3), wood, 0.45)
    for side in (-1, 1):
        x = X + side * (half - 18)
        b.local(box(x - 16, top, x + 16, foot, 3), mix(wood, "#ffffff", 0.08))
        for y in (top + 16, foot - 16):
            b.fill(ellipse(x, y, 4), b.inks.ink)


def _books(b: Ink, half: float, top: float, foot: float) -> None:
    colours = (b.inks.accent, b.inks.second, b.inks.mid)
    for k, (inset, shift) in enumerate(((0.02, 6), (0.1, -8), (0.05, 4))):
        thick = (foot - top) / 3
        low, reach = foot - thick * k, half * (1 - inset)
        left, right = X - reach + shift, X + reach + shift
        b.local(box(left, low - thick, right, low, 6), mix(colours[k], b.inks.ink, 0.15), 0.45)
        b.local(box(left + 30, low - 35, right + 2, low - 7, 2), b.inks.paper, hatch=False, width=3)
        for line in (low - 28, low - 21, low - 14):
            b.stroke(path((left + 36, line), (right - 2, line)), 1.6, faded(b.inks.ink, 0.5))
