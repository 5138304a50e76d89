"""The panel “If you play this”: what both sides have before and after, and the tiles that would flip."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent

from mystery_table.art.mary.signs import seal
from mystery_table.core.words import Text
from mystery_table.games.mary_king.names import side_name
from mystery_table.games.mary_king.state import GHOST, MORTAL, SIDES, Both
from mystery_table.ui import fonts
from mystery_table.ui.faces import Faces
from mystery_table.ui.games.mary_king.forecast import ROWS, Forecast, forecast
from mystery_table.ui.games.mary_king.mirror import marks
from mystery_table.ui.games.panel import Panel, Sight
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import LEFT, RIGHT, SMOOTH, wrapped, write
from mystery_table.ui.program import Program

ORDER = (MORTAL, GHOST)
"""As the sides lie on the table."""
LABEL = 0.46
"""Share of the width for what a row is called."""
EFFECTS, LESS = 0.42, 0.34
"""Shares of the height for both effects of a power card; the smaller one where another line follows."""
SIZES = (16.0, 15.0, 14.0, 13.0, 12.0, 11.0)
"""Heights of type in which they are written, the largest that fits."""
UPPER = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
ROW = 16.0
"""Units: lower than this no row may be, or the line between effects and numbers is left to be spoken."""
WORDS = 17.0
"""Greatest height of type for words in the table; figures may be larger."""
ROOMY = 158.0
"""Units: from this height on the title has a line of its own."""


class Preview(Panel):
    """Shows what the card in hand, under the mouse or under the ring would do; the rules compute it."""

    place, area = "area", "preview"
    shows = True
    title = Text("mary_king", "If you play this")

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__(program, faces)
        self._sight: Sight | None = None
        self._piece = ""
        self.shown: Forecast | None = None
        program.pictures.ready.connect(self._picture_came)

    def show_sight(self, sight: Sight) -> None:
        """Compute anew."""
        self._sight = sight
        self._compute()

    def look_at(self, piece: str) -> None:
        """Compute for another piece."""
        self._piece = piece
        self._compute()

    def conceal(self) -> None:
        """Forget what was seen, the marks on the portrait too."""
        self._sight, self._piece = None, ""
        self._compute()

    def restyle(self) -> None:
        """Paint in the colours and language in force."""
        self.update()

    def _compute(self) -> None:
        shown = forecast(self._sight, self._piece) if self._sight is not None else None
        if shown != self.shown:
            self.shown = shown
            self.setAccessibleDescription(self.spoken())
            self._mark()
            self.update()

    def _mark(self) -> None:
        flips = self.shown.flips if self.shown is not None else 0
        board = self._sight.observation.public.board if self._sight is not None else 0
        self.veiled.emit(marks(self.program, board, flips))

    def _picture_came(self) -> None:
        if self.shown is not None and self.shown.flips:
            self._mark()

    def spoken(self) -> str:
        """Return everything on the panel in words."""
        if self.shown is None:
            return ""
        say = self._say
        told = self.shown
        parts = [
            say(part) for part in (told.title, told.side, *told.effects[told.way :][:1], told.line) if part
        ]
        for title, (before, after) in zip(ROWS, self.shown.rows, strict=True):
            sides = [f"{say(side_name(side))} {_change(before[side], after[side])}" for side in ORDER]
            parts.append(f"{say(title)}: {', '.join(sides)}")
        return ". ".join(parts)

    def _say(self, said: object) -> str:
        return self.program.say(said, self.faces.names())  # type: ignore[arg-type]

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint title, line and table."""
        if self.shown is None or self._sight is None:
            return
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        rect, u = QRectF(self.rect()), self.program.unit
        roomy = rect.height() >= ROOMY * self.program.scale
        top = 0.0
        if roomy:
            top = self._head(p, QRectF(0, 0, rect.width(), 26 * u), self.shown)
        if self.shown.effects:
            room = QRectF(
                0, top, rect.width(), rect.height() * (EFFECTS if self.shown.line is None else LESS)
            )
            top += self._effects(p, room, self.shown)
        if self.shown.line is not None:
            line = min(40 * u, max(18 * u, rect.height() * (0.12 if self.shown.effects else 0.2)))
            table = rect.height() - top - line
            if not self.shown.effects or table >= ROW * (len(ROWS) + 1) * self.program.scale:
                self._line(p, QRectF(0, top, rect.width(), line), self.shown)
                top += line
        self._table(p, QRectF(0, top, rect.width(), rect.height() - top), self.shown, roomy)
        p.end()

    def _effects(self, p: QPainter, room: QRectF, shown: Forecast) -> float:
        """Write both effects of a power card below the places where they are played; return the height.

        The one that the card is turned to is bright.
        """
        theme, gap = self.program.theme, 14 * self.program.unit
        wide = (room.width() - gap) / 2
        said = [self._say(effect) for effect in shown.effects]
        cells = [QRectF(room.x() + n * (wide + gap), room.y(), wide, room.height()) for n in (0, 1)]
        px = next(
            (
                px
                for px in SIZES
                if all(_high(*pair, px) <= room.height() for pair in zip(said, cells, strict=True))
            ),
            SIZES[-1],
        )
        high = min(room.height(), max(_high(*pair, px) for pair in zip(said, cells, strict=True)))
        for n, cell in enumerate(cells):
            colour = theme.gold if n == shown.way else theme.text2
            cell.setHeight(high + 2)
            wrapped(p, cell, said[n], "cap", colour, px, UPPER)
        return high + 4 * self.program.unit

    def _head(self, p: QPainter, rect: QRectF, shown: Forecast) -> float:
        words = self._say(shown.side) if shown.side is not None else ""
        wide = fonts.width("cap", words, 16) + 4 if words else 0.0
        theme = self.program.theme
        write(p, rect.adjusted(0, 0, -wide - 8, 0), self._say(shown.title), "h3", theme.gold, LEFT)
        write(p, rect.adjusted(rect.width() - wide, 0, 0, 0), words, "cap", theme.text, RIGHT, 16)
        return rect.height()

    def _line(self, p: QPainter, rect: QRectF, shown: Forecast) -> None:
        """Write what else is to be known, as large as fits."""
        words, theme = self._say(shown.line), self.program.theme
        if fonts.width("cap", words, 15) <= rect.width():
            write(p, rect, words, "cap", theme.text2, LEFT, 15)
            return
        for px in (15.0, 14.0, 13.0, 12.0):
            if wrapped(p, rect, words, "cap", theme.text2, px, LEFT):
                return
        write(p, rect, words, "cap", theme.text2, LEFT, 13)

    def _table(self, p: QPainter, rect: QRectF, shown: Forecast, roomy: bool) -> None:
        high = rect.height() / (len(ROWS) + 1)
        px = max(12.5, min(22.0, high / self.program.scale * 0.74))
        head = QRectF(0, rect.y(), rect.width(), high)
        if not roomy:
            first = QRectF(0, rect.y(), rect.width() * LABEL - 6, high)
            self._label(p, first, self._say(shown.title), self.program.theme.gold, min(px, WORDS) + 1)
        for column, side in enumerate(ORDER):
            self._side(p, self._cell(head, column), side, min(px, WORDS))
        for row, title in enumerate(ROWS):
            line = QRectF(0, rect.y() + high * (row + 1), rect.width(), high)
            p.fillRect(QRectF(0, line.y(), line.width(), 1), self.program.theme.line)
            self._row(p, line, self._say(title), shown.rows[row], px)

    def _cell(self, line: QRectF, column: int) -> QRectF:
        wide = line.width() * (1 - LABEL) / 2
        return QRectF(line.width() * LABEL + column * wide, line.y(), wide, line.height())

    def _side(self, p: QPainter, cell: QRectF, side: int, px: float) -> None:
        radius = min(cell.height() * 0.4, 12 * self.program.scale)
        seal(p, cell.x() + radius, cell.center().y(), radius, SIDES[side])
        sight = self._sight
        mine = sight is not None and not sight.past and sight.observation.seat == side
        words = self._say(Text("mary_king", "you") if mine else side_name(side))
        room = cell.adjusted(radius * 2 + 5, 0, 0, 0)
        if fonts.fits(words, room.width(), "cap", px):  # the sign says the same
            write(p, room, words, "cap", self.program.theme.text, LEFT, px)

    def _row(self, p: QPainter, line: QRectF, title: str, values: tuple[Both, Both], px: float) -> None:
        theme = self.program.theme
        label = QRectF(0, line.y(), line.width() * LABEL - 6, line.height())
        self._label(p, label, title, theme.text, min(px, WORDS))
        before, after = values
        for column, side in enumerate(ORDER):
            cell = self._cell(line, column)
            old, new = _number(before[side]), _number(after[side])
            colour = theme.no if after[side] < 0 and title == self._say(ROWS[3]) else theme.text
            if old != new:
                cell = self._old(p, cell, old, px)
                colour = theme.no if colour == theme.no else theme.gold
            write(p, cell, new, "num", colour, LEFT, px * (1.15 if old != new else 1.0))

    def _label(self, p: QPainter, rect: QRectF, words: str, colour: str, px: float) -> None:
        """Write what a row is called: in the narrow type, and on two lines, where there is little room."""
        if fonts.fits(words, rect.width(), "body", px):
            write(p, rect, words, "body", colour, LEFT, px)
        elif fonts.fits(words, rect.width(), "cap", px):
            write(p, rect, words, "cap", colour, LEFT, px)
        elif not wrapped(p, rect, words, "cap", colour, px * 0.75, LEFT):
            write(p, rect, words, "cap", colour, LEFT, px * 0.75)

    def _old(self, p: QPainter, cell: QRectF, words: str, px: float) -> QRectF:
        """Write what was before, and an arrow; return what is left of the cell."""
        tone = self.program.theme.text3
        wide, side = fonts.width("num", words, px) + 3, px * self.program.scale * 0.95
        write(p, cell, words, "num", tone, LEFT, px)
        paint_icon(p, "arrow-right", QRectF(cell.x() + wide, cell.center().y() - side / 2, side, side), tone)
        return cell.adjusted(wide + side + 3, 0, 0, 0)


def _high(words: str, cell: QRectF, px: float) -> float:
    """Return how high words are when they are wrapped to the width of a cell."""
    flags = UPPER.value | Qt.TextFlag.TextWordWrap.value
    endless = QRectF(0, 0, cell.width(), 10_000)
    return QFontMetricsF(fonts.font("cap", px)).boundingRect(endless, flags, words).height()


def _number(value: int) -> str:
    return str(value).replace("-", "−")


def _change(before: int, after: int) -> str:
    return _number(after) if before == after else f"{_number(before)} → {_number(after)}"
