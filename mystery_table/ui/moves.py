"""The Moves list: every legal move in words, filtered as one types, long ones composed piece by piece."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from mystery_table.core.choice import Choice
from mystery_table.core.layout import Drop
from mystery_table.core.state import Action
from mystery_table.core.words import Text
from mystery_table.ui.fonts import font
from mystery_table.ui.keys.bind import Shortcut
from mystery_table.ui.program import Program


class MovesDialog(QDialog):
    """Lists moves as sentences; Enter plays the marked one."""

    chosen = Signal(tuple)

    def __init__(
        self,
        program: Program,
        choice: Choice,
        say_action: Callable[[Action], str],
        say_drop: Callable[[Drop], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.program, self.choice = program, choice
        self._say_action, self._say_drop = say_action, say_drop
        self._made: list[Drop] = []
        self.field, self.list, self.title = QLineEdit(), QListWidget(), QLabel()
        self._build()
        self._fill()

    def _build(self) -> None:
        say, scale = self.program.say, self.program.scale
        self.setObjectName("Window")
        self.setWindowTitle(say(Text("app", "All legal moves")))
        self.title.setText(self.windowTitle())
        self.title.setFont(font("h2"))
        self.field.setPlaceholderText(say(Text("app", "Type to filter")))
        self.field.setAccessibleName(self.field.placeholderText())
        self.field.setFont(font("body"))
        self.field.textChanged.connect(self._fill)
        self.field.installEventFilter(self)
        self.list.setFont(font("body"))
        self.list.setAccessibleName(self.windowTitle())
        self.list.setWordWrap(True)
        self.list.itemActivated.connect(self._take)
        Shortcut(self.program, "hide", self, self.program.hide_screen.emit)
        Shortcut(self.program, "rules", self, self.program.rules_wanted.emit)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.addWidget(self.title)
        column.addWidget(self.field)
        column.addWidget(self.list, 1)
        self.resize(round(620 * scale), round(520 * scale))

    def _fill(self) -> None:
        """List what may follow and contains every word that was typed."""
        wanted = self.field.text().casefold().split()
        self.list.clear()
        for words, value in self._lines():
            if all(part in words.casefold() for part in wanted):
                item = QListWidgetItem(words)
                item.setData(Qt.ItemDataRole.UserRole, value)
                self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _lines(self) -> list[tuple[str, object]]:
        actions, drops = self.choice.follow(frozenset(self._made))
        lines: list[tuple[str, object]] = [(self._say_action(a), ("action", a)) for a in actions]
        return lines + [(self._say_drop(drop), ("drop", drop)) for drop in drops]

    def _take(self, item: QListWidgetItem) -> None:
        kind, value = item.data(Qt.ItemDataRole.UserRole)
        if kind == "action":
            self.accept()
            self.chosen.emit(value)
            return
        self._made.append(value)
        self.field.clear()
        self._fill()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Arrows and Enter in the field work on the list; Esc goes a piece back, then closes."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
                step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8}.get(
                    Qt.Key(event.key()), 8
                )
                self.list.setCurrentRow(max(0, min(self.list.count() - 1, self.list.currentRow() + step)))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if self.list.currentItem() is not None:
                    self._take(self.list.currentItem())
                return True
            if event.key() == Qt.Key.Key_Escape and self._made:
                self._made.pop()
                self._fill()
                return True
        return super().eventFilter(watched, event)
