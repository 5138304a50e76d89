"""What the templates of visions draw with: a scene, paths, brushes, motifs placed by their box."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from mystery_table.art.canvas import Canvas
from mystery_table.art.colours import Colour, Point, faded, linear, mix
from mystery_table.art.dice import Dice
from mystery_table.art.motifs import Style, extent
from mystery_table.art.palettes import Palette, palette

FRAME = QRectF(20, 20, 440, 680)
GOLD = "#d9a93f"
Brush = QBrush | QColor | QGradient | str

# Some motifs bring their own water: only the part above this share of their height is drawn afloat.
WATERLINE = {"ship": 0.72, "canoe": 0.66}


class Scene(NamedTuple):
    """What a template needs: canvas, palette, dice, motifs and options."""

    canvas: Canvas
    inks: Palette
    dice: Dice
    motifs: tuple[str, ...]
    options: dict[str, Any]

    @property
    def p(self) -> QPainter:
        """The painter, in units of the design."""
        return self.canvas.p

    def with_palette(self, name: str) -> "Scene":
        """The same scene in other inks."""
        return self._replace(inks=palette(name))

    @property
    def inner(self) -> str:
        """The palette of the world inside."""
        return str(self.options.get("inner", "dawn"))


def pen(colour: Colour, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A pen with round ends and joins."""
    return QPen(QColor(colour), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def poly(*points: Point) -> QPolygonF:
    """A polygon from pairs."""
    return QPolygonF([QPointF(x, y) for x, y in points])


def poly_path(*points: Point) -> QPainterPath:
    """A closed path from pairs."""
    path = QPainterPath()
    path.addPolygon(poly(*points))
    path.closeSubpath()
    return path


def ellipse_path(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """An ellipse around a centre."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def rect_path(x: float, y: float, w: float, h: float, r: float = 0) -> QPainterPath:
    """A rectangle from its upper left corner."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, w, h), r, r)
    return path


def smooth(points: Sequence[Point], closed: bool = True) -> QPainterPath:
    """A soft curve through the points (Catmull-Rom)."""
    n = len(points)
    path = QPainterPath(QPointF(*points[0]))

    def at(i: int) -> Point:
        return points[i % n] if closed else points[max(0, min(n - 1, i))]

    for i in range(n if closed else n - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        path.cubicTo(
            b[0] + (c[0] - a[0]) / 6,
            b[1] + (c[1] - a[1]) / 6,
            c[0] - (d[0] - b[0]) / 6,
            c[1] - (d[1] - b[1]) / 6,
            c[0],
            c[1],
        )
    if closed:
        path.closeSubpath()
    return path


def fill(s: Scene, path: QPainterPath, brush: Brush, outline: Colour | None = None, width: float = 3) -> None:
    """Fills a path, with an outline if a colour is given."""
    s.p.setPen(pen(outline, width) if outline is not None else Qt.PenStyle.NoPen)
    s.p.setBrush(QColor(brush) if isinstance(brush, str) else brush)
    s.p.drawPath(path)


def across(
    s: Scene, x1: float, x2: float, colour: Colour, pale: float = 0.4, dark: float = 0.5
) -> QLinearGradient:
    """Brush that shades a colour from pale at x1 to dark at x2."""
    return linear((x1, 0), (x2, 0), (0, mix(colour, s.inks.paper, pale)), (1, mix(colour, s.inks.ink, dark)))


def down(
    s: Scene, y1: float, y2: float, colour: Colour, pale: float = 0.4, dark: float = 0.5
) -> QLinearGradient:
    """Brush that shades a colour from pale at y1 to dark at y2."""
    return linear((0, y1), (0, y2), (0, mix(colour, s.inks.paper, pale)), (1, mix(colour, s.inks.ink, dark)))


def stroke(s: Scene, path: QPainterPath, colour: Colour, width: float) -> None:
    """A line along a path."""
    s.p.setPen(pen(colour, width))
    s.p.setBrush(Qt.BrushStyle.NoBrush)
    s.p.drawPath(path)


def line(s: Scene, x1: float, y1: float, x2: float, y2: float, colour: Colour, width: float) -> None:
    """A straight line."""
    s.p.setPen(pen(colour, width))
    s.p.drawLine(QPointF(x1, y1), QPointF(x2, y2))


@contextmanager
def clipped(s: Scene, path: QPainterPath, palette: str | None = None) -> Iterator[Scene]:
    """Draw only inside the path, in another palette if one is named."""
    s.p.save()
    s.p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    yield s.with_palette(palette) if palette else s
    s.p.restore()


@contextmanager
def moved(
    s: Scene, x: float = 0, y: float = 0, angle: float = 0, scale: float = 1, flip_y: bool = False
) -> Iterator[Scene]:
    """A temporary frame of reference."""
    s.p.save()
    s.p.translate(x, y)
    s.p.rotate(angle)
    s.p.scale(scale, -scale if flip_y else scale)
    yield s
    s.p.restore()


def fit(code: str, width: float, height: float) -> tuple[float, float, float]:
    """(size, drawn width, drawn height) of a motif that fits the box."""
    w, h = extent(code, 100)
    size = 100 * min(width / w, height / h)
    return size, w * size / 100, h * size / 100


def put(
    s: Scene,
    code: str,
    x: float,
    y: float,
    width: float,
    height: float | None = None,
    tilt: float = 0,
    outline: float = 0.7,
    **more: Any,
) -> float:
    """A motif centred on (x, y), no larger than the box."""
    size, _, _ = fit(code, width, height or width)
    s.canvas.motif(code, s.inks, x, y, size, tilt, style=Style(outline=outline), **more)
    return size


def stand(
    s: Scene,
    code: str,
    x: float,
    base: float,
    width: float,
    height: float | None = None,
    tilt: float = 0,
    outline: float = 0.7,
    ground: float = 0.8,
    **more: Any,
) -> Point:
    """A motif whose foot is at y = base. Returns its drawn (width, height)."""
    size, w, h = fit(code, width, height or width)
    s.canvas.motif(
        code, s.inks, x, base - h / 2, size, tilt, style=Style(outline=outline), ground=ground, **more
    )
    return w, h


def afloat(
    s: Scene, code: str, x: float, base: float, width: float, height: float | None = None, tilt: float = 0
) -> None:
    """A motif in the water: it dips in a little, and water that the motif brings along is left out."""
    size, w, h = fit(code, width, height or width)
    share = WATERLINE.get(code, 0.93)
    top = base - h * share
    s.p.save()
    s.p.setClipRect(QRectF(x - w, top - 40, 2 * w, base - top + 40), Qt.ClipOperation.IntersectClip)
    s.canvas.motif(code, s.inks, x, top + h / 2, size, tilt, style=Style(outline=0.7))
    s.p.restore()
    s.p.setPen(Qt.PenStyle.NoPen)
    for k in range(4):
        s.p.setBrush(faded(s.inks.paper, 0.6 - 0.13 * k))
        s.p.drawEllipse(QPointF(x, base + k * 5), w * 0.46 + k * 9, 2.4)


def hang(
    s: Scene,
    code: str,
    x: float,
    top: float,
    y: float,
    width: float,
    height: float | None = None,
    tilt: float = 0,
    colour: Colour | None = None,
) -> None:
    """A motif on a string from (x, top); y is its centre."""
    _, _, h = fit(code, width, height or width)
    line(s, x, top, x, y - h * 0.46, colour or faded(s.inks.paper, 0.85), 1.6)
    put(s, code, x, y, width, height, tilt, shadow=3)
