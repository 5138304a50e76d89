"""The action block: whose turn it is, what is done and what is missing, and the buttons that act."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mystery_table.core.state import Action
from mystery_table.core.words import Text
from mystery_table.ui.faces import broken
from mystery_table.ui.fonts import SMALLEST, font, scale, width
from mystery_table.ui.icons import icon, pixmap, size
from mystery_table.ui.program import Program
from mystery_table.ui.rules.button import RuleButton

UNBOUNDED = 16_777_215
"""Qt's greatest width of a widget."""

GAP = 12
"""Pixels between sentence and buttons that stand side by side."""
FRAME = 14.0
"""Units: edge and padding of a button above and below its words."""


class FitButton(QPushButton):
    """A button whose words are never cut: they shrink, then the icon goes, then they stand in two lines."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self.words, self.px, self.glyph, self.low = "", 18.0, QIcon(), 0
        self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, words: str) -> None:
        """Show these words from now on."""
        self.words = words
        self.setAccessibleName(words)
        self.fit()

    def dress(self, px: float, glyph: QIcon | None = None, low: int = 0) -> None:
        """Set the height of the words at full size, the icon, and the least height in pixels."""
        self.px, self.glyph, self.low = px, glyph or QIcon(), low
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Fit the words into the new width."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Choose size, icon and lines for the width there is."""
        room, lines, least = self.width() - 30.0 * scale(), self.words, self.px * 0.8
        picture = 0 if self.glyph.isNull() else self.iconSize().width() + 8
        px = self._shrunk(lines, room - picture, least)
        with_icon = width("label", lines, px) <= room - picture
        if not with_icon:
            px = self._shrunk(lines, room, least)
            if width("label", lines, px) > room and (halves := broken(lines)) is not None:
                lines = "\n".join(halves)
                px = self._shrunk(max(halves, key=len), room, least * 0.8)
        self.setFont(font("label", px))
        self.setIcon(self.glyph if with_icon else QIcon())
        self.setText(lines.replace("&", "&&"))
        need = QFontMetricsF(self.font()).height() * 2 + FRAME * scale() if "\n" in lines else 0.0
        self.setMinimumHeight(max(self.low, math.ceil(need)))

    def _shrunk(self, words: str, room: float, least: float) -> float:
        px = self.px
        while px > least and width("label", words, px) > room:
            px = max(least, px - 0.5)
        return px


