"""Painted widgets: panels, rules, seats' badges and the row of marks that stands for a level."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from mystery_table.art.colours import faded
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import SMOOTH, box, deco_panel, rule, seat_badge
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Voice

BAR = 18
"""Room for a scroll bar, in pixels."""


class Panel(QFrame):
    """A panel with the double line of the deco style and room for its shadow, or a plain one."""

    def __init__(self, program: Program, deco: bool = True) -> None:
        super().__init__()
        self.program, self._deco = program, deco
        program.restyled.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it."""
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        if self._deco:
            deco_panel(p, self.program.theme, QRectF(self.rect()).adjusted(8, 6, -8, -10), 0.97)
        else:
            theme = self.program.theme
            box(p, QRectF(self.rect()), 12, theme.panel, theme.line)
        p.end()


class Rule(QWidget):
    """A gold line that fades at both ends."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(9)
        program.restyled.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it."""
        p = QPainter(self)
        rule(p, self.program.theme, 0, self.height() / 2, self.width())
        p.end()


class IconMark(QWidget):
    """An icon in a gold box, or bare: decoration, without a name of its own."""

    def __init__(self, program: Program, icon: str, side: int = 46, boxed: bool = True) -> None:
        super().__init__()
        self.program, self._icon, self._side, self._boxed = program, icon, side, boxed
        self._tint = "gold"
        program.restyled.connect(self._fit)
        self._fit()

    def set_icon(self, icon: str, tint: str = "gold") -> None:
        """Show another icon, in a colour of the theme."""
        self._icon, self._tint = icon, tint
        self.update()

    def _fit(self) -> None:
        side = round(self._side * self.program.scale)
        self.setFixedSize(side, side)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it."""
        gold, rect = self.program.theme.gold, QRectF(self.rect())
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        if self._boxed:
            box(p, rect, 12, faded(gold, 0.14), faded(gold, 0.6))
            inset = rect.width() * 0.23
            rect = rect.adjusted(inset, inset, -inset, -inset)
        paint_icon(p, self._icon, rect, getattr(self.program.theme, self._tint))
        p.end()


class SeatBadge(QAbstractButton):
    """A seat's badge; a button where `pick` is given, else a picture. `size` is the disc's diameter."""

    def __init__(self, program: Program, badge: int, size: int = 28, pick: bool = False) -> None:
        super().__init__()
        self.program, self.badge, self._size = program, badge, size
        self.voice = Voice(program, self)
        self.taken = False
        self.setCheckable(pick)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if pick else Qt.FocusPolicy.NoFocus)
        if not pick:
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        program.restyled.connect(self.updateGeometry)
        self.show_badge(badge)

    def show_badge(self, badge: int) -> None:
        """Show another badge."""
        marks = self.program.seat_marks
        self.badge = badge % len(marks)
        self.voice(self.setAccessibleName, marks[self.badge].name)
        if self.isCheckable():
            self.voice(self.setToolTip, marks[self.badge].name)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size it likes to have."""
        side = round((self._size + 10) * self.program.unit)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it."""
        theme, unit = self.program.theme, self.program.unit
        centre = QPointF(self.width() / 2, self.height() / 2)
        size = self._size * unit
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        if self.taken and not self.isChecked():
            p.setOpacity(0.3)
        seat_badge(
            p, self.program.seat_marks[self.badge], centre, size, theme.gold if self.isChecked() else None
        )
        p.setOpacity(1)
        if self.hasFocus():
            side = size + 10 * unit
            box(
                p,
                QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                side / 2,
                None,
                theme.focus,
                3,
            )
        p.end()


class Scroller(QScrollArea):
    """A page that scrolls down where it does not fit; sideways only where that is said."""

    def __init__(self, page: QWidget, sideways: bool = False) -> None:
        super().__init__()
        self.page = page
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self._sideways = sideways
        if not sideways:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(_Tall(page))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size below which it cannot be read."""
        if self._sideways:
            return QSize(120, 120)
        return QSize(self.page.minimumSizeHint().width() + BAR, 120)


class _Tall(QWidget):
    """As high as its page needs at its width; Qt's own guess for wrapped words is far too high."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self._page = page
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(page)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the least size; where the height follows from the width in use, only the width."""
        least = self._page.minimumSizeHint()
        return QSize(least.width(), 1) if self._column.hasHeightForWidth() else least
