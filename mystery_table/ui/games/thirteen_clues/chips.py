"""Buttons that stand for a seat, an informant or a token, as wide as there is room."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from mystery_table.art.colours import faded
from mystery_table.core.words import Said
from mystery_table.ui.faces import Faces
from mystery_table.ui.fonts import fits
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import LEFT, SMOOTH, box, counter, seat_badge, write
from mystery_table.ui.program import Program


class Chip(QAbstractButton):
    """A choice with a badge, a letter or an icon, and its name where that can be read.

    `area` is the area of the table for which it stands.
    """

    def __init__(
        self,
        program: Program,
        faces: Faces,
        area: str,
        said: Said,
        mark: int | str,
        short: Said | None = None,
    ) -> None:
        """`mark`: a seat's number, one letter, or an icon's name. `short`: the words on it, if not `said`."""
        super().__init__()
        self._short = short
        self.program, self.faces, self.area, self.said = program, faces, area, said
        self._seat = mark if isinstance(mark, int) else None
        self._letter = mark if isinstance(mark, str) and len(mark) == 1 else ""
        self._glyph = mark if isinstance(mark, str) else ""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.restyle()

    def restyle(self) -> None:
        """Use the language in force."""
        words = self.program.say(self.said, self.faces.names())
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size it likes to have."""
        return QSize(round(110 * self.program.scale), round(40 * self.program.scale))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for the badge."""
        return QSize(40, 30)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint frame, badge and name."""
        theme, rect = self.program.theme, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        on, able = self.isChecked(), self.isEnabled()
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        line = theme.gold if on else theme.line
        style = Qt.PenStyle.SolidLine if able or on else Qt.PenStyle.DashLine
        box(p, rect, 8, theme.raised if able else faded(theme.panel, 0.6), line, 2.4 if on else 1.2, style)
        if self.underMouse() and able:
            box(p, rect, 8, faded(theme.gold, 0.10))
        if self.hasFocus():
            box(p, rect, 8, None, theme.focus, 3)
        p.setOpacity(1.0 if able or on else 0.55)
        self._inside(p, rect)
        p.end()

    def _inside(self, p: QPainter, rect: QRectF) -> None:
        side = min(rect.height() - 8, 28 * self.program.scale)
        words = self.program.say(self._short or self.said, self.faces.names()) if not self._letter else ""
        room = rect.width() - side - 22
        named = bool(words) and room > 30 and (self._seat is not None or fits(words, room, "label", 17))
        x = rect.x() + 8 + side / 2 if named else rect.center().x()
        self._mark(p, QPointF(x, rect.center().y()), side)
        if named:
            place = QRectF(x + side / 2 + 6, rect.y(), room, rect.height())
            write(p, place, words, "label", self.program.theme.text, LEFT, 17)

    def _mark(self, p: QPainter, centre: QPointF, side: float) -> None:
        if self._seat is not None:
            seat_badge(p, self.faces.marks()[self._seat], centre, side)
        elif self._letter:
            counter(p, centre, self._letter, side)
        else:
            place = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
            paint_icon(p, self._glyph, place, self.program.theme.text)