class ActionBlock(QFrame):
    """Says what may be done. At most one button is primary, named by what it does."""

    confirmed = Signal()
    chosen = Signal(tuple)
    """A move that needs no piece: its action."""
    reset = Signal()
    rules = Signal()
    """The rules are to be read at this place."""

    def __init__(self, program: Program, readable: bool = False, parent: QWidget | None = None) -> None:
        """`readable`: the game has rules to read."""
        super().__init__(parent)
        self.program, self.readable = program, readable
        self.flat = False
        """Whether title and buttons stand side by side, for an area that is wide and low."""
        self.column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self.words = QVBoxLayout()
        self.title = QLabel()
        self.title.setWordWrap(True)
        self.tasks = QVBoxLayout()
        self.primary = FitButton("primary")
        self.primary.clicked.connect(self.confirmed)
        self.others = QVBoxLayout()
        self._chosen: list[FitButton] = []
        self._listed: list[tuple[str, bool]] | None = None
        self._offered: list[tuple[str, Action]] | None = None
        self.back = QPushButton()
        self.back.setProperty("role", "quiet")
        self.back.clicked.connect(self.reset)
        self.book, self.why = RuleButton(program), RuleButton(program)
        for button in (self.book, self.why):
            button.clicked.connect(self.rules)
        self.hint = QLabel()
        self.hint.setWordWrap(True)
        self.hint.setProperty("tone", "3")
        self.hint.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._build()

    def _build(self) -> None:
        self.column.setContentsMargins(0, 8, 0, 0)
        self.column.setSpacing(8)
        self.words.addLayout(_beside(self.title, self.book, Qt.AlignmentFlag.AlignTop))
        self.words.addLayout(self.tasks)
        self.words.addStretch(1)
        self.title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.words.addLayout(_beside(self.hint, self.why, Qt.AlignmentFlag.AlignVCenter))
        self.column.addLayout(self.words, 1)
        self.column.addLayout(self.others)
        self.last = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self.last.addWidget(self.primary)
        self.last.addWidget(self.back)
        self.column.addLayout(self.last)
        self.restyle()

    def restyle(self) -> None:
        """Use the fonts and icons of theme and size in force; in compact windows everything is smaller."""
        small, theme = self.program.form == "compact", self.program.theme
        self._listed = self._offered = None
        self.title.setFont(font("h3" if small else "h2", 17 if small else None))
        self.back.setFont(font("label", 15 if small else None))
        self.hint.setFont(font("cap", 15))
        self._lay_out()
        side = round(22 * self.program.scale)
        self.primary.setIconSize(size(side))
        glyph = icon("arrow-down-bold-box", theme.on_gold, side, theme.text3)
        self.primary.dress(17 if small else 20, glyph, round((36 if small else 46) * self.program.scale))

    def lay_flat(self, flat: bool) -> None:
        """Set title and buttons side by side from now on, or one below the other."""
        if flat != self.flat:
            self.flat = flat
            self.restyle()

    def _lay_out(self) -> None:
        """Arrange everything for the room there is."""
        small = self.program.form == "compact" or self.flat
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.column.setDirection(across if self.flat else down)
        self.column.setContentsMargins(0, 0 if small else 8, 0, 0)
        self.column.setSpacing(GAP if self.flat else 3 if small else 8)
        self.words.setSpacing(3 if small else 8)
        policy = QSizePolicy.Policy
        for label in (self.title, self.hint):
            wrapping = QSizePolicy(policy.Preferred, policy.Expanding if self.flat else policy.Preferred)
            wrapping.setHeightForWidth(True)  # which a new policy forgets
            label.setSizePolicy(wrapping)
        self.words.setStretch(2, 0 if self.flat else 1)
        self.last.setDirection(across if small else down)
        theme = self.program.theme
        self.back.setIcon(icon("arrow-u-left-top", theme.text, 20) if small else QIcon())
        self.back.setSizePolicy(
            QSizePolicy.Policy.Fixed if small else QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed
        )
        for button in self._buttons():
            button.setSizePolicy(
                QSizePolicy.Policy.Fixed if self.flat else QSizePolicy.Policy.Ignored,
                QSizePolicy.Policy.Fixed,
            )
        self._fit()

    def _buttons(self) -> list[FitButton]:
        return [self.primary, *self._chosen]

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Fit the sentence into the room there is."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Side by side: give the buttons a third of the width, and the sentence the size that fits."""
        for row, label in ((0, self.title), (3, self.hint)):  # a row without words would keep its share
            self.words.setStretch(row, int(self.flat and not label.isHidden()))
        wide = round(min(220 * self.program.scale, max(self.width() * 0.32, 80)))
        for button in self._buttons():
            button.setMinimumWidth(wide if self.flat else 0)
            button.setMaximumWidth(wide if self.flat else UNBOUNDED)
        if self.flat:
            taken = [wide for button in self._buttons() if not button.isHidden()]
            taken += [beside.sizeHint().width() for beside in (self.back, self.why) if not beside.isHidden()]
            room = max(60, self.width() - sum(taken) - GAP * len(taken))
            for label, role in ((self.title, "h3"), (self.hint, "cap")):
                label.setFont(_fitting(label.text(), role, room, self.height()))

    def show_state(
        self,
        title: str,
        tasks: list[tuple[str, bool]],
        primary: str,
        ready: bool,
        buttons: list[tuple[str, Action]],
        undoable: bool,
    ) -> None:
        """Show a turn: title, check list, the primary button (hidden if ""), other moves."""
        self.title.setText(title)
        # In compact windows the banner above the table says the same.
        small = self.flat or self.program.form == "compact"
        self.title.setVisible(self.flat or not small)
        read = self.readable and bool(title) and not small
        self.book.offer(self.program.say(Text("app", "Read the rules of this")) if read else "")
        self._show_tasks([] if self.flat else tasks)
        self.primary.setVisible(bool(primary))
        self.primary.say(primary)
        self.primary.setEnabled(ready)
        self._show_buttons(buttons)
        words = self.program.say(Text("app", "Put it back"))
        self.back.setText("" if self.program.form == "compact" or self.flat else words)
        self.back.setAccessibleName(words)
        self.back.setToolTip(f"{words} (Esc)")
        self.back.setVisible(undoable)
        self._lay_out()

    def say(self, words: str, cited: str = "", warn: bool = False) -> None:
        """Show one sentence below the check list: why something is not legal (`warn`), or a hint.

        `cited` is the place in the rules that it names: a button beside it leads there.
        """
        number = cited.removeprefix("rule-")
        named = Text("app", "Read rule {0}", (number,))
        said = named if number != cited else Text("app", "Read the rules of this")
        self.why.offer(self.program.say(said) if cited and self.readable else "")
        self.hint.setText(words)
        self.hint.setVisible(bool(words))
        if self.flat:
            self.title.setVisible(not words)
            self._fit()
        theme = self.program.theme
        self.hint.setStyleSheet(f"color: {theme.no if warn else theme.text};")

    def _show_tasks(self, tasks: list[tuple[str, bool]]) -> None:
        if tasks == self._listed:
            return
        self._listed = list(tasks)
        _clear(self.tasks)
        theme, side = self.program.theme, round(20 * self.program.scale)
        for words, done in tasks:
            row, mark, text = QHBoxLayout(), QLabel(), QLabel(words)
            name, tone = ("check-circle", theme.yes) if done else ("circle-outline", theme.text3)
            mark.setPixmap(pixmap(name, tone, side, self.devicePixelRatioF()))
            mark.setFixedWidth(side + 4)
            text.setFont(font("small" if self.program.form == "compact" else "body"))
            text.setWordWrap(True)
            row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(text, 1)
            self.tasks.addLayout(row)

    def _show_buttons(self, buttons: list[tuple[str, Action]]) -> None:
        """Show buttons; the same ones stay, so that others' moves interrupt no click and take no focus."""
        if buttons == self._offered:
            return
        self._offered = list(buttons)
        _clear(self.others)
        self._chosen = []
        for words, action in buttons:
            button = FitButton("outline")
            button.say(words)
            button.clicked.connect(lambda _checked=False, a=action: self.chosen.emit(a))
            self.others.addWidget(button)
            self._chosen.append(button)


def _fitting(words: str, role: str, width: int, height: int) -> QFont:
    """Return the largest font of a role in which words, wrapped, fit into a room."""
    px = 20.0
    while px > SMALLEST:
        made = font(role, px)
        room = QRectF(0, 0, width, 10_000)
        need = QFontMetricsF(made).boundingRect(room, Qt.TextFlag.TextWordWrap.value, words)
        if need.height() <= height and need.width() <= width:
            break
        px -= 0.5
    return font(role, px)


def _clear(box: QVBoxLayout | QHBoxLayout) -> None:
    """Remove everything from a layout at once, so that nothing old is seen or read."""
    while (item := box.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        elif isinstance(inner, (QVBoxLayout, QHBoxLayout)):
            _clear(inner)


def _beside(label: QLabel, button: RuleButton, align: Qt.AlignmentFlag) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(4)
    row.addWidget(label, 1)
    row.addWidget(button, 0, align)
    return row
