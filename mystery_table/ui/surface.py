"""The table under everything: faint gold rays on a quiet ground, one hue a game."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap, QPolygonF, QTransform

from mystery_table.art.colours import faded, radial
from mystery_table.core.rng import Rng
from mystery_table.ui.paint import SMOOTH, box
from mystery_table.ui.theme import HUES, Hue, Theme


def paint_surface(  # noqa: PLR0913, PLR0917 - a drawing is made of many measures
    p: QPainter,
    rect: QRectF,
    theme: Theme,
    hue: str = "home",
    centre: tuple[float, float] = (0.5, 0.5),
    border: bool = False,
    ratio: float = 1.0,
    bright: bool = False,
) -> None:
    """Paint the surface into `rect`; the rays come from `centre` (0 to 1 in both directions).

    `hue` is a key of HUES, an unknown one means "home". `ratio` is device pixels per unit, for the grain.
    `bright` adds strong beams, as behind the cards of a cover.
    """
    tint = HUES.get(hue, HUES["home"])
    if theme.plain:
        p.fillRect(rect, theme.bg)
        return
    p.drawImage(rect, _ground(theme, tint, (round(rect.width()), round(rect.height())), centre, bright))
    p.save()
    p.setOpacity(0.22)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Overlay)
    p.fillRect(rect, _grain(ratio))
    p.restore()
    if border:
        gold = _gold(theme)
        box(p, rect.adjusted(6, 6, -6, -6), 12, None, faded(gold, 0.55), 1.4)
        box(p, rect.adjusted(11, 11, -11, -11), 9, None, faded(gold, 0.28))


def _gold(theme: Theme) -> str:
    return "#e2b65f" if theme.dark else "#8a6420"


@cache
def _grain(ratio: float) -> QBrush:
    """Return paper grain around middle grey, of one device pixel."""
    side = 256
    contrast = bytes(128 + (value - 128) * 70 // 128 for value in range(256))
    noise = Rng("grain").noise(side * side).translate(contrast)
    image = QImage(noise, side, side, side, QImage.Format.Format_Grayscale8)
    brush = QBrush(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))
    brush.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
    return brush


@lru_cache(2)
def _ground(
    theme: Theme, tint: Hue, size: tuple[int, int], centre: tuple[float, float], bright: bool
) -> QImage:
    """Return colours and rays without grain, in a quarter of the resolution: they are soft."""
    made = QImage(max(1, size[0] // 4), max(1, size[1] // 4), QImage.Format.Format_RGB32)
    rect = QRectF(0, 0, made.width(), made.height())
    inner, middle, outer = tint.dark if theme.dark else tint.light
    p = QPainter(made)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    gold = _gold(theme)
    x, y = rect.x() + rect.width() * centre[0], rect.y() + rect.height() * centre[1]
    reach = math.hypot(rect.width(), rect.height())
    p.fillRect(rect, radial((x, y), reach * 0.62, (0, inner), (0.5, middle), (1, outer)))
    beams(p, QPointF(x, y), reach * 0.7, 48, faded(gold, 0.075 if theme.dark else 0.07))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(faded(gold, 0.14), 0.4))
    for share in (0.26, 0.268, 0.40, 0.406):
        p.drawEllipse(QPointF(x, y), rect.width() * share, rect.width() * share)
    if theme.dark:
        night = ((0, faded("#000000", 0)), (0.6, faded("#000000", 0.05)), (1, faded("#000000", 0.5)))
        p.fillRect(rect, radial((x, y), reach * 0.6, *night))
    if bright:
        beams(p, QPointF(x, y), max(rect.width(), rect.height()) * 0.8, 30, faded("#f1d694", 0.16))
    p.end()
    return made


def beams(p: QPainter, centre: QPointF, radius: float, count: int, colour: QColor) -> None:
    """Paint beams of light that fade outwards.

    As in art.textures, but without what that module needs for chance.
    """
    clear = QColor(colour)
    clear.setAlphaF(0)
    half = math.pi / count / 2
    p.save()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(radial((centre.x(), centre.y()), radius, (0, colour), (1, clear)))
    for number in range(count):
        turn = 2 * math.pi * number / count
        ends = [centre + QPointF(math.cos(a), math.sin(a)) * radius for a in (turn - half, turn + half)]
        p.drawPolygon(QPolygonF([centre, *ends]))
    p.restore()


@lru_cache(2)
def surface(
    theme: Theme,
    size: tuple[int, int],
    hue: str = "home",
    centre: tuple[float, float] = (0.5, 0.5),
    border: bool = False,
    ratio: float = 1.0,
) -> QPixmap:
    """Return the surface as a picture of `size` logical pixels, made once for the last few sizes."""
    width, height = size
    made = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    made.setDevicePixelRatio(ratio)
    painter = QPainter(made)
    painter.setRenderHints(SMOOTH)
    paint_surface(painter, QRectF(0, 0, width, height), theme, hue, centre, border, ratio)
    painter.end()
    return made


def forget() -> None:
    """Let go of the surfaces that were painted: a match needs the room."""
    surface.cache_clear()
    _ground.cache_clear()
