"""Which key gives which command: the keys from the start, but for those that were changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from mystery_table.ui.keys.commands import BY_ID, COMMANDS, FREE_LETTERS, Command, meet

ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
FIXED = {"Tab", "Shift+Tab", "Shift+Backtab", "Return", "Enter", "Esc", "Space", "Menu", *ARROWS}
"""Keys that walk and act in every window."""
CAPS = ARROWS | {"Return": "Enter", "-": "−"}


def keys_of(chosen: Mapping[str, str], command: Command) -> tuple[str, ...]:
    """Return the keys of a command; `chosen` are the changed ones by command, "" for none.

    What cannot be so (an unknown key, one that another command has) counts as not changed.
    """
    if not chosen:
        return command.keys
    known = COMMANDS if command.id in BY_ID else (*COMMANDS, command)
    return resolved(chosen, known)[command.id]


def resolved(chosen: Mapping[str, str], commands: Sequence[Command]) -> dict[str, tuple[str, ...]]:
    """Return the keys of every command; a changed key that cannot be falls back to those from the start."""
    found = {command.id: command.keys for command in commands if not _changed(chosen, command)}
    for command in commands:
        if command.id not in found:
            key = chosen[command.id]
            free = not key or holder(found, commands, command, key) is None
            found[command.id] = _one(key) if free else command.keys
    return found


def _changed(chosen: Mapping[str, str], command: Command) -> bool:
    key = chosen.get(command.id)
    if key is None or (not key and command.anywhere):
        return False
    return not key or why_not(command, key) == ""


def _one(key: str) -> tuple[str, ...]:
    return (key,) if key else ()


def holder(
    keys: Mapping[str, tuple[str, ...]], commands: Sequence[Command], command: Command, key: str
) -> Command | None:
    """Return the other command that has this key where `command` holds, None if it is free."""
    for other in commands:
        if other.id != command.id and key in keys.get(other.id, ()) and meet(other.place, command.place):
            return other
    return None


def why_not(command: Command, key: str) -> str:
    """Return why a key can give no command: "unknown", "fixed", "letter" or "field"; "" if it can."""
    if QKeySequence(key).count() != 1 or QKeySequence(key).toString() != key:
        return "unknown"
    if key in FIXED:
        return "fixed"
    if not is_plain(key):
        return ""
    if key not in FREE_LETTERS:
        return "letter"
    return "field" if command.anywhere else ""


def is_plain(key: str) -> bool:
    """Return whether a key writes a character, so that a text field keeps it for itself."""
    return len(key.removeprefix("Shift+")) == 1


def written(modifiers: Qt.KeyboardModifier, key: Qt.Key | int) -> str:
    """Return a pressed key as it is kept; Shift is left out where it only chose the sign."""
    pressed = Qt.Key(key)
    plain = QKeySequence(pressed).toString(QKeySequence.SequenceFormat.PortableText)
    if len(plain) == 1 and not plain.isalnum():
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    modifiers &= ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier)
    both = QKeySequence(QKeyCombination(modifiers, pressed))
    return both.toString(QKeySequence.SequenceFormat.PortableText)


def shown(keys: Sequence[str]) -> str:
    """Return keys as they are printed on caps, with commas between them."""
    return ", ".join(_cap(key) for key in keys)


def _cap(key: str) -> str:
    first, plus, last = key.rpartition("+")
    if not last:  # the key is the plus sign itself
        return key
    return first + plus + CAPS.get(last, last)
