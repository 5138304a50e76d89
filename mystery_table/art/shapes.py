"""Painter paths from plain numbers."""

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from mystery_table.art.colours import Point

Segment = tuple[float, ...]


def path(*segments: Segment) -> QPainterPath:
    """An open path: a point, then (x, y) lines, (cx, cy, x, y) quadratic or six-number cubic curves."""
    out = QPainterPath(QPointF(*segments[0]))
    for segment in segments[1:]:
        points = [QPointF(x, y) for x, y in zip(segment[::2], segment[1::2], strict=True)]
        if len(points) == 1:
            out.lineTo(points[0])
        elif len(points) == 2:
            out.quadTo(points[0], points[1])
        else:
            out.cubicTo(points[0], points[1], points[2])
    return out


def closed(*segments: Segment) -> QPainterPath:
    """The same as `path`, closed."""
    out = path(*segments)
    out.closeSubpath()
    return out


def polygon(points: Iterable[Point]) -> QPolygonF:
    """A polygon from pairs, for the painter's `drawPolygon`."""
    return QPolygonF([QPointF(x, y) for x, y in points])


def mirrored(shape: QPainterPath) -> QPainterPath:
    """The shape flipped left to right about x = 0."""
    return QTransform().scale(-1, 1).map(shape)


def symmetric(*segments: Segment) -> QPainterPath:
    """A closed shape from its right half, given from top centre (x = 0) to bottom centre."""
    right = path(*segments)
    right.connectPath(mirrored(right.toReversed()))
    right.closeSubpath()
    return right


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """An ellipse (or circle) around a centre."""
    out = QPainterPath()
    out.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return out


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0) -> QPainterPath:
    """A rectangle around a centre."""
    out = QPainterPath()
    out.addRoundedRect(QRectF(x - width / 2, y - height / 2, width, height), radius, radius)
    return out


def box(left: float, top: float, right: float, bottom: float, radius: float = 0) -> QPainterPath:
    """A rectangle by its edges."""
    out = QPainterPath()
    out.addRoundedRect(QRectF(left, top, right - left, bottom - top), radius, radius)
    return out


def blob(circles: Iterable[tuple[float, float, float]]) -> QPainterPath:
    """The union of circles (x, y, radius): clouds, curls, foliage."""
    out = QPainterPath()
    out.setFillRule(Qt.FillRule.WindingFill)
    for x, y, radius in circles:
        out.addEllipse(QPointF(x, y), radius, radius)
    return out.simplified()


def moved(
    shape: QPainterPath,
    x: float = 0,
    y: float = 0,
    rotation: float = 0,
    scale: float = 1,
    scale_y: float | None = None,
) -> QPainterPath:
    """The shape scaled, then turned (degrees clockwise), then moved."""
    transform = QTransform()
    transform.translate(x, y)
    transform.rotate(rotation)
    transform.scale(scale, scale if scale_y is None else scale_y)
    return transform.map(shape)


def arch(left: float, top: float, right: float, bottom: float) -> QPainterPath:
    """A window or door opening with a round top."""
    width = right - left
    out = QPainterPath(QPointF(left, bottom))
    out.lineTo(left, top + width / 2)
    out.arcTo(QRectF(left, top, width, width), 180, -180)
    out.lineTo(right, bottom)
    out.closeSubpath()
    return out


def gothic(left: float, top: float, right: float, bottom: float) -> QPainterPath:
    """An opening with a pointed top."""
    middle, spring = (left + right) / 2, top + (right - left) * 0.75
    knee = (spring + top) / 2
    return closed(
        (left, bottom),
        (left, spring),
        (left, knee, middle, top),
        (right, knee, right, spring),
        (right, bottom),
    )


def polar(x: float, y: float, radius: float, turn: float) -> Point:
    """A point on a circle; `turn` 0..1 clockwise from three o'clock."""
    angle = 2 * math.pi * turn
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def gear(x: float, y: float, radius: float, teeth: int = 10, turn: float = 0) -> QPainterPath:
    """A cogwheel with a round hole; `turn` counts quarter teeth."""
    points = [
        polar(x, y, radius if i % 4 < 2 else radius * 0.8, (i + turn) / (teeth * 4)) for i in range(teeth * 4)
    ]
    return closed(*points).subtracted(ellipse(x, y, radius * 0.32))


def star(x: float, y: float, radius: float, waist: float = 0.16, points: int = 4) -> QPainterPath:
    """A star; `waist` is the inner radius as a share of the outer one."""
    corners = [
        polar(x, y, radius if i % 2 == 0 else radius * waist, i / (2 * points) - 0.25)
        for i in range(2 * points)
    ]
    return closed(*corners)
