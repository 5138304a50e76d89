"""The end of a match: who won, by what in which round, and every point explained vote by vote."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from mystery_table.art.colours import faded, mix
from mystery_table.core.layout import Piece
from mystery_table.core.report import Entry, Report
from mystery_table.core.words import Text
from mystery_table.ui.faces import Faces
from mystery_table.ui.paint import CENTRE, LEFT, RIGHT, SMOOTH, box, seat_badge, write
from mystery_table.ui.program import Program
from mystery_table.ui.surface import paint_surface
from mystery_table.ui.table.pieces import MARGIN
from mystery_table.ui.widgets import Button, Label

ROW, WAIT = 74, 54
"""Units: height of a seat's row, of one reason."""


class Totals(QWidget):
    """One row a seat: badge, name, its points as bars by round, its total. The best stands first."""

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__()
        self.program, self.faces = program, faces
        self.rounds: tuple[tuple[int, ...], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rounds(self, rounds: tuple[tuple[int, ...], ...]) -> None:
        """Show the points of every round."""
        self.rounds = rounds
        self.setAccessibleName(", ".join(f"{name} {total}" for name, total in self.lines()))
        self.updateGeometry()
        self.update()

    def lines(self) -> list[tuple[str, int]]:
        """Return (name, total), the best first; one line for a table that plays together."""
        names = self.faces.names()
        shared = bool(self.rounds) and len(self.rounds[0]) < len(names)
        label = self.program.say(Text("app", "Together"))
        return [(label if shared else names[i], total) for i, total in self._order()]

    def _order(self) -> list[tuple[int, int]]:
        columns = len(self.rounds[0]) if self.rounds else 0
        totals = [(i, sum(r[i] for r in self.rounds)) for i in range(columns)]
        return sorted(totals, key=lambda line: (-line[1], line[0]))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for all rows."""
        return QSize(300, round(ROW * self.program.scale * max(1, len(self._order()))))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size it always takes."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the rows."""
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        order, lines = self._order(), self.lines()
        most = max((sum(max(0, r[i]) for r in self.rounds) for i, _ in order), default=1) or 1
        high = self.height() / max(1, len(order))
        best = order[0][1] if order else 0
        for n, ((i, total), (name, _)) in enumerate(zip(order, lines, strict=True)):
            rect = QRectF(0, n * high, self.width(), high - 8)
            self._row(p, rect, i, name, total, most, first=total == best)

    def _row(
        self, p: QPainter, rect: QRectF, seat: int, name: str, total: int, most: int, first: bool
    ) -> None:
        theme, s = self.program.theme, self.program.scale
        box(p, rect, 12, faded(theme.panel, 0.95), theme.gold if first else theme.line, 2 if first else 1)
        shared = len(self._order()) < len(self.faces.names())
        x = rect.x() + 16 * s
        if not shared:
            seat_badge(p, self.faces.marks()[seat], QPointF(x + 18 * s, rect.center().y()), 36 * s)
            x += 48 * s
        wide = rect.width() * 0.24
        write(p, QRectF(x, rect.y(), wide, rect.height()), name, "h2" if first else "h3", theme.text, LEFT)
        x += wide + 12 * s
        number = QRectF(rect.right() - 92 * s, rect.y(), 76 * s, rect.height())
        write(p, number, str(total), "num_l", theme.gold if first else theme.text, RIGHT)
        self._bars(p, QRectF(x, rect.y(), number.x() - x - 8 * s, rect.height()), seat, most)

    def _bars(self, p: QPainter, rect: QRectF, seat: int, most: int) -> None:
        s, theme = self.program.scale, self.program.theme
        shared = len(self._order()) < len(self.faces.names())
        colour = theme.gold if shared else self.faces.marks()[seat].colour
        x, high = rect.x(), 28 * s
        for n, points in enumerate(r[seat] for r in self.rounds):
            wide = rect.width() * 0.86 * abs(points) / most
            if not points:
                continue
            bar = QRectF(x, rect.center().y() - high / 2, max(wide, 24 * s) - 3, high)
            fill = mix(colour, "#000000", 0.16 * n)
            if points > 0:
                box(p, bar, 5, fill, "#14121a", 1.2)
                ink = "#14121a" if QColor(fill).lightnessF() > 0.42 else "#fffaf0"
                write(p, bar, str(points), "num", ink, CENTRE, 15)
            else:
                box(p, bar, 5, None, theme.no, 1.4, Qt.PenStyle.DashLine)
                write(p, bar, f"−{-points}", "num", theme.no, CENTRE, 15)
            x += bar.width() + 3


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

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__()
        self.program, self.faces = program, faces
        self.report: Report | None = None
        self.result = Label(program, "", "display", tone="gold", px=38)
        self.what = Label(program, "", "label", tone="2")
        self.totals = Totals(program, faces)
        self.list = QVBoxLayout()
        self.result.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.what.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._build()
        faces.ready.connect(self._pictures_came)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 20, 28, 20)
        column.setSpacing(12)
        column.addWidget(self.result)
        column.addWidget(self.what)
        row = QHBoxLayout()
        row.setSpacing(20)
        left = QVBoxLayout()
        left.addWidget(self.totals)
        left.addStretch(1)
        left.addLayout(self._buttons())
        row.addLayout(left, 5)
        row.addWidget(self._reasons(), 6)
        column.addLayout(row, 1)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        look = Button(self.program, Text("app", "Look at the table"))
        home = Button(self.program, Text("app", "Home"), icon="home")
        again = Button(self.program, Text("app", "Play again"), "primary", icon="refresh")
        look.clicked.connect(self.table)
        home.clicked.connect(self.home)
        again.clicked.connect(self.again)
        for button in (look, home, again):
            row.addWidget(button, 2 if button is again else 1)
        self.setFocusProxy(again)
        return row

    def _reasons(self) -> QFrame:
        panel = QFrame()
        panel.setProperty("role", "panel")
        column = QVBoxLayout(panel)
        column.setContentsMargins(18, 14, 10, 14)
        column.addWidget(Label(self.program, Text("app", "How the points came about"), "h2"))
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

    def show_report(self, report: Report, what: str) -> None:
        """Explain a result; nothing is built again for the same one."""
        self.what.say(what)
        if report == self.report:
            return
        self.forget()
        self.report = report
        self.result.say(report.result, self.faces.names())
        self.totals.show_rounds(report.rounds)
        latest = 0
        for entry in report.entries:
            if entry.round != latest:
                latest = entry.round
                heading = Text("app", "Round {0}", (latest,))
                self.list.addWidget(Label(self.program, heading, "h3", tone="gold"))
            self.list.addWidget(Reason(self.program, self.faces, entry))
        self.list.addStretch(1)

    def forget(self) -> None:
        """Show nothing."""
        self.report = None
        self.result.say("")
        self.totals.show_rounds(())
        while (item := self.list.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()

    def _pictures_came(self) -> None:
        for reason in self.findChildren(Reason):
            if reason.entry.face is not None and self.faces.came(reason.entry.face):
                reason.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the surface behind everything."""
        p = QPainter(self)
        ratio = self.devicePixelRatioF()
        paint_surface(p, QRectF(self.rect()), self.program.theme, "home", (0.5, 0.3), True, ratio)
