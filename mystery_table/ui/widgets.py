"""The widgets that screens are made of: labels, buttons, choices; each speaks and dresses itself anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from mystery_table.core.words import Arg, Said
from mystery_table.ui import icons
from mystery_table.ui.fonts import SMALLEST, font
from mystery_table.ui.paint import CENTRE, LEFT, SMOOTH, write
from mystery_table.ui.program import Program

WRAPPED = Qt.TextFlag.TextWordWrap.value
"""For QPainter and QFontMetrics, which want a number."""


class Voice(QObject):
    """What a widget says: said at once, and again whenever the language changes."""

    def __init__(self, program: Program, owner: QObject) -> None:
        super().__init__(owner)
        self._program = program
        self._said: dict[Hashable, tuple[Callable[[str], Any], Arg, Sequence[str]]] = {}
        program.retranslated.connect(self.again)

    def __call__(
        self, setter: Callable[[str], Any], said: Arg, names: Sequence[str] = (), key: Hashable = None
    ) -> None:
        """Hand the words for `said` to `setter` (a bound method, or any callable with a `key`)."""
        name = key or (id(getattr(setter, "__self__", setter)), getattr(setter, "__name__", ""))
        self._said[name] = (setter, said, names)
        setter(self._program.say(said, names))

    def again(self) -> None:
        """Say everything in the language in use."""
        for setter, said, names in list(self._said.values()):
            setter(self._program.say(said, names))


class _Dresser(QObject):
    """Gives a widget its font whenever the size of the text changes."""

    def __init__(self, program: Program, widget: QWidget, role: str, px: float | None, weight: int | None):
        super().__init__(widget)
        self._widget, self._how = widget, (role, px, weight)
        program.restyled.connect(self.dress)
        self.dress()

    def dress(self) -> None:
        """Use the font in force."""
        role, px, weight = self._how
        self._widget.setFont(font(role, px, weight=weight))


def dress(
    program: Program, widget: QWidget, role: str, px: float | None = None, weight: int | None = None
) -> None:
    """Set a widget in the font of a role from now on, also when the size of the text changes."""
    _Dresser(program, widget, role, px, weight)


class _Spacer(QObject):
    def __init__(self, program: Program, layout: QLayout, margins: Sequence[float], gap: Sequence[float]):
        super().__init__(layout)
        self._program, self._layout, self._margins, self._gap = program, layout, margins, gap
        program.restyled.connect(self.space)
        self.space()

    def space(self) -> None:
        """Use the measures in force."""
        unit = self._program.unit
        self._layout.setContentsMargins(*(round(m * unit) for m in self._margins))
        across, down = (round(g * unit) for g in self._gap)
        if isinstance(self._layout, QGridLayout):
            self._layout.setHorizontalSpacing(across)
            self._layout.setVerticalSpacing(down)
        elif isinstance(self._layout, QBoxLayout):
            self._layout.setSpacing(across)


def space(
    program: Program,
    layout: QLayout,
    margins: tuple[float, float, float, float] = (0, 0, 0, 0),
    gap: float = 8,
    row_gap: float | None = None,
) -> None:
    """Give a layout margins (left, top, right, bottom) and gaps that grow with the window's unit."""
    _Spacer(program, layout, margins, (gap, gap if row_gap is None else row_gap))


class Label(QLabel):
    """Words in a role of the type scale. `tone` is a key of the style sheet ("2", "3", "gold", …)."""

    def __init__(
        self,
        program: Program,
        said: Arg = "",
        role: str = "body",
        *,
        tone: str = "",
        px: float | None = None,
        weight: int | None = None,
        wrap: bool = True,
    ) -> None:
        super().__init__()
        self.voice = Voice(program, self)
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("tone", tone)
        if wrap:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        dress(program, self, role, px, weight)
        self.say(said)

    def say(self, said: Arg, names: Sequence[str] = ()) -> None:
        """Show these words from now on."""
        self.voice(self.setText, said, names)

    def set_tone(self, tone: str) -> None:
        """Change the colour role."""
        self.setProperty("tone", tone)
        self.style().unpolish(self)
        self.style().polish(self)


