"""A card shown large, beside what it explains and never over it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mystery_table.core.layout import Piece
from mystery_table.ui.faces import Faces
from mystery_table.ui.paint import SMOOTH, deco_panel
from mystery_table.ui.table.geometry import Box
from mystery_table.ui.table.pieces import MARGIN

SHARE = 0.6
"""Of the table's height."""
WIDEST = 0.44
"""Of the table's width."""
PAD, GAP = 26, 4
"""Around the card within its panel, and between the panel and what it explains."""


def beside(box: Box, width: float, height: float, ratio: float) -> QRectF:
    """Return where a panel with a card lies: in the wider room beside `box`, as large as fits."""
    left, right = box.x - GAP, width - box.x - box.w - GAP
    room = max(left, right)
    wide = min(height * SHARE * ratio, width * WIDEST, room - 2 * PAD)
    middle = width * (0.25 if left > right else 0.75)
    half = wide / 2 + PAD
    middle = min(middle, left - half) if left > right else max(middle, width - right + half)
    high = wide / ratio + 2 * PAD
    return QRectF(middle - half, (height - high) / 2, 2 * half, high)


class Zoom(QWidget):
    """Closes with any key or click."""

    def __init__(self, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self.faces = faces
        self.piece: Piece | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def show_piece(self, piece: Piece, ratio: float, box: Box) -> None:
        """Show a piece at the side of the table on which it does not lie."""
        over = self.parentWidget()
        assert over is not None
        self.piece = piece._replace(number=None, seat=None, key="", dim=False)
        self.setGeometry(beside(box, over.width(), over.height(), ratio).toRect())
        said = [words for words in (piece.name, piece.detail) if words is not None]
        self.setAccessibleName(". ".join(self.faces.program.say(words, self.faces.names()) for words in said))
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the card on a panel."""
        if self.piece is None:
            return
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        deco_panel(p, self.faces.program.theme, QRectF(self.rect()).adjusted(8, 8, -8, -8))
        width, height = self.width() - 2 * PAD, self.height() - 2 * PAD
        card = self.faces.card(self.piece, width, height, self.devicePixelRatioF())
        p.drawPixmap(QPointF(PAD - MARGIN, PAD - MARGIN), card)

    def close_card(self) -> None:
        """Put it away and forget what it showed."""
        self.piece = None
        self.setAccessibleName("")
        self.hide()

    def _leave(self) -> None:
        self.close_card()
        over = self.parentWidget()
        if over is not None:
            over.setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, _event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Any key closes it."""
        self._leave()

    def mousePressEvent(self, _event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Any click closes it."""
        self._leave()
