"""A button that must be held: it fills with gold from the left, and its words change colour with it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from mystery_table.art.colours import linear
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import CENTRE, box, focus_ring, write
from mystery_table.ui.theme import DARK


def paint_hold(p: QPainter, rect: QRectF, share: float, focused: bool, words: str, main: bool = True) -> None:
    """Paint a button held for a share of its time; one that is not `main` is smaller and has no icon."""
    radius = rect.height() / 2
    if focused:
        focus_ring(p, DARK, rect, radius)
    box(p, rect, radius, "#1a1306", DARK.gold, 2 if main else 1.2)
    inside = rect.adjusted(5, 5, -5, -5)
    p.save()
    p.setClipRect(QRectF(inside.x(), inside.y(), inside.width() * share, inside.height()))
    gold = linear((0, inside.y()), (0, inside.bottom()), (0, DARK.gold_high), (1, DARK.gold))
    box(p, inside, inside.height() / 2, gold)
    _caption(p, rect, DARK.on_gold, words, main)
    p.restore()
    p.save()
    p.setClipRect(QRectF(inside.x() + inside.width() * share, rect.y(), rect.width(), rect.height()))
    _caption(p, rect, DARK.gold, words, main)
    p.restore()


def _caption(p: QPainter, rect: QRectF, colour: str, words: str, main: bool) -> None:
    if not main:
        write(p, rect.adjusted(16, 0, -16, 0), words, "label", colour, CENTRE, 17)
        return
    side = rect.height() * 0.42
    icon = QRectF(rect.x() + rect.height() * 0.4, rect.center().y() - side / 2, side, side)
    paint_icon(p, "gesture-tap-hold", icon, colour)
    write(p, rect.adjusted(rect.height(), 0, -rect.height() * 0.6, 0), words, "h1", colour, CENTRE, 26)
