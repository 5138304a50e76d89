"""The end of a match: headings for rounds where there are rounds."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from mystery_table.core.layout import Face
from mystery_table.core.report import Entry, Report
from mystery_table.core.words import Text
from mystery_table.ui.end import EndPage
from mystery_table.ui.faces import Faces
from mystery_table.ui.moments import Moment
from mystery_table.ui.totals import Totals, crown_on, ring_in
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


def test_every_round_has_a_shade_of_its_own(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    totals = Totals(program, Faces(program, lambda: hands.seating(1, 1)))
    qtbot.addWidget(totals)
    for rounds in (1, 3, 7):
        totals.show_report(Report(Text("app", "Together"), ((1, 0),) * rounds, ()))
        shades = {totals.shade(number) for number in range(rounds)}
        assert len(shades) == rounds
        assert max(shades) < 0.75, "the last one is no black hole"


@pytest.mark.parametrize("size", [(1600, 800), (1280, 660), (1180, 640)])
def test_D3_what_stood_out_leaves_the_reasons_their_half_from_the_first_frame_on(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    program = hands.program_in(tmp_path)
    program.fit(*size)
    page = EndPage(program, Faces(program, lambda: hands.seating(1, 1)))
    qtbot.addWidget(page)
    page.resize(size[0], 420)  # too low for them at first
    page.show()
    reason = Text("app", "Seat {0}", (1,))
    found = tuple(Entry(n + 1, 0, 1, reason, Face("mysterium", "vision", str(n))) for n in range(7))
    page.show_report(Report(Text("app", "Together"), ((1, 0),) * 7, found), "")
    for moment in page.findChildren(Moment):  # as large as Qt makes what has no place yet
        QApplication.sendEvent(moment, QResizeEvent(moment.size(), QSize()))
    page.resize(*size)
    QApplication.processEvents()
    reasons = page.findChild(QScrollArea)
    assert isinstance(reasons, QScrollArea)
    assert reasons.width() > 0.4 * page.width()
    shown = [moment for moment in page.findChildren(Moment) if moment.isVisible()]
    assert shown
    assert all(moment.width() >= moment.minimumSizeHint().width() for moment in shown)


@pytest.mark.parametrize("high", [40, 56, 80, 120])
def test_D3_the_crown_of_who_won_keeps_inside_its_row(high: int) -> None:
    row = QRectF(0, 0, 400, high)
    ring = ring_in(row, 50, 1.0, crowned=True)
    assert row.contains(crown_on(ring))
    assert row.contains(ring)
    assert ring_in(row, 50, 1.0, crowned=False).width() > ring.width()
