"""The log holds what happened as values, and says it in the language in use."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mystery_table import games
from mystery_table.core.match import new_match
from mystery_table.core.rng import Rng
from mystery_table.core.words import Text
from mystery_table.ui.match import MatchPage
from tests.support import table as hands

LANGUAGES = ("en", "es", "ru")


def said(page: MatchPage) -> list[str]:
    model = page.side.log.model()
    return [model.data(model.index(row, 0), Qt.ItemDataRole.DisplayRole) for row in range(model.rowCount())]


@pytest.mark.parametrize("game", games.names())
def test_L1_every_entry_of_the_log_is_said_anew_in_another_language(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    program = hands.program_in(tmp_path)
    least = games.module(game, "about").ABOUT.players[0]
    match = new_match(program.store, game, {}, hands.seating(1, max(least, 2) - 1), seed="log")
    rng, session = Rng(3), match.session
    for _ in range(25):
        if not session.actors:
            break
        seat = session.actors[0]
        match.play(seat, rng.pick(session.legal(seat)))
    number = match.id
    match.close()
    _, page = hands.reopen(qtbot, program, number)
    if page.hidden:
        page.driver.look(0)
    entries = page.script.entries(page.driver.visible())
    assert all(isinstance(entry, Text) for entry in entries)
    texts = {}
    for language in LANGUAGES:
        program.speak(language)
        texts[language] = said(page)
        assert texts[language] == [page.script.say(entry) for entry in entries]
    assert len(texts["en"]) > 5
    assert all(english != russian for english, russian in zip(texts["en"], texts["ru"], strict=True))
