"""Bots and partners of other minds: the command that measures them, and what it must find."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from mystery_table.core.bot import mind
from mystery_table.core.rng import Rng
from mystery_table.core.simulation import Player
from mystery_table.games.mirror_of_truth.bot import LEVELS, YARDSTICKS
from mystery_table.games.mirror_of_truth.missions import missions
from mystery_table.games.mirror_of_truth.rules import GAME
from tests.support.mirror import I, M, dealt, with_votes
from tools.crossed.mirror_beliefs import believed, calibration
from tools.crossed.mirror_listening import understood
from tools.crossed.mirror_matches import all_missions, played, rivals
from tools.crossed.mirror_page import page
from tools.crossed.mirror_parts import PAIRS, TABLES, source
from tools.crossed.record import Cell, Record

ROOT = Path(__file__).parents[3]
PLACES = {mission.id: at for at, mission in enumerate(missions())}
HARD = ("your_firstborns", "monday_morning", "the_last_tram")


def players(level: str, minds: tuple[str, str]) -> tuple[Player, Player]:
    one, other = (Player(level, source(name)) for name in minds)
    return one, other


# The plain policy


def test_the_plain_policy_is_measured_against_but_offered_to_nobody() -> None:
    assert not set(YARDSTICKS) & set(LEVELS)
    assert mind("mirror_of_truth", "plain")


def test_the_plain_policy_votes_murderer_where_innocence_is_less_likely_than_4_in_7() -> None:
    plain, state = mind("mirror_of_truth", "plain"), dealt(2)
    for kinds, vote in (((2, 2), I), ((2, 0), M)):
        private = (state.private[0]._replace(left=kinds), state.private[1])
        seen = GAME.observe(state._replace(private=private), 0)
        action = plain.choose(seen, GAME.legal(seen), Rng(1))
        assert (action[0], action[2]) == ("vote", vote)
        assert action[1] not in seen.private.roles


def test_the_plain_policy_shows_evidence_when_only_its_own_characters_wait_for_a_vote() -> None:
    state = with_votes(dealt(2), [[], [], [(1, I)], [(0, I)], [(0, M)]])
    seen = GAME.observe(state, 0)
    assert mind("mirror_of_truth", "plain").choose(seen, GAME.legal(seen), Rng(1))[0] == "place"


# Measuring


@pytest.mark.parametrize("level", ["plain", "master"])
def test_a_match_with_plenty_of_cards_is_that_of_every_mission_whose_deck_does_not_run_out(
    level: str,
) -> None:
    pair = players(level, PAIRS[0])
    for number in range(3):
        alone = [played(pair, number, mission=mission.id).won for mission in missions()]
        assert all_missions(pair, number) == alone


def test_measuring_goes_on_where_it_stopped_and_begins_anew_when_bots_move_differently(
    tmp_path: Path,
) -> None:
    asked: list[int] = []

    def play(number: int) -> list[float]:
        asked.append(number)
        return [float(number % 2), 3.0]

    file = tmp_path / "record.json"
    Record(file).measure("a", "same", 4, play)
    cell = Record(file).measure("a", "same", 6, play)
    assert asked == [0, 1, 2, 3, 4, 5]
    assert (cell.n, cell.mean(0), cell.mean(1), cell.error(1)) == (6, 0.5, 3.0, 0.0)
    assert cell.error(0) == pytest.approx(0.5 / 6**0.5)
    assert cell.text() == ".500 ± 204"
    assert Record(file).measure("a", "other", 2, play).n == 2
    assert Record(file).cells["a"] == cell._replace(n=2, sums=(1.0, 6.0), squares=(1.0, 18.0))


def test_a_page_shows_what_is_known_and_leaves_out_what_is_not(tmp_path: Path) -> None:
    record = Record(tmp_path / "record.json")
    assert "easy_task" not in page(record)
    wins = [1.0] * len(PLACES)
    for level in ("plain", "master"):
        record.measure(f"missions/{level}/{level}/{'/'.join(PAIRS[0])}", "m", 2, lambda _: wins)
    assert "| easy_task | 1.000 ± 0 | 1.000 ± 0 | 1.00 | 2 |" in page(record)


def test_the_kept_page_tells_what_the_kept_record_says() -> None:
    kept = ROOT / "packaging" / "data" / "crossed_mirror_of_truth.md"
    assert kept.read_text("utf-8") == page(Record(kept.with_suffix(".json")))


def test_a_stranger_is_the_same_table_every_time_and_as_like_people_as_is_asked() -> None:
    path = Path(source("stranger-1"))
    before = path.read_bytes()
    source.cache_clear()
    assert Path(source("stranger-1")).read_bytes() == before
    assert Path(source("stranger-2")).read_bytes() != before


def test_beliefs_of_a_match_are_counted_by_tenths() -> None:
    cell = Cell().more(believed("plain", (source("ours"), "people"), 0))
    found = calibration(cell)
    assert found.beliefs == sum(count for count, _, _ in found.table) > 20
    assert 0 < found.base < 0.7
    assert all(at / 10 <= said <= (at + 1) / 10 for at, (n, said, _) in enumerate(found.table) if n)


# What must be found, on fewer matches than packaging/data/crossed_mirror_of_truth.md


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    return Record(tmp_path_factory.mktemp("crossed") / "record.json")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("speaker", "listener", "least"),
    [
        ("ours", "people", 0.55), ("people", "ours", 0.55), ("ours", "words", 0.45), ("words", "ours", 0.45),
        ("people+tags", "words", 0.45), ("words", "people+tags", 0.45),
    ],
)  # fmt: skip
def test_the_right_one_of_five_is_found_after_five_hints(
    speaker: str, listener: str, least: float, record: Record
) -> None:
    play = partial(understood, source(speaker), source(listener))
    cell = record.measure(f"{speaker}/{listener}", "", 150, play)
    print(f"\n{speaker} to {listener}: {cell.text(4)}")
    assert cell.mean(4) - 3 * cell.error(4) >= least


@pytest.mark.slow
@pytest.mark.parametrize("pair", PAIRS, ids=" with ".join)
def test_masters_are_nowhere_below_the_plain_policy_and_well_above_it_in_hard_missions(
    pair: tuple[str, str], record: Record
) -> None:
    plain, master = (
        record.measure(f"{level}/{pair}", "", 250, partial(all_missions, players(level, pair)))
        for level in ("plain", "master")
    )
    for name, at in PLACES.items():
        print(f"\n{name}: plain {plain.text(at)}, master {master.text(at)}", end="")
        doubt = (plain.error(at) ** 2 + master.error(at) ** 2) ** 0.5
        assert master.mean(at) >= plain.mean(at) - 3 * doubt
        if name in HARD:
            assert master.mean(at) - 1.3 * plain.mean(at) >= 0


@pytest.mark.slow
def test_levels_of_rivals_with_crossed_minds_rise_and_masters_win_twice_as_often_as_novices(
    record: Record,
) -> None:
    levels, minds = TABLES["four levels"]
    cell = record.measure("rivals", "", 240, partial(rivals, levels, tuple(map(source, minds))))
    print("\n" + ", ".join(f"{level} {cell.text(at)}" for at, level in enumerate(levels)))
    assert cell.mean(3) >= 2 * cell.mean(0)
    novice, casual, strong, master = (cell.mean(at) for at in range(4, 8))
    assert novice < casual < min(strong, master)


@pytest.mark.slow
@pytest.mark.parametrize("pair", [*PAIRS, ("ours", "people")], ids=" with ".join)
def test_what_bots_believe_is_as_often_true_as_they_say(pair: tuple[str, str], record: Record) -> None:
    play = partial(believed, "master", (source(pair[0]), source(pair[1])))
    found = calibration(record.measure(f"beliefs/{pair}", "", 80, play))
    print(f"\n{pair}: loss {found.loss:.3f} of {found.base:.3f}, error {found.error:.3f}")
    assert found.loss < 0.85 * found.base
    assert found.error <= 0.075
