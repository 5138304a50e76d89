"""A newcomer's path in the real window: language, lesson, match, replay, close, come back, continue."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from mystery_table.core.state import Action
from mystery_table.ui.home import Home
from mystery_table.ui.lobby import Lobby
from mystery_table.ui.match import MatchPage
from mystery_table.ui.matches import Matches
from mystery_table.ui.program import Program
from mystery_table.ui.replay import ReplayView
from mystery_table.ui.seats import SeatCard
from mystery_table.ui.window import MainWindow
from tests.support import table as hands
from tests.support.following import follow, shown
from tests.support.guided import GUIDED, sensible
from tests.support.ways import by_drag

pytestmark = pytest.mark.slow
FIRST_DROPS = ("glass", "token")
"""Of 13 Clues: what is put down before the rest of a move."""
EASY = ("random", "novice")
WALKED = ("mirror_of_truth",)
"""Games whose whole path is walked here; lessons and matches of the others have tests of their own."""


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


def learn(qtbot: QtBot, window: MainWindow, game: str) -> None:
    """Play the guided match of a game to its end, and go home."""
    tile = next(tile for tile in home_of(window).tiles if tile.game == game)
    assert tile.learn_button is not None
    click(tile.learn_button)
    page, guiding = shown(window)
    follow(qtbot, page, guiding, by_drag)
    play_out(qtbot, page)
    click(named(window, "Главная"))


def begin(window: MainWindow, game: str) -> MatchPage:
    """Set a match up against the easiest bots, and begin it."""
    tile = next(tile for tile in home_of(window).tiles if tile.game == game)
    click(tile.play_button)
    lobby = window.page
    assert isinstance(lobby, Lobby)
    for card in lobby.findChildren(SeatCard):
        if card.level.isVisible():
            card.level.setFocus()
            for _ in range(card.level.maximum()):
                QTest.keyClick(card.level, Qt.Key.Key_Left)
    click(lobby.start)
    page = match_of(window)
    assert {chair.level for chair in page.match.seating.chairs if chair.bot} <= set(EASY)
    return page


def act(page: MatchPage, action: Action) -> None:
    """Carry every piece of a move where it belongs; what is asked for then is confirmed."""
    for drop in sorted(page.maker.gesture(action), key=lambda d: (d[0] not in FIRST_DROPS, d)):
        hands.drag(page, drop)
    number = page.match.session.number
    if not page.maker.gesture(action):
        by_drag(page, action)
    elif page.table.choice.ready == action:
        click(page.block.primary)
    asked = getattr(QApplication.activeModalWidget(), "yes", None)
    if isinstance(asked, QAbstractButton):
        click(asked)
    elif page.refusal and page.match.session.number == number:
        click(page.block.primary)


def decide(qtbot: QtBot, page: MatchPage) -> bool:
    """Make one decision in the person's place; False when the match is over."""
    hands.wait_for_turn(qtbot, page)
    if page.driver.over():
        return False
    if page.curtain is not None and page.curtain.isVisible():
        hands.pass_curtain(qtbot, page)
        return True
    before = page.match.session.number
    act(page, sensible(page.match, list(page.driver.legal())))
    assert page.match.session.number > before, page.refusal
    return True


def play_out(qtbot: QtBot, page: MatchPage) -> None:
    for _ in range(300):
        if not decide(qtbot, page):
            break
    assert page.driver.over()
    qtbot.waitUntil(lambda: page.stack.currentWidget() is page.end, timeout=10_000)


def look_back(window: MainWindow, page: MatchPage) -> None:
    """Step through the replay by keys, and come back to the end of the match."""
    click(named(window, "Просмотр"))
    past = page.past
    assert isinstance(past, ReplayView)
    for _ in range(3):
        click(past.buttons["on"])
    for _ in range(2):
        QTest.keyClick(past.steps, Qt.Key.Key_Right)
    assert past.steps.value() == 5
    click(past.buttons["last"])
    page.leave_past()


@pytest.mark.parametrize("game", WALKED)
def test_A1_A3_I1_S2_a_newcomer_learns_plays_looks_back_closes_and_continues(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    _program, window = started(qtbot, tmp_path)
    click(next(b for b in window.home.header.languages.buttons if b.text() == "RU"))
    if game in GUIDED:
        learn(qtbot, window, game)
    page = begin(window, game)
    play_out(qtbot, page)
    assert page.end.result.text()
    look_back(window, page)

    click(named(window, "Сыграть ещё раз"))
    rematch = match_of(window)
    decide(qtbot, rematch)
    number, steps = rematch.match.id, rematch.match.session.number
    window.close()
    window.program.store.close()

    _program, again = started(qtbot, tmp_path)
    assert again.program.language == "ru"
    card = home_of(again).cards[0]
    click(card)
    continued = match_of(again)
    assert continued.match.id == number
    assert continued.match.session.number >= steps
    assert decide(qtbot, continued)
    again.show_matches()
    assert isinstance(again.page, Matches)
    assert len(again.page.model.lines) == 2 + (game in GUIDED)
    again.close()
