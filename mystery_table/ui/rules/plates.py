"""A row of drawn faces on a rules page: cards with their frame, round counters, tiles that join."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from mystery_table.core.layout import Face
from mystery_table.ui.cover import Pictures, picture_or_paper
from mystery_table.ui.paint import SMOOTH, box, card, rounded, shadow

GAP, PAD = 16.0, 9.0
"""Units between pictures, and around them for their shadows."""


class Form(NamedTuple):
    """How a kind of face is cut: "card", "disc" or "tile", with its size in units."""

    cut: str
    width: float
    height: float


CARD, CHIP = Form("card", 108, 146), Form("card", 76, 76)
FORMS = {
    "tile": Form("tile", 92, 92),
    "token": Form("disc", 84, 84),
    "mark": Form("disc", 84, 84),
    "clock": Form("disc", 118, 118),
    "vision": Form("card", 108, 154),
    "suit": CHIP,
    "trait": Form("card", 96, 71),
    "kind": CHIP,
}
"""All other kinds are cards."""


class Plate:
    """One picture made of faces, in rows; as large as its rows need, `scale` pixels to a unit."""

    def __init__(self, rows: tuple[tuple[Face, ...], ...], scale: float, room: float) -> None:
        """`room` is the width in pixels that it may take; where that is not enough it shrinks."""
        self.rows = rows
        full = self._measured(scale)
        self.scale = scale * min(1.0, room / full.width())
        self.size = self._measured(self.scale)

    def faces(self) -> set[Face]:
        """Return the faces that are drawn on it."""
        return {face for row in self.rows for face in row}

    def drawn(self, pictures: Pictures, ratio: float) -> QPixmap:
        """Return the picture in device pixels; a face that is not there yet is quiet paper with a star."""
        made = QPixmap((self.size * ratio).toSize())
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        p = QPainter(made)
        p.setRenderHints(SMOOTH)
        for face, place in self._places():
            _paint(p, face, place, pictures, ratio)
        p.end()
        return made

    def _measured(self, scale: float) -> QSizeF:
        wide = max(self._width(row) for row in self.rows)
        high = sum(max(form(face).height for face in row) for row in self.rows)
        return QSizeF(wide + 2 * PAD, high + 2 * PAD + self._gap(self.rows[0]) * (len(self.rows) - 1)) * scale

    def _width(self, row: tuple[Face, ...]) -> float:
        return sum(form(face).width for face in row) + self._gap(row) * (len(row) - 1)

    def _gap(self, row: tuple[Face, ...]) -> float:
        return 0.0 if all(form(face).cut == "tile" for face in row) else GAP

    def _places(self) -> list[tuple[Face, QRectF]]:
        found, y = [], PAD
        for row in self.rows:
            x, high = PAD, max(form(face).height for face in row)
            for face in row:
                cut = form(face)
                at = QPointF(x, y + (high - cut.height) / 2) * self.scale
                found.append((face, QRectF(at, QSizeF(cut.width, cut.height) * self.scale)))
                x += cut.width + self._gap(row)
            y += high + self._gap(row)
        return found


def form(face: Face) -> Form:
    """Return how a face is cut."""
    return FORMS.get(face.kind, CARD)


def _paint(p: QPainter, face: Face, place: QRectF, pictures: Pictures, ratio: float) -> None:
    picture = picture_or_paper(pictures, face, place, ratio)
    cut = form(face).cut
    if cut == "card":
        card(p, place, picture)
        return
    radius = place.width() / 2 if cut == "disc" else 0.0
    if cut == "disc":
        shadow(p, place, radius, 5, 0.5)
    else:
        place = place.adjusted(-0.5, -0.5, 0.5, 0.5)  # neighbours join, whatever is rounded
    p.save()
    p.setClipPath(rounded(place, radius))
    p.drawPixmap(place, picture, QRectF(picture.rect()))
    p.restore()
    if cut == "disc":
        box(p, place, radius, None, "#14121a", 1.3)
