"""What lights up on the table: areas that may take the piece in hand, and the keyboard's ring."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mystery_table.ui.program import Program
from mystery_table.ui.table.geometry import Place

OUT = 8.0


class AreaItem(QGraphicsItem):
    """The state of one area, drawn over the surface; empty most of the time."""

    def __init__(self, place: Place, program: Program) -> None:
        super().__init__()
        self.place, self.program = place, program
        self.legal = self.aimed = self.dropped = self.focused = False
        self.setPos(place.box.x, place.box.y)
        self.setZValue(5 + place.depth * 0.01)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def settle(self, place: Place) -> None:
        """Take the area's new place."""
        if place.box != self.place.box:
            self.prepareGeometryChange()
            self.setPos(place.box.x, place.box.y)
        self.place = place

    def mark(
        self,
        *,
        legal: bool | None = None,
        aimed: bool | None = None,
        dropped: bool | None = None,
        focused: bool | None = None,
    ) -> None:
        """Change the states that are given."""
        before = (self.legal, self.aimed, self.dropped, self.focused)
        self.legal = self.legal if legal is None else legal
        self.aimed = self.aimed if aimed is None else aimed
        self.dropped = self.dropped if dropped is None else dropped
        self.focused = self.focused if focused is None else focused
        if before != (self.legal, self.aimed, self.dropped, self.focused):
            self.setZValue((30 if self.focused else 5) + self.place.depth * 0.01)
            self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """Return the area with the room around it."""
        return QRectF(-OUT, -OUT, self.place.box.w + 2 * OUT, self.place.box.h + 2 * OUT)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw the rings that apply."""
        theme, look = self.program.theme, self.place.area.look
        tone = theme.yes if look == "yes" else theme.no if look == "no" else theme.gold
        box = QRectF(0, 0, self.place.box.w, self.place.box.h)
        if self.legal or self.dropped or self.aimed:
            wash = QColor(tone)
            wash.setAlphaF(0.20 if self.aimed else 0.10 if self.legal else 0.06)
            painter.setBrush(wash)
            glow = QColor(tone)
            glow.setAlphaF(0.30)
            painter.setPen(QPen(glow, 7))
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 12, 12)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tone), 3.5 if self.aimed else 2.5))
            painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 11, 11)
        if self.focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((QColor("#0b0d14"), 6.0), (QColor(theme.focus), 3.0)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 14, 14)
