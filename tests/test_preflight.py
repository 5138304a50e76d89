from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mystery_table import preflight
from mystery_table.core.errors import UserError


def start(**environment: str) -> subprocess.CompletedProcess[str]:
    """Start the program as a person would, with nothing but this to say where to draw."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-m", "mystery_table"],
        env=kept | environment, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


def assert_one_line(run: subprocess.CompletedProcess[str], *parts: str) -> None:
    assert run.returncode == 2, run.stderr
    assert run.stderr.count("\n") == 1
    assert run.stderr.startswith("mystery-table: ")
    for part in parts:
        assert part in run.stderr


def spoil(folder: Path, library: str) -> str:
    """Put something unusable in the way of a system library; return the search path that meets it first."""
    (folder / library).touch()
    return str(folder)


def test_K3_no_display_is_one_line() -> None:
    assert_one_line(start(), "No display", "mystery-table demo")


@pytest.mark.parametrize("library", ["libEGL.so.1", "libGL.so.1", "libxkbcommon.so.0", "libdbus-1.so.3"])
def test_K3_a_library_that_qt_misses_is_one_line(tmp_path: Path, library: str) -> None:
    run = start(QT_QPA_PLATFORM="offscreen", LD_LIBRARY_PATH=spoil(tmp_path, library))
    assert_one_line(run, "System libraries are missing", library_or_package(library))


@pytest.mark.parametrize("library", ["libxcb-cursor.so.0", "libxkbcommon-x11.so.0"])
def test_K3_a_library_that_the_x11_plugin_misses_is_one_line_and_no_core_dump(
    tmp_path: Path, library: str
) -> None:
    run = start(DISPLAY=":0", LD_LIBRARY_PATH=spoil(tmp_path, library))
    assert_one_line(run, "System libraries are missing", library_or_package(library))


def library_or_package(library: str) -> str:
    known = preflight.QT_LIBRARIES | preflight.PLUGIN_LIBRARIES["xcb"]
    return known[library] if Path("/usr/bin/apt-get").exists() else library


def test_K3_an_unknown_platform_is_one_line_and_no_core_dump() -> None:
    assert_one_line(start(QT_QPA_PLATFORM="papyrus"), "papyrus")


def test_everything_missing_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preflight, "_loads", lambda library: library == "libGL.so.1")
    monkeypatch.setattr("shutil.which", lambda _program: "/usr/bin/apt-get")
    error = preflight.missing_libraries({"libEGL.so.1": "libegl1", "libGL.so.1": "libgl1"}, "")
    assert str(error) == "System libraries are missing. Install them: sudo apt install libegl1"


def test_without_apt_the_libraries_themselves_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preflight, "_loads", lambda _library: False)
    monkeypatch.setattr("shutil.which", lambda _program: None)
    error = preflight.missing_libraries({"libEGL.so.1": "libegl1", "libGL.so.1": "libgl1"}, "")
    assert str(error).endswith("packages that hold them: libEGL.so.1, libGL.so.1")


def test_a_library_nobody_foresaw_is_named_as_the_loader_named_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preflight, "_loads", lambda _library: True)
    loader = "libsurprise.so.7: cannot open shared object file: No such file or directory"
    assert "libsurprise.so.7" in str(preflight.missing_libraries({}, loader))


def test_another_trouble_of_the_loader_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preflight, "_loads", lambda _library: True)
    assert "out of memory" in str(preflight.missing_libraries({}, "out of memory"))


@pytest.mark.parametrize(
    ("environment", "platforms"),
    [
        ({}, []),
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"WAYLAND_DISPLAY": "wayland-0"}, ["wayland"]),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, ["wayland", "xcb"]),
        ({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, ["offscreen"]),
        ({"QT_QPA_PLATFORM": "wayland-egl;xcb:option=1"}, ["wayland-egl", "xcb"]),
        ({"QT_QPA_PLATFORM": "", "DISPLAY": ":0"}, ["xcb"]),
    ],
)
def test_platforms_are_tried_in_the_order_of_qt(environment: dict[str, str], platforms: list[str]) -> None:
    assert preflight.wanted_platforms(environment) == platforms


def test_one_platform_that_starts_is_enough() -> None:
    preflight.check_platform({"QT_QPA_PLATFORM": "papyrus;offscreen"})


def test_K3_a_display_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":97")
    monkeypatch.setitem(preflight.ANSWERS, "offscreen", lambda: False)
    with pytest.raises(UserError, match=r"does not answer: DISPLAY=:97"):
        preflight.check_platform({"QT_QPA_PLATFORM": "offscreen"})


def test_here_everything_is_there() -> None:
    preflight.check()


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_K3_a_display_that_is_not_there_is_one_line_and_no_core_dump(variable: str) -> None:
    assert_one_line(start(**{variable: ":97"}))
