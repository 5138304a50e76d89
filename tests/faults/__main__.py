"""python -m tests.faults [WORD…]

Plants the faults one by one in a copy of the project and runs the test that must notice each. Prints one line
for each; returns 1 if one went unnoticed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.faults.planted import FAULTS, Fault

ROOT = Path(__file__).parents[2]
PARTS = ("mystery_table", "tests", "assets", "translations", "tools", "pyproject.toml", "README.md")
FAILED = 1
"""Pytest's exit status where a test failed; others mean that it found no test, or broke down."""


def main(words: list[str]) -> int:
    """Plant every fault whose name holds one of the words, all by default."""
    chosen = [fault for fault in FAULTS if not words or any(word in fault.name for word in words)]
    unnoticed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        copy_project(copy)
        for fault in chosen:
            noticed = is_noticed(copy, fault)
            unnoticed += not noticed
            print("noticed  " if noticed else "UNNOTICED", fault.name, flush=True)
    print(f"{len(chosen) - unnoticed} of {len(chosen)} noticed")
    return int(unnoticed > 0)


def copy_project(to: Path) -> None:
    """Copy what the tests need."""
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, to / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, to / part)


def planted(text: str, fault: Fault) -> str:
    """Return a file's text with the fault in it; ValueError where there is no one place for it."""
    if text.count(fault.sound) != 1:
        raise ValueError(f"{fault.name}: {text.count(fault.sound)} places in {fault.file}")
    return text.replace(fault.sound, fault.broken)


def is_noticed(copy: Path, fault: Fault) -> bool:
    """Plant a fault, run its test, take the fault out again; return whether a test failed by it."""
    file = copy / fault.file
    sound = file.read_text("utf-8")
    file.write_text(planted(sound, fault), "utf-8")
    environment = os.environ | {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", fault.test]
    run = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
    file.write_text(sound, "utf-8")
    return run.returncode == FAILED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
