"""What is written on the caps of keys: a letter's place is fixed, its name is learned from the keyboard."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

ROWS = ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
OFFSET = 8 if sys.platform.startswith("linux") else 0
"""X11 and Wayland count the same key codes from eight on."""
PLACES = {first + OFFSET + i: letter for first, letters in ROWS for i, letter in enumerate(letters)}


def physical_letter(event: QKeyEvent) -> str:
    """Return the Latin letter or digit of a key's place, "" for other keys; Q is Й on a Russian keyboard."""
    key = event.key()
    if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 or Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return chr(key)
    return PLACES.get(event.nativeScanCode(), "")


class KeyNames(QObject):
    """The letters that the keys of this keyboard write; Latin ones until a key has been seen."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[str, str] = {}

    def learn(self, event: QKeyEvent) -> None:
        """Take notice of what a key wrote."""
        place, wrote = PLACES.get(event.nativeScanCode(), ""), event.text().upper()
        if place and len(wrote) == 1 and wrote.isalpha() and self._known.get(place, place) != wrote:
            self._known[place] = wrote
            self.changed.emit()

    def name(self, place: str) -> str:
        """Return what to write on the cap of a key."""
        return self._known.get(place, place)
