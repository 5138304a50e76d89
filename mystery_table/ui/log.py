"""The log: what happened, said in the current language, newest last and boxed."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QResizeEvent, QTextDocument
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mystery_table.art.frames import star4
from mystery_table.core.words import Text, Who
from mystery_table.ui.faces import Faces
from mystery_table.ui.fonts import font
from mystery_table.ui.paint import SMOOTH, box, seat_badge
from mystery_table.ui.program import Program

BADGE, PAD = 22, 7
"""Units: a seat's badge beside its line, and the room above and below a line."""
Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """The entries as values; the view says them, so that another language says all of them again."""

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__()
        self.program, self.faces = program, faces
        self.entries: list[Text] = []

    def show_entries(self, entries: list[Text]) -> None:
        """Show these entries and no others; those that were there before stay as they are."""
        kept = _common(self.entries, entries)
        if kept < len(self.entries):
            self.beginRemoveRows(QModelIndex(), kept, len(self.entries) - 1)
            del self.entries[kept:]
            self.endRemoveRows()
        if kept < len(entries):
            self.beginInsertRows(QModelIndex(), kept, len(entries) - 1)
            self.entries += entries[kept:]
            self.endInsertRows()

    def again(self) -> None:
        """Another language, theme or size: say everything again."""
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        """Return how many entries there are."""
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return an entry's sentence for views and screen readers."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.program.say(self.entries[index.row()], self.faces.names())
        return None

    def seat(self, row: int) -> int | None:
        """Return the seat that an entry names first."""
        return next((arg.seat for arg in self.entries[row].args if isinstance(arg, Who)), None)

    def marked_up(self, row: int) -> str:
        """Return an entry as HTML, the names of the seats bold."""
        return marked_up(self.program, self.entries[row], self.faces.names())


def marked_up(program: Program, entry: Text, names: list[str]) -> str:
    """Return an entry of the log as HTML, the names of the seats bold; names can hold anything."""
    words = escape(program.say(entry, [f"\x01{name}\x02" for name in names]))
    return words.replace("\x01", "<b>").replace("\x02", "</b>")


def _common(old: list[Text], new: list[Text]) -> int:
    """Return how many entries two lists share at their beginning."""
    count = 0
    for before, after in zip(old, new, strict=False):
        if before != after:
            break
        count += 1
    return count


class LogDelegate(QStyledItemDelegate):
    """Paints one entry: badge, sentence, a box around the newest."""

    def __init__(self, model: LogModel, view: QListView) -> None:
        super().__init__(view)
        self.entries, self.view = model, view
        self._heights: dict[tuple[str, int], int] = {}

    def forget(self) -> None:
        """The size of the text is another."""
        self._heights.clear()

    def _left(self) -> int:
        return round((BADGE + 12) * self.entries.program.scale)

    def _document(self, html: str, width: int, colour: str) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(font("body", 15))
        document.setTextWidth(width)
        document.setHtml(f'<span style="color:{colour}">{html}</span>')
        return document

    def _width(self) -> int:
        return max(60, self.view.viewport().width() - self._left() - 10)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        """Return the height that the sentence needs at this width."""
        html, width = self.entries.marked_up(index.row()), self._width()
        high = self._heights.get((html, width))
        if high is None:
            high = round(self._document(html, width, "#000000").size().height())
            self._heights[html, width] = high
        return QSize(width, high + round(2 * PAD * self.entries.program.scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the entry."""
        theme, scale = self.entries.program.theme, self.entries.program.scale
        rect = QRectF(option.rect)
        newest = index.row() == len(self.entries.entries) - 1
        painter.save()
        painter.setRenderHints(SMOOTH)
        if newest:
            box(painter, rect.adjusted(1, 1, -3, -1), 8, theme.raised, theme.hair)
        middle = QPointF(rect.x() + 6 + BADGE * scale / 2, rect.y() + (PAD + 10) * scale)
        seat = self.entries.seat(index.row())
        if seat is None:
            star4(painter, middle.x(), middle.y(), 7 * scale, theme.gold)
        else:
            seat_badge(painter, self.entries.faces.marks()[seat], middle, BADGE * scale)
        tone = theme.text if newest else theme.text2
        document = self._document(self.entries.marked_up(index.row()), self._width(), tone)
        painter.translate(rect.x() + self._left(), rect.y() + PAD * scale)
        document.drawContents(painter)
        painter.restore()


class LogView(QListView):
    """The list of entries; it stays at its end unless somebody has scrolled back."""

    def __init__(self, program: Program, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.program = program
        self.lines = LogModel(program, faces)
        self.painter_of_lines = LogDelegate(self.lines, self)
        self.setModel(self.lines)
        self.setItemDelegate(self.painter_of_lines)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setObjectName("Log")
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setTabKeyNavigation(False)

    @property
    def entries(self) -> list[Text]:
        """What is listed."""
        return self.lines.entries

    def show_entries(self, entries: list[Text]) -> None:
        """Show these entries and no others."""
        if entries != self.lines.entries:
            self.lines.show_entries(entries)
            self.scrollToBottom()

    def redraw(self) -> None:
        """Say everything again: another language, theme, size or name."""
        self.setAccessibleName(self.program.say(Text("app", "Log")))
        self.painter_of_lines.forget()
        self.lines.again()
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the newest line in sight when the panel's other parts grow."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 8
        super().resizeEvent(event)
        if at_end:
            self.scrollToBottom()
