"""One sentence in a quiet box: what a page has to say about what is chosen on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout

from mystery_table.art.colours import faded
from mystery_table.core.words import Arg
from mystery_table.ui.marks import IconMark
from mystery_table.ui.paint import SMOOTH, box
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Label, space


class InfoLine(QFrame):
    """A sentence in a quiet box with an icon; `tone` "info" or "no"."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program, self.tone = program, "info"
        row = QHBoxLayout(self)
        space(program, row, (14, 8, 14, 8), 10)
        self.icon = IconMark(program, "information-outline", 22, boxed=False)
        row.addWidget(self.icon)
        self.label = Label(program, "", "body")
        row.addWidget(self.label, 1)
        program.restyled.connect(self.update)

    def say(self, said: Arg, tone: str = "info") -> None:
        """Show a sentence."""
        self.tone = tone
        self.icon.set_icon("alert-outline" if tone == "no" else "information-outline")
        self.label.say(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the box."""
        colour = getattr(self.program.theme, self.tone)
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        box(p, QRectF(self.rect()), 10, self.program.theme.panel)
        box(p, QRectF(self.rect()), 10, faded(colour, 0.10), faded(colour, 0.7), 1.2)
        p.end()
