"""The ruleset file: whose values have an origin, what is said of a mistake, and a player's own copy."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mystery_table.core.errors import UserError
from mystery_table.games.mary_king import cards, options
from mystery_table.games.mary_king.board import COUNT, FULL, grid
from mystery_table.games.mary_king.rules import GAME
from mystery_table.games.mary_king.ruleset import origins
from tests.games.mary_king.positions import STANDARD

Change = Callable[[dict[str, Any]], object]


def test_the_deck_is_what_the_rules_page_says() -> None:
    assert (STANDARD.columns, STANDARD.hand, STANDARD.first, STANDARD.markers) == (3, 5, 0, 8)
    assert STANDARD.deck == ((24, 6), (6, 6))
    assert (STANDARD.stacks, STANDARD.stack_size, STANDARD.size) == (3, 4, 42)
    for side in (0, 1):
        masks = STANDARD.mask[side * 42 : side * 42 + 30]
        assert sorted(COUNT[mask] for mask in masks) == [1] * 6 + [2] * 9 + [3] * 15
        assert all(grid(3).area[mask] == COUNT[mask] for mask in masks)
    assert STANDARD.start in (0b010101010101, FULL ^ 0b010101010101)
    assert (STANDARD.penalty[4], STANDARD.penalty[6]) == (1, 2)


def test_every_value_has_an_origin_and_ours_are_told_apart() -> None:
    found = dict(origins(cards.standard()))
    assert set(found.values()) == {"source", "public", "project"}
    assert found["days[wednesday]"] == "source"
    assert found["days[friday]"] == "public"
    assert found["penalty[4]"] == "source"
    assert found["friday_bonus[8]"] == "project"
    assert found["powers[restoration].effects[0].steps[0].count"] == "project"


MISTAKES: list[tuple[Change, tuple[str, ...]]] = [
    (lambda r: r["penalty"][4].update(penalty="two"), ("penalty", "a whole number", "two")),
    (lambda r: r["setup"].update(hand=0), ("setup/hand", "1 at least")),
    (lambda r: r["powers"][1].update(colour="red"), ("powers/torment/colour", "not known")),
    (lambda r: r["controls"].pop(), ("29 control cards", "30")),
    (lambda r: r["controls"][3].update(cells=[3, 2]), ("controls/single_3", "must rise")),
    (lambda r: r["days"].pop(), ("monday to friday",)),
    (
        lambda r: r["powers"][0]["effects"][0]["steps"][0].update(area="circle"),
        ("force_of_will", "block", "circle"),
    ),
    (lambda r: r["powers"][0]["effects"][0]["steps"][0].update(count=3), ("force_of_will", "count")),
    (lambda r: r["powers"][1]["effects"][1].update(flash=False), ("torment", "flash")),
    (lambda r: r["powers"][2]["effects"][1]["steps"][0].update(op="overlay"), ("forget", "needs")),
    (lambda r: r["grid"].update(start="GGGG"), ("grid", "12 letters")),
    (lambda r: r["grid"].update(columns=5), ("grid", "must make 12")),
    (lambda r: r.pop("setup"), ("setup", "missing")),
    (lambda r: r["friday_bonus"][9].update(bonus=0), ("friday_bonus", "must not fall")),
    (lambda r: r["powers"][0]["effects"][0]["text"].update(en="x" * 61), ("text.en", "60")),
    (lambda r: r["controls"][1].update(cells=[11]), ("the same card",)),
    (lambda r: r["setup"]["mind"].update(power=7), ("setup", "13 power cards")),
]


@pytest.mark.parametrize(("spoil", "said"), MISTAKES)
def test_a_mistake_is_said_with_file_field_and_what_is_expected(
    spoil: Change, said: tuple[str, ...], tmp_path: Path
) -> None:
    data = copy.deepcopy(json.loads(cards.standard_file().read_text("utf-8")))
    spoil(data)
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data), "utf-8")
    with pytest.raises(UserError) as caught:
        cards.load(file)
    message = str(caught.value)
    assert str(file) in message
    assert "\n" not in message
    assert all(part in message for part in said), message


@pytest.mark.parametrize("content", ["", "{", "[1]"])
def test_a_damaged_or_missing_file_is_named(content: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    with pytest.raises(UserError, match=r"mine\.json"):
        cards.load(file)
    file.write_text(content, "utf-8")
    with pytest.raises(UserError, match=r"mine\.json"):
        cards.load(file)


def test_a_players_own_copy_can_be_edited_chosen_and_goes_with_the_match(tmp_path: Path) -> None:
    file = cards.copy_for_editing(tmp_path)
    assert cards.copy_for_editing(tmp_path) != file
    text = file.read_text("utf-8").replace('"id": "mary_default"', '"id": "printed"')
    data = json.loads(text)
    data["days"][0]["controls"] = 3
    file.write_text(json.dumps(data), "utf-8")
    choice = options.rulesets(tmp_path)
    assert str(file) in choice.values
    settled = GAME.settle({"ruleset": str(file)}, 2)
    file.unlink()
    assert settled["ruleset"] == "printed"
    assert GAME.settle(settled, 2) == settled
    assert GAME.start(settled, 2).public.rules.limits[0] == (3, 1)


@pytest.mark.parametrize(
    "given",
    [
        {"mode": "trio"}, {"speed": 1}, {"owner": 2}, {"abilities": 1}, {"mission": "first_light"},
        {"mode": "solo", "mission": "no_such"}, {"mode": "solo", "mission": "quiet_week"},
        {"ruleset": "/no/file"},
        {"rules": {"id": "x"}}, {"mode": "solo", "entry": {"id": "x"}},
    ],
)  # fmt: skip
def test_options_that_make_no_match_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(UserError):
        GAME.settle(given, 2)


def test_this_game_has_two_seats() -> None:
    for seats in (1, 3):
        with pytest.raises(UserError):
            GAME.settle({}, seats)
