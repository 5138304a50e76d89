"""What each legal action is worth at a glance: flips from board masks, cards by counting, nothing played.

A flip's estimate equals what the rules make of it when nobody answers (tested); the rest are estimates.
"""

from __future__ import annotations

from typing import Any

from mystery_table.core.state import Action
from mystery_table.games.mary_king.board import COUNT, TURNED, grid
from mystery_table.games.mary_king.state import PENALTY, SAME, Effect, Op, locked, owned
from mystery_table.games.mary_king.worth import Worth, ends_left, turns_left


class Glance:
    """The estimates for one seat in one position, which must not change while it is in use."""

    def __init__(self, worth: Worth, public: Any, seat: int, hand: tuple[int, ...]) -> None:
        self.worth, self.public, self.seat, self.hand = worth, public, seat, hand
        self.rules = public.rules
        self.top = len(public.stack) - 1
        """The place on the stack of what a flash would answer."""
        self.board: int = public.board
        self.free = ~locked(public.locks)
        self.boards = worth.boards(ends_left(public))
        self.turns = turns_left(public)
        self.sign = worth.sign[seat]
        self._changes: dict[tuple[int, int, int], float] = {}
        self.here = self.sign * self.boards[self.board]

    def of(self, action: Action) -> float:
        """Return what an action changes, in the seat's interest; 0 for one that ends or passes."""
        return ESTIMATES[action[0]](self, action) if action[0] in ESTIMATES else 0.0

    def cards(self, side: int, mind: int = 0, hand: int = 0) -> float:
        """Return what it changes if a side's mind and hand change by so many cards."""
        key = (side, mind, hand)
        if key not in self._changes:
            self._changes[key] = self._of_cards(*key)
        return self._changes[key]

    def _of_cards(self, side: int, mind: int, hand: int) -> float:
        public, worth = self.public, self.worth
        m, h, turns = public.minds[side], public.hands[side], self.turns[side]
        if m + mind < 0:
            return -self.sign * 50.0 if (side == 0 or worth.together) else self.sign * 50.0
        return self.sign * (worth.cards(side, m + mind, h + hand, turns) - worth.cards(side, m, h, turns))

    def flip(self, mask: int) -> float:
        """Return what a flip changes."""
        return self.sign * self.boards[self.board ^ (mask & self.free)] - self.here

    def card(self, card: int, way: int) -> float:
        """Return what the effect of a card changes, leaving aside where the card comes from."""
        mask = self.rules.mask[card]
        if mask:
            return self.flip(TURNED[mask] if way else mask)
        return self.effect(self.rules.effects[card][way])

    def effect(self, effect: Effect) -> float:
        """Return what an effect changes, its choices made well."""
        total, before = 0.0, 0
        for op in effect.steps:
            count = before if op.number == SAME else op.number
            total += OPERATIONS[op.verb](self, op, count)
            before = min(count, 3)
        return total

    def side(self, op: Op) -> int:
        """Return the side that an operation means."""
        return 1 - self.seat if op.who == "opponent" else self.seat

    def best_flip(self, op: Op) -> float:
        """Return what the best choice of a flip changes."""
        masks = grid(self.rules.columns).shapes[op.area]
        if op.who != "any":
            tiles = owned(self.board, self.side(op))
            masks = tuple(mask for mask in masks if mask & tiles)
        boards, board, free = self.boards, self.board, self.free
        found = [boards[board ^ (mask & free)] for mask in masks]
        if not found:
            return 0.0
        return (max(found) if self.sign > 0 else -min(found)) - self.here

    def hold(self, card: int) -> float:
        """Return what a card is worth in hand beyond any card."""
        mask = self.rules.mask[card]
        return 0.1 * COUNT[mask] if mask else self.worth.weights.power


def _play(glance: Glance, action: Action) -> float:
    _, card, way = action
    power = 0.0 if glance.rules.mask[card] else _played(glance)
    return glance.card(card, way) + glance.cards(glance.seat, hand=-1) + power


