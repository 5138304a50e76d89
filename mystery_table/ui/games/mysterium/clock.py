"""The head of the side panel: the clock with its hours, and how clairvoyant each psychic is."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from mystery_table.art.colours import faded
from mystery_table.core.words import Text
from mystery_table.games.mysterium import names
from mystery_table.games.mysterium.state import polled, seat_of
from mystery_table.ui.faces import Faces
from mystery_table.ui.games.panel import Panel, Sight
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import CENTRE, LEFT, RIGHT, SMOOTH, box, seat_badge, write
from mystery_table.ui.program import Program

DIAL, LINE, GAP = 84.0, 24.0, 8.0
"""Units: the clock's face, a psychic's line, and the room between them."""


class Clock(Panel):
    """Shows the hour, how many are left, and the track where it is used."""

    place = "head"
    shows = True
    title = Text("mysterium", "Clock and clairvoyancy")

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__(program, faces)
        self._public: Any = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_sight(self, sight: Sight) -> None:
        """Show the hour; all of it is public."""
        self._public = sight.observation.public
        self.setAccessibleDescription(self.spoken())
        self.updateGeometry()
        self.update()

    def conceal(self) -> None:
        """Show nothing."""
        self._public = None
        self.setAccessibleDescription("")
        self.update()

    def restyle(self) -> None:
        """Paint in the colours and language in force."""
        self.updateGeometry()
        self.update()

    def _tracked(self) -> bool:
        public = self._public
        return public is not None and polled(public) and bool(public.track)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for the clock and a line for each psychic."""
        lines = self._public.rules.psychics + 1 if self._tracked() else 0
        return QSize(200, round((DIAL + GAP + LINE * lines) * self.program.scale))

    def spoken(self) -> str:
        """Return everything on the panel in words."""
        public, say = self._public, self.program.say
        parts = [say(self._hour()), say(self._later())]
        if self._tracked():
            parts += [
                f"{say(names.psychic(public, i), self.faces.names())}: {level}"
                for i, level in enumerate(public.track)
            ]
        return ". ".join(parts)

    def _hour(self) -> Text:
        return Text("mysterium", "hour {0} of {1}", (self._public.hour, self._public.rules.hours))

    def _later(self) -> Text:
        left = self._public.rules.hours - self._public.hour
        return Text("mysterium", "%n hour(s) left after this", n=left)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the clock, what it says, and the track."""
        if self._public is None:
            return
        p, u = QPainter(self), self.program.scale
        p.setRenderHints(SMOOTH)
        self._dial(p, QRectF(2, 2, (DIAL - 4) * u, (DIAL - 4) * u))
        words = QRectF((DIAL + 12) * u, 0, self.width() - (DIAL + 12) * u, DIAL * u)
        say, theme = self.program.say, self.program.theme
        upper = words.adjusted(0, 12 * u, 0, -DIAL * u / 2)
        write(p, upper, say(self._hour()), "h3", theme.text, LEFT)
        write(p, words.adjusted(0, DIAL * u / 2, 0, -10 * u), say(self._later()), "cap", theme.text2, LEFT)
        if self._tracked():
            self._track(p, QRectF(0, (DIAL + GAP) * u, self.width(), LINE * u))
        p.end()

    def _dial(self, p: QPainter, rect: QRectF) -> None:
        """Paint a wedge for each hour; those gone by are filled."""
        public, theme = self._public, self.program.theme
        step = 360 * 16 / public.rules.hours
        p.setPen(QPen(QColor(theme.gold), max(2.0, rect.width() * 0.05)))
        p.setBrush(QColor("#efe4c8"))
        p.drawEllipse(rect)
        inner = rect.adjusted(*(d * rect.width() * 0.045 for d in (1, 1, -1, -1)))
        p.setPen(QPen(QColor("#6b5836"), 1))
        for hour in range(public.rules.hours):
            now, gone = hour + 1 == public.hour, hour + 1 < public.hour
            p.setBrush(QColor("#6a3fb0" if now else "#c9b9dd" if gone else "#efe4c8"))
            p.drawPie(inner, round(90 * 16 - step * (hour + 1)), round(step))
        for hour in range(public.rules.hours):
            self._number(p, inner, hour)
        radius = rect.width() * 0.13
        p.setPen(QPen(QColor("#6b5836"), 1))
        p.setBrush(QColor(theme.gold))
        p.drawEllipse(rect.center(), radius, radius)
        side = radius * 1.5
        hub = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        paint_icon(p, "timer-sand", hub, "#1d1426")

    def _number(self, p: QPainter, inner: QRectF, hour: int) -> None:
        """Write an hour's number into its wedge."""
        public = self._public
        turn = math.tau * (hour + 0.5) / public.rules.hours
        reach = inner.width() * 0.36
        x, y = inner.center().x() + reach * math.sin(turn), inner.center().y() - reach * math.cos(turn)
        px = max(9.0, min(inner.width() * 0.15, inner.width() * 1.1 / public.rules.hours))
        tone = "#ffffff" if hour + 1 == public.hour else "#2b2030"
        place = QRectF(x - px, y - px, 2 * px, 2 * px)
        write(p, place, str(hour + 1), "num", tone, CENTRE, px, fixed=True)

    def _track(self, p: QPainter, line: QRectF) -> None:
        public, theme = self._public, self.program.theme
        u = self.program.scale
        title = self.program.say(Text("mysterium", "Clairvoyancy"))
        write(p, line, title, "h3", theme.text, LEFT, 17)
        most = max(public.rules.three + 1, *public.track)
        marks = self.faces.marks()
        for psychic, level in enumerate(public.track):
            row = line.translated(0, LINE * u * (psychic + 1))
            centre = QPointF(row.x() + 10 * u, row.center().y())
            seat_badge(p, marks[seat_of(public, psychic)], centre, 18 * u)
            cells = row.adjusted(28 * u, 5 * u, -34 * u, -5 * u)
            self._cells(p, cells, psychic, most)
            write(p, row, str(level), "num", theme.text, RIGHT, 16)

    def _cells(self, p: QPainter, rect: QRectF, psychic: int, most: int) -> None:
        """Paint a psychic's steps; the colour of a step says how many visions one sees from there."""
        public, theme = self._public, self.program.theme
        tones = (theme.text2, theme.gold, theme.yes)
        wide = rect.width() / most
        for step in range(1, most + 1):
            seen = int(step >= public.rules.two) + int(step >= public.rules.three)
            cell = QRectF(rect.x() + wide * (step - 1), rect.y(), wide - 2, rect.height())
            filled = step <= public.track[psychic]
            fill = tones[seen] if filled else faded(tones[seen], 0.08)
            box(p, cell, 3, fill, tones[seen], 1)
