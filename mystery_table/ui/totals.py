"""The table of a result: one row a seat, with its last portrait, its points round by round and its total."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from mystery_table.art.colours import faded, mix
from mystery_table.core.layout import Face
from mystery_table.core.report import Portrait, Report
from mystery_table.core.words import Text
from mystery_table.ui import fonts
from mystery_table.ui.faces import Faces
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import CENTRE, LEFT, RIGHT, SMOOTH, box, seat_badge, write
from mystery_table.ui.program import Program
from mystery_table.ui.theme import Art

FIRST, ROW, LOW, GAP, LEGEND = 104.0, 76.0, 56.0, 8.0, 30.0
"""Units: height of the first row, of the others, of all in little room; between rows; of the legend."""
SHADE, DARKEST = 0.2, 0.7
"""How much darker each round's bar is than the one before, and how dark the last one may be."""
OVER = 0.2
"""Share of a portrait by which a crown stands out over it."""


def ring_in(rect: QRectF, x: float, scale: float, *, crowned: bool) -> QRectF:
    """Return the place of a portrait in a row; lower and smaller below a crown."""
    full = min(rect.height() - 12 * scale, 80 * scale)
    size = full / (1 + OVER * crowned)
    return QRectF(x + (full - size) / 2, rect.center().y() - size * (1 - OVER * crowned) / 2, size, size)


def crown_on(ring: QRectF) -> QRectF:
    """Return the place of the crown, which stands out over a portrait."""
    size = ring.width()
    return QRectF(ring.center().x() - size * 0.2, ring.y() - size * OVER, size * 0.4, size * 0.3)


