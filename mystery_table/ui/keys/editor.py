"""The page on which keys are chosen: every command with its key, what stands in the way, and the way back."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from mystery_table.core.words import Arg, Text
from mystery_table.ui.access import announce
from mystery_table.ui.catalogue import about, found
from mystery_table.ui.dialogs import Dialog
from mystery_table.ui.games import panels
from mystery_table.ui.keys.catcher import KeyCatcher
from mystery_table.ui.keys.chosen import holder, keys_of, shown, why_not
from mystery_table.ui.keys.commands import COMMANDS, LOBBY, MATCHES, PAGE, REPLAY, RULES, TABLE, Command
from mystery_table.ui.marks import Scroller
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Button, Label, space

SECTIONS = (
    (Text("app", "Everywhere"), ("", PAGE)),
    (Text("app", "At the table"), (TABLE,)),
    (Text("app", "Look back"), (REPLAY,)),
    (Text("app", "New game"), (LOBBY,)),
    (Text("app", "All matches"), (MATCHES,)),
    (Text("app", "Rules"), (RULES,)),
)
TOLD = Text(
    "app",
    "Press a button, then the new key. Esc leaves the old key, Backspace takes it away. Letters alone do "
    "nothing in text fields.",
)


def commands_of_games() -> dict[str, tuple[Command, ...]]:
    """Return what keys do on the table of single games, by game."""
    all_of = {game: panels(game) for game in found()}
    return {
        game: tuple(c for kind in kinds for c in (kind.command, *kind.commands) if c is not None)
        for game, kinds in all_of.items()
    }


def _refused(why: str, key: str) -> Text:
    """Return the sentence for a reason of `why_not`."""
    if why == "fixed":
        return Text("app", "{0} walks or acts everywhere; take another key.", (key,))
    if why == "letter":
        return Text(
            "app", "{0} chooses a card at the table; press Ctrl or Alt with it, or take H, L or N.", (key,)
        )
    if why == "field":
        return Text("app", "This must work in text fields too; take a key that writes nothing.")
    return Text("app", "This key has no name here; take another one.")


class KeysDialog(Dialog):
    """Lists the commands; a new key holds at once. Holds nothing of a match."""

    def __init__(self, program: Program, parent: QWidget | None) -> None:
        super().__init__(program, Text("app", "Keys"), parent)
        self.catchers: dict[str, KeyCatcher] = {}
        self.back: dict[str, Button] = {}
        own = commands_of_games()
        self.commands = (*COMMANDS, *(command for some in own.values() for command in some))
        self.column.addWidget(Label(program, TOLD, "small", tone="2"))
        page = QWidget()
        self.grid = QGridLayout(page)
        space(program, self.grid, (2, 2, 14, 2), 14, 4)
        self.grid.setColumnStretch(0, 1)
        for title, places in SECTIONS:
            self._section(title, [c for c in COMMANDS if c.place in places])
        for game, some in own.items():
            self._section(about(game).title, list(some))
        self.grid.setRowStretch(self.grid.rowCount(), 1)
        self.scroller = Scroller(page)
        self.column.addWidget(self.scroller, 1)
        self.said = Label(program, "", tone="no")
        self.column.addWidget(self.said)
        self.all = self.add_button(Text("app", "All as they were"), "outline")
        self.all.setAutoDefault(False)
        self.all.clicked.connect(self.reset_all)
        close = self.add_button(Text("app", "Close"), "primary")
        close.clicked.connect(self.accept)
        close.setFocus()
        program.settings_changed.connect(self._show)
        program.retranslated.connect(self._show)
        self._show()
        self._fit(parent)

    def _section(self, title: Arg, commands: list[Command]) -> None:
        if not commands:
            return
        grid, program = self.grid, self.program
        grid.addWidget(Label(program, title, "h3", tone="gold"), grid.rowCount(), 0, 1, 3)
        for command in commands:
            row, catcher = grid.rowCount(), KeyCatcher(program, command)
            words = Label(program, command.words)
            words.setBuddy(catcher)
            catcher.caught.connect(partial(self.choose, command))
            name = Text("app", "The key as it was")
            back = Button(program, None, "icon", icon="backup-restore", name=name)
            back.setAutoDefault(False)
            back.clicked.connect(partial(self.reset, command))
            for column, widget in enumerate((words, catcher, back)):
                grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignVCenter)
            self.catchers[command.id], self.back[command.id] = catcher, back

    def _fit(self, parent: QWidget | None) -> None:
        scale = self.program.scale
        wide, high = round(760 * scale), round(760 * scale)
        if parent is not None:
            wide, high = min(wide, parent.width() - 40), min(high, parent.height() - 40)
        self.resize(wide, high)

    def _show(self) -> None:
        chosen = self.program.settings.shortcuts
        for command in self.commands:
            self.catchers[command.id].show_keys()
            self.back[command.id].setEnabled(command.id in chosen)
        self.all.setEnabled(bool(chosen))

    # Changes

    def choose(self, command: Command, key: str) -> None:
        """Give a command another key ("" for none), or say why that cannot be."""
        message = self._refusal(command, (key,) if key else ())
        if message is None and not key and command.anywhere:
            message = Text("app", "This command always has a key.")
        if message is None:
            self.program.change(shortcuts={**self.program.settings.shortcuts, command.id: key})
        self._say(message)

    def reset(self, command: Command) -> None:
        """Give a command the keys from the start, unless another one has them now."""
        chosen = dict(self.program.settings.shortcuts)
        message = self._taken(command, command.keys)
        if message is None:
            chosen.pop(command.id, None)
            self.program.change(shortcuts=chosen)
        self._say(message)

    def reset_all(self) -> None:
        """Give every command the keys from the start."""
        self.program.change(shortcuts={})
        self._say(None)

    def _refusal(self, command: Command, keys: tuple[str, ...]) -> Text | None:
        for key in keys:
            why = why_not(command, key)
            if why:
                return _refused(why, shown((key,)))
        return self._taken(command, keys)

    def _taken(self, command: Command, keys: tuple[str, ...]) -> Text | None:
        chosen = self.program.settings.shortcuts
        in_force = {other.id: keys_of(chosen, other) for other in self.commands}
        for key in keys:
            other = holder(in_force, self.commands, command, key)
            if other is not None:
                named = self.program.say(other.words).rstrip(".…")
                return Text("app", "{0} is the key of “{1}” already.", (shown((key,)), named))
        return None

    def _say(self, message: Text | None) -> None:
        self.said.say(message or "")
        announce(self, self.program.say(message) if message is not None else "")
