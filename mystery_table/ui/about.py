"""About: version, where the data is, and whom the program owes what."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mystery_table import __version__
from mystery_table.core.words import Text
from mystery_table.ui.dialogs import Dialog
from mystery_table.ui.marks import Scroller
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Label, Voice, space

CREDITS = (
    ("OpenMoji", Text("app", "motifs on cards"), "CC BY-SA 4.0"),
    ("Playfair Display", Text("app", "titles, names"), "OFL 1.1"),
    ("PT Serif", Text("app", "sentences"), "OFL 1.1"),
    ("Yanone Kaffeesatz", Text("app", "labels, buttons"), "OFL 1.1"),
    ("Oswald", Text("app", "numbers"), "OFL 1.1"),
    ("Edinburgh Associative Thesaurus", Text("app", "what bots associate"), "OGL 3.0"),
    ("GloVe, MiniLM", Text("app", "what bots associate, beside that"), "PDDL 1.0, Apache 2.0"),
    ("QtAwesome", Text("app", "icons of the window"), "MIT"),
    ("Material Design Icons", Text("app", "icons of the window"), "Apache 2.0"),
    ("Qt, Qt for Python", Text("app", "the window"), "LGPL 3"),
)
"""What others made, what it is used for, and on what terms; the texts lie in the folder LICENSES."""


class AboutDialog(Dialog):
    """Holds nothing of a match: anyone may read it."""

    def __init__(self, program: Program, parent: QWidget | None) -> None:
        super().__init__(program, Text("app", "About"), parent)
        page = QWidget()
        whole = QVBoxLayout(page)
        space(program, whole, (2, 2, 14, 2), 10)
        whole.addWidget(Label(program, f"Mystery Table {__version__}", "h3", tone="gold"))
        said = Text("app", "Four mysteries at one table. Nothing is sent anywhere: it uses no network.")
        whole.addWidget(Label(program, said))
        folder = Text("app", "Matches and settings are kept in {0}", (str(program.folders.data),))
        whole.addWidget(Label(program, folder, "small"))
        whole.addWidget(Label(program, Text("app", "Made with"), "h3", tone="gold"))
        whole.addLayout(self._credits())
        pictures = Text(
            "app",
            "Pictures with motifs of {0} are under {1}; all else of the program is under {2}.",
            ("OpenMoji", "CC BY-SA 4.0", "MIT"),
        )
        whole.addWidget(Label(program, pictures, "small"))
        whole.addStretch(1)
        self.scroller = Scroller(page)
        Voice(program, self)(self.scroller.setAccessibleName, Text("app", "About"))
        self.column.addWidget(self.scroller, 1)
        self.folder = self.add_button(Text("app", "Open the folder"), "outline")
        self.folder.clicked.connect(self._open_folder)
        close = self.add_button(Text("app", "Close"), "primary")
        close.clicked.connect(self.accept)
        close.setFocus()
        self._fit(parent)

    def _credits(self) -> QGridLayout:
        grid = QGridLayout()
        space(self.program, grid, gap=16, row_gap=5)
        grid.setColumnStretch(1, 1)
        for row, (name, use, licence) in enumerate(CREDITS):
            grid.addWidget(Label(self.program, name, "label", px=17, wrap=False), row, 0)
            grid.addWidget(Label(self.program, use, "small"), row, 1)
            grid.addWidget(Label(self.program, licence, "small", wrap=False), row, 2)
        return grid

    def _fit(self, parent: QWidget | None) -> None:
        wide, high = round(720 * self.program.scale), round(620 * self.program.scale)
        if parent is not None:
            wide, high = min(wide, parent.width() - 40), min(high, parent.height() - 40)
        self.resize(wide, high)

    def _open_folder(self) -> None:
        """Show the data folder in the system's file manager."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.program.folders.data)))
