"""Achievements are earned by the match without which they would not be there."""

from __future__ import annotations

from pathlib import Path

from mystery_table.core import campaign, statistics, tutorial
from mystery_table.core.earned import earned_by, past_of
from mystery_table.core.statistics import Result
from mystery_table.core.store import Store
from tests.support.guided import begun

GAME = "mirror_of_truth"
NO_MISSIONS = {GAME: frozenset[str](), "mysterium": frozenset[str]()}
NOON = 1_760_000_000.0


def result(won: bool, at: float, mission: str = "", level: str = "casual") -> Result:
    return Result(GAME, "competitive", mission, level, False, 4, 1, won, 1800.0, NOON + at)


def keys(store: Store, match: int) -> set[str]:
    return {award.key for award in earned_by(store, match, GAME, NO_MISSIONS)} - {"night"}


def test_L4_the_first_match_and_the_first_win_earn_something_each_once(tmp_path: Path) -> None:
    store = Store(tmp_path / "matches.sqlite")
    statistics.keep(store, 1, result(False, 1))
    assert keys(store, 1) == {"first"}
    statistics.keep(store, 2, result(True, 2))
    assert keys(store, 2) == {"won"}
    statistics.keep(store, 3, result(True, 3))
    assert keys(store, 3) == set()
    statistics.keep(store, 4, result(True, 4, level="master"))
    assert keys(store, 4) == {"three", "expert", "master"}


def test_L4_what_is_not_kept_as_a_result_earns_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path / "matches.sqlite")
    assert keys(store, 1) == set()
    statistics.keep(store, 1, result(True, 1))
    statistics.forget(store, GAME, 1)  # taken back, or practice after all
    assert keys(store, 1) == set()


def test_L4_the_past_holds_every_result_oldest_first(tmp_path: Path) -> None:
    store = Store(tmp_path / "matches.sqlite")
    for at in (3, 1, 2):
        statistics.keep(store, at, result(True, at))
    past = past_of(store, NO_MISSIONS)
    assert [found.at - NOON for found in past.results] == [1, 2, 3]
    assert past.done == {}


def test_L4_a_mission_won_with_the_guide_is_told_of_no_second_time(tmp_path: Path) -> None:
    store = Store(tmp_path / "matches.sqlite")
    guided = tutorial.tutorial(GAME)
    assert guided is not None
    missions = {GAME: frozenset({guided.wins})}
    statistics.keep(store, 50, result(True, 1, guided.wins))
    store.remember(GAME, campaign.WON, [guided.wins])
    told = {award.key for award in earned_by(store, 50, GAME, missions)}
    assert {"mission", "campaign"} <= told
    match = begun(store, GAME)
    match.close()
    store.finish(match.id, (1, 1))
    told = {award.key for award in earned_by(store, 50, GAME, missions)}
    assert not {"mission", "campaign"} & told
