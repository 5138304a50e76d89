"""Makes the folder with the frozen program: PyInstaller, then what it leaves to be done."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from shipping import libraries, project

WORK = project.ROOT / "build" / "packaging"


def freeze() -> Path:
    """Return the new folder of the program; every file of it is dated with the commit."""
    frozen = WORK / "frozen"
    shutil.rmtree(frozen, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    places = ["--distpath", str(frozen), "--workpath", str(WORK / "pyinstaller")]
    given = {
        "PYTHONHASHSEED": "0",  # sets are stored in an order of their own otherwise
        "SOURCE_DATE_EPOCH": str(project.epoch()),
        "PYTHONPATH": str(project.ROOT),
    }
    spec = str(project.HERE / "mystery_table.spec")
    subprocess.run([*command, *places, spec], check=True, env=os.environ | given)
    bundle = frozen / project.PROGRAM
    if sys.platform == "linux":
        _prune(bundle)
    date(bundle)
    return bundle


def _prune(bundle: Path) -> None:
    """Remove Qt libraries of plugins that are left out, and the debugging symbols of a Python built here."""
    files = libraries.elf_files(bundle)
    for path in libraries.unused(libraries.linked(files)):
        path.unlink()
    for path in bundle.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()
    python = [path for path in files if path.name.startswith("libpython") or "lib-dynload" in path.parts]
    if python:
        subprocess.run(["strip", "--strip-unneeded", *map(str, python)], check=True)


def date(folder: Path) -> None:
    """Give everything in a folder the date of the commit, and the rights that installed files have."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            library = ".so" in path.name
            runs = path.is_dir() or (path.stat().st_mode & 0o100 and not library)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (project.epoch(), project.epoch()), follow_symlinks=False)
