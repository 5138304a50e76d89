"""A hint in the window: asked for, laid out on the table as if composed, played or put away."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from mystery_table.core import hints
from mystery_table.core.bot import Answer
from mystery_table.core.layout import Gesture
from mystery_table.core.session import Played
from mystery_table.core.state import Action, Seat
from mystery_table.core.words import Text
from mystery_table.ui.driver import Driver
from mystery_table.ui.script import Script

WAITING = Text("app", "A moment: a hint is being thought of…")
NONE_FOUND = Text("app", "No hint could be found.")


class Hint(NamedTuple):
    """What is suggested to a seat, and the sentence that says why."""

    seat: Seat
    action: Action
    said: Text


class Hints(QObject):
    """Asks the bots' process for the looking person and keeps what came until it no longer holds."""

    came = Signal()
    """There is something else to show: a hint, or that there is none."""

    def __init__(self, driver: Driver, script: Script, parent: QObject) -> None:
        super().__init__(parent)
        self.driver, self.script = driver, script
        self.shown: Hint | None = None
        self.waiting = False
        self._failed = False
        driver.advised.connect(self._hear)
        driver.changed.connect(self._changed)

    @property
    def words(self) -> Text | None:
        """What is said of it now, None for nothing."""
        if self.shown is not None:
            return self.shown.said
        return WAITING if self.waiting else NONE_FOUND if self._failed else None

    @property
    def action(self) -> Action | None:
        """The move that is suggested."""
        return None if self.shown is None else self.shown.action

    def count(self) -> int:
        """Return how many hints the seat on the screen has had."""
        seat = self.driver.seat()
        return 0 if seat is None else hints.count(self.driver.match, seat)

    def turn(self) -> None:
        """Ask for a hint, or put away the one that is shown."""
        if self.shown is not None or self.waiting:
            self.put_away()
        else:
            self._failed = False
            self.waiting = self.driver.advise()
        self.came.emit()

    def put_away(self) -> None:
        """Show none; one that is still being thought of is dropped when it comes."""
        self.shown, self.waiting, self._failed = None, False, False

    def gesture(self) -> Gesture:
        """Return the drops that the suggested move consists of; none for one that is a button."""
        return frozenset() if self.shown is None else self.script.gesture(self.shown.action)

    def _hear(self, answer: Answer) -> None:
        """Show what came, unless it is not waited for any more; to an older step, ask again."""
        session, seat = self.driver.match.session, self.driver.seat()
        if not self.waiting or answer.seat != seat:
            return
        if answer.step != session.lines:
            self.waiting = self.driver.advise()
            return
        self.waiting = False
        self._failed = answer.action is None
        if answer.action is not None:
            said = self.script.hint(session.observe(seat), answer)
            self.shown = Hint(seat, answer.action, said)
            self.driver.count_hint(seat)
        self.came.emit()

    def _changed(self, happened: list[Played]) -> None:
        """What others do at the same time leaves a hint that can still be played; all else takes it away."""
        seat = self.driver.seat()
        meanwhile = bool(happened) and seat is not None and all(step.seat != seat for step in happened)
        legal = self.driver.legal() if meanwhile else []
        wanted = (self.action in legal) if self.shown is not None else bool(legal)
        if not wanted:
            self.put_away()
