"""The button that turns the card which is looked at by 180°, or to its other effect."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy

from mystery_table.core.words import Text
from mystery_table.ui.faces import Faces
from mystery_table.ui.fonts import font
from mystery_table.ui.games.panel import Panel, Sight
from mystery_table.ui.icons import icon
from mystery_table.ui.program import Program
from mystery_table.ui.table.keys import TURN


class Turner(Panel):
    """Turns a card as R and the wheel do; R stands on it."""

    place, area = "area", "turn"
    title = Text("mary_king", "Turn the card")

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__(program, faces)
        self.button = QPushButton()
        self.button.setProperty("role", "icon")
        self.button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.turned)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button)
        self.restyle()

    def show_sight(self, sight: Sight) -> None:
        """Show the button where something could be turned at all."""
        self.button.setEnabled(sight.able)

    def conceal(self) -> None:
        """There is nothing to turn."""
        self.button.setEnabled(False)

    def restyle(self) -> None:
        """Use the theme, size and language in force."""
        side = round(18 * self.program.scale)
        words = self.program.say(self.title)
        self.button.setText(self.faces.keys.name(TURN))
        self.button.setFont(font("label", 15))
        self.button.setIcon(icon("rotate-3d-variant", self.program.theme.gold, side))
        self.button.setIconSize(QSize(side, side))
        self.button.setAccessibleName(words)
        self.button.setToolTip(f"{words} ({self.faces.keys.name(TURN)})")
