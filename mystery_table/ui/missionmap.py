"""The map of a game's missions: one node each, joined where winning one opens another."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mystery_table.art.colours import faded
from mystery_table.core.options import Mission
from mystery_table.core.words import Text
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.marks import IconMark
from mystery_table.ui.paint import SMOOTH, box, focus_ring, glow, shadow
from mystery_table.ui.program import Program
from mystery_table.ui.surface import paint_surface
from mystery_table.ui.widgets import FitWords, Voice, space

WON, OPEN, LOCKED = "won", "open", "locked"
STATES = {
    WON: (Text("app", "won"), "check-bold"),
    OPEN: (Text("app", "open"), "flag-variant-outline"),
    LOCKED: (Text("app", "locked"), "lock"),
}
HARDEST = 5
NEAR = 0.2
"""Share of the map's height: nodes that are nearer than this must stand side by side."""


class Stars(QWidget):
    """How hard a mission is: one to five marks."""

    def __init__(self, program: Program, difficulty: int, side: int = 12) -> None:
        super().__init__()
        self.program, self.difficulty, self._side = program, difficulty, side
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        program.restyled.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for five small marks."""
        return QSize(round(40 * self.program.unit), self.sizeHint().height())

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for all five."""
        side = self._side * self.program.unit
        return QSize(round(side * 1.25 * HARDEST), round(side * 1.2))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the marks: full ones and outlines."""
        theme = self.program.theme
        side = min(self._side * self.program.unit, self.width() / (1.25 * HARDEST))
        left = self.width() - side * 1.25 * HARDEST
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        for at in range(HARDEST):
            place = QRectF(left + at * side * 1.25, (self.height() - side) / 2, side, side)
            full = at < self.difficulty
            paint_icon(p, "star" if full else "star-outline", place, theme.gold if full else theme.text3)
        p.end()


class MissionNode(QAbstractButton):
    """One mission on the map. Focus chooses it; Enter or a double click begins it."""

    wanted = Signal(str)
    begun = Signal(str)
    stepped = Signal(str, int)
    """An arrow key was pressed on it: its id and the key."""

    def __init__(self, program: Program, mission: Mission) -> None:
        super().__init__()
        self.program, self.mission = program, mission
        self.state = LOCKED
        self.voice = Voice(program, self)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.icon_mark = IconMark(program, "lock", 20, boxed=False)
        self.name = FitWords(program, "h3", 16)
        self.name.say(mission.name)
        self._build()
        self.clicked.connect(self._take)
        program.restyled.connect(self.update)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        space(self.program, column, (11, 9, 11, 13), 2)
        head = QHBoxLayout()
        space(self.program, head, gap=6)
        head.addWidget(self.icon_mark)
        head.addWidget(Stars(self.program, self.mission.difficulty), 1)
        column.addLayout(head)
        column.addWidget(self.name, 1)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_state(self, state: str) -> None:
        """Show whether the mission is won, open or locked."""
        self.state = state
        word, icon = STATES[state]
        self.icon_mark.set_icon(icon, "text3" if state == LOCKED else "gold")
        self.name.set_tone("text2" if state == LOCKED else "text")
        self.voice(
            self.setAccessibleName,
            Text(
                "app",
                "{0}: {1}, {2}, difficulty {3} of {4}",
                (self.mission.name, self.mission.detail, word, self.mission.difficulty, HARDEST),
            ),
        )
        self.update()

    def _take(self) -> None:
        self.setChecked(True)
        self.wanted.emit(self.mission.id)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Choose the mission that the keyboard comes to."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.OtherFocusReason):
            self._take()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Show that the focus is gone."""
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Arrows go to neighbours, Enter begins."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(self.mission.id, key.value)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take()
            self.begun.emit(self.mission.id)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Begin the mission."""
        self.begun.emit(self.mission.id)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the node in its state; the one chosen has a gold line and a glow."""
        theme = self.program.theme
        rect = QRectF(self.rect()).adjusted(6, 4, -6, -8)
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        shadow(p, rect, 10, 5, 0.4 if theme.dark else 0.2)
        if self.isChecked():
            glow(p, rect, 10, theme.gold, 6)
        fill = theme.inset if self.state == LOCKED else theme.panel
        box(p, rect, 10, faded(fill, 1 if theme.plain else 0.95))
        if self.state == WON:
            box(p, rect, 10, faded(theme.gold, 0.18))
        style = Qt.PenStyle.DashLine if self.state == LOCKED else Qt.PenStyle.SolidLine
        line = theme.line if self.state == LOCKED else theme.gold if self.isChecked() else theme.hair
        box(p, rect, 10, None, line, 2.6 if self.isChecked() else 1.3, style)
        if self.hasFocus():
            focus_ring(p, theme, rect.adjusted(2, 2, -2, -2), 9)
        p.end()


