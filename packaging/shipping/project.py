"""What the project says of itself, read where it stands: name, version, commit, date."""

from __future__ import annotations

import ast
import datetime as dt
import os
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "packaging"
PROGRAM = "mystery-table"
TITLE = "Mystery Table"
ID = "org.mysterytable.MysteryTable"
"""Name of the program in AppStream, Flatpak and macOS; provisional, as the project holds no domain."""
MIME = "application/x-mystery-table"
SUFFIX = ".mystery"
LANGUAGES = ("en", "es", "ru")
MAINTAINER = "The Mystery Table maintainers <maintainers@mystery-table.invalid>"


@cache
def version() -> str:
    """Return the version, from the one place where it stands (K5): `mystery_table/__init__.py`."""
    tree = ast.parse((ROOT / "mystery_table" / "__init__.py").read_text("utf-8"))
    (found,) = [
        node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id == "__version__"
        and isinstance(node.value, ast.Constant)
    ]
    return str(found)


@cache
def epoch() -> int:
    """Return the seconds that every packaged file is dated with: SOURCE_DATE_EPOCH, else the commit's."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return int(given) if given else int(_git("log", "-1", "--format=%ct"))


def date() -> str:
    """Return the day of `epoch`, as 2026-11-30."""
    return dt.datetime.fromtimestamp(epoch(), dt.UTC).date().isoformat()


@cache
def commit() -> str:
    """Return the commit that is packaged, with "+changes" where the checkout differs from it."""
    changed = _git("status", "--porcelain", "--untracked-files=no")
    return _git("rev-parse", "HEAD") + ("+changes" if changed else "")


def _git(*arguments: str) -> str:
    command = ["git", "-C", str(ROOT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def filled(template: Path) -> str:
    """Return a template of this folder with `@VERSION@`, `@DATE@` and its other names put in."""
    known = {
        "VERSION": version(),
        "DATE": date(),
        "PROGRAM": PROGRAM,
        "TITLE": TITLE,
        "ID": ID,
        "MIME": MIME,
    }
    content = template.read_text("utf-8")
    for name, value in known.items():
        content = content.replace(f"@{name}@", value)
    return content
