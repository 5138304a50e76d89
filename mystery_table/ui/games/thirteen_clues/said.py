"""What was said, line by line: who asked whom, about what, the answer, and what follows from it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem

from mystery_table.core.words import Said, Several, Text, Who
from mystery_table.games.thirteen_clues import phrases
from mystery_table.games.thirteen_clues.casebook import Casebook
from mystery_table.games.thirteen_clues.state import BOTH, LEFT, Line
from mystery_table.ui.faces import Faces
from mystery_table.ui.fonts import font
from mystery_table.ui.games.thirteen_clues.glyphs import paint_filter
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import CENTRE, SMOOTH, box, seat_badge, write
from mystery_table.ui.paint import LEFT as AT_LEFT
from mystery_table.ui.program import Program

Index = QModelIndex | QPersistentModelIndex
LINE = 1001
"""Role under which a line's value is found."""
MOST = 3
"""So many conclusions are written out; the tooltip has them all."""
HIGH, LOW = 30.0, 21.0
"""Units: height of a line, and of what follows below it."""
WRAP = Qt.TextFlag.TextWordWrap.value


class Heard(NamedTuple):
    """One line: the question with its answer, whether in secret, and what follows."""

    line: Line
    secret: bool
    follows: tuple[Said, ...]


class SaidModel(QAbstractListModel):
    """The lines of a casebook; what follows from one is worked out when it is first asked for."""

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__()
        self.program, self.faces = program, faces
        self.casebook: Casebook | None = None
        self.lines: tuple[Line, ...] = ()
        self._known: dict[int, tuple[Said, ...]] = {}

    def show_casebook(self, casebook: Casebook | None) -> None:
        """Show the lines of this casebook, None for nothing."""
        before, now = self.lines, casebook.lines() if casebook is not None else ()
        same = casebook is not None and self.casebook is not None and now[: len(before)] == before
        self.casebook, self._known = casebook, {}
        if same and len(now) > len(before):
            self.beginInsertRows(QModelIndex(), len(before), len(now) - 1)
            self.lines = now
            self.endInsertRows()
        elif now != before:
            self.beginResetModel()
            self.lines = now
            self.endResetModel()
        self.again()

    def again(self) -> None:
        """Say everything again."""
        if self.lines:
            self.dataChanged.emit(self.index(0), self.index(len(self.lines) - 1))

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        """Return how many lines there are."""
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    def heard(self, row: int) -> Heard:
        """Return a line with all that follows from it."""
        assert self.casebook is not None
        if row not in self._known:
            self._known[row] = self.casebook.follows(row)
        own = self.casebook.observation.private.own
        line = self.lines[row]
        return Heard(line, line in own.told, self._known[row])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a line as value or in words."""
        if not index.isValid() or self.casebook is None:
            return None
        if role == LINE:
            return self.heard(index.row())
        words = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
        if role in words:
            return self.program.say(spoken(self.heard(index.row())), self.faces.names())
        return None


def spoken(heard: Heard) -> Said:
    """Return a line as it is read out."""
    said: Said = Text("thirteen_clues", "{0} asks. {1}", (Who(heard.line.asker), phrases.counted(heard.line)))
    if heard.secret:
        said = Text("thirteen_clues", "{0} (top secret)", (said,))
    if heard.follows:
        return Text("thirteen_clues", "{0}. It follows: {1}", (said, Several(heard.follows)))
    return said


class SaidPainter(QStyledItemDelegate):
    """Paints one line: badges, glyph, words, the number, and below what follows."""

    def __init__(self, program: Program, faces: Faces, view: QListView) -> None:
        super().__init__(view)
        self.program, self.faces, self.view = program, faces, view

    def _words(self, heard: Heard) -> str:
        more = len(heard.follows) - MOST
        shown: tuple[Said, ...] = heard.follows[:MOST]
        if more > 0:
            shown = (*shown, Text("thirteen_clues", "%n more", n=more))
        return "→ " + self.program.say(Several(shown), self.faces.names()) if heard.follows else ""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        """Return the height of the line with what follows from it."""
        heard, scale = index.data(LINE), self.program.scale
        wide = max(80, self.view.viewport().width())
        words = self._words(heard)
        if not words:
            return QSize(wide, round(HIGH * scale))
        room = QRectF(0, 0, wide - 2 * HIGH * scale, 10_000)
        need = QFontMetricsF(font("small", 14)).boundingRect(room, WRAP, words).height()
        return QSize(wide, round(HIGH * scale + need + 4))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a line."""
        heard, scale, theme = index.data(LINE), self.program.scale, self.program.theme
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHints(SMOOTH)
        if index.row() == index.model().rowCount() - 1:
            box(painter, rect.adjusted(1, 1, -2, -1), 8, theme.raised, theme.hair)
        high = HIGH * scale
        self._head(painter, QRectF(rect.x(), rect.y(), rect.width(), high), heard)
        words = self._words(heard)
        if words:
            room = QRectF(rect.x() + high, rect.y() + high - 2, rect.width() - 2 * high, rect.height() - high)
            painter.setFont(font("small", 14))
            painter.setPen(QColor(theme.info))
            painter.drawText(room, WRAP, words)
        painter.restore()

    def _head(self, p: QPainter, rect: QRectF, heard: Heard) -> None:
        line, theme, scale = heard.line, self.program.theme, self.program.scale
        marks, side, middle = self.faces.marks(), 23 * scale, rect.center().y()
        x = rect.x() + 8
        seat_badge(p, marks[line.asker], QPointF(x + side / 2, middle), side)
        arrow = QRectF(x + side + 2, middle - side * 0.36, side * 0.72, side * 0.72)
        paint_icon(p, "arrow-right", arrow, theme.text2)
        x = arrow.right() + 2
        seat_badge(p, marks[line.witness], QPointF(x + side / 2, middle), side)
        x += side + 6
        if line.side != BOTH:
            x = self._side(p, QRectF(x, middle - side / 2, side, side), line.side == LEFT)
        paint_filter(p, self.faces, line.filter, QRectF(x, middle - side / 2, side, side), self._ratio())
        x += side * 1.25 + 8
        if heard.secret:
            paint_icon(p, "incognito", QRectF(x, middle - side / 2, side, side), theme.gold)
            x += side + 6
        number = QRectF(rect.right() - 44 * scale, rect.y(), 32 * scale, rect.height())
        words = self.program.say(phrases.count(line.filter, 2)).removeprefix("2 ")
        write(
            p, QRectF(x, rect.y(), number.x() - x - 4, rect.height()), words, "body", theme.text, AT_LEFT, 15
        )
        write(p, number, str(line.answer), "num_l", theme.gold, CENTRE, 21)

    def _side(self, p: QPainter, place: QRectF, left: bool) -> float:
        name = "arrow-left-bold-box-outline" if left else "arrow-right-bold-box-outline"
        paint_icon(p, name, place, self.program.theme.text2)
        return place.right() + 4

    def _ratio(self) -> float:
        return self.view.devicePixelRatioF()


class SaidList(QListView):
    """The lines, the newest last and boxed; the list stays at its end unless somebody has scrolled back."""

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__()
        self.program = program
        self.lines = SaidModel(program, faces)
        self.setModel(self.lines)
        self.setItemDelegate(SaidPainter(program, faces, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setObjectName("Log")
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setTabKeyNavigation(False)
        self.restyle()

    def restyle(self) -> None:
        """Use the theme, size and language in force."""
        self.setAccessibleName(self.program.say(Text("thirteen_clues", "What was said")))
        self.lines.again()
        self.scheduleDelayedItemsLayout()

    def show_casebook(self, casebook: Casebook | None) -> None:
        """Show the lines of a casebook."""
        before = self.lines.lines
        self.lines.show_casebook(casebook)
        self.scheduleDelayedItemsLayout()
        if self.lines.lines != before:
            self.scrollToBottom()
