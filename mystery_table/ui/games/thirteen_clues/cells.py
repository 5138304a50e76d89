"""How the casebook's cells and headers look: colour never speaks alone, each state has a sign of its own."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from mystery_table.art.colours import faded
from mystery_table.games.thirteen_clues import phrases
from mystery_table.games.thirteen_clues.cards import FIRST_KIND, card_name
from mystery_table.games.thirteen_clues.casebook import Cell, Mark
from mystery_table.ui import fonts
from mystery_table.ui.faces import Faces
from mystery_table.ui.fonts import fitted
from mystery_table.ui.games.thirteen_clues.glyphs import paint_filter, paint_sign, paint_source
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import LEFT, SMOOTH, box, write
from mystery_table.ui.program import Program

CELL = 1000
SIGN, SOURCE, GAP = 21.0, 16.0, 3.0
"""Units: sides of what is known and of how, and the room between."""
TYPES = (("body", 15.0), ("cap", 15.0), ("cap", 13.0))
"""Roles and sizes in which a name is tried, until it fits."""
TALL = 0.72
"""Share of a row's height that letters may have."""
KIND_ICONS = ("account", "map-marker", "knife-military")


def decisive(marks: tuple[Mark, ...]) -> str:
    """Return what a cell is painted as: mine, away (it lies elsewhere), hidden, no, suspect or open."""
    signs = {(mark.layer, mark.sign) for mark in marks}
    if ("deduced", "mine") in signs or ("pencil", "mine") in signs:
        return "mine"
    if any(layer == "seen" for layer, _ in signs):
        return "away"
    if ("deduced", "hidden") in signs or ("deduced", "informant") in signs:
        return "hidden"
    if ("pencil", "suspect") in signs:
        return "suspect"
    return "no" if any(sign == "no" for _, sign in signs) else "open"


def shown(marks: tuple[Mark, ...], room: float, unit: float) -> list[Mark]:
    """Return the marks there is room for: a cross beside a known place goes, then what was told."""
    signs = {mark.sign for mark in marks if mark.layer == "deduced"}
    kept = list(marks)
    if signs & {"hidden", "informant"}:
        kept = [mark for mark in kept if (mark.layer, mark.sign) != ("deduced", "no")]
    if sum(width(mark, unit) for mark in kept) > room:
        kept = [mark for mark in kept if mark.layer != "told" or len(kept) == 1]
    return kept


def width(mark: Mark, unit: float) -> float:
    """Return how wide a mark is painted."""
    return (SIGN if mark.sign == "possible" else SIGN + SOURCE + GAP) * unit + GAP * unit


