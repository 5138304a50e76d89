"""Windows in which others may answer: who is asked, and standing orders that answer for a seat.

A game with such windows has a module `answers` with PASS (the action of no answer), ORDERS (the first one:
always ask), asked(public), idle(public, seat), lets_pass(public, order), lasts(public) and
question(public, seat); all of them look at public facts only.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from mystery_table import games
from mystery_table.core.match import Match
from mystery_table.core.state import Action, Seat
from mystery_table.core.words import Text

NOTE = "standing order"


class Order(NamedTuple):
    """What a seat may say once for the rest of a turn."""

    key: str
    title: Text


class Answers:
    """The windows of one match. It tells nobody whether a seat holds an answer."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._part: Any = games.part(match.game.id, "answers")

    @property
    def orders(self) -> tuple[Order, ...]:
        """The standing orders there are, the one for always first; () where the game has no windows."""
        found: tuple[Order, ...] = self._part.ORDERS if self._part is not None else ()
        return found

    @property
    def no_answer(self) -> Action:
        """The action that answers nothing."""
        action: Action = self._part.PASS
        return action

    def asked(self) -> Seat | None:
        """Return the seat that is asked for an answer now, None if none is."""
        if self._part is None or not self.match.session.actors:
            return None
        seat: Seat | None = self._part.asked(self.match.session.state.public)
        return seat

    def idle(self) -> bool:
        """Return whether no hand whatever could answer now."""
        seat = self.asked()
        return seat is None or bool(self._part.idle(self.match.session.state.public, seat))

    def order(self, seat: Seat) -> str:
        """Return the standing order of a seat, which holds for this turn only."""
        lasts, order = self.match.noted(seat, NOTE) or (None, "")
        holds = lasts == self._part.lasts(self.match.session.state.public)
        return str(order) if holds else self.orders[0].key

    def give(self, seat: Seat, order: str) -> None:
        """Let a standing order hold for the rest of this turn."""
        self.match.note(seat, NOTE, [self._part.lasts(self.match.session.state.public), order])

    def question(self) -> Text | None:
        """Return what is asked now, as everybody may read it."""
        seat = self.asked()
        if seat is None:
            return None
        said: Text = self._part.question(self.match.session.state.public, seat)
        return said

    def passes(self) -> Seat | None:
        """Return the seat of a person that answers nothing by itself now, None if nobody does.

        Where several persons play that follows from public facts; a lone person is also not asked without
        anything to answer with, since nobody else could learn it from that.
        """
        seat, match = self.asked(), self.match
        if seat is None or match.seating.decider(seat) is None:
            return None
        public = match.session.state.public
        if self._part.idle(public, seat) or self._part.lets_pass(public, self.order(seat)):
            return seat
        alone = len(match.seating.persons()) == 1
        return seat if alone and match.session.legal(seat) == [self.no_answer] else None
