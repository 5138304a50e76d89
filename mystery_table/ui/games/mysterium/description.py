"""The line below the table that says what is to be seen in the vision that a person looks at."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from mystery_table.art.colours import faded
from mystery_table.core.words import Said, Text
from mystery_table.games.mysterium.cards import vision_name
from mystery_table.ui.faces import Faces
from mystery_table.ui.games.panel import Panel, Sight
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import LEFT, SMOOTH, box, wrapped
from mystery_table.ui.program import Program

HINT = Text("mysterium", "Point at a vision: here stands what is to be seen in it. Space shows it large.")
SIZES = (17.0, 16.0, 15.0, 14.0, 13.0, 12.0)
"""Heights of the words, the largest that fits is taken."""


class Description(Panel):
    """Describes the vision in hand, under the mouse or under the ring."""

    place, area = "area", "words"
    shows = True
    title = Text("mysterium", "What is seen in a vision")

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__(program, faces)
        self._vision: int | None = None

    def show_sight(self, _sight: Sight) -> None:
        """Nothing of the match changes what a vision looks like."""

    def look_at(self, piece: str) -> None:
        """Describe a piece if it is a vision that lies open."""
        what, _, number = piece.partition(".")
        self._vision = int(number) if what == "vision" else None
        self.setAccessibleDescription(self.words() if self._vision is not None else "")
        self.update()

    def conceal(self) -> None:
        """Describe nothing."""
        self.look_at("")

    def restyle(self) -> None:
        """Say it in the language in force."""
        self.update()

    def words(self) -> str:
        """Return what stands on the line."""
        said: Said = HINT if self._vision is None else vision_name(self._vision)
        return self.program.say(said)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the line: the words as large as fits, on two lines where they must be."""
        p, theme = QPainter(self), self.program.theme
        p.setRenderHints(SMOOTH)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        box(p, rect, 9, faded(theme.panel, 0.85), faded(theme.hair, 0.7), 1)
        side = min(20 * self.program.scale, rect.height() * 0.5)
        paint_icon(p, "eye-outline", QRectF(12, rect.center().y() - side / 2, side, side), theme.focus)
        room = rect.adjusted(side + 24, 1, -12, -1)
        tone = theme.text3 if self._vision is None else theme.text
        for px in SIZES:
            if wrapped(p, room, self.words(), "body", tone, px, LEFT):
                break
        p.end()
