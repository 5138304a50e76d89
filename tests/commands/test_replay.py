"""`mystery-table replay FILE [--seat N]` (L3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from mystery_table.__main__ import main
from mystery_table.core.files import export_match
from mystery_table.core.match import Match, new_match
from mystery_table.core.rng import Rng
from mystery_table.core.store import Store
from mystery_table.paths import Folders
from tests.support.play import table

MISSION = {"mode": "pair", "mission": "easy_task"}


def played(
    folder: Path, persons: tuple[int | None, ...] = (0, None), decisions: int = 10**6
) -> tuple[int, Path]:
    """Keep a match in a data folder and in a file; return its number and the file."""
    folders = Folders.under(folder)
    folders.prepare()
    store = Store(folders.data / "matches.sqlite")
    match: Match = new_match(store, "mirror_of_truth", MISSION, table(*persons), seed="seed")
    rng = Rng(3)
    while decisions > 0 and (actors := match.session.actors):
        match.play(actors[0], rng.pick(match.session.legal(actors[0])))
        decisions -= 1
    match.close()
    file = folder / "evening.mystery"
    export_match(store, match.id, file)
    store.close()
    return match.id, file


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(["replay", *words]) == 0
    return capsys.readouterr().out.splitlines()


def test_L3_a_file_is_printed_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, file = played(tmp_path)
    lines = printed(capsys, str(file))
    assert lines[0].startswith("Mirror of Truth: ")
    assert "— round 1 of 3 —" in lines
    assert sum("secret roles" in line for line in lines) >= 2
    assert "ission" in lines[-1]


def test_L3_a_seat_reads_only_what_it_saw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, file = played(tmp_path)
    everything = set(printed(capsys, str(file)))
    first = set(printed(capsys, str(file), "--seat", "1"))
    second = set(printed(capsys, str(file), "--seat", "2"))
    assert first != second
    assert first < everything
    assert first | second == everything


def test_L3_a_match_is_printed_by_its_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    number, file = played(tmp_path)
    by_file = printed(capsys, str(file))
    assert printed(capsys, str(number), "--data-dir", str(tmp_path)) == by_file


def test_I1_it_is_printed_in_the_language_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, file = played(tmp_path)
    assert printed(capsys, str(file), "--lang", "ru")[0].startswith("Зеркало истины: ")


def test_L3_of_a_running_match_with_several_persons_only_what_all_saw(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    number, _ = played(tmp_path, (0, 1), 5)
    where = ("--data-dir", str(tmp_path))
    assert not any("secret roles" in line for line in printed(capsys, str(number), *where))
    assert main(["replay", str(number), "--seat", "1", *where]) == 2
    assert "still goes on" in capsys.readouterr().err


def test_L3_of_a_running_match_a_lone_person_sees_their_own_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    number, _ = played(tmp_path, (0, None), 5)
    where = ("--data-dir", str(tmp_path))
    assert any("secret roles" in line for line in printed(capsys, str(number), "--seat", "1", *where))
    assert main(["replay", str(number), "--seat", "2", *where]) == 2


@pytest.mark.parametrize("words", [["999"], ["nothing.mystery"], ["evening.mystery", "--seat", "3"]])
def test_K2_what_is_not_there_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    played(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert main(["replay", *words, "--data-dir", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_B3_bots_explain_their_moves_of_a_finished_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, file = played(tmp_path)
    plain, told = printed(capsys, str(file)), printed(capsys, str(file), "--why")
    reasons = [line for line in told if line.startswith("  → ")]
    assert [line for line in told if line not in reasons] == plain
    assert any("%" in line for line in reasons)
    spanish = printed(capsys, str(file), "--why", "--lang", "es")
    assert sum(line.startswith("  → ") for line in spanish) == len(reasons)


def test_B3_no_bot_explains_a_move_before_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, file = played(tmp_path, decisions=5)
    assert main(["replay", str(file), "--why"]) == 2
    assert "still goes on" in capsys.readouterr().err
