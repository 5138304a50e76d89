"""The copyright file: on what terms everything in the packages may be passed on."""

from __future__ import annotations

import importlib.metadata
import re
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from shipping import project

PYINSTALLER = "pyinstaller"
RULE = "-" * 78


class Licence(NamedTuple):
    """What somebody made, and the text of its terms."""

    title: str
    text: str


def distributions() -> list[str]:
    """Return the Python packages in the bundle: those the program depends on, and what they pull in."""
    found: list[str] = []
    waiting = [_name(line) for line in _requirements("mystery-table")]
    while waiting:
        name = waiting.pop(0)
        if name not in found and name != "qtpy":  # of QtAwesome only the font is taken
            found.append(name)
            waiting += [_name(line) for line in _requirements(name)]
    return sorted(found)


def _requirements(name: str) -> list[str]:
    lines = importlib.metadata.requires(name) or []
    return [line for line in lines if "extra ==" not in line and "python_version <" not in line]


def _name(requirement: str) -> str:
    return re.split(r"[<>=!~ \[;(]", requirement, maxsplit=1)[0].lower().replace("_", "-")


def versions() -> dict[str, str]:
    """Return the version of everything that the bundle is made of."""
    names = [*distributions(), PYINSTALLER]
    python = {"python": ".".join(map(str, sys.version_info[:3]))}
    return python | {name: importlib.metadata.version(name) for name in names}


def licences() -> list[Licence]:
    """Return all terms, the program's own first."""
    return [
        Licence("Mystery Table", (project.ROOT / "LICENSE").read_text("utf-8")),
        *(
            Licence(path.stem.replace("-", " "), path.read_text("utf-8"))
            for path in sorted((project.ROOT / "LICENSES").iterdir())
            if path.stem != "README"
        ),
        *_of_packages(),
        *_of_python(),
        *(
            Licence(path.stem, path.read_text("utf-8"))
            for path in sorted((project.HERE / "licences").iterdir())
        ),
    ]


def _of_packages() -> Iterator[Licence]:
    """Give the licence files that packages bring along, where LICENSES does not tell of them anyway."""
    known = re.compile(r"fontpkg|qtawesome|openmoji|pyside6|shiboken6")
    for name in [*(name for name in distributions() if not known.match(name)), PYINSTALLER]:
        files = importlib.metadata.files(name) or []
        texts = [file.read_text() for file in files if re.search(r"(?i)licen[cs]e|copying", file.name)]
        assert texts, name
        yield Licence(name, "\n".join(texts))


def _of_python() -> Iterator[Licence]:
    places = [Path(sysconfig.get_path("stdlib")), Path(sysconfig.get_path("data"))]
    found = [path for place in places for path in sorted(place.glob("LICENSE*"))]
    if found:
        yield Licence("Python", found[0].read_text("utf-8"))


def copyright_file() -> str:
    """Return the content of /usr/share/doc/mystery-table/copyright."""
    summary = (project.ROOT / "LICENSES" / "README.md").read_text("utf-8")
    parts = [f"{RULE}\n{licence.title}\n{RULE}\n\n{licence.text.strip()}\n" for licence in licences()]
    return "\n".join([f"{project.TITLE} {project.version()}\n", summary, *parts])
