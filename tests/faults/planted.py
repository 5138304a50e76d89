"""The faults: a change of one place in the sources, and the test that must turn red by it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple


class Fault(NamedTuple):
    """One fault: in `file`, `sound` (there once) becomes `broken`; `test` is the node that must fail."""

    name: str
    file: str
    sound: str
    broken: str
    test: str


def read() -> list[Fault]:
    """Return the faults of planted.toml."""
    text = (Path(__file__).parent / "planted.toml").read_text("utf-8")
    return [Fault(**entry) for entry in tomllib.loads(text)["fault"]]


FAULTS = read()
