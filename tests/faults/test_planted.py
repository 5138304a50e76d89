"""Every fault has its place in the sources, and a test that must notice it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.__main__ import ROOT, copy_project, is_noticed, planted
from tests.faults.planted import FAULTS, Fault


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_can_be_planted_in_the_sources_as_they_are(fault: Fault) -> None:
    text = (ROOT / fault.file).read_text("utf-8")
    assert planted(text, fault) != text
    assert (ROOT / fault.test.partition("::")[0]).exists()


def test_there_are_at_least_forty_and_each_has_a_name_of_its_own() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 40


@pytest.mark.slow
def test_every_planted_fault_turns_a_test_red(tmp_path: Path) -> None:
    copy_project(tmp_path)
    assert [fault.name for fault in FAULTS if not is_noticed(tmp_path, fault)] == []
