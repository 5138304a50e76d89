from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mystery_table import paths
from mystery_table.core.errors import UserError
from mystery_table.paths import Folders, data_file


def test_a_checkout_reads_its_own_assets() -> None:
    evidence = data_file("assets", "mirror_of_truth", "evidence.json")
    assert evidence == Path(__file__).parents[1] / "assets" / "mirror_of_truth" / "evidence.json"


def test_a_folder_of_files_is_found_too() -> None:
    assert data_file("assets").is_dir()


def test_an_installed_package_reads_its_package_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asset = tmp_path / "mystery_table" / "_data" / "assets" / "a.json"
    asset.parent.mkdir(parents=True)
    asset.touch()
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "mystery_table")
    assert data_file("assets", "a.json") == asset


def test_a_frozen_build_reads_what_was_packed_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asset = tmp_path / "mystery_table" / "_data" / "assets" / "a.json"
    asset.parent.mkdir(parents=True)
    asset.touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert data_file("assets", "a.json") == asset


def test_a_missing_asset_is_named() -> None:
    with pytest.raises(UserError, match=r"missing: .*no_such\.json"):
        data_file("assets", "no_such.json")


def test_K1_the_users_folders_are_the_systems_and_bear_the_programs_name(own_folders: Path) -> None:
    folders = Folders.chosen()
    assert folders.cache != folders.data
    for folder in (folders.data, folders.config, folders.cache):
        assert folder.is_relative_to(own_folders)
        assert "mystery-table" in folder.parts


def test_K1_data_dir_holds_everything(tmp_path: Path) -> None:
    folders = Folders.chosen(tmp_path / "mine")
    folders.prepare()
    assert {path.name for path in (tmp_path / "mine").iterdir()} == {"data", "config", "cache"}
    assert all(not any(folder.iterdir()) for folder in (folders.data, folders.config, folders.cache))


def test_K1_data_dir_stays_where_it_was_meant_when_the_working_folder_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert Folders.chosen(Path("mine")).data == tmp_path / "mine" / "data"


def test_K1_nothing_is_written_but_into_the_users_folders(own_folders: Path, tmp_path: Path) -> None:
    code = (
        "from mystery_table.paths import Folders\n"
        "from mystery_table.ui.program import Program\n"
        "from mystery_table.ui.app import application\n"
        "application()\n"
        "folders = Folders.chosen()\n"
        "folders.prepare()\n"
        "program = Program(folders)\n"
        "program.change(theme='dark')\n"
        "program.store.matches()\n"
    )
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1]), "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=environment, check=True)
    assert not any(tmp_path.iterdir())
    written = [path.relative_to(own_folders) for path in own_folders.rglob("*") if path.is_file()]
    ours = [path for path in written if "fontconfig" not in path.parts]  # the system's own cache of fonts
    assert {"settings.json", "matches.sqlite"} <= {path.name for path in ours}
    assert all("mystery-table" in path.parts for path in ours)


def test_K1_choosing_folders_makes_none(tmp_path: Path) -> None:
    Folders.chosen(tmp_path / "mine")
    assert not (tmp_path / "mine").exists()


def test_K1_a_portable_frozen_copy_keeps_its_data_beside_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("APPIMAGE", raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "mystery-table"))
    assert Folders.chosen(portable=True).data == tmp_path / "mystery-table-data" / "data"


def test_K1_a_portable_appimage_keeps_its_data_beside_the_image(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "Mystery_Table.AppImage"))
    assert Folders.chosen(portable=True).config == tmp_path / "mystery-table-data" / "config"


def test_a_folder_below_a_file_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UserError, match=r"The folder .*file.data cannot be written in: "):
        Folders.under(tmp_path / "file").prepare()


def test_a_read_only_folder_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_path: Path, **_options: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(Path, "touch", refuse)
    with pytest.raises(UserError) as caught:
        Folders.under(tmp_path).prepare()
    assert str(caught.value) == (
        f"The folder {tmp_path / 'data'} cannot be written in: Read-only file system."
    )


def test_a_folder_name_that_no_system_allows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="cannot be written in"):
        Folders.under(Path(f"{tmp_path}{os.sep}a\0b")).prepare()
