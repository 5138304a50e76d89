"""What each person's casebook fills in is chosen in the lobby, seen by all, and kept with the match."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from mystery_table.core.match import last_setup
from mystery_table.games.thirteen_clues.options import MARKING
from mystery_table.ui.lobby import Lobby
from tests.support.programs import program_in


def shown(qtbot: QtBot, folder: Path) -> Lobby:
    """Return a lobby for two persons and a bot, on the screen."""
    lobby = Lobby(program_in(folder), "thirteen_clues", "classic")
    qtbot.addWidget(lobby)
    lobby.resize(1600, 900)
    lobby.show()
    lobby.places.set_bot(1, False)
    lobby.show_seats()
    return lobby


def test_each_person_chooses_what_their_casebook_fills_in_and_all_see_it(
    qtbot: QtBot, tmp_path: Path
) -> None:
    lobby = shown(qtbot, tmp_path)
    boxes = [card.wishes[0][1] for card in lobby.cards]
    assert [box.isHidden() for box in boxes] == [False, False, True]
    assert boxes[0].currentText() == "Casebook fills in: What follows from it, too"
    boxes[1].choose("seen")
    boxes[1].activated.emit(boxes[1].currentIndex())
    assert boxes[1].currentText() == "Casebook fills in: What was seen"
    numbers: list[int] = []
    lobby.begun.connect(numbers.append)
    lobby.begin()
    seating = lobby.program.store.open(numbers[0]).seating
    assert [chair.wish(MARKING) for chair in seating.chairs[:2]] == ["full", "seen"]
    again = last_setup(lobby.program.store, "thirteen_clues")
    assert again is not None
    assert again[1].chairs[1].wish(MARKING) == "seen"


def test_a_choice_that_is_not_offered_counts_as_none(qtbot: QtBot, tmp_path: Path) -> None:
    lobby = shown(qtbot, tmp_path)
    chair = lobby.places.seating().chairs[0]._replace(wishes=(("marking", "everything"),))
    assert chair.wish(MARKING) == "full"
    lobby.places.wish(0, "marking", "told")
    lobby.places.wish(0, "marking", "off")
    assert lobby.places.seating().chairs[0].wishes == (("marking", "off"),)
    lobby.show_seats()
    assert lobby.cards[0].wishes[0][1].value == "off"
