"""The first mission of a newcomer: a guided match in its place, unless they would rather do without."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mystery_table.core import tutorial
from mystery_table.core.errors import UserError
from mystery_table.core.words import Said, Text
from mystery_table.ui.fields import CheckBox
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Label, space


class FirstMission(QWidget):
    """A switch "With the guide" beside the first mission of a game's campaign, on for newcomers."""

    turned = Signal()

    def __init__(self, program: Program, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.program, self.game = program, game
        self.guided = tutorial.tutorial(game)
        self.hide()
        column = QVBoxLayout(self)
        space(program, column, gap=4)
        self.switch = CheckBox(program, Text("app", "With the guide"), 17)
        self.switch.setChecked(self._is_newcomer())
        self.switch.toggled.connect(self._turn)
        minutes = self.guided.minutes if self.guided is not None else 0
        words = Text(
            "app",
            "About {0} minutes, explained step by step at the table. Whoever wins has won this mission.",
            (minutes,),
        )
        self.words = Label(program, words, "cap", tone="2")
        column.addWidget(self.switch)
        column.addWidget(self.words)
        self.words.setVisible(self.switch.isChecked())

    @property
    def wanted(self) -> bool:
        """Whether the guided match is to be played in the mission's place."""
        return self.switch.isChecked() and not self.isHidden()

    @property
    def told(self) -> Said | None:
        """What is played then; None where it is the mission itself."""
        return self.guided.told if self.guided is not None and self.wanted else None

    def offer(self, mission: str) -> None:
        """Show the switch beside the mission that the guided match wins, and beside no other."""
        self.setVisible(self.guided is not None and bool(mission) and mission == self.guided.wins)

    def leave(self) -> None:
        """A mission began without the guide: where it was offered, it is not to be asked again."""
        if not self.isHidden():
            with suppress(UserError):  # then it is offered again
                tutorial.decline(self.program.store, self.game)

    def _turn(self, on: bool) -> None:
        self.words.setVisible(on)
        self.turned.emit()

    def _is_newcomer(self) -> bool:
        try:
            return tutorial.is_first_mission(self.program.store, self.game)
        except UserError:  # the store's trouble is told elsewhere
            return False
