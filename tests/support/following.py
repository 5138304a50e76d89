"""Follows a guided match in the real window, as a newcomer does who does what is said.

`learn` begins one from its tile at home, `follow` does what the guide asks for until it is silent.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table.core.layout import Drop
from mystery_table.core.state import Action
from mystery_table.ui.games.thirteen_clues.accusation import Accusation
from mystery_table.ui.guide import Guiding
from mystery_table.ui.match import MatchPage
from mystery_table.ui.missions import Missions
from mystery_table.ui.program import Program
from mystery_table.ui.window import MainWindow
from tests.screens.measure import cut_widgets
from tests.support import table as hands
from tests.support.guided import advised
from tests.support.ways import button, press_button, walk_to

Act = Callable[[MatchPage, Action], None]
SMALLEST = (1024, 640)
FIRST_DROPS = ("glass", "token")
"""Of 13 Clues: what is put down before the rest of a move."""


def window_of(
    qtbot: QtBot, folder: Path, language: str = "en", size: tuple[int, int] = SMALLEST
) -> tuple[Program, MainWindow]:
    program = hands.program_in(folder, language)
    window = MainWindow(program)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    window.home.refresh()
    QApplication.processEvents()
    return program, window


def learn(qtbot: QtBot, folder: Path, game: str, **how: object) -> tuple[MatchPage, Guiding]:
    """Begin the guided match of a game from its tile at home."""
    _, window = window_of(qtbot, folder, **how)  # type: ignore[arg-type]
    tile = next(tile for tile in window.home.tiles if tile.game == game)
    assert tile.learn_button is not None
    QTest.mouseClick(tile.learn_button, hands.LEFT)
    return shown(window)


def shown(window: MainWindow) -> tuple[MatchPage, Guiding]:
    page = window.match
    assert page is not None
    assert page.guiding is not None
    QApplication.processEvents()
    return page, page.guiding


def map_of(window: MainWindow, game: str) -> Missions:
    """Show the map of missions of a game."""
    window.show_missions(game)
    for _ in range(8):
        QApplication.processEvents()
    page = window.page
    assert isinstance(page, Missions)
    return page


def follow(qtbot: QtBot, page: MatchPage, guiding: Guiding, act: Act, until: int = 99) -> None:
    """Do what the guide asks for until a lesson, or until it has nothing more to say."""
    for _ in range(200):
        if guiding.over or guiding.reached().at >= until:
            return
        lesson, number = guiding.lesson, guiding.reached().at
        assert lesson is not None
        if lesson.read:
            check(page, guiding)
            QTest.mouseClick(guiding.bar.next_button, hands.LEFT)
            continue
        qtbot.waitUntil(partial(_goes_on, page, guiding, number), timeout=20_000)
        page.driver.pause(True)  # bots may act at the same time; what is chosen here must still be there
        check(page, guiding)
        if guiding.reached().at == number and page.driver.legal():
            act(page, advised(page.match, lesson, page.driver.legal()))
        page.driver.pause(False)
    raise AssertionError("the guide does not come to an end")


def _goes_on(page: MatchPage, guiding: Guiding, number: int) -> bool:
    """Return whether the person may act, or the lesson has ended."""
    return bool(page.driver.legal()) or guiding.reached().at != number


def check(page: MatchPage, guiding: Guiding) -> None:
    """Check that everything the guide points at is there and ringed, and that nothing is covered."""
    QApplication.processEvents()
    places = guiding.places()
    assert all(rect is not None for rect in places.values()), (guiding.shown(), places)
    assert sum(ring.isVisible() for ring in guiding.rings) == len(places)
    below = QRect(page.stack.mapTo(page, page.stack.rect().topLeft()), page.stack.size())
    assert not guiding.bar.geometry().intersects(below)
    assert guiding.bar.words.text()
    for _ in range(50):  # a part in a part is laid out one turn of the events later than that one
        if not cut_widgets(page.block):
            return
        QTest.qWait(20)
    raise AssertionError((guiding.shown(), cut_widgets(page.block)))


def by_hand(page: MatchPage, action: Action) -> None:
    """Drag every piece; press the button where more could be added, and yes where a question is asked."""
    drops = in_order(page, action)
    if not drops:
        QTest.mouseClick(button(page, action), hands.LEFT)
    for drop in drops:
        hands.drag(page, drop)
    if page.table.choice.made and page.table.choice.ready == action:
        QTest.mouseClick(page.block.primary, hands.LEFT)
    for dialog in questions():
        QTest.mouseClick(dialog.yes, hands.LEFT)


def by_any_key(page: MatchPage, action: Action) -> None:
    """Make a move by keys, be it of pieces or a button; answer yes where a question is asked."""
    drops = in_order(page, action)
    if not drops:
        press_button(page, action)
        return
    page.table.setFocus()
    for piece, area in drops:
        walk_to(page, piece)
        QTest.keyClick(page.table, Qt.Key.Key_Return)
        if page.table.choice.piece is not None:
            walk_to(page, area)
            QTest.keyClick(page.table, Qt.Key.Key_Return)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    for dialog in questions():
        dialog.yes.setFocus()
        QTest.keyClick(dialog.yes, Qt.Key.Key_Space)


def in_order(page: MatchPage, action: Action) -> list[Drop]:
    """Return the drops of a move; glass and token of 13 Clues go first."""
    return sorted(page.maker.gesture(action), key=lambda drop: (drop[0] not in FIRST_DROPS, drop))


def questions() -> list[Accusation]:
    """Return the dialogs that ask before a move."""
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, Accusation) and w.isVisible()]
