"""Opens the window. What is imported here is imported before the first frame, so it is little."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from mystery_table import __version__
from mystery_table.instance import Instance
from mystery_table.paths import APPLICATION, Folders
from mystery_table.ui.fonts import font
from mystery_table.ui.program import Program
from mystery_table.ui.window import MainWindow


class _FirstFrame(QObject):
    """Calls the window once, after its first frame."""

    def __init__(self, window: MainWindow, instance: Instance | None) -> None:
        super().__init__(window)
        self._window, self._instance = window, instance
        window.home.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint:
            from mystery_table.ui.crash import CrashGuard

            self._window.home.removeEventFilter(self)
            CrashGuard(self._window.program).watch()
            self._window.after_first_frame()
            if self._instance is not None:
                from mystery_table.ui.inbox import Inbox

                Inbox(self._instance, self._window)
        return False


def application() -> QApplication:
    """Return the one QApplication, made if there is none yet."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    # As an argument, because setStyle would have Python wrap the style and all its enumerations.
    made = QApplication([*sys.argv[:1], "-style", "Fusion"])
    made.setApplicationName(APPLICATION)
    made.setApplicationVersion(__version__)
    # A Flatpak renames the menu entry after its id; a window that names another has no icon on Wayland.
    QGuiApplication.setDesktopFileName(os.environ.get("FLATPAK_ID", APPLICATION))
    return made


def run(file: Path | None, language: str | None, folders: Folders, instance: Instance | None = None) -> int:
    """Open the window and return the exit status when it was closed.

    `file` is a match to open at once; programs started later hand their files to `instance`.
    """
    # Ctrl+C ends the program at once: Qt's loop would let Python look at it only at the next event.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = application()
    program = Program(folders, language)
    app.setFont(font("body"))
    program.restyled.connect(lambda: app.setFont(font("body")))
    window = MainWindow(program, file)
    _FirstFrame(window, instance)
    window.show()
    return app.exec()
