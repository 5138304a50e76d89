"""Before an accusation: the three cards and the sentence, large, and what it may bring or cost."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mystery_table.core.layout import Piece
from mystery_table.core.rulebook import cited
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Text
from mystery_table.games.thirteen_clues import phrases
from mystery_table.games.thirteen_clues.cards import card_name
from mystery_table.games.thirteen_clues.moves import warning
from mystery_table.games.thirteen_clues.pieces import card_face
from mystery_table.games.thirteen_clues.state import Cards
from mystery_table.ui.dialogs import Dialog
from mystery_table.ui.faces import Faces
from mystery_table.ui.program import Program
from mystery_table.ui.table.pieces import MARGIN
from mystery_table.ui.widgets import Label

HIGH, RATIO, GAP = 190.0, 0.72, 18.0
"""Units: height of a card, its width : height, and the room between two."""


class Trio(QWidget):
    """Person, place and weapon side by side."""

    def __init__(self, program: Program, faces: Faces, cards: Cards) -> None:
        super().__init__()
        self.program, self.faces, self.cards = program, faces, cards
        scale = program.unit
        self._high = HIGH * scale
        self.setFixedHeight(round(self._high + 16))
        self.setMinimumWidth(round(3 * self._high * RATIO + 2 * GAP * scale))
        faces.ready.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the cards in the middle."""
        wide, gap = self._high * RATIO, GAP * self.program.unit
        left = (self.width() - 3 * wide - 2 * gap) / 2
        p = QPainter(self)
        for at, card in enumerate(self.cards):
            piece = Piece("", "", card_face(card), card_name(card))
            made = self.faces.card(piece, wide, self._high, self.devicePixelRatioF())
            p.drawPixmap(QPointF(left + at * (wide + gap) - MARGIN, 4 - MARGIN), made)
        p.end()


class Accusation(Dialog):
    """Asks whether that is to be said aloud. `accepted` is the answer yes."""

    def __init__(
        self, program: Program, faces: Faces, observation: Observation, action: Action, parent: QWidget
    ) -> None:
        super().__init__(program, Text("thirteen_clues", "Accuse"), parent)
        cards: Cards = action[1:]
        self.column.addWidget(Trio(program, faces, cards))
        self.column.addWidget(Label(program, phrases.accusation(cards), "h2"))
        warned = warning(observation, action)
        self.place = cited(warned) or "accusation"
        if warned is not None:
            self.column.addWidget(Label(program, warned, tone="no"))
        self.column.addWidget(Label(program, _cost(observation), tone="2"))
        no = self.add_button(Text("thirteen_clues", "Think again"), "")
        no.clicked.connect(self.reject)
        self.yes = self.add_button(Text("thirteen_clues", "Accuse"), "primary", "gavel")
        self.yes.clicked.connect(self.accept)
        no.setFocus()


def _cost(observation: Observation) -> Text:
    """Return what happens then."""
    if observation.public.seats == 2:
        return Text("thirteen_clues", "If it is right, you win. If it is wrong, everybody hears it.")
    return Text(
        "thirteen_clues",
        "If it is right, you win. If it is wrong, everybody hears it; your turn and your glasses are gone.",
    )
