"""Cards on their way between mind, hand, memory and ideas. The public counts and what is known go with them.

The hidden minds are looked at only where a card really leaves them, so that whatever reveals nothing can be
taken back; shortages are found from the public counts.
"""

from __future__ import annotations

from mystery_table.core.draft import Draft, drop, put
from mystery_table.games.mary_king import endings
from mystery_table.games.mary_king.state import Both, Cards


def pay(draft: Draft, owed: Both) -> bool:
    """Discard from both minds at once; False if that ended the match because a mind is short (1, 4)."""
    minds = draft.minds
    if owed[0] > minds[0] or owed[1] > minds[1]:
        endings.short(draft, (owed[0] > minds[0], owed[1] > minds[1]))
        return False
    for side in (0, 1):
        if owed[side]:
            _mill(draft, side, owed[side])
    return True


def _mill(draft: Draft, side: int, count: int) -> None:
    mind = draft.mind[side]
    cards = mind[: -count - 1 : -1]
    draft.mind = put(draft.mind, side, mind[:-count])
    _taken_off(draft, side, count)
    to_memory(draft, side, cards)
    draft.tell("milled", side, cards)


def draw(draft: Draft, counts: Both) -> bool:
    """Draw from minds to hands; False if that ended the match because a mind is short (1)."""
    minds = draft.minds
    if counts[0] > minds[0] or counts[1] > minds[1]:
        endings.short(draft, (counts[0] > minds[0], counts[1] > minds[1]))
        return False
    for side in (0, 1):
        if counts[side]:
            _draw(draft, side, counts[side])
    return True


def _draw(draft: Draft, side: int, count: int) -> None:
    mind = draft.mind[side]
    cards = mind[-count:]
    draft.mind = put(draft.mind, side, mind[:-count])
    if draft.topped[1 - side][side]:
        seen = draft.own[1 - side].top[side][-count:]
        draft.known = put(draft.known, side, tuple(sorted((*draft.known[side], *seen))))
        _mark(draft, seen)
    _taken_off(draft, side, count)
    to_hand(draft, side, cards)
    draft.tell("drew", side, count)
    draft.tell("drawn", cards, to=side)


def _taken_off(draft: Draft, side: int, count: int) -> None:
    """Count cards that left the top of a mind; whoever had seen them knows so many fewer now."""
    draft.minds = put(draft.minds, side, draft.minds[side] - count)
    for seat in (0, 1):
        if draft.topped[seat][side]:
            remember_top(draft, seat, side, draft.own[seat].top[side][:-count])


def remember_top(draft: Draft, seat: int, side: int, cards: Cards) -> None:
    """Let a seat know the top cards of a side's mind, and no others of it."""
    own = draft.own[seat]
    had = own.had
    for card in cards:
        had |= 1 << card
    draft.own = put(draft.own, seat, own._replace(top=put(own.top, side, cards), had=had))
    draft.topped = put(draft.topped, seat, put(draft.topped[seat], side, len(cards)))


def to_hand(draft: Draft, side: int, cards: Cards, shown: bool = False) -> None:
    """Put cards into their owner's hand; `shown` if the other side knows which."""
    own = draft.own[side]
    had = own.had
    for card in cards:
        had |= 1 << card
    draft.own = put(draft.own, side, own._replace(hand=tuple(sorted(own.hand + cards)), had=had))
    draft.hands = put(draft.hands, side, draft.hands[side] + len(cards))
    if shown:
        draft.known = put(draft.known, side, tuple(sorted(draft.known[side] + cards)))


def from_hand(draft: Draft, side: int, card: int) -> None:
    """Take a card out of a hand; it is open from now on."""
    own = draft.own[side]
    draft.own = put(draft.own, side, own._replace(hand=drop(own.hand, card)))
    draft.hands = put(draft.hands, side, draft.hands[side] - 1)
    if card in draft.known[side]:
        draft.known = put(draft.known, side, drop(draft.known[side], card))
    draft.seen |= 1 << card


def discard(draft: Draft, side: int, card: int) -> None:
    """Discard a card from a hand."""
    from_hand(draft, side, card)
    to_memory(draft, side, (card,))
    draft.tell("discarded", side, card)


def to_memory(draft: Draft, side: int, cards: Cards) -> None:
    """Put cards face up on top of a memory, one after the other."""
    draft.memory = put(draft.memory, side, draft.memory[side] + cards)
    _mark(draft, cards)


def out_of_memory(draft: Draft, side: int, card: int) -> None:
    """Take a card out of a memory."""
    draft.memory = put(draft.memory, side, drop(draft.memory[side], card))


def into_mind(draft: Draft, side: int, cards: Cards) -> None:
    """Put cards into a mind, which must be shuffled before anything else happens to it."""
    draft.mind = put(draft.mind, side, draft.mind[side] + cards)
    draft.minds = put(draft.minds, side, draft.minds[side] + len(cards))


def shuffled(draft: Draft, side: int, cards: Cards) -> None:
    """Put a mind into the order in which CHANCE has shuffled it; nobody knows its top any more."""
    draft.mind = put(draft.mind, side, cards)
    for seat in (0, 1):
        if draft.topped[seat][side]:
            remember_top(draft, seat, side, ())
    draft.tell("shuffled", side)


def look(draft: Draft, side: int) -> None:
    """Show a hand to the other side, which remembers it."""
    hand = draft.own[side].hand
    draft.known = put(draft.known, side, hand)
    _mark(draft, hand)
    draft.tell("looked", 1 - side)
    draft.tell("hand", side, hand, to=1 - side)


def _mark(draft: Draft, cards: Cards) -> None:
    seen = draft.seen
    for card in cards:
        seen |= 1 << card
    draft.seen = seen
