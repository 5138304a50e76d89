"""What must hold at every step of every match, whatever the game."""

from __future__ import annotations

from multiprocessing.reduction import ForkingPickler
from typing import Any

from mystery_table import games
from mystery_table.core.rng import Rng
from mystery_table.core.session import Illegal, Played, Session
from mystery_table.core.state import CHANCE, CLOCK, Action, Observation, Seat
from mystery_table.core.words import english
from tests.soak import cards

TRIED = 2
"""How many legal actions of each seat are tried on the side at a decision, besides the one that is made."""


class Checks:
    """Looks at one match. A fault is an AssertionError with what was seen."""

    def __init__(self, session: Session, rng: Rng) -> None:
        self.session, self.rng = session, rng
        self.words = games.module(session.game.id, "words")
        self.steps = 0
        self._seen = 0
        self._known: list[Action] = [(), ("?",), ("deal",), ("undo", 0)]

    def look(self) -> None:
        """Check everything that came since the last look, and what may be done now."""
        session = self.session
        self._seen = min(self._seen, session.number)
        for n in range(self._seen, session.number + 1):
            self._state(n)
        for played in session.history[self._seen :]:
            self._told(played)
        self._seen = session.number
        if session.actors:
            self._actor(self.rng.pick(session.actors))
        self._others()

    def _state(self, n: int) -> None:
        session = self.session
        state, game = session.states[n], session.game
        actors, scores = game.actors(state.public), game.scores(state.public)
        assert n == 0 or cards.are_whole(game.id, state), state
        assert len(set(actors)) == len(actors)
        assert actors == (CHANCE,) or all(CLOCK <= seat < session.seats and seat != CHANCE for seat in actors)
        assert len(scores) == (0 if actors else session.seats), scores
        assert all(type(score) is int for score in scores)
        self.steps += 1

    def _told(self, played: Played) -> None:
        """Events go to all or to one seat, are plain, and can be said in words."""
        after = self.session.states[self.session.history.index(played, self._seen) + 1]
        assert not played.forced or played.seat >= 0
        for event in played.events:
            assert event.to is None or 0 <= event.to < self.session.seats
            assert is_plain(event.args), event
            text = self.words.event(after.public, event)
            assert text is None or english(text), event

    def _actor(self, seat: Seat) -> None:
        """Whoever may act has something to do, it is accepted, and knows the same in another process."""
        session, game = self.session, self.session.game
        seen, legal = session.observe(seat), session.legal(seat)
        assert 0 < len(legal) == len(set(legal)) < 1000
        assert all(map(is_plain, legal))
        there = through_a_pipe(seen)
        assert there == seen
        assert game.legal(there) == legal
        for action in self.rng.sample(legal, TRIED):
            after, _ = game.apply(session.state, seat, action)
            assert cards.are_whole(game.id, after), (seat, action)
        self._known += [action for action in legal if not self.rng.below(8)]
        del self._known[4:-40]

    def _others(self) -> None:
        """What is not legal is refused, and nothing has changed."""
        session = self.session
        state, lines, number = session.state, session.lines, session.number
        for seat in range(CLOCK, session.seats + 1):
            action = self.rng.pick(self._known)
            if seat in session.actors and action in session.legal(seat):
                continue
            try:
                session.play(seat, action)
            except Illegal:
                assert session.state is state
                assert (session.lines, session.number) == (lines, number)
            else:
                raise AssertionError(f"not legal and yet done: {seat} {action}")


def is_plain(value: Any) -> bool:
    """Return whether a value is of tuples, ints, strings and None all the way down."""
    if isinstance(value, tuple):
        return all(map(is_plain, value))
    return value is None or isinstance(value, int | str)


def through_a_pipe(seen: Observation) -> Observation:
    """Return an observation as it arrives in the bots' process."""
    there: Observation = ForkingPickler.loads(ForkingPickler.dumps(seen))
    return there
