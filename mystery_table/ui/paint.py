"""What painters of the window share: boxes, shadows, panels with a double line, badges, key caps, words."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from mystery_table.art.colours import Colour, faded, linear, mix
from mystery_table.ui import fonts
from mystery_table.ui.fonts import fitted, font
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.theme import Art, SeatMark, Theme

Fill = Colour | QBrush | QLinearGradient | QRadialGradient | None
Align = Qt.AlignmentFlag
LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
CENTRE = Align.AlignCenter
SMOOTH = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
    | QPainter.RenderHint.TextAntialiasing
)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with round corners as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def box(
    p: QPainter,
    rect: QRectF,
    radius: float = 10,
    fill: Fill = None,
    line: Colour | None = None,
    width: float = 1.0,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    """Paint a rectangle with round corners, its line inside the rectangle."""
    p.save()
    p.setPen(Qt.PenStyle.NoPen if line is None else QPen(QColor(line), width, style))
    p.setBrush(_brush(fill))
    inset = 0 if line is None else width / 2
    p.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    p.restore()


def _brush(fill: Fill) -> QBrush:
    if fill is None:
        return QBrush(Qt.BrushStyle.NoBrush)
    return QBrush(QColor(fill)) if isinstance(fill, str) else QBrush(fill)


def shadow(p: QPainter, rect: QRectF, radius: float = 10, depth: float = 6, alpha: float = 0.45) -> None:
    """Paint the soft shadow of a box that lies `depth` above the table."""
    p.save()
    inside = rect.adjusted(1, 1, -1, -1)
    rings = 6
    for ring in range(rings):
        out = depth * (ring + 1) / rings
        edge = QPainterPath()  # only around the box: filling below it as well would cost most of the frame
        edge.addRoundedRect(rect.adjusted(1 - out, 4 - out, out - 1, out + 2), radius + out, radius + out)
        edge.addRoundedRect(inside, radius, radius)
        p.fillPath(edge, faded("#000000", alpha / rings * (1.15 - ring / rings)))
    p.restore()


def glow(
    p: QPainter, rect: QRectF, radius: float, colour: Colour, depth: float = 14, alpha: float = 0.9
) -> None:
    """Paint a light around a box."""
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    rings = 7
    for ring in range(rings):
        out = depth * (ring + 1) / rings
        p.setPen(QPen(faded(colour, alpha * (1 - ring / rings) ** 2 * 0.55), depth / rings + 1.4))
        p.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)
    p.restore()


def panel(p: QPainter, theme: Theme, rect: QRectF, radius: float = 14, alpha: float = 1.0) -> None:
    """Paint a plain panel."""
    box(p, rect, radius, faded(theme.panel, 1 if theme.plain else alpha), faded(theme.line, 0.9))


def deco_panel(p: QPainter, theme: Theme, rect: QRectF, alpha: float = 0.96) -> None:
    """Paint a panel with a gold-brown line and a second one five pixels inside."""
    shadow(p, rect, 12, 10, 0.5 if theme.dark else 0.25)
    box(p, rect, 12, faded(theme.panel, 1 if theme.plain else alpha), theme.hair, 1.2)
    box(p, rect.adjusted(5, 5, -5, -5), 8, None, faded(theme.hair, 0.45))


def focus_ring(p: QPainter, theme: Theme, rect: QRectF, radius: float) -> None:
    """Paint the double ring of what has the keyboard, around `rect`; needs five pixels of room."""
    box(p, rect.adjusted(-5, -5, 5, 5), radius + 5, None, Art.chip if theme.dark else theme.paper, 5)
    box(p, rect.adjusted(-4, -4, 4, 4), radius + 4, None, theme.focus, 3)


def rule(p: QPainter, theme: Theme, x: float, y: float, width: float) -> None:
    """Paint a gold line that fades at both ends."""
    clear, full = faded(theme.hair, 0), faded(theme.hair, 0.9)
    gradient = linear((x, 0), (x + width, 0), (0, clear), (0.12, full), (0.88, full), (1, clear))
    p.fillRect(QRectF(x, y - 0.6, width, 1.2), gradient)


def write(  # noqa: PLR0913, PLR0917 - a drawing is made of many measures
    p: QPainter,
    rect: QRectF,
    words: str,
    role: str,
    colour: Colour,
    align: Qt.AlignmentFlag = LEFT,
    px: float | None = None,
    weight: int | None = None,
    fixed: bool = False,
) -> None:
    """Write one line into `rect`: it shrinks to 80 % where it must, then it is elided."""
    made, shown = fitted(words, rect.width(), role, px, weight=weight, fixed=fixed)
    p.setFont(made)
    p.setPen(QColor(colour))
    p.drawText(rect, _flags(align), shown)


def wrapped(
    p: QPainter, rect: QRectF, words: str, role: str, colour: Colour, px: float, align: Align = CENTRE
) -> bool:
    """Write words into `rect` on as many lines as they need; nothing, and False, if that is too much."""
    p.setFont(font(role, px))
    flags = align.value | Qt.TextFlag.TextWordWrap.value
    needs = QFontMetricsF(p.font()).boundingRect(rect, flags, words)
    if not rect.adjusted(-1, -1, 1, 1).contains(needs):
        return False
    p.setPen(QColor(colour))
    p.drawText(rect, flags, words)
    return True


def _flags(align: Qt.AlignmentFlag) -> int:
    return align.value | Qt.TextFlag.TextSingleLine.value


@cache
def seat_shape(kind: str) -> QPainterPath:
    """Return a seat's shape about the origin, its radius about 1."""
    path = QPainterPath()
    if kind == "circle":
        path.addEllipse(QPointF(0, 0), 0.88, 0.88)
    elif kind == "square":
        path.addRect(QRectF(-0.78, -0.78, 1.56, 1.56))
    elif kind == "cross":
        path.addRect(QRectF(-0.34, -0.95, 0.68, 1.9))
        arm = QPainterPath()
        arm.addRect(QRectF(-0.95, -0.34, 1.9, 0.68))
        path = path.united(arm)
    else:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in _corners(kind)]))
        path.closeSubpath()
    return path


