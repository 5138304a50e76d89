"""Cards shown large side by side, to be compared: visions with what they may mean, say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mystery_table.core.layout import Piece
from mystery_table.ui.faces import Faces
from mystery_table.ui.paint import CENTRE, SMOOTH, deco_panel, focus_ring, wrapped
from mystery_table.ui.table.geometry import Box
from mystery_table.ui.table.pieces import MARGIN
from mystery_table.ui.table.view import TableView

EDGE, PAD, GAP, WORDS = 12, 24, 12, 54
"""Pixels around the panel, within it, and between cards; height of the line that tells what is looked at."""
STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Shown(NamedTuple):
    """A piece with the width : height of its card."""

    piece: Piece
    ratio: float


def spread(rows: list[list[float]], room: Box) -> list[list[Box]]:
    """Return where cards of these ratios lie: each row in the middle, as high as height and width allow."""
    most = [(room.w - GAP * (len(row) - 1)) / sum(row) for row in rows]
    heights = _shared_out(most, room.h - GAP * (len(rows) - 1))
    found, top = [], room.y + (room.h - sum(heights) - GAP * (len(rows) - 1)) / 2
    for ratios, high in zip(rows, heights, strict=True):
        left = room.x + (room.w - sum(ratios) * high - GAP * (len(ratios) - 1)) / 2
        row = []
        for ratio in ratios:
            row.append(Box(left, top, ratio * high, high))
            left += ratio * high + GAP
        found.append(row)
        top += high + GAP
    return found


def _shared_out(most: list[float], whole: float) -> list[float]:
    """Share a height out evenly, but give nobody more than they can use."""
    out, left = [0.0] * len(most), whole
    for done, at in enumerate(sorted(range(len(most)), key=lambda at: most[at])):
        out[at] = max(1.0, min(most[at], left / (len(most) - done)))
        left -= out[at]
    return out


class Compare(QWidget):
    """Lies over the table; arrows or the mouse look at a card, whose name stands below."""

    def __init__(self, faces: Faces, table: TableView) -> None:
        super().__init__(table)
        self.faces, self.table = faces, table
        self.rows: list[list[Shown]] = []
        self.at = (0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        faces.ready.connect(self.update)
        self.hide()

    def show_rows(self, rows: Iterable[Iterable[str]], first: str) -> bool:
        """Show pieces that lie on the table, given by id; False, and nothing shown, if there are none.

        `first` is the piece that is looked at to begin with.
        """
        there = {piece.id: piece for piece in self.table.layout_now.pieces}
        found = [[self._shown(there[name]) for name in row if name in there] for row in rows]
        self.rows = [row for row in found if row]
        if not self.rows:
            self.close_cards()
            return False
        self.setGeometry(self.table.rect())
        spots = (
            (y, x) for y, row in enumerate(self.rows) for x, one in enumerate(row) if one.piece.id == first
        )
        self._look(next(spots, (0, 0)))
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)
        return True

    def _shown(self, piece: Piece) -> Shown:
        return Shown(piece._replace(number=None, key=""), self.table.found[piece.area].area.ratio)

    def close_cards(self) -> None:
        """Put them away and forget what was shown."""
        self.rows = []
        self.setAccessibleName("")
        self.hide()

    @property
    def looked_at(self) -> Piece:
        """The card that is looked at."""
        return self.rows[self.at[0]][self.at[1]].piece

    def boxes(self) -> list[list[Box]]:
        """Return where the cards lie."""
        edge = EDGE + PAD
        room = Box(0, 0, self.width(), self.height()).inset(edge, edge, edge, edge + self._words_high())
        return spread([[shown.ratio for shown in row] for row in self.rows], room)

    def _words_high(self) -> float:
        return WORDS * self.faces.program.scale

    def _look(self, at: tuple[int, int]) -> None:
        self.at = at
        self.setAccessibleName(self.faces.program.say(self.looked_at.name, self.faces.names()))
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the cards on a panel, and below what is seen on the one that is looked at."""
        if not self.rows:
            return
        p, theme = QPainter(self), self.faces.program.theme
        p.setRenderHints(SMOOTH)
        deco_panel(p, theme, QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE))
        ratio = self.devicePixelRatioF()
        for y, row in enumerate(self.boxes()):
            for x, box in enumerate(row):
                card = self.faces.card(self.rows[y][x].piece, box.w, box.h, ratio)
                p.drawPixmap(QPointF(box.x - MARGIN, box.y - MARGIN), card)
                if (y, x) == self.at:
                    focus_ring(p, theme, QRectF(box.x, box.y, box.w, box.h), 8)
        high = self._words_high()
        words = QRectF(0, self.height() - EDGE - PAD / 2 - high, self.width(), high)
        words.adjust(EDGE + PAD, 0, -EDGE - PAD, 0)
        for px in (17, 16, 15, 14, 13):
            if wrapped(p, words, self.accessibleName(), "body", theme.text, px, CENTRE):
                break
        p.end()

    def _leave(self) -> None:
        self.close_cards()
        self.table.setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Arrows walk from card to card, any other key closes."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            self._leave()
            return
        y, x = self.at[0] + step[1], self.at[1] + step[0]
        if 0 <= y < len(self.rows):
            if y != self.at[0]:
                x = self._nearest(y)
            if 0 <= x < len(self.rows[y]):
                self._look((y, x))

    def _nearest(self, row: int) -> int:
        """Return which card of a row lies closest above or below the one that is looked at."""
        boxes = self.boxes()
        here = boxes[self.at[0]][self.at[1]]
        middle = here.x + here.w / 2
        return min(range(len(boxes[row])), key=lambda x: abs(boxes[row][x].x + boxes[row][x].w / 2 - middle))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Look at the card under the mouse."""
        at = event.position()
        for y, row in enumerate(self.boxes()):
            for x, box in enumerate(row):
                if box.holds(at.x(), at.y()) and (y, x) != self.at:
                    self._look((y, x))

    def mousePressEvent(self, _event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Any click closes it."""
        self._leave()
