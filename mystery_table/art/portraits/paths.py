"""Outlines written as text, so that a drawing reads as a list of shapes.

An outline is a list of segments separated by commas; each segment is two numbers (a line to x y), four (a
quadratic curve) or six (a cubic curve): "0 0, 10 -20 30 0, 40 0". The paths are cached: never change one.
"""

from functools import cache

from PySide6.QtGui import QPainterPath

from mystery_table.art import shapes
from mystery_table.art.shapes import Segment, mirrored


def segments(outline: str) -> list[Segment]:
    """The numbers of an outline, segment by segment; ValueError if one is not a number."""
    return [tuple(float(number) for number in part.split()) for part in outline.split(",")]


@cache
def trace(outline: str) -> QPainterPath:
    """The open path along an outline."""
    return shapes.path(*segments(outline))


@cache
def cut(outline: str) -> QPainterPath:
    """The closed shape inside an outline."""
    return shapes.closed(*segments(outline))


@cache
def fold(outline: str) -> QPainterPath:
    """The symmetric shape whose right half runs along an outline from top centre to bottom centre."""
    return shapes.symmetric(*segments(outline))


def side(k: int, shape: QPainterPath) -> QPainterPath:
    """The shape as it is on the right (`k` 1) or mirrored on the left (`k` -1)."""
    return shape if k > 0 else mirrored(shape)
