"""What finished matches come to: counted once, never in practice, resettable (L4, U1)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mystery_table.core import statistics
from mystery_table.core.achievements import Past, all_of_them
from mystery_table.core.files import export_match, import_match
from mystery_table.core.match import Match, delete_match, look_back, new_match, open_match, play_on
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Seating
from mystery_table.core.statistics import Result, Tally, result_of, summary
from mystery_table.core.store import Store
from tests.support.play import table

MISSION = {"mode": "pair", "mission": "easy_task"}
OPEN = {"mode": "competitive"}


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "matches.sqlite")
    yield store
    store.close()


def played(shelf: Store, seating: Seating, options: dict[str, str] = MISSION, seed: str = "seed") -> Match:
    match = new_match(shelf, "mirror_of_truth", options, seating, seed=seed)
    rng = Rng(5)
    while actors := match.session.actors:
        match.play(actors[0], rng.pick(match.session.legal(actors[0])))
    return match


def made(won: bool | None = True, **fields: object) -> Result:
    plain = Result("a", "duel", "", "casual", False, 2, 1, won, 60.0, 1000.0)
    return plain._replace(**fields)  # type: ignore[arg-type]


def test_L4_a_match_that_ends_is_counted_once(shelf: Store) -> None:
    match = played(shelf, table(0, None))
    match.close()
    (result,) = statistics.results(shelf)
    assert (result.game, result.mode, result.mission) == ("mirror_of_truth", "pair", "easy_task")
    assert (result.seats, result.persons, result.level, result.together) == (2, 1, "casual", True)
    assert result.won == (min(match.game.scores(match.session.state.public)) > 0)
    open_match(shelf, match.id).close()
    assert len(statistics.results(shelf)) == 1


def test_L4_what_was_counted_outlives_its_match_and_a_copy_does_not_count(
    shelf: Store, tmp_path: Path
) -> None:
    match = played(shelf, table(0, None))
    match.close()
    export_match(shelf, match.id, tmp_path / "a.mystery")
    arrival = import_match(shelf, tmp_path / "a.mystery")
    open_match(shelf, arrival.match).close()
    record, found = look_back(shelf, match.id)
    copy = open_match(shelf, play_on(shelf, found, record, found.last - 1))
    while actors := copy.session.actors:
        copy.play(actors[0], copy.session.legal(actors[0])[0])
    copy.close()
    delete_match(shelf, match.id)
    assert len(statistics.results(shelf)) == 1


def test_U1_practice_does_not_count_and_takes_its_count_back(shelf: Store) -> None:
    match = played(shelf, table(0, None))
    assert len(statistics.results(shelf)) == 1
    assert match.undo(0, free=True)
    assert match.practice
    assert statistics.results(shelf) == []
    while actors := match.session.actors:
        match.play(actors[0], match.session.legal(actors[0])[0])
    match.close()
    assert statistics.results(shelf) == []


def test_matches_between_bots_do_not_count(shelf: Store) -> None:
    played(shelf, table(None, None)).close()
    assert statistics.results(shelf) == []


@pytest.mark.parametrize(
    ("persons", "scores", "won"),
    [
        ((0, None), (3, 1), True),
        ((0, None), (1, 3), False),
        ((0, None), (2, 2), True),
        ((0, None), (0, 0), False),
        ((0, 1), (3, 1), None),
        ((0, 1), (1, 1), True),
        ((0, 1), (0, 0), False),
        ((0, 0), (3, 1), True),
        ((0, 1, None), (1, 3, 2), True),
    ],
)
def test_L4_who_won(persons: tuple[int | None, ...], scores: tuple[int, ...], won: bool | None) -> None:
    assert result_of("a", {}, table(*persons), scores, 1.0, 2.0).won is won


def test_L4_wins_streaks_modes_levels_missions_and_time_are_added_up() -> None:
    found = [
        made(True, mission="m", seconds=300.0),
        made(True, mission="m", seconds=200.0),
        made(None, level=""),
        made(False, mode="solo", level="strong", mission="n"),
        made(True),
    ]
    total = summary(found)
    assert total.total == Tally(5, 3)
    assert (total.decided, total.streak, total.longest) == (4, 1, 2)
    assert total.seconds == 680.0
    assert total.modes == {"duel": Tally(4, 3), "solo": Tally(1, 0)}
    assert total.levels == {"casual": Tally(3, 3), "strong": Tally(1, 0)}
    assert total.missions["m"] == (Tally(2, 2), 200.0)
    assert total.missions["n"] == (Tally(1, 0), None)


def test_L4_pauses_are_no_time_at_the_table(shelf: Store) -> None:
    match = played(shelf, table(0, None))
    shelf._db.execute("update step set at = n * 1000.0 where match = ?", (match.id,))
    lines = match.session.lines
    assert shelf.seconds(match.id, statistics.PAUSE) == (lines - 1) * statistics.PAUSE
    shelf._db.execute("update step set at = n * 7.0 where match = ?", (match.id,))
    assert shelf.seconds(match.id, statistics.PAUSE) == (lines - 1) * 7
    match.close()


def test_L4_statistics_are_reset_and_begin_anew(shelf: Store) -> None:
    played(shelf, table(0, None)).close()
    statistics.reset(shelf)
    assert statistics.results(shelf) == []
    assert len(shelf.matches()) == 1
    assert shelf.remembered("mirror_of_truth", "setup") is not None
    played(shelf, table(0, None), seed="other").close()
    assert len(statistics.results(shelf)) == 1


def test_a_damaged_result_is_left_out(shelf: Store) -> None:
    shelf.remember("a", "result 7", {"game": "a"})
    shelf.remember("a", "result 8", made()._asdict())
    assert statistics.results(shelf) == [made()]


def test_L4_achievements_are_modest_in_number_and_each_can_be_earned() -> None:
    awards = all_of_them(2)
    assert 10 <= len(awards) <= 20
    assert len({award.key for award in awards}) == len(awards)
    nothing = Past((), ("a", "b"), {"a": frozenset({"m"})}, {"a": frozenset()})
    assert not [award.key for award in awards if award.reached(nothing)]
    lot = [made(True, game="ab"[n % 2], seats=6, persons=2, level="master", seconds=900.0) for n in range(60)]
    night = made(True, at=1.7e9, seconds=500.0)
    while not all_of_them(2)[15].reached(Past((night,), (), {}, {})):
        night = night._replace(at=night.at + 3600)
    done = frozenset(map(str, range(10)))
    everything = Past((*lot, night), ("a", "b"), {"a": done}, {"a": done})
    assert [award.key for award in awards if not award.reached(everything)] == []
