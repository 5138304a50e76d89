"""Backdrops without a floor: things lie, hang or float before them."""

import math
from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from mystery_table.art.colours import faded, linear, mix, radial
from mystery_table.art.engraving import engrave
from mystery_table.art.evidence.expanses import bricks, ripples, sky, snowfall, space, stone
from mystery_table.art.evidence.scene import CENTRE, Scene, X, Y
from mystery_table.art.frames import scales, star4
from mystery_table.art.shapes import box, closed, ellipse, path, polar
from mystery_table.art.textures import halftone, rays


def burst(s: Scene) -> None:
    """Beams from the middle, with thin rings."""
    warm, p = mix(s.inks.paper, s.inks.second, 0.35), s.p
    p.fillRect(
        s.area,
        radial(CENTRE, 420, (0, warm), (0.35, s.inks.second), (1, mix(s.inks.accent, s.inks.ink, 0.45))),
    )
    rays(p, CENTRE, 640, 22, s.inks.paper, 0.65, s.dice.uniform(0, 0.2))
    for k in range(5):
        p.strokePath(ellipse(X, Y, 150 + k * 16), QPen(faded(s.inks.paper, 0.5), 2.2 - 0.3 * k))


def corner(s: Scene) -> None:
    """Broad bands of light from the lower left corner."""
    s.p.fillRect(s.area, linear((26, 612), (454, 26), (0, s.inks.light), (0.5, s.inks.mid), (1, s.inks.deep)))
    rays(s.p, (40, 640), 1100, 36, s.inks.paper, 0.6)
    for k in range(4):
        s.p.strokePath(ellipse(40, 640, 250 + 22 * k), QPen(faded(s.inks.deep, 0.6), 5 - k))
    halftone(s.p, s.area, (40, 640), s.inks.deep, 0.35, s.step(13), 760)


def fans(s: Scene) -> None:
    """Overlapping scales with a light in the middle."""
    p, dark = s.p, mix(s.inks.deep, s.inks.ink, 0.35)
    p.fillRect(s.area, mix(s.inks.deep, s.inks.ink, 0.3))
    rings = [
        (share, dark if k % 2 else mix(s.inks.deep, s.inks.mid, 0.12 + 0.14 * k))
        for k, share in enumerate((1, 0.78, 0.56, 0.34, 0.14))
    ]
    scales(p, s.area, s.canvas.scale, 62, rings, QPen(faded(s.inks.second, 0.55), 1.4))
    glow = ((0, faded(s.inks.paper, 0.92)), (0.5, faded(s.inks.second, 0.5)), (1, faded(s.inks.second, 0)))
    p.fillRect(s.area, radial(CENTRE, 300, *glow))


def medallion(s: Scene) -> None:
    """Wallpaper with the scene's pattern and an oval of light."""
    p = s.p
    p.fillRect(s.area, linear((0, 26), (0, 612), (0, mix(s.inks.deep, s.inks.ink, 0.35)), (1, s.inks.deep)))
    shade = mix(s.inks.mid, s.inks.deep, 0.35)
    for row in range(9):
        for column in range(-1, 7):
            x, y = 36 + column * 82 + (41 if row % 2 else 0), 40 + row * 76
            s.canvas.silhouette(s.pattern, s.inks, x, y, 46, shade, -18 if row % 2 else 18, 0.75)
            star4(p, x + 41, y, 6, faded(s.inks.second, 0.6))
    p.fillPath(ellipse(X, Y, 204, 232), s.inks.ink)
    light = ((0, mix(s.inks.paper, s.inks.light, 0.1)), (0.6, mix(s.inks.light, s.inks.second, 0.25)))
    p.fillPath(
        ellipse(X, Y, 194, 222),
        radial((X - 50, Y - 70), 300, *light, (1, mix(s.inks.mid, s.inks.second, 0.2))),
    )
    p.strokePath(ellipse(X, Y, 184, 212), QPen(s.inks.second, 3))
    p.strokePath(ellipse(X, Y, 178, 206), QPen(faded(s.inks.ink, 0.5), 1))


def drafting(s: Scene) -> None:
    """Squared paper with the red threads of an investigation."""
    p = s.p
    pale, dim = mix(s.inks.paper, s.inks.light, 0.25), mix(s.inks.light, s.inks.mid, 0.6)
    p.fillRect(s.area, linear((26, 26), (454, 612), (0, pale), (1, dim)))
    step = s.step(24)
    for k in range(int(900 / step)):
        pen = QPen(faded(s.inks.deep, 0.4 if k % 5 == 0 else 0.2), 1.2)
        p.strokePath(path((s.area.left() + k * step, 0), (s.area.left() + k * step, 740)), pen)
        p.strokePath(path((s.area.left(), k * step), (s.area.right(), k * step)), pen)
    pins = [(70.0, 90.0), (410.0, 70.0), (420.0, 540.0), (60.0, 500.0), (240.0, 50.0)]
    for a, b in ((0, 1), (1, 3), (2, 4), (0, 2)):
        p.strokePath(path(pins[a], pins[b]), QPen(faded(s.inks.accent, 0.9), 2.6))
    for x, y in pins:
        p.fillPath(ellipse(x + 3, y + 4, 9), faded(s.inks.ink, 0.4))
        p.fillPath(ellipse(x, y, 9), s.inks.accent)


