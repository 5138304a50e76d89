"""What a position is worth to a bot: a look-up by board, plus a few terms for cards.

Everything is measured in cards of mind, from the ghost's point of view in a duel. In a mission the goal takes
the place of the duel, so that two bots who must save one body both gain by the same positions.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from mystery_table.games.mary_king.board import COUNT, FULL, TILES, grid
from mystery_table.games.mary_king.state import DAYS, Both, Goal, Rules, owned

CERTAIN = 60.0
"""What a match won is worth; one lost is worth as much less than nothing."""


class Weights(NamedTuple):
    """How much counts what, in cards of mind; found by matches of the casual level against itself."""

    tile: float = 0.15
    penalty: float = 8.0
    """For each card that the present areas cost at a turn's end: turns' ends that they will last."""
    bonus: float = 0.5
    """For each point of Friday's bonus, a turn's end before Friday night; it fades with distance."""
    fade: float = 0.99
    hand: float = 0.03
    """For each card in hand."""
    need: float = 0.75
    """For each card that must be drawn when the next turn begins."""
    danger: float = 1.5
    """For each card that a mind lacks for the next draw."""
    lock: float = 0.6
    power: float = 2.0
    """What a power card is worth in hand beyond any card."""


class Worth:
    """The worth of positions of one match. `sign[seat]` turns it into that seat's own interest."""

    def __init__(self, rules: Rules, weights: Weights | None = None) -> None:
        self.rules, self.weights = rules, weights or Weights()
        self.area = grid(rules.columns).area
        self.together = rules.mode == "together"
        self.duel = not rules.goals or any(goal.kind == "win" for goal in rules.goals)
        self.sign = (1.0, 1.0) if self.together else (1.0, -1.0)
        self._boards: dict[int, list[float]] = {}
        self._cards: dict[tuple[int, int, int, int], float] = {}

    def boards(self, ends: int) -> list[float]:
        """Return the worth of every board when so many turns' ends are still to come."""
        if ends not in self._boards:
            self._boards[ends] = [self._board(board, ends) for board in range(FULL + 1)]
        return self._boards[ends]

    def _board(self, board: int, ends: int) -> float:
        goals = sum(self._goal_of_board(goal, board, ends) for goal in self.rules.goals)
        if self.together:
            return goals - self._penalties(board, ends)[0] - self._penalties(board, ends)[1]
        total = goals if self.rules.side == 0 else -goals
        ghost, mortal = self._penalties(board, ends)
        if self.duel:
            w, bonus, count = self.weights, self.rules.bonus, COUNT[board]
            total += w.tile * (2 * count - TILES)
            total += w.bonus * w.fade ** (ends - 1) * (bonus[count] - bonus[TILES - count])
            return total + mortal - ghost
        return total + (mortal if self.rules.side else -ghost)

    def _penalties(self, board: int, ends: int) -> tuple[float, float]:
        """Return what the areas of a board will cost each side, in cards of mind."""
        table, weight = self.rules.penalty, min(self.weights.penalty, ends)
        return weight * table[self.area[board ^ FULL]], weight * table[self.area[board]]

    def _goal_of_board(self, goal: Goal, board: int, ends: int) -> float:
        """Return how far a board is from a condition, more urgent as the end comes near."""
        tiles = owned(board, goal.side)
        if goal.kind == "area":
            value = self.area[tiles]
            weight = 3.0 if goal.at == "turn_end" else 1.5
        elif goal.kind == "balance":
            value, weight = abs(2 * COUNT[board] - TILES), 0.7
        elif goal.kind == "holds":
            value, weight = COUNT[tiles & goal.tiles], 2.0
        elif goal.kind == "tiles":
            value, weight = COUNT[tiles], 1.5
        else:
            return 0.0
        missing = max(0, goal.least - value) + max(0, value - goal.most)
        near = 1.0 if goal.at == "turn_end" else 1.0 + 4.0 / ends
        return -weight * near * missing

    def cards(self, side: int, mind: int, hand: int, turns: int) -> float:
        """Return what a side's cards are worth to the match's interest, with so many own turns to come."""
        key = (side, mind, hand, turns)
        if key not in self._cards:
            self._cards[key] = self._of_cards(*key)
        return self._cards[key]

    def _of_cards(self, side: int, mind: int, hand: int, turns: int) -> float:
        w = self.weights
        missing = max(0, self.rules.hand - hand) if turns else 0
        if self.duel:
            worth = mind + w.hand * hand - w.need * missing
            if mind < missing:
                worth -= w.danger * (missing - mind)
            mine = worth if side == 0 or self.together else -worth
            return mine + self._floor(side, mind - missing, turns)
        return self._floor(side, mind - missing, turns)

    def _floor(self, side: int, left: int, turns: int) -> float:
        """Return the cost of a mind that is too low for a mission's goals."""
        total = 0.0
        for goal in self.rules.goals:
            if goal.kind in ("mind", "survive") and goal.side == side:
                least = goal.least + 1.5 * turns
                total += 0.15 * left - 1.5 * max(0.0, least - left)
            elif goal.kind == "area" and goal.at == "turn_end" and goal.side == side:
                total += 0.3 * left - max(0.0, 2.0 * turns - left)
        return total if self.together or self.rules.side == 0 else -total

    def played(self, side: int, count: int) -> float:
        """Return what it is worth that a side has played so many power cards."""
        total = 0.0
        for goal in self.rules.goals:
            if goal.kind == "power_cards" and goal.side == side:
                total -= 4.0 * max(0, goal.least - count)
        return total if self.together or self.rules.side == 0 else -total

    def of(self, public: Any, seat: int) -> float:
        """Return what a position is worth to a seat."""
        if public.result:
            return self._of_result(public.result, seat)
        ends, turns = ends_left(public), turns_left(public)
        total = self.boards(ends)[public.board]
        for side in (0, 1):
            total += self.cards(side, public.minds[side], public.hands[side], turns[side])
            if self.rules.goals:
                total += self.played(side, public.played[side])
        return float(self.sign[seat] * total)

    def _of_result(self, result: tuple[int, ...], seat: int) -> float:
        if self.together:
            return CERTAIN if result[seat] else -CERTAIN
        if result[0] == result[1]:
            return 0.0 if result[0] else -CERTAIN / 2
        return CERTAIN if result[seat] else -CERTAIN


def ends_left(public: Any) -> int:
    """Return how many turns' ends are still to come, from 10 on Monday to 1 in the last turn."""
    left: int = 2 * (DAYS - 1 - public.day) + (2 if public.turn == public.rules.first else 1)
    return left


def turns_left(public: Any) -> Both:
    """Return how many turns of each side are still to begin."""
    days = DAYS - 1 - public.day
    second = days + (public.turn == public.rules.first)
    return (days, second) if public.rules.first == 0 else (second, days)
