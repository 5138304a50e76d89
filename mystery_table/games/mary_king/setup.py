"""Shuffling and dealing, and what CHANCE does later."""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft, put
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, State
from mystery_table.games.mary_king import flow, piles
from mystery_table.games.mary_king.state import NOBODY, Cards, Rules


def draw(state: State, rng: Rng) -> Action:
    """Return what CHANCE does now: ("deal", …), ("shuffle", side, mind) or ("drop", side, card)."""
    public = state.public
    if not public.todo:
        piles_of = [pile for side in (0, 1) for pile in _deal(public.rules, side, rng)]
        return ("deal", *piles_of)
    verb, side = public.todo[-1]
    if verb == "shuffle":
        return ("shuffle", side, rng.shuffled(state.hidden.mind[side]))
    return ("drop", side, rng.pick(state.private[side].hand))


def _deal(rules: Rules, side: int, rng: Rng) -> tuple[Cards, Cards]:
    """Return a side's ideas and mind, both shuffled; fixed cards of a mission lie on top of the mind."""
    fixed = rules.fixed[side]
    (_, _), (control, power) = rules.deck
    controls = rng.shuffled([card for card in control_cards(rules, side) if card not in fixed])
    powers = rng.shuffled([card for card in power_cards(rules, side) if card not in fixed])
    ideas = rng.shuffled(controls[:control] + powers[:power])
    mind = rng.shuffled(controls[control:] + powers[power:])
    return ideas, (*mind, *fixed)


def control_cards(rules: Rules, side: int) -> range:
    """Return the control cards of a side's deck."""
    (mind, _), (ideas, _) = rules.deck
    return range(side * rules.size, side * rules.size + mind + ideas)


def power_cards(rules: Rules, side: int) -> range:
    """Return the power cards of a side's deck."""
    return range(control_cards(rules, side).stop, (side + 1) * rules.size)


def could(state: State, action: Action) -> bool:
    """Return whether CHANCE could have done this now."""
    public = state.public
    if not public.todo:
        return _could_deal(public.rules, action)
    verb, side = public.todo[-1]
    if len(action) != 3 or action[:2] != (verb, side):
        return False
    if verb == "drop":
        return action[2] in state.private[side].hand
    return _sorted(action[2]) == sorted(state.hidden.mind[side])


def _could_deal(rules: Rules, action: Action) -> bool:
    if len(action) != 5 or action[0] != "deal":
        return False
    for side in (0, 1):
        ideas, mind = action[1 + 2 * side], action[2 + 2 * side]
        cards = range(side * rules.size, (side + 1) * rules.size)
        if _sorted(ideas, mind) != list(cards) or len(ideas) != sum(rules.deck[1]):
            return False
        if sum(rules.mask[card] > 0 for card in ideas) != rules.deck[1][0]:
            return False
        fixed = rules.fixed[side]
        if mind[len(mind) - len(fixed) :] != fixed:
            return False
    return True


def _sorted(*piles_found: Any) -> list[int]:
    """Return the cards of some piles in order, [] if they are no piles of cards."""
    if not all(isinstance(pile, tuple) and all(type(c) is int for c in pile) for pile in piles_found):
        return []
    return sorted(card for pile in piles_found for card in pile)


def deal(draft: Draft, *dealt: Cards) -> None:
    """Lay out what CHANCE has shuffled: (ghost's ideas, ghost's mind, mortal's ideas, mortal's mind)."""
    rules = draft.rules
    size = rules.stack_size
    for side in (0, 1):
        ideas, mind = dealt[2 * side : 2 * side + 2]
        stacks = tuple(ideas[at * size : (at + 1) * size] for at in range(rules.stacks))
        draft.idea = put(draft.idea, side, stacks)
        draft.down = put(draft.down, side, (size,) * rules.stacks)
        draft.up = put(draft.up, side, ((),) * rules.stacks)
        draft.mind = put(draft.mind, side, mind)
        draft.minds = put(draft.minds, side, len(mind))
    draft.tell("dealt")
    piles.draw(draft, (rules.hand, rules.hand))
    _start_of_mission(draft)
    draft.tell("day", draft.day)
    draft.todo = (("begin",),)


def _start_of_mission(draft: Draft) -> None:
    """Bring minds and ideas to where a mission begins; in a duel nothing is to be done."""
    rules = draft.rules
    gone = [draft.minds[side] - rules.minds[side] if rules.minds[side] != NOBODY else 0 for side in (0, 1)]
    piles.pay(draft, (gone[0], gone[1]))
    for _ in range(rules.shown):
        for side in (0, 1):
            flow.reveal(draft, side)


def shuffle(draft: Draft, side: int, cards: Cards) -> None:
    """Take over a mind that CHANCE has shuffled."""
    draft.todo = draft.todo[:-1]
    piles.shuffled(draft, side, cards)


def drop_card(draft: Draft, side: int, card: int) -> None:
    """Discard the card of a hand that CHANCE has picked."""
    draft.todo = draft.todo[:-1]
    piles.discard(draft, side, card)
