"""Below the grid: why the marks of a cell stand there, or what the signs mean."""

from __future__ import annotations

from bisect import bisect_left

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mystery_table.core.still import Words, reworded
from mystery_table.core.words import Text
from mystery_table.games.thirteen_clues.marks import LAYER_NAMES, PLAIN
from mystery_table.ui import fonts
from mystery_table.ui.fonts import SMALLEST, font
from mystery_table.ui.games.thirteen_clues.glyphs import SIGNS, SOURCES
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import LEFT, SMOOTH, box, write
from mystery_table.ui.program import Program

LINES, MOST, SIDE = 50.0, 130.0, 15.0
"""Units: least and greatest height of the note, and side of a sign in the legend."""
WRAP = (Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft).value | Qt.TextFlag.TextWordWrap.value
LEGEND: tuple[tuple[str, str, Text], ...] = (
    *((*SOURCES[layer], LAYER_NAMES[layer]) for layer in SOURCES),
    *((*SIGNS[sign], PLAIN[sign]) for sign in SIGNS),
)


class Footnote(QWidget):
    """A few lines of reasons; without any, the legend of the signs."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program, self.words = program, ""
        self.instead: Words = {}
        """What the legend says in place of what speaks to the seat, while it is looked back at."""
        self._most = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.restyle()

    def restyle(self) -> None:
        """Use the size and language in force."""
        self._fit()
        self.update()

    def say(self, words: str) -> None:
        """Show reasons, a line each; "" shows the legend."""
        self.words = words
        self.setAccessibleName(words)
        self.setToolTip(words)
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Take the height that the reasons need at this width."""
        super().resizeEvent(event)
        self._fit()

    def bound(self, most: float) -> None:
        """Set the greatest height, in pixels."""
        self._most = most
        self._fit()

    def _fit(self) -> None:
        scale = self.program.scale
        need = self._needs(self.words, 15.0) + 12
        most = min(MOST * scale, self._most or MOST * scale)
        self.setFixedHeight(round(min(max(LINES * scale, need), max(40.0, most))))

    def _needs(self, words: str, px: float) -> float:
        """Return how high words are in letters of this size."""
        if not words:
            return 0.0
        room = QRectF(0, 0, max(60, self.width() - 22), 10_000)
        return QFontMetricsF(font("small", px)).boundingRect(room, WRAP, words).height()

    def fitting(self) -> tuple[str, float]:
        """Return what is shown of the reasons, all if they fit at all, and how high its letters are."""
        words, px, high = self.words, 15.0, self.height() - 8
        while px > SMALLEST and self._needs(words, px) > high:
            px -= 0.5
        if self._needs(words, px) <= high:
            return words, px
        parts = words.split(" ")
        cut = [" ".join(parts[:count]).rstrip() + "…" for count in range(1, len(parts))]
        fit = bisect_left(cut, True, key=lambda told: self._needs(told, px) > high)
        return cut[max(0, fit - 1)] if cut else words, px

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint reasons or legend."""
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        if self.words:
            self._reasons(p)
        else:
            self._legend(p)
        p.end()

    def _reasons(self, p: QPainter) -> None:
        theme, rect = self.program.theme, QRectF(self.rect()).adjusted(1, 2, -1, -2)
        box(p, rect, 8, theme.raised, theme.hair)
        words, px = self.fitting()
        p.setFont(font("small", px))
        p.setPen(QColor(theme.text))
        p.drawText(rect.adjusted(10, 2, -10, -2), WRAP, words)

    def _legend(self, p: QPainter) -> None:
        """Paint the signs in two rows, each column as wide as it must be."""
        theme, scale = self.program.theme, self.program.scale
        side, high = SIDE * scale, self.height() / 2
        for row in range(2):
            half = LEGEND[row * 4 : row * 4 + 4]
            words = [self.program.say(reworded(said, self.instead)) for _, _, said in half]
            step = self.width() / len(half)
            for at, ((name, tone, _), said) in enumerate(zip(half, words, strict=True)):
                x, y = at * step + 2, row * high + high / 2
                paint_icon(p, name, QRectF(x, y - side / 2, side, side), getattr(theme, tone))
                room = QRectF(x + side + 5, y - high / 2, step - side - 9, high)
                if fonts.fits(said, room.width(), "cap", 15):
                    write(p, room, said, "cap", theme.text2, LEFT, 15)
