"""The left side of the rules reader: what the page holds, or where on it something was found."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from mystery_table.core.rulebook import Rulebook
from mystery_table.core.rulesearch import Found, search
from mystery_table.core.words import Text
from mystery_table.ui.fonts import font
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Label, Voice, dress, space

PLACE = Qt.ItemDataRole.UserRole
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}


class Contents(QWidget):
    """A list, and the field to search in that whoever arranges the reader puts above it.

    Arrows in the field move in the list.
    """

    chosen = Signal(str)
    """A heading or a reading: its anchor."""
    found = Signal(int)
    """A block in which everything stands that was typed."""
    typed = Signal(str)

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.book: Rulebook | None = None
        self.field, self.list, self.count = QLineEdit(), QListWidget(), Label(program, "", "cap", tone="2")
        self._at = ""
        voice = Voice(program, self)
        voice(self.field.setPlaceholderText, Text("app", "Search the rules"))
        voice(self.field.setAccessibleName, Text("app", "Search the rules"))
        voice(self.list.setAccessibleName, Text("app", "Contents"))
        self.field.setClearButtonEnabled(False)
        dress(program, self.field, "body")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.list.currentRowChanged.connect(self._choose)
        self.list.itemClicked.connect(lambda _item: self._choose(self.list.currentRow()))
        column = QVBoxLayout(self)
        space(program, column, gap=8)
        column.addWidget(self.count)
        column.addWidget(self.list, 1)

    def show_book(self, book: Rulebook) -> None:
        """List what a rulebook holds; what was typed is looked for in it."""
        self.book = book
        self._search()

    def searching(self) -> bool:
        """Return whether something is looked for."""
        return bool(self.field.text().strip())

    def show_place(self, anchor: str) -> None:
        """Mark the place at which the page stands."""
        self._at = anchor
        if self.searching():
            return
        for row in range(self.list.count()):
            if self.list.item(row).data(PLACE) == anchor:
                self._select(row)
                return

    def step(self, by: int) -> None:
        """Go to the next line of the list, or one before."""
        row = self.list.currentRow() + by
        self.list.setCurrentRow(max(0, min(self.list.count() - 1, row)))

    def clear_search(self) -> bool:
        """Forget what was typed; False if nothing was."""
        there = bool(self.field.text())
        self.field.clear()
        return there

    def again(self) -> None:
        """Say and dress everything anew."""
        self._search()

    def _select(self, row: int) -> None:
        blocked = self.list.blockSignals(True)
        self.list.setCurrentRow(row)
        self.list.blockSignals(blocked)
        self.list.scrollToItem(self.list.item(row))

    def _search(self) -> None:
        if self.book is None:
            return
        blocked = self.list.blockSignals(True)
        self.list.clear()
        if self.searching():
            hits = search(self.book, self.field.text())
            self._list_hits(hits)
        else:
            self._list_places(self.book)
        self.list.blockSignals(blocked)
        self.count.setVisible(self.searching())
        self.typed.emit(self.field.text())
        if self.searching() and self.list.count():
            self.list.setCurrentRow(0)
        elif not self.searching():
            self.show_place(self._at)

    def _list_hits(self, hits: list[Found]) -> None:
        if hits:
            self.count.say(Text("app", "%n place(s) found", n=len(hits)))
        else:
            self.count.say(Text("app", "Nothing found. Fewer letters find more."))
        for hit in hits:
            self._add(f"{hit.section}\n{hit.excerpt}", hit.block, "small")

    def _list_places(self, book: Rulebook) -> None:
        for block in book.blocks:
            if block.kind == "title":
                self._add(block.words, "", "h3")
            elif block.kind == "heading":
                self._add(block.words, block.anchor, "label")
            elif block.kind == "part":
                self._add(f"\u2003{block.words}", block.anchor, "small")
            elif block.kind == "reading":
                self._add(f"\u2003{block.number} · {block.heading}", block.anchor, "small")

    def _add(self, words: str, place: object, role: str) -> None:
        item = QListWidgetItem(words)
        item.setFont(font(role))
        item.setData(PLACE, place)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words.strip().replace("\n", ": "))
        self.list.addItem(item)

    def _choose(self, row: int) -> None:
        item = self.list.item(row)
        if item is None:
            return
        place = item.data(PLACE)
        if self.searching():
            self.found.emit(place)
        else:
            self.chosen.emit(place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Arrows and Enter in the field go through the list; Esc forgets what was typed."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            if key in STEPS:
                self.step(STEPS[key])
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.step(1)
                return True
            if key == Qt.Key.Key_Escape:
                return self.clear_search()
        return super().eventFilter(watched, event)
