"""The dialog in which a match gets another name."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from mystery_table.core.words import Text
from mystery_table.ui.dialogs import Dialog
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import dress

NAME_LENGTH = 100


class Rename(Dialog):
    """Asks for a match's new name."""

    def __init__(self, program: Program, name: str, parent: QWidget) -> None:
        super().__init__(program, Text("app", "Name of the match"), parent)
        self.field = QLineEdit(name)
        self.field.setMaxLength(NAME_LENGTH)
        self.field.setMinimumWidth(round(420 * program.scale))
        self.field.selectAll()
        dress(program, self.field, "body")
        self.voice(self.field.setAccessibleName, Text("app", "Name of the match"))
        self.column.addWidget(self.field)
        cancel = self.add_button(Text("app", "Cancel"), "")
        cancel.clicked.connect(self.reject)
        cancel.setAutoDefault(False)
        keep = self.add_button(Text("app", "Rename"), "primary")
        keep.clicked.connect(self.accept)
        keep.setDefault(True)
        self.field.setFocus()
