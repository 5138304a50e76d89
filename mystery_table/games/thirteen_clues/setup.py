"""Before the first turn: cards dealt, and a mystery chosen for the left neighbour."""

from __future__ import annotations

from itertools import product
from typing import Any

from mystery_table.core.draft import Draft, drop, put
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.thirteen_clues import turns
from mystery_table.games.thirteen_clues.cards import kind_of
from mystery_table.games.thirteen_clues.state import Cards, Own, deck

HAND = 5
"""Cards dealt to each player: one of each kind and two more."""


def draw(public: Any, rng: Rng) -> Action:
    """Return the deal: each kind shuffled and dealt, the rest shuffled together."""
    kinds = [rng.shuffled([card for card in deck(public) if kind_of(card) == kind]) for kind in range(3)]
    seats = public.seats
    first = [pile[seat] for seat in range(seats) for pile in kinds]
    rest = rng.shuffled([card for pile in kinds for card in pile[seats:]])
    return ("deal", rng.below(seats), (*first, *rest))


def could(public: Any, action: Action) -> bool:
    """Return whether `draw` could have returned `action`; it may be anything a foreign file holds."""
    if len(action) != 3 or action[0] != "deal" or public.phase != "deal":
        return False
    first, cards = action[1:]
    if type(first) is not int or not 0 <= first < public.seats or not isinstance(cards, tuple):
        return False
    if any(type(card) is not int for card in cards) or sorted(cards) != deck(public):
        return False
    return all(kind_of(card) == place % 3 for place, card in enumerate(cards[: 3 * public.seats]))


def deal(draft: Draft, first: int, cards: Cards) -> None:
    """Give everybody five cards; what is left lies face down as informants."""
    seats = draft.seats
    extra = cards[3 * seats :]
    hands = [cards[3 * seat : 3 * seat + 3] + extra[2 * seat : 2 * seat + 2] for seat in range(seats)]
    draft.own = tuple(Own(tuple(sorted(hand))) for hand in hands)
    draft.informants = extra[2 * seats :]
    draft.first = draft.turn = first
    draft.phase, draft.actors = "keep", tuple(range(seats))
    draft.tell("first", first)
    for seat, own in enumerate(draft.own):
        draft.tell("dealt", own.cards, to=seat)


def legal_keeps(observation: Observation) -> list[Action]:
    """Return every choice of a person, a place and a weapon; for two with what lies on the left."""
    hand = observation.private.own.cards
    kinds = [[card for card in hand if kind_of(card) == kind] for kind in range(3)]
    found: list[Action] = []
    for given in product(*kinds):
        if observation.public.seats == 2:
            found += [("keep", *given, card) for card in hand if card not in given]
        else:
            found.append(("keep", *given))
    return found


def chosen(hand: Cards, given: Cards, left: Cards) -> Own:
    """Return what a seat holds after its choice; `left` is the card on the left, () for the lower one."""
    rest = tuple(card for card in hand if card not in given)
    return Own(rest if rest[:1] == left or not left else rest[::-1], given)


def keep(draft: Draft, seat: int, given: Cards, left: Cards) -> None:
    """Put three cards aside for the left neighbour; when all have, raise the screens."""
    draft.own = put(draft.own, seat, chosen(draft.own[seat].cards, given, left))
    draft.kept = (*draft.kept, seat)
    draft.actors = drop(draft.actors, seat)
    draft.tell("kept", seat)
    if not draft.actors:
        _raise_screens(draft)


def _raise_screens(draft: Draft) -> None:
    seats = draft.seats
    draft.screens = tuple(draft.own[(seat - 1) % seats].given for seat in range(seats))
    draft.own = tuple(own._replace(given=()) for own in draft.own)
    if seats > 2:
        draft.glasses, draft.supply = (1,) * seats, draft.rules.glasses - seats
    draft.tokens = (int(draft.rules.secret),) * seats
    draft.tell("raised")
    turns.begin(draft, draft.first)
