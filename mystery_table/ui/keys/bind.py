"""Ties commands to what they do: a shortcut that follows the settings."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from mystery_table.ui.keynames import physical_letter
from mystery_table.ui.keys.chosen import keys_of, shown
from mystery_table.ui.keys.commands import BY_ID, Command
from mystery_table.ui.program import Program


class Shortcut(QShortcut):
    """The keys of one command in one widget; another key chosen in the settings holds at once."""

    def __init__(
        self, program: Program, command: str | Command, owner: QWidget, act: Callable[[], object]
    ) -> None:
        """`command` is one of COMMANDS by its id, or one of a game's panels."""
        super().__init__(owner)
        self.program = program
        self.command = BY_ID[command] if isinstance(command, str) else command
        self.act = act
        self.setAutoRepeat(False)
        self.activated.connect(act)
        program.settings_changed.connect(self._take)
        self._take()

    def _take(self) -> None:
        self.names = keys_of(self.program.settings.shortcuts, self.command)
        self.setKeys([QKeySequence(name) for name in self.names])


def within(shortcut: Shortcut) -> Shortcut:
    """Let a shortcut hold only while its widget, or one inside, has the keyboard; return it."""
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    return shortcut


def by_letter(shortcuts: list[Shortcut], event: QKeyEvent) -> Shortcut | None:
    """Return the shortcut whose letter was pressed by its place, whatever the keyboard writes there."""
    if event.modifiers() != Qt.KeyboardModifier.NoModifier:
        return None
    letter = physical_letter(event)
    return next((found for found in shortcuts if letter and letter in found.names), None)


def is_letter(program: Program, command: str, event: QKeyEvent) -> bool:
    """Return whether a command's letter was pressed, by its place on the keyboard."""
    plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
    letter = physical_letter(event) if plain else ""
    return bool(letter) and letter in keys_of(program.settings.shortcuts, BY_ID[command])


def cap(program: Program, command: str | Command) -> str:
    """Return the keys of a command as they are printed on caps, "" without one."""
    found = BY_ID[command] if isinstance(command, str) else command
    return shown(keys_of(program.settings.shortcuts, found))


def told(program: Program, words: str, command: str | Command) -> str:
    """Return a tooltip: words with the command's key in brackets, if it has one."""
    key = cap(program, command)
    return f"{words} ({key})" if key else words
