"""The end of a match: who won, by what in which round, and every point explained vote by vote."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from mystery_table.core.achievements import Achievement
from mystery_table.core.layout import Piece
from mystery_table.core.report import Entry, Report
from mystery_table.core.words import Several, Text
from mystery_table.ui.access import announce
from mystery_table.ui.faces import Faces
from mystery_table.ui.moments import LOWEST, Moments
from mystery_table.ui.paint import SMOOTH, seat_badge
from mystery_table.ui.program import Program
from mystery_table.ui.surface import paint_surface
from mystery_table.ui.table.pieces import MARGIN
from mystery_table.ui.totals import Totals
from mystery_table.ui.widgets import Button, Label

SEVERAL, ONE = Text("app", "How the points came about"), Text("app", "How it came about")
"""What stands over the reasons: in a game of several rounds, and of one."""
WAIT = 54
"""Units: height of one reason."""


class Reason(QWidget):
    """One entry: picture, whose points, why, how many."""

    def __init__(self, program: Program, faces: Faces, entry: Entry) -> None:
        super().__init__()
        self.program, self.faces, self.entry = program, faces, entry
        row = QHBoxLayout(self)
        s = program.scale
        left = 60 if entry.seat is None else 96
        row.setContentsMargins(round(left * s), 4, 4, 4)
        self.label = Label(program, "", "body", px=15)
        self.label.say(entry.reason, faces.names())
        sign = f"+{entry.points}" if entry.points > 0 else f"−{-entry.points}" if entry.points < 0 else "0"
        tone = "yes" if entry.points > 0 else "no" if entry.points < 0 else "3"
        self.points = Label(program, sign, "num", tone=tone, wrap=False)
        row.addWidget(self.label, 1)
        row.addWidget(self.points)
        self.setMinimumHeight(round(WAIT * s))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the picture and the badge beside the words."""
        p, s = QPainter(self), self.program.scale
        p.setRenderHints(SMOOTH)
        high = min(self.height() - 4.0, 50 * s)
        if self.entry.face is not None:
            piece = Piece("", "", self.entry.face, self.entry.reason, caption=False)
            card = self.faces.card(piece, high * 0.72, high, self.devicePixelRatioF())
            p.drawPixmap(QPointF(6 - MARGIN, (self.height() - high) / 2 - MARGIN), card)
        if self.entry.seat is not None:
            mark = self.faces.marks()[self.entry.seat]
            seat_badge(p, mark, QPointF(66 * s, self.height() / 2), 28 * s)


class EndPage(QWidget):
    """Explains a result. `forget` empties it, since it shows what one person has seen."""

    home = Signal()
    again = Signal()
    table = Signal()
    back = Signal()
    """The match is to be looked back at."""

    def __init__(self, program: Program, faces: Faces, hue: str = "home") -> None:
        super().__init__()
        self.program, self.faces, self.hue = program, faces, hue
        self.report: Report | None = None
        self.result = Label(program, "", "display", tone="gold", px=38)
        self.what = Label(program, "", "label", tone="2")
        self.earned = Label(program, "", "label", tone="gold")
        """The achievements that this match has earned."""
        self.totals, self.moments = Totals(program, faces), Moments(program, faces)
        self.list = QVBoxLayout()
        self.result.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.what.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.earned.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.earned.hide()
        self._build()
        faces.ready.connect(self._pictures_came)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 20, 28, 20)
        column.setSpacing(12)
        column.addWidget(self.result)
        column.addWidget(self.what)
        column.addWidget(self.earned)
        row = QHBoxLayout()
        row.setSpacing(20)
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self.totals)
        left.addWidget(self.moments, 4)
        left.addStretch(1)
        left.addLayout(self._buttons())
        row.addLayout(left, 6)
        row.addWidget(self._reasons(), 6)
        column.addLayout(row, 1)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        look = Button(self.program, Text("app", "Look at the table"))
        home = Button(self.program, Text("app", "Home"), icon="home")
        again = Button(self.program, Text("app", "Play again"), "primary", icon="refresh")
        back = Button(self.program, Text("app", "Look back"), icon="history")
        look.clicked.connect(self.table)
        back.clicked.connect(self.back)
        home.clicked.connect(self.home)
        again.clicked.connect(self.again)
        for button in (look, back, home, again):
            row.addWidget(button, 2 if button is again else 1)
        self.setFocusProxy(again)
        return row

    def _reasons(self) -> QFrame:
        panel = QFrame()
        panel.setProperty("role", "panel")
        column = QVBoxLayout(panel)
        column.setContentsMargins(18, 14, 10, 14)
        self.heading = Label(self.program, "", "h2")
        column.addWidget(self.heading)
        inside = QWidget()
        inside.setLayout(self.list)
        self.list.setContentsMargins(0, 0, 8, 0)
        self.list.setSpacing(4)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(inside)
        column.addWidget(scroll, 1)
        return panel

    def show_report(self, report: Report, what: str) -> bool:
        """Explain a result and return True; False for the same one, for which nothing is built again."""
        self.what.say(what)
        if report == self.report:
            return False
        self.forget()
        self.report = report
        self.result.say(report.result, self.faces.names())
        self.totals.show_report(report)
        self.moments.show_report(report)
        self._fit()
        several = len(report.rounds) > 1
        self.heading.say(SEVERAL if several else ONE)
        latest = 0 if several else 1  # a game of one round needs no heading for it
        for entry in report.entries:
            if entry.round != latest:
                latest = entry.round
                heading = Text("app", "Round {0}", (latest,))
                self.list.addWidget(Label(self.program, heading, "h3", tone="gold"))
            self.list.addWidget(Reason(self.program, self.faces, entry))
        self.list.addStretch(1)
        return True

    def show_earned(self, earned: Sequence[Achievement]) -> None:
        """Say which achievements the match has earned, a quiet line that a screen reader hears too."""
        names = Several(tuple(Text("app", "“{0}”", (award.name,)) for award in earned))
        said = Text("app", "Earned: {0}", (names,)) if earned else ""
        self.earned.say(said)
        self.earned.setVisible(bool(earned))
        announce(self, self.program.say(said))

    def forget(self) -> None:
        """Show nothing."""
        self.show_earned(())
        self.report = None
        self.result.say("")
        self.totals.show_report(None)
        self.moments.show_report(None)
        while (item := self.list.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Show what stood out where there is room for it."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        s = self.program.scale
        taken = self.totals.sizeHint().height() + (
            self.result.height() + self.what.height() + self._line() + 120 * s
        )
        room = self.height() - taken > (LOWEST + 60) * s
        self.moments.setVisible(room and not self.moments.empty)

    def _line(self) -> int:
        return 0 if self.earned.isHidden() else self.earned.height() + 12

    def _pictures_came(self) -> None:
        for part in (self.totals, self.moments):
            part.update()
        for reason in self.findChildren(Reason):
            if reason.entry.face is not None and self.faces.came(reason.entry.face):
                reason.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the surface behind everything."""
        p = QPainter(self)
        ratio = self.devicePixelRatioF()
        paint_surface(p, QRectF(self.rect()), self.program.theme, self.hue, (0.5, 0.3), True, ratio)
