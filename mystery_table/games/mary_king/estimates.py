"""What each legal action is worth at a glance: flips from board masks, cards by counting, nothing played.

A flip's estimate equals what the rules make of it when nobody answers (tested); the rest are estimates.
"""

from __future__ import annotations

from collections.abc import Callable

from mystery_table.core.state import Action
from mystery_table.games.mary_king.board import COUNT, FULL, TURNED
from mystery_table.games.mary_king.glance import Glance
from mystery_table.games.mary_king.state import PENALTY, SAME, Effect, Op, owned


class Estimates(Glance):
    """The estimates for one seat in one position; one method for each verb of actions and of operations."""

    def of(self, action: Action) -> float:
        """Return what an action changes, in the seat's interest; 0 for one that ends or passes."""
        estimate = ESTIMATES.get(action[0])
        return estimate(self, action) if estimate else 0.0

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

    def action_play(self, action: Action) -> float:
        """Estimate ("play", …)."""
        _, card, way = action
        power = 0.0 if self.rules.mask[card] else self.one_more_power()
        return self.card(card, way) + self.cards(self.seat, hand=-1) + power

    def one_more_power(self) -> float:
        """Return what it changes that the seat plays a power card, which some missions ask for."""
        if not self.rules.goals:
            return 0.0
        count, seat = self.public.played[self.seat], self.seat
        return self.sign * (self.worth.played(seat, count + 1) - self.worth.played(seat, count))

    def action_take(self, action: Action) -> float:
        """Estimate ("take", …)."""
        card = self.public.up[action[1]][action[2]][-1]
        return self.cards(self.seat, mind=-1, hand=1) + self.hold(card)

    def action_buy(self, action: Action) -> float:
        """Estimate ("buy", …)."""
        _, side, at, way = action
        card = self.public.up[side][at][-1]
        power = 0.0 if self.rules.mask[card] else self.one_more_power()
        return self.card(card, way) + self.cards(self.seat, mind=-1) + power

    def action_idea(self, action: Action) -> float:
        """Estimate ("idea", …)."""
        card = self.public.up[action[1]][action[2]][-1]
        return self.card(card, action[3]) if len(action) > 3 else self.hold(card)

    def action_tiles(self, action: Action) -> float:
        """Estimate ("tiles", …)."""
        op = self.public.todo[-1][2]
        if op.verb == "flip":
            return self.flip(action[1])
        if op.verb == "lock":
            return self.keeping(action[1])
        return 0.1 if action[1] & ~owned(self.board, self.seat) else -0.1

    def keeping(self, mask: int) -> float:
        """Return what it is worth to keep tiles: what it would cost if they were flipped."""
        return max(0.0, -self.flip(mask)) * 0.25 + self.worth.weights.lock * COUNT[mask]

    def action_card(self, action: Action) -> float:
        """Estimate ("card", …)."""
        op, card = self.public.todo[-1][2], action[1]
        hold = self.hold(card)
        if op.verb in ("recover", "retrieve"):
            side = self.side(op)
            gain = 1.0 + hold
            return gain if side == self.seat or self.worth.together else -gain
        # A discard: of one's own cards the worst, of another's the best; a new one comes for one's own.
        return 0.3 - hold if self.side(op) == self.seat else hold

    def action_flash(self, action: Action) -> float:
        """Estimate ("flash", …)."""
        _, card, way = action
        effect = self.rules.effects[card][way]
        return self.effect(effect) + self.cards(self.seat, hand=-1) - 0.5 + self.one_more_power()

    def action_turn(self, action: Action) -> float:
        """Estimate ("turn", …)."""
        memory = self.public.memory[self.side(self.public.todo[-1][2])]
        card = next(card for card in reversed(memory) if self.rules.mask[card])
        return self.card(card, action[1])

    def action_recall(self, action: Action) -> float:
        """Estimate ("recall", …)."""
        return 0.3

    def action_ability(self, action: Action) -> float:
        """Estimate ("ability", …)."""
        steps = self.rules.abilities[self.seat]
        fresh: int = self.public.rules.limits[self.public.day][0] - self.public.controls
        drawn = sum(op.number for op in steps if op.verb == "draw" and op.who == "me")
        # A card drawn now can still be played today; the token then helps the other side.
        return float(self.effect(Effect("turn", steps)) + 0.6 * min(drawn, fresh) - 0.3)

    def op_negate(self, op: Op, count: int) -> float:
        """Return what it is worth that what the other side has announced does not happen."""
        frame = self.public.stack[self.top] if self.top >= 0 else None
        if frame is None or frame.card == PENALTY or frame.effect < 0:
            return 0.0
        other = Estimates(self.worth, self.public, frame.seat)
        other.top = self.top - 1
        return other.card(frame.card, frame.effect) * (-1.0 if self.worth.together else 1.0)

    def op_redirect(self, op: Op, count: int) -> float:
        """Estimate the operation redirect."""
        pay = self.public.stack[0].pay
        mine, seat = pay[self.seat] if pay else 0, self.seat
        answered = any(frame.seat != seat for frame in self.public.stack[1:])
        moved = sum(pay) if answered else mine
        total = sum(pay)
        short = self.public.minds[1 - seat] < total
        return self.cards(seat, mind=moved) + (
            40.0 if short and not self.worth.together else self.cards(1 - seat, mind=-min(moved, 9))
        )

    def op_mill(self, op: Op, count: int) -> float:
        """Estimate the operation mill."""
        sides = (0, 1) if op.who == "any" else (self.side(op),)
        return sum(self.cards(side, mind=-count) for side in sides)

    def op_draw(self, op: Op, count: int) -> float:
        """Estimate the operation draw."""
        sides = (0, 1) if op.who == "any" else (self.side(op),)
        return sum(self.cards(side, mind=-count, hand=count) for side in sides)

    def op_recover(self, op: Op, count: int) -> float:
        """Estimate the operation recover."""
        side = self.side(op)
        return self.cards(side, mind=min(count, len(self.public.memory[side])))

    def op_retrieve(self, op: Op, count: int) -> float:
        """Estimate the operation retrieve."""
        side = self.side(op)
        return self.cards(side, hand=min(count, len(self.public.memory[side])))

    def op_discard(self, op: Op, count: int) -> float:
        """Estimate the operation discard."""
        side = self.side(op)
        if op.who == "me" and op.least == 0:
            return 0.0
        gone = min(count, self.public.hands[side])
        return self.cards(side, hand=-gone) + (0.5 * gone if op.choose == "me" and side != self.seat else 0.0)

    def op_lock(self, op: Op, count: int) -> float:
        """Estimate the operation lock."""
        size = 2 if op.area in ("pair", "mirror") else 4 if op.area == "block" else 1
        return self.worth.weights.lock * size

    def op_unlock(self, op: Op, count: int) -> float:
        """Estimate the operation unlock."""
        held = ~self.free & FULL
        theirs = held & owned(self.board, 1 - self.seat)
        return 0.3 * (2 * COUNT[theirs] - COUNT[held])

    def op_idea_gone(self, op: Op, count: int) -> float:
        """Estimate the removal of an idea."""
        ideas = [stack[-1] for stack in self.public.up[self.side(op)] if stack and stack[-1] >= 0]
        return 0.5 + max(map(self.hold, ideas)) if ideas else 0.0

    def op_idea_played(self, op: Op, count: int) -> float:
        """Estimate playing an idea for nothing."""
        best = 0.0
        for stack in self.public.up[self.side(op)]:
            if stack and stack[-1] >= 0 and self.rules.mask[stack[-1]]:
                best = max(best, *(self.card(stack[-1], way) for way in self.rules.turns[stack[-1]]))
        return best

    def op_replay(self, op: Op, count: int) -> float:
        """Estimate the operation replay."""
        memory = self.public.memory[self.side(op)]
        card = next((card for card in reversed(memory) if self.rules.mask[card]), None)
        return 0.0 if card is None else max(self.card(card, way) for way in self.rules.turns[card])

    def op_overlay(self, op: Op, count: int) -> float:
        """Return what it is worth that cards of the memory can be bought again."""
        top = self.public.memory[self.seat][-count:]
        return max((0.4 * self.hold(card) for card in top), default=0.0)

    def op_flip(self, op: Op, count: int) -> float:
        """Estimate the operation flip."""
        return self.best_flip(op)

    def op_shed(self, op: Op, count: int) -> float:
        """Estimate the operation shed."""
        return 0.0

    def op_look(self, op: Op, count: int) -> float:
        """Estimate the operation look."""
        return 0.1

    def op_reorder(self, op: Op, count: int) -> float:
        """Estimate the operation reorder."""
        return 0.1


