"""The balance of the duel and the levels of bots, as the committed table of measurements has them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

MEASURED: dict[str, Any] = json.loads(
    (Path(__file__).parents[3] / "assets" / "mary_king" / "balance.json").read_text("utf-8")
)
ENDINGS = {
    "friday, by area", "friday, by nobody", "friday, by owner", "friday, by score",
    "short", "both short", "tiles",
}  # fmt: skip


@pytest.mark.parametrize("option", ["without_abilities", "with_abilities"])
def test_neither_side_is_favoured_and_every_ending_occurs(option: str) -> None:
    found = MEASURED["duel"][option]
    won, endings, matches = found["won"], found["endings"], found["matches"]
    assert matches >= 4000
    assert sum(won.values()) == sum(endings.values()) == matches
    assert 0.46 <= won["ghost"] / (won["ghost"] + won["mortal"]) <= 0.54
    assert set(endings) == ENDINGS
    assert 0.05 <= (endings["short"] + endings["both short"]) / matches <= 0.40


@pytest.mark.parametrize(
    ("better", "worse", "least"),
    [
        ("greedy", "random", 0.98), ("novice", "random", 0.60), ("casual", "novice", 0.60),
        ("strong", "casual", 0.60), ("master", "strong", 0.60), ("master", "greedy", 0.90),
    ],
)  # fmt: skip
def test_each_level_beats_the_one_below(better: str, worse: str, least: float) -> None:
    found = MEASURED["levels"][f"{better} against {worse}"]
    assert found["matches"] >= 100
    assert found["won"] + found["lost"] + found["drawn"] == found["matches"]
    assert found["won"] / found["matches"] >= least
    assert found["median_seconds"] <= 0.7
