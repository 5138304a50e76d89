"""The rules reader: a window beside the match that knows a game and a place in its rules, and no match."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mystery_table import games
from mystery_table.core.rulebook import has_rules, load
from mystery_table.core.words import Text
from mystery_table.translate import LANGUAGES
from mystery_table.ui.catalogue import about
from mystery_table.ui.dialogs import Dialog
from mystery_table.ui.fields import ComboBox
from mystery_table.ui.keys.bind import Shortcut
from mystery_table.ui.program import Program
from mystery_table.ui.rules.contents import Contents
from mystery_table.ui.rules.page import RulesPage
from mystery_table.ui.widgets import Button, space

LEFT, WIDE, HIGH = 290, 1060, 860
"""Units: the contents' width, and the window's size where there is room."""
Place = tuple[str, str]
"""A game's id and an anchor of its rules."""


class RulesReader(Dialog):
    """Opens beside its window without stopping it; it is closed whenever a curtain closes."""

    moved = Signal(str, str)
    """Another place was gone to: the game and the anchor."""

    def __init__(self, program: Program, parent: QWidget | None) -> None:
        super().__init__(program, Text("app", "Rules"), parent)
        self.game = ""
        self.past: list[Place] = []
        self.future: list[Place] = []
        self.contents, self.page = Contents(program), RulesPage(program)
        self.games = ComboBox(program, [(g, about(g).title) for g in games.names() if has_rules(g)])
        self.games.voice(self.games.setAccessibleName, Text("app", "Game"))
        self.games.activated.connect(lambda: self.visit(self.games.value))
        self.back = Button(program, None, "icon", icon="arrow-left", name=Text("app", "Back"))
        self.on = Button(program, None, "icon", icon="arrow-right", name=Text("app", "Forward"))
        self.back.clicked.connect(self.go_back)
        self.on.clicked.connect(self.go_on)
        self._build()
        self._connect()
        self._shortcuts()
        self._fit(parent)

    def _build(self) -> None:
        body, left = QHBoxLayout(), QVBoxLayout()
        space(self.program, body, gap=16)
        space(self.program, left, gap=8)
        row = QHBoxLayout()
        space(self.program, row, gap=6)
        row.addWidget(self.contents.field, 1)
        row.addWidget(self.back)
        row.addWidget(self.on)
        left.addWidget(self.games)
        left.addLayout(row)
        left.addWidget(self.contents, 1)
        self.side = QWidget()
        self.side.setLayout(left)
        left.setContentsMargins(0, 0, 0, 0)
        body.addWidget(self.side)
        body.addWidget(self.page, 1)
        self.column.addLayout(body, 1)
        close = self.add_button(Text("app", "Close"), "primary")
        close.clicked.connect(self.accept)
        for button in (close, self.back, self.on):
            button.setAutoDefault(False)

    def _connect(self) -> None:
        self.page.followed.connect(lambda anchor: self.visit(self.game, anchor))
        self.page.reached.connect(self.contents.show_place)
        self.contents.chosen.connect(lambda anchor: self.visit(self.game, anchor))
        self.contents.found.connect(self.page.show_block)
        self.contents.typed.connect(self.page.mark)
        self.program.retranslated.connect(self._again)
        self.program.restyled.connect(self._again)

    def _shortcuts(self) -> None:
        acts: dict[str, Callable[[], object]] = {
            "search": self.search,
            "next": lambda: self.contents.step(1),
            "before": lambda: self.contents.step(-1),
            "back": self.go_back,
            "on": self.go_on,
        }
        for name, act in acts.items():
            Shortcut(self.program, f"rules_{name}", self, act).setAutoRepeat(True)

    def _fit(self, parent: QWidget | None) -> None:
        """Take the room wanted, no more than the window has, and lie beside what it explains."""
        self._fit_side()
        scale = self.program.scale
        wanted = QSize(round(WIDE * scale), round(HIGH * scale))
        if parent is None:
            self.resize(wanted)
            return
        window = parent.window()
        self.resize(wanted.boundedTo(window.size() - QSize(40, 40)))
        screen = window.screen().availableGeometry()
        self.move(beside(window.frameGeometry(), screen, self.size()))

    def _fit_side(self) -> None:
        self.side.setFixedWidth(round(LEFT * self.program.scale))

    # Places

    def open_at(self, game: str, anchor: str = "") -> None:
        """Show a place in a game's rules and let the keyboard read on from there."""
        self.contents.clear_search()
        self.visit(game, anchor)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def visit(self, game: str, anchor: str = "") -> None:
        """Go to a place; the one left is remembered."""
        here = (self.game, self.page.anchor())
        if self.game and here != (game, anchor):
            self.past.append(here)
            self.future.clear()
        self._show((game, anchor))

    def go_back(self) -> None:
        """Return to the place before."""
        self._turn(self.past, self.future)

    def go_on(self) -> None:
        """Go again to the place from which one went back."""
        self._turn(self.future, self.past)

    def _turn(self, there: list[Place], here: list[Place]) -> None:
        if there:
            here.append((self.game, self.page.anchor()))
            self._show(there.pop())

    def _show(self, place: Place) -> None:
        game, anchor = place
        book = load(game, self._language())
        if (game, book) != (self.game, self.contents.book):
            self.game = game
            self.games.choose(game)
            self.contents.show_book(book)
        self.page.show_book(book, anchor)
        self.back.setEnabled(bool(self.past))
        self.on.setEnabled(bool(self.future))
        self.moved.emit(game, anchor)

    def search(self) -> None:
        """Let something be typed that is looked for."""
        self.contents.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.contents.field.selectAll()

    def _language(self) -> str:
        return self.program.language if self.program.language in LANGUAGES else "en"

    def _again(self) -> None:
        """Another language, theme or size."""
        self._fit_side()
        if self.game:
            at = self.page.anchor()
            self.contents.show_book(load(self.game, self._language()))
            self.page.show_book(load(self.game, self._language()), at)
            self.page.again()


def beside(window: QRect, screen: QRect, size: QSize) -> QPoint:
    """Return where a reader lies: right or left of its window where the screen has room, else at its left.

    In a match the right part of the window, with what there is to decide, then stays free.
    """
    top = max(screen.top(), min(window.top(), screen.bottom() - size.height()))
    if screen.right() - window.right() >= size.width():
        return QPoint(window.right() + 1, top)
    if window.left() - screen.left() >= size.width():
        return QPoint(window.left() - size.width(), top)
    return QPoint(max(screen.left(), window.left() + 20), max(screen.top(), window.top() + 20))
