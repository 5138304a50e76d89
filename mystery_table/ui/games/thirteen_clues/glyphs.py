"""Small signs of the casebook: how something is known, where a card is, which suit, what was asked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mystery_table.art.colours import faded
from mystery_table.core.layout import Piece
from mystery_table.games.thirteen_clues import phrases
from mystery_table.games.thirteen_clues.cards import FIRST_TRAIT
from mystery_table.games.thirteen_clues.casebook import Layer, Mark, letter_name
from mystery_table.games.thirteen_clues.pieces import filter_face
from mystery_table.ui.faces import Faces
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import CENTRE, box, seat_badge, write
from mystery_table.ui.table.pieces import MARGIN
from mystery_table.ui.theme import Theme

SOURCES: dict[Layer, tuple[str, str]] = {
    "seen": ("eye", "text2"),
    "told": ("forum", "info"),
    "deduced": ("lightbulb-on", "info"),
    "pencil": ("pencil", "text2"),
}
"""Icon and colour of how something is known."""
SIGNS = {
    "no": ("close-thick", "no"),
    "mine": ("star", "yes"),
    "possible": ("circle-outline", "text3"),
    "suspect": ("help-circle", "gold"),
}
"""Icon and colour of what is known."""


def square(centre: QPointF, side: float) -> QRectF:
    """Return the square of this side about a point."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def paint_source(p: QPainter, theme: Theme, layer: Layer, place: QRectF) -> None:
    """Paint how something is known."""
    name, tone = SOURCES[layer]
    paint_icon(p, name, place, getattr(theme, tone))


def paint_sign(p: QPainter, theme: Theme, faces: Faces, mark: Mark, place: QRectF) -> None:
    """Paint what a mark says: a cross, a star, a ring, a seat's badge, an informant's letter, a number."""
    if mark.sign in SIGNS:
        name, tone = SIGNS[mark.sign]
        paint_icon(p, name, place, getattr(theme, tone))
    elif mark.sign == "asked":
        write(p, place, str(mark.who), "num", theme.info, CENTRE, 14)
    elif mark.sign == "informant":
        _letter(p, theme, place, letter_name(mark.who) if mark.who >= 0 else "…")
    elif mark.who >= 0:
        seat_badge(p, faces.marks()[mark.who], place.center(), place.width())
        if mark.side >= 0:
            _side(p, theme, place, left=mark.side == 0)
    else:
        paint_icon(p, "eye-off", place, theme.text2)


def _letter(p: QPainter, theme: Theme, place: QRectF, letter: str) -> None:
    box(p, place, place.width() / 2, "#0b0d14", faded(theme.text2, 0.8), 1)
    write(p, place, letter, "num", "#f4ecdb", CENTRE, place.width() * 0.6, fixed=True)


def _side(p: QPainter, theme: Theme, place: QRectF, left: bool) -> None:
    """Paint a bar at the side on which a hidden card lies."""
    p.setPen(QPen(QColor(theme.text), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    x = place.left() - 1 if left else place.right() + 1
    p.drawLine(QPointF(x, place.top() + 2), QPointF(x, place.bottom() - 2))


def paint_filter(p: QPainter, faces: Faces, about: int, place: QRectF, ratio: float) -> None:
    """Paint what a question is about: the suit's glyph or the trait's picture."""
    piece = Piece("", "", filter_face(about), phrases.label(about), caption=False)
    if about >= FIRST_TRAIT:  # drawn wider than high
        place = QRectF(place.x(), place.y() + 2, place.width() * 1.25, place.height() - 4)
    made = faces.card(piece, place.width(), place.height(), ratio)
    p.drawPixmap(QPointF(place.x() - MARGIN, place.y() - MARGIN), made)
