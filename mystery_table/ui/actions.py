"""The action block: whose turn it is, what is done and what is missing, and the buttons that act."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
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
from mystery_table.ui.fonts import font
from mystery_table.ui.icons import icon, pixmap, size
from mystery_table.ui.program import Program


class ActionBlock(QFrame):
    """Says what may be done. At most one button is primary, named by what it does."""

    confirmed = Signal()
    chosen = Signal(tuple)
    """A move that needs no piece: its action."""
    reset = Signal()

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.program = program
        self.column = QVBoxLayout(self)
        self.title = QLabel()
        self.title.setWordWrap(True)
        self.tasks = QVBoxLayout()
        self.primary = QPushButton()
        self.primary.setProperty("role", "primary")
        self.primary.clicked.connect(self.confirmed)
        self.others = QVBoxLayout()
        self.back = QPushButton()
        self.back.setProperty("role", "quiet")
        self.back.clicked.connect(self.reset)
        self.hint = QLabel()
        self.hint.setWordWrap(True)
        self.hint.setProperty("tone", "3")
        self.hint.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._build()

    def _build(self) -> None:
        self.column.setContentsMargins(0, 8, 0, 0)
        self.column.setSpacing(8)
        self.column.addWidget(self.title)
        self.column.addLayout(self.tasks)
        self.column.addStretch(1)
        self.column.addWidget(self.hint)
        self.column.addLayout(self.others)
        self.last = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self.last.addWidget(self.primary)
        self.last.addWidget(self.back)
        self.column.addLayout(self.last)
        self.primary.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.restyle()

    def restyle(self) -> None:
        """Use the fonts and icons of theme and size in force; in compact windows everything is smaller."""
        small, theme = self.program.form == "compact", self.program.theme
        self.title.setFont(font("h3" if small else "h2", 17 if small else None))
        self.primary.setFont(font("label", 17 if small else 20))
        self.back.setFont(font("label", 15 if small else None))
        self.hint.setFont(font("cap", 15))
        self.column.setContentsMargins(0, 0 if small else 8, 0, 0)
        self.column.setSpacing(3 if small else 8)
        self.last.setDirection(
            QBoxLayout.Direction.LeftToRight if small else QBoxLayout.Direction.TopToBottom
        )
        self.back.setIcon(icon("arrow-u-left-top", theme.text, 20) if small else QIcon())
        self.back.setSizePolicy(
            QSizePolicy.Policy.Fixed if small else QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed
        )
        self.primary.setIcon(icon("arrow-down-bold-box", theme.on_gold, 22, theme.text3))
        self.primary.setIconSize(size(22))
        self.primary.setMinimumHeight(round((36 if small else 46) * self.program.scale))

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
        self.title.setVisible(self.program.form != "compact")
        self._show_tasks(tasks)
        self.primary.setVisible(bool(primary))
        self.primary.setText(primary.replace("&", "&&"))
        self.primary.setEnabled(ready)
        self._show_buttons(buttons)
        words = self.program.say(Text("app", "Put it back"))
        self.back.setText("" if self.program.form == "compact" else words)
        self.back.setAccessibleName(words)
        self.back.setToolTip(f"{words} (Esc)")
        self.back.setVisible(undoable)

    def say(self, words: str, warn: bool = False) -> None:
        """Show one sentence below the check list: why something is not legal, or a hint."""
        self.hint.setText(words)
        self.hint.setVisible(bool(words))
        theme = self.program.theme
        self.hint.setStyleSheet(f"color: {theme.no if warn else theme.text3};")

    def _show_tasks(self, tasks: list[tuple[str, bool]]) -> None:
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
        _clear(self.others)
        for words, action in buttons:
            button = QPushButton(words.replace("&", "&&"))
            button.setProperty("role", "outline")
            button.setFont(font("label"))
            button.clicked.connect(lambda _checked=False, a=action: self.chosen.emit(a))
            self.others.addWidget(button)


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
