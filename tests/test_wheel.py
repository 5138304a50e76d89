from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DECK = ("assets", "mirror_of_truth", "evidence.json")


@pytest.mark.slow
def test_an_installed_wheel_carries_code_assets_and_licences(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "installed")
    assert not [name for name in names if name.startswith("tests/")]
    assert [name for name in names if "licenses/LICENSES/" in name]
    found = subprocess.run(
        [sys.executable, "-c", f"from mystery_table.paths import data_file; print(data_file(*{DECK}))"],
        cwd=tmp_path / "installed",
        check=True,
        capture_output=True,
        text=True,
    )
    wanted = (
        tmp_path / "installed" / "mystery_table" / "_data" / "assets" / "mirror_of_truth" / "evidence.json"
    )
    assert Path(found.stdout.strip()) == wanted
