"""What flips and counts of cards change in a position, from look-ups alone."""

from __future__ import annotations

from typing import Any

from mystery_table.games.mary_king.board import COUNT, grid
from mystery_table.games.mary_king.state import Op, locked, owned
from mystery_table.games.mary_king.worth import Worth, ends_left, turns_left

LOST = 50.0
"""What it costs that a mind cannot pay."""


class Glance:
    """What one seat sees at once of one position, which must not change while it is in use."""

    def __init__(self, worth: Worth, public: Any, seat: int) -> None:
        self.worth, self.public, self.seat = worth, public, seat
        self.rules = public.rules
        self.top = len(public.stack) - 1
        """The place on the stack of what a flash would answer."""
        self.board: int = public.board
        self.free = ~locked(public.locks)
        self.boards = worth.boards(ends_left(public))
        self.turns = turns_left(public)
        self.sign: float = worth.sign[seat]
        self._changes: dict[tuple[int, int, int], float] = {}
        self.here = self.sign * self.boards[self.board]

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
            return -LOST * self.sign if side == 0 or worth.together else LOST * self.sign
        change = worth.cards(side, m + mind, h + hand, turns) - worth.cards(side, m, h, turns)
        return float(self.sign * change)

    def flip(self, mask: int) -> float:
        """Return what a flip changes."""
        return float(self.sign * self.boards[self.board ^ (mask & self.free)] - self.here)

    def side(self, op: Op) -> int:
        """Return the side that an operation means."""
        other: int = 1 - self.seat
        return other if op.who == "opponent" else self.seat

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
        return float((max(found) if self.sign > 0 else -min(found)) - self.here)

    def hold(self, card: int) -> float:
        """Return what a card is worth in hand beyond any card."""
        mask = self.rules.mask[card]
        return float(0.1 * COUNT[mask] if mask else self.worth.weights.power)