def _played(glance: Glance) -> float:
    """Return what it changes that the seat plays a power card, which some missions ask for."""
    if not glance.rules.goals:
        return 0.0
    count, seat = glance.public.played[glance.seat], glance.seat
    return glance.sign * (glance.worth.played(seat, count + 1) - glance.worth.played(seat, count))


def _take(glance: Glance, action: Action) -> float:
    card = glance.public.up[action[1]][action[2]][-1]
    return glance.cards(glance.seat, mind=-1, hand=1) + glance.hold(card)


def _buy(glance: Glance, action: Action) -> float:
    _, side, at, way = action
    card = glance.public.up[side][at][-1]
    power = 0.0 if glance.rules.mask[card] else _played(glance)
    return glance.card(card, way) + glance.cards(glance.seat, mind=-1) + power


def _idea(glance: Glance, action: Action) -> float:
    card = glance.public.up[action[1]][action[2]][-1]
    return glance.card(card, action[3]) if len(action) > 3 else glance.hold(card)


def _tiles(glance: Glance, action: Action) -> float:
    op = glance.public.todo[-1][2]
    if op.verb == "flip":
        return glance.flip(action[1])
    if op.verb == "lock":
        return _keeping(glance, action[1])
    return 0.1 if action[1] & ~owned(glance.board, glance.seat) else -0.1


def _keeping(glance: Glance, mask: int) -> float:
    """Return what it is worth to keep tiles: what it would cost if they were flipped."""
    return max(0.0, -glance.flip(mask)) * 0.25 + glance.worth.weights.lock * COUNT[mask]


def _card(glance: Glance, action: Action) -> float:
    op, card = glance.public.todo[-1][2], action[1]
    hold = glance.hold(card)
    if op.verb in ("recover", "retrieve"):
        side = glance.side(op)
        gain = 1.0 + hold
        return gain if side == glance.seat or glance.worth.together else -gain
    # A discard: of one's own cards the worst, of another's the best; a new one comes for one's own.
    return 0.3 - hold if glance.side(op) == glance.seat else hold


def _flash(glance: Glance, action: Action) -> float:
    _, card, way = action
    effect = glance.rules.effects[card][way]
    return glance.effect(effect) + glance.cards(glance.seat, hand=-1) - 0.5 + _played(glance)


def _turn(glance: Glance, action: Action) -> float:
    memory = glance.public.memory[glance.side(glance.public.todo[-1][2])]
    card = next(card for card in reversed(memory) if glance.rules.mask[card])
    return glance.card(card, action[1])


def _recall(glance: Glance, action: Action) -> float:
    return 0.3


def _ability(glance: Glance, action: Action) -> float:
    steps = glance.rules.abilities[glance.seat]
    fresh = glance.public.rules.limits[glance.public.day][0] - glance.public.controls
    drawn = sum(op.number for op in steps if op.verb == "draw" and op.who == "me")
    # A card drawn now can still be played today, and would have been drawn tomorrow; the token helps another.
    return glance.effect(Effect("turn", steps)) + 0.6 * min(drawn, fresh) - 0.3


def _negate(glance: Glance, op: Op, count: int) -> float:
    """Return what it is worth that what the other side has announced does not happen."""
    frame = glance.public.stack[glance.top] if glance.top >= 0 else None
    if frame is None or frame.card == PENALTY or frame.effect < 0:
        return 0.0
    other = Glance(glance.worth, glance.public, frame.seat, ())
    other.top = glance.top - 1
    return other.card(frame.card, frame.effect) * (-1.0 if glance.worth.together else 1.0)


def _redirect(glance: Glance, op: Op, count: int) -> float:
    pay = glance.public.stack[0].pay
    mine, seat = pay[glance.seat] if pay else 0, glance.seat
    answered = any(frame.seat != seat for frame in glance.public.stack[1:])
    moved = sum(pay) if answered else mine
    total = sum(pay)
    short = glance.public.minds[1 - seat] < total
    return glance.cards(seat, mind=moved) + (
        40.0 if short and not glance.worth.together else glance.cards(1 - seat, mind=-min(moved, 9))
    )


