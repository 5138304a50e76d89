"""The ways in which a person makes one move: by drags, by clicks, by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from mystery_table.core.state import Action
from mystery_table.ui.match import MatchPage
from tests.support import table as hands


def button(page: MatchPage, action: Action) -> QPushButton:
    """Return the button of a move that needs no piece."""
    observation = page.driver.observation()
    assert observation is not None
    words = page.script.button(observation, action)
    QApplication.processEvents()  # new buttons are shown once their layout is done
    shown = [b for b in page.block.findChildren(QPushButton) if b.isVisible()]
    found = [b for b in shown if b.accessibleName() == words]
    assert found, (words, [b.accessibleName() for b in shown])
    return found[0]


def press_button(page: MatchPage, action: Action) -> None:
    """Walk with Tab from the table to the button of a move, and press it with the space bar."""
    wanted = button(page, action)
    page.table.setFocus()
    for _ in range(40):
        at = QApplication.focusWidget()
        assert at is not None
        if at is wanted:
            break
        QTest.keyClick(at, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is wanted, "Tab does not lead to the button"
    QTest.keyClick(wanted, Qt.Key.Key_Space)


def by_drag(page: MatchPage, action: Action) -> None:
    """Drag what the action means, piece by piece; an action without pieces is a button."""
    drops = sorted(page.maker.gesture(action))
    for drop in drops:
        hands.drag(page, drop)
    if not drops:
        QTest.mouseClick(button(page, action), hands.LEFT)


def by_click(page: MatchPage, action: Action) -> None:
    """Click a piece, click its place, confirm with the primary button."""
    for piece, area in sorted(page.maker.gesture(action)):
        hands.click(page, piece)
        assert page.table.choice.piece == piece
        hands.click(page, area)
    assert page.block.primary.isEnabled()
    QTest.mouseClick(page.block.primary, hands.LEFT)


def by_keys(page: MatchPage, action: Action) -> None:
    """Walk with Tab and arrows to the piece, Enter, to the place, Enter, Enter."""
    page.table.setFocus()
    for piece, area in sorted(page.maker.gesture(action)):
        walk_to(page, piece)
        QTest.keyClick(page.table, Qt.Key.Key_Return)
        assert page.table.choice.piece == piece
        walk_to(page, area)
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page.table.choice.ready == action
    QTest.keyClick(page.table, Qt.Key.Key_Return)


STEPS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab)


def walk_to(page: MatchPage, name: str) -> None:
    """Find the shortest way of arrows and Tab to `name`, then walk it with real keys."""
    keys = page.table.cursor_keys
    start, ways = keys.at, {keys.at: list[Qt.Key]()}
    frontier = [start]
    while name not in ways:
        assert frontier, f"the keyboard cannot reach {name}"
        at = frontier.pop(0)
        for key in STEPS:
            keys.go_to(at)
            press(page, key)
            if keys.at not in ways:
                ways[keys.at] = [*ways[at], key]
                frontier.append(keys.at)
    keys.go_to(start)
    for key in ways[name]:
        press(page, key)
    assert keys.at == name


def press(page: MatchPage, key: Qt.Key) -> None:
    """Press a key; a Tab that would leave the table comes back to it."""
    QTest.keyClick(page.table, key)
    if not page.table.hasFocus():
        page.table.setFocus()
