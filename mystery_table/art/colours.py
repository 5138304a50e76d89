"""Colours and gradients in short form."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QLinearGradient, QRadialGradient

Colour = QColor | str
Stop = tuple[float, Colour]
Point = tuple[float, float]


def faded(colour: Colour, alpha: float) -> QColor:
    """The colour with this opacity (0..1, clamped)."""
    out = QColor(colour)
    out.setAlphaF(max(0.0, min(1.0, alpha)))
    return out


def mix(first: Colour, second: Colour, share: float) -> QColor:
    """The opaque colour between two; `share` 0 is the first, 1 the second."""
    a, b = QColor(first), QColor(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )


def ramp(stops: list[QColor], position: float) -> QColor:
    """The colour at a position (0..1, clamped) along evenly spaced stops."""
    place = max(0.0, min(1.0, position)) * (len(stops) - 1)
    index = min(int(place), len(stops) - 2)
    return mix(stops[index], stops[index + 1], place - index)


def linear(start: Point, end: Point, *stops: Stop) -> QLinearGradient:
    """A gradient along a line."""
    gradient = QLinearGradient(QPointF(*start), QPointF(*end))
    for position, colour in stops:
        gradient.setColorAt(position, QColor(colour))
    return gradient


def radial(centre: Point, radius: float, *stops: Stop) -> QRadialGradient:
    """A gradient around a centre."""
    gradient = QRadialGradient(QPointF(*centre), radius)
    for position, colour in stops:
        gradient.setColorAt(position, QColor(colour))
    return gradient
