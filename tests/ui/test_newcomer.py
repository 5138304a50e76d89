"""A newcomer's path in the real window: language, lesson, match, replay, close, come back, continue."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from mystery_table.ui.home import Home
from mystery_table.ui.lobby import Lobby
from mystery_table.ui.match import MatchPage
from mystery_table.ui.matches import Matches
from mystery_table.ui.program import Program
from mystery_table.ui.replay import ReplayView
from mystery_table.ui.seats import SeatCard
from mystery_table.ui.window import MainWindow
from tests.support import table as hands
from tests.support.following import Act, by_any_key, by_hand, follow, shown
from tests.support.guided import GUIDED, sensible
from tests.support.said import KEYS, OWN, latin, words_on
from tests.support.strays import strays

pytestmark = pytest.mark.slow
EASY = ("random", "novice")


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots take no time in windows for answers."""
    monkeypatch.setattr("mystery_table.ui.passing.SPAN", 0)


def started(qtbot: QtBot, folder: Path) -> tuple[Program, MainWindow]:
    """Start the program as it is on this computer; the first time in English."""
    program = hands.program_in(folder, None)  # type: ignore[arg-type]  # as the settings say
    window = MainWindow(program)
    qtbot.addWidget(window)
    window.resize(1600, 900)
    window.show()
    window.home.refresh()
    QApplication.processEvents()
    return program, window


def click(button: QAbstractButton) -> None:
    """Click a button as a person does: one that can be seen."""
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, hands.LEFT)
    QApplication.processEvents()


def named(window: MainWindow, words: str) -> QAbstractButton:
    """Return the button on the page that says this, or is called so."""
    there = [b for b in window.page.findChildren(QAbstractButton) if b.isVisible()]
    found = [b for b in there if words in (b.text(), b.accessibleName())]
    assert found, (words, sorted(b.text() or b.accessibleName() for b in there))
    return found[0]


def home_of(window: MainWindow) -> Home:
    assert window.page is window.home
    return window.home


def match_of(window: MainWindow) -> MatchPage:
    assert window.match is not None
    return window.match


def reads_russian(window: MainWindow) -> None:
    """Look for words on the screen, or for a screen reader, that are not Russian."""
    english = {words for words in words_on(window) if latin(words, OWN, KEYS)}
    assert english == set()


def learn(qtbot: QtBot, window: MainWindow, game: str) -> None:
    """Play the guided match of a game to its end, and go home."""
    tile = next(tile for tile in home_of(window).tiles if tile.game == game)
    assert tile.learn_button is not None
    click(tile.learn_button)
    page, guiding = shown(window)
    reads_russian(window)
    follow(qtbot, page, guiding, by_hand)
    play_out(qtbot, page, by_hand)
    click(named(window, "Главная"))


def begin(window: MainWindow, game: str) -> MatchPage:
    """Set a match up against the easiest bots, and begin it."""
    tile = next(tile for tile in home_of(window).tiles if tile.game == game)
    click(tile.play_button)
    lobby = window.page
    assert isinstance(lobby, Lobby)
    reads_russian(window)
    for card in lobby.findChildren(SeatCard):
        if card.level.isVisible():
            card.level.setFocus()
            for _ in range(card.level.maximum()):
                QTest.keyClick(card.level, Qt.Key.Key_Left)
    click(lobby.start)
    page = match_of(window)
    assert {chair.level for chair in page.match.seating.chairs if chair.bot} <= set(EASY)
    return page


def decide(qtbot: QtBot, page: MatchPage, act: Act) -> bool:
    """Make one decision in the person's place; False when the match is over."""
    hands.wait_for_turn(qtbot, page)
    if page.driver.over():
        return False
    if page.curtain is not None and page.curtain.isVisible():
        hands.pass_curtain(qtbot, page)
        return True
    page.driver.pause(True)  # bots may act at the same time; what is chosen here must still be there
    before, action = page.match.session.number, sensible(page.match, list(page.driver.legal()))
    act(page, action)
    if page.match.session.number == before:
        assert page.refusal, "nothing says why not"
        act(page, action)  # it was asked whether the turn is to end so
    assert page.match.session.number > before, page.refusal
    page.driver.pause(False)
    return True


def play_out(qtbot: QtBot, page: MatchPage, act: Act) -> None:
    """Play to the end, and look at the words on the way."""
    for number in range(300):
        if number % 5 == 0:
            reads_russian(match_window(page))
        if not decide(qtbot, page, act):
            break
    assert page.driver.over()
    qtbot.waitUntil(lambda: page.stack.currentWidget() is page.end, timeout=10_000)
    reads_russian(match_window(page))


def match_window(page: MatchPage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


def look_back(window: MainWindow, page: MatchPage) -> None:
    """Step through the replay by keys, and come back to the end of the match."""
    click(named(window, "Просмотр"))
    past = page.past
    assert isinstance(past, ReplayView)
    reads_russian(window)
    for _ in range(3):
        click(past.buttons["on"])
    for _ in range(2):
        QTest.keyClick(past.steps, Qt.Key.Key_Right)
    assert past.steps.value() == 5
    click(past.buttons["last"])
    click(named(window, "Назад"))
    assert page.past is None


@pytest.mark.parametrize("game", GUIDED)
def test_A1_A3_I1_S2_a_newcomer_learns_plays_looks_back_closes_and_continues(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    with strays() as found:
        walk(qtbot, tmp_path, game)
    assert found == []


def walk(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    """Go the whole way: the first match of two is played by mouse, the second by keys."""
    _program, window = started(qtbot, tmp_path)
    click(next(b for b in window.home.header.languages.buttons if b.text() == "RU"))
    learn(qtbot, window, game)
    page = begin(window, game)
    play_out(qtbot, page, by_hand)
    assert page.end.result.text()
    look_back(window, page)

    click(named(window, "Сыграть ещё раз"))
    rematch = match_of(window)
    decide(qtbot, rematch, by_any_key)
    number, steps = rematch.match.id, rematch.match.session.number
    window.close()
    window.program.store.close()

    _program, again = started(qtbot, tmp_path)
    assert again.program.language == "ru"
    click(home_of(again).cards[0])
    continued = match_of(again)
    assert continued.match.id == number
    assert continued.match.session.number >= steps
    play_out(qtbot, continued, by_any_key)
    again.show_matches()
    assert isinstance(again.page, Matches)
    assert len(again.page.model.lines) == 3
    reads_russian(again)
    again.close()
