"""The log: what happened, said in the current language, newest last and boxed."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPointF, Qt, QUrl
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from mystery_table.core.words import Text, Who
from mystery_table.ui.faces import Faces
from mystery_table.ui.fonts import font
from mystery_table.ui.paint import SMOOTH, seat_badge
from mystery_table.ui.program import Program

BADGE = 22


class LogView(QTextBrowser):
    """Entries are sentences as values, so that another language says all of them again."""

    def __init__(self, program: Program, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.program, self.faces = program, faces
        self.entries: list[Text] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self.setTabChangesFocus(True)

    def show_entries(self, entries: list[Text]) -> None:
        """Show these entries and no others."""
        self.entries = list(entries)
        self.redraw()

    def redraw(self) -> None:
        """Say everything again: another language, theme, size or name."""
        document = self.document()
        document.clear()
        document.setDefaultFont(font("body", 15))
        document.setDocumentMargin(4)
        self._badges(document)
        rows = [self._row(text, n == len(self.entries) - 1) for n, text in enumerate(self.entries)]
        self.setHtml(f'<table width="100%" cellspacing="0" cellpadding="6">{"".join(rows)}</table>')
        self.moveCursor(QTextCursor.MoveOperation.End)
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the newest line in sight when the panel's other parts grow."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        super().resizeEvent(event)
        if at_end:
            bar.setValue(bar.maximum())

    def _badges(self, document: QTextDocument) -> None:
        ratio, side = self.devicePixelRatioF(), round(BADGE * self.program.scale)
        for seat, mark in enumerate(self.faces.marks()):
            picture = QPixmap(round(side * ratio), round(side * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHints(SMOOTH)
            seat_badge(painter, mark, QPointF(side / 2, side / 2), side - 2)
            painter.end()
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(f"seat:{seat}"), picture)

    def _row(self, text: Text, newest: bool) -> str:
        theme = self.program.theme
        who = next((arg.seat for arg in text.args if isinstance(arg, Who)), None)
        mark = f'<img src="seat:{who}">' if who is not None else f'<span style="color:{theme.gold}">✦</span>'
        names = [f"\x01{name}\x02" for name in self.faces.names()]
        words = escape(self.program.say(text, names)).replace("\x01", "<b>").replace("\x02", "</b>")
        ground = f' bgcolor="{theme.raised}"' if newest else ""
        tone = theme.text if newest else theme.text2
        return (
            f'<tr><td width="{round(30 * self.program.scale)}" valign="top"{ground}>{mark}</td>'
            f'<td valign="top"{ground}><span style="color:{tone}">{words}</span></td></tr>'
        )
