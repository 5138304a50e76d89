"""What stood out in a match: the reasons that brought or cost most, as a row of cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mystery_table.art.colours import faded
from mystery_table.core.layout import Face, Piece
from mystery_table.core.report import Entry, Report
from mystery_table.core.words import Text
from mystery_table.ui import fonts
from mystery_table.ui.faces import Faces
from mystery_table.ui.paint import SMOOTH, box, seat_badge
from mystery_table.ui.program import Program
from mystery_table.ui.table.pieces import MARGIN
from mystery_table.ui.widgets import Label

NARROWEST = 185.0
"""Units: least width of a moment; with less room there are fewer."""
CARD, LOWEST, HIGHEST = 66.0, 158.0, 290.0
"""Units: usual width of the picture; least height of a moment; greatest height of them with their heading."""


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
    """One entry as a card: picture and badge, the points, and why."""

    def __init__(self, program: Program, faces: Faces, entry: Entry) -> None:
        super().__init__()
        self.program, self.faces, self.entry = program, faces, entry
        s = program.scale
        self.column = column = QVBoxLayout(self)
        column.setSpacing(round(2 * s))
        sign = f"+{entry.points}" if entry.points > 0 else f"−{-entry.points}"
        column.addWidget(Label(program, sign, "num_l", tone="gold" if entry.points > 0 else "no", wrap=False))
        self.why = Label(program, "", "small")
        self.why.say(entry.reason, faces.names())
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.why, 1)
        self.setMinimumHeight(round(LOWEST * s))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def card_width(self) -> float:
        """Return how wide the picture is: as the card's height lets it be, but every word keeps its room."""
        s = self.program.scale
        longest = max((fonts.width("small", word) for word in self.why.text().split()), default=0.0)
        most = min((self.height() - 40 * s) / 1.42, self.width() * 0.36)
        return max(CARD * 0.6 * s, min(most, self.width() - longest - 46 * s))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the picture its room."""
        super().resizeEvent(event)
        s = self.program.scale
        left, edge = round(self.card_width() + 30 * s), round(12 * s)
        self.column.setContentsMargins(left, edge, edge, edge)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the panel, the picture and the badge."""
        p, s, theme = QPainter(self), self.program.scale, self.program.theme
        p.setRenderHints(SMOOTH)
        box(p, QRectF(self.rect()), 12, faded(theme.panel, 0.96), theme.line)
        wide = self.card_width()
        high = wide * 1.42
        left, top = 14 * s, 16 * s
        if self.entry.face is not None:
            piece = Piece("", "", self.entry.face, self.entry.reason, caption=False)
            card = self.faces.card(piece, wide, high, self.devicePixelRatioF())
            p.drawPixmap(QPointF(left - MARGIN, top - MARGIN), card)
        if self.entry.seat is not None:
            mark = self.faces.marks()[self.entry.seat]
            seat_badge(p, mark, QPointF(left + wide - 2 * s, top + high - 2 * s), 28 * s)


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
