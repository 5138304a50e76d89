"""Shared libraries: what is needed, carried and declared."""

from __future__ import annotations

from pathlib import Path

import pytest
from shipping import checks, libraries
from shipping.libraries import Linked

OBJDUMP = """
/b/libqxcb.so:     file format elf64-x86-64

Dynamic Section:
  NEEDED               libQt6XcbQpa.so.6
  NEEDED               libc.so.6

Version References:
  required from libc.so.6:
    0x09691a75 0x00 05 GLIBC_2.2.5
    0x069691b4 0x00 03 GLIBC_2.34

/b/libQt6EglFs.so.6:     file format elf64-x86-64

Dynamic Section:
  NEEDED               libQt6Kms.so.6
"""


def link(*needs: str) -> Linked:
    return Linked(frozenset(needs), (2, 0))


def test_needs_and_the_c_library_are_read_from_objdump() -> None:
    found = libraries.parsed(OBJDUMP)
    assert found[Path("/b/libqxcb.so")] == Linked(frozenset({"libQt6XcbQpa.so.6", "libc.so.6"}), (2, 34))
    assert found[Path("/b/libQt6EglFs.so.6")] == link("libQt6Kms.so.6")
    assert libraries.glibc(found) == (2, 34)


def test_a_library_that_nobody_brings_is_found() -> None:
    links = {Path("a.so"): link("libc.so.6", "libQt6Core.so.6", "libgtk-3.so.0")}
    assert libraries.missing(links, {"libQt6Core.so.6"}) == ["a.so needs libgtk-3.so.0"]


def test_the_build_fails_when_a_library_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(libraries, "linked", lambda _: {Path("a.so"): link("libabsent.so.1")})
    with pytest.raises(RuntimeError, match=r"a\.so needs libabsent\.so\.1"):
        checks.check_libraries(tmp_path)


def test_the_build_fails_when_this_machine_lacks_a_library(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(libraries, "linked", lambda _: {})
    monkeypatch.setattr(libraries, "not_found", lambda _: ("a.so: libz.so.1 => not found",))
    with pytest.raises(RuntimeError, match=r"libz\.so\.1 => not found"):
        checks.check_libraries(tmp_path)


def test_qt_libraries_of_plugins_left_out_are_left_out_too() -> None:
    links = {
        Path("libqxcb.so"): link("libQt6Gui.so.6"),
        Path("libQt6Gui.so.6"): link("libc.so.6"),
        Path("libQt6EglFs.so.6"): link("libQt6Kms.so.6"),
        Path("libQt6Kms.so.6"): link("libQt6Gui.so.6"),
    }
    assert {path.name for path in libraries.unused(links)} == {"libQt6EglFs.so.6", "libQt6Kms.so.6"}


def test_the_deb_depends_on_all_that_is_declared_once() -> None:
    lines = libraries.depends((2, 35))
    assert lines[0] == "libc6 (>= 2.35)"
    assert "libglib2.0-0t64 | libglib2.0-0" in lines
    assert len(lines) == len(set(libraries.declared().values()))
