"""A match in progress: states by folding steps. The only writer of a match."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable
from typing import NamedTuple

from mystery_table.core.draft import Draft
from mystery_table.core.game import Game
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Seating
from mystery_table.core.state import CHANCE, CLOCK, Action, Event, Observation, Options, Seat, State, Step

UNDO = "undo"
Row = tuple[Seat, Action, int | None]
"""One line of a log: seat, action, digest."""
Keep = Callable[[int, Seat, Action, int], None]
"""Writes one row durably: number, seat, action, digest."""


class Played(NamedTuple):
    """One step as it happened. `forced`: it was the only choice and made itself."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]
    forced: bool = False


class Illegal(ValueError):
    """A step that the rules do not allow now."""


def digest(game: Game, state: State, events: Iterable[Event]) -> int:
    """Return a checksum of plain facts: what happened, who acts next, the scores. Never of field names."""
    facts = [[list(e) for e in events], game.actors(state.public), game.scores(state.public)]
    return zlib.crc32(json.dumps(facts, separators=(",", ":")).encode())


class Session:
    """One match. `play` and `undo` return what happened, forced and chance steps included.

    `seed` is the match's secret: each CHANCE step draws from (seed, number of the step), so that closing and
    reopening cannot draw again. `keep` writes a row before the next decision can be made; None for a match
    that lives in memory only. What `keep` raises comes out of `play`, `undo`, `redo` and `advance`: `history`
    then holds exactly what was kept, and `advance` goes on from there.

    `rows` is a log to fold. `sound` tells whether all of it led where it led then; if not, the first `lines`
    rows did, and the match can only be looked at.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: int,
        seed: str,
        keep: Keep | None = None,
        rows: Iterable[Row] = (),
        strict: bool = False,
    ) -> None:
        self.game, self.options, self.seats = game, options, seats
        self._seed, self._keep = seed, keep
        self.states: list[State] = [game.start(options, seats)]
        self.history: list[Played] = []
        self.lines = 0
        self._undone: list[Step] = []
        self.sound = True
        self.sound = all(self._fold(row, strict) for row in rows)

    @property
    def state(self) -> State:
        """The whole truth now; nobody but the session and CHANCE looks at it."""
        return self.states[-1]

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act now."""
        return self.game.actors(self.state.public)

    @property
    def number(self) -> int:
        """How many steps the match has had; an observation of another number is out of date."""
        return len(self.history)

    def observe(self, seat: Seat) -> Observation:
        """Return what `seat` knows now."""
        return self.game.observe(self.state, seat)

    def draws(self, seat: Seat) -> str:
        """Return the seed of a bot's next decision, from which the match's secret cannot be found."""
        rng = Rng(f"{self._seed}/bot/{self.number}/{seat}")
        return f"{rng.below(2**48):012x}{rng.below(2**48):012x}"

    def legal(self, seat: Seat) -> list[Action]:
        """Return what `seat` may do now, [] when it may not act."""
        return self.game.legal(self.observe(seat)) if self.sound and seat in self.actors else []

    def advance(self) -> list[Played]:
        """Deal and make forced steps until somebody must decide; return what happened."""
        before = len(self.history)
        while (move := self._automatic()) is not None:
            self._commit(*move, forced=move[0] != CHANCE)
        return self.history[before:]

    def play(self, seat: Seat, action: Action) -> list[Played]:
        """Make a decision; Illegal, and nothing done, where the rules do not allow it."""
        if seat == CHANCE or action not in self.legal(seat):
            raise Illegal(seat, action)
        before = len(self.history)
        self._commit(seat, action)
        self.advance()
        return self.history[before:]

    def undoable(self, seating: Seating, person: int, free: bool = False, since: int = 0) -> int | None:
        """Return the number of the step that `person` may take back now, None if there is none.

        It is their last decision, and since then nobody else and no chance has acted, its verb is not final,
        and it taught their seats nothing: stepping it again never looks at what they cannot see. `free` is
        solo practice: any own last decision. Steps before `since` were decided by others in the same seats.
        """
        last = len(self.history) - 1 if self.sound else -1
        for n in range(last, since - 1, -1):
            seat, _, _, forced = self.history[n]
            own = seat >= 0 and seating.decider(seat) == person
            if own and not forced:
                return n if free or self._taught_nothing(n, seating.seats(person)) else None
            if not own and not free:
                return None
        return None

    def undo(self, seat: Seat, number: int) -> None:
        """Take back everything from step `number` on. The log is append-only: this is a line of it."""
        if not self.sound or not self._can_go_back(seat, (UNDO, number)):
            raise Illegal(seat, (UNDO, number))
        self._commit(seat, (UNDO, number))

    def redoable(self, seating: Seating, person: int) -> bool:
        """Return whether `person` may make again the decision that was taken back last."""
        if not self._undone:
            return False
        seat, action = self._undone[0]
        return seating.decider(seat) == person and action in self.legal(seat)

    def redo(self) -> list[Played]:
        """Make the decision again that was taken back last; Illegal if there is none."""
        if not self._undone:
            raise Illegal(None, "redo")
        return self.play(*self._undone[0])

    def _automatic(self) -> Step | None:
        """Return the step that makes itself now: CHANCE's, or one that is somebody's only choice."""
        actors = self.actors if self.sound else ()
        if actors == (CHANCE,):
            rng = Rng(f"{self._seed}:{len(self.history)}")
            return Step(CHANCE, self.game.chance(self.state, rng))
        deciders = [seat for seat in actors if seat != CLOCK]
        if len(deciders) == 1:
            legal = self.legal(deciders[0])
            if len(legal) == 1 and legal[0][0] not in self.game.asked:
                return Step(deciders[0], legal[0])
        return None

    def _taught_nothing(self, number: int, seats: tuple[Seat, ...]) -> bool:
        """Return whether none of the steps from `number` on looked at what `seats` cannot see."""
        return all(self._is_blind(at, seats) for at in range(number, len(self.history)))

    def _is_blind(self, at: int, seats: tuple[Seat, ...]) -> bool:
        """Step again with all sealed that `seats` cannot see; False unless it shows them the same as then.

        A look raises Peek. What is carried unseen to where they see it, or decides by its mere presence,
        shows in the comparison, which looks at it or differs.
        """
        seat, action, events, _ = self.history[at]
        if action[0] in self.game.final:
            return False
        draft = Draft(self.states[at])
        draft.seal(seats)
        try:
            self.game.step(draft, seat, action)
            return _shown(draft.close(), draft.told(), seats) == _shown(self.states[at + 1], events, seats)
        except Exception:  # the true step went well, so whatever fails here fails for a seal
            return False

    def _commit(self, seat: Seat, action: Action, forced: bool = False) -> None:
        """Step first, so that a bug leaves no line in the log; then write; then show."""
        state, events = self._result(seat, action)
        if self._keep is not None:
            self._keep(self.lines, seat, action, digest(self.game, state, events))
        self._show(seat, action, state, events, forced)

    def _result(self, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        if action[0] != UNDO:
            return self.game.apply(self.state, seat, action)
        if not self._can_go_back(seat, action):
            raise Illegal(seat, action)
        return self.states[action[1]], ()

    def _can_go_back(self, seat: Seat, action: Action) -> bool:
        """Return whether an undo, perhaps a foreign file's, names a seat and a step that there are."""
        if len(action) != 2 or type(action[1]) is not int:
            return False
        return 0 <= seat < self.seats and 0 <= action[1] < len(self.history)

    def _show(
        self, seat: Seat, action: Action, state: State, events: tuple[Event, ...], forced: bool
    ) -> None:
        self.lines += 1
        if action[0] == UNDO:
            gone = [Step(p.seat, p.action) for p in self.history[action[1] :] if p.seat >= 0 and not p.forced]
            self._undone = gone[:1] + self._undone
            del self.states[action[1] + 1 :], self.history[action[1] :]
            return
        self.states.append(state)
        self.history.append(Played(seat, action, events, forced))
        if seat != CHANCE and not forced:  # to make a decision again is to redo it
            self._undone = self._undone[1:] if self._undone[:1] == [Step(seat, action)] else []

    def _fold(self, row: Row, strict: bool) -> bool:
        """Repeat one line of a log; False, and nothing done, where it does not lead where it led then."""
        seat, action, was = row
        try:
            there = CLOCK <= seat < self.seats  # rules that do not look at the seat would not notice
            if not there or (strict and not self._allowed(seat, action)):
                return False
            forced = action[0] != UNDO and seat >= 0 and self._automatic() == Step(seat, action)
            state, events = self._result(seat, action)
            led_there = was is None or was == digest(self.game, state, events)
        except Exception:  # a log of other rules may break today's in any way
            return False
        if led_there:
            self._show(seat, action, state, events, forced)
        return led_there

    def _allowed(self, seat: Seat, action: Action) -> bool:
        """Return whether a foreign file's line is one that a match could have had."""
        if action[0] == UNDO:
            return self._can_go_back(seat, action)
        if seat == CHANCE:
            return self.actors == (CHANCE,) and self.game.possible(self.state, action)
        return action in self.legal(seat)


def _shown(state: State, events: Iterable[Event], seats: tuple[Seat, ...]) -> tuple[object, ...]:
    """Return what `seats` own and see of a state and of the events that led to it."""
    seen = [tuple(event) for event in events if event.to is None or event.to in seats]
    return state.public, [state.private[seat] for seat in seats], seen
