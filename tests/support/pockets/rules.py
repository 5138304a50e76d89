"""The rules of Pockets.

Everybody bids 0 or 1 in secret, all at once; the highest bidder begins. In a turn one lays cards from the
hand (that teaches nobody anything the owner did not know), draws one card, turns the deck's top card up,
weighs another's hand, or rings the bell (which cannot be taken back); "end" passes the turn. A last roll
gives one seat a point.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from mystery_table.core.draft import Draft, drop, put
from mystery_table.core.errors import UserError
from mystery_table.core.game import Game
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Action, Observation, Options, Seat, State
from mystery_table.core.words import Text

CARDS = 12
HAND = 3


class Public(NamedTuple):
    actors: tuple[Seat, ...]
    bidders: tuple[Seat, ...]
    bids: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    turned: tuple[int, ...]
    size: int
    drawn: bool
    rung: bool
    turns: int
    result: tuple[int, ...]


class Own(NamedTuple):
    hand: tuple[int, ...] = ()
    bid: int | None = None


class Hidden(NamedTuple):
    deck: tuple[int, ...] = ()
    face_down: int | None = None


class Pockets(Game):
    """The rules, one method for each verb."""

    id = "pockets"
    version = 1
    final = frozenset({"ring"})

    def settle(self, options: Options, seats: int) -> dict[str, Any]:
        turns = options.get("turns", 4)
        if set(options) - {"turns"} or type(turns) is not int or not 0 < turns < 1000:
            raise UserError(Text("pockets", "Pockets has one option: turns, from 1 to 999."))
        if seats not in (1, 2, 3):
            raise UserError(Text("pockets", "Pockets is for one to three."))
        return {"turns": turns}

    def start(self, options: Options, seats: int) -> State:
        nothing: tuple[()] = ()
        public = Public(
            (CHANCE,), nothing, nothing, (nothing,) * seats, (), 0, False, False, options["turns"], ()
        )
        return State(public, (Own(),) * seats, Hidden())

    def legal(self, observation: Observation) -> list[Action]:
        public, own = observation.public, observation.private
        if public.bidders:
            return [("bid", 0), ("bid", 1)]
        moves: list[Action] = [("lay", card) for card in own.hand]
        if public.size and not public.drawn:
            moves += [("draw",), ("turn",)]
        if len(public.rows) > 1:
            moves.append(("weigh", (observation.seat + 1) % len(public.rows)))
        return [*moves, *([] if public.rung else [("ring",)]), ("end",)]

    def step(self, draft: Draft, seat: Seat, action: Action) -> None:
        getattr(self, f"_{action[0]}")(draft, seat, *action[1:])

    def _deal(self, draft: Draft, _: Seat, *cards: int) -> None:
        seats = range(len(draft.own))
        draft.own = tuple(Own(tuple(sorted(cards[HAND * s : HAND * s + HAND]))) for s in seats)
        deck = cards[HAND * len(seats) :]
        draft.face_down, draft.deck = deck[0], deck[1:]
        draft.size = len(draft.deck)
        draft.bidders = draft.actors = tuple(seats)
        for s in seats:
            draft.tell("hand", *draft.own[s].hand, to=s)

    def _bid(self, draft: Draft, seat: Seat, bid: int) -> None:
        draft.own = put(draft.own, seat, draft.own[seat]._replace(bid=bid))
        draft.bidders = draft.actors = drop(draft.bidders, seat)
        draft.tell("bid", seat)
        if not draft.bidders:
            draft.bids = tuple(own.bid for own in draft.own)
            draft.actors = (draft.bids.index(max(draft.bids)),)
            draft.tell("bids", *draft.bids)

    def _lay(self, draft: Draft, seat: Seat, card: int) -> None:
        own = draft.own[seat]
        draft.own = put(draft.own, seat, own._replace(hand=drop(own.hand, card)))
        draft.rows = put(draft.rows, seat, (*draft.rows[seat], card))
        draft.tell("lay", seat, card)

    def _draw(self, draft: Draft, seat: Seat) -> None:
        """Take the card that lies face down, unseen by the rules; only then is the deck looked at."""
        own = draft.own[seat]
        draft.own = put(draft.own, seat, own._replace(hand=(*own.hand, draft.face_down)))
        draft.size -= 1
        draft.drawn = True
        draft.tell("draw", seat)
        draft.tell("drawn", draft.face_down, to=seat)
        draft.face_down = draft.deck[0] if draft.size else None
        draft.deck = draft.deck[1:]

    def _turn(self, draft: Draft, seat: Seat) -> None:
        """Carry the face-down card to where everybody sees it, without ever looking at it here."""
        draft.turned = (*draft.turned, draft.face_down)
        draft.drawn = True
        draft.size = 0
        draft.tell("turn", seat)

    def _weigh(self, draft: Draft, seat: Seat, other: Seat) -> None:
        draft.tell("weigh", seat, other)
        draft.tell("weight", sum(draft.own[other].hand), to=seat)

    def _ring(self, draft: Draft, seat: Seat) -> None:
        draft.rung = True
        draft.tell("ring", seat)

    def _end(self, draft: Draft, seat: Seat) -> None:
        draft.turns -= 1
        draft.drawn = False
        draft.actors = ((seat + 1) % len(draft.rows),) if draft.turns else (CHANCE,)
        draft.tell("end", seat)

    def _roll(self, draft: Draft, _: Seat, lucky: Seat) -> None:
        draft.actors = ()
        draft.result = tuple(len(row) + (s == lucky) for s, row in enumerate(draft.rows))
        draft.tell("roll", lucky)

    def chance(self, state: State, rng: Rng) -> Action:
        if state.public.turns:
            return ("deal", *rng.shuffled(range(CARDS)))
        return ("roll", rng.below(len(state.private)))

    def possible(self, state: State, action: Action) -> bool:
        if state.public.turns:
            return action[0] == "deal" and sorted(action[1:]) == list(range(CARDS))
        return len(action) == 2 and action[0] == "roll" and action[1] in range(len(state.private))

    def scores(self, public: Any) -> tuple[int, ...]:
        result: tuple[int, ...] = public.result
        return result

    def guess(self, observation: Observation, rng: Rng) -> State:
        raise NotImplementedError

    def guesses(self, observation: Observation, rng: Rng) -> Iterator[State]:
        raise NotImplementedError


GAME = Pockets()
