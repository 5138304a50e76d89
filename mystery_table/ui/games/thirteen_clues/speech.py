"""What was said last, as at a table: question and answer, or an accusation and whether it is right."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent

from mystery_table.art.colours import faded
from mystery_table.core.session import Played
from mystery_table.core.state import Event
from mystery_table.core.words import Said, Text, Who
from mystery_table.games.thirteen_clues import ids, phrases
from mystery_table.games.thirteen_clues.state import Line
from mystery_table.ui.faces import Faces
from mystery_table.ui.fonts import SMALLEST, font
from mystery_table.ui.games.panel import Panel, Place, Sight
from mystery_table.ui.paint import SMOOTH, box, seat_badge
from mystery_table.ui.program import Program

WRAP = (Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft).value | Qt.TextFlag.TextWordWrap.value


class Exchange(NamedTuple):
    """Two lines: who says what. `tone` is the colour of the second."""

    seat: int
    words: Said
    other: int | None
    answer: Said
    tone: str = "text"


def latest(steps: tuple[Played, ...]) -> Exchange | None:
    """Return what was said last as far as it was heard, None before anything was."""
    for step in reversed(steps):
        for event in reversed(step.events):
            if (said := _said(event)) is not None:
                return said
    return None


def _said(event: Event) -> Exchange | None:
    if event.verb in ("asked", "told"):
        line = Line(*event.args)
        return Exchange(line.asker, phrases.question(line), line.witness, phrases.reply(line), "gold")
    if event.verb == "whispered":
        asker, witness = event.args
        words = Text("thirteen_clues", "Top secret: only {0} hears it.", (Who(witness),))
        return Exchange(asker, words, witness, Text("thirteen_clues", "The answer is whispered."))
    if event.verb == "looked":
        seat, letter = event.args
        words = Text("thirteen_clues", "A look at informant {0}", (ids.LETTERS[letter],))
        return Exchange(seat, words, None, Text("thirteen_clues", "Only {0} sees the card.", (Who(seat),)))
    if event.verb == "accused":
        seat, cards, right = event.args
        verdict = (
            Text("thirteen_clues", "That is right!") if right else Text("thirteen_clues", "That is wrong.")
        )
        return Exchange(seat, phrases.accusation(cards), None, verdict, "yes" if right else "no")
    return None


class Speech(Panel):
    """Shows what was said last; the mouse goes through it to the table."""

    place: ClassVar[Place] = "area"
    area: ClassVar[str] = "speech"
    shows: ClassVar[bool] = True
    title: ClassVar[Text] = Text("thirteen_clues", "said last")

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__(program, faces)
        self.said: Exchange | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_sight(self, sight: Sight) -> None:
        """Show what was said last."""
        said = latest(sight.steps)
        if said != self.said:
            self.said = said
            self.setAccessibleDescription(" ".join(words for _, words, _ in self._lines()))
        self.update()

    def conceal(self) -> None:
        """Forget it."""
        self.said = None
        self.setAccessibleDescription("")
        self.update()

    def _lines(self) -> list[tuple[int | None, str, str]]:
        """Return seat, words and colour of each line."""
        if self.said is None:
            return []
        names = self.faces.names()
        first = self.program.say(self.said.words, names)
        second = self.program.say(self.said.answer, names)
        return [(self.said.seat, first, "text"), (self.said.other, second, self.said.tone)]

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the two lines, as large as fits."""
        lines = self._lines()
        if not lines:
            return
        theme, scale = self.program.theme, self.program.scale
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        tone = self.said.tone if self.said is not None else "text"
        edge = getattr(theme, tone) if tone in ("yes", "no") else theme.hair
        box(p, rect, 12, faded(theme.panel, 0.94), edge, 2.0 if tone in ("yes", "no") else 1.2)
        side = min(26 * scale, rect.height() * 0.3)
        words = QRectF(rect.x() + side + 20, 0, rect.width() - side - 30, rect.height() - 12)
        made, heights = _fitting([line for _, line, _ in lines], words.width(), words.height())
        y = rect.y() + (rect.height() - sum(heights)) / 2
        for at, ((seat, line, colour), high) in enumerate(zip(lines, heights, strict=True)):
            if seat is not None:
                seat_badge(p, self.faces.marks()[seat], QPointF(rect.x() + 10 + side / 2, y + high / 2), side)
            p.setFont(made[at])
            p.setPen(QColor(getattr(theme, colour)))
            p.drawText(QRectF(words.x(), y, words.width(), high), WRAP, line)
            y += high
        p.end()


def _fitting(lines: list[str], width: float, height: float) -> tuple[list[QFont], list[float]]:
    """Return fonts and heights with which lines, wrapped, fit into a room: the second is the larger one."""
    px = 24.0
    while True:
        made = [font("body", px), font("h3", px + 1)]
        heights = [
            QFontMetricsF(one).boundingRect(QRectF(0, 0, width, 10_000), WRAP, line).height() + 6
            for one, line in zip(made, lines, strict=True)
        ]
        if sum(heights) <= height or px <= SMALLEST:
            return made, heights
        px -= 0.5