def _mill(glance: Glance, op: Op, count: int) -> float:
    sides = (0, 1) if op.who == "any" else (glance.side(op),)
    return sum(glance.cards(side, mind=-count) for side in sides)


def _draw(glance: Glance, op: Op, count: int) -> float:
    sides = (0, 1) if op.who == "any" else (glance.side(op),)
    return sum(glance.cards(side, mind=-count, hand=count) for side in sides)


def _recover(glance: Glance, op: Op, count: int) -> float:
    side = glance.side(op)
    return glance.cards(side, mind=min(count, len(glance.public.memory[side])))


def _retrieve(glance: Glance, op: Op, count: int) -> float:
    side = glance.side(op)
    return glance.cards(side, hand=min(count, len(glance.public.memory[side])))


def _discard(glance: Glance, op: Op, count: int) -> float:
    side = glance.side(op)
    if op.who == "me" and op.least == 0:
        return 0.0
    gone = min(count, glance.public.hands[side])
    return glance.cards(side, hand=-gone) + (0.5 * gone if op.choose == "me" and side != glance.seat else 0.0)


def _lock(glance: Glance, op: Op, count: int) -> float:
    size = 2 if op.area in ("pair", "mirror") else 4 if op.area == "block" else 1
    return glance.worth.weights.lock * size


def _unlock(glance: Glance, op: Op, count: int) -> float:
    held = ~glance.free & 0xFFF
    theirs = held & owned(glance.board, 1 - glance.seat)
    return 0.3 * (2 * COUNT[theirs] - COUNT[held])


def _idea_gone(glance: Glance, op: Op, count: int) -> float:
    ideas = [stack[-1] for stack in glance.public.up[glance.side(op)] if stack and stack[-1] >= 0]
    return 0.5 + max(map(glance.hold, ideas)) if ideas else 0.0


def _idea_played(glance: Glance, op: Op, count: int) -> float:
    best = 0.0
    for stack in glance.public.up[glance.side(op)]:
        if stack and stack[-1] >= 0 and glance.rules.mask[stack[-1]]:
            best = max(best, *(glance.card(stack[-1], way) for way in glance.rules.turns[stack[-1]]))
    return best


def _replay(glance: Glance, op: Op, count: int) -> float:
    memory = glance.public.memory[glance.side(op)]
    card = next((card for card in reversed(memory) if glance.rules.mask[card]), None)
    return 0.0 if card is None else max(glance.card(card, way) for way in glance.rules.turns[card])


def _overlay(glance: Glance, op: Op, count: int) -> float:
    """Return what it is worth that cards of the memory can be bought again: little but for power cards."""
    top = glance.public.memory[glance.seat][-count:]
    return max((0.4 * glance.hold(card) for card in top), default=0.0)


ESTIMATES = {
    "play": _play,
    "take": _take,
    "buy": _buy,
    "idea": _idea,
    "tiles": _tiles,
    "card": _card,
    "flash": _flash,
    "turn": _turn,
    "recall": _recall,
    "ability": _ability,
}
OPERATIONS = {
    "flip": lambda glance, op, count: glance.best_flip(op),
    "lock": _lock,
    "unlock": _unlock,
    "mill": _mill,
    "draw": _draw,
    "recover": _recover,
    "retrieve": _retrieve,
    "discard": _discard,
    "shed": lambda glance, op, count: 0.0,
    "look": lambda glance, op, count: 0.1,
    "reorder": lambda glance, op, count: 0.1,
    "remove_idea": _idea_gone,
    "play_idea": _idea_played,
    "replay": _replay,
    "negate": _negate,
    "redirect": _redirect,
    "overlay": _overlay,
}
