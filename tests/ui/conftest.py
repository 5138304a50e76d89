"""What holds for tests of the window: no drawing process; faces are plain colours."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import cached_property

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from mystery_table.ui.program import Program
from tests.support.pictures import PlainPictures


@pytest.fixture(autouse=True)
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every program of the test take its pictures from a store of plain colours."""
    plain = cached_property(PlainPictures)
    plain.__set_name__(Program, "pictures")
    monkeypatch.setattr(Program, "pictures", plain)


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    """Take every window and dialog away after a test, at once: the next one finds none, and memory stays."""
    yield
    for window in QApplication.topLevelWidgets():
        window.hide()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
