"""The end of a match: headings for rounds where there are rounds."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mystery_table.core.report import Entry, Report
from mystery_table.core.words import Text
from mystery_table.ui.end import EndPage
from mystery_table.ui.faces import Faces
from mystery_table.ui.widgets import Label
from tests.support import table as hands


@pytest.mark.parametrize(
    ("rounds", "headings"),
    [(((1, 0),), []), (((1, 0), (0, 2)), ["Round 1", "Round 2"])],
)
def test_rounds_have_headings_only_where_there_are_several(
    qtbot: QtBot, tmp_path: Path, rounds: tuple[tuple[int, ...], ...], headings: list[str]
) -> None:
    program = hands.program_in(tmp_path)
    page = EndPage(program, Faces(program, lambda: hands.seating(1, 1)))
    qtbot.addWidget(page)
    reason = Text("app", "Seat {0}", (1,))
    entries = tuple(Entry(n + 1, 0, 1, reason) for n in range(len(rounds)))
    page.show_report(Report(Text("app", "Together"), rounds, entries), "")
    said = [label.text() for label in page.findChildren(Label)]
    assert [words for words in said if words.startswith("Round")] == headings
    assert ("How the points came about" in said, "How it came about" in said) == (
        bool(headings),
        not headings,
    )
    assert said.count("Seat 1") == len(rounds)
