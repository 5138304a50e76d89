"""The missions and their map."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mystery_table.core.errors import UserError
from mystery_table.core.words import english
from mystery_table.games.mirror_of_truth.missions import missions
from mystery_table.games.mirror_of_truth.rules import GAME
from mystery_table.paths import data_file

SOURCE = {
    "Easy Task": (18, 12),
    "Eastern War": (12, 10),
    "Your Firstborns": (5, 10),
    "Shining Path": (8, 10),
    "Chaos of Banality": (20, 16),
    "Monday Morning": (18, 24),
    "Rebirth of the Family": (16, 16),
    "The Last Tram": (8, 16),
}


def test_eight_missions_are_transcribed_and_six_are_ours_and_each_says_which() -> None:
    transcribed = {
        english(m.name): (m.options["start"], m.options["target"]) for m in missions() if m.origin == "source"
    }
    assert transcribed == SOURCE
    assert [m.origin for m in missions()].count("project") == 6


def test_every_mission_can_be_played() -> None:
    for mission in missions():
        assert GAME.settle(mission.options, mission.seats)["mission"] == mission.id


def test_easy_task_is_open_and_every_other_is_opened_by_one_before_it() -> None:
    known = {mission.id: mission for mission in missions()}
    assert [m.id for m in missions() if not m.after] == ["easy_task"]
    for mission in missions():
        assert all(known[before].place[0] < mission.place[0] for before in mission.after)
        assert 0 <= min(mission.place) <= max(mission.place) <= 1
    assert len({mission.place for mission in missions()}) == 14


def copy(path: Path, change: Any) -> Path:
    data = json.loads(data_file("assets", "mirror_of_truth", "missions.json").read_text("utf-8"))
    change(data)
    path.write_text(json.dumps(data), "utf-8")
    return path


def test_a_player_may_correct_the_map_in_a_copy(tmp_path: Path) -> None:
    def correct(data: Any) -> None:
        data["missions"][0]["target"] = 13
        data["unlock"]["edges"]["easy_task"] = ["chaos_of_banality", "eastern_war", "broken_mirror"]

    own = {m.id: m for m in missions(copy(tmp_path / "map.json", correct))}
    assert own["easy_task"].options["target"] == 13
    assert "easy_task" in own["broken_mirror"].after
    assert GAME.settle(own["easy_task"].options, 2)["target"] == 13


def test_links_of_a_copied_map_may_go_in_a_circle(tmp_path: Path) -> None:
    def circle(data: Any) -> None:
        data["unlock"]["edges"]["broken_mirror"] = ["eastern_war"]

    own = {m.id: m for m in missions(copy(tmp_path / "map.json", circle))}
    assert own["eastern_war"].after == ("easy_task", "broken_mirror")


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("unlock"),
        lambda data: data["missions"].clear(),
        lambda data: data["missions"].append(data["missions"][0]),
        lambda data: data["missions"][0].update(start=2),
        lambda data: data["missions"][0].update(target=90),
        lambda data: data["missions"][0].update(origin="hearsay"),
        lambda data: data["unlock"]["edges"].update(easy_task=["atlantis"]),
        lambda data: data["unlock"]["edges"].update(easy_task=[]),
    ],
)
def test_a_damaged_map_is_refused_by_name(change: Any, tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"map\.json"):
        missions(copy(tmp_path / "map.json", change))


def test_a_missing_map_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"nowhere\.json"):
        missions(tmp_path / "nowhere.json")
