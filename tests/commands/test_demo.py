"""`demo`: a mission played by bots, printed."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mystery_table import games
from mystery_table.__main__ import main
from tests.support.contract import tiny_game

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def pebbles() -> Iterator[None]:
    with tiny_game():
        yield


def demo(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(["demo", *words]) == 0
    return capsys.readouterr().out.splitlines()


def test_K3_a_mission_is_played_and_printed_without_a_display(capsys: pytest.CaptureFixture[str]) -> None:
    lines = demo(capsys, "mirror_of_truth", "--seed", "1")
    assert lines[0].startswith("Mirror of Truth: ")
    assert len(lines) > 40
    assert not any(re.search(r"[{}%]|None|Text\(", line) for line in lines)


def test_the_same_seed_prints_the_same_and_none_another(capsys: pytest.CaptureFixture[str]) -> None:
    assert demo(capsys, "--seed", "1") == demo(capsys, "--seed", "1")
    assert demo(capsys) != demo(capsys)


@pytest.mark.parametrize("language", ["es", "ru"])
def test_the_log_is_printed_in_the_language_asked_for(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    english, other = demo(capsys, "--seed", "1"), demo(capsys, "--seed", "1", "--lang", language)
    assert len(english) == len(other)
    assert sum(a == b for a, b in zip(english, other, strict=True)) < 3
    if language == "ru":
        assert all(re.search("[а-яА-Я]", line) for line in other)


def test_a_mission_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    missions = games.module("mirror_of_truth", "missions").missions()
    headings = {demo(capsys, "mirror_of_truth", "--mission", mission.id)[0] for mission in missions}
    assert len(headings) == len(missions)


def test_every_game_found_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert "pebbles" in games.names()
    for game in games.names():
        assert len(demo(capsys, game, "--level", "random")) > 5


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess"], "chess"),
        (["--mission", "x"], "“x”"),
        (["pebbles", "--mission", "x"], "“x”"),
        (["--level", "x"], "“x”"),
    ],
)
def test_K2_what_cannot_be_shown_gives_one_line_and_status_2(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["demo", *words]) == 2
    told = capsys.readouterr()
    assert complaint in told.err
    assert len(told.err.splitlines()) == 1


def test_a_reader_that_has_enough_gets_no_traceback() -> None:
    script = f"{sys.executable} -m mystery_table demo mirror_of_truth | head -n 1"
    run = subprocess.run(["bash", "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stderr == ""
    assert run.stdout.startswith("Mirror of Truth")