def dots(s: Scene) -> None:
    """A screen-print sky of dots, light in the middle."""
    s.p.fillRect(
        s.area,
        radial(CENTRE, 420, (0, s.inks.paper), (0.55, s.inks.light), (1, mix(s.inks.light, s.inks.mid, 0.7))),
    )
    halftone(s.p, s.area, CENTRE, s.inks.mid, 0.85, s.step(15), 430)


def _mitred(colour: QColor, width: float) -> QPen:
    join = Qt.PenJoinStyle.MiterJoin
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, join)


def chevrons(s: Scene) -> None:
    """Deco zigzags."""
    p = s.p
    p.fillRect(s.area, s.inks.deep)
    bands = (s.inks.mid, s.inks.deep, s.inks.second, s.inks.ink)
    for k in range(-2, 19):
        y = 26 + 44 * k
        points = [(s.area.left() - 60 + 60 * i, y + (60 if i % 2 else 0)) for i in range(13)]
        p.strokePath(path(*points), _mitred(mix(bands[k % 4], s.inks.deep, 0.25), 20))
    p.fillRect(
        s.area,
        radial(
            CENTRE,
            330,
            (0, faded(s.inks.paper, 0.95)),
            (0.6, faded(s.inks.light, 0.7)),
            (1, faded(s.inks.deep, 0.1)),
        ),
    )


def planks(s: Scene) -> None:
    """A wooden table from above."""
    p, wood = s.p, mix(s.inks.second, s.inks.deep, 0.55)
    p.fillRect(s.area, wood)
    for k in range(-2, 9):
        left = 26 + k * 72.0
        shade = mix(wood, s.inks.paper if k % 2 else s.inks.ink, 0.1 + 0.06 * (k % 3))
        p.fillRect(QRectF(left, s.area.top(), 70, s.area.height()), shade)
        for _ in range(5):
            x = left + s.dice.uniform(6, 64)
            grain = path(
                (x, 0), (x + s.dice.uniform(-14, 14), 240, x, 380), (x + s.dice.uniform(-14, 14), 560, x, 720)
            )
            p.strokePath(grain, QPen(faded(s.inks.ink, 0.3), s.dice.uniform(1, 2.4)))
        p.fillRect(QRectF(left + 69, s.area.top(), 4, s.area.height()), faded(s.inks.ink, 0.7))
    p.fillRect(s.area, radial((180, 230), 430, (0, faded(s.inks.paper, 0.5)), (1, faded(s.inks.ink, 0.45))))


def baize(s: Scene) -> None:
    """A cloth with a woven border, from above."""
    p = s.p
    p.fillRect(
        s.area,
        radial(
            (190, 240), 460, (0, mix(s.inks.mid, s.inks.light, 0.45)), (0.6, s.inks.mid), (1, s.inks.deep)
        ),
    )
    engrave(p, s.area, (190, 240), s.inks.deep, 0.35, s.step(5), 500, 0.2, 0.6)
    for inset, width in ((26, 5), (38, 2), (46, 2)):
        rectangle = s.area.adjusted(inset, inset, -inset, -inset)
        p.setPen(QPen(faded(s.inks.second, 0.9), width))
        p.drawRect(rectangle)
    s.no_pen()
    for i in range(44):
        x, y = polar(X, Y, 1, i / 44)
        star4(
            p,
            X + x * (s.area.width() / 2 - 70),
            Y + y * (s.area.height() / 2 - 70),
            5,
            faded(s.inks.paper, 0.45),
            0.4,
        )


def checked(s: Scene) -> None:
    """A checked kitchen cloth."""
    p = s.p
    p.fillRect(s.area, s.inks.paper)
    p.save()
    p.translate(X, Y)
    p.rotate(14)
    for k in range(-9, 10):
        colour = faded(s.inks.accent, 0.5)
        p.fillRect(QRectF(k * 64 - 16, -600, 32, 1200), colour)
        p.fillRect(QRectF(-600, k * 64 - 16, 1200, 32), colour)
    p.restore()
    p.fillRect(s.area, radial((180, 220), 470, (0, faded(s.inks.paper, 0.55)), (1, faded(s.inks.deep, 0.5))))


def panes(s: Scene) -> None:
    """Moonlight falling through a window onto a wall."""
    p = s.p
    p.fillRect(s.area, linear((26, 26), (454, 612), (0, s.inks.deep), (1, s.inks.ink)))
    engrave(p, s.area, (240, 300), s.inks.ink, 0.55, s.step(8), 380, 0.1, 0.8, 1, s.dice)
    p.save()
    p.translate(X, Y)
    p.shear(-0.22, 0.12)
    for i in (-1, 0):
        for j in range(-2, 2):
            pane = box(i * 176 + 8, j * 136 + 7, i * 176 + 168, j * 136 + 129)
            p.fillPath(
                pane,
                linear(
                    (-180, -270),
                    (180, 270),
                    (0, mix(s.inks.paper, s.inks.light, 0.3)),
                    (1, mix(s.inks.light, s.inks.mid, 0.6)),
                ),
            )
    p.restore()