def _corners(kind: str) -> list[tuple[float, float]]:
    if kind == "triangle":
        return [(0, -1), (1, 0.78), (-1, 0.78)]
    if kind == "diamond":
        return [(0, -1.08), (0.86, 0), (0, 1.08), (-0.86, 0)]
    points, inner = (5, 0.48) if kind == "star" else (6, 0.0)
    outer = 1.1 if kind == "star" else 0.98
    if not inner:
        return [
            (outer * math.sin(i * math.pi / 3), -outer * math.cos(i * math.pi / 3)) for i in range(points)
        ]
    turn = math.pi / points
    reach = [outer if i % 2 == 0 else inner for i in range(2 * points)]
    return [(r * math.sin(i * turn), 0.06 - r * math.cos(i * turn)) for i, r in enumerate(reach)]


def _fill_shape(p: QPainter, kind: str, centre: QPointF, radius: float, colour: Colour) -> None:
    p.save()
    p.translate(centre)
    p.scale(radius, radius)
    p.fillPath(seat_shape(kind), QColor(colour))
    p.restore()


def seat_badge(
    p: QPainter, mark: SeatMark, centre: QPointF, size: float = 28, ring: Colour | None = None
) -> None:
    """Paint a seat's badge: a disc in its colour with its dark shape; `ring` marks whose turn it is."""
    p.save()
    p.setPen(QPen(QColor(Art.ink), max(1.4, size * 0.06)))
    high, low = mix(mark.colour, "#ffffff", 0.18), mix(mark.colour, "#000000", 0.08)
    p.setBrush(linear((0, centre.y() - size / 2), (0, centre.y() + size / 2), (0, high), (1, low)))
    p.drawEllipse(centre, size / 2, size / 2)
    _fill_shape(p, mark.shape, centre, size * 0.27, Art.ink)
    if ring is not None:
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(ring), 2.6))
        p.drawEllipse(centre, size / 2 + 4, size / 2 + 4)
    p.restore()


def pawn(p: QPainter, mark: SeatMark, foot: QPointF, size: float = 44) -> None:
    """Paint a standing pawn whose foot is at `foot`."""
    p.save()
    p.translate(foot)
    p.scale(size, size)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(faded("#000000", 0.45))
    p.drawEllipse(QPointF(0.05, 0), 0.40, 0.13)
    p.setPen(QPen(QColor(Art.ink), 2 / size))
    sides = (
        (0, mix(mark.colour, "#ffffff", 0.35)),
        (0.45, mark.colour),
        (1, mix(mark.colour, "#000000", 0.35)),
    )
    p.setBrush(linear((-0.3, 0), (0.3, 0), *sides))
    p.drawPath(_pawn_shape())
    p.restore()
    head = QPointF(foot.x(), foot.y() - size * 0.72)
    _fill_shape(p, mark.shape, head, size * 0.16, Art.ink)


