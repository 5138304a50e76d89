"""Options: complete, checked, and one clear message for what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from mystery_table.core.errors import UserError
from mystery_table.games.mirror_of_truth.options import settle


def test_settled_options_hold_the_whole_ruleset() -> None:
    settled = settle({}, 2)
    assert settled["mode"] == "pair"
    assert (settled["mission"], settled["start"], settled["target"]) == ("easy_task", 18, 12)
    assert settled["rules"]["evidence"] == 150
    assert settled["rules"]["characters"] == 32
    assert settled["rules"]["bail"] == 5
    assert (settled["rules"]["innocent_votes"], settled["rules"]["murderer_votes"]) == (2, 2)
    assert settle({}, 3)["mode"] == "competitive"
    assert "mission" not in settle({}, 3)


def test_a_mission_of_ones_own_map_brings_its_numbers() -> None:
    settled = settle({"mission": "my_own", "start": 10, "target": 20}, 2)
    assert (settled["mission"], settled["start"], settled["target"]) == ("my_own", 10, 20)


def test_a_custom_mission_may_ask_for_27_more_than_it_starts_with() -> None:
    assert settle({"mission": "custom", "start": 3, "target": 30}, 2)["target"] == 30
    assert settle({"mission": "custom", "start": 60, "target": 87}, 2)["target"] == 87


@pytest.mark.parametrize(
    ("options", "seats", "said"),
    [
        ({"colour": 1}, 3, "colour"),
        ({"mode": "solo"}, 2, "solo"),
        ({"mode": ["pair"]}, 2, "pair"),
        ({"mode": "pair"}, 3, "2 seats"),
        ({"mode": "competitive"}, 2, "3 to 6"),
        ({}, 7, "3 to 6"),
        ({}, 1, "3 to 6"),
        ({"contrast": "yes"}, 3, "contrast"),
        ({"contrast": 1}, 3, "contrast"),
        ({"first": 3}, 3, "seat 4"),
        ({"first": -2}, 3, "first"),
        ({"mission": "easy_task"}, 4, "mission"),
        ({"mission": "unheard_of"}, 2, "start"),
        ({"mission": 7}, 2, "mission"),
        ({"mission": ["easy_task"]}, 2, "mission"),
        ({"mission": "custom", "start": 2, "target": 5}, 2, "3 to 60 cards, not 2"),
        ({"mission": "custom", "start": 61, "target": 5}, 2, "3 to 60 cards, not 61"),
        ({"mission": "custom", "start": 10, "target": 38}, 2, "3 to 37, not 38"),
        ({"mission": "custom", "start": 10, "target": 2}, 2, "not 2"),
        ({"mission": "custom", "start": 10, "target": "many"}, 2, "target"),
        ({"rules": {"bail": 0}}, 3, "rules.bail"),
        ({"rules": {"dice": 6}}, 3, "rules.dice"),
        ({"rules": {"innocent_points": [2, -1]}}, 3, "rules.innocent_points"),
        ({"rules": 5}, 3, "rules"),
    ],
)
def test_wrong_options_are_told_in_one_message(options: dict[str, Any], seats: int, said: str) -> None:
    with pytest.raises(UserError, match=said):
        settle(options, seats)
