"""The casebook beside the table: grid of marks, why they stand there, what was said, free notes."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from PySide6.QtCore import QPoint, QSignalBlocker
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
)

from mystery_table.core.words import Text
from mystery_table.games.thirteen_clues.casebook import ALLOWED, LAYERS, Casebook, Layer, Marking
from mystery_table.games.thirteen_clues.notes import MOST_TEXT, Notes, dump, load
from mystery_table.games.thirteen_clues.options import MARKING
from mystery_table.games.thirteen_clues.still import words
from mystery_table.ui.faces import Faces
from mystery_table.ui.fields import CheckBox
from mystery_table.ui.fonts import font
from mystery_table.ui.games.panel import Panel, Sight
from mystery_table.ui.games.thirteen_clues import pencil
from mystery_table.ui.games.thirteen_clues.footnote import Footnote
from mystery_table.ui.games.thirteen_clues.grid import Grid
from mystery_table.ui.games.thirteen_clues.said import SaidList
from mystery_table.ui.keys.commands import TABLE, Command
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Button

SWITCHES: tuple[tuple[Layer, Text], ...] = (
    ("seen", Text("thirteen_clues", "Seen")),
    ("told", Text("thirteen_clues", "Told")),
    ("deduced", Text("thirteen_clues", "Deduced")),
)
PAGES = (Text("thirteen_clues", "What was said"), Text("thirteen_clues", "Notes"))
NOTES, SHOWN = "casebook", "layers"
"""Keys under which a seat's notes and the layers it looks at are kept."""


