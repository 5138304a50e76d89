"""Drives the real window as a person does: with the mouse, with keys, with patience."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table.core.layout import Drop
from mystery_table.core.match import new_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.state import Action, Options
from mystery_table.ui.match import MatchPage
from mystery_table.ui.program import Program
from mystery_table.ui.window import MainWindow
from tests.support.programs import program_in

__all__ = ["program_in"]
LEFT = Qt.MouseButton.LeftButton
PEOPLE = ("Анна", "Boris", "Carmen", "Dora", "Emil", "Fay")


def seating(persons: int, bots: int, level: str = "random") -> Seating:
    """Return seats for persons first, then bots."""
    people = [Chair(PEOPLE[i], i, i) for i in range(persons)]
    others = [Chair(f"Bot {i}", persons + i, None, True, level) for i in range(bots)]
    return Seating((*people, *others))


def open_window(
    qtbot: QtBot,
    program: Program,
    game: str,
    options: Options,
    seats: Seating,
    size: tuple[int, int] = (1280, 800),
    seed: str = "seed",
) -> tuple[MainWindow, MatchPage]:
    """Begin a match and show it in the program's window."""
    match = new_match(program.store, game, options, seats, seed=seed)
    number = match.id
    match.close()
    return reopen(qtbot, program, number, size)


def reopen(
    qtbot: QtBot, program: Program, number: int, size: tuple[int, int] = (1280, 800)
) -> tuple[MainWindow, MatchPage]:
    """Show a match that there is already."""
    window = MainWindow(program)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    window.open_match(number)
    QApplication.processEvents()
    assert window.match is not None
    return window, window.match


def wait_for_turn(qtbot: QtBot, page: MatchPage) -> None:
    """Wait until a person may act, the curtain is closed, or the match is over."""

    def settled() -> bool:
        curtain = page.curtain is not None and page.curtain.isVisible()
        return bool(page.driver.legal()) or curtain or page.driver.over()

    qtbot.waitUntil(settled, timeout=20_000)


def centre(page: MatchPage, name: str) -> QPoint:
    """Return the middle of a piece or an area in the table's viewport."""
    box = page.table.spots[name] if name in page.table.spots else page.table.found[name].box
    return QPoint(round(box.x + box.w / 2), round(box.y + box.h / 2))


def drag(page: MatchPage, drop: Drop) -> None:
    """Carry a piece to an area with the mouse and let it go there."""
    carry(page, drop[0], centre(page, drop[1]))
    QTest.mouseRelease(page.table.viewport(), LEFT, pos=centre_or(page, drop[1]))


def centre_or(page: MatchPage, name: str) -> QPoint:
    """Return the middle of an area, or the origin when it is no longer there."""
    return centre(page, name) if name in page.table.found else QPoint(0, 0)


def carry(page: MatchPage, piece: str, to: QPoint) -> None:
    """Press the mouse on a piece and move it step by step, without letting go."""
    start = centre(page, piece)
    view = page.table.viewport()
    QTest.mouseMove(view, start)
    QTest.mousePress(view, LEFT, pos=start)
    for share in (0.1, 0.5, 0.8, 1.0):
        at = start + (to - start) * share
        move(page, at)


def move(page: MatchPage, at: QPoint) -> None:
    """Send a mouse move with the left button held, which QTest cannot."""
    view = page.table.viewport()
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        LEFT,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)


def click(page: MatchPage, name: str) -> None:
    """Click on a piece or an area."""
    QTest.mouseClick(page.table.viewport(), LEFT, pos=centre(page, name))


def pass_curtain(qtbot: QtBot, page: MatchPage) -> None:
    """Hold the curtain open with the space bar."""
    curtain = page.curtain
    assert curtain is not None
    assert curtain.isVisible()
    if curtain.hold <= 0:
        QTest.keyClick(curtain, Qt.Key.Key_Space)
    QTest.keyPress(curtain, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.driver.looker is not None, timeout=5000)
    QTest.keyRelease(curtain, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not curtain.isVisible(), timeout=5000)


def play_out(
    qtbot: QtBot, page: MatchPage, act: Callable[[MatchPage, Action], None], seed: int = 1, prefer: str = ""
) -> int:
    """Play to the end: each person's move is drawn at random and made by `act`. Return how many.

    Every other time a move with the verb `prefer` is taken, so that matches with optional moves are short.
    """
    rng, count = Rng(seed), 0
    for _ in range(400):
        wait_for_turn(qtbot, page)
        if page.driver.over():
            return count
        if page.curtain is not None and page.curtain.isVisible():
            pass_curtain(qtbot, page)
            continue
        before = page.match.session.number
        legal = page.driver.legal()
        preferred = [action for action in legal if action[0] == prefer]
        act(page, rng.pick(preferred if preferred and rng.below(2) else legal))
        assert page.match.session.number > before, "the move was not made"
        count += 1
    raise AssertionError("the match did not end")
