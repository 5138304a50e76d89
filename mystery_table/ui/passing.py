"""Windows for answers: who passes by itself, how long a bot takes to pass, and what is asked in public.

Nothing here depends on what a hand holds where another person could notice: see core/answers.py.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from mystery_table.core.answers import Answers, Order
from mystery_table.core.match import Match
from mystery_table.core.state import Action, Seat

SPAN = 800
"""Milliseconds that a bot takes in a window, whatever it holds; longer than most of its thoughts."""


class Passing(QObject):
    """Lets seats pass that need not be asked; `commit` makes their move."""

    def __init__(self, match: Match, commit: Callable[[Seat, Action], bool], parent: QObject) -> None:
        super().__init__(parent)
        self.match, self.answers, self._commit = match, Answers(match), commit
        self.folded: int | None = None
        """The person whose screen gave way to a question, and comes back if it is not answered."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hurry)

    def begins(self, pace: int) -> bool:
        """See whether a seat passes by itself now; with bots at the table it stays to be seen for a while."""
        if self.answers.passes() is None:
            self._timer.stop()
            return False
        if not any(chair.bot for chair in self.match.seating.chairs):
            return self.hurry()
        if not self._timer.isActive():
            self._timer.start(pace)
        return True

    def hurry(self) -> bool:
        """Let the seat pass now; False if none does."""
        self._timer.stop()
        seat = self.answers.passes()
        return seat is not None and self._commit(seat, self.answers.no_answer)

    def stop(self) -> None:
        """Let nobody pass any more."""
        self._timer.stop()

    def secret(self, seat: Seat) -> bool:
        """Return whether the time in which a seat answers now must tell nothing."""
        return self.answers.asked() == seat and not self.answers.idle()

    def span(self, seat: Seat, pace: int) -> int:
        """Return how many milliseconds a bot's move takes."""
        if self.answers.asked() != seat:
            return pace
        return max(pace, SPAN) if self.secret(seat) else 0

    def offers(self, seat: Seat) -> list[Order]:
        """Return the standing orders that a seat can give now: in a window, or to be asked again."""
        orders = self.answers.orders
        if self.answers.asked() == seat:
            return list(orders[1:])
        given = bool(orders) and self.answers.order(seat) != orders[0].key
        return list(orders[:1]) if given else []

    def give(self, seat: Seat, order: str) -> None:
        """Let an order hold for the rest of the turn, and pass if the seat is being asked."""
        self.answers.give(seat, order)
        if self.answers.asked() == seat:
            self._commit(seat, self.answers.no_answer)
