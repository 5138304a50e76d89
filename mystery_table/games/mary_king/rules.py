"""The rules of The Mirroring of Mary King. Numbers in brackets are readings of the rules page.

Actions in one's own turn with nothing pending:

- ("play", card, way): way is the orientation of a control card (0 upright, 1 turned), or the effect.
- ("take", side, stack): buy a current idea of one's own; ("buy", side, stack, way): one of the other
  side's.
- ("ability",): use the special ability (option); ("end",): end the turn.

In a window for answers: ("pass",) or ("flash", card, effect). While an effect resolves, by what it asks for:
("tiles", mask), ("card", card), ("idea", side, stack) or ("idea", side, stack, way), ("turn", way),
("order", cards…), ("stack", side, stack), ("done",). After a card with the recall icon: ("recall",) or
("leave",).

CHANCE: ("deal", ghost's ideas, ghost's mind, mortal's ideas, mortal's mind), ("shuffle", side, mind),
("drop", side, card).

Events: dealt (); day (day); turn (day, seat); drew (side, count) and to that side drawn (cards); ideas
(side, cards); announced (seat, card, way, stack or -1); bought (seat, stack, card); penalty (seat, owed)
and paid (owed); redirected (seat, owed); negated (seat, card); flipped (tiles, locked tiles); locked (seat,
tiles); unlocked (tiles); expired (seat, tiles); milled (side, cards); discarded (side, card); recovered
(side, card); retrieved (side, card); shed (side, count); shuffled (side); looked (seat) and to it hand
(side, cards); peeked (seat, side, count) and to it top (side, cards); reordered (seat, side, count);
removed (side, stack, card); replayed (seat, card, way); overlaid (seat, stack, card); recalled (side,
card); buried (side, card); ability (seat); flash is an announced card; passed (seat); ended (seat); over
(result, ending).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mystery_table.core.draft import Draft
from mystery_table.core.game import Game
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Action, Observation, Options, Seat, State
from mystery_table.games.mary_king import flow, guess, options, piles, setup, stack, turns
from mystery_table.games.mary_king.playable import VERBS
from mystery_table.games.mary_king.state import Frame, Hidden, Own, Public

RECALL: Action = ("recall",)
LEAVE: Action = ("leave",)


class MaryKing(Game):
    """A duel for two seats, solo missions against a bot, and cooperative missions."""

    id = "mary_king"
    version = 1
    final = frozenset({"end", "pass", "flash"})
    asked = frozenset({"pass"})

    def settle(self, options_given: Options, seats: int) -> dict[str, Any]:
        """Return complete options with the whole ruleset; see options.py."""
        return options.settle(options_given, seats)

    def start(self, options_settled: Options, seats: int) -> State:
        """Return the table before the cards are shuffled."""
        rules = options.rules(options_settled)
        public = Public(rules, day=rules.day, turn=rules.first, board=rules.start, tokens=rules.tokens)
        nothing = Hidden(((), ()), ((), ()))
        return State(public, (Own(), Own()), nothing)

    def legal(self, observation: Observation) -> list[Action]:
        """Return what the seat may do now."""
        public = observation.public
        if not public.todo:
            return turns.legal(observation)
        step = public.todo[-1]
        if step[0] == "op":
            _, seat, op, done = step
            return VERBS[op.verb].choices(observation, seat, op, done)
        if step[0] == "recall":
            return [LEAVE, RECALL]
        found = stack.flashes(observation)
        if found and public.rules.bans[observation.seat]:
            found = turns.without_banned(public, observation.seat, found)
        return [stack.PASS, *found]

    def step(self, draft: Draft, seat: Seat, action: Action) -> None:
        """Carry out one action, then whatever follows without a choice."""
        verb = action[0]
        if verb in PICKS:
            flow.pick(draft, action)
        else:
            MOVES[verb](draft, seat, *action[1:])
        flow.run(draft)

    def chance(self, state: State, rng: Rng) -> Action:
        """Return the shuffle, deal or random discard that comes now."""
        return setup.draw(state, rng)

    def possible(self, state: State, action: Action) -> bool:
        """Return whether CHANCE could have done this now."""
        return state.public.actors == (CHANCE,) and setup.could(state, action)

    def scores(self, public: Any) -> tuple[int, ...]:
        """Return 1 for a seat that won, 0 for one that did not; (1, 1): a draw, or a mission won together."""
        result: tuple[int, ...] = public.result
        return result

    def guess(self, observation: Observation, rng: Rng) -> State:
        """Return a truth that agrees with all that seat knows; see guess.py."""
        return guess.guess(observation, rng)


def _pass(draft: Draft, seat: int) -> None:
    draft.tell("passed", seat)
    stack.decline(draft, seat)


def _flash(draft: Draft, seat: int, card: int, way: int) -> None:
    draft.todo = draft.todo[:-1]
    piles.from_hand(draft, seat, card)
    stack.announce(draft, Frame(seat, card, way))


def _recall(draft: Draft, _: int) -> None:
    flow.recall(draft, wanted=True)


def _leave(draft: Draft, _: int) -> None:
    flow.recall(draft, wanted=False)


def _deal(draft: Draft, _: int, *dealt: Any) -> None:
    setup.deal(draft, *dealt)


def _shuffle(draft: Draft, _: int, side: int, cards: tuple[int, ...]) -> None:
    setup.shuffle(draft, side, cards)


def _drop(draft: Draft, _: int, side: int, card: int) -> None:
    setup.drop_card(draft, side, card)


PICKS = frozenset({"tiles", "card", "idea", "turn", "order", "stack", "done"})
"""What an effect asks for."""
MOVES: dict[str, Callable[..., None]] = {
    "play": turns.play,
    "take": turns.take,
    "buy": turns.buy,
    "ability": turns.use_ability,
    "end": turns.end,
    "pass": _pass,
    "flash": _flash,
    "recall": _recall,
    "leave": _leave,
    "deal": _deal,
    "shuffle": _shuffle,
    "drop": _drop,
}
GAME = MaryKing()
