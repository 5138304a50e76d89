"""The matches as a list model: filtered by words and state, painted a row at a time, said in one sentence."""

from __future__ import annotations

import time
from typing import Literal

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from mystery_table import games
from mystery_table.core.errors import UserError
from mystery_table.core.records import Line
from mystery_table.core.words import Arg, Said, Several, Text
from mystery_table.ui.catalogue import about, missions, modes
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import LEFT, RIGHT, SMOOTH, box, seat_badge, write
from mystery_table.ui.program import Program

Index = QModelIndex | QPersistentModelIndex
State = Literal["all", "running", "over"]
ROW, BADGE = 64.0, 22.0
"""Units: height of a row, width of a seat's badge."""


def kind_name(game: str, mode: object, mission: object) -> Said | None:
    """Return the name of a mission, else of a mode, None where a game names neither."""
    named = {each.id: each.name for each in missions(game)}
    if mission in named:
        return named[str(mission)]
    return next((each.title for each in modes(game) if each.key == mode), None)


class ShelfModel(QAbstractListModel):
    """Thousands of matches as light values; what is said of one is made when its row is shown."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.lines: list[Line] = []
        self.all: list[Line] = []
        self._words, self._state = "", "all"
        self._titles: dict[int, Arg] = {}
        self._texts: dict[int, str] = {}
        program.retranslated.connect(self.again)

    def load(self) -> None:
        """Read the list anew; UserError where it cannot be."""
        self.all = self.program.store.overview()
        self._titles.clear()
        self._texts.clear()
        self._filter()

    def again(self) -> None:
        """Another language: say and search everything anew."""
        self._texts.clear()
        self._filter()

    def search(self, words: str, state: State = "all") -> None:
        """Keep the matches that contain every word, and are in this state."""
        self._words, self._state = words, state
        self._filter()

    def _filter(self) -> None:
        wanted = self._words.casefold().split()
        if wanted and not self._texts:
            self._read_texts()
        found = self.all
        if self._state != "all":
            found = [line for line in found if line.over == (self._state == "over")]
        for word in wanted:
            found = [line for line in found if word in self._texts[line.id]]
        self.beginResetModel()
        self.lines = found
        self.endResetModel()

    def _read_texts(self) -> None:
        """Put together what can be found of every match: name, game, mission or mode, seats."""
        say, named = self.program.say, dict[tuple[str, object, object], str]()
        kinds = self.program.store.kinds()
        for line in self.all:
            key = (line.game, *kinds.get(line.id, (None, None)))
            if key not in named:
                kind = kind_name(*key) if line.game in games.names() else None
                title = say(about(line.game).title) if line.game in games.names() else line.game
                named[key] = f"{title} {say(kind) if kind is not None else ''}"
            seats = " ".join(chair.name for chair in line.seating.chairs)
            self._texts[line.id] = f"{line.name} {named[key]} {seats}".casefold()

    # What is said of one

    def title(self, line: Line) -> Arg:
        """Return a match's name, or what kind of match it is."""
        if line.name:
            return line.name
        if line.id not in self._titles:
            self._titles[line.id] = self._kind(line)
        return self._titles[line.id]

    def _kind(self, line: Line) -> Arg:
        try:
            words = games.module(line.game, "words")
            made: Arg = words.title(self.program.store.options(line.id))
        except (UserError, ImportError, LookupError, TypeError, ValueError):  # of other rules, or gone by now
            return line.game
        return made

    def game(self, line: Line) -> Arg:
        """Return the title of a match's game."""
        return about(line.game).title if line.game in games.names() else line.game

    def when(self, line: Line) -> str:
        """Return when a match was played last."""
        return self.program.speaker.moment(line.used, time.time())

    def sentence(self, line: Line) -> Text:
        """Return everything about a match for a screen reader."""
        names = Several(tuple(chair.name for chair in line.seating.chairs))
        said = (self.title(line), self.game(line), names, self.when(line))
        if line.over:
            return Text("app", "{0} · {1} · {2} · {3} · finished", said)
        return Text("app", "{0} · {1} · {2} · {3} · goes on", said)

    # Qt

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        """Return how many matches are listed."""
        return len(self.lines) if parent is None or not parent.isValid() else 0

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a match's sentence for views and screen readers."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.program.say(self.sentence(self.lines[index.row()]))
        return None


class ShelfDelegate(QStyledItemDelegate):
    """Paints one match: state, title, game and names, date and badges."""

    def __init__(self, program: Program, model: ShelfModel, view: QListView) -> None:
        super().__init__(view)
        self.program, self.shelf = program, model

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:  # noqa: N802 - Qt's name
        """Return the height of every row."""
        return QSize(200, round(ROW * self.program.scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the row."""
        theme, s = self.program.theme, self.program.scale
        line = self.shelf.lines[index.row()]
        rect = QRectF(option.rect).adjusted(4, 3, -4, -3)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHints(SMOOTH)
        box(
            painter, rect, 10, theme.hover if chosen else theme.panel, theme.gold if chosen else theme.line, 2
        )
        icon = QRectF(rect.x() + 14 * s, rect.center().y() - 13 * s, 26 * s, 26 * s)
        tone = theme.text3 if line.over else theme.gold
        paint_icon(painter, "flag-checkered" if line.over else "play-circle-outline", icon, tone)
        right = self._right(painter, rect, line)
        x = icon.right() + 14 * s
        say = self.program.say
        upper = QRectF(x, rect.y() + 5 * s, right - x - 10 * s, rect.height() / 2 - 3 * s)
        write(painter, upper, say(self.shelf.title(line)), "h3", theme.text, LEFT)
        names = Several(tuple(chair.name for chair in line.seating.chairs))
        below = say(Text("app", "{0} · {1}", (self.shelf.game(line), names)))
        write(painter, upper.translated(0, upper.height()), below, "cap", theme.text2, LEFT)
        painter.restore()

    def _right(self, p: QPainter, rect: QRectF, line: Line) -> float:
        """Paint date and badges at the right end; return where they begin."""
        theme, s, marks = self.program.theme, self.program.scale, self.program.seat_marks
        chairs = line.seating.chairs
        wide = max(150 * s, len(chairs) * (BADGE + 4) * s)
        left = rect.right() - wide - 14 * s
        half = rect.height() / 2
        upper = QRectF(left, rect.y() + 4 * s, wide, half - 4 * s)
        write(p, upper, self.shelf.when(line), "cap", theme.text3, RIGHT)
        for n, chair in enumerate(reversed(chairs)):
            centre = QPointF(rect.right() - (14 + BADGE / 2 + n * (BADGE + 4)) * s, rect.y() + half * 1.45)
            seat_badge(p, marks[chair.badge % len(marks)], centre, BADGE * s)
        return left
