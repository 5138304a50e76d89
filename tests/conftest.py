"""What holds for every test: no real display, no real folders, and nothing logged behind one's back."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.requirements import (
    pytest_addoption,
    pytest_collection_modifyitems,
    pytest_sessionfinish,
    pytest_terminal_summary,
)

__all__ = [
    "pytest_addoption",
    "pytest_collection_modifyitems",
    "pytest_sessionfinish",
    "pytest_terminal_summary",
]

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

COLLECT = 16
"""Tests with windows after which all of the memory is looked through, which takes long late in a run."""
_cleared = count(1)

# Missing system libraries are Linux's trouble: other systems have no such thing to test.
collect_ignore = [] if sys.platform == "linux" else ["test_preflight.py"]


def pytest_collection_finish() -> None:
    """Leave the thousands of collected tests out of every later look through memory: they stay."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the test, and every process it starts, a home folder of its own; return that folder."""
    home = tmp_path_factory.mktemp("home")
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(home))
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(home / variable))
    for variable in ("APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(home / variable))
    runtime = home / "XDG_RUNTIME_DIR"
    runtime.mkdir(mode=0o700)  # Qt warns of a runtime folder that others can read
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    return home


class _Kept(logging.Handler):
    """Keeps the warnings and errors that are logged."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def quiet_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that logs a warning or an error, unless it is marked `expects_log`."""
    kept = _Kept()
    logging.getLogger().addHandler(kept)
    yield
    logging.getLogger().removeHandler(kept)
    if kept.messages and request.node.get_closest_marker("expects_log") is None:
        pytest.fail("unexpected log:\n" + "\n".join(kept.messages), pytrace=False)


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    """Take every window and dialog away after a test, at once: the next one finds none, and memory stays."""
    yield
    if "PySide6.QtWidgets" in sys.modules:
        _take_windows_away()


def _take_windows_away() -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    windows = QApplication.topLevelWidgets() if isinstance(QApplication.instance(), QApplication) else []
    for window in windows:
        window.hide()
        window.deleteLater()
    if windows:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if next(_cleared) % COLLECT == 0:
            gc.collect()