class Totals(QWidget):
    """One row a seat. The best stands first; those who share the first place are all in gold."""

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__()
        self.program, self.faces = program, faces
        self.rounds: tuple[tuple[int, ...], ...] = ()
        self.portraits: tuple[Portrait, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        program.retranslated.connect(self.retranslate)

    def show_report(self, report: Report | None) -> None:
        """Show the points of every round; None: nothing."""
        self.rounds = report.rounds if report is not None else ()
        self.portraits = report.portraits if report is not None else ()
        self.retranslate()
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Tell a screen reader the totals in the language in use."""
        self.setAccessibleName(", ".join(f"{name} {total}" for name, total in self.lines()))

    @property
    def shared(self) -> bool:
        """Whether the table plays together and has one score."""
        return bool(self.rounds) and len(self.rounds[0]) < len(self.faces.names())

    def lines(self) -> list[tuple[str, int]]:
        """Return (name, total), the best first; one line for a table that plays together."""
        names = self.faces.names()
        label = self.program.say(Text("app", "Together"))
        return [(label if self.shared else names[i], total) for i, total in self.order()]

    def order(self) -> list[tuple[int, int]]:
        """Return (seat, total), the best first."""
        columns = len(self.rounds[0]) if self.rounds else 0
        totals = [(i, sum(r[i] for r in self.rounds)) for i in range(columns)]
        return sorted(totals, key=lambda line: (-line[1], line[0]))

    def _heights(self) -> list[float]:
        """Return the height of every row, without the gap below."""
        count, s = len(self.order()), self.program.scale
        if self.program.form == "compact":
            return [LOW * s] * count
        others = ROW if count <= 4 else LOW * 1.1
        return [(FIRST if n == 0 and count <= 4 else others) * s for n in range(count)]

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for all rows and the legend."""
        s, heights = self.program.scale, self._heights()
        return QSize(300, round(sum(heights) + GAP * s * len(heights) + LEGEND * s))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size it always takes."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the rows and what the shades of the bars mean."""
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        order, y = self.order(), 0.0
        best = order[0][1] if order else 0
        for n, (high, (name, total)) in enumerate(zip(self._heights(), self.lines(), strict=True)):
            rect = QRectF(0, y, self.width(), high)
            rank = 1 + sum(other > total for _, other in order)
            self._row(p, rect, order[n][0], (rank, name, total), total == best)
            y += high + GAP * self.program.scale
        if order:
            self._legend(p, QRectF(0, y, self.width(), LEGEND * self.program.scale))

    def _row(self, p: QPainter, rect: QRectF, seat: int, said: tuple[int, str, int], first: bool) -> None:
        theme, s = self.program.theme, self.program.scale
        rank, name, total = said
        gold = theme.gold if first else theme.text
        box(p, rect, 12, faded(theme.panel, 0.96), theme.gold if first else theme.line, 2 if first else 1)
        x = rect.x() + 14 * s
        if not self.shared:
            place = QRectF(x, rect.y(), 26 * s, rect.height())
            write(p, place, str(rank), "num_l", gold if first else theme.text3, CENTRE, 24)
            x = self._portrait(p, rect, x + 34 * s, seat, first) + 14 * s
        else:
            paint_icon(p, "account-group", QRectF(x, rect.center().y() - 18 * s, 36 * s, 36 * s), theme.gold)
            x += 48 * s
        number = QRectF(rect.right() - 88 * s, rect.y(), 72 * s, rect.height())
        write(p, number, str(total).replace("-", "−"), "num_l", gold, RIGHT, 38 if first else 30)
        room = QRectF(x, rect.y(), self._name_width(), rect.height())
        self._name(p, room, seat, name, first)
        left = room.right() + 12 * s
        self._bars(p, QRectF(left, rect.y(), number.x() - left - 8 * s, rect.height()), seat)

    def _name_width(self) -> float:
        return self.width() * (0.36 if self.shared else 0.24)

    def _name(self, p: QPainter, rect: QRectF, seat: int, name: str, first: bool) -> None:
        """Write a seat's name, and below it who it was last."""
        theme, s = self.program.theme, self.program.scale
        role = self.portraits[seat].name if seat < len(self.portraits) and not self.shared else None
        if role is None or rect.height() < 50 * s:
            write(p, rect, name, "h2" if first else "h3", theme.text, LEFT)
            return
        upper = QRectF(rect.x(), rect.center().y() - 25 * s, rect.width(), 28 * s)
        write(p, upper, name, "h2" if first else "h3", theme.text, LEFT)
        lower = upper.translated(0, 26 * s)
        words = self.program.say(role, self.faces.names())
        if fonts.fits(words, lower.width(), "cap", 15):
            write(p, lower, words, "cap", theme.text2, LEFT, 15)

    def _portrait(self, p: QPainter, rect: QRectF, x: float, seat: int, first: bool) -> float:
        """Paint a seat's last portrait in its colour with its badge at the foot; return its right edge."""
        s, mark = self.program.scale, self.faces.marks()[seat]
        ring = ring_in(rect, x, s, crowned=first)
        size = ring.width()
        face = self.portraits[seat].face if seat < len(self.portraits) else None
        if face is None:
            seat_badge(p, mark, ring.center(), size * 0.8)
        else:
            self._picture(p, ring, face)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(QColor(mark.colour), 3 * s))
            p.drawEllipse(ring.adjusted(1, 1, -1, -1))
            foot = QPointF(ring.right() - size * 0.12, ring.bottom() - size * 0.14)
            seat_badge(p, mark, foot, max(18 * s, size * 0.32))
        if first:
            paint_icon(p, "crown", crown_on(ring), Art.gold, Art.ink, 3)
        return ring_in(rect, x, s, crowned=False).right()

    def _picture(self, p: QPainter, ring: QRectF, face: Face) -> None:
        """Paint the upper part of a picture, where the head is, as a disc; plain while it is on its way."""
        ratio = self.devicePixelRatioF()
        wide, high = round(ring.width() * ratio), round(ring.width() * 1.3 * ratio)
        image = self.program.pictures.get(face, wide, high)
        p.setPen(Qt.PenStyle.NoPen)
        if image is None:
            p.setBrush(QColor(Art.chip))
        else:
            fit = ring.width() / image.width()
            brush = QBrush(image)
            brush.setTransform(QTransform.fromTranslate(ring.x(), ring.y()).scale(fit, fit))
            p.setBrush(brush)
        p.drawEllipse(ring)

    def waits_for(self, face: Face) -> bool:
        """Return whether a picture belongs to one of the portraits."""
        return any(portrait.face == face for portrait in self.portraits)

    def _colour(self, seat: int) -> str:
        return self.program.theme.gold if self.shared else self.faces.marks()[seat].colour

    def shade(self, number: int) -> float:
        """Return how dark a round's bar is, 0 to 1: another one for every round."""
        return number * min(SHADE, DARKEST / max(1, len(self.rounds) - 1))

    def _bars(self, p: QPainter, rect: QRectF, seat: int) -> None:
        """Paint a seat's points as bars, one a round, losses dashed; the longest row fills the room."""
        s, theme, x = self.program.scale, self.program.theme, rect.x()
        high, least = 30 * s, 26 * s
        columns = [[r[i] for r in self.rounds] for i, _ in self.order()]
        most = max(sum(map(abs, column)) for column in columns) or 1
        spare = rect.width() - least * max(sum(map(bool, column)) for column in columns)
        for n, points in enumerate(r[seat] for r in self.rounds):
            if not points:
                continue
            wide = least + max(0.0, spare) * abs(points) / most
            bar = QRectF(x, rect.center().y() - high / 2, wide - 3, high)
            if points > 0:
                fill = mix(self._colour(seat), "#000000", self.shade(n))
                box(p, bar, 5, fill, Art.ink, 1.2)
                ink = Art.ink if QColor(fill).lightnessF() > 0.42 else "#fffaf0"
                write(p, bar, str(points), "num", ink, CENTRE, 15)
            else:
                box(p, bar, 5, None, theme.no, 1.4, Qt.PenStyle.DashLine)
                write(p, bar, f"−{-points}", "num", theme.no, CENTRE, 15)
            x += wide

    def _legend(self, p: QPainter, rect: QRectF) -> None:
        """Say which shade is which round, where there is more than one."""
        s, theme = self.program.scale, self.program.theme
        x = rect.x() + 14 * s
        for n in range(len(self.rounds) if len(self.rounds) > 1 else 0):
            words = self.program.say(Text("app", "Round {0}", (n + 1,)))
            wide = fonts.width("cap", words, 15) + 4
            chip = QRectF(x, rect.center().y() - 7 * s, 20 * s, 14 * s)
            box(p, chip, 4, mix("#cfc9bb", "#000000", self.shade(n)), Art.ink, 1)
            write(p, QRectF(x + 28 * s, rect.y(), wide, rect.height()), words, "cap", theme.text2, LEFT, 15)
            x += 28 * s + wide + 22 * s
