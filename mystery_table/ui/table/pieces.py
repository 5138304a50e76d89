"""A piece on the table: a ready-made picture that knows its rectangle and its state."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mystery_table.core.layout import Piece
from mystery_table.ui.table.geometry import Box

MARGIN = 14.0
"""Room around a card for shadow, ring and glow, in logical pixels; part of the picture."""
LIFT, HOVER = 7.0, 4.0
Veil = Callable[[QPainter, QRectF], None]
"""Paints over a piece, whose rectangle it gets."""


class PieceItem(QGraphicsItem):
    """Draws one pixmap; while it moves the pixmap is scaled, at rest it is painted pixel by pixel."""

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.piece = piece
        self.box = Box(0, 0, 0, 0)
        self.pixmap = QPixmap()
        self.before: QPixmap | None = None
        self.veil: Veil | None = None
        self.blend = 1.0
        self.target = Box(0, 0, 0, 0)
        self.hovered = self.chosen = self.focused = self.ghostly = False
        self.gold, self.ring = QColor("#e2b65f"), QColor("#7fd4ff")
        self.setAcceptHoverEvents(True)

    def place(self, box: Box) -> None:
        """Move to a rectangle at once."""
        if (box.w, box.h) != (self.box.w, self.box.h):
            self.prepareGeometryChange()
        self.box = box
        self.setPos(box.x, box.y)

    def paint_with(self, gold: str, ring: str) -> None:
        """Use these colours for the chosen and the focused state."""
        self.gold, self.ring = QColor(gold), QColor(ring)

    def wear(self, pixmap: QPixmap) -> None:
        """Show another picture."""
        self.pixmap = pixmap
        self.before, self.blend = None, 1.0
        self.update()

    def fade_to(self, pixmap: QPixmap) -> None:
        """Show another picture that comes through the one before as `fade` goes on."""
        self.before, self.pixmap, self.blend = self.pixmap, pixmap, 0.0
        self.update()

    def fade(self, share: float) -> None:
        """Let the new picture come through, from 0 to 1."""
        if self.before is not None:
            self.blend = share
            if share >= 1.0:
                self.before = None
            self.update()

    def mark(
        self, *, hovered: bool | None = None, chosen: bool | None = None, focused: bool | None = None
    ) -> None:
        """Change the states that are given."""
        before = (self.hovered, self.chosen, self.focused)
        self.hovered = self.hovered if hovered is None else hovered
        self.chosen = self.chosen if chosen is None else chosen
        self.focused = self.focused if focused is None else focused
        if before != (self.hovered, self.chosen, self.focused):
            self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """Return the card with the room around it."""
        m = MARGIN
        return QRectF(-m, -m - LIFT, self.box.w + 2 * m, self.box.h + 2 * m + LIFT)

    def lift(self) -> float:
        """Return how far the card stands above its place."""
        return LIFT if self.chosen else HOVER if self.hovered else 0.0

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw the card with its state."""
        if self.pixmap.isNull():
            return
        painter.translate(0, -self.lift())
        if self.ghostly:
            painter.setOpacity(0.55)
        frame = QRectF(-MARGIN, -MARGIN, self.box.w + 2 * MARGIN, self.box.h + 2 * MARGIN)
        if self.before is not None:
            painter.drawPixmap(frame, self.before, QRectF(self.before.rect()))
            painter.setOpacity(painter.opacity() * self.blend)
        if self.box.w == self.target.w:
            painter.drawPixmap(QPointF(-MARGIN, -MARGIN), self.pixmap)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(frame, self.pixmap, QRectF(self.pixmap.rect()))
        if self.veil is not None:
            self.veil(painter, QRectF(0, 0, self.box.w, self.box.h))
        if self.chosen or self.focused:
            painter.setOpacity(1.0)
            self._rings(painter)

    def _rings(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        card = QRectF(0, 0, self.box.w, self.box.h)
        radius = min(11.0, max(5.0, self.box.w * 0.075))
        if self.piece.shape == "disc":
            radius = self.box.w / 2
        rings: list[tuple[QColor, float, float]] = []
        if self.chosen:
            rings += [(_faded(self.gold, 0.25), 7, 5), (self.gold, 3, 2)]
        if self.focused:
            rings += [(QColor("#0b0d14"), 6, 5), (self.ring, 3, 5)]
        for colour, width, out in rings:
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(card.adjusted(-out, -out, out, out), radius + out, radius + out)


def _faded(colour: QColor, alpha: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(alpha)
    return faded
