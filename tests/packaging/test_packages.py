"""The packages themselves, made of a small stand-in for the frozen program."""

from __future__ import annotations

import json
import plistlib
import re
import struct
import subprocess
from pathlib import Path

import pytest
from shipping import deb, freeze, libraries, listing, macos, pictures, project, runfile, windows


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(freeze, "WORK", tmp_path / "work")
    folder = tmp_path / "bundle"
    (folder / "_internal").mkdir(parents=True)
    (folder / "mystery-table").write_text("#!/bin/sh\necho works\n")
    (folder / "mystery-table").chmod(0o755)
    (folder / "_internal" / "libreal.so.1").write_bytes(b"")
    (folder / "_internal" / "liblink.so").symlink_to("libreal.so.1")
    return folder


def run(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_the_run_file_installs_over_itself_and_removes_itself(bundle: Path, tmp_path: Path) -> None:
    file, prefix = runfile.build(bundle, tmp_path), tmp_path / "it's | a & folder"
    for _ in range(2):
        run("sh", file, "--prefix", prefix)
    assert run(prefix / "bin" / "mystery-table") == "works\n"
    entry = (prefix / "share" / "applications" / "mystery-table.desktop").read_text("utf-8")
    assert f'Exec="{prefix}/bin/mystery-table" %f\n' in entry
    (prefix / "share" / "mine").write_text("stays")
    run(prefix / "lib" / "mystery-table" / "uninstall")
    assert [path.name for path in prefix.rglob("*")] == ["share", "mine"]


def test_a_damaged_run_file_installs_nothing(bundle: Path, tmp_path: Path) -> None:
    file = runfile.build(bundle, tmp_path)
    content = bytearray(file.read_bytes())
    content[-100] ^= 1
    file.write_bytes(content)
    done = subprocess.run(
        ["sh", file, "--prefix", tmp_path / "p"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr.count("\n"), (tmp_path / "p").exists()) == (2, 1, False)


def test_a_run_file_leaves_alone_what_another_package_installed(bundle: Path, tmp_path: Path) -> None:
    file = runfile.build(bundle, tmp_path)
    (tmp_path / "p" / "lib" / "mystery-table").mkdir(parents=True)
    done = subprocess.run(
        ["sh", file, "--prefix", tmp_path / "p"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "not from here" in done.stderr


def test_the_same_commit_gives_the_same_run_file(bundle: Path, tmp_path: Path) -> None:
    first = runfile.build(bundle, tmp_path).read_bytes()
    assert runfile.build(bundle, tmp_path).read_bytes() == first


def test_the_listing_tells_versions_and_every_file(bundle: Path) -> None:
    text = listing.listing(bundle)
    assert f"mystery-table {project.version()}\n" in text
    assert "\npyside6-essentials 6." in text
    assert "link _internal/liblink.so -> libreal.so.1\n" in text
    assert listing.listing(bundle) == text


def test_the_control_file_tells_version_size_and_dependencies(
    bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    linked = {Path("a"): libraries.Linked(frozenset(), (2, 35))}
    monkeypatch.setattr(libraries, "linked", lambda _: linked)
    monkeypatch.setattr(deb, "architecture", lambda: "amd64")
    fields = dict(line.split(": ", 1) for line in deb.control(bundle).splitlines() if ": " in line)
    assert fields["Version"] == project.version()
    assert fields["Depends"].startswith("libc6 (>= 2.35), ")
    assert int(fields["Installed-Size"]) < 10


def test_a_windows_icon_holds_each_size_as_png() -> None:
    icon = pictures.ico({16: b"small", 256: b"large!"})
    kind, count = struct.unpack_from("<HH", icon, 2)
    assert (kind, count) == (1, 2)
    size, start = struct.unpack_from("<II", icon, 6 + 16 + 8)
    assert icon[start : start + size] == b"large!"
    assert icon[6 + 16] == 0  # 256


def test_a_mac_icon_tells_its_whole_length() -> None:
    icon = pictures.icns({32: b"png", 512: b"large"})
    assert icon[:4] == b"icns"
    assert struct.unpack_from(">I", icon, 4)[0] == len(icon)


def test_the_mac_bundle_owns_files_of_our_type() -> None:
    info = plistlib.loads(plistlib.dumps(macos.info()))
    (exported,) = info["UTExportedTypeDeclarations"]
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == ["mystery"]
    assert exported["UTTypeIdentifier"] in json.dumps(info["CFBundleDocumentTypes"])


def test_the_windows_installer_gets_all_that_it_asks_for(tmp_path: Path) -> None:
    script = windows.SCRIPT.read_text("utf-8")
    given = {part[2:].partition("=")[0] for part in windows.command(tmp_path, tmp_path, tmp_path)[1:-1]}
    asked = set(re.findall(r"\{#(\w+)\}", script)) - {"AppName", "Program"}
    assert asked == given
    assert f'"Software\\Classes\\{project.SUFFIX}"' in script
    assert project.MIME in script


def test_the_flatpak_manifest_renames_to_the_id_and_has_no_network() -> None:
    manifest = (project.HERE / "flatpak" / f"{project.ID}.yaml").read_text("utf-8")
    assert f"id: {project.ID}\n" in manifest
    assert f"rename-desktop-file: {project.PROGRAM}.desktop\n" in manifest
    assert "  - --share=network" not in manifest
    assert f"path: ../../{freeze.WORK.relative_to(project.ROOT)}/run\n" in manifest
