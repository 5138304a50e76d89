"""The missions as they were measured: bounds, order and stars; the committed table is of what there is."""

from __future__ import annotations

import importlib.util
import json
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mystery_table.core import campaign
from mystery_table.core.match import new_match, open_match
from mystery_table.games.mary_king import missions
from mystery_table.games.mary_king.board import board_of
from tests.games.mary_king.positions import CHECKED
from tests.support.table import program_in, seating

ROOT = Path(__file__).parents[3]
TABLE: dict[str, Any] = json.loads((ROOT / "assets" / "mary_king" / "balance.json").read_text("utf-8"))[
    "missions"
]
STARS = (0.75, 0.65, 0.5, 0.4)
"""A strong player's share of success from which on a mission has one star, two, three, four; else five."""
MODES = ("solo", "together")


def measuring() -> ModuleType:
    """Return the program that measures."""
    spec = importlib.util.spec_from_file_location("balance", ROOT / "packaging" / "balance_mary_king.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def of(mode: str) -> list[missions.Entry]:
    return [entry for entry in missions.entries() if entry.mode == mode]


def rate(entry: missions.Entry, who: str = "strong") -> float:
    return float(TABLE[f"{entry.id}, {who}"]["rate"])


def test_the_table_is_of_the_missions_as_they_are() -> None:
    balance = measuring()
    names = {f"{entry.id}, {who}" for entry in missions.entries() for who in ("strong", "random")}
    assert set(TABLE) == names
    for entry in missions.entries():
        for who in ("strong", "random"):
            found = TABLE[f"{entry.id}, {who}"]
            assert found["mark"] == balance.mark(entry), entry.id
            assert found["rate"] == round(found["won"] / found["seeds"], 3)
            assert (found["from"], found["to"]) == tuple(
                round(bound, 3) for bound in balance.interval(found["won"], found["seeds"])
            )
            assert entry.success[who] == found["rate"]


@pytest.mark.parametrize("entry", missions.entries(), ids=lambda entry: entry.id)
def test_a_strong_player_or_pair_wins_neither_always_nor_seldom_and_a_random_one_hardly_ever(
    entry: missions.Entry,
) -> None:
    assert TABLE[f"{entry.id}, strong"]["seeds"] >= 200
    assert 0.25 <= rate(entry) <= 0.90
    assert TABLE[f"{entry.id}, random"]["seeds"] >= 36
    assert rate(entry, "random") <= 0.10


@pytest.mark.parametrize("mode", MODES)
def test_the_order_of_missions_and_their_stars_follow_measured_difficulty(mode: str) -> None:
    entries = of(mode)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert all(rate(easier) >= rate(harder) for easier, harder in pairwise(entries))
    for entry in entries:
        stars = 1 + sum(rate(entry) < bound for bound in STARS)
        assert entry.difficulty == stars, (entry.id, rate(entry))


@pytest.mark.parametrize("mode", MODES)
def test_each_mission_is_opened_by_the_one_before_it(mode: str) -> None:
    row = [mission for mission in missions.missions() if mission.options["mode"] == mode]
    assert [mission.after for mission in row] == [(), *((before.id,) for before in row[:-1])]


def test_progress_made_in_another_order_keeps_its_missions_and_leaves_one_to_go_on_with() -> None:
    everything = missions.missions()
    names = [mission.id for mission in everything]
    for count in range(len(names)):
        done = frozenset(sorted(names)[:count])
        assert done <= campaign.reachable(everything, done)
        following = campaign.following(everything, done)
        assert following is not None
        assert following.id not in done


def test_S5_a_match_begun_before_a_mission_was_changed_goes_on_as_it_was(tmp_path: Path) -> None:
    store = program_in(tmp_path).store
    entry = missions.kept(next(entry for entry in of("solo") if entry.id == "long_shadow"))
    before = entry | {"number": 9, "board": CHECKED, "minds": {"ghost": 25, "mortal": 25}}
    options = {"mode": "solo", "mission": "long_shadow", "entry": before}
    match = new_match(store, "mary_king", options, seating(1, 1), seed="before")
    number, public = match.id, match.session.state.public
    match.close()
    again = open_match(store, number)
    assert again.session.state.public == public
    assert (public.rules.start, public.minds) == (board_of(CHECKED), (25, 25))
    again.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "deals"), [("three_tiles_left", 60), ("without_power_cards", 50), ("one_body", 40)]
)
def test_measuring_some_missions_again_finds_about_the_same(name: str, deals: int) -> None:
    """Half a minute each; the bounds are three standard deviations of so few deals."""
    balance = measuring()
    entry = next(entry for entry in missions.entries() if entry.id == name)
    first = balance.first_deal(entry, "strong")
    again = sum(balance.played(entry, range(first, first + deals), "strong")) / deals
    usual = rate(entry)
    assert abs(again - usual) <= 3 * (usual * (1 - usual) / deals) ** 0.5
