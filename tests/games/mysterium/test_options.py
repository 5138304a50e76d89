"""What a match can be set up with: the numbers by difficulty and players, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mystery_table.core.errors import UserError
from mystery_table.games.mysterium.options import cases, settle
from mystery_table.games.mysterium.rules import GAME
from mystery_table.games.mysterium.ruleset import LEVELS, SEATS
from mystery_table.paths import data_file

LAID = {"easy": (4, 5, 5, 6, 6, 7), "medium": (5, 6, 6, 7, 8, 8), "hard": (6, 7, 7, 8, 9, 9)}


@pytest.mark.parametrize("level", LEVELS)
def test_as_many_cards_are_laid_out_as_the_table_says(level: str) -> None:
    assert tuple(settle({"level": level}, seats)["rules"]["laid"] for seats in SEATS) == LAID[level]


def test_crows_are_one_an_hour_three_or_one_a_match() -> None:
    numbers = [settle({"level": level}, 4)["rules"] for level in LEVELS]
    assert [(n["crows"], n["crows_hourly"]) for n in numbers] == [(1, True), (3, False), (1, False)]


def test_few_players_run_two_psychics_each_and_have_no_tokens() -> None:
    numbers = [settle({}, seats)["rules"] for seats in SEATS]
    assert [n["psychics"] for n in numbers] == [2, 4, 3, 4, 5, 6]
    assert [(n["agree"], n["disagree"]) for n in numbers] == [(0, 0)] * 2 + [(2, 2)] * 2 + [(3, 3)] * 2
    assert [(n["two"], n["three"]) for n in numbers[2:]] == [(5, 7)] * 2 + [(7, 10)] * 2


def test_every_number_says_where_it_comes_from() -> None:
    file = json.loads(data_file("assets", "mysterium", "ruleset.json").read_text("utf-8"))
    assert {part["origin"] for part in file.values()} == {"source", "public", "project"}
    assert all(part["note"] for part in file.values())


def test_the_hourglass_is_off_unless_it_is_wanted() -> None:
    assert settle({}, 5)["minutes"] == 0
    assert [settle({"minutes": minutes}, 5)["minutes"] for minutes in range(6)] == list(range(6))


@pytest.mark.parametrize(
    ("given", "seats", "said"),
    [
        ({}, 1, "2 to 7"),
        ({}, 8, "2 to 7"),
        ({"level": "cruel"}, 4, "cruel"),
        ({"level": 3}, 4, "difficulty"),
        ({"minutes": 6}, 4, "minutes"),
        ({"minutes": True}, 4, "minutes"),
        ({"eldest": 4}, 4, "seat 5"),
        ({"eldest": 0}, 4, "eldest"),
        ({"speed": 1}, 4, "speed"),
        ({"rules": {"hours": 0}}, 4, "hours"),
        ({"rules": {"hours": "7"}}, 4, "hours"),
        ({"rules": {"ghosts": 2}}, 4, "ghosts"),
        ({"rules": []}, 4, "rules"),
        ({"rules": {"psychics": 4}}, 4, "psychics"),
        ({"rules": {"laid": 2}}, 4, "At least 3"),
        ({"rules": {"laid": 3}}, 2, "At least 4"),
    ],
)
def test_wrong_options_are_refused_in_one_sentence(given: dict[str, Any], seats: int, said: str) -> None:
    with pytest.raises(UserError, match=said):
        settle(given, seats)


@pytest.mark.parametrize(("given", "seats"), cases())
def test_settled_options_settle_to_themselves(given: dict[str, Any], seats: int) -> None:
    settled = GAME.settle(given, seats)
    assert GAME.settle(json.loads(json.dumps(settled)), seats) == settled
