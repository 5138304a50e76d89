"""Dialogs in the look of the window: a notice, a question, and the frame of both."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from mystery_table.core.words import Arg, Said, Text
from mystery_table.ui.fonts import font
from mystery_table.ui.keys.bind import Shortcut, is_letter
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Button, Label, Voice, space


class Dialog(QDialog):
    """A dialog: title, a column of contents, a row of buttons. Esc closes, F8 or H hides, F1 reads rules."""

    place = ""
    """What F1 opens in the rules; "" for what the page below is about."""

    def __init__(
        self, program: Program, title: Said, parent: QWidget | None, names: Sequence[str] = ()
    ) -> None:
        """`names` are those of the seats that the title names."""
        super().__init__(parent)
        self.program = program
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.voice = Voice(program, self)
        self.voice(self.setWindowTitle, title, names)
        self.setFont(font("body"))
        Shortcut(program, "hide", self, program.hide_screen.emit)
        Shortcut(program, "rules", self, program.rules_wanted.emit)
        whole = QVBoxLayout(self)
        space(program, whole, (24, 20, 24, 20), 16)
        head = Label(program, "", "h2")
        head.say(title, names)
        whole.addWidget(head)
        self.column = QVBoxLayout()
        space(program, self.column, gap=12)
        whole.addLayout(self.column, 1)
        self.buttons = QHBoxLayout()
        space(program, self.buttons, gap=10)
        self.buttons.addStretch(1)
        whole.addLayout(self.buttons)

    def add_button(self, said: Text, role: str, icon: str = "") -> Button:
        """Add a button at the right end of the row and return it."""
        button = Button(self.program, said, role, icon=icon)
        button.setMinimumWidth(round(110 * self.program.scale))
        self.buttons.addWidget(button)
        return button

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Hide the screen by its letter (P2), which a text field would have kept for itself, by its place."""
        if is_letter(self.program, "hide_letter", event):
            self.program.hide_screen.emit()
        else:
            super().keyPressEvent(event)


class Notice(Dialog):
    """Says one thing and waits until it has been read."""

    def __init__(self, program: Program, message: Arg, parent: QWidget | None) -> None:
        super().__init__(program, Text("app", "Mystery Table"), parent)
        label = Label(program, message)
        label.setMinimumWidth(round(420 * program.scale))
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.column.addWidget(label)
        close = self.add_button(Text("app", "Close"), "primary")
        close.clicked.connect(self.accept)
        close.setDefault(True)
        close.setFocus()


class Question(Dialog):
    """Asks before something that cannot be taken back. `accepted` is the answer yes."""

    def __init__(self, program: Program, message: Arg, yes: Text, parent: QWidget | None) -> None:
        super().__init__(program, Text("app", "Mystery Table"), parent)
        label = Label(program, message)
        label.setMinimumWidth(round(420 * program.scale))
        self.column.addWidget(label)
        no = self.add_button(Text("app", "Cancel"), "")
        no.clicked.connect(self.reject)
        self.add_button(yes, "danger").clicked.connect(self.accept)
        no.setFocus()
