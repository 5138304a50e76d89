"""Help: keys and gestures, and the way to the rules of every game (A1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from mystery_table.core.rulebook import has_rules
from mystery_table.core.words import Arg, Text
from mystery_table.ui.catalogue import about, found, is_taught
from mystery_table.ui.dialogs import Dialog
from mystery_table.ui.keys.bind import cap
from mystery_table.ui.keys.commands import COMMANDS, PAGE, TABLE
from mystery_table.ui.marks import Scroller
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Button, Label, Voice, space

Keys = tuple[tuple[Arg, Text], ...]
GESTURES: Keys = (
    (Text("app", "Drag"), Text("app", "Carry a card to a place that lights up. Elsewhere it glides home.")),
    (Text("app", "Click, click"), Text("app", "First a card, then its place. A double click there plays.")),
    (Text("app", "Right click"), Text("app", "See a card large.")),
    ("Tab", Text("app", "Go to the next part of the table.")),
    ("← ↑ → ↓", Text("app", "Go to the next card or place.")),
    ("Enter", Text("app", "Pick up, put down; play what is chosen.")),
    ("Esc", Text("app", "Put back what was chosen last; close a dialog.")),
    (Text("app", "Space"), Text("app", "See a card large; hold it to open the curtain.")),
    (Text("app", "Letters, digits"), Text("app", "Choose the card or place that shows this key.")),
    (Text("app", "Any key"), Text("app", "Let a bot move without a pause.")),
)
"""What cannot be changed."""


def keys_at(program: Program, *places: str) -> Keys:
    """Return the keys in force of the commands that hold at these places."""
    here = [command for command in COMMANDS if command.place in places]
    return tuple((key, command.words) for command in here if (key := cap(program, command)))


STEP = 48
"""Pixels that an arrow key scrolls."""


class HelpDialog(Dialog):
    """Keys and gestures, and the way to each game's rules. Holds nothing of a match: anyone may read it."""

    rules = Signal(str)
    """The rules of this game are to be opened."""
    learn = Signal(str)
    """The guided match of this game is wanted."""
    about = Signal()
    """Who made what is to be told."""
    keys = Signal()
    """Other keys are to be chosen."""

    def __init__(self, program: Program, parent: QWidget | None) -> None:
        super().__init__(program, Text("app", "Help"), parent)
        page = QWidget()
        whole = QVBoxLayout(page)
        space(program, whole, (2, 2, 14, 2), 14)
        whole.addWidget(Label(program, Text("app", "Rules"), "h3", tone="gold"))
        books, self.books = self._games(has_rules, "book-open-variant", self._read)
        whole.addLayout(books)
        whole.addWidget(Label(program, Text("app", "Learn to play"), "h3", tone="gold"))
        lessons, self.lessons = self._games(is_taught, "school", self._learn)
        whole.addLayout(lessons)
        columns = QHBoxLayout()
        space(program, columns, gap=32)
        columns.addLayout(self._listed(Text("app", "At the table"), GESTURES + keys_at(program, TABLE)), 6)
        columns.addLayout(self._listed(Text("app", "Everywhere"), keys_at(program, "", PAGE)), 6)
        whole.addLayout(columns)
        self.scroller = Scroller(page)
        Voice(program, self)(self.scroller.setAccessibleName, Text("app", "Help"))
        self.column.addWidget(self.scroller, 1)
        self.credits = self.add_button(Text("app", "About"), "outline")
        self.credits.setAutoDefault(False)
        self.credits.clicked.connect(self._tell)
        self.change = self.add_button(Text("app", "Change keys…"), "outline")
        self.change.setAutoDefault(False)
        self.change.clicked.connect(self._change)
        close = self.add_button(Text("app", "Close"), "primary")
        close.clicked.connect(self.accept)
        close.setFocus()
        self._fit(parent, 980, 780)

    def _games(
        self, offering: Callable[[str], bool], icon: str, act: Callable[[str], None]
    ) -> tuple[QGridLayout, dict[str, Button]]:
        """Return a button for each game that offers something, two in a row, and the buttons by game."""
        grid, buttons = QGridLayout(), {}
        space(self.program, grid, gap=12, row_gap=8)
        for number, game in enumerate(filter(offering, found())):
            button = buttons[game] = Button(self.program, about(game).title, "outline", icon=icon)
            button.setAutoDefault(False)
            button.clicked.connect(partial(act, game))
            grid.addWidget(button, number // 2, number % 2)
        return grid, buttons

    def _learn(self, game: str) -> None:
        self.accept()
        self.learn.emit(game)

    def _change(self) -> None:
        self.accept()
        self.keys.emit()

    def _tell(self) -> None:
        self.accept()
        self.about.emit()

    def _read(self, game: str) -> None:
        self.accept()
        self.rules.emit(game)

    def _fit(self, parent: QWidget | None, width: int, height: int) -> None:
        """Take the room wanted (units), no more than the window has."""
        wide, high = round(width * self.program.scale), round(height * self.program.scale)
        if parent is not None:
            wide, high = min(wide, parent.width() - 40), min(high, parent.height() - 40)
        self.resize(wide, high)

    def _listed(self, title: Text, keys: Keys) -> QVBoxLayout:
        column = QVBoxLayout()
        self.grid = QGridLayout()
        space(self.program, self.grid, gap=16, row_gap=5)
        self.grid.setColumnStretch(1, 1)
        self._list(self.grid, title, keys)
        column.addLayout(self.grid)
        column.addStretch(1)
        return column

    def _list(self, grid: QGridLayout, title: Text, keys: Keys) -> None:
        """Add a heading and one row for each key."""
        grid.addWidget(Label(self.program, title, "h3", tone="gold"), grid.rowCount(), 0, 1, 2)
        for key, meaning in keys:
            row, cap = grid.rowCount(), Label(self.program, key, "key", tone="gold", wrap=False)
            grid.addWidget(cap, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(Label(self.program, meaning, "small"), row, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Arrows and page keys scroll; the rest is a dialog's."""
        bar = self.scroller.verticalScrollBar()
        ways = {
            Qt.Key.Key_Up: -STEP,
            Qt.Key.Key_Down: STEP,
            Qt.Key.Key_PageUp: -bar.pageStep(),
            Qt.Key.Key_PageDown: bar.pageStep(),
        }
        way = ways.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
        else:
            bar.setValue(bar.value() + way)
