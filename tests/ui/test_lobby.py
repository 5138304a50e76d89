"""The lobby: seats, persons and bots, options, the last set-up (S6, P8); by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table.ui.catalogue import found
from mystery_table.ui.fields import CheckBox
from mystery_table.ui.lobby import Lobby
from mystery_table.ui.program import Program
from mystery_table.ui.window import MainWindow
from tests.support.table import program_in

GAME = "mirror_of_truth"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> MainWindow:
    made = MainWindow(program_in(tmp_path, names=("Anna", "Pierre")))
    qtbot.addWidget(made)
    made.resize(1600, 900)
    made.show()
    return made


def lobby(window: MainWindow, mode: str | None = "competitive") -> Lobby:
    window.show_lobby(GAME, mode)
    settle()
    page = window.page
    assert isinstance(page, Lobby)
    return page


def settle() -> None:
    for _ in range(8):
        QApplication.processEvents()


def test_a_first_lobby_seats_one_person_with_bots(window: MainWindow) -> None:
    page = lobby(window)
    assert [card.name.text() for card in page.cards] == ["Anna", "Watson", "Irene"]
    assert window.focusWidget() is page.cards[0].name


def test_one_person_among_bots_is_a_psychic_of_mysterium_until_another_seat_is_chosen(
    window: MainWindow,
) -> None:
    window.show_lobby("mysterium")
    settle()
    page = window.page
    assert isinstance(page, Lobby)
    assert [place.bot for place in page.places.seats] == [True, False]
    assert window.focusWidget() is page.cards[1].name
    assert page.add is not None
    QTest.mouseClick(page.add.button, LEFT)
    settle()
    assert [place.bot for place in page.places.seats] == [True, False, True]
    page.begin()
    window.show_lobby("mysterium")
    assert isinstance(window.page, Lobby)
    assert [place.bot for place in window.page.places.seats] == [True, False, True]


def test_seats_are_added_and_taken_away_within_what_the_mode_allows(window: MainWindow) -> None:
    page = lobby(window)
    assert page.cards[0].remove_button.isHidden()
    for seats in (4, 5, 6):
        assert page.add is not None
        QTest.mouseClick(page.add.button, LEFT)
        settle()
        assert len(page.cards) == seats
    assert page.add is None
    QTest.mouseClick(page.cards[5].remove_button, LEFT)
    settle()
    assert len(page.cards) == 5


def test_a_badge_that_is_taken_changes_places(window: MainWindow) -> None:
    page = lobby(window)
    mine, theirs = page.cards[0].badge.badge, page.cards[1].badge.badge
    QTest.mouseClick(page.cards[0].badges[theirs], LEFT)
    settle()
    assert (page.cards[0].badge.badge, page.cards[1].badge.badge) == (theirs, mine)


def test_a_seat_becomes_a_persons_and_the_curtain_is_announced(window: MainWindow) -> None:
    page = lobby(window)
    QTest.mouseClick(page.cards[1].kind.buttons[0], LEFT)
    settle()
    assert page.places.persons == 2
    assert page.cards[1].name.text() == "Pierre"
    assert "Anna, Pierre" in page.info.label.text()


def test_one_person_can_hold_two_seats(window: MainWindow) -> None:
    page = lobby(window)
    QTest.mouseClick(page.cards[1].kind.buttons[0], LEFT)
    settle()
    holder = page.cards[1].holder
    holder.choose(0)
    holder.activated.emit(holder.currentIndex())
    settle()
    assert page.places.persons == 1


def test_left_and_right_choose_the_level_of_a_bot(window: MainWindow) -> None:
    page = lobby(window)
    card = page.cards[1]
    card.level.setFocus()
    assert card.level_name.text() == "Amateur"
    QTest.keyClick(card.level, Qt.Key.Key_Right)
    assert page.places.seats[1].level == "strong"
    assert card.level.accessibleName() == "Level: Expert"


def test_seats_move_in_the_order_of_play_by_their_menu(window: MainWindow) -> None:
    page = lobby(window)
    menu = page.cards[1].menu()
    menu.actions()[0].trigger()
    settle()
    assert [card.name.text() for card in page.cards] == ["Watson", "Anna", "Irene"]
    assert not page.cards[0].menu().actions()[0].isEnabled()


def test_choosing_a_mission_takes_the_seats_away_that_are_too_many(window: MainWindow) -> None:
    page = lobby(window)
    page.modes.buttons[0].click()
    settle()
    assert page.mode.key == "pair"
    assert len(page.cards) == 2
    assert page.add is None


def test_the_match_begins_as_it_was_set_up(window: MainWindow, qtbot: QtBot) -> None:
    page = lobby(window)
    QTest.keyClick(page.cards[0].name, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(page.cards[0].name, "Zoe")
    assert page.options is not None
    contrast = page.options.fields["contrast"]
    assert isinstance(contrast, CheckBox)
    QTest.mouseClick(contrast, LEFT)
    page.options.seed.setText("lamp-fog-7")
    QTest.mouseClick(page.start, LEFT)
    qtbot.waitUntil(lambda: window.match is not None)
    match = window.match
    assert match is not None
    record = match.match.store.open(match.match.id)
    assert (record.seating.chairs[0].name, record.options["contrast"]) == ("Zoe", True)
    assert record.seed == "lamp-fog-7"
    assert window.program.settings.names[0] == "Zoe"
    assert window.program.settings.last_game == GAME


def test_the_last_set_up_comes_back(window: MainWindow) -> None:
    page = lobby(window)
    page.places.add()
    page.places.rename(0, "Zoe")
    page.places.set_level(2, "master")
    assert page.options is not None
    host = page.options.fields["host"]
    assert isinstance(host, CheckBox)
    host.setChecked(True)
    page.begin()
    window.show_home()
    again = lobby(window, None)
    assert again.mode.key == "competitive"
    assert [card.name.text() for card in again.cards][:2] == ["Zoe", "Watson"]
    assert again.places.seats[2].level == "master"
    assert again.options is not None
    assert again.options.values["host"] is True
    assert not again.options.seed.text()


def test_a_mode_asked_for_wins_over_the_last_one(window: MainWindow) -> None:
    lobby(window).begin()
    window.show_home()
    assert lobby(window, "pair").mode.key == "pair"


def test_only_missions_that_are_open_are_offered(window: MainWindow) -> None:
    page = lobby(window, "pair")
    assert page.options is not None
    assert page.options.mission.count() == 1
    window.program.change(open_map=True)
    page = lobby(window, "pair")
    assert page.options is not None
    assert page.options.mission.count() == 14


def test_wrong_options_are_said_in_place(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    from mystery_table.core.errors import UserError
    from mystery_table.core.words import Text

    def refuse(*_arguments: object, **_more: object) -> None:
        raise UserError(Text("app", "There is no file {0}.", ("x",)))

    page = lobby(window)
    monkeypatch.setattr("mystery_table.ui.lobby.new_match", refuse)
    page.begin()
    assert page.info.label.text() == "There is no file x."
    assert window.page is page


def test_esc_goes_back_to_home(window: MainWindow) -> None:
    page = lobby(window)
    window.activateWindow()
    settle()
    QTest.keyClick(page.start, Qt.Key.Key_Escape)
    assert window.page is window.home


def test_languages_switch_live_in_the_lobby(window: MainWindow) -> None:
    page = lobby(window)
    program: Program = window.program
    program.set_language("ru")
    assert page.start.text() == "Начать партию"
    assert page.cards[0].kind.buttons[0].text() == "Человек"
    assert page.options is not None
    assert page.options.seed.placeholderText() != "any"


def test_tab_reaches_every_field(window: MainWindow) -> None:
    page = lobby(window)
    reached = set()
    for _ in range(60):
        reached.add(window.focusWidget())
        QTest.keyClick(window, Qt.Key.Key_Tab)
    assert page.options is not None
    wanted = {card.name for card in page.cards} | {page.start, page.options.seed}
    assert wanted <= reached
    assert all(widget is None or widget.isVisible() for widget in reached)


def test_every_game_has_a_lobby_with_missions_or_without(window: MainWindow) -> None:
    for game in found():
        window.show_lobby(game)
        settle()
        page = window.page
        assert isinstance(page, Lobby)
        assert page.game == game
