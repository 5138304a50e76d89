"""A yardstick for bots: tries every action by the rules in one guessed world and counts what it sees then."""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Action, Observation
from mystery_table.games.mary_king.board import COUNT, FULL, TILES, grid
from mystery_table.games.mary_king.rules import GAME


def material(draft: Any, seat: int) -> float:
    """Return mind, hand, tiles and penalties of a seat, less those of the other; a result is beyond all."""
    if draft.result:
        won, lost = draft.result[seat], draft.result[1 - seat]
        return 1000.0 * (won - lost) if won != lost else -500.0 * (not won)
    board, rules = draft.board, draft.rules
    area = grid(rules.columns).area
    ghost = draft.minds[0] + 0.35 * draft.hands[0] + COUNT[board] - 1.5 * rules.penalty[area[board ^ FULL]]
    mortal = draft.minds[1] + 0.35 * draft.hands[1] + TILES - COUNT[board] - 1.5 * rules.penalty[area[board]]
    return float(ghost - mortal if seat == 0 else mortal - ghost)


class Greedy:
    """Takes the action after which it has most, one step ahead, if nobody answers."""

    def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        """Return one of `legal`; to end, pass or stop is worth what is there already."""
        world = Draft(GAME.guess(observation, rng), quiet=True)
        seat, best, found = observation.seat, -1e9, legal[0]
        for action in legal:
            value = material(world, seat)
            if action[0] not in ("end", "pass", "done"):
                value = self._after(world.copy(), seat, action, rng)
            value += rng.random() * 1e-3
            if value > best:
                best, found = value, action
        return found

    def _after(self, draft: Draft, seat: int, action: Action, rng: Rng) -> float:
        GAME.step(draft, seat, action)
        while draft.actors and draft.todo and draft.todo[-1][0] in ("window", "shuffle", "drop"):
            actor = draft.actors[0]
            step = GAME.chance(draft.view(), rng) if actor == CHANCE else ("pass",)
            GAME.step(draft, actor, step)
        return material(draft, seat)
