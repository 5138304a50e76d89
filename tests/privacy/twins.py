"""Truths that a seat cannot tell apart, at every step of a match and for every seat: what they give it.

A twin of a state is one drawn anew from what a seat knows of it. Both must give that seat an equal
observation, equal legal actions and an equal move of its bot; and whatever is done next, the log may tell the
seat something different only where the seat then also sees something different.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from mystery_table import games
from mystery_table.core.bot import Mind, mind
from mystery_table.core.rng import Rng
from mystery_table.core.session import Session
from mystery_table.core.state import CHANCE, CLOCK, Event, Seat, State
from tests.soak.kinds import Kind, kind

LEVELS = ("novice", "casual", "strong")
SHARES = {"novice": 3, "casual": 12, "strong": 60}
"""Of so many positions in one the bot of a level is asked: those that think long are asked seldom."""


class Compared(NamedTuple):
    """What was compared in a match: views, moves of bots, and what a step told in both truths."""

    views: int
    moves: int
    logs: int


class Twins:
    """One match of bots, and at every step a twin for every seat."""

    def __init__(self, game: str, number: int) -> None:
        made: Kind = kind(game, number)
        self.rng = Rng(f"twins {game} {number}")
        self.game, self.words = games.load(game), games.module(game, "words")
        self.session = Session(self.game, made.options, len(made.levels), f"twins {number}")
        self.minds: dict[str, Mind] = {level: mind(game, level) for level in LEVELS}
        self.views = self.moves = self.logs = 0

    def compare(self) -> Compared:
        """Play to the end and compare all the way; an AssertionError tells what differs."""
        session, at = self.session, 0
        session.advance()
        while session.actors:
            seat = self._next()
            session.play(seat, self._choice(seat))
            for n in range(at, session.number):
                self._position(n)
            at = session.number
        self._position(at)
        return Compared(self.views, self.moves, self.logs)

    def _next(self) -> Seat:
        seats = [seat for seat in self.session.actors if seat != CLOCK]
        return self.rng.pick(seats)

    def _choice(self, seat: Seat) -> Any:
        """Half of all moves are a novice's, so that matches come to their end."""
        legal = self.session.legal(seat)
        if len(legal) == 1 or self.rng.below(2):
            return self.rng.pick(legal)
        return self.minds["novice"].choose(self.session.observe(seat), legal, self.rng)

    def _position(self, n: int) -> None:
        """Compare state `n` with a twin for every seat, and what step `n` tells in both."""
        state = self.session.states[n]
        for seat in range(self.session.seats):
            seen = self.game.observe(state, seat)
            twin = self.game.guess(seen, self.rng)
            there = self.game.observe(twin, seat)
            assert there == seen, (n, seat)
            self.views += 1
            if seat in self.game.actors(state.public):
                assert self.game.legal(there) == self.game.legal(seen)
                self._ask(state, twin, seat)
            if n < self.session.number:
                self._tell(n, twin, seat)

    def _ask(self, state: State, twin: State, seat: Seat) -> None:
        legal = self.game.legal(self.game.observe(state, seat))
        for level, share in SHARES.items():
            if len(legal) < 2 or self.rng.below(share):
                continue
            draws = self.rng.below(10**9)
            views = (self.game.observe(state, seat), self.game.observe(twin, seat))
            one, two = (self.minds[level].choose(seen, list(legal), Rng(draws)) for seen in views)
            assert one == two, (level, seat, one, two)
            self.moves += 1

    def _tell(self, n: int, twin: State, seat: Seat) -> None:
        """Hold what a seat hears of step `n` against what it hears of the same step in the twin."""
        played, after = self.session.history[n], self.session.states[n + 1]
        if played.seat != seat and not self._allowed(twin, played.seat, played.action):
            return
        other, events = self.game.apply(twin, played.seat, played.action)
        if self.game.observe(other, seat) == self.game.observe(after, seat):
            assert self._said(other, events, seat) == self._said(after, played.events, seat), (n, seat)
            self.logs += 1

    def _allowed(self, twin: State, seat: Seat, action: Any) -> bool:
        if seat == CHANCE:
            return self.game.possible(twin, action)
        return action in self.game.legal(self.game.observe(twin, seat))

    def _said(self, state: State, events: tuple[Event, ...], seat: Seat) -> list[Any]:
        """Return what a seat hears, in words; of what it alone is told (cards it drew) not in which order."""
        public = [self.words.event(state.public, event) for event in events if event.to is None]
        return [*public, *(_unordered(event) for event in events if event.to == seat)]


def _unordered(event: Event) -> tuple[str, list[Any]]:
    return event.verb, [sorted(arg) if isinstance(arg, tuple) else arg for arg in event.args]
