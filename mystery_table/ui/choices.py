"""The options column of a lobby: a game's choices, the pace of its bots, the seed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from mystery_table.core.errors import UserError
from mystery_table.core.options import Choice, Mission, Mode
from mystery_table.core.places import new_seed
from mystery_table.core.words import Arg, Text
from mystery_table.settings import BOT_PACES
from mystery_table.ui.fields import CheckBox, ComboBox
from mystery_table.ui.marks import Rule
from mystery_table.ui.origin import ORIGINS, OriginLine
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Button, Label, Voice, dress, space

PACES: tuple[tuple[int, Text], ...] = (
    (0, Text("app", "At once")),
    (600, Text("app", "Brisk: 0.6 s a gesture")),
    (1200, Text("app", "Calm: 1.2 s a gesture")),
    (2000, Text("app", "Slow: 2 s a gesture")),
)
assert tuple(pace for pace, _ in PACES) == BOT_PACES


def captioned(program: Program, caption: Arg, field: QWidget, help_line: Arg | None = None) -> QVBoxLayout:
    """Return a field with its caption above and, if there is one, a line of help below."""
    column = QVBoxLayout()
    space(program, column, gap=4)
    label = Label(program, caption, "label", tone="2")
    label.setBuddy(field)
    column.addWidget(label)
    column.addWidget(field)
    if help_line is not None:
        column.addWidget(Label(program, help_line, "cap", tone="3"))
    return column


def pace_box(program: Program) -> ComboBox:
    """Return a list of the paces of bots that changes the setting at once."""
    found = ComboBox(program, PACES, Text("app", "Pace of the bots"))
    found.choose(program.settings.bot_pace)
    found.activated.connect(lambda: program.change(bot_pace=found.value))
    return found


class Options(QWidget):
    """What a mode lets one choose. `values` are options for the rules."""

    changed = Signal()
    copied = Signal(object)
    """A file of the player's own was made: its path, or the UserError why not."""

    def __init__(
        self, program: Program, mode: Mode, missions: tuple[Mission, ...], given: dict[str, Any]
    ) -> None:
        """`missions` are those that may be played in this mode; `given` are options to begin with."""
        super().__init__()
        self.program, self.mode = program, mode
        self._missions = missions
        self.fields: dict[str, CheckBox | ComboBox] = {}
        column = QVBoxLayout(self)
        space(program, column, gap=12)
        if missions:
            self._add_missions(column, given)
        lists = [choice for choice in mode.choices if choice.labels]
        switches = [choice for choice in mode.choices if not choice.labels]
        for choice in lists:
            self._add_list(column, choice, given.get(choice.key, choice.default))
        column.addLayout(captioned(program, Text("app", "Pace of the bots"), pace_box(program)))
        if switches:
            column.addWidget(Rule(program))
            column.addWidget(Label(program, Text("app", "Variants"), "h3", tone="gold"))
        for choice in switches:
            self._add_switch(column, choice, given.get(choice.key, choice.default))
        column.addWidget(Rule(program))
        self.seed = QLineEdit()
        column.addLayout(self._seed_row())
        column.addStretch(1)

    def _add_missions(self, column: QVBoxLayout, given: dict[str, Any]) -> None:
        said = [(m.id, m.name) for m in self._missions]
        self.mission = ComboBox(self.program, said, Text("app", "Mission"))
        self.mission.choose(given.get("mission"))
        self.mission_line = Label(self.program, "", "cap", tone="3")
        self.mission_origin = OriginLine(self.program, self)
        self.mission.activated.connect(self._show_mission)
        row = captioned(self.program, Text("app", "Mission"), self.mission)
        row.addWidget(self.mission_line)
        row.addWidget(self.mission_origin)
        column.addLayout(row)
        self._show_mission()

    def _show_mission(self) -> None:
        found = next(m for m in self._missions if m.id == self.mission.value)
        self.mission_line.say(found.detail)
        self.mission_origin.say(*ORIGINS[found.origin])
        self.changed.emit()

    def _add_list(self, column: QVBoxLayout, choice: Choice, value: Any) -> None:
        field = ComboBox(self.program, tuple(zip(choice.values, choice.labels, strict=True)), choice.title)
        field.choose(value)
        field.activated.connect(self.changed)
        self.fields[choice.key] = field
        row = captioned(self.program, choice.title, field, choice.help)
        column.addLayout(row)
        if choice.ours:
            row.addWidget(self._origin(choice, field))
        if choice.copy is not None:
            button = Button(self.program, Text("app", "Copy the rules to edit them"), "", icon="content-copy")
            button.clicked.connect(lambda: self._copy(choice, field))
            row.addWidget(button)

    def _origin(self, choice: Choice, field: ComboBox) -> OriginLine:
        """Return the line that tells what of the value chosen is ours."""
        line, told = OriginLine(self.program, self), dict(zip(choice.values, choice.ours, strict=True))

        def tell() -> None:
            line.say(told.get(field.value))
            field.voice(field.setAccessibleDescription, told.get(field.value) or "")

        field.activated.connect(tell)
        tell()
        return line

    def _copy(self, choice: Choice, field: ComboBox) -> None:
        """Make a file of the player's own and choose it."""
        assert choice.copy is not None
        try:
            path = choice.copy(self.program.folders.data)
        except UserError as error:
            self.copied.emit(error)
            return
        field.offer([(str(path), path.stem)])
        self.copied.emit(path)

    def _add_switch(self, column: QVBoxLayout, choice: Choice, value: Any) -> None:
        field = CheckBox(self.program, choice.title)
        field.setChecked(bool(value))
        field.toggled.connect(self.changed)
        field.voice(field.setAccessibleDescription, choice.help)
        self.fields[choice.key] = field
        line = QVBoxLayout()
        space(self.program, line, (37, 0, 0, 0), 2)
        line.addWidget(Label(self.program, choice.help, "cap", tone="3"))
        for ours in choice.ours:
            mark = OriginLine(self.program, self)
            mark.say(ours)
            line.addWidget(mark)
        whole = QVBoxLayout()
        space(self.program, whole, gap=0)
        whole.addWidget(field)
        whole.addLayout(line)
        column.addLayout(whole)

    def _seed_row(self) -> QVBoxLayout:
        dress(self.program, self.seed, "num", 17)
        self.seed.setMaxLength(60)
        voice = Voice(self.program, self)
        voice(self.seed.setAccessibleName, Text("app", "Seed"))
        voice(self.seed.setPlaceholderText, Text("app", "any"))
        field = QWidget()
        row = QHBoxLayout(field)
        space(self.program, row, gap=6)
        row.addWidget(self.seed, 1)
        dice = Button(self.program, None, "", icon="dice-5", name=Text("app", "Roll a seed"))
        dice.clicked.connect(lambda: self.seed.setText(new_seed()))
        row.addWidget(dice)
        copy = Button(self.program, None, "", icon="content-copy", name=Text("app", "Copy the seed"))
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.seed.text()))
        row.addWidget(copy)
        caption = Text("app", "Seed")
        return captioned(self.program, caption, field, Text("app", "The same seed deals the same cards."))

    @property
    def chosen(self) -> Mission | None:
        """The mission chosen, None in a mode without missions."""
        return next((m for m in self._missions if m.id == self.mission.value), None)

    @property
    def values(self) -> dict[str, Any]:
        """The options chosen, those that the mode fixes included."""
        found: dict[str, Any] = dict(self.mode.options)
        if self._missions:
            found |= next(m.options for m in self._missions if m.id == self.mission.value)
        for key, field in self.fields.items():
            found[key] = field.isChecked() if isinstance(field, CheckBox) else field.value
        return found