ESTIMATES: dict[str, Callable[[Estimates, Action], float]] = {
    "play": Estimates.action_play,
    "take": Estimates.action_take,
    "buy": Estimates.action_buy,
    "idea": Estimates.action_idea,
    "tiles": Estimates.action_tiles,
    "card": Estimates.action_card,
    "flash": Estimates.action_flash,
    "turn": Estimates.action_turn,
    "recall": Estimates.action_recall,
    "ability": Estimates.action_ability,
}
"""By the verb of an action; what is not here changes nothing by itself."""
OPERATIONS: dict[str, Callable[[Estimates, Op, int], float]] = {
    "flip": Estimates.op_flip,
    "lock": Estimates.op_lock,
    "unlock": Estimates.op_unlock,
    "mill": Estimates.op_mill,
    "draw": Estimates.op_draw,
    "recover": Estimates.op_recover,
    "retrieve": Estimates.op_retrieve,
    "discard": Estimates.op_discard,
    "shed": Estimates.op_shed,
    "look": Estimates.op_look,
    "reorder": Estimates.op_reorder,
    "remove_idea": Estimates.op_idea_gone,
    "play_idea": Estimates.op_idea_played,
    "replay": Estimates.op_replay,
    "negate": Estimates.op_negate,
    "redirect": Estimates.op_redirect,
    "overlay": Estimates.op_overlay,
}
"""By the verb of an operation of an effect; `count` is how many it moves."""
