"""Hints in the window of every game: whatever is suggested lies on the table and is played by Enter (B4)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from mystery_table.core import hints
from mystery_table.ui.match import MatchPage
from tests.support import table as hands
from tests.ui.test_hints import ask_by_key

MOVES = 6
GAMES: list[tuple[str, dict[str, Any], int, int]] = [
    ("mirror_of_truth", {"mode": "competitive"}, 1, 2),
    ("thirteen_clues", {}, 1, 2),
    ("mary_king", {}, 1, 1),
    ("mysterium", {}, 1, 3),
]


def wait_until_able(qtbot: QtBot, page: MatchPage) -> bool:
    """Wait until the person may act, letting bots go on; False once the match is over."""

    def able() -> bool:
        page.driver.hurry()
        return bool(page.driver.legal()) or page.driver.over()

    qtbot.waitUntil(able, timeout=20_000)
    return not page.driver.over()


@pytest.mark.parametrize(("game", "options", "persons", "bots"), GAMES, ids=[g[0] for g in GAMES])
def test_B4_a_person_can_play_by_hints_alone_in_every_game(
    qtbot: QtBot, tmp_path: Path, game: str, options: dict[str, Any], persons: int, bots: int
) -> None:
    program = hands.program_in(tmp_path)
    program.change(bot_pace=0, motion="reduced", ask_before_pass=True)
    _, page = hands.open_window(qtbot, program, game, options, hands.seating(persons, bots), (1280, 800))
    made = 0
    while made < MOVES and wait_until_able(qtbot, page):
        ask_by_key(qtbot, page)
        hint = page.hints.shown
        assert hint is not None
        shown = {piece for piece, _ in page.maker.gesture(hint.action)}
        assert shown == {piece for piece, _ in page.table.choice.made}
        assert shown <= set(page.table.items_by_id), "what is suggested can be seen"
        assert page.block.primary.isEnabled()
        before = page.match.session.number
        QTest.keyClick(page.table, Qt.Key.Key_Return)
        if hint.action[0] == "accuse":  # which is asked for once more, in a dialog
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, QDialog)
            dialog.accept()
        played = page.match.session.history[before:]
        assert (hint.seat, hint.action) in [(step.seat, step.action) for step in played]
        made += 1
        assert hints.count(page.match, hint.seat) == made
