"""Phase 3, the open part of a turn: play cards, buy ideas, use the special ability, end the turn."""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft, put
from mystery_table.core.state import Action, Observation
from mystery_table.games.mary_king import endings, piles, stack
from mystery_table.games.mary_king.board import grid
from mystery_table.games.mary_king.effects_ideas import current, take_idea
from mystery_table.games.mary_king.playable import VERBS, ways
from mystery_table.games.mary_king.state import HOLE, PENALTY, Frame, owned

END: Action = ("end",)
ABILITY: Action = ("ability",)


def legal(observation: Observation) -> list[Action]:
    """Return what the seat may do in its own turn with nothing pending."""
    public, seat = observation.public, observation.seat
    found: list[Action] = [END]
    for card in observation.private.hand:
        found += [("play", card, way) for way in ways(public, seat, card)]
    if public.ideas < public.rules.limits[public.day][1] and public.minds[seat]:
        found += _ideas(public, seat)
    if may_use_ability(public, seat):
        found.append(ABILITY)
    return without_banned(public, seat, found) if public.rules.bans[seat] else found


def _ideas(public: Any, seat: int) -> list[Action]:
    """Return the current ideas: one's own to take, the other's to play at once, if they can be played (9)."""
    found: list[Action] = []
    for at in range(public.rules.stacks):
        if current(public, seat, at) != HOLE:
            found.append(("take", seat, at))
        theirs = current(public, 1 - seat, at)
        found += [("buy", 1 - seat, at, way) for way in ways(public, seat, theirs, home=at)]
    return found


def may_use_ability(public: Any, seat: int) -> bool:
    """Return whether the seat has a token, and the cards that the ability costs (2, 14)."""
    steps = public.rules.abilities[seat]
    if not steps or not public.tokens[seat]:
        return False
    leaving = sum(op.number for op in steps if op.verb in ("draw", "mill") and op.who == "me")
    return leaving <= public.minds[seat] and any(VERBS[s.verb].possible(public, seat, s, -1) for s in steps)


def without_banned(public: Any, seat: int, actions: list[Action]) -> list[Action]:
    """Return the actions that a mission does not forbid."""
    return [action for action in actions if not _banned(public, seat, action)]


def _banned(public: Any, seat: int, action: Action) -> bool:
    rules = public.rules
    bans = rules.bans[seat]
    verb = action[0]
    if verb in ("take", "buy") and ("buy" in bans or (verb == "buy" and "buy_theirs" in bans)):
        return True
    if verb == "flash" and "flash" in bans:
        return True
    if verb in ("play", "flash"):
        card = action[1]
    elif verb == "buy":
        card = public.up[action[1]][action[2]][-1]
    else:
        return False
    return rules.ids[card] in bans or ("power" in bans and not rules.mask[card])


def play(draft: Draft, seat: int, card: int, way: int) -> None:
    """Play a card of one's hand."""
    piles.from_hand(draft, seat, card)
    stack.announce(draft, Frame(seat, card, way))


def take(draft: Draft, seat: int, side: int, at: int) -> None:
    """Buy an idea of one's own: it goes to the hand."""
    _pay_for_idea(draft, seat)
    card = take_idea(draft, side, at, hole=False)
    draft.tell("bought", seat, at, card)
    piles.to_hand(draft, seat, (card,), shown=True)


def buy(draft: Draft, seat: int, side: int, at: int, way: int) -> None:
    """Buy an idea of the other side's: it is played at once."""
    _pay_for_idea(draft, seat)
    card = take_idea(draft, side, at, hole=True)
    stack.announce(draft, Frame(seat, card, way, at))


def _pay_for_idea(draft: Draft, seat: int) -> None:
    draft.ideas += 1
    piles.pay(draft, (1, 0) if seat == 0 else (0, 1))


def use_ability(draft: Draft, seat: int) -> None:
    """Use the special ability; its token goes to the other side."""
    tokens = put(draft.tokens, seat, draft.tokens[seat] - 1)
    draft.tokens = put(tokens, 1 - seat, tokens[1 - seat] + 1)
    draft.tell("ability", seat)
    draft.moved = 0
    steps = draft.rules.abilities[seat]
    draft.todo = (*draft.todo, ("check",), *(("op", seat, op, 0) for op in reversed(steps)))


def owed(public: Any) -> tuple[int, int]:
    """Return what each side would have to discard if the turn ended now: by the other's largest area."""
    rules = public.rules
    area = grid(rules.columns).area
    return rules.penalty[area[owned(public.board, 1)]], rules.penalty[area[owned(public.board, 0)]]


def end(draft: Draft, seat: int) -> None:
    """End the turn: a goal is checked, penalties are read from one snapshot and announced (4)."""
    draft.tell("ended", seat)
    endings.turn_goal(draft, seat)
    if draft.result:
        return
    draft.todo = (*draft.todo, ("end",))
    pay = owed(draft)
    if any(pay):
        stack.announce(draft, Frame(seat, PENALTY, 0, pay=pay))
