"""What is said of a value's origin: that it stands in a rule book, or that it is ours."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mystery_table.core.words import Said, Text
from mystery_table.ui.marks import IconMark
from mystery_table.ui.program import Program
from mystery_table.ui.rules.setting import OURS_TOLD
from mystery_table.ui.widgets import Label, Voice, space

OURS = "star-four-points"
"""The icon of what is ours."""
ORIGINS = {
    "source": (Text("app", "from the rule book"), "book-open-variant"),
    "project": (Text("app", "made by us"), OURS),
}


class OriginLine(QWidget):
    """A line with an icon in front; hidden while there is nothing to say."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        space(program, row, gap=6)
        self.icon = IconMark(program, OURS, 16, boxed=False)
        self.label = Label(program, "", "cap", tone="2")
        row.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.label, 1)
        self.voice = Voice(program, self)

    def say(self, said: Said | None, icon: str = OURS) -> None:
        """Say something, with what it means as a tooltip where it is ours; None: nothing."""
        self.setVisible(said is not None)
        self.icon.set_icon(icon)
        self.label.say(said or "")
        self.voice(self.setToolTip, OURS_TOLD if icon == OURS else "")
