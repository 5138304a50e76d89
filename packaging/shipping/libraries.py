"""The shared libraries of the frozen program: what each file needs, and whether a package brings it.

Read from the files' own tables (`objdump -p`), so that nothing depends on what this machine has installed;
`ldd` then proves that on a machine with the declared packages nothing is missing.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mystery_table.preflight import PLUGIN_LIBRARIES, QT_LIBRARIES

ELF = b"\x7fELF"
BASE = {
    "libc.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libutil.so.1": "libc6",
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
}
RENAMED = {"libglib2.0-0": "libglib2.0-0t64"}
"""Packages that Debian 13 and Ubuntu 24.04 hold under a new name."""

_LINE = re.compile(r"^(\S.*):\s+file format|^  NEEDED\s+(\S+)|\b(?:GLIBC)_([\d.]+)$", re.MULTILINE)


class Linked(NamedTuple):
    """What one file is linked with: names of libraries, and the newest GNU C library it was made for."""

    needs: frozenset[str]
    glibc: tuple[int, ...]


def declared() -> dict[str, str]:
    """Return the libraries that the packages declare, each with the Debian package that holds it."""
    found = BASE | QT_LIBRARIES
    for table in PLUGIN_LIBRARIES.values():
        found |= table
    return found


def depends(glibc: tuple[int, ...]) -> list[str]:
    """Return the lines of the .deb's Depends."""
    wanted = set(declared().values()) - {"libc6"}
    named = [f"{RENAMED[name]} | {name}" if name in RENAMED else name for name in sorted(wanted)]
    return [f"libc6 (>= {'.'.join(map(str, glibc))})", *named]


def elf_files(folder: Path) -> list[Path]:
    """Return the programs and shared libraries in a folder, links left out."""
    found = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()]
    return [path for path in found if _begins_as_elf(path)]


def _begins_as_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == ELF


def linked(files: Iterable[Path]) -> dict[Path, Linked]:
    """Return what each file is linked with."""
    command = ["objdump", "-p", *map(str, files)]
    listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return parsed(listing)


def parsed(listing: str) -> dict[Path, Linked]:
    """Return what an output of `objdump -p` says of each file."""
    found: dict[Path, Linked] = {}
    path = Path()
    for name, needed, glibc in _LINE.findall(listing):
        if name:
            path = Path(name)
            found[path] = Linked(frozenset(), (2, 0))
        elif needed:
            found[path] = found[path]._replace(needs=found[path].needs | {needed})
        else:
            version = tuple(int(part) for part in glibc.split("."))
            found[path] = found[path]._replace(glibc=max(found[path].glibc, version))
    return found


def unused(links: Mapping[Path, Linked]) -> list[Path]:
    """Return the Qt libraries that nothing needs any more, now that not all plugins are there."""
    left, gone = dict(links), list[Path]()
    while True:
        needed = {name for link in left.values() for name in link.needs}
        idle = [path for path in left if path.name.startswith("libQt6") and path.name not in needed]
        if not idle:
            return gone
        gone += idle
        for path in idle:
            del left[path]


def missing(links: Mapping[Path, Linked], carried: Iterable[str]) -> list[str]:
    """Return a line for each library that is neither carried along nor declared."""
    there = set(carried) | declared().keys()
    return sorted(f"{path.name} needs {name}" for path, link in links.items() for name in link.needs - there)


def glibc(links: Mapping[Path, Linked]) -> tuple[int, ...]:
    """Return the newest version of the C library that any file was made for."""
    return max(link.glibc for link in links.values())


@cache
def not_found(folder: Path) -> tuple[str, ...]:
    """Return what `ldd` on this machine does not find for the files of a bundle."""
    search = {"LD_LIBRARY_PATH": str(folder / "_internal"), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    lines = []
    for path in elf_files(folder):
        command = ["ldd", str(path)]
        done = subprocess.run(command, capture_output=True, text=True, env=search, check=False)
        lines += [f"{path.name}: {line.strip()}" for line in done.stdout.splitlines() if "not found" in line]
    return tuple(lines)
