"""What is in the packages, as a text to compare: versions, then every file with its size and checksum."""

from __future__ import annotations

import hashlib
from pathlib import Path

from shipping import licences, project


def listing(root: Path) -> str:
    """Return the text for a folder; the same commit and versions give the same text."""
    head = {"commit": project.commit(), project.PROGRAM: project.version()} | licences.versions()
    lines = [f"{name} {version}" for name, version in head.items()]
    return "\n".join([*lines, "", *(_line(path, root) for path in sorted(root.rglob("*")))]) + "\n"


def _line(path: Path, root: Path) -> str:
    name = path.relative_to(root)
    if path.is_symlink():
        return f"link {name} -> {path.readlink()}"
    if path.is_dir():
        return f"folder {name}"
    content = path.read_bytes()
    return f"{hashlib.sha256(content).hexdigest()[:16]} {len(content):>9} {name}"
