"""Face-down evidence on the move: every card, and what can be told of it from its place, moves together."""

from __future__ import annotations

from mystery_table.core.draft import Draft, put
from mystery_table.games.mirror_of_truth.state import Cards


def reveal(draft: Draft) -> None:
    """Refill the face-up row from the deck, as far as the deck goes (reading 8)."""
    while draft.deck and len(draft.table) < draft.rules.face_up:
        card = draft.pile[-1]
        draft.pile, draft.deck_ages = draft.pile[:-1], draft.deck_ages[:-1]
        draft.deck -= 1
        draft.table += (card,)
        draft.tell("revealed", card)


def divide(draft: Draft) -> None:
    """Keep the mission's number of cards as the deck; the others are the reserve."""
    cut = draft.deck - draft.rules.start
    draft.store, draft.pile = draft.pile[:cut], draft.pile[cut:]
    draft.reserve_ages, draft.deck_ages = draft.deck_ages[:cut], draft.deck_ages[cut:]
    draft.reserve, draft.deck = cut, draft.rules.start


def win(draft: Draft, seat: int, points: int) -> None:
    """Give points: cards from the top of the deck, a mere count once it has run out (reading 5)."""
    cut = draft.deck - min(points, draft.deck)
    draft.won = put(draft.won, seat, draft.won[seat] + draft.pile[cut:])
    draft.won_ages = put(draft.won_ages, seat, draft.won_ages[seat] + draft.deck_ages[cut:])
    draft.pile, draft.deck_ages, draft.deck = draft.pile[:cut], draft.deck_ages[:cut], cut
    draft.points = put(draft.points, seat, draft.points[seat] + points)


def pay(draft: Draft, seat: int, points: int) -> None:
    """Take points back: their cards go under the deck, cards before mere counts."""
    cards, ages = draft.won[seat], draft.won_ages[seat]
    draft.pile = cards[:points] + draft.pile
    draft.deck_ages = ages[:points] + draft.deck_ages
    draft.won = put(draft.won, seat, cards[points:])
    draft.won_ages = put(draft.won_ages, seat, ages[points:])
    draft.deck = len(draft.deck_ages)
    draft.points = put(draft.points, seat, draft.points[seat] - points)


def change_deck(draft: Draft, net: int) -> None:
    """Move `net` cards from the top of the reserve under the deck; if negative, from deck to reserve.

    The deck cannot go below 0.
    """
    if net > 0:
        cut = max(draft.reserve - net, 0)
        draft.pile, draft.store = draft.store[cut:] + draft.pile, draft.store[:cut]
        draft.deck_ages = draft.reserve_ages[cut:] + draft.deck_ages
        draft.reserve_ages = draft.reserve_ages[:cut]
    else:
        cut = max(draft.deck + net, 0)
        draft.store, draft.pile = draft.pile[cut:] + draft.store, draft.pile[:cut]
        draft.reserve_ages = draft.deck_ages[cut:] + draft.reserve_ages
        draft.deck_ages = draft.deck_ages[:cut]
    draft.deck, draft.reserve = len(draft.deck_ages), len(draft.reserve_ages)


def played(public: Draft) -> Cards:
    """Return the evidence beside all roles, seat by seat."""
    return tuple(card for seat in public.zones for zones in seat for cards in zones for card in cards)


def collect(draft: Draft, shuffled: Cards) -> None:
    """Put the played evidence under the deck, for pairs under the reserve."""
    ages = list(draft.ages)
    for card in shuffled:
        ages[card] = draft.round
    draft.ages = tuple(ages)
    marks = (draft.round,) * len(shuffled)
    if draft.rules.pair:
        draft.store, draft.reserve_ages = shuffled + draft.store, marks + draft.reserve_ages
        draft.reserve += len(shuffled)
    else:
        draft.pile, draft.deck_ages = shuffled + draft.pile, marks + draft.deck_ages
        draft.deck += len(shuffled)
    draft.zones = ()
