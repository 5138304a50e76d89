"""Help (A1): reached from everywhere but the closed curtain, closed by Esc, read by keys and by ear."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from mystery_table import games
from mystery_table.core.rulebook import has_rules
from mystery_table.ui.help import GESTURES, HelpDialog, keys_at
from mystery_table.ui.keys.commands import PAGE, TABLE
from mystery_table.ui.window import MainWindow
from tests.support import table as hands

GAME = "mirror_of_truth"
CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier


def opened() -> HelpDialog | None:
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, HelpDialog) and w.isVisible()]
    return found[-1] if found else None


def words(dialog: HelpDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


@pytest.mark.parametrize(("key", "modifier"), [(Qt.Key.Key_F1, NONE), (Qt.Key.Key_Slash, CTRL)])
def test_A1_help_opens_by_key_on_home_and_closes_with_esc(
    qtbot: QtBot, tmp_path: Path, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    window = MainWindow(hands.program_in(tmp_path))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, key, modifier)
    dialog = opened()
    assert dialog is not None
    for _, meaning in GESTURES + keys_at(window.program, "", PAGE, TABLE):
        assert meaning.source in words(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert opened() is None


def test_R4_help_leads_to_the_rules_of_every_game(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(hands.program_in(tmp_path))
    qtbot.addWidget(window)
    window.show()
    for game in [name for name in games.names() if has_rules(name)]:
        window.show_help()
        dialog = opened()
        assert dialog is not None
        dialog.books[game].click()
        assert opened() is None
        assert window.reader is not None
        assert (window.reader.game, window.reader.page.anchor()) == (game, "goal")
        window.close_rules()
        assert window.reader is None


@pytest.mark.parametrize("hide", [Qt.Key.Key_F8, Qt.Key.Key_H])
def test_P1_P2_no_help_lies_over_a_closed_curtain(qtbot: QtBot, tmp_path: Path, hide: Qt.Key) -> None:
    program = hands.program_in(tmp_path)
    window, page = hands.open_window(qtbot, program, GAME, {"mode": "pair"}, hands.seating(1, 1))
    hands.wait_for_turn(qtbot, page)
    window.show_help()
    dialog = opened()
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog, hide)
    assert page.hidden
    assert opened() is None
    for key, modifier in ((Qt.Key.Key_F1, NONE), (Qt.Key.Key_Slash, CTRL)):
        QTest.keyClick(window, key, modifier)
        assert opened() is None


def test_A1_keys_scroll_help_where_it_does_not_fit(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(hands.program_in(tmp_path, text_size=150))
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.show()
    window.show_help()
    dialog = opened()
    assert dialog is not None
    bar = dialog.scroller.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    for _ in range(20):
        QTest.keyClick(dialog, Qt.Key.Key_PageDown)
    assert bar.value() == bar.maximum()
    QTest.keyClick(dialog, Qt.Key.Key_Up)
    assert bar.value() < bar.maximum()
    dialog.close()


def test_A2_help_can_be_read_by_ear(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(hands.program_in(tmp_path))
    qtbot.addWidget(window)
    window.show()
    window.show_help()
    dialog = opened()
    assert dialog is not None
    assert QAccessible.queryAccessibleInterface(dialog).text(QAccessible.Text.Name) == "Help"
    for label in dialog.findChildren(QLabel):
        assert QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name) == label.text()
    dialog.close()
