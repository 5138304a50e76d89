"""The bar above the table in which a guide speaks, and the rings round what it talks about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from mystery_table.core.words import Text
from mystery_table.ui.fonts import SMALLEST, font
from mystery_table.ui.marks import IconMark
from mystery_table.ui.paint import SMOOTH
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import WRAPPED, Button, Label, Voice, space

THICK = 4
"""Units: thickness of a ring."""
CLEAR = 1
"""Pixels between a ring and what it surrounds, whose words may reach to its edge."""
SKIP, NEXT, FINISH = Text("app", "Skip"), Text("app", "Next"), Text("app", "Finish")
"""What the button to go on may say."""


class GuideBar(QFrame):
    """One lesson: how far, what is said, and the buttons. Its height holds for all lessons of a match."""

    back = Signal()
    further = Signal()
    left = Signal()

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.setObjectName("TopBar")
        Voice(program, self)(self.setAccessibleName, Text("app", "Guide"))
        row = QHBoxLayout(self)
        space(program, row, (14, 6, 14, 6), 10)
        head = QVBoxLayout()
        space(program, head, gap=0)
        head.addStretch(1)
        head.addWidget(IconMark(program, "school", 26, boxed=False), 0, Qt.AlignmentFlag.AlignHCenter)
        self.count = Label(program, "", "cap", tone="gold", wrap=False)
        head.addWidget(self.count)
        head.addStretch(1)
        row.addLayout(head)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        row.addWidget(self.words, 1)
        self.back_button = self._button("arrow-left", Text("app", "Back: what was said before"))
        self.next_button = Button(program, NEXT, "primary", px=17)
        self.leave_button = self._button("close", Text("app", "Leave the guide; the match goes on"))
        self.back_button.clicked.connect(self.back)
        self.next_button.clicked.connect(self.further)
        self.leave_button.clicked.connect(self.left)
        for button in (self.back_button, self.next_button, self.leave_button):
            row.addWidget(button)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the table

    def _button(self, icon: str, name: Text) -> Button:
        return Button(self.program, None, "icon", icon=icon, name=name)

    def show_lesson(self, number: int, total: int, words: str, back: bool, further: Text, due: bool) -> None:
        """Show a lesson; `due`: the button to go on is what is to be pressed now."""
        self.count.say(Text("app", "{0} of {1}", (number + 1, total)))
        self.words.setText(words)
        self.back_button.setEnabled(back)
        self.next_button.voice(self.next_button.setText, further)
        role = "primary" if due else "quiet"
        if self.next_button.property("role") != role:
            self.next_button.set_role(role)
        self.fit_words()

    def forget(self) -> None:
        """Say nothing."""
        self.words.setText("")
        self.count.say("")

    def room(self) -> int:
        """Return the width that the words have."""
        buttons = (self.back_button, self.next_button, self.leave_button)
        taken = sum(max(button.sizeHint().width(), button.minimumWidth()) for button in buttons)
        taken += self.count.minimumWidth()
        return max(160, self.width() - taken - round(80 * self.program.unit))

    def _widen(self, lessons: int) -> None:
        """Give number and button the width that the widest needs, so that all lessons have the same room."""
        say, button = self.program.say, self.next_button
        words = QFontMetricsF(button.font())
        wide = max(words.horizontalAdvance(say(said)) for said in (SKIP, NEXT, FINISH))
        button.setFixedWidth(round(wide + 44 * self.program.scale))
        count = say(Text("app", "{0} of {1}", (lessons, lessons)))
        self.count.setMinimumWidth(round(QFontMetricsF(self.count.font()).horizontalAdvance(count)) + 2)

    def fit(self, said: Sequence[str], most: int) -> None:
        """Take the height that the longest of these needs, `most` at most."""
        self._widen(len(said))
        metrics, room = QFontMetricsF(font("body", 16)), QRectF(0, 0, self.room(), 10_000)
        high = max((metrics.boundingRect(room, WRAPPED, words).height() for words in said), default=0)
        least = round(62 * self.program.scale)
        self.setFixedHeight(min(max(round(high) + round(14 * self.program.unit), least), max(most, least)))
        self.fit_words()

    def fit_words(self) -> None:
        """Use the largest font in which what is said fits."""
        px, room = 16.0, QRectF(0, 0, self.room(), 10_000)
        high = self.height() - round(12 * self.program.unit)
        while px > SMALLEST:
            need = QFontMetricsF(font("body", px)).boundingRect(room, WRAPPED, self.words.text())
            if need.height() <= high:
                break
            px -= 0.5
        self.words.setFont(font("body", px))


class Ring(QWidget):
    """A ring round something; what lies inside is neither covered nor kept from the mouse."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self.program = program
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def surround(self, rect: QRect) -> None:
        """Lie round a rectangle of the parent."""
        parent = self.parentWidget()
        assert parent is not None
        edge = self._thick() + 2
        out = edge + CLEAR
        self.setGeometry(rect.adjusted(-out, -out, out, out).intersected(parent.rect()))
        whole = QRegion(self.rect())
        self.setMask(whole.subtracted(QRegion(self.rect().adjusted(edge, edge, -edge, -edge))))
        self.show()
        self.raise_()
        self.update()

    def _thick(self) -> int:
        return round(THICK * self.program.scale)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it: between two lines of the other kind, so that it shows on any ground."""
        p, theme = QPainter(self), self.program.theme
        p.setRenderHints(SMOOTH)
        p.setBrush(Qt.BrushStyle.NoBrush)
        thick = self._thick()
        half = (thick + 2) / 2
        box = QRectF(self.rect()).adjusted(half, half, -half, -half)
        around = "#0b0d14" if theme.dark else "#fffdf6"
        for colour, width in ((around, thick + 2), (theme.warn, thick - 1)):
            p.setPen(QPen(QColor(colour), width))
            p.drawRect(box)
        p.end()
