"""Home: games found, matches to continue with what everybody sees, campaigns; by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table import games
from mystery_table.core import campaign
from mystery_table.core.match import new_match, open_match
from mystery_table.core.publicly import shared_pieces
from mystery_table.core.rng import Rng
from mystery_table.core.session import Session
from mystery_table.ui.header import greeting
from mystery_table.ui.home import Home
from mystery_table.ui.lobby import Lobby
from mystery_table.ui.missions import Missions
from mystery_table.ui.program import Program
from mystery_table.ui.window import MainWindow
from tests.support.table import program_in, seating

GAME = "mirror_of_truth"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return program_in(tmp_path, names=("Анна",))


def opened(qtbot: QtBot, program: Program) -> MainWindow:
    window = MainWindow(program)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.show_home()
    settle()
    return window


def settle() -> None:
    for _ in range(8):
        QApplication.processEvents()


def begun(program: Program, persons: int = 1, bots: int = 1, **options: str) -> int:
    match = new_match(program.store, GAME, {"mode": "pair", **options}, seating(persons, bots))
    match.close()
    return match.id


def test_every_game_found_has_a_tile_and_the_last_one_the_only_primary_button(
    qtbot: QtBot, program: Program
) -> None:
    program.change(last_game=GAME)
    home = opened(qtbot, program).home
    assert [tile.game for tile in home.tiles] == games.names()
    assert [t.game for t in home.tiles if t.play_button.property("role") == "primary"] == [GAME]


def test_the_keyboard_begins_at_play_and_enter_opens_the_lobby(qtbot: QtBot, program: Program) -> None:
    window = opened(qtbot, program)
    assert window.focusWidget() is window.home.tiles[0].play_button
    QTest.keyClick(window.home.tiles[0].play_button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.page, Lobby))


def test_tab_reaches_everything_on_home(qtbot: QtBot, program: Program) -> None:
    begun(program)
    window = opened(qtbot, program)
    home, reached = window.home, set()
    for _ in range(40):
        reached.add(window.focusWidget())
        QTest.keyClick(window, Qt.Key.Key_Tab)
    wanted = {*home.cards, *home.campaigns, home.all_button, *(t.play_button for t in home.tiles)}
    assert wanted <= reached


def test_a_match_to_continue_is_listed_and_a_finished_one_is_not(qtbot: QtBot, program: Program) -> None:
    going = begun(program)
    program.store.finish(begun(program), (1, 1))
    home = opened(qtbot, program).home
    assert [card.entry.id for card in home.cards] == [going]
    assert not home.empty.isVisible()


def test_without_matches_home_says_what_will_be_there(qtbot: QtBot, program: Program) -> None:
    home = opened(qtbot, program).home
    assert home.empty.isVisible()
    assert not home.cards


def test_space_continues_a_match(qtbot: QtBot, program: Program) -> None:
    number = begun(program)
    window = opened(qtbot, program)
    with qtbot.waitSignal(window.home.resume) as resumed:
        QTest.keyClick(window.home.cards[0], Qt.Key.Key_Space)
    assert resumed.args == [number]
    assert window.match is not None


def test_a_damaged_match_is_listed_by_its_game(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(program)

    def broken(*_arguments: object) -> None:
        raise KeyError("gone")

    monkeypatch.setattr(Session, "__init__", broken)
    home = opened(qtbot, program).home
    assert home.cards[0].title.accessibleName() == "Mirror of Truth"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_thumbnail_shows_only_what_every_seat_sees(program: Program, seats: int) -> None:
    options = {"mode": "pair"} if seats == 2 else {"mode": "competitive"}
    match = new_match(program.store, GAME, options, seating(seats, 0), seed="t")
    rng = Rng(3)
    layout = games.module(GAME, "table").layout
    for _ in range(40):
        if not match.session.actors:
            break
        seat = rng.pick(match.session.actors)
        match.play(seat, rng.pick(match.session.legal(seat)))
        shown = shared_pieces(match.game, match.session.state, seats)
        for viewer in range(seats):
            seen = {p.id: p.face for p in layout(match.session.observe(viewer), "compact").pieces}
            assert all(seen[piece.id] == piece.face for piece in shown)
        assert not any(piece.mine for piece in shown)
    match.close()


def test_P6_two_truths_that_differ_in_secrets_have_the_same_thumbnail(program: Program) -> None:
    """A guess of seat 0 differs from the truth in what others hold."""
    match = new_match(program.store, GAME, {"mode": "competitive"}, seating(3, 0), seed="p6")
    state = match.session.state
    for number in range(10):
        other = match.game.guess(match.session.observe(0), Rng(number))
        assert [p.face for p in shared_pieces(match.game, other, 3)] == [
            p.face for p in shared_pieces(match.game, state, 3)
        ]
    match.close()


def test_a_won_mission_shows_in_campaign_and_tile_and_opens_the_next(qtbot: QtBot, program: Program) -> None:
    home = opened(qtbot, program).home
    (box,) = [box for box in home.campaigns if box.game == GAME]
    (tile,) = [tile for tile in home.tiles if tile.game == GAME]
    assert box.count.text() == "0 / 14"
    program.store.finish(begun(program, mission="easy_task"), (1, 1))
    home.refresh()
    assert box.count.text() == "1 / 14"
    assert tile.progress.text() == "missions 1 / 14"
    assert "easy_task" in campaign.won(program.store, GAME)


def test_neither_a_lost_mission_nor_practice_counts(program: Program) -> None:
    program.store.finish(begun(program, mission="easy_task"), (0, 0))
    practice = begun(program, mission="easy_task")
    program.store.note(practice, -1, "practice", True)
    program.store.finish(practice, (1, 1))
    assert not campaign.won(program.store, GAME)


def test_a_won_mission_stays_won_when_its_match_is_deleted(program: Program) -> None:
    number = begun(program, mission="easy_task")
    program.store.finish(number, (1, 1))
    campaign.won(program.store, GAME)
    program.store.delete(number)
    assert campaign.won(program.store, GAME) == {"easy_task"}


def test_languages_switch_live_on_every_part_of_home(qtbot: QtBot, program: Program) -> None:
    begun(program)
    window = opened(qtbot, program)
    home: Home = window.home
    QTest.mouseClick(home.header.languages.buttons[0], LEFT)
    settle()
    assert program.settings.language == "ru"
    assert window.windowTitle() == "Стол загадок"
    assert home.tiles[0].play_button.text() == "Играть"
    assert home.cards[0].status.text().startswith("Зеркало истины")
    QTest.mouseClick(home.header.languages.buttons[1], LEFT)
    assert home.tiles[0].play_button.text() == "Jugar"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_words_of_all_tiles_begin_and_end_at_one_height_in_every_language(
    qtbot: QtBot, program: Program, size: tuple[int, int]
) -> None:
    window = opened(qtbot, program)
    window.resize(*size)
    for language in ("en", "es", "ru"):
        program.speak(language)
        settle()
        assert isinstance(window.page, Home)
        tiles = window.page.tiles
        assert len({tile.cover.height() for tile in tiles}) == 1
        buttons = [tile.play_button.mapTo(tile, tile.play_button.rect().topLeft()) for tile in tiles]
        assert len({at.y() for at in buttons}) == 1


def test_the_theme_button_turns_light_and_dark(qtbot: QtBot, program: Program) -> None:
    header, before = opened(qtbot, program).home.header, program.dark
    for dark in (not before, before):
        QTest.mouseClick(header.theme_button, LEFT)
        assert program.theme.dark is dark


def test_the_mission_button_opens_the_map(qtbot: QtBot, program: Program) -> None:
    window = opened(qtbot, program)
    QTest.mouseClick(next(box for box in window.home.campaigns if box.game == GAME), LEFT)
    assert isinstance(window.page, Missions)


def test_greetings_follow_the_hour_and_need_no_name(program: Program) -> None:
    assert program.say(greeting(9, "Анна")) == "Good morning, Анна"
    assert program.say(greeting(15, "")) == "Good afternoon"
    assert program.say(greeting(2, "")) == "Good evening"


def test_the_list_of_all_matches_opens_and_goes_on(qtbot: QtBot, program: Program) -> None:
    from mystery_table.ui.matches import Matches

    first, second = begun(program), begun(program)
    window = opened(qtbot, program)
    QTest.mouseClick(window.home.all_button, LEFT)
    page = window.page
    assert isinstance(page, Matches)
    assert [line.id for line in page.model.lines] == [second, first]
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert window.match is not None
    assert window.match.match.id == second


def test_a_match_open_elsewhere_is_said_and_home_stays(qtbot: QtBot, program: Program) -> None:
    from mystery_table.ui.dialogs import Notice

    number = begun(program)
    window = opened(qtbot, program)
    held = open_match(program.store, number)
    window.open_match(number)
    assert window.page is window.home
    assert window.findChild(Notice) is not None
    held.close()
