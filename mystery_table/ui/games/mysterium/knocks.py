"""The only voice of a person who is the ghost: one knock for yes, two for no.

They are no part of the rules: nothing depends on them, they stand in no log and no bot hears them. They are
kept in the notes of the match as what everybody at the table heard, and are seen until the hour is over.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton

from mystery_table.core.state import Observation
from mystery_table.core.words import Text
from mystery_table.games.mysterium.state import GHOST
from mystery_table.ui.access import announce
from mystery_table.ui.faces import Faces
from mystery_table.ui.fonts import font
from mystery_table.ui.games.panel import Notebook, Panel, Sight
from mystery_table.ui.icons import icon, size
from mystery_table.ui.keys.bind import Shortcut, told
from mystery_table.ui.keys.commands import TABLE, Command
from mystery_table.ui.program import Program

NOTE = "knocks"
"""[hour, knocks of that hour, each 1 or 2]."""
YES, NO = 1, 2
MOST = 3
"""Answers in an hour [project]: a voice for yes and no, not for a conversation."""
KEYS = {
    YES: Command("knock_yes", f"{TABLE}/mysterium", Text("mysterium", "One knock: yes"), ("Ctrl+1",)),
    NO: Command("knock_no", f"{TABLE}/mysterium", Text("mysterium", "Two knocks: no"), ("Ctrl+2",)),
}


class Knocks(Panel):
    """Lets the ghost knock; shows everybody what was heard this hour."""

    place, area = "area", "knocks"
    title = Text("mysterium", "Knocks")

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__(program, faces)
        self._board: Notebook | None = None
        self._hour, self._ghost, self.heard = 0, False, list[int]()
        self._told: tuple[int, int] | None = None
        self.tap, self.words = QLabel(), QLabel()
        self.signs = [QLabel() for _ in range(MOST)]
        self.buttons = {count: QPushButton() for count in KEYS}
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 0, 2, 0)
        row.setSpacing(6)
        row.addWidget(self.tap)
        for sign in self.signs:
            row.addWidget(sign)
        self.words.setWordWrap(True)
        row.addWidget(self.words, 1)
        for count, button in self.buttons.items():
            button.setProperty("role", "outline")
            button.clicked.connect(lambda _checked=False, n=count: self.knock(n))
            row.addWidget(button)
            Shortcut(program, KEYS[count], self, partial(self.knock, count))
        self.restyle()

    def show_sight(self, sight: Sight) -> None:
        """Show what was heard this hour; the ghost's person may knock if somebody else would hear it."""
        public = sight.observation.public
        if public.rules.bot_ghost or not _heard_by_others(sight):
            self.conceal()
            return
        self._board, self._hour = sight.board, public.hour
        self._ghost = _may_knock(sight.observation)
        kept = self._board.read(NOTE)
        self.heard = list(kept[1]) if isinstance(kept, list) and kept[0] == public.hour else []
        self._announce()
        self._show()

    def conceal(self) -> None:
        """Show nothing."""
        self._board, self._ghost, self.heard = None, False, []
        self._show()

    def knock(self, count: int) -> None:
        """Answer yes or no."""
        if self._board is None or not self._ghost or len(self.heard) >= MOST:
            return
        self.heard.append(count)
        self._board.write(NOTE, [self._hour, self.heard])
        self._announce()
        self._show()

    def spoken(self) -> str:
        """Return what was heard this hour, in order."""
        say = self.program.say
        said = {YES: Text("mysterium", "Yes"), NO: Text("mysterium", "No")}
        return " · ".join(say(said[count]) for count in self.heard)

    def _announce(self) -> None:
        """Tell a screen reader of a knock that was not told yet."""
        now = (self._hour, len(self.heard))
        if self.heard and now != self._told:
            said = Text("mysterium", "One knock: yes") if self.heard[-1] == YES else _two()
            announce(self, self.program.say(said))
        self._told = now

    def restyle(self) -> None:
        """Use the theme, size and language in force."""
        self.words.setFont(font("cap", 15))
        self.tap.setPixmap(icon("gesture-double-tap", self.program.theme.gold, 22).pixmap(size(22)))
        for button in self.buttons.values():
            button.setFont(font("cap", 15))
        self._show()

    def _show(self) -> None:
        say = self.program.say
        named = {YES: (Text("mysterium", "Yes"), Text("mysterium", "One knock: yes")), NO: _no()}
        for count, (short, said) in named.items():
            button = self.buttons[count]
            button.setText(say(short))
            button.setAccessibleName(say(said))
            button.setToolTip(told(self.program, say(said), KEYS[count]))
            button.setVisible(self._ghost)
            button.setEnabled(len(self.heard) < MOST)
        heard = self.spoken()
        quiet = Text("mysterium", "Knocks") if self._ghost else Text("mysterium", "The ghost is silent")
        shown = say(Text("mysterium", "Knocks: {0}", (heard,))) if heard else say(quiet)
        seen = self._board is not None
        self.tap.setVisible(seen)
        self._show_signs()
        self.words.setText(say(quiet) if seen and not heard else "")
        self.setAccessibleDescription(shown if seen else "")
        self.setToolTip(shown if seen else "")

    def _show_signs(self) -> None:
        """Show what was heard: a check for yes, a cross for no, the oldest first."""
        theme = self.program.theme
        looks = {YES: ("check-bold", theme.yes), NO: ("close-thick", theme.no)}
        for sign, count in zip(self.signs, [*self.heard, *[0] * MOST], strict=False):
            sign.setVisible(count in looks)
            if count in looks:
                sign.setPixmap(icon(*looks[count], 22).pixmap(size(22)))


def _two() -> Text:
    return Text("mysterium", "Two knocks: no")


def _no() -> tuple[Text, Text]:
    return Text("mysterium", "No"), _two()


def _may_knock(observation: Observation) -> bool:
    return observation.seat == GHOST


def _heard_by_others(sight: Sight) -> bool:
    """Return whether a person who is not the ghost's sits at the table: bots hear nothing."""
    chairs = sight.seating.chairs
    return any(chair.person not in (None, chairs[GHOST].person) for chair in chairs)
