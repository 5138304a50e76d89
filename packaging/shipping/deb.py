"""The Debian package."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

from shipping import freeze, libraries, project, tree

LIMIT = 55_000_000
"""Bytes that the package may have."""
RECOMMENDS = ("desktop-file-utils", "shared-mime-info")


def architecture() -> str:
    """Return Debian's name for this machine, such as amd64."""
    command = ["dpkg", "--print-architecture"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def build(bundle: Path, out: Path) -> Path:
    """Write the package into a folder and return it. RuntimeError if it is too large."""
    root = freeze.WORK / "deb"
    shutil.rmtree(root, ignore_errors=True)
    tree.prefix(bundle, root / "usr")
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control(root), "utf-8")
    (root / "DEBIAN" / "md5sums").write_text(_sums(root), "utf-8")
    freeze.date(root)
    file = out / f"{project.PROGRAM}_{project.version()}_{architecture()}.deb"
    command = [
        "dpkg-deb",
        "--root-owner-group",
        "-Zxz",
        "-z4",
        "--threads-max=2",
        "--build",
        str(root),
        str(file),
    ]
    dated = os.environ | {"SOURCE_DATE_EPOCH": str(project.epoch())}
    subprocess.run(command, check=True, env=dated, stdout=subprocess.DEVNULL)
    if file.stat().st_size > LIMIT:
        raise RuntimeError(f"{file.name} has {file.stat().st_size} bytes, more than {LIMIT}")
    return file


def control(root: Path) -> str:
    """Return what dpkg is told of the package whose files lie under `root`."""
    links = libraries.linked(libraries.elf_files(root))
    size = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    fields = {
        "Package": project.PROGRAM,
        "Version": project.version(),
        "Architecture": architecture(),
        "Maintainer": project.MAINTAINER,
        "Installed-Size": str(size),
        "Depends": ", ".join(libraries.depends(libraries.glibc(links))),
        "Recommends": ", ".join(RECOMMENDS),
        "Section": "games",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


DESCRIPTION = """four board games of deduction and association at one table
 Mirror of Truth, 13 Clues, The Mirroring of Mary King and Mysterium, for
 people who share one screen, with bots or alone, in English, Spanish and
 Russian. Every decision is kept at once; nothing is sent anywhere."""


def _sums(root: Path) -> str:
    files = [path for path in sorted((root / "usr").rglob("*")) if path.is_file() and not path.is_symlink()]
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n"
        for path in files
    )