class CasebookPanel(Panel):
    """One seat's casebook; its marks and words are kept beside the match, and shown to nobody else."""

    title: ClassVar[Text] = Text("thirteen_clues", "Casebook")
    glyph: ClassVar[str] = "notebook"
    first: ClassVar[bool] = True
    shows: ClassVar[bool] = True
    command: ClassVar[Command | None] = Command(
        "casebook", f"{TABLE}/thirteen_clues", Text("thirteen_clues", "Open the casebook."), ("N",)
    )
    wide: ClassVar[int] = 540

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__(program, faces)
        self.sight: Sight | None = None
        self.casebook: Casebook | None = None
        self.menu: QMenu | None = None
        self.grid, self.said = Grid(program, faces), SaidList(program, faces)
        self.footnote = Footnote(program)
        self.text = QPlainTextEdit()
        self.switches: dict[Layer, CheckBox] = {name: CheckBox(program, said) for name, said in SWITCHES}
        self.tools = self._tools()
        self.tabs = [QPushButton() for _ in PAGES]
        self.group, self.pages = QButtonGroup(self), QStackedWidget()
        self._build()
        self._connect()
        self.restyle()

    def _tools(self) -> dict[str, Button]:
        named = {
            "undo": ("undo", Text("thirteen_clues", "Take the last mark back")),
            "redo": ("redo", Text("thirteen_clues", "Make the mark again")),
            "pencil": ("pencil", Text("thirteen_clues", "Mark with every click")),
        }
        tools = {
            key: Button(self.program, None, "icon", icon=glyph, name=said)
            for key, (glyph, said) in named.items()
        }
        tools["pencil"].setCheckable(True)
        return tools

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.setSpacing(2)
        for switch in self.switches.values():
            head.addWidget(switch, 1)
        column.addLayout(head)
        column.addWidget(self.grid, 5)
        column.addWidget(self.footnote)
        row = QHBoxLayout()
        for number, tab in enumerate(self.tabs):
            tab.setProperty("role", "tab")
            tab.setCheckable(True)
            self.group.addButton(tab)
            tab.clicked.connect(partial(self.pages.setCurrentIndex, number))
            row.addWidget(tab)
        row.addStretch(1)
        for tool in self.tools.values():
            row.addWidget(tool)
        self.tabs[0].setChecked(True)
        column.addLayout(row)
        self.pages.addWidget(self.said)
        self.pages.addWidget(self.text)
        column.addWidget(self.pages, 3)
        self.text.setTabChangesFocus(True)
        self.setFocusProxy(self.grid)

    def _connect(self) -> None:
        for switch in self.switches.values():
            switch.toggled.connect(self._switch)
        self.tools["undo"].clicked.connect(partial(self._undo, False))
        self.tools["redo"].clicked.connect(partial(self._undo, True))
        self.tools["pencil"].toggled.connect(self._take_pencil)
        self.text.textChanged.connect(self._write)
        self.grid.walked.connect(self._tell)
        self.grid.cycled.connect(lambda card: self._change(pencil.cycled(self.notes, card)))
        self.grid.marked.connect(lambda card, name: self._change(pencil.marked(self.notes, card, name)))
        self.grid.menu_wanted.connect(self.open_menu)
        self.grid.undone.connect(self._undo)
        self.faces.ready.connect(self._pictures_came)

    # What is shown

    def restyle(self) -> None:
        """Use the theme, size and language in force."""
        for tab, said in zip(self.tabs, PAGES, strict=True):
            tab.setText(self.program.say(said))
            tab.setFont(font("label", 17))
        self.text.setFont(font("body"))
        self.text.setAccessibleName(self.program.say(PAGES[1]))
        self.text.setPlaceholderText(self.program.say(Text("thirteen_clues", "Only you can read this.")))
        self._share()
        self.grid.restyle()
        self.said.restyle()
        self.footnote.restyle()
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Give each part its share of the height."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Bound the parts so that all can be seen: large letters in a low window leave each of them less."""
        scale, high = self.program.scale, self.height()
        self.grid.setMinimumHeight(round(min(190 * scale, high * 0.42)))
        self.pages.setMinimumHeight(round(min(84 * scale, high * 0.12)))
        self.footnote.bound(high * (0.3 if self.pages.isHidden() else 0.18))

    def show_sight(self, sight: Sight) -> None:
        """Show the casebook of the looking seat; of what is looked back at, what follows of itself alone."""
        marking = marking_of(sight)
        for part in (*self.tabs, *self.tools.values(), self.pages):
            part.setVisible(not sight.past)
        self._share()
        self.grid.able = not sight.past
        instead = words(sight.observation.seat) if sight.past else {}
        self.grid.cells.instead = self.footnote.instead = instead
        now = self.casebook
        self.sight = sight
        if now is not None and (now.observation, now.marking) == (sight.observation, marking):
            return
        if now is None or now.observation.seat != sight.observation.seat:
            self._open(sight, marking)
        else:
            self._show(Casebook(sight.observation, now.notes, marking, self._layers()))

    def _open(self, sight: Sight, marking: Marking) -> None:
        """Take a seat's own casebook from where it is kept."""
        kept = sight.notebook.read(NOTES)
        notes = load(kept if isinstance(kept, str) else "")
        layers = sight.notebook.read(SHOWN)
        for name, switch in self.switches.items():
            with QSignalBlocker(switch):
                switch.setEnabled(name in ALLOWED[marking])
                switch.setChecked(name in ALLOWED[marking] and (layers is None or name in layers))
        with QSignalBlocker(self.text):
            self.text.setPlainText(notes.text)
        self.tools["pencil"].setChecked(marking != "full")
        self._show(Casebook(sight.observation, notes, marking, self._layers()))

    def _show(self, casebook: Casebook) -> None:
        self.casebook = casebook
        self.grid.cells.show_casebook(casebook)
        self.said.show_casebook(None if self.pages.isHidden() else casebook)  # each line is worked out
        self.tools["undo"].setEnabled(bool(casebook.notes.past))
        self.tools["redo"].setEnabled(bool(casebook.notes.future))
        self._tell()

    def _tell(self) -> None:
        """Say below the grid why the marks of the current cell stand there."""
        cell = self.grid.current()
        self.footnote.say(self.grid.cells.why(cell) if cell is not None and cell.marks else "")

    def conceal(self) -> None:
        """Forget everything of a seat."""
        if self.menu is not None:
            self.menu.close()
            self.menu.deleteLater()
            self.menu = None
        self.sight = self.casebook = None
        with QSignalBlocker(self.text):
            self.text.clear()
            self.text.document().clearUndoRedoStacks()
        self.grid.cells.show_casebook(None)
        self.said.show_casebook(None)
        self.footnote.say("")
        for switch in self.switches.values():
            with QSignalBlocker(switch):
                switch.setChecked(False)
        self.tabs[0].click()

    def _pictures_came(self) -> None:
        self.grid.viewport().update()
        self.grid.verticalHeader().viewport().update()
        self.said.viewport().update()

    # What is done

    @property
    def notes(self) -> Notes:
        """The marks and words of the casebook that is open."""
        return self.casebook.notes if self.casebook is not None else Notes()

    def _layers(self) -> tuple[Layer, ...]:
        return tuple(name for name in LAYERS if name == "pencil" or self.switches[name].isChecked())

    def _switch(self) -> None:
        """Look at other layers."""
        if self.sight is not None and self.casebook is not None:
            self.sight.notebook.write(SHOWN, [name for name in self._layers() if name != "pencil"])
            self._show(self.casebook.again(self.notes, self._layers()))

    def _take_pencil(self, taken: bool) -> None:
        self.grid.pencil = taken

    def _change(self, notes: Notes) -> None:
        """Keep other notes and show them."""
        sight = self.sight
        if sight is None or sight.past or self.casebook is None or notes == self.notes:
            return
        sight.notebook.write(NOTES, dump(notes))
        self._show(self.casebook.again(notes, self._layers()))

    def _undo(self, redo: bool) -> None:
        self._change(self.notes.redo() if redo else self.notes.undo())

    def _write(self) -> None:
        """Keep what was typed, letter by letter."""
        words = self.text.toPlainText()
        if self.casebook is not None and self.sight is not None and words[:MOST_TEXT] != self.notes.text:
            self.casebook.notes = self.notes.write(words)
            self.sight.notebook.write(NOTES, dump(self.notes))

    def open_menu(self, card: int, at: QPoint) -> None:
        """Offer all pencil marks for a card."""
        if self.casebook is None or self.sight is None or self.sight.past:
            return
        if self.menu is not None:
            self.menu.deleteLater()
        observation, notes = self.casebook.observation, self.notes
        self.menu = pencil.menu(self.program, self.faces, observation, notes, card, self._change, self)
        self.menu.popup(at)


def marking_of(sight: Sight) -> Marking:
    """Return what the looking seat's casebook fills in by itself."""
    found: Marking = sight.seating.chairs[sight.observation.seat].wish(MARKING)
    return found
