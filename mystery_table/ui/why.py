"""Why the bots did what they did: the step that is looked at, explained on demand by the bots' process."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mystery_table.core import explaining
from mystery_table.core.bot import Answer, Thought, per_cent
from mystery_table.core.replay import Replay
from mystery_table.core.words import Text
from mystery_table.core.worker import Worker
from mystery_table.ui.faces import Faces
from mystery_table.ui.keys.bind import Shortcut
from mystery_table.ui.marks import SeatBadge
from mystery_table.ui.paint import SMOOTH, box
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Button, Label, space

WAITING = Text("app", "A moment…")
NOT_TOLD = Text("app", "This move cannot be explained.")
NO_BOT = Text("app", "Here no bot moved.")
HIGH, LOW, FLAT = 340, 240, 58
"""Units: height beside the table, there below a game's own tab, and below the table in compact windows."""


class Explainer(QObject):
    """Asks for the reasons of one step after the other, always of the one wanted last; forgets none."""

    came = Signal(int)
    """The reasons of this step are there."""
    heard = Signal(object)
    """From the listening thread to this one."""

    def __init__(self, replay: Replay, parent: QObject) -> None:
        super().__init__(parent)
        self.replay = replay
        self.told: dict[int, tuple[Text, ...]] = {}
        self.thoughts: dict[int, Thought] = {}
        self._asked: int | None = None
        self._wanted: int | None = None
        self._worker = Worker(self.heard.emit)
        self.heard.connect(self._hear)

    def want(self, step: int) -> tuple[Text, ...] | None:
        """Return the reasons of a bot's step; None: they will come."""
        if step not in self.told and (known := explaining.known(self.replay, step)):
            self.told[step] = known
        if step in self.told:
            return self.told[step]
        self._wanted = step
        self._ask()
        return None

    def close(self) -> None:
        """End the process; nothing comes any more."""
        self._asked = self._wanted = None
        self._worker.stop()

    def _ask(self) -> None:
        if self._asked is None and self._wanted is not None:
            self._asked, self._wanted = self._wanted, None
            self._worker.ask(explaining.question(self.replay, self._asked))

    def _hear(self, answer: Answer) -> None:
        if answer.step != self._asked:
            return
        self._asked = None
        self.told[answer.step] = answer.reasons or (NOT_TOLD,)
        if answer.thought is not None:
            self.thoughts[answer.step] = answer.thought
        self.came.emit(answer.step)
        self._ask()


class Bar(QWidget):
    """How likely something is, as a part of a bar; in gold what a move was about."""

    def __init__(self, program: Program, chance: float, meant: bool) -> None:
        super().__init__()
        self.program, self.chance, self.meant = program, chance, meant
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for a bar."""
        return QSize(70, round(13 * self.program.scale))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it."""
        theme, p = self.program.theme, QPainter(self)
        p.setRenderHints(SMOOTH)
        rect = QRectF(self.rect()).adjusted(0, 2, 0, -2)
        box(p, rect, 4, theme.inset, theme.line)
        part = max(4.0, rect.width() * self.chance)
        tone = theme.gold if self.meant else theme.text3
        box(p, QRectF(rect.x(), rect.y(), part, rect.height()), 4, tone)
        p.end()


