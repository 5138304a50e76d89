"""Long choices of Mysterium are made piece by piece: by drags, by keys, in the list of moves."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mystery_table.core.seating import Chair, Seating
from mystery_table.core.words import Text
from mystery_table.games.mysterium.cards import vision_name
from mystery_table.games.mysterium.options import modes
from mystery_table.games.mysterium.state import GHOST
from mystery_table.ui.match import MatchPage
from mystery_table.ui.moves import MovesDialog
from tests.support import table as hands


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> MatchPage:
    """Show the ghost, who is to send the first vision of six."""
    bots = tuple(Chair(f"P{n}", n % 6, None, True, "casual") for n in range(1, 7))
    chairs = (Chair("P0", 0, 0), *bots)
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, "mysterium", {}, Seating(chairs), (1280, 720))
    hands.wait_for_turn(qtbot, page)
    return page


def hand(page: MatchPage) -> tuple[int, ...]:
    cards: tuple[int, ...] = page.match.session.observe(GHOST).private.hand
    return cards


def typed(moves: MovesDialog, words: str) -> None:
    """Filter the list by words and take the first line that is left."""
    moves.field.setText(words)
    assert moves.list.count(), words
    QTest.keyClick(moves.field, Qt.Key.Key_Return)


def test_A1_visions_are_chosen_piece_by_piece_in_the_list_of_moves(page: MatchPage) -> None:
    first, second = sorted(hand(page))[1], sorted(hand(page))[4]
    page.show_moves()
    moves = page.moves
    assert moves is not None
    assert 0 < moves.list.count() <= 7 * 7
    say = page.program.say
    typed(moves, f"{say(vision_name(first))} → P3")
    typed(moves, say(vision_name(second)))
    assert all("P3" in moves.list.item(row).text() for row in range(moves.list.count()))
    typed(moves, "Send to P3")
    assert ("vision", 2, first, second) in [step.action for step in page.match.session.history]


def test_A1_a_vision_of_three_cards_by_letters_and_digits(page: MatchPage) -> None:
    sent = tuple(sorted(hand(page))[:3])
    page.table.setFocus()
    for letter in (Qt.Key.Key_Q, Qt.Key.Key_W, Qt.Key.Key_E):
        QTest.keyClick(page.table, letter)
        QTest.keyClick(page.table, Qt.Key.Key_4)
    assert page.table.choice.ready == ("vision", 3, *sent)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert ("vision", 3, *sent) in [step.action for step in page.match.session.history]


def test_A3_a_vision_of_two_cards_by_drags_and_the_button(page: MatchPage) -> None:
    sent = tuple(sorted(hand(page))[5:])
    for card in sent:
        hands.drag(page, (f"vision.{card}", "psychic.0"))
    assert page.table.choice.ready == ("vision", 0, *sent)
    QTest.mouseClick(page.block.primary, hands.LEFT)
    assert ("vision", 0, *sent) in [step.action for step in page.match.session.history]


def test_the_lobby_says_which_seat_is_the_ghosts_and_which_are_psychics() -> None:
    (mode,) = modes()
    assert mode.roles == (Text("mysterium", "ghost"), *(Text("mysterium", "psychic"),) * 6)
    assert len(mode.roles) == max(mode.seats)
