"""Operations on ideas and on what was announced: remove, play, replay, overlay, negate, redirect."""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft, put
from mystery_table.core.state import Action, Observation
from mystery_table.games.mary_king import piles
from mystery_table.games.mary_king.board import TURNED
from mystery_table.games.mary_king.effects import DONE, Pick, Verb, side_of
from mystery_table.games.mary_king.effects_cards import of_kind
from mystery_table.games.mary_king.effects_tiles import flip
from mystery_table.games.mary_king.state import HOLE, NEGATED, Frame, Op, Rules


def current(public: Any, side: int, stack: int) -> int:
    """Return the current idea of a stack, HOLE if there is none now."""
    ideas = public.up[side][stack]
    return ideas[-1] if ideas else HOLE


def take_idea(draft: Draft, side: int, stack: int, hole: bool) -> int:
    """Take the current idea; with a hole, what is beneath waits until all cards have resolved (10)."""
    ideas = draft.up[side][stack]
    left = ideas[:-1] + ((HOLE,) if hole else ())
    draft.up = put(draft.up, side, put(draft.up[side], stack, left))
    draft.holes = draft.holes or hole
    return int(ideas[-1])


class RemoveIdea(Pick):
    """Remove a current idea from the game."""

    def items(self, public: Any, seat: int, op: Op) -> bool:
        """Return whether there is a current idea."""
        return any(ideas and ideas[-1] != HOLE for ideas in public.up[side_of(seat, op.who)])

    def choices(self, observation: Observation, seat: int, op: Op, done: int) -> list[Action]:
        """Return each stack with a current idea."""
        side, public = side_of(seat, op.who), observation.public
        stacks = range(public.rules.stacks)
        return [("idea", side, stack) for stack in stacks if current(public, side, stack) != HOLE]

    def choose(self, draft: Draft, seat: int, op: Op, action: Action) -> bool:
        """Remove it."""
        _, side, stack = action
        card = take_idea(draft, side, stack, hole=True)
        draft.gone = (*draft.gone, card)
        draft.tell("removed", side, stack, card)
        return True

    def act(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Remember how many went."""
        draft.moved = done


class Replay(Pick):
    """Play the top control card of a memory as one's own; it counts toward the limit and stays there."""

    def items(self, public: Any, seat: int, op: Op) -> bool:
        """Return whether there is one, and the limit allows it."""
        below = public.controls < public.rules.limits[public.day][0]
        return below and bool(of_kind(public, side_of(seat, op.who), op.what))

    def choices(self, observation: Observation, seat: int, op: Op, done: int) -> list[Action]:
        """Return the orientations."""
        card = of_kind(observation.public, side_of(seat, op.who), op.what)[-1]
        return [("turn", way) for way in observation.public.rules.turns[card]]

    def choose(self, draft: Draft, seat: int, op: Op, action: Action) -> bool:
        """Flip its tiles."""
        card = of_kind(draft, side_of(seat, op.who), op.what)[-1]
        draft.controls += 1
        draft.moved = 1
        draft.tell("replayed", seat, card, action[1])
        flip(draft, shape(draft.rules, card, action[1]))
        return False


class Overlay(Pick):
    """Put the top cards of one's memory face up on one's idea stacks, where they are current."""

    def items(self, public: Any, seat: int, op: Op) -> bool:
        """Return whether the memory has a card."""
        return bool(public.memory[seat])

    def choices(self, observation: Observation, seat: int, op: Op, done: int) -> list[Action]:
        """Return each stack, and to stop once there are enough."""
        rules = observation.public.rules
        stacks: list[Action] = [("stack", seat, stack) for stack in range(rules.stacks)]
        return [DONE, *stacks] if done >= op.least else stacks

    def choose(self, draft: Draft, seat: int, op: Op, action: Action) -> bool:
        """Put the top card there, or stop."""
        if action == DONE:
            return False
        stack, card = action[2], draft.memory[seat][-1]
        piles.out_of_memory(draft, seat, card)
        ideas = (*draft.up[seat][stack], card)
        draft.up = put(draft.up, seat, put(draft.up[seat], stack, ideas))
        draft.tell("overlaid", seat, stack, card)
        return True


class Negate(Verb):
    """The card that was answered does not resolve and leaves the game (7)."""

    def act(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Mark it; it leaves when its turn to resolve comes."""
        answered = draft.stack[-1]
        draft.stack = (*draft.stack[:-1], answered._replace(effect=NEGATED))
        draft.tell("negated", answered.seat, answered.card)


class Redirect(Verb):
    """The other side pays one's penalty (8)."""

    def act(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Hand over what is owed. In answer to the same, what that one was to hand over goes back as well."""
        penalty = draft.stack[0]
        if penalty.answered == seat:
            return  # what it was to hand over has gone back already
        total = sum(penalty.pay)
        pay = (total, 0) if seat else (0, total)
        answers = any(is_redirect(draft.rules, frame, 1 - seat) for frame in draft.stack[1:])
        answered = 1 - seat if answers else penalty.answered
        draft.stack = (penalty._replace(pay=pay, answered=answered), *draft.stack[1:])
        draft.tell("redirected", seat, pay)


def is_redirect(rules: Rules, frame: Frame, seat: int) -> bool:
    """Return whether a seat has announced, and nobody negated, a flash that hands its penalty over."""
    if frame.seat != seat or frame.effect == NEGATED or rules.mask[frame.card]:
        return False
    return any(op.verb == "redirect" for op in rules.effects[frame.card][frame.effect].steps)


def shape(rules: Any, card: int, way: int) -> int:
    """Return the tiles that a control card flips, upright or turned."""
    mask = rules.mask[card]
    return TURNED[mask] if way else int(mask)
