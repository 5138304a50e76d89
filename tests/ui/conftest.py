"""What holds for tests of the window: no drawing process; faces are plain colours."""

from __future__ import annotations

from functools import cached_property

import pytest

from mystery_table.ui.program import Program
from tests.support.pictures import PlainPictures


@pytest.fixture(autouse=True)
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every program of the test take its pictures from a store of plain colours."""
    plain = cached_property(PlainPictures)
    plain.__set_name__(Program, "pictures")
    monkeypatch.setattr(Program, "pictures", plain)