def blinds_wall(s: Scene) -> None:
    """Light through blinds, slanting over the whole wall."""
    p = s.p
    p.fillRect(s.area, linear((26, 26), (454, 612), (0, s.inks.mid), (1, s.inks.ink)))
    p.save()
    p.translate(X, Y)
    p.rotate(-13)
    stripe = (
        (0, faded(s.inks.paper, 0.85)),
        (0.6, faded(s.inks.second, 0.42)),
        (1, faded(s.inks.second, 0.04)),
    )
    for k in range(-12, 13):
        p.fillRect(QRectF(-460, k * 40, 920, 20), linear((-300, 0), (300, 0), *stripe))
    p.restore()


def damask(s: Scene) -> None:
    """Pale striped wallpaper with the scene's pattern small on it."""
    p = s.p
    p.fillRect(
        s.area,
        radial(
            (200, 240), 470, (0, s.inks.paper), (0.6, mix(s.inks.paper, s.inks.light, 0.7)), (1, s.inks.light)
        ),
    )
    for k in range(-4, 12):
        p.fillRect(QRectF(26 + k * 72, s.area.top(), 36, s.area.height()), faded(s.inks.mid, 0.28))
        p.fillRect(QRectF(26 + k * 72, s.area.top(), 2.4, s.area.height()), faded(s.inks.accent, 0.5))
        p.fillRect(QRectF(60 + k * 72, s.area.top(), 2.4, s.area.height()), faded(s.inks.accent, 0.5))
    for row in range(8):
        for column in range(-2, 7):
            x = 44 + column * 72
            s.canvas.silhouette(
                s.pattern, s.inks, x, 60 + row * 78 + (39 if column % 2 else 0), 30, s.inks.mid, 0, 0.55
            )


def map_(s: Scene) -> None:
    """An old chart: coast lines, a net of bearings, a dashed route."""
    p = s.p
    p.fillRect(s.area, radial((200, 240), 480, (0, s.inks.paper), (1, mix(s.inks.paper, s.inks.second, 0.5))))
    for i in range(16):
        p.strokePath(path((X, Y), polar(X, Y, 700, i / 16)), QPen(faded(s.inks.deep, 0.22), 1.4))
    for x, y, size in ((60, 120, 130), (420, 220, 150), (150, 560, 150), (400, 600, 110)):
        points = [polar(x, y, size * s.dice.uniform(0.55, 1.1), i / 14) for i in range(14)]
        coast = closed(*points)
        p.fillPath(coast, mix(s.inks.light, s.inks.mid, 0.35))
        for k in range(3):
            p.strokePath(coast, QPen(faded(s.inks.deep, 0.7 - 0.2 * k), 3 + 7 * k if k else 3))
    route = path((60, 560), (200, 420, 160, 300), (200, 160, 430, 110))
    pen = QPen(s.inks.accent, 5)
    pen.setDashPattern([3, 2.4])
    p.strokePath(route, pen)


def net(s: Scene) -> None:
    """A cobweb from the upper left corner."""
    p, (x, y) = s.p, (s.area.left(), s.area.top())
    p.fillRect(
        s.area,
        radial((260, 340), 470, (0, mix(s.inks.mid, s.inks.light, 0.5)), (0.6, s.inks.deep), (1, s.inks.ink)),
    )
    engrave(p, s.area, (260, 340), s.inks.ink, 0.5, s.step(8), 420, 0.03, 0.8, 2, s.dice)
    pen = QPen(faded(s.inks.paper, 0.75), 2)
    spokes = [math.pi / 2 * i / 7 for i in range(8)]
    for angle in spokes:
        p.strokePath(path((x, y), (x + 800 * math.cos(angle), y + 800 * math.sin(angle))), pen)
    for ring in range(1, 10):
        for a, b in pairwise(spokes):
            radius, middle = 66 * ring, (a + b) / 2
            start = (x + radius * math.cos(a), y + radius * math.sin(a))
            bend = (x + radius * 0.9 * math.cos(middle), y + radius * 0.9 * math.sin(middle))
            p.strokePath(path(start, (*bend, x + radius * math.cos(b), y + radius * math.sin(b))), pen)


FLAT: dict[str, Callable[[Scene], None]] = {
    "baize": baize,
    "blinds_wall": blinds_wall,
    "bricks": bricks,
    "burst": burst,
    "checked": checked,
    "chevrons": chevrons,
    "corner": corner,
    "damask": damask,
    "dots": dots,
    "drafting": drafting,
    "fans": fans,
    "map": map_,
    "medallion": medallion,
    "net": net,
    "panes": panes,
    "planks": planks,
    "ripples": ripples,
    "sky": sky,
    "snowfall": snowfall,
    "space": space,
    "stone": stone,
}
