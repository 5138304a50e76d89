"""The rules of Pebbles: in each trick everybody lays one pebble, and the highest takes a point."""

from __future__ import annotations

from typing import Any, NamedTuple

from mystery_table.games.pebbles import options

from mystery_table.core.draft import Draft, drop, put
from mystery_table.core.game import Game
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Action, Observation, Options, Seat, State


class Public(NamedTuple):
    each: int
    colours: int
    actors: tuple[int, ...] = (CHANCE,)
    left: tuple[int, ...] = ()
    trick: tuple[tuple[int, int], ...] = ()
    gone: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()


class Own(NamedTuple):
    hand: tuple[int, ...] = ()


class Hidden(NamedTuple):
    bag: tuple[int, ...] = ()


class Pebbles(Game):
    """Two actions: ("deal", every pebble), by CHANCE; ("lay", pebble)."""

    id = "pebbles"

    def settle(self, given: Options, seats: int) -> dict[str, Any]:
        settled: dict[str, Any] = options.settle(given, seats)
        return settled

    def start(self, settled: Options, seats: int) -> State:
        public = Public(settled["pebbles"], settled["colours"], left=(0,) * seats, taken=(0,) * seats)
        return State(public, (Own(),) * seats, Hidden(tuple(range(public.colours))))

    def legal(self, observation: Observation) -> list[Action]:
        return [("lay", pebble) for pebble in observation.private.hand]

    def step(self, draft: Draft, seat: Seat, action: Action) -> None:
        if action[0] == "deal":
            self._deal(draft, action[1:])
        else:
            self._lay(draft, seat, action[1])

    def _deal(self, draft: Draft, pebbles: tuple[int, ...]) -> None:
        each, seats = draft.each, len(draft.own)
        draft.own = tuple(Own(tuple(sorted(pebbles[each * s : each * (s + 1)]))) for s in range(seats))
        draft.bag = pebbles[each * seats :]
        draft.left, draft.actors = (each,) * seats, (0,)
        for s, own in enumerate(draft.own):
            draft.tell("hand", *own.hand, to=s)

    def _lay(self, draft: Draft, seat: Seat, pebble: int) -> None:
        draft.own = put(draft.own, seat, Own(drop(draft.own[seat].hand, pebble)))
        draft.left = put(draft.left, seat, draft.left[seat] - 1)
        draft.trick += ((seat, pebble),)
        draft.tell("laid", seat, pebble)
        draft.actors = ((seat + 1) % len(draft.own),)
        if len(draft.trick) == len(draft.own):
            self._take(draft)

    def _take(self, draft: Draft) -> None:
        winner = max(draft.trick, key=lambda laid: laid[1])[0]
        draft.taken = put(draft.taken, winner, draft.taken[winner] + 1)
        draft.gone += tuple(pebble for _, pebble in draft.trick)
        draft.trick = ()
        draft.tell("taken", winner)
        draft.actors = (winner,) if any(draft.left) else ()

    def chance(self, state: State, rng: Rng) -> Action:
        return ("deal", *rng.shuffled(range(state.public.colours)))

    def possible(self, state: State, action: Action) -> bool:
        return action[0] == "deal" and sorted(action[1:]) == list(range(state.public.colours))

    def scores(self, public: Any) -> tuple[int, ...]:
        return () if public.actors else tuple(public.taken)

    def guess(self, observation: Observation, rng: Rng) -> State:
        public, own = observation.public, observation.private
        if public.actors == (CHANCE,):
            return State(public, (Own(),) * len(public.left), Hidden(tuple(range(public.colours))))
        seen = {*own.hand, *public.gone, *(pebble for _, pebble in public.trick)}
        rest = list(rng.shuffled([pebble for pebble in range(public.colours) if pebble not in seen]))
        parts = []
        for seat, left in enumerate(public.left):
            hand = own.hand if seat == observation.seat else tuple(sorted(rest.pop() for _ in range(left)))
            parts.append(Own(hand))
        return State(public, tuple(parts), Hidden(tuple(rest)))


GAME = Pebbles()
