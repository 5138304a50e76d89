"""Achievements as tiles: icon, name, what it takes, and how far one has come."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from mystery_table.art.colours import faded
from mystery_table.core.achievements import Achievement, Past
from mystery_table.core.earned import earned_by
from mystery_table.core.errors import UserError
from mystery_table.core.match import Match
from mystery_table.core.words import Text
from mystery_table.ui.catalogue import missions_of_all
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import CENTRE, SMOOTH, box, write
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Label, Voice, space

NARROWEST = 250.0
"""Units of width that a tile needs."""
DISC, EDGE, FOOT = 52.0, 14.0, 22.0
"""Units: the icon's disc, the margin, and the room for the bar."""


class Award(QWidget):
    """One achievement; gold once it is earned."""

    def __init__(self, program: Program, award: Achievement, have: int) -> None:
        super().__init__()
        self.program, self.award, self.have = program, award, min(have, award.need)
        self.earned = self.have >= award.need
        column = QVBoxLayout(self)
        space(program, column, (EDGE * 2 + DISC, 10, EDGE, 10 + (FOOT if self._counts() else 0)), 2)
        column.addWidget(Label(program, award.name, "h3", tone="gold" if self.earned else ""))
        column.addWidget(Label(program, award.detail, "small", tone="2"))
        column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(round((DISC + 2 * EDGE) * program.unit))
        said = (award.name, award.detail, self.have, award.need)
        voice = Voice(program, self)
        if self.earned:
            voice(self.setAccessibleName, Text("app", "{0}: {1} Earned.", said[:2]))
        else:
            voice(self.setAccessibleName, Text("app", "{0}: {1} {2} of {3}.", said))

    def _counts(self) -> bool:
        return self.award.need > 1 and not self.earned

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint panel, disc, icon and bar."""
        theme, u = self.program.theme, self.program.unit
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        line = theme.gold if self.earned else theme.line
        box(p, QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, faded(theme.panel, 0.96), line, 1.4)
        disc = QRectF(EDGE * u, EDGE * u, DISC * u, DISC * u)
        box(p, disc, disc.width() / 2, theme.gold if self.earned else theme.inset, line, 1.4)
        inset = disc.width() * 0.22
        tone = theme.on_gold if self.earned else theme.text3
        paint_icon(p, self.award.icon, disc.adjusted(inset, inset, -inset, -inset), tone)
        if self._counts():
            self._bar(p, disc.right() + EDGE * u)
        p.end()

    def _bar(self, p: QPainter, left: float) -> None:
        theme, u = self.program.theme, self.program.unit
        words, wide = f"{self.have} / {self.award.need}", 64 * u
        bar = QRectF(left, self.height() - 24 * u, self.width() - left - wide - EDGE * u, 9 * u)
        box(p, bar, 4, theme.inset, theme.text3)
        if self.have:
            part = bar.width() * self.have / self.award.need
            box(p, QRectF(bar.x(), bar.y(), part, bar.height()), 4, theme.gold)
        room = QRectF(bar.right(), bar.center().y() - 12 * u, wide + EDGE * u, 24 * u)
        write(p, room, words, "num", theme.text2, CENTRE, 15)


def earned(program: Program, match: Match) -> list[Achievement]:
    """Return what a finished match has earned; a store that cannot be read must not hide its end."""
    try:
        return earned_by(program.store, match.id, match.game.id, missions_of_all())
    except UserError:
        return []


class Awards(QWidget):
    """All achievements in as many columns as there is room for, those earned first."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.shown: list[Award] = []
        self.grid = QGridLayout(self)
        space(program, self.grid, gap=10)

    def show_past(self, awards: tuple[Achievement, ...], past: Past) -> int:
        """Show how far each has come; return how many are earned."""
        for tile in self.shown:
            self.grid.removeWidget(tile)
            tile.setParent(None)
            tile.deleteLater()
        tiles = [Award(self.program, award, award.have(past)) for award in awards]
        self.shown = sorted(tiles, key=lambda tile: not tile.earned)
        self._arrange()
        return sum(tile.earned for tile in tiles)

    def _arrange(self) -> None:
        columns = max(1, min(5, int(self.width() / (NARROWEST * self.program.scale))))
        for at, tile in enumerate(self.shown):
            self.grid.addWidget(tile, at // columns, at % columns)
        for column in range(self.grid.columnCount()):
            self.grid.setColumnStretch(column, int(column < columns))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Use as many columns as fit."""
        super().resizeEvent(event)
        self._arrange()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return what the grid needs."""
        return self.grid.sizeHint()
