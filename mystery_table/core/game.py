"""What every game is made of: pure functions over immutable values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Event, Observation, Options, Seat, State


class Game:
    """The rules of one game. Public states have the field `actors`; see CONTRIBUTING, "Add a game"."""

    id: str = ""
    version: int = 1
    final: frozenset[str] = frozenset()
    """Verbs that can never be taken back, although they may teach nothing."""
    passing: frozenset[str] = frozenset()
    """Verbs that end a turn in which more could have been done: the window asks once before them (R3)."""
    asked: frozenset[str] = frozenset()
    """Verbs that are asked for even when they are the only choice (response windows)."""

    def settle(self, options: Options, seats: int) -> dict[str, Any]:
        """Complete `options` with defaults and ruleset data; UserError names what is wrong with them."""
        raise NotImplementedError

    def start(self, options: Options, seats: int) -> State:
        """Return the state before the first step, without randomness; the first actor is CHANCE."""
        raise NotImplementedError

    def actors(self, public: Any) -> tuple[Seat, ...]:
        """Return who may act now, several at once if so; (CHANCE,) while cards are dealt, () at the end."""
        actors: tuple[Seat, ...] = public.actors
        return actors

    def legal(self, observation: Observation) -> list[Action]:
        """Return what the seat may do if it is among the actors: finite, in a fixed order, under 1,000."""
        raise NotImplementedError

    def step(self, draft: Draft, seat: Seat, action: Action) -> None:
        """Carry out a legal action on an open draft: these are the rules."""
        raise NotImplementedError

    def chance(self, state: State, rng: Rng) -> Action:
        """Return what CHANCE does now."""
        raise NotImplementedError

    def possible(self, state: State, action: Action) -> bool:
        """Return whether CHANCE could have done `action` now (asked of foreign files only)."""
        raise NotImplementedError

    def scores(self, public: Any) -> tuple[int, ...]:
        """Return each seat's result, () while the match runs. The highest wins; equal ones share."""
        raise NotImplementedError

    def guess(self, observation: Observation, rng: Rng) -> State:
        """Return a truth that this observation cannot tell from the real one, drawn uniformly."""
        raise NotImplementedError

    def guesses(self, observation: Observation, rng: Rng) -> Iterator[State]:
        """Return guesses without end; overridden where they can share set-up work."""
        while True:
            yield self.guess(observation, rng)

    def sees(self, state: State, seat: Seat) -> Any:
        """Return the private part of what `seat` sees; overridden where sight is not ownership."""
        return state.private[seat]

    def company(self, public: Any) -> tuple[frozenset[Seat], ...]:
        """Return groups of seats that look at the table together, without a curtain among them."""
        return ()

    def observe(self, state: State, seat: Seat) -> Observation:
        """Return what `seat` knows of `state`: the only way to make an Observation. CLOCK knows no secret."""
        return Observation(seat, state.public, self.sees(state, seat) if seat >= 0 else None)

    def apply(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Return the state after one step, with the step's events: open, step, close."""
        draft = Draft(state)
        self.step(draft, seat, action)
        return draft.close(), draft.told()
