"""Backdrops of pattern: rays, stripes, tiles, weaves."""

# ruff: noqa: ARG001  (all backdrops share one signature)

from collections.abc import Callable

from PySide6.QtCore import QRectF

from mystery_table.art.colours import faded, linear, mix, radial
from mystery_table.art.engraving import engrave
from mystery_table.art.portraits.backdrops.grounds import base, halo, repeat, ring
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import box, closed, ellipse, path, polar
from mystery_table.art.textures import rays


def sun_rays(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Sun rays behind an engraved sky, ringed with the emblem."""
    base(pen, area)
    rays(pen.p, (area.center().x(), area.center().y() - 20), 620, 18, pen.inks.paper, 0.38, 0.1)
    engrave(pen.p, area, (220, 280), pen.inks.deep, 0.75, 7, 440, 0.02, 0.8, 2, pen.dice)
    halo(pen, area)
    ring(pen, spec, area)


def wallpaper(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Dark damask of the emblem with an oval medallion."""
    inks = pen.inks
    pen.p.fillRect(
        area,
        linear(
            (0, area.top()),
            (0, area.bottom()),
            (0, mix(inks.deep, inks.mid, 0.35)),
            (1, mix(inks.deep, inks.ink, 0.3)),
        ),
    )
    repeat(pen, area, spec.emblem, 44, 80, 72, 0.55, 14, mix(inks.mid, inks.light, 0.3))
    x, y = area.center().x(), area.center().y() - 40
    pen.fill(ellipse(x, y, 190, 222), faded(inks.ink, 0.8))
    pen.fill(
        ellipse(x, y, 182, 214),
        radial(
            (x - 40, y - 60),
            300,
            (0, mix(inks.paper, inks.light, 0.2)),
            (0.6, mix(inks.light, inks.mid, 0.35)),
            (1, inks.mid),
        ),
    )
    pen.stroke(ellipse(x, y, 174, 206), 2.4, inks.second)
    with pen.clip(ellipse(x, y, 182, 214)):
        engrave(pen.p, area, (x - 30, y - 40), inks.deep, 0.6, 7, 330, 0.02, 0.7, 1, pen.dice)


def broad_stripes(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Broad wallpaper stripes, ringed with the emblem."""
    base(pen, area)
    for i in range(12):
        pen.fill(
            box(area.left() + i * 40, area.top(), area.left() + i * 40 + 20, area.bottom()),
            faded(pen.inks.deep, 0.28),
        )
    engrave(pen.p, area, (240, 280), pen.inks.deep, 0.6, 8, 440, 0.02, 0.7, 1, pen.dice)
    halo(pen, area)
    ring(pen, spec, area)


def tiles(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Kitchen tiles with the emblem on every other one."""
    inks = pen.inks
    pen.p.fillRect(area, mix(inks.paper, inks.light, 0.45))
    for row in range(10):
        for i in range(8):
            x, y = area.left() + i * 62, area.top() + row * 62
            pen.fill(
                box(x + 2, y + 2, x + 60, y + 60, 3),
                linear(
                    (x, y),
                    (x + 62, y + 62),
                    (0, mix(inks.paper, inks.light, 0.2)),
                    (1, mix(inks.light, inks.mid, 0.25 + 0.35 * ((row + i) % 2))),
                ),
            )
            if (row + i) % 2 and spec.emblem:
                pen.silhouette(spec.emblem, x + 31, y + 31, 32, inks.deep, 0, 0.4)
    engrave(pen.p, area, (220, 240), inks.deep, 0.5, 8, 480, 0.02, 0.7, 1, pen.dice)
    halo(pen, area)


def diamonds(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Harlequin check."""
    inks = pen.inks
    base(pen, area)
    for row in range(-1, 12):
        for i in range(-1, 9):
            x, y = area.left() + i * 60 + (30 if row % 2 else 0), area.top() + row * 56
            d = closed((x, y - 56), (x + 30, y), (x, y + 56), (x - 30, y))
            if row % 2 == 0:
                pen.fill(d, faded(inks.deep, 0.35))
            pen.stroke(d, 1.2, faded(inks.paper, 0.4))
            pen.fill(ellipse(x, y - 56, 3.4), faded(inks.second, 0.9))
    engrave(pen.p, area, (240, 270), inks.deep, 0.55, 8, 430, 0.02, 0.7, 1, pen.dice)
    halo(pen, area)
    ring(pen, spec, area)


def tartan(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Woven check."""
    inks = pen.inks
    base(pen, area)
    for i in range(8):
        for w, a, d, colour in (
            (26, 0.32, 0, inks.deep),
            (6, 0.6, 24, inks.accent),
            (3, 0.7, 36, inks.paper),
        ):
            pen.fill(
                box(area.left() + i * 62 + d, area.top(), area.left() + i * 62 + d + w, area.bottom()),
                faded(colour, a),
            )
    for i in range(11):
        for w, a, d, colour in (
            (26, 0.32, 0, inks.deep),
            (6, 0.6, 24, inks.accent),
            (3, 0.7, 36, inks.paper),
        ):
            pen.fill(
                box(area.left(), area.top() + i * 62 + d, area.right(), area.top() + i * 62 + d + w),
                faded(colour, a),
            )
    pen.soft(240, 270, 250, inks.paper, 0.85)
    halo(pen, area)
    ring(pen, spec, area)


def bricks(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Brick wall lit by a lamp."""
    inks = pen.inks
    pen.p.fillRect(area, mix(inks.deep, inks.ink, 0.4))
    for row in range(20):
        for i in range(-1, 8):
            x, y = area.left() + i * 66 + (33 if row % 2 else 0), area.top() + row * 31
            colour = mix(
                mix(inks.mid, inks.accent, 0.35),
                pen.dice.choice([inks.ink, inks.deep, inks.light]),
                pen.dice.uniform(0.1, 0.4),
            )
            pen.fill(box(x + 2, y + 2, x + 64, y + 29, 3), colour)
    pen.soft(240, 250, 250, mix(inks.paper, "#ffdf8f", 0.3), 0.85)
    ring(pen, spec, area)


def honeycomb(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Honeycomb."""
    inks = pen.inks
    pen.p.fillRect(area, mix(inks.second, inks.ink, 0.3))
    radius = 36
    for row in range(12):
        for i in range(8):
            x, y = (
                area.left() + i * radius * 1.76 + (radius * 0.88 if row % 2 else 0),
                area.top() + row * radius * 1.53,
            )
            t = pen.dice.random()
            hexa = closed(*[polar(x, y, radius * 0.93, k / 6 + 1 / 12) for k in range(6)])
            pen.fill(
                hexa,
                linear(
                    (x - radius, y - radius),
                    (x + radius, y + radius),
                    (0, mix("#f6d468", inks.paper, 0.3 * t)),
                    (1, mix("#d8961f", inks.ink, 0.35 * t)),
                ),
            )
            pen.stroke(hexa, 2.2, faded(inks.ink, 0.5))
    pen.soft(240, 270, 230, "#fff3cf", 0.8)


def stamps(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """Album page of stamps and postmarks."""
    inks = pen.inks
    pen.p.fillRect(
        area,
        linear(
            (0, area.top()),
            (0, area.bottom()),
            (0, mix(inks.paper, inks.light, 0.3)),
            (1, mix(inks.light, inks.mid, 0.5)),
        ),
    )
    for row in range(6):
        for i in range(5):
            x, y = area.left() + 44 + i * 88 + (40 if row % 2 else 0), area.top() + 54 + row * 104
            colour = [inks.accent, inks.second, inks.mid, mix(inks.accent, inks.mid, 0.5)][(row * 2 + i) % 4]
            with pen.at(x, y, -9 + 18 * ((row + i) % 2)):
                pen.fill(box(-33, -40, 33, 40, 2), inks.paper)
                for k in range(7):
                    for sx in (-33, 33):
                        pen.fill(ellipse(sx, -36 + k * 12, 3.6), mix(inks.light, inks.mid, 0.2))
                pen.fill(box(-25, -32, 25, 32), mix(colour, inks.paper, 0.15))
                pen.silhouette(
                    ("crown", "sailing_boat", "dove_of_peace", "rose")[(row + i * 3) % 4],
                    0,
                    0,
                    36,
                    inks.paper,
                    0,
                    0.95,
                )
    for x, y in ((400, 120), (80, 420)):
        for k in (40, 30):
            pen.stroke(ellipse(x, y, k), 2.4, faded(inks.ink, 0.6))
        for k in range(4):
            pen.stroke(
                path(
                    (x + 30, y - 20 + k * 13),
                    (x + 60, y - 28 + k * 13, x + 80, y - 12 + k * 13, x + 110, y - 20 + k * 13),
                ),
                2.4,
                faded(inks.ink, 0.6),
            )
    pen.soft(240, 270, 220, inks.paper, 0.9)


PATTERNS: dict[str, Callable[[Pen, Portrait, QRectF], None]] = {
    "rays": sun_rays,
    "wallpaper": wallpaper,
    "stripes": broad_stripes,
    "tiles": tiles,
    "diamonds": diamonds,
    "tartan": tartan,
    "bricks": bricks,
    "honeycomb": honeycomb,
    "stamps": stamps,
}
