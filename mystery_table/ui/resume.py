"""Matches to go on with: cards with a thumbnail that shows only what everybody at that table sees."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mystery_table import games
from mystery_table.core.errors import UserError
from mystery_table.core.layout import Piece
from mystery_table.core.words import Arg, Said, Text
from mystery_table.ui.catalogue import about
from mystery_table.ui.cover import Pictures, picture_or_paper, round_picture
from mystery_table.ui.paint import SMOOTH, box, card, focus_ring, seat_badge, shadow
from mystery_table.ui.program import Program
from mystery_table.ui.surface import paint_surface
from mystery_table.ui.theme import DARK
from mystery_table.ui.widgets import Label, NameLabel, Voice, space

if TYPE_CHECKING:
    from mystery_table.core.records import Entry, Line
    from mystery_table.core.store import Store

log = logging.getLogger(__name__)
MOST = 24
"""Pieces on a thumbnail."""


class Glance(NamedTuple):
    """What a list may tell of a match without opening it: public facts only."""

    title: Said
    status: Said | None = None
    pieces: tuple[Piece, ...] = ()


def glance(store: Store, entry: Entry | Line) -> Glance:
    """Fold a match and return what everybody at its table sees. A match that cannot be read has its name."""
    from mystery_table.core.publicly import shared_pieces
    from mystery_table.core.session import Session

    plain = Glance(Text("app", "{0}", (entry.name,)) if entry.name else about(entry.game).title)
    try:
        game, record = games.load(entry.game), store.open(entry.id)
        session = Session(game, record.options, record.seats, record.seed, None, record.rows)
        words = games.module(entry.game, "words")
        title = plain.title if entry.name else words.title(record.options)
        public = session.state.public
        return Glance(title, words.status(public), tuple(shared_pieces(game, session.state, record.seats)))
    except Exception as error:  # a log of other rules can break in any way; its match is still listed
        if not isinstance(error, UserError):
            log.info("match %s cannot be shown: %r", entry.id, error)
        return plain


class Thumbnail(QWidget):
    """A small picture of a table: the game's surface and what lies on it for everybody to see."""

    def __init__(self, program: Program, game: str) -> None:
        super().__init__()
        self.program, self.game = program, game
        self.pieces: tuple[Piece, ...] = ()
        self.pictures: Pictures | None = None
        self._made: QPixmap | None = None
        self._key: object = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        program.restyled.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(round(64 * self.program.unit))

    def show_pieces(self, pieces: tuple[Piece, ...], pictures: Pictures | None) -> None:
        """Show these pieces with pictures from here; call it again when some have come."""
        self.pieces, self.pictures, self._key = pieces, pictures, None
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for two rows of cards."""
        return QSize(120, round(90 * self.program.unit))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the picture, made once for each size."""
        ratio = self.devicePixelRatioF()
        key = (self.size().toTuple(), ratio)
        if key != self._key or self._made is None:
            self._made, self._key = self._draw(ratio), key
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        round_picture(p, self._made, 8, self.program.theme.gold)
        p.end()

    def _draw(self, ratio: float) -> QPixmap:
        made = QPixmap(max(1, round(self.width() * ratio)), max(1, round(self.height() * ratio)))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        rect = QRectF(0, 0, self.width(), self.height())
        p = QPainter(made)
        p.setRenderHints(SMOOTH)
        paint_surface(p, rect, DARK, about(self.game).hue, ratio=ratio)
        self._cards(p, rect.adjusted(10, 8, -10, -8), ratio)
        p.end()
        return made

    def _cards(self, p: QPainter, area: QRectF, ratio: float) -> None:
        """Lay the cards out in the rows that let them be largest."""
        shown = [piece for piece in self.pieces if piece.face.kind != "back"][:MOST]
        if not shown:
            return
        rows, size = max(
            ((rows, _card_size(area, len(shown), rows)) for rows in (1, 2, 3)), key=lambda found: found[1]
        )
        each = -(-len(shown) // rows)
        for at, piece in enumerate(shown):
            row, column = divmod(at, each)
            count = min(each, len(shown) - row * each)
            wide, high = size, size * 1.4
            left = area.center().x() - (count * (wide + 6) - 6) / 2
            top = area.center().y() - (rows * (high + 8) - 8) / 2
            place = QRectF(left + column * (wide + 6), top + row * (high + 8), wide, high)
            card(p, place, picture_or_paper(self.pictures, piece.face, place, ratio))


def _card_size(area: QRectF, count: int, rows: int) -> float:
    """Return how wide `count` cards can be in so many rows."""
    each = -(-count // rows)
    largest = max(54.0, area.height() * 0.28)
    return min((area.width() + 6) / each - 6, ((area.height() + 8) / rows - 8) / 1.4, largest)


class ResumeCard(QAbstractButton):
    """One match to go on with. It is a button as a whole."""

    def __init__(self, program: Program, entry: Entry) -> None:
        super().__init__()
        self.program, self.entry = program, entry
        self.seen = False
        """Whether the match has been looked into."""
        self.voice = Voice(program, self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.thumbnail = Thumbnail(program, entry.game)
        self.title, self.status, self.when = (
            NameLabel(program, "h3", px=19),
            Label(program, "", "body", tone="2", px=15),
            Label(program, "", "cap", tone="3"),
        )
        self._build()
        self.show_glance(Glance(about(entry.game).title), None)
        program.retranslated.connect(self._date)
        program.restyled.connect(self.update)
        self._date()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        space(self.program, column, (12, 10, 12, 14), 4)
        column.addWidget(self.thumbnail, 1)
        column.addSpacing(4)
        words = QVBoxLayout()
        space(self.program, words, (8, 0, 4, 2), 3)
        column.addLayout(words)
        words.addWidget(self.title)
        words.addWidget(self.status)
        foot = QHBoxLayout()
        space(self.program, foot, gap=6)
        foot.addWidget(self.when, 1)
        self.badges = _Badges(self.program, [chair.badge for chair in self.entry.seating.chairs])
        foot.addWidget(self.badges)
        words.addLayout(foot)
        for part in (self.title, self.status, self.when, self.badges):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_glance(self, seen: Glance, pictures: Pictures | None) -> None:
        """Show what everybody at the table sees."""
        self.title.say(seen.title)
        title = about(self.entry.game).title
        both: Arg = title if seen.status is None else Text("app", "{0} · {1}", (title, seen.status))
        self.status.say(both)
        self.voice(self.setAccessibleName, Text("app", "Continue: {0}, {1}", (seen.title, both)))
        self.thumbnail.show_pieces(seen.pieces, pictures)

    def _date(self) -> None:
        self.when.setText(self.program.speaker.moment(self.entry.used, time.time()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the card's panel and its focus."""
        theme = self.program.theme
        rect = QRectF(self.rect()).adjusted(6, 4, -6, -8)
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        shadow(p, rect, 12, 7, 0.4 if theme.dark else 0.2)
        fill = theme.hover if self.underMouse() and not self.isDown() else theme.panel
        box(p, rect, 12, fill, theme.line)
        if self.hasFocus():
            focus_ring(p, theme, rect.adjusted(1, 1, -1, -1), 12)
        p.end()


class _Badges(QWidget):
    """The badges of a match's seats in a row."""

    def __init__(self, program: Program, badges: list[int]) -> None:
        super().__init__()
        self.program, self._badges = program, badges
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        program.restyled.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for all of them."""
        unit = self.program.unit
        return QSize(round((len(self._badges) * 27 + 4) * unit), round(28 * unit))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the badges."""
        unit = self.program.unit
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        for at, badge in enumerate(self._badges):
            marks = self.program.seat_marks
            place = QPointF((at * 27 + 15) * unit, self.height() / 2)
            seat_badge(p, marks[badge % len(marks)], place, 23 * unit)
        p.end()
