"""What stood out in a match: the reasons that brought or cost most, as a row of cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mystery_table.art.colours import faded
from mystery_table.core.layout import Face, Piece
from mystery_table.core.report import Entry, Report
from mystery_table.core.words import Text
from mystery_table.ui.faces import Faces
from mystery_table.ui.paint import SMOOTH, box, seat_badge
from mystery_table.ui.program import Program
from mystery_table.ui.table.pieces import MARGIN
from mystery_table.ui.widgets import Label

NARROWEST = 150.0
"""Units: least width of a moment; with less room there are fewer."""
LEAST, WORDS, LOWEST, HIGHEST = 72.0, 96.0, 174.0, 300.0
"""Units: least height of the picture; room for margins and words; least height of a moment, greatest with
the heading."""


def moments(entries: tuple[Entry, ...], most: int) -> list[Entry]:
    """Return what brought most, of different seats first, and last what cost most."""
    gains = sorted((e for e in entries if e.points > 0 and e.face), key=lambda e: -e.points)
    losses = sorted((e for e in entries if e.points < 0 and e.face), key=lambda e: e.points)
    seats: set[int | None] = set()
    first: list[Entry] = []
    for entry in gains:
        if entry.seat not in seats:
            seats.add(entry.seat)
            first.append(entry)
    later = [entry for entry in gains if entry not in first]
    best = [*first, *later][: most - bool(losses)]
    return [*best, *losses[:1]]


class Moment(QWidget):
    """One entry as a card: picture, badge and points above, and why below."""

    def __init__(self, program: Program, faces: Faces, entry: Entry) -> None:
        super().__init__()
        self.program, self.faces, self.entry = program, faces, entry
        sign = f"+{entry.points}" if entry.points > 0 else f"−{-entry.points}"
        self.points = Label(program, sign, "num_l", tone="gold" if entry.points > 0 else "no", wrap=False)
        self.points.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.why = Label(program, "", "small")
        self.why.say(entry.reason, faces.names())
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.points)
        self.column.addWidget(self.why, 1)
        self.setMinimumHeight(round(LOWEST * program.scale))
        # The picture follows the width: a width that followed the picture would never shrink again.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def card_height(self) -> float:
        """Return how high the picture is: what the words leave."""
        s = self.program.scale
        return max(LEAST * s, min(self.height() - WORDS * s, self.width() * 0.45 * 1.42))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the picture its room."""
        super().resizeEvent(event)
        s, high = self.program.scale, self.card_height()
        edge = round(14 * s)
        self.column.setContentsMargins(edge, edge, edge, round(8 * s))
        self.column.setSpacing(round(10 * s))
        self.points.setFixedHeight(round(high))
        self.points.setContentsMargins(round(high / 1.42), 0, 0, 0)
        self.column.activate()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the panel, the picture and the badge."""
        p, s, theme = QPainter(self), self.program.scale, self.program.theme
        p.setRenderHints(SMOOTH)
        box(p, QRectF(self.rect()), 12, faded(theme.panel, 0.96), theme.line)
        high, edge = self.card_height(), 14 * s
        wide = high / 1.42
        if self.entry.face is not None:
            piece = Piece("", "", self.entry.face, self.entry.reason, caption=False)
            card = self.faces.card(piece, wide, high, self.devicePixelRatioF())
            p.drawPixmap(QPointF(edge - MARGIN, edge - MARGIN), card)
        if self.entry.seat is not None:
            mark = self.faces.marks()[self.entry.seat]
            seat_badge(p, mark, QPointF(edge + wide - 2 * s, edge + high - 4 * s), 28 * s)


class Moments(QWidget):
    """A heading and up to three moments side by side; nothing where nothing stood out."""

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__()
        self.program, self.faces = program, faces
        self.shown: list[Moment] = []
        self.setMaximumHeight(round(HIGHEST * program.scale))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(Label(program, Text("app", "Highlights"), "h2", wrap=False))
        self.row = QHBoxLayout()
        self.row.setSpacing(10)
        column.addLayout(self.row, 1)

    def show_report(self, report: Report | None) -> None:
        """Show what stood out; None: nothing."""
        for moment in self.shown:
            self.row.removeWidget(moment)
            moment.setParent(None)
            moment.deleteLater()
        entries = moments(report.entries, 3) if report is not None else []
        self.shown = [Moment(self.program, self.faces, entry) for entry in entries]
        for moment in self.shown:
            self.row.addWidget(moment, 1)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Show no more moments than can be read."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = max(1, int(self.width() / (NARROWEST * self.program.scale)))
        for at, moment in enumerate(self.shown):
            moment.setVisible(at < room)

    @property
    def empty(self) -> bool:
        """Whether nothing stood out."""
        return not self.shown

    def waits_for(self, face: Face) -> bool:
        """Return whether a picture belongs to one of the moments."""
        return any(moment.entry.face == face for moment in self.shown)
