"""The panel at the right: log and seats in tabs, the action block below; a drawer in compact windows."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mystery_table.core.seating import Seating
from mystery_table.core.words import Text
from mystery_table.ui.faces import Faces
from mystery_table.ui.fonts import font
from mystery_table.ui.icons import icon, size
from mystery_table.ui.log import LogView
from mystery_table.ui.marks import SeatBadge
from mystery_table.ui.program import Program

WIDTH, WIDE_WIDTH, RAIL = 336, 420, 64
NARROWER = 0.85
"""As a drawer the panel is so much narrower than beside the table."""


class SeatsList(QWidget):
    """Who sits where; a person may let a bot play for them and take the seat back."""

    lent = Signal(int, bool)
    """(seat, to a bot)."""

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__()
        self.program, self.faces = program, faces
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(4, 8, 4, 8)
        self.column.setSpacing(10)
        self._shown: object = None

    def clear(self) -> None:
        """Show nobody."""
        self._shown = None
        while (item := self.column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()

    def show_seats(self, seating: Seating, mine: tuple[int, ...]) -> None:
        """Show all seats; `mine` are those that the looking person may pass on.

        A seat that a bot plays for its person can be taken back from every screen: its own comes no more.
        """
        shown = (seating, mine, self.program.language, self.program.scale)
        if shown == self._shown:
            return
        self.clear()
        self._shown = shown
        for seat, chair in enumerate(seating.chairs):
            row = QWidget()
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            line.addWidget(SeatBadge(self.program, chair.badge, round(32 * self.program.scale)))
            words = QVBoxLayout()
            name, kind = QLabel(chair.name), QLabel(self._kind(seating, seat))
            name.setTextFormat(Qt.TextFormat.PlainText)
            name.setFont(font("h3"))
            kind.setFont(font("cap"))
            kind.setProperty("tone", "2")
            for label in (name, kind):
                label.setWordWrap(True)
                words.addWidget(label)
            line.addLayout(words, 1)
            if seat in mine or (chair.bot and chair.person is not None):
                line.addWidget(self._button(seat, chair.bot))
            self.column.addWidget(row)
        self.column.addStretch(1)

    def _kind(self, seating: Seating, seat: int) -> str:
        chair = seating.chairs[seat]
        if chair.bot and chair.person is not None:
            return self.program.say(Text("app", "a bot plays for this person"))
        return self.program.say(Text("app", "bot") if chair.bot else Text("app", "person"))

    def _button(self, seat: int, lent: bool) -> QPushButton:
        say = self.program.say
        words = Text("app", "Take back") if lent else Text("app", "Let a bot play")
        button = QPushButton(say(words))
        button.setFont(font("cap"))
        button.clicked.connect(lambda: self.lent.emit(seat, not lent))
        return button


class SidePanel(QFrame):
    """Tabs for log and seats, and a place for the action block."""

    def __init__(self, program: Program, faces: Faces, seats: bool) -> None:
        """`seats`: with a tab of who sits where."""
        super().__init__()
        self.program = program
        self.setObjectName("Side")
        self.log = LogView(program, faces)
        self.seats = SeatsList(program, faces)
        self.pages = QStackedWidget()
        self.tabs: list[QPushButton] = []
        self.group = QButtonGroup(self)  # of its own: a tab's page may have tabs, too
        self.titles: list[Text] = []
        self.least = 0
        self.head, self.row, self.dock = QVBoxLayout(), QHBoxLayout(), QVBoxLayout()
        self._build(seats)

    def _build(self, seats: bool) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 14)
        column.addLayout(self.head)
        column.addLayout(self.row)
        self.add_tab(Text("app", "Log"), self.log)
        if seats:
            scroll = QScrollArea()
            scroll.setWidgetResizable(True)
            scroll.setFrameShape(QFrame.Shape.NoFrame)
            scroll.setWidget(self.seats)
            self.add_tab(Text("app", "Seats"), scroll)
        self.tabs[0].setChecked(True)
        column.addWidget(self.pages, 1)
        column.addLayout(self.dock)
        self.restyle()

    def add_tab(self, title: Text, page: QWidget, first: bool = False, wide: int = 0) -> None:
        """Add a page behind a tab at the right of the others; `first`: at their left, and open.

        `wide` is the least width that it needs, in units.
        """
        tab, number = QPushButton(), len(self.tabs)
        tab.setProperty("role", "tab")
        tab.setCheckable(True)
        self.group.addButton(tab)
        tab.clicked.connect(lambda: self.pages.setCurrentIndex(number))
        self.row.insertWidget(0 if first else -1, tab, 1)
        self.tabs.append(tab)
        self.titles.append(title)
        self.pages.addWidget(page)
        self.least = max(self.least, wide)
        if first:
            tab.click()
        for tab in self.tabs:
            tab.setVisible(len(self.tabs) > 1)
        self._name_tabs()

    def restyle(self) -> None:
        """Use the theme, size and language in force."""
        self._name_tabs()
        self.log.redraw()

    def _name_tabs(self) -> None:
        for tab, said in zip(self.tabs, self.titles, strict=True):
            tab.setText(self.program.say(said))
            tab.setFont(font("label"))

    def width_now(self) -> int:
        """Return how wide the panel is in this window."""
        base: float = WIDE_WIDTH if self.program.form == "wide" else WIDTH
        base = max(base, self.least if self.program.form != "compact" else self.least * NARROWER)
        return round(base * max(1.0, min(self.program.scale, 1.6)))


class Rail(QFrame):
    """What is left of the side panel in a compact window: buttons that open it as a drawer."""

    asked = Signal(int)
    """Which tab to open."""

    def __init__(self, program: Program, seats: bool) -> None:
        """`seats`: with a button for who sits where."""
        super().__init__()
        self.program = program
        self.setObjectName("Side")
        self.buttons: list[QPushButton] = []
        self.named: list[tuple[str, Text]] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(6, 10, 6, 10)
        self.column.setSpacing(10)
        self.column.addStretch(1)
        self.setFixedWidth(RAIL)
        self.add_button("format-list-bulleted-square", Text("app", "Log"))
        if seats:
            self.add_button("account-group", Text("app", "Seats"))

    def add_button(self, glyph: str, title: Text, first: bool = False) -> None:
        """Add a button for the next tab, below the others or above them."""
        button, number = QPushButton(), len(self.buttons)
        button.setProperty("role", "icon")
        button.clicked.connect(lambda: self.asked.emit(number))
        self.column.insertWidget(0 if first else number, button)
        self.buttons.append(button)
        self.named.append((glyph, title))
        self.restyle()

    def restyle(self) -> None:
        """Use the theme and language in force."""
        for button, (glyph, said) in zip(self.buttons, self.named, strict=True):
            button.setIcon(icon(glyph, self.program.theme.text, 26))
            button.setIconSize(size(26))
            button.setFixedSize(48, 48)
            button.setAccessibleName(self.program.say(said))
            button.setToolTip(self.program.say(said))
