"""What the program keeps on this computer: its pictures, which can be drawn again, and the user's matches."""

from __future__ import annotations

import contextlib
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from mystery_table.core.words import Text
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Button, Label, space

MEGABYTE = 1_000_000


def size_of(folder: Path) -> int:
    """Return how many bytes the files below a folder take; what vanishes meanwhile counts nothing."""
    total = 0
    for path in folder.rglob("*"):
        with contextlib.suppress(OSError):
            total += path.stat().st_size if path.is_file() else 0
    return total


def clear(folder: Path) -> None:
    """Delete the files below a folder; what another program holds stays."""
    for path in folder.rglob("*"):
        if path.is_file():
            with contextlib.suppress(OSError):
                path.unlink()


class OnThisComputer(QVBoxLayout):
    """Says how large the cache is and where everything lies; empties the one, opens the other."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        space(program, self, gap=8)
        self.size = Label(program, "")
        self.addWidget(self.size)
        self.addWidget(Label(program, _path(program.folders.cache), "small", tone="2"))
        self.emptied = Button(program, Text("app", "Empty it"), "outline", icon="delete-outline")
        self.emptied.clicked.connect(self._empty)
        self._buttons(self.emptied)
        said = Text("app", "Matches and settings are kept in {0}", (_path(program.folders.data),))
        self.addWidget(Label(program, said))
        moved = Text("app", "Started with --data-dir FOLDER the program keeps everything there instead.")
        self.addWidget(Label(program, moved, "cap", tone="3"))
        self.opened = Button(program, Text("app", "Open the folder"), "outline", icon="folder-open-outline")
        self.opened.clicked.connect(self._open)
        self._buttons(self.opened)
        self._measure()

    def _buttons(self, button: Button) -> None:
        button.setAutoDefault(False)
        row = QHBoxLayout()
        row.addWidget(button)
        row.addStretch(1)
        self.addLayout(row)

    def _measure(self) -> None:
        size = size_of(self.program.folders.cache)
        self.size.say(Text("app", "Drawn pictures: {0} MB", (-(-size // MEGABYTE),)))
        self.emptied.setEnabled(size > 0)

    def _empty(self) -> None:
        """Delete what was drawn; it is drawn again when it is wanted."""
        clear(self.program.folders.cache)
        self._measure()

    def _open(self) -> None:
        """Show the data folder in the system's file manager."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.program.folders.data)))


def _path(folder: Path) -> str:
    """Return a path that may be wrapped after each of its folders."""
    return str(folder).replace("/", "/\u200b")