class MissionMap(QWidget):
    """All missions at their places. `chosen` and `begun` carry a mission's id."""

    chosen = Signal(str)
    begun = Signal(str)

    def __init__(self, program: Program, missions: tuple[Mission, ...], hue: str) -> None:
        super().__init__()
        self.program, self._missions, self._hue = program, missions, hue
        self.nodes: dict[str, MissionNode] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        for mission in sorted(missions, key=lambda m: m.place):
            node = MissionNode(program, mission)
            node.setParent(self)
            node.wanted.connect(self.choose)
            node.begun.connect(self.begun)
            node.stepped.connect(self._step)
            self.nodes[mission.id] = node
        program.restyled.connect(self._place)

    def show_states(self, state: Callable[[Mission], str]) -> None:
        """Show every mission's state."""
        for node in self.nodes.values():
            node.show_state(state(node.mission))
        self.update()

    def choose(self, mission: str) -> None:
        """Mark one mission as chosen; "" for none."""
        for node in self.nodes.values():
            node.setChecked(node.mission.id == mission)
        if mission:
            self.chosen.emit(mission)

    def _step(self, mission: str, key: int) -> None:
        """Go to the nearest node in the direction of an arrow key."""
        here = QPointF(self.nodes[mission].geometry().center())
        dx, dy = {
            Qt.Key.Key_Left.value: (-1, 0),
            Qt.Key.Key_Right.value: (1, 0),
            Qt.Key.Key_Up.value: (0, -1),
            Qt.Key.Key_Down.value: (0, 1),
        }[key]
        found: list[tuple[float, MissionNode]] = []
        for node in self.nodes.values():
            way = QPointF(node.geometry().center()) - here
            along, beside = way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)
            if along > 4 and beside <= along * 2.2:
                found.append((along + beside * 1.5, node))
        if found:
            min(found, key=lambda pair: pair[0])[1].setFocus(Qt.FocusReason.OtherFocusReason)

    # Places

    def _columns(self) -> float:
        """Return how many nodes must fit side by side: as near to each other as any two in a row."""
        places = [mission.place for mission in self._missions]
        ways = [b[0] - a[0] for a in places for b in places if abs(a[1] - b[1]) < NEAR and a[0] < b[0]]
        return 1 + 1 / min(ways, default=1.0)

    def _rows(self) -> int:
        columns = [mission.place[0] for mission in self._missions]
        return max((columns.count(x) for x in columns), default=1)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for every node at its least size."""
        node = self._least_node()
        return QSize(round(self._columns() * node.width()) + 12, self._rows() * node.height() + 40)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the least size: a map takes what there is."""
        return self.minimumSizeHint()

    def _least_node(self) -> QSize:
        scale = self.program.scale
        return QSize(round(96 * scale), round(92 * scale))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put every node in its place."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        unit = self.program.unit
        each = (self.width() - 12) / self._columns()
        row = (self.height() - 32) / self._rows()
        wide = min(each - 2, max(96 * self.program.scale, each * 0.9), 210 * unit)
        for node in self.nodes.values():
            x, y = node.mission.place
            high = min(row - 6, max(100 * self.program.scale, wide * 0.58))
            left = 6 + x * (self._columns() - 1) * each + (each - wide) / 2
            top = 16 + y * (self.height() - 32) - high / 2
            node.setGeometry(QRect(round(left), round(top), round(wide), round(high)))
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the table and the links; those that a win has opened are gold."""
        theme = self.program.theme
        rect = QRectF(self.rect())
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        clip = QPainterPath()
        clip.addRoundedRect(rect.adjusted(2, 2, -2, -2), 14, 14)
        p.setClipPath(clip)
        paint_surface(p, rect, theme, self._hue, (0.45, 0.5), border=True, ratio=self.devicePixelRatioF())
        p.setBrush(Qt.BrushStyle.NoBrush)
        for node in self.nodes.values():
            for before in node.mission.after:
                if before in self.nodes:
                    self._link(p, self.nodes[before], node)
        p.end()

    def _link(self, p: QPainter, first: MissionNode, second: MissionNode) -> None:
        a = QPointF(first.geometry().right() - 8, first.geometry().center().y())
        b = QPointF(second.geometry().left() + 8, second.geometry().center().y())
        path = QPainterPath(a)
        if b.x() <= a.x():  # in one column: from edge to edge
            a = QPointF(first.geometry().center())
            b = QPointF(second.geometry().center())
            path = QPainterPath(a)
            path.lineTo(b)
        else:
            bend = (b.x() - a.x()) * 0.5
            path.cubicTo(a + QPointF(bend, 0), b - QPointF(bend, 0), b)
        theme = self.program.theme
        opened = first.state == WON
        p.setPen(QPen(faded(theme.scrim if theme.dark else theme.paper, 0.6), 6))
        p.drawPath(path)
        style = Qt.PenStyle.SolidLine if opened else Qt.PenStyle.DashLine
        p.setPen(QPen(faded(theme.gold if opened else theme.text3, 0.95), 2.6, style))
        p.drawPath(path)
