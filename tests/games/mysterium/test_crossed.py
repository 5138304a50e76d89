"""Partners whose minds have other sources: found in time, matches won, levels apart (issue 8)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from mystery_table.core.bot import mind
from mystery_table.games.mysterium.bot import LEVELS
from tools.crossed.mysterium_listening import found
from tools.crossed.mysterium_page import page
from tools.crossed.mysterium_parts import STRANGER, match, moves, source, table
from tools.crossed.record import Record

PAIRS = [("people", "tags+words"), ("tags+words", "people")]
"""Minds of which one leaves out all that the other is made of."""


def rates(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def error(rate: float, count: int) -> float:
    return math.sqrt(rate * (1 - rate) / count)


@pytest.mark.slow
@pytest.mark.parametrize("pair", [*PAIRS, ("", "tags"), ("tags", "")])
def test_a_psychic_of_another_mind_finds_one_of_six_in_three_turns(pair: tuple[str, str]) -> None:
    minds = mind("mysterium", "strong", pair[0]), mind("mysterium", "strong", pair[1])
    reached = rates([found(minds, 6, number) for number in range(2000)])
    print(f"\n{pair}: {reached}")
    assert all(rate >= least for rate, least in zip(reached, (0.47, 0.68, 0.80), strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("pair", [*PAIRS, ("ours", STRANGER), (STRANGER, "ours")])
def test_four_bots_of_crossed_minds_win_most_matches_and_not_all(pair: tuple[str, str]) -> None:
    count = 400
    players = table("strong", pair[0], "strong", pair[1])
    won = rates([match(players, "medium", number) for number in range(count)])[0]
    print(f"\n{pair}: won {won}")
    assert 0.6 + 2 * error(0.6, count) <= won <= 0.85 - 2 * error(0.85, count)


@pytest.mark.slow
def test_levels_of_the_ghost_rise_with_psychics_of_another_mind() -> None:
    count = 160
    won = {
        level: rates([match(table(level, "ours", "strong", "tags"), "hard", n) for n in range(count)])[0]
        for level in LEVELS
    }
    print(f"\n{won}")
    levels = list(won.values())
    assert all(one < other for one, other in pairwise(levels))
    assert won["master"] - won["novice"] > 3 * math.sqrt(2) * error(0.5, count)


def test_who_finds_a_card_has_found_it_in_later_turns_too() -> None:
    minds = mind("mysterium", "strong"), mind("mysterium", "strong", "people")
    for number in range(12):
        first, second, third = found(minds, 6, number)
        assert {first, second, third} <= {0.0, 1.0}
        assert first <= second <= third
    assert found(minds, 6, 3) == found(minds, 6, 3)


def test_the_page_shows_what_was_measured(tmp_path: Path) -> None:
    record = Record(tmp_path / "record.json")
    record.measure("levels/strong/tags", moves(), 2, lambda number: [float(number)])
    text = page(record)
    assert "| strong | .500 ± 354 (2) |" in text
    assert "| players |" in text
    assert source("ours") == ""
