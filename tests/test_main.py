from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from mystery_table import __main__ as command_line
from mystery_table import __version__, preflight
from mystery_table.__main__ import COMMANDS, Verb, main
from mystery_table.core.errors import UserError
from mystery_table.core.files import export_match
from mystery_table.core.match import new_match
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.store import Store
from mystery_table.instance import Instance
from mystery_table.paths import Folders

WITHOUT_QT = """
import sys
from mystery_table.__main__ import main
try:
    main([{option!r}])
except SystemExit as end:
    assert end.code == 0
assert not [name for name in sys.modules if name.startswith(("PySide6", "shiboken6", "mystery_table.ui"))]
"""


class Opened:
    """A window that only remembers what it was opened with."""

    def __init__(self) -> None:
        self.calls: list[tuple[Path | None, str | None, Folders]] = []

    def run(self, file: Path | None, language: str | None, folders: Folders, instance: object) -> int:
        assert isinstance(instance, Instance)
        self.calls.append((file, language, folders))
        return 0


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Opened:
    opened = Opened()
    ui = ModuleType("mystery_table.ui")
    ui.app = opened  # type: ignore[attr-defined]  # a stand-in for the package
    monkeypatch.setitem(sys.modules, "mystery_table.ui", ui)
    monkeypatch.setattr(preflight, "check", lambda: None)
    return opened


@pytest.fixture
def echo(monkeypatch: pytest.MonkeyPatch) -> list[argparse.Namespace]:
    """Add a command "echo" and return what it is run with."""
    runs: list[argparse.Namespace] = []

    def run(args: argparse.Namespace) -> int:
        runs.append(args)
        if args.fail:
            raise UserError(args.fail)
        return 7

    module = ModuleType("echo_command")
    vars(module).update(
        add_arguments=lambda parser: (parser.add_argument("game"), parser.add_argument("--fail")), run=run
    )
    monkeypatch.setitem(sys.modules, "echo_command", module)
    monkeypatch.setitem(COMMANDS, "echo", Verb("echo_command", "say it again"))
    return runs


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_K2_help_and_version_import_no_qt(option: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_QT.format(option=option)], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr


def test_K2_version_is_the_one_of_the_package() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "mystery_table", "--version"], capture_output=True, text=True, check=True
    )
    assert run.stdout == f"Mystery Table {__version__}\n"


def test_K2_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    shown = capsys.readouterr().out
    for name, verb in COMMANDS.items():
        assert name in shown
        assert verb.help in shown


@pytest.mark.parametrize(
    "argv",
    [["--lang", "fr"], ["--frobnicate"], ["--data-dir"], ["--portable", "--data-dir", "x"], ["a", "b"]],
)
def test_K2_a_bad_option_is_one_line_and_exit_status_2(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(argv)
    assert end.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_K2_a_file_that_is_not_there_is_one_line_and_exit_status_2(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["gone.mystery"]) == 2
    assert capsys.readouterr().err == "mystery-table: There is no file gone.mystery.\n"


def test_a_folder_that_cannot_be_is_one_line_and_exit_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert main(["--data-dir", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_without_a_command_the_window_opens(window: Opened) -> None:
    assert main([]) == 0
    assert window.calls == [(None, None, Folders.of_system())]
    assert Folders.of_system().data.is_dir()


def exported(folder: Path) -> Path:
    """Return a file with a match that has just begun."""
    store = Store(folder / "matches.sqlite")
    chairs = (Chair("Ana", 0, 0), Chair("Bob", 1))
    match = new_match(store, "mirror_of_truth", {}, Seating(chairs))
    export_match(store, match.id, folder / "match.mystery")
    match.close()
    store.close()
    return folder / "match.mystery"


def test_K2_a_bad_save_file_is_one_line_and_exit_status_2(
    window: Opened, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = exported(tmp_path)
    whole = file.read_bytes()
    for harmed in (b"", b"a text", whole[:-30], whole.replace(b"Ana", b"Eva"), whole[1:]):
        file.write_bytes(harmed)
        assert main([str(file)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert window.calls == []


def test_K2_the_window_gets_file_language_and_folders(window: Opened, tmp_path: Path) -> None:
    file = exported(tmp_path)
    main(["--lang", "ru", str(file), "--data-dir", str(tmp_path / "mine")])
    assert window.calls == [(file, "ru", Folders.under(tmp_path / "mine"))]


def test_a_command_gets_its_own_and_the_shared_options(echo: list[argparse.Namespace]) -> None:
    assert main(["--data-dir", "echo", "echo", "mirror", "--lang", "es"]) == 7
    (args,) = echo
    assert (args.game, args.lang, args.data_dir) == ("mirror", "es", Path("echo"))


def test_an_options_value_is_no_command(
    window: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    main(["--data-dir", "simulate"])
    assert window.calls == [(None, None, Folders.under(Path("simulate")))]


def test_a_commands_bad_option_is_one_line_and_exit_status_2(
    echo: list[argparse.Namespace], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["echo", "mirror", "--nonsense"])
    assert end.value.code == 2
    assert capsys.readouterr().err.startswith("mystery-table echo: ")
    assert not echo


@pytest.mark.usefixtures("echo")
def test_K2_a_user_error_is_one_line_and_exit_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["echo", "mirror", "--fail", "first\nsecond"]) == 2
    assert capsys.readouterr().err == "mystery-table: first second\n"


def test_an_interruption_is_exit_status_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_argv: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command_line, "_run", interrupt)
    assert main([]) == 130


def test_a_frozen_build_serves_its_worker_processes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def program(_argv: list[str]) -> int:
        order.append("program")
        return 0

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr("multiprocessing.freeze_support", lambda: order.append("workers"))
    monkeypatch.setattr(command_line, "_run", program)
    assert main([]) == 0
    assert order == ["workers", "program"]
