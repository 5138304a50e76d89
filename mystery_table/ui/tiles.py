"""The tiles of home: one a game, with its picture, what it is about and the ways in."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from mystery_table.core.words import Arg, Text
from mystery_table.ui.catalogue import about, is_taught, span
from mystery_table.ui.cover import Cover
from mystery_table.ui.flow import FlowLayout
from mystery_table.ui.marks import IconMark
from mystery_table.ui.paint import SMOOTH, box, shadow
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Button, Label, Voice, space

SHADOW = 8
"""Room around a tile for its shadow."""


class Fact(QWidget):
    """An icon with a few words beside it."""

    def __init__(self, program: Program, icon: str, said: Arg) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        space(program, row, gap=6)
        row.addWidget(IconMark(program, icon, 18, boxed=False))
        self.label = Label(program, said, "label", px=17, wrap=False)
        row.addWidget(self.label)


class Tile(QFrame):
    """One game. `wide` puts picture and words side by side, for a table with few games."""

    play = Signal(str)
    missions = Signal(str)
    learn = Signal(str)
    """The guided match is wanted."""
    resized = Signal()

    def __init__(self, program: Program, game: str, wide: bool, last: bool) -> None:
        """`last`: the game played last, whose button is the primary one."""
        super().__init__()
        self.program, self.game = program, game
        self.about = about(game)
        Voice(program, self)(self.setAccessibleName, self.about.title)
        self.cover = Cover(program, self.about, 96)
        self.progress = Label(program, "", "label", tone="2", px=17, wrap=False)
        self._layout = QBoxLayout(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom, self
        )
        space(program, self._layout, (SHADOW + 8,) * 4, 14 if wide else 8)
        self._layout.addWidget(self.cover, 3 if wide else 1)
        self.words = QWidget()
        self._layout.addWidget(self.words, 2 if wide else 0)
        self._fill(QVBoxLayout(self.words), wide, last)
        program.restyled.connect(self.update)

    def _fill(self, column: QVBoxLayout, wide: bool, last: bool) -> None:
        space(self.program, column, (20, 18, 20, 14) if wide else (12, 0, 12, 6), 10 if wide else 4)
        title = Label(self.program, self.about.title, "h2", px=34 if wide else 25)
        line = Label(self.program, self.about.line, "body", tone="2", px=18 if wide else 15.5)
        if wide:
            column.addStretch(1)
        column.addWidget(title)
        column.addWidget(line)
        column.addWidget(self._facts())
        column.addStretch(1)
        column.addLayout(self._buttons(last))

    def needs(self) -> int:
        """Return how high the words and buttons must be at the width there is, in pixels."""
        column = self.words.layout()
        return column.totalHeightForWidth(self.words.width()) if column is not None else 0

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """The words may need another height now."""
        super().resizeEvent(event)
        self.resized.emit()

    def _facts(self) -> QWidget:
        facts = QWidget()
        row = FlowLayout(facts, 16, 2)
        facts.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        low, high = self.about.players
        players = Text("app", "{0} players", (span(low, high),)) if high > 1 else Text("app", "alone")
        row.addWidget(Fact(self.program, "account-group", players))
        minutes = Text("app", "{0} min", (span(*self.about.minutes),))
        row.addWidget(Fact(self.program, "clock-outline", minutes))
        row.addWidget(self.progress)
        self.progress.hide()
        return facts

    def _buttons(self, last: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        space(self.program, row, (0, 4, 0, 2), 8)
        self.play_button = Button(
            self.program, Text("app", "Play"), "primary" if last else "outline", icon="play", px=20
        )
        self.play_button.clicked.connect(lambda: self.play.emit(self.game))
        row.addWidget(self.play_button, 3)
        if self.about.campaign:
            missions = Button(self.program, Text("app", "Missions"), px=19)
            missions.clicked.connect(lambda: self.missions.emit(self.game))
            row.addWidget(missions, 2)
        self.learn_button: Button | None = None
        if is_taught(self.game):
            learn = Button(self.program, None, "icon", icon="school", name=Text("app", "Learn to play"))
            learn.clicked.connect(lambda: self.learn.emit(self.game))
            row.addWidget(learn)
            self.learn_button = learn
        return row

    def show_progress(self, done: int, total: int) -> None:
        """Say how many missions are won."""
        self.progress.say(Text("app", "missions {0} / {1}", (done, total)))
        self.progress.setVisible(True)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the tile's panel."""
        theme = self.program.theme
        rect = QRectF(self.rect()).adjusted(SHADOW, SHADOW - 2, -SHADOW, -SHADOW - 2)
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        shadow(p, rect, 14, 10, 0.5 if theme.dark else 0.25)
        box(p, rect, 14, theme.panel, theme.hair, 1.2)
        p.end()


class Heading(QWidget):
    """A heading with a gold rule after it and, at its end, an optional button."""

    def __init__(self, program: Program, said: Text, action: Button | None = None) -> None:
        from mystery_table.ui.marks import Rule

        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        space(program, row, (8, 0, 6, 0), 14)
        row.addWidget(Label(program, said, "h2", wrap=False))
        row.addItem(QSpacerItem(0, round(40 * program.scale)))
        row.addWidget(Rule(program), 1)
        if action is not None:
            row.addWidget(action)


class Empty(QFrame):
    """A dashed panel that says what will be here."""

    def __init__(self, program: Program, said: Text) -> None:
        super().__init__()
        self.program = program
        column = QVBoxLayout(self)
        space(program, column, (24, 16, 24, 16))
        label = Label(program, said, "body", tone="2")
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(label)
        program.restyled.connect(self.update)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for a sentence."""
        return QSize(260, round(110 * self.program.scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint a dashed outline."""
        from mystery_table.art.colours import faded

        theme = self.program.theme
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        box(p, rect, 12, faded(theme.panel, 0.35), theme.line, 1.6, Qt.PenStyle.DashLine)
        p.end()
