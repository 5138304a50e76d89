"""The bar of steps below a replay: chapters as tracks, a mark for each step, and a knob that can be moved."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy

from mystery_table.art.colours import mix
from mystery_table.core.replay import Mark, Replay
from mystery_table.core.words import Said, Text
from mystery_table.ui import fonts
from mystery_table.ui.faces import Faces
from mystery_table.ui.paint import CENTRE, LEFT, SMOOTH, box, focus_ring, seat_shape, write
from mystery_table.ui.program import Program
from mystery_table.ui.theme import Art

HEAD, TRACK, FOOT, EDGE = 27.0, 22.0, 19.0, 22.0
"""Units: room for titles and the knob's bubble, height of a track, room for stars, room at both ends."""
SHAPE, TICK, STAR = 9.0, 2.5, 30.0
"""Units of width for each step from which it is drawn as its seat's shape; below, one line every `TICK`
units. `STAR`: least distance between stars."""


class StepBar(QAbstractSlider):
    """Position 0 to the last of a replay. Arrows step, PageUp and PageDown go to highlights, Home and End."""

    def __init__(self, program: Program, faces: Faces, replay: Replay) -> None:
        super().__init__()
        self.program, self.faces = program, faces
        self.marks: list[Mark] = replay.marks
        self.chapters: list[Said] = replay.chapters
        self.stars = replay.highlights()
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setRange(0, replay.last)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        program.restyled.connect(self.updateGeometry)
        program.retranslated.connect(self.retranslate)
        self.valueChanged.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Say where it stands, in the language in use."""
        self.setAccessibleName(self.program.say(self.where()))
        self.update()

    def where(self) -> Text:
        """Return which step is shown, of how many."""
        return Text("app", "step {0} of {1}", (self.value(), self.maximum()))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size it likes to have."""
        s = self.program.scale
        return QSize(round(500 * s), round((HEAD + TRACK + FOOT) * s))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size below which it cannot be used."""
        return QSize(round(200 * self.program.scale), self.sizeHint().height())

    # Positions

    def star(self, way: int) -> int:
        """Return the next highlight in a direction, or the end of the bar there."""
        if way > 0:
            return min((n for n in self.stars if n > self.value()), default=self.maximum())
        return max((n for n in self.stars if n < self.value()), default=0)

    def _track(self) -> QRectF:
        s = self.program.scale
        return QRectF(EDGE * s, HEAD * s, max(1.0, self.width() - 2 * EDGE * s), TRACK * s)

    def at(self, position: int) -> float:
        """Return the x of a position in pixels."""
        track = self._track()
        return track.x() + track.width() * position / max(1, self.maximum())

    def _position(self, x: float) -> int:
        track = self._track()
        return round((x - track.x()) / track.width() * self.maximum())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Step with the arrows, jump with the others; what is left is the page's."""
        places = {
            Qt.Key.Key_Left: self.value() - 1,
            Qt.Key.Key_Right: self.value() + 1,
            Qt.Key.Key_Down: self.value() - 1,
            Qt.Key.Key_Up: self.value() + 1,
            Qt.Key.Key_PageUp: self.star(-1),
            Qt.Key.Key_PageDown: self.star(1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self.maximum(),
        }
        place = places.get(Qt.Key(event.key()))
        if place is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        else:
            self.setValue(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Go where the mouse points."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setValue(self._position(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the mouse while it is held."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._position(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Stay there."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Step with the wheel."""
        self.setValue(self.value() + (1 if event.angleDelta().y() < 0 else -1))

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint tracks, marks, stars and the knob."""
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        if self.hasFocus():
            focus_ring(p, self.program.theme, self._track().adjusted(-8, -1, 8, 1), 8)
        for chapter, (start, end) in enumerate(self.spans()):
            self._chapter(p, chapter, start, end)
        self._steps(p)
        self._stars(p)
        self._knob(p)
        p.end()

    def spans(self) -> list[tuple[int, int]]:
        """Return first and last position of each chapter."""
        starts = [
            n for n, mark in enumerate(self.marks) if n == 0 or mark.chapter != self.marks[n - 1].chapter
        ]
        return list(zip(starts, [*starts[1:], self.maximum()], strict=False))

    def _chapter(self, p: QPainter, chapter: int, start: int, end: int) -> None:
        theme, s, track = self.program.theme, self.program.scale, self._track()
        left, right = self.at(start), self.at(end)
        rect = QRectF(left, track.y(), max(2.0, right - left - 2), track.height())
        box(p, rect, 6, theme.inset, theme.text3)
        reached = min(right, self.at(self.value())) - left
        if reached > 1:
            box(p, QRectF(left, track.y(), min(reached, rect.width()), track.height()), 6, theme.gold)
        words = self.program.say(self.chapters[chapter])
        room = QRectF(left + 2, 0, right - left - 6, 20 * s)
        if fonts.width("cap", words, 15) <= room.width() and not self._under_bubble(room):
            write(p, room, words, "cap", theme.text2, LEFT, 15)

    def _under_bubble(self, room: QRectF) -> bool:
        return room.intersects(self._bubble())

    def _steps(self, p: QPainter) -> None:
        """Paint each step as its seat's shape, or where there is little room some of them as lines."""
        theme, s, track = self.program.theme, self.program.scale, self._track()
        each = track.width() / max(1, self.maximum())
        stride = max(1, round(TICK * s / each)) if each < TICK * s else 1
        seats = self.faces.marks()
        for n in range(0, len(self.marks), stride):
            mark, centre = self.marks[n], QPointF(self.at(n + 1) - each / 2, track.center().y())
            done = n < self.value()
            plain = theme.on_gold if done else theme.text3
            if mark.seat < 0:
                size = min(2.0, each * 0.3) * s
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(QColor(plain))
                p.drawEllipse(centre, size, size)
                continue
            paler = mix(seats[mark.seat].colour, theme.inset, 0.1 if theme.dark else 0.35)
            colour = QColor(plain) if done else paler
            if each >= SHAPE * s:
                _shape(p, seats[mark.seat].shape, centre, min(5.0 * s, each * 0.45), colour)
            else:
                wide = max(1.0, min(3.0 * s, each * 0.7))
                p.fillRect(QRectF(centre.x() - wide / 2, centre.y() - 5 * s, wide, 10 * s), colour)

    def _stars(self, p: QPainter) -> None:
        """Paint a star at each highlight that has room for one; the end always has."""
        s, track, free = self.program.scale, self._track(), -1.0
        for position in self.stars[1:]:
            x = self.at(position)
            if position == self.maximum() or (x > free and self.at(self.maximum()) - x > STAR * s):
                centre = QPointF(x, track.bottom() + 11 * s)
                _shape(p, "star", centre, 7 * s, QColor(self.program.theme.gold))
                free = x + STAR * s

    def _bubble(self) -> QRectF:
        s, words = self.program.scale, self.program.say(self.where())
        wide = fonts.width("cap", words, 15) + 20 * s
        left = min(max(2.0, self.at(self.value()) - wide / 2), self.width() - wide - 2)
        return QRectF(left, 1, wide, 22 * s)

    def _knob(self, p: QPainter) -> None:
        theme, s, track = self.program.theme, self.program.scale, self._track()
        centre, size = QPointF(self.at(self.value()), track.center().y()), 26 * s
        knob = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        box(p, knob, size / 2, theme.paper, Art.ink, 2)
        box(p, knob.adjusted(6 * s, 6 * s, -6 * s, -6 * s), size / 2, theme.gold)
        bubble = self._bubble()
        box(p, bubble, 10, theme.raised, theme.gold, 1.4)
        write(p, bubble, self.program.say(self.where()), "cap", theme.text, CENTRE, 15)


def _shape(p: QPainter, kind: str, centre: QPointF, radius: float, colour: QColor) -> None:
    p.save()
    p.translate(centre)
    p.scale(radius, radius)
    p.fillPath(seat_shape(kind), colour)
    p.restore()
