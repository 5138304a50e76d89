"""What happens when the program meets a bug: it says so and goes on; matches are on the disk already."""

from __future__ import annotations

import logging
import platform
import sys
import traceback
from types import TracebackType

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from mystery_table import __version__
from mystery_table.core.errors import UserError
from mystery_table.core.words import Text
from mystery_table.ui.dialogs import Dialog, Notice
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Label, dress

log = logging.getLogger(__name__)


def report(kind: type[BaseException], where: TracebackType | None) -> str:
    """Return what a report says: kind and places of the error, and no value, since values may be cards."""
    lines = [f"Mystery Table {__version__}, Python {platform.python_version()}, {platform.platform()}"]
    frames = traceback.extract_tb(where)
    lines += [
        f"  {frame.filename.rsplit('mystery_table', 1)[-1]}:{frame.lineno} {frame.name}" for frame in frames
    ]
    return "\n".join([*lines, kind.__name__])


class CrashDialog(Dialog):
    """Says that something went wrong and offers the report. Nothing is sent anywhere."""

    def __init__(self, program: Program, words: str) -> None:
        super().__init__(program, Text("app", "Something went wrong"), QApplication.activeWindow())
        said = Text("app", "Your matches are safe. If you report this, add these lines; they name no cards.")
        self.column.addWidget(Label(program, said))
        field = QPlainTextEdit(words)
        field.setReadOnly(True)
        dress(program, field, "small")
        self.column.addWidget(field, 1)
        copy = self.add_button(Text("app", "Copy"), "")
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(words))
        close = self.add_button(Text("app", "Close"), "primary")
        close.clicked.connect(self.accept)
        close.setFocus()


class CrashGuard:
    """Takes uncaught errors: a UserError becomes its sentence, a bug a report. One dialog at a time."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self.dialog: Dialog | None = None
        """The one that is open."""

    def watch(self) -> None:
        """Take uncaught errors from now on."""
        sys.excepthook = self.caught

    def caught(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        """Show an error; Ctrl+C ends the program as ever."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        words = report(kind, where)
        if not isinstance(error, UserError):
            log.error("%s", words)
        if self.dialog is not None or QApplication.instance() is None:
            return
        if isinstance(error, UserError):
            self.dialog = Notice(self._program, error.message, QApplication.activeWindow())
        else:
            self.dialog = CrashDialog(self._program, words)
        self.dialog.finished.connect(self._closed)
        self.dialog.open()

    def _closed(self) -> None:
        self.dialog = None
