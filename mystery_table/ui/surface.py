"""The table under everything: faint gold rays on a quiet ground, one hue a game."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from mystery_table.art.colours import faded, radial
from mystery_table.art.textures import paper, rays
from mystery_table.ui.paint import box
from mystery_table.ui.theme import HUES, Theme


def paint_surface(
    p: QPainter,
    rect: QRectF,
    theme: Theme,
    hue: str = "home",
    centre: tuple[float, float] = (0.5, 0.5),
    border: bool = False,
    ratio: float = 1.0,
) -> None:
    """Paint the surface into `rect`; the rays come from `centre` (0 to 1 in both directions).

    `hue` is a key of HUES, an unknown one means "home". `ratio` is device pixels per unit, for the grain.
    """
    tint = HUES.get(hue, HUES["home"])
    inner, middle, outer = tint.dark if theme.dark else tint.light
    if theme.plain:
        p.fillRect(rect, theme.bg)
        return
    x, y = rect.x() + rect.width() * centre[0], rect.y() + rect.height() * centre[1]
    reach = math.hypot(rect.width(), rect.height())
    gold = "#e2b65f" if theme.dark else "#8a6420"
    p.fillRect(rect, radial((x, y), reach * 0.62, (0, inner), (0.5, middle), (1, outer)))
    rays(p, (x, y), reach * 0.7, 48, gold, 0.075 if theme.dark else 0.07)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(faded(gold, 0.10), 1.4))
    for share in (0.26, 0.268, 0.40, 0.406):
        p.drawEllipse(QPointF(x, y), rect.width() * share, rect.width() * share)
    paper(p, rect, ratio, 2, 0.22)
    if theme.dark:
        night = ((0, faded("#000000", 0)), (0.6, faded("#000000", 0.05)), (1, faded("#000000", 0.5)))
        p.fillRect(rect, radial((x, y), reach * 0.6, *night))
    if border:
        box(p, rect.adjusted(6, 6, -6, -6), 12, None, faded(gold, 0.55), 1.4)
        box(p, rect.adjusted(11, 11, -11, -11), 9, None, faded(gold, 0.28))


@lru_cache(4)
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
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_surface(painter, QRectF(0, 0, width, height), theme, hue, centre, border, ratio)
    painter.end()
    return made
