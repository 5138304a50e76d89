"""Which achievements a match has just earned: those that would not be there without it."""

from __future__ import annotations

from collections.abc import Mapping

from mystery_table.core import campaign, statistics
from mystery_table.core.achievements import Achievement, Past, all_of_them
from mystery_table.core.statistics import Result
from mystery_table.core.store import Store

Missions = Mapping[str, frozenset[str]]
"""Of each game: the ids of its missions, none where it has no campaign."""


def past_of(store: Store, missions: Missions) -> Past:
    """Return what achievements look at, as it is kept now."""
    done = {game: campaign.won(store, game) for game, ids in missions.items() if ids}
    return Past(tuple(statistics.results(store)), tuple(missions), missions, done)


def earned_by(store: Store, match: int, game: str, missions: Missions) -> list[Achievement]:
    """Return the achievements that a finished match has earned, in their order.

    Practice and matches of bots alone are not kept as results, so they earn nothing.
    """
    mine = statistics.result(store, game, match)
    if mine is None:
        return []
    now = past_of(store, missions)
    before = _without(store, now, mine)
    return [a for a in all_of_them(len(missions)) if a.reached(now) and not a.reached(before)]


def _without(store: Store, past: Past, mine: Result) -> Past:
    """Return the past as it would be without one match; its mission stays won if another match won it."""
    others = list(past.results)
    others.remove(mine)
    won = {result.mission for result in others if result.won and result.game == mine.game}
    done = dict(past.done)
    only_here = mine.won and mine.mission and mine.mission not in won and mine.game in done
    # The guided match is practice and no result, but wins the first mission.
    if only_here and not campaign.is_won_with_guide(store, mine.game, mine.mission):
        done[mine.game] = done[mine.game] - {mine.mission}
    return past._replace(results=tuple(others), done=done)
