"""The list of all matches: open one, or delete it after a question."""

from __future__ import annotations

import time

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from mystery_table.core.errors import UserError
from mystery_table.core.match import delete_match
from mystery_table.core.records import Entry
from mystery_table.core.words import Arg, Several, Text
from mystery_table.ui.catalogue import about
from mystery_table.ui.dialogs import Dialog, Notice, Question
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Voice, dress

MOST = 500


class MatchesDialog(Dialog):
    """Every match, last used first. `chosen` carries the number of the one to open."""

    chosen = Signal(int)
    changed = Signal()

    def __init__(self, program: Program, parent: QWidget | None) -> None:
        super().__init__(program, Text("app", "All matches"), parent)
        self.list = QListWidget()
        dress(program, self.list, "body")
        Voice(program, self)(self.list.setAccessibleName, Text("app", "Matches"))
        self.list.itemActivated.connect(self._open)
        self.column.addWidget(self.list, 1)
        self.delete_button = self.add_button(Text("app", "Delete"), "danger", "delete-outline")
        self.delete_button.clicked.connect(self._ask)
        self.open_button = self.add_button(Text("app", "Open"), "primary", "folder-open")
        self.open_button.clicked.connect(self._open)
        close = self.add_button(Text("app", "Close"), "")
        close.clicked.connect(self.reject)
        QShortcut(QKeySequence(Qt.Key.Key_Delete), self.list).activated.connect(self._ask)
        for button in (self.delete_button, self.open_button, close):
            button.setAutoDefault(False)
        self.resize(round(720 * program.scale), round(520 * program.scale))
        self._fill()

    def _fill(self) -> None:
        self.list.clear()
        for entry in self.program.store.matches(limit=MOST):
            item = QListWidgetItem(self.program.say(self._line(entry)))
            item.setData(Qt.ItemDataRole.UserRole, entry.id)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        some = self.list.count() > 0
        self.delete_button.setEnabled(some)
        self.open_button.setEnabled(some)

    def _line(self, entry: Entry) -> Arg:
        when = self.program.speaker.moment(entry.used, time.time())
        title: Arg = entry.name or about(entry.game).title
        names = Several(tuple(chair.name for chair in entry.seating.chairs))
        if entry.packed_result is None:
            return Text("app", "{0} · {1} · {2} · goes on", (title, names, when))
        return Text("app", "{0} · {1} · {2} · finished", (title, names, when))

    def _number(self) -> int | None:
        item = self.list.currentItem()
        return None if item is None else int(item.data(Qt.ItemDataRole.UserRole))

    def _open(self) -> None:
        number = self._number()
        if number is not None:
            self.accept()
            self.chosen.emit(number)

    def _ask(self) -> None:
        if self._number() is None:
            return
        question = Question(
            self.program, Text("app", "Delete this match for good?"), Text("app", "Delete"), self
        )
        question.accepted.connect(self._delete)
        question.open()

    def _delete(self) -> None:
        number = self._number()
        if number is None:
            return
        row = self.list.currentRow()
        try:
            delete_match(self.program.store, number)
        except UserError as error:
            Notice(self.program, error.message, self).open()
            return
        self._fill()
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.changed.emit()