class WhyPanel(QFrame):
    """Explains the step that led to the position shown, and leads from one bot's move to the next."""

    asked = Signal(int)
    """Another position is to be shown."""

    def __init__(self, program: Program, faces: Faces, replay: Replay) -> None:
        super().__init__()
        self.program, self.faces, self.replay = program, faces, replay
        self.steps = explaining.steps(replay)
        self.explainer = Explainer(replay, self)
        self.explainer.came.connect(self._came)
        self.position = 0
        self.title = Label(program, Text("app", "Why the bot did this"), "h3", tone="gold")
        self.badge = QHBoxLayout()
        self.reasons = QVBoxLayout()
        self.belief = Label(program, "", "label", tone="gold", px=15)
        self.odds = QGridLayout()
        space(program, self.odds, gap=8, row_gap=0)
        self.odds.setColumnStretch(0, 3)
        self.odds.setColumnStretch(1, 2)
        self.note = Label(program, Text("app", "A bot knows only what its seat could see."), "cap", tone="3")
        self.back = Button(
            program, None, icon="chevron-double-left", name=Text("app", "Previous move of a bot")
        )
        self.on = Button(program, None, icon="chevron-double-right", name=Text("app", "Next move of a bot"))
        self.scroller = QScrollArea()
        self._build()
        self._connect()

    def _build(self) -> None:
        self.setProperty("role", "panel")
        column = QVBoxLayout(self)
        space(self.program, column, (12, 6, 8, 8), 4)
        self.column, self.head = column, QHBoxLayout()
        self.head.addLayout(self.badge)
        self.head.addWidget(self.title, 1)
        self.head.addWidget(self.back)
        self.head.addWidget(self.on)
        column.addLayout(self.head)
        inside = QWidget()
        inner = QVBoxLayout(inside)
        space(self.program, inner, (0, 0, 8, 0), 6)
        inner.addLayout(self.reasons)
        inner.addWidget(self.belief)
        inner.addLayout(self.odds)
        inner.addWidget(self.note)
        inner.addStretch(1)
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setWidget(inside)
        column.addWidget(self.scroller, 1)

    def _connect(self) -> None:
        self.back.clicked.connect(lambda: self._go(-1))
        self.on.clicked.connect(lambda: self._go(1))
        Shortcut(self.program, "replay_bot_back", self, lambda: self._go(-1))
        Shortcut(self.program, "replay_bot_on", self, lambda: self._go(1))

    def fit(self, low: bool) -> None:
        """Take the height there is room for: a few lines below the table, more beside it.

        `low`: a tab of the game needs the room beside the table, too.
        """
        compact = self.program.form == "compact"
        self.note.setVisible(not compact)
        self.title.setVisible(not compact)
        self.column.removeWidget(self.scroller)
        self.head.removeWidget(self.scroller)
        if compact:
            self.head.insertWidget(1, self.scroller, 1)
        else:
            self.column.addWidget(self.scroller, 1)
        high = FLAT if compact else LOW if low else HIGH
        self.setFixedHeight(round(high * max(1.0, self.program.scale)))

    def show_position(self, position: int) -> None:
        """Explain the step that led to a position, as soon as its reasons are there."""
        self.position = position
        at = bisect_left(self.steps, position - 1)
        explained = at < len(self.steps) and self.steps[at] == position - 1
        self.back.setEnabled(bool(self.steps) and self.steps[0] < position - 1)
        self.on.setEnabled(bool(self.steps) and self.steps[-1] > position - 1)
        reasons = self.explainer.want(position - 1) if explained else (NO_BOT,)
        self._show_badge(self.replay.marks[position - 1].seat if explained else None)
        self._show_reasons((WAITING,) if reasons is None else reasons)
        self._show_thought(self.explainer.thoughts.get(position - 1) if explained else None)

    def words(self) -> list[str]:
        """Return what is said now, line by line."""
        items = (self.reasons.itemAt(n) for n in range(self.reasons.count()))
        labels = (item.widget() for item in items if item is not None)
        return [label.text() for label in labels if isinstance(label, Label)]

    def close_down(self) -> None:
        """Ask nothing any more, and show nothing."""
        self.explainer.close()
        self._show_badge(None)
        self._show_reasons(())
        self._show_thought(None)

    def _show_badge(self, seat: int | None) -> None:
        _empty(self.badge)
        if seat is not None:
            badge = self.replay.seating.chairs[seat].badge
            self.badge.addWidget(SeatBadge(self.program, badge, round(26 * self.program.scale)))

    def _show_reasons(self, reasons: tuple[Text, ...]) -> None:
        _empty(self.reasons)
        for reason in reasons:
            label = Label(self.program, "", "body", px=14 if self.program.form == "compact" else 15)
            label.say(reason, self.faces.names())
            self.reasons.addWidget(label)
        self.scroller.verticalScrollBar().setValue(0)

    def _show_thought(self, thought: Thought | None) -> None:
        """Show what the seat believed, beside the table only: below it there is room for reasons alone."""
        _empty(self.odds)
        shown = thought is not None and self.program.form != "compact"
        self.belief.setVisible(shown)
        if thought is None or not shown:
            return
        self.belief.say(thought.title, self.faces.names())
        for row, (said, chance, meant) in enumerate(thought.odds):
            name = Label(self.program, "", "cap", tone="gold" if meant else "2")
            name.say(said, self.faces.names())
            share = Text("app", "{0} %", (per_cent(chance),))
            self.odds.addWidget(name, row, 0)
            self.odds.addWidget(Bar(self.program, chance, meant), row, 1)
            self.odds.addWidget(Label(self.program, share, "num", px=14, wrap=False), row, 2)

    def _came(self, step: int) -> None:
        if step == self.position - 1:
            self.show_position(self.position)

    def _go(self, way: int) -> None:
        """Go to the next move of a bot, or to the one before."""
        here = self.position - 1
        at = bisect_right(self.steps, here) if way > 0 else bisect_left(self.steps, here) - 1
        if 0 <= at < len(self.steps):
            self.asked.emit(self.steps[at] + 1)


def _empty(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
