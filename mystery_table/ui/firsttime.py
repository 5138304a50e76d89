"""The offer to learn a game: a line under a page's bar, shown until it was taken or declined once."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from mystery_table.core import tutorial
from mystery_table.core.errors import UserError
from mystery_table.core.words import Text
from mystery_table.ui.marks import IconMark
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Button, Label, Voice, space


class FirstTime(QFrame):
    """Offers a game's guided match to whoever has not played the game yet; hidden for everybody else."""

    learn = Signal(str)

    def __init__(self, program: Program, game: str) -> None:
        super().__init__()
        self.program, self.game = program, game
        self.setObjectName("TopBar")
        Voice(program, self)(self.setAccessibleName, Text("app", "Learn to play"))
        row = QHBoxLayout(self)
        space(program, row, (18, 6, 16, 6), 12)
        row.addWidget(IconMark(program, "school", 26, boxed=False))
        guided = tutorial.tutorial(game)
        minutes = guided.minutes if guided is not None else 0
        words = Text("app", "First time? A guided match of about {0} minutes teaches the game.", (minutes,))
        row.addWidget(Label(program, words, "body", px=16), 1)
        self.yes = Button(program, Text("app", "Play the guided match"), "outline", px=17)
        self.no = Button(program, Text("app", "No, thanks"), "quiet", px=17)
        self.yes.clicked.connect(lambda: self.learn.emit(game))
        self.no.clicked.connect(self._decline)
        row.addWidget(self.yes)
        row.addWidget(self.no)
        if not self._is_due():
            self.hide()

    def _is_due(self) -> bool:
        try:
            return tutorial.is_new(self.program.store, self.game)
        except UserError:  # the store's trouble is told elsewhere
            return False

    def _decline(self) -> None:
        self.hide()
        with suppress(UserError):  # then it is offered again
            tutorial.decline(self.program.store, self.game)