class NameLabel(QWidget):
    """One line that shrinks to 80 % and is elided where it must be: for names, which can be of any length."""

    def __init__(self, program: Program, role: str, *, tone: str = "text", px: float | None = None) -> None:
        super().__init__()
        self._program, self._role, self._tone, self._px = program, role, tone, px
        self._words = ""
        self.voice = Voice(program, self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        program.restyled.connect(self.updateGeometry)

    def say(self, said: Arg, names: Sequence[str] = ()) -> None:
        """Show these words from now on."""
        self.voice(self._show, said, names)

    def _show(self, words: str) -> None:
        self._words = words
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.updateGeometry()
        self.update()

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(font(self._role, self._px))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size it likes to have."""
        metrics = self._metrics()
        return QSize(round(metrics.horizontalAdvance(self._words)) + 4, round(metrics.height()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size below which it cannot be read."""
        return QSize(min(60, self.sizeHint().width()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it."""
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        colour = getattr(self._program.theme, self._tone)
        write(p, QRectF(self.rect()), self._words, self._role, colour, LEFT, self._px)
        p.end()


class FitWords(QWidget):
    """A few words in the middle of whatever room there is: wrapped, and shrunk as far as to 11 pixels."""

    def __init__(self, program: Program, role: str, px: float) -> None:
        super().__init__()
        self._program, self._role, self._px = program, role, px
        self._words, self._tone = "", "text"
        self.voice = Voice(program, self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def say(self, said: Arg, names: Sequence[str] = ()) -> None:
        """Show these words from now on."""
        self.voice(self._show, said, names)

    def _show(self, words: str) -> None:
        self._words = words
        self.update()

    def set_tone(self, tone: str) -> None:
        """Change the colour, a field of the theme."""
        self._tone = tone
        self.update()

    def fitting(self) -> tuple[QFont, int]:
        """Return the largest font in which the words fit, and how they wrap.

        Where their own type is too wide they stand in the narrow one; a word is broken only if it must be.
        """
        for role in (self._role, "label"):
            size = self._px
            while size >= SMALLEST:
                made = font(role, size)
                whole, low = self._fits(QFontMetricsF(made))
                if whole and low:
                    return made, WRAPPED | CENTRE.value
                size -= 0.5
        return made, (WRAPPED if whole else Qt.TextFlag.TextWrapAnywhere.value) | CENTRE.value

    def _fits(self, metrics: QFontMetricsF) -> tuple[bool, bool]:
        """Return whether every word fits the width, and all of them the height."""
        rect = QRectF(self.rect())
        need = metrics.boundingRect(rect, WRAPPED | CENTRE.value, self._words)
        widest = max(map(metrics.horizontalAdvance, self._words.split()), default=0)
        return widest <= rect.width(), need.height() <= rect.height() + 1

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the words."""
        p = QPainter(self)
        made, flags = self.fitting()
        p.setFont(made)
        p.setPen(QColor(getattr(self._program.theme, self._tone)))
        p.drawText(QRectF(self.rect()), flags, self._words)
        p.end()


TINTS = {"primary": "on_gold", "outline": "gold", "danger": "no"}


class Button(QPushButton):
    """A button of a role: "primary" (one on a screen at most), "outline", "quiet", "icon", "danger" or ""."""

    type: ClassVar[str] = "label"
    """The role of its font."""

    def __init__(
        self,
        program: Program,
        said: Arg | None = None,
        role: str = "",
        *,
        icon: str = "",
        px: float = 18,
        name: Arg | None = None,
        tint: str = "",
    ) -> None:
        """Without words `name` is the accessible name and the tooltip."""
        super().__init__()
        self.program, self._icon, self._px = program, icon, px
        self._tint = tint or TINTS.get(role, "text")
        self.voice = Voice(program, self)
        self.setProperty("role", role)
        dress(program, self, self.type, px)
        if said is not None:
            self.voice(self.setText, said)
        if name is not None:
            self.voice(self.setAccessibleName, name)
            self.voice(self.setToolTip, name)
        program.restyled.connect(self._paint_icon)
        self._paint_icon()

    def set_icon(self, icon: str, tint: str = "") -> None:
        """Show another icon."""
        self._icon, self._tint = icon, tint or self._tint
        self._paint_icon()

    def set_role(self, role: str) -> None:
        """Change what the button looks like."""
        self.setProperty("role", role)
        self._tint = TINTS.get(role, "text")
        self.style().unpolish(self)
        self.style().polish(self)
        self._paint_icon()

    def _paint_icon(self) -> None:
        if not self._icon:
            return
        theme = self.program.theme
        side = round((25 if self.property("role") == "icon" else self._px * 1.15) * self.program.scale)
        self.setIconSize(QSize(side, side))
        self.setIcon(icons.icon(self._icon, getattr(theme, self._tint), side, theme.text3))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Take a key."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.program.still:  # the animation would wait for a tenth of a second
                self.click()
            else:
                self.animateClick()
            return
        super().keyPressEvent(event)


class Segmented(QFrame):
    """A few choices side by side, one of them chosen; arrows move between them."""

    chosen = Signal(object)

    def __init__(
        self,
        program: Program,
        options: Sequence[tuple[Hashable, Arg, str]],
        *,
        boxed: bool = True,
        px: float = 18,
        name: Said | None = None,
        upright: bool = False,
    ) -> None:
        """`options` are (value, words, icon or ""); `upright` sets them one below the other."""
        super().__init__()
        self.setProperty("role", "segbox" if boxed else "")
        self._group = QButtonGroup(self)
        self._values = [value for value, _, _ in options]
        self.buttons: list[Button] = []
        down = QBoxLayout.Direction.TopToBottom if upright else QBoxLayout.Direction.LeftToRight
        self._row = row = QBoxLayout(down, self)
        space(program, row, (3, 3, 3, 3) if boxed else (0, 0, 0, 0), 2 if boxed else 6)
        for number, (_, said, icon) in enumerate(options):
            button = Button(program, said, "seg", icon=icon, px=px)
            button.setCheckable(True)
            self._group.addButton(button, number)
            self.buttons.append(button)
            row.addWidget(button, 1)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))
        if name is not None:
            Voice(program, self)(self.setAccessibleName, name)

    def turn(self, upright: bool) -> None:
        """Set the choices one below the other, or side by side."""
        down = QBoxLayout.Direction.TopToBottom if upright else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(down)

    def wide(self) -> int:
        """Return the width that the choices need side by side."""
        return sum(button.sizeHint().width() for button in self.buttons) + 12

    @property
    def value(self) -> Any:
        """The value chosen, None while there is none."""
        return None if (number := self._group.checkedId()) < 0 else self._values[number]

    def show_option(self, value: Hashable, shown: bool) -> None:
        """Offer one of the values, or leave it out for now."""
        self.buttons[self._values.index(value)].setVisible(shown)

    def choose(self, value: Hashable) -> None:
        """Show a value as chosen, without a signal."""
        if value in self._values:
            self.buttons[self._values.index(value)].setChecked(True)
