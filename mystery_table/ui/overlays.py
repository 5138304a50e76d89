"""What opens over the page of the window: settings, help, the rules reader, notices; never over a curtain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from mystery_table.core.words import Arg
from mystery_table.ui.program import Program

if TYPE_CHECKING:
    from mystery_table.ui.match import MatchPage
    from mystery_table.ui.rules.reader import RulesReader


class Overlays(QMainWindow):
    """Opens dialogs over a page, which the window chooses; they are made when first asked for.

    A main window, since screen readers take a plain widget for a filler and not for a window.
    """

    learning = Signal(str)
    """The guided match of a game is wanted."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.match: MatchPage | None = None
        self.reader: RulesReader | None = None

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self

    def show_settings(self) -> None:
        """Show the settings; what is changed there holds at once."""
        from mystery_table.ui.settings import SettingsDialog

        dialog = SettingsDialog(self.program, self)
        dialog.keys.connect(self.show_keys)
        dialog.open()

    def _covered(self) -> bool:
        """Return whether the curtain is closed: then nothing may lie over it."""
        return self.match is not None and self.page is self.match and self.match.hidden

    def show_help(self) -> None:
        """Show keys and gestures, and the way to the rules; over a closed curtain nothing is shown."""
        from mystery_table.ui.help import HelpDialog

        if self._covered() or isinstance(QApplication.activeModalWidget(), HelpDialog):
            return
        dialog = HelpDialog(self.program, QApplication.activeModalWidget() or self)
        dialog.rules.connect(lambda game: self.show_rules(game, "goal"))
        dialog.learn.connect(self.learning)
        dialog.about.connect(self.show_about)
        dialog.keys.connect(self.show_keys)
        if self.match is not None:
            self.match.concealed.connect(dialog.reject)
        dialog.open()

    def show_keys(self) -> None:
        """Show every command with its key, to be changed; over a closed curtain nothing is shown."""
        from mystery_table.ui.keys.editor import KeysDialog

        if self._covered():
            return
        dialog = KeysDialog(self.program, QApplication.activeModalWidget() or self)
        if self.match is not None:
            self.match.concealed.connect(dialog.reject)
        dialog.open()

    def show_about(self) -> None:
        """Tell the version, where the data is, and who made what; over a closed curtain nothing is shown."""
        from mystery_table.ui.about import AboutDialog

        if self._covered():
            return
        dialog = AboutDialog(self.program, self)
        if self.match is not None:
            self.match.concealed.connect(dialog.reject)
        dialog.open()

    def show_rules(self, game: str = "", place: str = "") -> None:
        """Open the rules reader beside this page, at what the page is about unless a place is named.

        Where nothing is played help is shown, which leads to the rules of every game.
        """
        from mystery_table.core.rulebook import has_rules

        if self._covered():
            return
        if not game:
            game, place = self._place()
        if has_rules(game):
            self._reader().open_at(game, place)
        else:
            self.show_help()

    def _place(self) -> tuple[str, str]:
        """Return the game of this page, "" without one, and the place in its rules."""
        if self.match is not None and self.page is self.match:
            of_dialog: str = getattr(QApplication.activeModalWidget(), "place", "")
            return self.match.match.game.id, of_dialog or self.match.place()
        return getattr(self.page, "game", ""), getattr(self.page, "place", "")

    def _reader(self) -> RulesReader:
        """Return the reader, raised; one of its own over a dialog, which would block any other."""
        from mystery_table.ui.rules.reader import RulesReader

        owner = QApplication.activeModalWidget() or self
        if self.reader is not None and self.reader.parentWidget() is not owner:
            self.close_rules()
        if self.reader is None:
            self.reader = RulesReader(self.program, owner)
            self.reader.finished.connect(self._forget_reader)
            if isinstance(owner, QDialog):
                owner.finished.connect(self.close_rules)
        self.reader.show()
        self.reader.raise_()
        self.reader.activateWindow()
        return self.reader

    def close_rules(self) -> None:
        """Close the rules reader, if it is open."""
        if self.reader is not None:
            self.reader.reject()

    def _forget_reader(self) -> None:
        self.reader = None

    def close_dialogs(self) -> None:
        """Put away what lies over the window: something else is to be seen."""
        for dialog in self.findChildren(QDialog):
            dialog.reject()

    def tell(self, message: Arg) -> None:
        """Say something that the user must know, in a plain dialog."""
        from mystery_table.ui.dialogs import Notice

        Notice(self.program, message, self).open()
