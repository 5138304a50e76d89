"""The command `gallery`."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from mystery_table.__main__ import main
from mystery_table.art.pictures import ANY, DRAWERS
from mystery_table.commands.gallery import _all as known


@pytest.mark.usefixtures("qapp")
def test_it_draws_a_sheet_and_tells_the_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--game", "mirror_of_truth", "--kind", "vote", "--size", "50x70", "--lang", "ru"]
    assert main(["gallery", *options, "--out", str(tmp_path / "new" / "folder")]) == 0
    (sheet,) = (tmp_path / "new" / "folder").glob("*.png")
    assert QImage(str(sheet)).height() > 70
    assert "3 pictures" in capsys.readouterr().out
    assert "OpenMoji" in (tmp_path / "new" / "folder" / "ATTRIBUTION.txt").read_text("utf-8")


def test_it_knows_every_kind_that_anything_draws() -> None:
    drawn = {key for key in DRAWERS if key[0] != ANY}
    backs = {key for key in known("en") if key[1] == "back"}
    assert known("en").keys() - backs == drawn
    assert len(backs) == 4


@pytest.mark.slow
@pytest.mark.usefixtures("qapp")
def test_without_a_choice_it_draws_every_kind_that_the_program_has(tmp_path: Path) -> None:
    assert main(["gallery", "--size", "40x56", "--out", str(tmp_path)]) == 0
    assert len(list(tmp_path.glob("*.png"))) == len(known("en"))


@pytest.mark.parametrize(
    "options", [["--size", "0x9"], ["--size", "wide"], ["--size", "9999x9"], ["--kind", "moods"]]
)
def test_a_bad_option_is_one_line_and_status_2(
    options: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["gallery", *options, "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    options = ["--kind", "vote", "--game", "mirror_of_truth", "--size", "9x9"]
    assert main(["gallery", *options, "--out", str(tmp_path / "file" / "x")]) == 2
    assert "cannot be written" in capsys.readouterr().err
