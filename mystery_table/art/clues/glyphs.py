"""Signs as shapes: the ten suits of 13 Clues, told apart by colour or glyph alone; heart and ghost."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from mystery_table.art.shapes import closed, ellipse, moved, path, polar

INK, CREAM = "#14121a", "#fffaf0"


class Suit(NamedTuple):
    """A suit's colour and the function that draws its glyph about the origin, its radius about 1."""

    colour: str
    glyph: Callable[[], QPainterPath]
    dark: bool = True
    """Whether the colour is dark, so that the glyph is light."""


UNIT = 100.0
"""Glyphs are put together this large: Qt makes polygons of the curves of small shapes that it unites."""


def _closed(*segments: tuple[float, ...]) -> QPainterPath:
    return closed(*(tuple(number * UNIT for number in segment) for segment in segments))


def _path(*segments: tuple[float, ...]) -> QPainterPath:
    return path(*(tuple(number * UNIT for number in segment) for segment in segments))


def _ellipse(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    return ellipse(x * UNIT, y * UNIT, rx * UNIT, (rx if ry is None else ry) * UNIT)


def _line(shape: QPainterPath, width: float) -> QPainterPath:
    """Return a line as an outline that can be filled."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width * UNIT)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(shape).simplified()


def _moon() -> QPainterPath:
    return _ellipse(-0.05, 0, 0.92).subtracted(_ellipse(0.42, -0.2, 0.78))


def _heart() -> QPainterPath:
    return _closed(
        (0, 0.9),
        (-0.35, 0.55, -0.95, 0.2, -0.95, -0.3),
        (-0.95, -0.95, -0.15, -0.95, 0, -0.38),
        (0.15, -0.95, 0.95, -0.95, 0.95, -0.3),
        (0.95, 0.2, 0.35, 0.55, 0, 0.9),
    )


def _drop() -> QPainterPath:
    return _closed(
        (0, -1),
        (0.16, -0.55, 0.68, -0.1, 0.68, 0.34),
        (0.68, 1.18, -0.68, 1.18, -0.68, 0.34),
        (-0.68, -0.1, -0.16, -0.55, 0, -1),
    )


def _clover() -> QPainterPath:
    leaf = moved(_heart(), 0, -47, 0, 0.47)
    leaves = QPainterPath()
    for turn in range(4):
        leaves = leaves.united(moved(leaf, rotation=45 + 90 * turn))
    return leaves.united(_line(_path((0, 0.1), (0.02, 0.6, 0.2, 0.95)), 0.16))


def _sun() -> QPainterPath:
    shape = _ellipse(0, 0, 0.46)
    for ray in range(8):
        start, end = polar(0, 0, 0.68, ray / 8), polar(0, 0, 0.9, ray / 8)
        shape = shape.united(_line(_path(start, end), 0.2))
    return shape


def _anchor() -> QPainterPath:
    shape = _line(_ellipse(0, -0.7, 0.2), 0.16)
    for part in (
        _path((0, -0.5), (0, 0.86)),
        _path((-0.42, -0.28), (0.42, -0.28)),
        _path((-0.78, 0.28), (-0.7, 0.86, 0, 0.88), (0.7, 0.86, 0.78, 0.28)),
    ):
        shape = shape.united(_line(part, 0.19))
    for side in (-1, 1):
        shape = shape.united(_closed((side * 0.8, 0.02), (side * 1.02, 0.46), (side * 0.5, 0.4)))
    return shape


def _flame() -> QPainterPath:
    outer = _closed(
        (0.05, -1),
        (0.1, -0.45, 0.75, -0.2, 0.72, 0.35),
        (0.7, 0.8, 0.3, 0.98, 0, 0.98),
        (-0.4, 0.98, -0.74, 0.7, -0.7, 0.22),
        (-0.68, -0.06, -0.5, -0.25, -0.42, -0.42),
        (-0.3, -0.2, -0.22, -0.14, -0.14, -0.12),
        (-0.25, -0.5, -0.1, -0.8, 0.05, -1),
    )
    inner = _closed((0.02, 0.12), (0.3, 0.35, 0.36, 0.78, 0, 0.8), (-0.36, 0.78, -0.26, 0.4, 0.02, 0.12))
    return outer.subtracted(inner)


def _snowflake() -> QPainterPath:
    shape = QPainterPath()
    for arm in range(6):
        twig = _path((0, 0), (0, -0.94))
        for side in (-1, 1):
            twig.addPath(_path((0, -0.52), (side * 0.26, -0.76)))
        shape = shape.united(moved(_line(twig, 0.15), rotation=60 * arm))
    return shape


def _leaf() -> QPainterPath:
    blade = _closed((0.72, -0.86), (0.95, 0.1, 0.35, 0.75, -0.5, 0.6), (-0.85, -0.2, -0.2, -0.8, 0.72, -0.86))
    return blade.subtracted(_line(_path((-0.5, 0.6), (-0.1, 0.1, 0.4, -0.45)), 0.13)).united(
        _line(_path((-0.55, 0.66), (-0.82, 0.92)), 0.17)
    )


def _horseshoe() -> QPainterPath:
    arch = _path((-0.5, 0.8), (-1.15, -0.55, -0.6, -0.8, 0, -0.8), (0.6, -0.8, 1.15, -0.55, 0.5, 0.8))
    shape = _line(arch, 0.38)
    for side in (-1, 1):
        for x, y in ((0.55, 0.5), (0.66, 0), (0.42, -0.5)):
            shape = shape.subtracted(_ellipse(side * x * 1.06, y, 0.075))
    return shape


SUITS = {
    "purple": Suit("#6f1fb0", _moon),
    "pink": Suit("#f586c4", _heart, dark=False),
    "red": Suit("#b8160f", _drop),
    "green": Suit("#1ca65e", _clover),
    "yellow": Suit("#fcd01c", _sun, dark=False),
    "blue": Suit("#2b5f96", _anchor),
    "orange": Suit("#e8701a", _flame, dark=False),
    "white": Suit("#f5efe5", _snowflake, dark=False),
    "brown": Suit("#432c1b", _leaf),
    "gray": Suit("#74767c", _horseshoe),
}


@cache
def glyph(suit: str) -> QPainterPath:
    """The glyph of a suit about the origin, its radius about 1; KeyError for an unknown suit."""
    return _small(SUITS[suit].glyph())


def glyph_colour(suit: str) -> str:
    """The colour in which a suit's glyph stands on the suit's colour."""
    return CREAM if SUITS[suit].dark else INK


@cache
def heart() -> QPainterPath:
    """A heart about the origin, its radius about 1."""
    return _small(_heart())


@cache
def ghost() -> QPainterPath:
    """A ghost about the origin, its radius about 1."""
    sheet = _closed(
        (-0.8, 0.9),
        (-0.8, -0.1),
        (-0.8, -1.25, 0.8, -1.25, 0.8, -0.1),
        (0.8, 0.9),
        (0.4, 0.55),
        (0, 0.9),
        (-0.4, 0.55),
    )
    eyes = _ellipse(-0.3, -0.2, 0.17, 0.22).united(_ellipse(0.3, -0.2, 0.17, 0.22))
    return _small(sheet.subtracted(eyes))


def _small(shape: QPainterPath) -> QPainterPath:
    return moved(shape, scale=1 / UNIT)
