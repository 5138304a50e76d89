"""The options of Pockets."""

from __future__ import annotations

from typing import Any


def cases() -> list[tuple[dict[str, Any], int]]:
    """Return options and numbers of seats that cover every way to play."""
    return [({}, 1), ({}, 2), ({"turns": 9}, 3)]
