"""How a match ends, and for whom.

`ending` is ("tiles", winners), ("short", winners), ("goal", winners) or ("friday", winners, scores, areas,
reason); winners has 1 for a side that wins. The reason is what decided: "score", "area", "owner" or "nobody".
A mission turns the ending into success or failure.
"""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft
from mystery_table.games.mary_king.board import COUNT, FULL, TILES, grid
from mystery_table.games.mary_king.state import GHOST, NOBODY, Both, Goal, owned

NO_SIDE: Both = (0, 0)
BOTH_SIDES: Both = (1, 1)


def side_wins(side: int) -> Both:
    """Return the winners when one side alone wins."""
    return (1, 0) if side == GHOST else (0, 1)


def over(draft: Draft, kind: str, winners: Both, *facts: Any) -> None:
    """End the match; whatever had still to happen does not. The first ending counts."""
    if draft.result:
        return
    draft.ending = (kind, winners, *facts)
    draft.result = winners if draft.rules.mode == "duel" else _of_mission(draft)
    draft.tell("over", draft.result, draft.ending)


def short(draft: Draft, who: tuple[bool, bool]) -> None:
    """End the match because minds have too few cards: who is short loses, both together lose both (1)."""
    over(draft, "short", (int(not who[0]), int(not who[1])))


def all_tiles(draft: Draft) -> None:
    """End the match if one side controls the whole portrait (5)."""
    if draft.board in (0, FULL):
        over(draft, "tiles", side_wins(GHOST if draft.board else 1 - GHOST))


def friday(draft: Draft) -> None:
    """End the match on Friday night: mind + bonus, then larger area, then the game's owner (13)."""
    rules = draft.rules
    area = grid(rules.columns).area
    tiles = (owned(draft.board, 0), owned(draft.board, 1))
    scores = tuple(draft.minds[side] + rules.bonus[COUNT[tiles[side]]] for side in (0, 1))
    areas = (area[tiles[0]], area[tiles[1]])
    for reason, values in (("score", scores), ("area", areas)):
        if values[0] != values[1]:
            over(draft, "friday", side_wins(int(values[1] > values[0])), scores, areas, reason)
            return
    winners = BOTH_SIDES if rules.owner == NOBODY else side_wins(rules.owner)
    over(draft, "friday", winners, scores, areas, "nobody" if rules.owner == NOBODY else "owner")


def turn_goal(draft: Draft, seat: int) -> None:
    """Win a mission at once whose goal is something to hold at the end of a turn."""
    goals = draft.rules.goals
    if goals and goals[0].at == "turn_end" and goals[0].side == seat and all(meets(draft, g) for g in goals):
        over(draft, "goal", side_wins(seat))


def _of_mission(draft: Draft) -> Both:
    rules = draft.rules
    won = draft.ending[0] == "goal" or all(_done(draft, goal) for goal in rules.goals)
    if rules.mode == "together":
        return BOTH_SIDES if won else NO_SIDE
    return side_wins(rules.side if won else 1 - rules.side)


def _done(draft: Draft, goal: Goal) -> bool:
    """Return whether a goal is reached when the match ends.

    One for the end of a turn is reached by all twelve tiles too: they end the match before the turn does.
    """
    by_tiles = draft.ending[0] == "tiles" and draft.ending[1] == side_wins(goal.side)
    return (goal.at == "end" or by_tiles) and meets(draft, goal)


def meets(public: Any, goal: Goal) -> bool:
    """Return whether a condition holds in this position, which for the goals of an ending is the last one."""
    if goal.kind in _OF_ENDING:
        return _OF_ENDING[goal.kind](public, goal)
    return goal.least <= measure(public, goal) <= goal.most


def measure(public: Any, goal: Goal) -> int:
    """Return the number that a condition about the position bounds."""
    tiles: int = owned(public.board, goal.side)
    if goal.kind == "area":
        return int(grid(public.rules.columns).area[tiles])
    if goal.kind == "mind":
        return int(public.minds[goal.side])
    if goal.kind == "power_cards":
        return int(public.played[goal.side])
    if goal.kind == "balance":
        return abs(2 * int(COUNT[public.board]) - TILES)
    if goal.kind == "tiles":
        return COUNT[tiles]
    return COUNT[tiles & goal.tiles]  # holds


def _wins(public: Any, goal: Goal) -> bool:
    in_time = goal.day == NOBODY or public.day <= goal.day
    return bool(public.ending) and public.ending[1] == side_wins(goal.side) and in_time


def _survives(public: Any, goal: Goal) -> bool:
    kind, winners = public.ending[:2] if public.ending else ("", NO_SIDE)
    return bool(kind) and not (kind in ("short", "tiles") and not winners[goal.side])


def _reaches_friday_night(public: Any, _: Goal) -> bool:
    return bool(public.ending) and public.ending[0] == "friday"


_OF_ENDING = {"win": _wins, "survive": _survives, "friday_night": _reaches_friday_night}
