"""The page of statistics: what was played and won in each game, missions, time, achievements; resettable."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mystery_table.core import statistics
from mystery_table.core.achievements import all_of_them
from mystery_table.core.earned import past_of
from mystery_table.core.errors import UserError
from mystery_table.core.places import level_name
from mystery_table.core.statistics import LEVELS, Summary, Tally
from mystery_table.core.words import Arg, Said, Text
from mystery_table.ui.awards import Awards
from mystery_table.ui.catalogue import about, found, missions, missions_of_all, modes
from mystery_table.ui.dialogs import Notice, Question
from mystery_table.ui.header import PageBar
from mystery_table.ui.marks import Panel, Scroller
from mystery_table.ui.paint import SMOOTH, box
from mystery_table.ui.program import Program
from mystery_table.ui.surface import surface
from mystery_table.ui.tiles import Heading
from mystery_table.ui.widgets import Button, Label, space


def duration(seconds: float) -> Text:
    """Return how long something took: minutes, from an hour on with hours."""
    hours, minutes = divmod(round(seconds / 60), 60)
    if hours:
        return Text("app", "{0} h {1} min", (hours, minutes))
    return Text("app", "{0} min", (minutes,))


class Share(QWidget):
    """A bar that shows how many of all were won."""

    def __init__(self, program: Program, tally: Tally) -> None:
        super().__init__()
        self.program, self.tally = program, tally
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for a bar."""
        return QSize(60, round(14 * self.program.unit))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it."""
        theme, p = self.program.theme, QPainter(self)
        p.setRenderHints(SMOOTH)
        rect = QRectF(self.rect()).adjusted(0, 3, 0, -3)
        box(p, rect, 4, theme.inset, theme.text3)
        if self.tally.won:
            part = rect.width() * self.tally.won / self.tally.played
            box(p, QRectF(rect.x(), rect.y(), part, rect.height()), 4, theme.gold)
        p.end()


class GameCard(Panel):
    """One game: won of played, in a row, time, by mode and level, missions."""

    def __init__(self, program: Program, game: str, summary: Summary, done: frozenset[str]) -> None:
        super().__init__(program)
        self.game, self.summary, self.done = game, summary, done
        self.column = QVBoxLayout(self)
        space(program, self.column, (24, 18, 24, 22), 5)
        self.column.addWidget(Label(program, about(game).title, "h3"))
        head = QHBoxLayout()
        space(program, head, gap=10)
        total = summary.total
        head.addWidget(Label(program, f"{total.won} / {total.played}", "num_l", tone="gold", wrap=False))
        head.addWidget(Label(program, Text("app", "won / played"), "cap", tone="2"), 1)
        self.column.addLayout(head)
        self.grid = QGridLayout()
        space(program, self.grid, gap=8, row_gap=4)
        self.column.addLayout(self.grid)
        self._facts()
        self._tallies(Text("app", "By kind"), [(self._mode(m), t) for m, t in summary.modes.items()])
        ranked = sorted(summary.levels, key=lambda each: LEVELS.index(each) if each in LEVELS else -1)
        levels: list[tuple[Said, Tally]] = [(level_name(each), summary.levels[each]) for each in ranked]
        self._tallies(Text("app", "By level of the bots"), levels)
        self.column.addStretch(1)

    def _mode(self, mode: str) -> Said:
        named = {each.key: each.title for each in modes(self.game)}
        return named.get(mode, about(self.game).title)

    def _facts(self) -> None:
        summary = self.summary
        streak = Text("app", "{0}, at most {1}", (summary.streak, summary.longest))
        facts: list[tuple[Text, Arg]] = [(Text("app", "Won in a row"), streak)]
        facts.append((Text("app", "Time at the table"), duration(summary.seconds)))
        if summary.hinted:
            facts.append((Text("app", "Matches with hints"), summary.hinted))
        all_missions = missions(self.game)
        if all_missions:
            won = len(self.done & {mission.id for mission in all_missions})
            facts.append((Text("app", "Missions won"), Text("app", "{0} / {1}", (won, len(all_missions)))))
        for row, (name, value) in enumerate(facts):
            self.grid.addWidget(Label(self.program, name, "cap", tone="2"), row, 0)
            self.grid.addWidget(Label(self.program, value, "label"), row, 1)
        self.grid.setColumnStretch(0, 1)
        best = self._best()
        if best is not None:
            self.column.addWidget(Label(self.program, best, "cap", tone="2"))

    def _best(self) -> Text | None:
        """Return the mission that was won fastest."""
        named = {mission.id: mission.name for mission in missions(self.game)}
        times = [(m.fastest, key) for key, m in self.summary.missions.items() if m.fastest is not None]
        known = sorted((time, key) for time, key in times if key in named)
        if not known:
            return None
        time, key = known[0]
        return Text("app", "Fastest mission: {0}, {1}", (named[key], duration(time)))

    def _tallies(self, title: Text, lines: list[tuple[Said, Tally]]) -> None:
        if not lines:
            return
        self.column.addSpacing(round(6 * self.program.unit))
        self.column.addWidget(Label(self.program, title, "cap", tone="gold"))
        grid = QGridLayout()
        space(self.program, grid, gap=8, row_gap=2)
        for row, (name, tally) in enumerate(lines):
            grid.addWidget(Label(self.program, name, "cap"), row, 0)
            grid.addWidget(Share(self.program, tally), row, 1)
            numbers = f"{tally.won} / {tally.played}"
            grid.addWidget(Label(self.program, numbers, "num", px=15, wrap=False), row, 2)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        self.column.addLayout(grid)


class Statistics(QWidget):
    """Everything counted. Nothing of it leaves this computer."""

    left = Signal()

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.bar = PageBar(program, Text("app", "Statistics"), Text("app", "kept on this computer alone"))
        self.bar.back.connect(self.left)
        self.reset_button = Button(program, Text("app", "Begin anew"), "danger", icon="restart")
        self.reset_button.clicked.connect(self._ask)
        self.bar.row.addWidget(self.reset_button)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        content = QWidget()
        column = QVBoxLayout(content)
        space(program, column, (14, 10, 14, 14), 8)
        self.cards_row = QHBoxLayout()
        space(program, self.cards_row, gap=0)
        column.addLayout(self.cards_row)
        self.earned = Label(program, "", "label", tone="2", wrap=False)
        self.earned.setIndent(8)
        column.addWidget(Heading(program, Text("app", "Achievements")))
        column.addWidget(self.earned)
        self.awards = Awards(program)
        column.addWidget(self.awards)
        column.addStretch(1)
        self.scroller = Scroller(content)
        page.addWidget(self.scroller, 1)
        self.cards: list[GameCard] = []
        self.load()

    def first_focus(self) -> QWidget:
        """Return what has the keyboard at first."""
        return self.scroller

    def load(self) -> None:
        """Count anew."""
        try:
            past = past_of(self.program.store, missions_of_all())
        except UserError as error:
            Notice(self.program, error.message, self).open()
            return
        for card in self.cards:
            self.cards_row.removeWidget(card)
            card.setParent(None)
            card.deleteLater()
        self.cards = []
        for game in found():
            mine = statistics.summary(result for result in past.results if result.game == game)
            self.cards.append(GameCard(self.program, game, mine, past.done.get(game, frozenset())))
            self.cards_row.addWidget(self.cards[-1], 1)
        awards = all_of_them(len(found()))
        earned = self.awards.show_past(awards, past)
        self.earned.say(Text("app", "{0} of {1} earned", (earned, len(awards))))
        self.reset_button.setEnabled(bool(past.results))

    def _ask(self) -> None:
        message = Text(
            "app", "Forget all results and achievements? Matches and missions that were won stay as they are."
        )
        question = Question(self.program, message, Text("app", "Begin anew"), self)
        question.accepted.connect(self._reset)
        question.open()

    def _reset(self) -> None:
        try:
            statistics.reset(self.program.store)
        except UserError as error:
            Notice(self.program, error.message, self).open()
        self.load()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the table under everything."""
        p = QPainter(self)
        size, ratio = (self.width(), self.height()), self.devicePixelRatioF()
        p.drawPixmap(0, 0, surface(self.program.theme, size, "home", (0.5, 0.1), ratio=ratio))
        p.end()
