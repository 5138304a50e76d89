"""Fields of forms: switches, lists, steppers and the row of marks that stands for a level."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from mystery_table.core.words import Arg, Said, Text
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import LEFT, SMOOTH, box, write
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import WRAPPED, Button, Voice, dress, space


class CheckBox(QCheckBox):
    """A switch with words that wrap where they must; its check is drawn, not a file."""

    def __init__(self, program: Program, said: Arg, px: float = 16) -> None:
        super().__init__()
        self._program = program
        self.voice = Voice(program, self)
        self.voice(self.setText, said)
        dress(program, self, "body", px)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _side(self) -> int:
        return round(24 * self._program.scale)

    def _left(self) -> int:
        """Return where the words begin."""
        return self._side() + round(16 * self._program.scale)

    def _room(self, width: int) -> QRectF:
        """Return the place of the words in a check box of this width."""
        left = self._left()
        words = QRectF(left, 4, max(1, width - left - 6), 10_000)
        return QRectF(self.fontMetrics().boundingRect(words.toRect(), WRAPPED, self.text()))

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        """Return the height for a width."""
        return max(self._side() + 12, round(self._room(width).height()) + 10)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of one line."""
        wide = self.fontMetrics().horizontalAdvance(self.text()) + self._left() + 14
        return QSize(wide, self._side() + 12)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for some words in a line."""
        return QSize(min(self.sizeHint().width(), round(150 * self._program.scale)), self._side() + 12)

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt's name
        """Take clicks on the words too."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint box, check, words and focus."""
        theme, side = self._program.theme, self._side()
        words = self._room(self.width())
        words.moveTop(max(4.0, (self.height() - words.height()) / 2))
        place = QRectF(6, (self.height() - side) / 2, side, side)
        on = self.isChecked()
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        box(p, place, 6, theme.gold if on else theme.field, theme.gold if on else theme.text3, 2)
        if on:
            inset = side * 0.2
            paint_icon(p, "check-bold", place.adjusted(inset, inset, -inset, -inset), theme.on_gold)
        if self.hasFocus():
            box(p, QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, None, theme.focus, 3)
        p.setFont(self.font())
        p.setPen(QColor(theme.text if self.isEnabled() else theme.text3))
        p.drawText(words, WRAPPED, self.text())
        p.end()


class Stepper(QWidget):
    """A number with a button on each side."""

    def __init__(self, program: Program, name: Arg, low: int, high: int) -> None:
        super().__init__()
        self.spin = QSpinBox()
        self.spin.setRange(low, high)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spin.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        dress(program, self.spin, "num", 20)
        Voice(program, self)(self.spin.setAccessibleName, name)
        row = QHBoxLayout(self)
        space(program, row, gap=6)
        for icon, said, by in (
            ("minus-thick", Text("app", "{0}: one less", (name,)), -1),
            ("plus-thick", Text("app", "{0}: one more", (name,)), 1),
        ):
            button = Button(program, None, "", icon=icon, name=said)
            button.setAutoRepeat(True)
            button.clicked.connect(partial(self.spin.stepBy, by))
            row.addWidget(button)
        row.insertWidget(1, self.spin, 1)


class ComboBox(QComboBox):
    """A list to choose from; its arrow is drawn, not a file."""

    def __init__(
        self,
        program: Program,
        options: Sequence[tuple[Hashable, Arg]] = (),
        name: Said | None = None,
        role: str = "body",
        px: float | None = None,
    ) -> None:
        super().__init__()
        self._program, self._type = program, (role, px)
        self.voice = Voice(program, self)
        self.setView(QListView())  # the native popup would ignore the style sheet
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(4)
        dress(program, self, role, px)
        self.offer(options)
        if name is not None:
            self.voice(self.setAccessibleName, name)
        program.retranslated.connect(self._relabel)

    def offer(self, options: Sequence[tuple[Hashable, Arg]]) -> None:
        """Offer these values, without a signal; the value chosen stays if it is among them."""
        value = self.value
        blocked = self.blockSignals(True)
        self._options = list(options)
        self.clear()
        for _, said in options:
            self.addItem(self._program.say(said))
        self.choose(value)
        self.blockSignals(blocked)

    @property
    def value(self) -> Any:
        """The value chosen, None while there is none."""
        at = self.currentIndex()
        return self._options[at][0] if at >= 0 else None

    def choose(self, value: Hashable) -> None:
        """Show a value as chosen, if it is offered."""
        values = [offered for offered, _ in self._options]
        if value in values:
            self.setCurrentIndex(values.index(value))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the least room: words shrink to 80 %."""
        full = self.sizeHint()
        return QSize(round(full.width() * 0.84), full.height())

    def _relabel(self) -> None:
        for at, (_, said) in enumerate(self._options):
            self.setItemText(at, self._program.say(said))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the wheel to the page, which scrolls."""
        event.ignore()  # the wheel scrolls the page

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it."""
        theme, side = self._program.theme, 16 * self._program.scale
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        p = QStylePainter(self)
        p.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        place = QRectF(self.width() - side * 1.7, (self.height() - side) / 2, side, side)
        paint_icon(p, "chevron-down", place, theme.text2 if self.isEnabled() else theme.text3)
        room = QRectF(side * 0.75, 0, place.x() - side * 1.1, self.height())
        role, px = self._type
        write(p, room, self.currentText(), role, theme.text if self.isEnabled() else theme.text3, LEFT, px)
        p.end()


class Pips(QSlider):
    """A level as a row of marks: click, or left and right."""

    def __init__(self, program: Program, steps: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.program = program
        self.setRange(0, steps - 1)
        self.setPageStep(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        program.restyled.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size it likes to have."""
        unit = self.program.unit
        return QSize(round((self.maximum() + 1) * 38 * unit), round(36 * unit))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size below which it cannot be read."""
        unit = self.program.unit
        return QSize(round((self.maximum() + 1) * 24 * unit), round(36 * unit))

    def _mark(self, number: int) -> QRectF:
        each = min(self.width() / (self.maximum() + 1), 42 * self.program.unit)
        high = 14 * self.program.unit
        return QRectF(number * each + 3, (self.height() - high) / 2, each - 6, high)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it."""
        theme = self.program.theme
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        for number in range(self.maximum() + 1):
            on = number <= self.value()
            box(
                p, self._mark(number), 5, theme.gold if on else theme.inset, theme.gold if on else theme.text3
            )
        if self.hasFocus():
            whole = self._mark(0).united(self._mark(self.maximum()))
            box(p, whole.adjusted(-3, -6, 3, 6), 8, None, theme.focus, 3)
        p.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Take a press of the mouse."""
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the mouse."""
        each = self._mark(0).width() + 6
        self.setValue(int(event.position().x() // each))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Take the release of the mouse."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the wheel to the page, which scrolls."""
        event.ignore()
