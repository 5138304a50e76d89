"""What stood out in a match: the reasons that brought or cost most, as a row of cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
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

CARD, LOWEST = 66.0, 158.0
"""Units: width of the small picture; least height of a moment."""


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
        column = QVBoxLayout(self)
        column.setContentsMargins(round((CARD + 30) * s), round(12 * s), round(12 * s), round(12 * s))
        column.setSpacing(round(2 * s))
        sign = f"+{entry.points}" if entry.points > 0 else f"−{-entry.points}"
        column.addWidget(Label(program, sign, "num_l", tone="gold" if entry.points > 0 else "no", wrap=False))
        why = Label(program, "", "small")
        why.say(entry.reason, faces.names())
        why.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(why, 1)
        self.setMinimumHeight(round(LOWEST * s))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the panel, the picture and the badge."""
        p, s, theme = QPainter(self), self.program.scale, self.program.theme
        p.setRenderHints(SMOOTH)
        box(p, QRectF(self.rect()), 12, faded(theme.panel, 0.96), theme.line)
        wide, high = CARD * s, CARD * s * 1.42
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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(Label(program, Text("app", "Highlights"), "h2", wrap=False))
        self.row = QHBoxLayout()
        self.row.setSpacing(10)
        column.addLayout(self.row, 1)

    def show_report(self, report: Report | None) -> None:
        """Show what stood out; None: nothing."""
        while (item := self.row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()
        for entry in moments(report.entries, 3) if report is not None else []:
            self.row.addWidget(Moment(self.program, self.faces, entry), 1)

    @property
    def empty(self) -> bool:
        """Whether nothing stood out."""
        return self.row.count() == 0

    def waits_for(self, face: Face) -> bool:
        """Return whether a picture belongs to one of the moments."""
        return any(moment.entry.face == face for moment in self.findChildren(Moment))
