"""`simulate`: what it prints, and what it refuses."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mystery_table import games
from mystery_table.__main__ import main
from mystery_table.commands.simulate import Plan, summary
from mystery_table.core.rng import Rng
from mystery_table.core.simulation import Outcome, Player, Simulation
from mystery_table.core.state import Action, Observation, State
from tests.support.contract import tiny_game

ROOT = Path(__file__).parents[2]
KEYS = [
    "game", "options", "seats", "matches", "wins", "draws", "success", "scores", "turns", "steps", "seconds",
    "playouts_per_s", "us_per_step", "decision_ms",
]  # fmt: skip


@pytest.fixture(autouse=True)
def pebbles() -> Iterator[None]:
    with tiny_game():
        yield


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["simulate", *words, "--json"]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


def untimed(result: dict[str, Any]) -> dict[str, Any]:
    timed = ("seconds", "playouts_per_s", "us_per_step", "decision_ms")
    return {key: value for key, value in result.items() if key not in timed}


def test_json_has_exactly_the_keys_that_are_promised(capsys: pytest.CaptureFixture[str]) -> None:
    result = simulated(capsys, "mirror_of_truth", "--seats", "novice,random", "--matches", "3")
    assert list(result) == KEYS
    assert list(result["decision_ms"]) == ["p50", "p99", "max"]
    assert result["matches"] == 3
    assert result["seats"] == ["novice", "random"]
    assert result["options"]["mode"] == "pair"
    assert result["success"] is not None
    assert result["draws"] == 0


def test_a_better_bot_wins_and_wins_are_told_by_bot_as_listed(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["mirror_of_truth", "--matches", "18", "--alternate", "--seats"]
    first = simulated(capsys, *words, "master,random,random")
    last = simulated(capsys, *words, "random,random,master")
    assert first["wins"][0] > sum(first["wins"][1:])
    assert last["wins"][2] > sum(last["wins"][:2])
    assert sum(first["wins"]) + first["draws"] == 18
    assert first["success"] is None


@pytest.mark.parametrize("game", ["pebbles", "mirror_of_truth"])
def test_the_same_seed_gives_the_same_matches_in_any_number_of_processes(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [game, "--seats", "random,novice,random", "--matches", "9", "--seed", "x", "--alternate"]
    one = simulated(capsys, *words)
    assert untimed(simulated(capsys, *words)) == untimed(one)
    assert untimed(simulated(capsys, *words, "--jobs", "2")) == untimed(one)
    assert untimed(simulated(capsys, *words, "--seed", "y")) != untimed(one)


def test_options_are_json_or_text(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["mirror_of_truth", "--seats", "random,random", "--matches", "1"]
    result = simulated(capsys, *words, "--option", "contrast=true", "--option", "mission=eastern_war")
    assert result["options"]["contrast"] is True
    assert result["options"]["mission"] == "eastern_war"


def test_a_level_that_plays_as_another_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pebbles", "--seats", "master,novice", "--matches", "2"]) == 0
    told = capsys.readouterr()
    assert "“master” does not exist yet here; it plays as “novice”" in told.err
    assert "“novice” does not" not in told.err
    assert "master" in told.out


def test_a_mind_of_one_s_own_plays_from_a_csv_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    head, *lines = (ROOT / "assets" / "mirror_of_truth" / "affinity.csv").read_text("utf-8").splitlines()
    turned = [",".join([line.split(",")[0], *reversed(line.split(",")[1:])]) for line in lines]
    own = tmp_path / "own.csv"
    own.write_text("\n".join([head, *turned]), "utf-8")
    words = ["mirror_of_truth", "--matches", "12", "--option", "mission=your_firstborns", "--seats"]
    alike = simulated(capsys, *words, "strong,strong")
    unlike = simulated(capsys, *words, f"strong@{own},strong")
    assert unlike["seats"] == [f"strong@{own}", "strong"]
    assert unlike["success"] < alike["success"]
    bad = tmp_path / "bad.csv"
    bad.write_text("\n".join([head, *turned[:3]]), "utf-8")
    assert main(["simulate", *words, f"strong@{bad},strong"]) == 2
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1
    assert f"{bad}, line 5: a line that begins with" in told


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess", "--seats", "random"], "chess"),
        (["pebbles", "--seats", "godlike,random"], "godlike"),
        (["pebbles", "--seats", "random,"], "level"),
        (["pebbles", "--seats", "random"], "two or three"),
        (["pebbles", "--seats", "random,random", "--option", "nothing"], "KEY=VALUE"),
        (["mirror_of_truth", "--seats", "random,random", "--option", "colour=red"], "colour"),
        (["mirror_of_truth", "--seats", "novice@missing.csv,random"], "missing.csv"),
        (["pebbles", "--seats", "random,random", "--matches", "0"], "--matches"),
        (["pebbles", "--seats", "random,random", "--matches", "x"], "--matches"),
        (["pebbles", "--seats", "random,random", "--jobs", "-1"], "--jobs"),
        (["pebbles"], "--seats"),
        ([], "GAME"),
    ],
)
def test_K2_what_cannot_be_played_gives_one_line_and_status_2(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: Any = main(["simulate", *words])
    except SystemExit as stop:
        status = stop.code
    told = capsys.readouterr()
    assert status == 2
    assert complaint in told.err
    assert len(told.err.splitlines()) == 1
    assert told.out == ""


def test_K2_simulating_loads_no_qt() -> None:
    script = (
        "import sys; from mystery_table.__main__ import main;"
        "main('simulate mirror_of_truth --seats strong,random --matches 1'.split());"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True, capture_output=True)


def plan(seats: int) -> Plan:
    return Plan("pebbles", {}, (Player("random"),) * seats, "1", False)


def outcome(*scores: int) -> Outcome:
    return Outcome(scores, 10, (3, 4, 5)[: len(scores)], 0.5, (0.001, 0.003))


def test_shared_first_places_are_draws_and_turns_are_the_winners() -> None:
    told = summary(plan(2), [outcome(5, 2), outcome(1, 9), outcome(4, 4)], 2.0)
    assert told["wins"] == [1, 1]
    assert told["draws"] == 1
    assert told["scores"] == [3.333, 5.0]
    assert told["turns"] == round((3 + 4 + 7) / 3, 2)
    assert told["decision_ms"] == {"p50": 3.0, "p99": 3.0, "max": 3.0}


def test_where_all_win_or_lose_together_the_rate_of_success_is_told() -> None:
    told = summary(plan(2), [outcome(1, 1), outcome(0, 0), outcome(1, 1), outcome(1, 1)], 2.0)
    assert told["success"] == 0.75
    assert told["wins"] == [3, 3]
    assert told["draws"] == 0


def test_alternating_plays_each_deal_from_every_seat() -> None:
    seen: list[tuple[int, tuple[Any, ...]]] = []

    class Notes:
        def __init__(self, name: int) -> None:
            self.name = name

        def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
            seen.append((observation.seat, observation.private))
            return legal[0]

    matches = Simulation("pebbles", games.load("pebbles").settle({}, 2), [Player("novice")] * 2, "1")
    first, second = Notes(0), Notes(1)
    matches._minds = [first, second]
    hands = []
    for number in range(4):
        seen.clear()
        matches.play(number, rotate=True)
        hands.append(dict(reversed(seen)))
    assert hands[0] == hands[1]
    assert hands[2] == hands[3] != hands[0]


def test_B1_a_bot_in_a_simulation_gets_an_observation_that_nothing_changes() -> None:
    kept: list[tuple[Observation, str]] = []

    class Keeper:
        def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
            kept.append((observation, repr(observation)))
            return legal[-1]

    settled = games.load("mirror_of_truth").settle({}, 3)
    matches = Simulation("mirror_of_truth", settled, [Player("random")] * 3, "1")
    matches._minds = [Keeper()] * 3
    matches.play(0)
    assert len(kept) > 20
    assert all(repr(observation) == then for observation, then in kept)
    assert all(isinstance(o.public, tuple) and not isinstance(o, State) for o, _ in kept)


def test_an_illegal_choice_is_a_bug_and_not_a_move() -> None:
    class Cheat:
        def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
            return ("lay", 10**6)

    matches = Simulation("pebbles", games.load("pebbles").settle({}, 2), [Player("random")] * 2, "1")
    matches._minds = [Cheat()] * 2
    with pytest.raises(ValueError, match="not legal"):
        matches.play(0)
