"""All cards of a pile that lies open, side by side; whoever sees the table may look through it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from mystery_table.core.layout import Area, Piece
from mystery_table.core.words import Text
from mystery_table.ui.dialogs import Dialog
from mystery_table.ui.faces import Faces
from mystery_table.ui.marks import Scroller
from mystery_table.ui.paint import SMOOTH, focus_ring
from mystery_table.ui.program import Program
from mystery_table.ui.table.pieces import MARGIN
from mystery_table.ui.widgets import Label

ACROSS, WIDTH = 6, 118.0
"""Cards in a row at most; units that a card is wide."""
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class CardButton(QAbstractButton):
    """One card; it tells when it is looked at."""

    looked = Signal()

    def __init__(self, faces: Faces, piece: Piece, ratio: float) -> None:
        super().__init__()
        self.faces, self.piece, self.ratio = faces, piece, ratio
        self.setAccessibleName(faces.program.say(piece.name, faces.names()))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self.looked)
        faces.ready.connect(self.update)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of the card with the room for its shadow."""
        wide = WIDTH * self.faces.program.scale
        return QSize(round(wide + 2 * MARGIN), round(wide / self.ratio + 2 * MARGIN))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the card, and a ring where the keyboard is."""
        size = self.sizeHint()
        wide, high = size.width() - 2 * MARGIN, size.height() - 2 * MARGIN
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        p.drawPixmap(QPointF(0, 0), self.faces.card(self.piece, wide, high, self.devicePixelRatioF()))
        if self.hasFocus():
            focus_ring(p, self.faces.program.theme, QRectF(MARGIN, MARGIN, wide, high), 8)
        p.end()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 - Qt's name
        """The mouse looks at it."""
        super().enterEvent(event)
        self.looked.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """The keyboard looks at it."""
        super().focusInEvent(event)
        self.looked.emit()


class Browser(Dialog):
    """Shows the cards of one pile, the uppermost first, and what stands on the one that is looked at."""

    def __init__(self, program: Program, faces: Faces, area: Area, parent: QWidget | None) -> None:
        super().__init__(program, area.name or area.title or Text("app", "Cards"), parent, faces.names())
        self.faces = faces
        self.across = self._across(parent)
        page = QWidget()
        grid = QGridLayout(page)
        grid.setSpacing(0)
        pieces = [piece._replace(number=None, key="", deep=0, dim=False) for piece in area.pile[::-1]]
        self.cards = [CardButton(faces, piece, area.ratio) for piece in pieces]
        for at, card in enumerate(self.cards):
            card.looked.connect(lambda shown=card: self._tell(shown))
            grid.addWidget(card, at // self.across, at % self.across, Qt.AlignmentFlag.AlignCenter)
        grid.setRowStretch(len(self.cards) // self.across + 1, 1)
        self.scroller = Scroller(page)
        self.column.addWidget(self.scroller, 1)
        self.line = Label(program, "", "body")
        self.line.setMinimumHeight(round(48 * program.scale))
        self.column.addWidget(self.line)
        close = self.add_button(Text("app", "Close"), "primary")
        close.clicked.connect(self.accept)
        self._fit(parent)
        first: QWidget = self.cards[0] if self.cards else close
        first.setFocus()

    def _across(self, parent: QWidget | None) -> int:
        """Return how many cards fit side by side."""
        scale, room = self.program.scale, parent.width() if parent is not None else 1000
        return max(2, min(ACROSS, int((room - 130 * scale) / (WIDTH * scale + 2 * MARGIN))))

    def _fit(self, parent: QWidget | None) -> None:
        """Take the room that the cards need, but not more than the window has."""
        room = parent.size() if parent is not None else QSize(1000, 700)
        hint = self.cards[0].sizeHint() if self.cards else QSize(200, 200)
        rows = -(-len(self.cards) // self.across)
        wide = hint.width() * min(self.across, max(3, len(self.cards))) + round(90 * self.program.scale)
        high = hint.height() * rows + round(220 * self.program.scale)
        self.resize(min(wide, room.width() - 40), min(high, room.height() - 40))

    def _tell(self, card: CardButton) -> None:
        """Say what the card is and what stands on it."""
        self.scroller.ensureWidgetVisible(card)
        piece = card.piece
        said = piece.name if piece.detail is None else Text("app", "{0}: {1}", (piece.name, piece.detail))
        self.line.say(said, self.faces.names())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Arrows walk from card to card."""
        at = next((n for n, card in enumerate(self.cards) if card.hasFocus()), None)
        steps = {**STEPS, Qt.Key.Key_Up: -self.across, Qt.Key.Key_Down: self.across}
        if at is None or event.key() not in steps:
            super().keyPressEvent(event)
            return
        to = at + steps[Qt.Key(event.key())]
        if 0 <= to < len(self.cards):
            self.cards[to].setFocus(Qt.FocusReason.TabFocusReason)
