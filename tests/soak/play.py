"""Plays one match to its end, with everything that is checked on the way and at the end of it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from mystery_table import games
from mystery_table.core.bot import mind
from mystery_table.core.files import export_match, import_match
from mystery_table.core.rng import Rng
from mystery_table.core.script import MAX_STEPS
from mystery_table.core.session import Row, Session
from mystery_table.core.state import CLOCK, Action, Seat
from mystery_table.core.store import Store
from tests.soak.checks import Checks
from tests.soak.kinds import Kind

SLOW = 30
"""Of so many decisions under an hourglass one comes too late."""
BACK = 12
"""Of so many decisions that can be taken back one is, and is made again."""


class Played(NamedTuple):
    """What a match came to: how many steps were looked at, lines kept, decisions taken back."""

    steps: int
    lines: int
    undone: int


class Soaked:
    """One match while it is played."""

    def __init__(self, kind: Kind) -> None:
        self.kind, self.rng = kind, Rng(f"soaked {kind.game} {kind.number}")
        self.rows: list[Row] = []
        game, seats = games.load(kind.game), len(kind.levels)
        self.session = Session(game, kind.options, seats, f"{kind.number}", self._keep)
        self.minds = [mind(kind.game, level) for level in kind.levels]
        self.checks = Checks(self.session, self.rng)
        self.undone = 0

    def _keep(self, line: int, seat: Seat, action: Action, mark: int) -> None:
        assert line == len(self.rows) == self.session.lines
        self.rows.append((seat, action, mark))

    def play(self) -> Played:
        """Play to the end and look back over the whole log."""
        session = self.session
        session.advance()
        self.checks.look()
        while session.actors:
            seat = self._next()
            session.play(seat, self._choice(seat))
            self._think_again(seat)
            self.checks.look()
            assert session.lines < MAX_STEPS, "a match must end"
        self._fold()
        return Played(self.checks.steps, session.lines, self.undone)

    def _next(self) -> Seat:
        """Return who acts, where several may; the clock only now and then."""
        seats = [seat for seat in self.session.actors if seat != CLOCK]
        return (
            CLOCK
            if len(seats) < len(self.session.actors) and not self.rng.below(30)
            else self.rng.pick(seats)
        )

    def _choice(self, seat: Seat) -> Action:
        legal = self.session.legal(seat)
        if len(legal) == 1 or seat == CLOCK:
            return self.rng.pick(legal)
        return self.minds[seat].choose(self.session.observe(seat), legal, Rng(self.session.draws(seat)))

    def _think_again(self, seat: Seat) -> None:
        """Take the decision back now and then, where that may be done, and make it again."""
        session = self.session
        if seat < 0 or self.rng.below(BACK):
            return
        number = session.undoable(self.kind.seating, seat)
        if number is None:
            return
        there, before, length = session.state, session.states[number], session.number
        session.undo(seat, number)
        assert session.state is before
        self.checks.look()
        session.redo()
        session.advance()
        assert session.number == length
        assert session.state == there
        self.undone += 1

    def _fold(self) -> None:
        """See that the log leads where the match was, held against the rules line by line."""
        session = self.session
        again = Session(session.game, session.options, session.seats, "", rows=self.rows, strict=True)
        assert again.sound
        assert again.states == session.states
        assert again.history == session.history


def travels(match: Soaked, store: Store, folder: Path) -> None:
    """See that a finished match comes back from the store and from a file as it was."""
    kind, session, rows = match.kind, match.session, match.rows
    number = store.create(kind.game, session.game.version, kind.options, kind.seating, rows=rows)
    store.finish(number, session.game.scores(session.state.public))
    assert list(store.open(number).rows) == rows
    path = folder / "match.mystery"
    export_match(store, number, path)
    arrival = import_match(store, path)
    assert arrival.notice is None
    assert list(store.open(arrival.match).rows) == rows