@cache
def _pawn_shape() -> QPainterPath:
    body = QPainterPath(QPointF(-0.36, 0))
    body.cubicTo(-0.36, -0.16, -0.13, -0.2, -0.12, -0.52)
    body.lineTo(0.12, -0.52)
    body.cubicTo(0.13, -0.2, 0.36, -0.16, 0.36, 0)
    body.cubicTo(0.2, 0.09, -0.2, 0.09, -0.36, 0)
    head = QPainterPath()
    head.addEllipse(QPointF(0, -0.72), 0.29, 0.29)
    return body.united(head)


def key_cap(p: QPainter, theme: Theme, place: QPointF, letter: str) -> float:
    """Paint the cap of a key with its left upper corner at `place`; return its width."""
    made, height = font("key", 12.5), 22 * fonts.scale()
    width = max(height, QFontMetricsF(made).horizontalAdvance(letter) + 12)
    rect = QRectF(place.x(), place.y(), width, height)
    box(p, rect, 5, theme.inset, theme.line)
    p.fillRect(QRectF(rect.x() + 3, rect.bottom() - 2.5, width - 6, 1.5), faded(theme.text3, 0.6))
    p.setFont(made)
    p.setPen(QColor(theme.text2))
    p.drawText(rect.adjusted(0, 0, 0, -2), CENTRE, letter)
    return width


def pill(  # noqa: PLR0913 - the same
    p: QPainter,
    place: QPointF,
    words: str,
    fill: Colour,
    colour: Colour,
    *,
    role: str = "cap",
    px: float | None = None,
    line: Colour | None = None,
    height: float = 26,
    icon: str = "",
) -> float:
    """Paint words in a capsule with its left upper corner at `place`; return its width."""
    picture = height * 0.8 if icon else 0.0
    width = fonts.width(role, words, px) + 20 + picture
    rect = QRectF(place.x(), place.y(), width, height)
    box(p, rect, height / 2, fill, line, 1.2)
    if icon:
        side = height * 0.62
        paint_icon(p, icon, QRectF(rect.x() + 8, rect.center().y() - side / 2, side, side), colour)
    write(p, rect.adjusted(10 + picture, 0, 0, -1), words, role, colour, LEFT, px)
    return width


def counter(p: QPainter, centre: QPointF, words: str, size: float = 28) -> None:
    """Paint a count over a picture: gold figures in a dark disc, the same in every theme."""
    rect = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    box(p, rect, size / 2, Art.chip, Art.gold, max(1.2, size * 0.05))
    write(p, rect, words, "num", Art.gold, CENTRE, size * 0.6, fixed=True)


def card(
    p: QPainter, rect: QRectF, picture: QPixmap | None, *, turn: float = 0.0, raised: bool = True
) -> None:
    """Paint a card: cream edge, picture inside; without a picture its ground is left dark."""
    p.save()
    if turn:
        p.translate(rect.center())
        p.rotate(turn)
        p.translate(-rect.center())
    radius = max(5.0, min(11.0, rect.width() * 0.075))
    edge = max(3.0, rect.width() * 0.03)
    if raised:
        shadow(p, rect, radius, max(4.0, rect.width() * 0.05), 0.55)
    top, bottom = (rect.x(), rect.y()), (rect.x(), rect.bottom())
    box(p, rect, radius, linear(top, bottom, (0, Art.edge_high), (1, Art.edge_low)))
    inside = rect.adjusted(edge, edge, -edge, -edge)
    if picture is None:
        box(p, inside, radius - 2, Art.chip)
    else:
        cover(p, inside, picture, radius - 2)
    box(p, inside, radius - 2, None, "#1b1722", 1.4)
    p.restore()


def cover(p: QPainter, rect: QRectF, picture: QPixmap, radius: float) -> None:
    """Paint a picture so that it fills `rect` with round corners; what is too wide or high is cut off."""
    wide, high = picture.width(), picture.height()
    fit = min(wide / rect.width(), high / rect.height())
    part = QRectF(0, 0, rect.width() * fit, rect.height() * fit)
    part.moveCenter(QPointF(wide / 2, high / 2))
    brush = QBrush(picture)  # a texture is several times faster than a picture behind a clip path
    fitting = QTransform.fromTranslate(rect.x(), rect.y()).scale(1 / fit, 1 / fit)
    brush.setTransform(fitting.translate(-part.x(), -part.y()))
    p.save()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(brush)
    p.drawRoundedRect(rect, radius, radius)
    p.restore()
