"""A button that shows a command's key and, pressed, takes the next key as the new one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

from mystery_table.core.words import Text
from mystery_table.ui.keynames import physical_letter
from mystery_table.ui.keys.chosen import keys_of, shown, written
from mystery_table.ui.keys.commands import BY_ID, Command
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Button

MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
)
NOTHING = Qt.KeyboardModifier.NoModifier


class KeyCatcher(Button):
    """Enter, Space or a click, then the new key; Esc leaves the old one, Backspace takes it away."""

    type = "key"
    caught = Signal(str)
    """A key was pressed; "" for none."""
    catching = False  # of the class, since `event` comes before `__init__` is done
    """Whether the next key is taken."""

    def __init__(self, program: Program, command: Command) -> None:
        super().__init__(program, None, "outline", px=14)
        self.command = command
        self.setAutoDefault(False)
        self.clicked.connect(lambda: self._catch(True))
        self.show_keys()

    def show_keys(self) -> None:
        """Show the keys in force, or that one is waited for."""
        say = self.program.say
        keys = shown(keys_of(self.program.settings.shortcuts, self.command))
        words = Text("app", "Press the new key…") if self.catching else keys or Text("app", "none")
        self.setText(say(words))
        name = say(self.command.words).rstrip(".")
        self.setAccessibleName(f"{name}: {self.text()}")

    def _catch(self, catching: bool) -> None:
        self.catching = catching
        self.show_keys()

    def event(self, event: QEvent) -> bool:
        """Keep every key from shortcuts and from the walk of the focus while one is waited for."""
        if self.catching and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and not self._hides(event):
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
                return True
        return super().event(event)

    def _hides(self, event: QKeyEvent) -> bool:
        """Return whether the screen is to be hidden: that key always does it (P2)."""
        pressed = written(event.modifiers(), event.key())
        return pressed in keys_of(self.program.settings.shortcuts, BY_ID["hide"])

    def _take(self, event: QKeyEvent) -> None:
        if event.key() in MODIFIERS or event.isAutoRepeat():
            return
        self._catch(False)
        plain = event.modifiers() == NOTHING
        if plain and event.key() == Qt.Key.Key_Escape:
            return
        if plain and event.key() == Qt.Key.Key_Backspace:
            self.caught.emit("")
            return
        letter = physical_letter(event)
        self.caught.emit(written(event.modifiers(), ord(letter) if letter else event.key()))

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the old key when something else gets the keyboard."""
        if self.catching:
            self._catch(False)
        super().focusOutEvent(event)
