"""The settings: one dialog, and whatever is changed there holds at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSlider, QVBoxLayout, QWidget

from mystery_table.core.places import level_name
from mystery_table.core.words import Arg, Text
from mystery_table.settings import BOT_LEVELS, TEXT_SIZES, VOLUMES
from mystery_table.ui.choices import captioned, pace_box
from mystery_table.ui.computer import OnThisComputer
from mystery_table.ui.dialogs import Dialog
from mystery_table.ui.fields import CheckBox, ComboBox
from mystery_table.ui.marks import Scroller
from mystery_table.ui.program import Program
from mystery_table.ui.sound.player import available
from mystery_table.ui.widgets import Label, Voice, space

LANGUAGES = (
    ("", Text("app", "As the system")),
    ("en", "English"),
    ("es", "Español"),
    ("ru", "Русский"),
)
THEMES = (
    ("system", Text("app", "As the system")),
    ("light", Text("app", "Light")),
    ("dark", Text("app", "Dark")),
)
PALETTES = (
    ("standard", Text("app", "Standard")),
    ("red-green", Text("app", "Without red and green")),
    ("blue-yellow", Text("app", "Without blue and yellow")),
)
MOTIONS = (
    ("system", Text("app", "As the system")),
    ("full", Text("app", "Full")),
    ("reduced", Text("app", "Reduced")),
)
NO_MOTION_TOLD = Text("app", "What the system wants cannot be asked yet: it counts as “Full”.")
SPEEDS = (
    ("off", Text("app", "Off")),
    ("fast", Text("app", "Fast")),
    ("normal", Text("app", "Normal")),
    ("slow", Text("app", "Slow")),
)
HANDOVERS = (
    ("hold", Text("app", "Hold the button")),
    ("twice", Text("app", "Press it twice")),
)
HOLDS = tuple((tenths / 10, Text("app", "{0} s", (f"{tenths / 10:g}",))) for tenths in (5, 10, 15, 20))


LEVELS = tuple((level, level_name(level)) for level in BOT_LEVELS)
SOUNDS = tuple(
    zip(
        VOLUMES,
        (Text("app", "Silent"), Text("app", "Quiet"), Text("app", "Middling"), Text("app", "Loud")),
        strict=True,
    )
)
NO_SOUND_TOLD = Text("app", "Not there: Qt’s multimedia part is not installed, so nothing can be heard.")


class SettingsDialog(Dialog):
    """Two columns of settings. There is nothing to confirm; Close or Esc leaves."""

    keys = Signal()
    """Other keys are to be chosen."""

    def __init__(self, program: Program, parent: QWidget | None) -> None:
        super().__init__(program, Text("app", "Settings"), parent)
        page = QWidget()
        self.grid = QGridLayout(page)
        space(program, self.grid, (2, 2, 14, 2), 28, 14)
        self._fields()
        self.column.addWidget(Scroller(page), 1)
        self.change_keys = self.add_button(Text("app", "Change keys…"), "outline")
        self.change_keys.setAutoDefault(False)
        self.change_keys.clicked.connect(self.keys)
        close = self.add_button(Text("app", "Close"), "primary")
        close.clicked.connect(self.accept)
        close.setDefault(True)
        room = parent.size() if parent is not None else None
        wide, high = round(860 * program.scale), round(620 * program.scale)
        if room is not None:
            wide, high = min(wide, room.width() - 40), min(high, room.height() - 40)
        self.resize(wide, high)

    def _fields(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        for at, column in enumerate((left, right)):
            space(self.program, column, gap=12)
            self.grid.addLayout(column, 0, at)
            self.grid.setColumnStretch(at, 1)
        self._look(left)
        self._table(right)

    def _look(self, left: QVBoxLayout) -> None:
        left.addWidget(Label(self.program, Text("app", "Look"), "h3", tone="gold"))
        self.language = self._list(left, Text("app", "Language"), LANGUAGES, "language")
        self.language.activated.disconnect()
        self.language.activated.connect(lambda: self.program.set_language(self.language.value))
        self.theme = self._list(left, Text("app", "Theme"), THEMES, "theme")
        left.addLayout(self._text_size())
        self._switch(left, Text("app", "High contrast"), "contrast")
        self._list(left, Text("app", "Colours of the seats"), PALETTES, "palette")
        self._list(left, Text("app", "Movement"), MOTIONS, "motion")
        # Qt up to 6.11 passes on what the system wants of contrast, but not of movement.
        left.addWidget(Label(self.program, NO_MOTION_TOLD, "cap", tone="3"))
        self._list(left, Text("app", "Speed of movement"), SPEEDS, "animation")
        left.addSpacing(round(10 * self.program.scale))
        left.addWidget(Label(self.program, Text("app", "On this computer"), "h3", tone="gold"))
        self.computer = OnThisComputer(self.program)
        left.addLayout(self.computer)
        left.addStretch(1)

    def _table(self, right: QVBoxLayout) -> None:
        right.addWidget(Label(self.program, Text("app", "At the table"), "h3", tone="gold"))
        right.addLayout(captioned(self.program, Text("app", "Pace of the bots"), pace_box(self.program)))
        self._list(right, Text("app", "Level of new bots"), LEVELS, "bot_level")
        self.sound = self._list(right, Text("app", "Sounds"), SOUNDS, "sound")
        if not available():
            self.sound.setEnabled(False)
            right.addWidget(Label(self.program, NO_SOUND_TOLD, "cap", tone="3"))
        self._list(right, Text("app", "The curtain opens"), HANDOVERS, "hand_over")
        self._list(right, Text("app", "How long to hold it"), HOLDS, "hold_seconds")
        self._switch(
            right, Text("app", "Hide the screen when the window loses the focus"), "hide_on_focus_loss"
        )
        self._switch(right, Text("app", "Ask before a turn is passed with moves left"), "ask_before_pass")
        self._switch(right, Text("app", "Confirm every move"), "confirm")
        self._switch(right, Text("app", "Hints"), "hints", Text("app", "Each one is counted in its match."))
        self._switch(
            right,
            Text("app", "Practice: take back any decision"),
            "free_undo",
            Text("app", "Such games do not count."),
        )
        self._switch(right, Text("app", "All missions open"), "open_map")
        right.addStretch(1)

    def _list(
        self, column: QVBoxLayout, caption: Text, options: tuple[tuple[object, Arg], ...], field: str
    ) -> ComboBox:
        found = ComboBox(self.program, options, caption)
        found.choose(getattr(self.program.settings, field))
        found.activated.connect(lambda: self.program.change(**{field: found.value}))
        column.addLayout(captioned(self.program, caption, found))
        return found

    def _switch(self, column: QVBoxLayout, words: Text, field: str, note: Text | None = None) -> CheckBox:
        found = CheckBox(self.program, words)
        found.setChecked(getattr(self.program.settings, field))
        found.toggled.connect(lambda on: self.program.change(**{field: on}))
        column.addWidget(found)
        if note is not None:
            column.addWidget(Label(self.program, note, "cap", tone="3"))
        return found

    def _text_size(self) -> QVBoxLayout:
        field = QWidget()
        row = QHBoxLayout(field)
        space(self.program, row, gap=12)
        self.text_size = QSlider(Qt.Orientation.Horizontal)
        self.text_size.setRange(TEXT_SIZES[0] // 10, TEXT_SIZES[1] // 10)
        self.text_size.setPageStep(1)
        self.text_size.setValue(self.program.settings.text_size // 10)
        Voice(self.program, self.text_size)(self.text_size.setAccessibleName, Text("app", "Size of the text"))
        shown = Label(self.program, f"{self.program.settings.text_size} %", "num", wrap=False)
        show: Callable[[int], None] = lambda tens: shown.say(f"{tens * 10} %")  # noqa: E731 - one line
        self.text_size.valueChanged.connect(show)
        self.text_size.valueChanged.connect(lambda tens: self.program.change(text_size=tens * 10))
        row.addWidget(self.text_size, 1)
        row.addWidget(shown)
        return captioned(self.program, Text("app", "Size of the text"), field)
