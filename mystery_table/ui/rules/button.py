"""The open book beside a prompt or a refusal, which leads to its rule."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from mystery_table.ui.icons import paint_icon, size
from mystery_table.ui.keys.bind import told
from mystery_table.ui.paint import SMOOTH, box
from mystery_table.ui.program import Program


class RuleButton(QAbstractButton):
    """An open book beside a sentence: reads the rule that it comes from. Named by what it opens."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def offer(self, name: str) -> None:
        """Show it under this name, hide it for ""."""
        self.setAccessibleName(name)
        self.setToolTip(told(self.program, name, "rules") if name else "")
        self.setVisible(bool(name))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of an icon with its focus ring."""
        return size(round(26 * self.program.scale))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the book, brighter under the pointer."""
        theme, rect = self.program.theme, QRectF(self.rect())
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        tone = theme.gold if self.underMouse() or self.hasFocus() else theme.text2
        paint_icon(p, "book-open-variant", rect.adjusted(4, 4, -4, -4), tone)
        if self.hasFocus():
            box(p, rect.adjusted(1, 1, -1, -1), 6, None, theme.focus, 2)
        p.end()
