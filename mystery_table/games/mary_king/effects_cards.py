"""Operations on minds, memories and hands."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from mystery_table.core.draft import Draft, put
from mystery_table.core.state import Action, Observation
from mystery_table.games.mary_king import piles
from mystery_table.games.mary_king.effects import DONE, Pick, Verb, amount, each, side_of
from mystery_table.games.mary_king.state import Cards, Op


def of_kind(public: Any, side: int, what: str) -> Cards:
    """Return the cards of a memory that an operation means, the top one last."""
    memory: Cards = public.memory[side]
    if what == "any":
        return memory
    mask = public.rules.mask
    return tuple(card for card in memory if bool(mask[card]) == (what == "control"))


class Mill(Verb):
    """Discard from mind."""

    def act(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Discard; a mind that is short loses (1)."""
        draft.moved = op.number
        piles.pay(draft, each(seat, op, op.number))


class Draw(Verb):
    """Draw from mind to hand."""

    def act(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Draw; a mind that is short loses (1)."""
        draft.moved = count = amount(draft, op)
        piles.draw(draft, each(seat, op, count))


class Recover(Pick):
    """Shuffle chosen cards of a memory into its mind."""

    def items(self, public: Any, seat: int, op: Op) -> bool:
        """Return whether the memory has such a card."""
        return bool(of_kind(public, side_of(seat, op.who), op.what))

    def choices(self, observation: Observation, seat: int, op: Op, done: int) -> list[Action]:
        """Return each such card, and to stop once there are enough."""
        cards = of_kind(observation.public, side_of(seat, op.who), op.what)
        picks: list[Action] = [("card", card) for card in cards]
        return [DONE, *picks] if done >= op.least else picks

    def choose(self, draft: Draft, seat: int, op: Op, action: Action) -> bool:
        """Take one card, or stop."""
        if action == DONE:
            return False
        side, card = side_of(seat, op.who), action[1]
        piles.out_of_memory(draft, side, card)
        piles.into_mind(draft, side, (card,))
        draft.tell("recovered", side, card)
        return True

    def act(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Shuffle, if anything was taken."""
        draft.moved = done
        if done:
            draft.todo = (*draft.todo, ("shuffle", side_of(seat, op.who)))


class Retrieve(Pick):
    """Take cards of a memory into its owner's hand: chosen ones, or from the top."""

    def items(self, public: Any, seat: int, op: Op) -> bool:
        """Return whether the memory has such a card."""
        return bool(of_kind(public, side_of(seat, op.who), op.what))

    def chooser(self, public: Any, seat: int, op: Op, done: int) -> int | None:
        """Return the seat while it may choose."""
        return None if op.choose == "top" else super().chooser(public, seat, op, done)

    def choices(self, observation: Observation, seat: int, op: Op, done: int) -> list[Action]:
        """Return each such card."""
        return [("card", card) for card in of_kind(observation.public, side_of(seat, op.who), op.what)]

    def choose(self, draft: Draft, seat: int, op: Op, action: Action) -> bool:
        """Take one card."""
        self._take(draft, side_of(seat, op.who), action[1])
        return True

    def act(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Take from the top what nobody chooses."""
        side = side_of(seat, op.who)
        draft.moved = done
        if op.choose == "top":
            cards = of_kind(draft, side, op.what)[-op.number :]
            draft.moved = len(cards)
            for card in reversed(cards):
                self._take(draft, side, card)

    def _take(self, draft: Draft, side: int, card: int) -> None:
        piles.out_of_memory(draft, side, card)
        piles.to_hand(draft, side, (card,), shown=True)
        draft.tell("retrieved", side, card)


class Discard(Pick):
    """Discard from a hand: chosen by the one who plays, by the other, or at random."""

    def free(self, op: Op) -> bool:
        """Return whether it is possible in every position: one's own hand may be empty."""
        return op.who == "me"

    def items(self, public: Any, seat: int, op: Op) -> bool:
        """Return whether the hand has a card."""
        return bool(public.hands[side_of(seat, op.who)])

    def possible(self, public: Any, seat: int, op: Op, home: int) -> bool:
        """Return whether it may be played: one's own hand may be empty, another's not."""
        return op.who == "me" or self.items(public, seat, op)

    def prepare(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Show a foreign hand to whoever chooses from it."""
        side, chooser = side_of(seat, op.who), self.chooser(draft, seat, op, done)
        if chooser == 1 - side and len(draft.known[side]) < draft.hands[side]:
            piles.look(draft, side)

    def chooser(self, public: Any, seat: int, op: Op, done: int) -> int | None:
        """Return whoever chooses, while there is a card and more may go."""
        if op.choose == "random" or done >= op.number or not self.items(public, seat, op):
            return None
        return side_of(seat, op.choose)

    def choices(self, observation: Observation, seat: int, op: Op, done: int) -> list[Action]:
        """Return each card of the hand, and to stop once there are enough."""
        side = side_of(seat, op.who)
        own = observation.seat == side
        hand = observation.private.hand if own else observation.public.known[side]
        picks: list[Action] = [("card", card) for card in hand]
        return [DONE, *picks] if done >= op.least else picks

    def choose(self, draft: Draft, seat: int, op: Op, action: Action) -> bool:
        """Discard one card, or stop."""
        if action == DONE:
            return False
        piles.discard(draft, side_of(seat, op.who), action[1])
        return True

    def act(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Let CHANCE discard what nobody chooses."""
        draft.moved = done
        if op.choose == "random":
            side = side_of(seat, op.who)
            draft.moved = count = min(op.number, draft.hands[side])
            draft.todo = (*draft.todo, *((("drop", side),) * count))


class Shed(Verb):
    """Shuffle a whole hand into its mind."""

    def act(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Put the hand into the mind; CHANCE shuffles."""
        side = side_of(seat, op.who)
        own = draft.own[side]
        draft.moved = len(own.hand)
        piles.into_mind(draft, side, own.hand)
        draft.own = put(draft.own, side, own._replace(hand=()))
        draft.hands = put(draft.hands, side, 0)
        draft.known = put(draft.known, side, ())
        draft.tell("shed", side, draft.moved)
        draft.todo = (*draft.todo, ("shuffle", side))


class Look(Verb):
    """Look at the other hand."""

    def free(self, op: Op) -> bool:
        """Return whether it is possible in every position."""
        return False

    def possible(self, public: Any, seat: int, op: Op, home: int) -> bool:
        """Return whether there is a hand to look at."""
        return bool(public.hands[1 - seat])

    def act(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Show it."""
        draft.moved = draft.hands[1 - seat]
        piles.look(draft, 1 - seat)


class Reorder(Pick):
    """Look at the top cards of a mind and put them back in any order."""

    def items(self, public: Any, seat: int, op: Op) -> bool:
        """Return whether there is a card."""
        return bool(public.minds[side_of(seat, op.who)])

    def prepare(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Show the top cards to the seat."""
        side = side_of(seat, op.who)
        if self.chooser(draft, seat, op, done) is not None:
            cards = draft.mind[side][-op.number :]
            seen = draft.own[seat].top[side]
            piles.remember_top(draft, seat, side, max(seen, cards, key=len))
            draft.tell("peeked", seat, side, len(cards))
            draft.tell("top", side, cards, to=seat)

    def chooser(self, public: Any, seat: int, op: Op, done: int) -> int | None:
        """Return the seat until it has chosen an order."""
        return seat if not done and self.items(public, seat, op) else None

    def choices(self, observation: Observation, seat: int, op: Op, done: int) -> list[Action]:
        """Return every order, the card that is to be on top last."""
        top = observation.private.top[side_of(seat, op.who)][-op.number :]
        return [("order", *order) for order in permutations(top)]

    def choose(self, draft: Draft, seat: int, op: Op, action: Action) -> bool:
        """Put the cards back. The other side no longer knows their order."""
        side, cards = side_of(seat, op.who), action[1:]
        mind = draft.mind[side]
        draft.mind = put(draft.mind, side, mind[: -len(cards)] + cards)
        seen = draft.own[seat].top[side]
        piles.remember_top(draft, seat, side, seen[: -len(cards)] + cards)
        if draft.topped[1 - seat][side]:
            piles.remember_top(draft, 1 - seat, side, ())
        draft.moved = len(cards)
        draft.tell("reordered", seat, side, len(cards))
        return True