class CellPainter(QStyledItemDelegate):
    """Paints one card of the grid: its name, and at the right how and what is known of it."""

    def __init__(self, program: Program, faces: Faces, view: QTableView) -> None:
        super().__init__(view)
        self.program, self.faces, self.view = program, faces, view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: object) -> QSize:  # noqa: N802 - Qt's name
        """Return a small size: cells take the room there is."""
        return QSize(60, 20)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a cell."""
        cell = index.data(CELL)
        if not isinstance(cell, Cell):
            return
        rect = QRectF(option.rect).adjusted(2, 1.5, -2, -1.5)
        painter.save()
        painter.setRenderHints(SMOOTH)
        state = decisive(cell.marks) if cell.in_play else "out"
        self._ground(painter, rect, state)
        left = self._marks(painter, rect, cell)
        self._name(painter, QRectF(rect.x() + 7, rect.y(), left - rect.x() - 9, rect.height()), cell, state)
        if self.view.hasFocus() and index == self.view.currentIndex():
            box(painter, rect.adjusted(0, 0, 0, 0), 6, None, self.program.theme.focus, 3)
        painter.restore()

    def _ground(self, p: QPainter, rect: QRectF, state: str) -> None:
        theme = self.program.theme
        solid, dashed = Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine
        if state == "mine":
            box(p, rect, 6, theme.yes_bg, theme.yes, 2, solid)
        elif state == "suspect":
            box(p, rect, 6, faded(theme.gold, 0.16), theme.gold, 1.4, solid)
        elif state == "hidden":
            box(p, rect, 6, faded(theme.info, 0.12), theme.info, 1.4, dashed)
        elif state in ("away", "no"):
            box(p, rect, 6, faded(theme.inset, 0.75 if state == "away" else 0.35))

    def _marks(self, p: QPainter, rect: QRectF, cell: Cell) -> float:
        """Paint the marks from the right; return where they begin."""
        unit, theme = min(self.program.scale, (rect.height() - 2) / SIGN), self.program.theme
        x = rect.right() - 4
        middle, side, small = rect.center().y(), SIGN * unit, SOURCE * unit
        words = self.program.say(card_name(cell.card))
        room = rect.width() - 16 - fonts.width("cap", words, 13)
        marks = shown(cell.marks, room, unit)
        bare = sum(width(mark, unit) for mark in marks) > room
        for mark in reversed(marks):
            x -= side
            paint_sign(p, theme, self.faces, mark, QRectF(x, middle - side / 2, side, side))
            if mark.sign != "possible" and not bare:
                x -= small + GAP * unit
                paint_source(p, theme, mark.layer, QRectF(x, middle - small / 2, small, small))
            x -= GAP * unit
        return x

    def _name(self, p: QPainter, rect: QRectF, cell: Cell, state: str) -> None:
        theme = self.program.theme
        tones = {"mine": theme.text, "open": theme.text, "suspect": theme.text}
        words, tone = self.program.say(card_name(cell.card)), tones.get(state, theme.text3)
        weight = 700 if state == "mine" else None
        low = rect.height() * TALL / self.program.scale
        types = [(role, min(px, low)) for role, px in TYPES]
        fitting = (t for t in types if fitted(words, rect.width(), *t, weight=weight)[1] == words)
        role, px = next(fitting, types[-1])
        write(p, rect, words, role, tone, LEFT, px, weight)
        if state == "out":
            wide = min(fonts.width(role, words, px), rect.width())
            p.setPen(QPen(QColor(theme.text3), 1.2))
            y = rect.center().y() + 1
            p.drawLine(QPointF(rect.x(), y), QPointF(rect.x() + wide, y))


class KindHeader(QHeaderView):
    """Names the columns, each with its icon."""

    def __init__(self, program: Program, view: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self.program = program

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:  # noqa: N802 - Qt's name
        """Paint icon and name of a kind."""
        theme, side = self.program.theme, 17 * self.program.scale
        painter.save()
        painter.setRenderHints(SMOOTH)
        place = QRectF(rect)
        icon = QRectF(place.x() + 8, place.center().y() - side / 2, side, side)
        paint_icon(painter, KIND_ICONS[section], icon, theme.text2)
        words = self.program.say(phrases.label(FIRST_KIND + section)).upper()
        room = QRectF(icon.right() + 6, place.y(), place.right() - icon.right() - 8, place.height())
        write(painter, room, words, "cap", theme.text2, LEFT, 16)
        painter.restore()


class SuitHeader(QHeaderView):
    """Names the rows, each with its suit's glyph; the glyph alone where there is little room."""

    def __init__(self, program: Program, faces: Faces, view: QTableView) -> None:
        super().__init__(Qt.Orientation.Vertical, view)
        self.program, self.faces = program, faces

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:  # noqa: N802 - Qt's name
        """Paint glyph and name of a suit."""
        theme, place = self.program.theme, QRectF(rect)
        # In steps, so that the pictures need not be drawn anew for every height of the rows.
        side = int(min(place.height() - 6, 26 * self.program.scale)) // 4 * 4
        painter.save()
        painter.setRenderHints(SMOOTH)
        glyph = QRectF(place.x() + 4, place.center().y() - side / 2, side, side)
        cell = self.model().index(section, 0).data(CELL)
        if isinstance(cell, Cell) and not cell.in_play:
            painter.setOpacity(0.45)
        paint_filter(painter, self.faces, section, glyph, self.devicePixelRatioF())
        painter.setOpacity(1.0)
        room = QRectF(glyph.right() + 8, place.y(), place.right() - glyph.right() - 10, place.height())
        if room.width() > 34 * self.program.scale:
            tone = theme.text if isinstance(cell, Cell) and cell.in_play else theme.text3
            px = min(16.0, place.height() * TALL / self.program.scale)
            write(painter, room, self.program.say(phrases.label(section)), "cap", tone, LEFT, px)
        painter.restore()
