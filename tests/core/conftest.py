"""Fixtures of the tests of the core: a store of one's own, and Pockets among the games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mystery_table import games
from mystery_table.core.store import Store


@pytest.fixture(autouse=True)
def pockets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program find Pockets as it finds every game: by its folder."""
    here = Path(__file__).parents[1] / "support"
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(here)])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the matches are kept."""
    return tmp_path / "matches.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    """An empty store."""
    opened = Store(path)
    yield opened
    opened.close()
