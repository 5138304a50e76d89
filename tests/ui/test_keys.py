"""Keys that can be changed (A1): at once, kept, never two commands on one key, repaired when damaged."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from mystery_table import settings
from mystery_table.ui.help import HelpDialog
from mystery_table.ui.keynames import PLACES
from mystery_table.ui.keys.bind import cap
from mystery_table.ui.keys.chosen import holder, keys_of, resolved, shown, why_not
from mystery_table.ui.keys.commands import BY_ID, COMMANDS, MATCHES, PAGE, REPLAY, TABLE, meet
from mystery_table.ui.keys.editor import KeysDialog, commands_of_games
from mystery_table.ui.match import MatchPage
from mystery_table.ui.matches import Matches
from mystery_table.ui.program import Program
from mystery_table.ui.window import MainWindow
from tests.support import table as hands

GAME = "mirror_of_truth"
CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return hands.program_in(tmp_path)


@pytest.fixture
def window(qtbot: QtBot, program: Program) -> Iterator[MainWindow]:
    window, page = hands.open_window(qtbot, program, GAME, {"mode": "pair"}, hands.seating(1, 1))
    hands.wait_for_turn(qtbot, page)
    yield window
    window.close_dialogs()


def match_of(window: MainWindow) -> MatchPage:
    assert window.match is not None
    return window.match


def editor(qtbot: QtBot, window: MainWindow) -> KeysDialog:
    """Open the page of keys as a person does: by the list of keys."""
    QTest.keyClick(window, Qt.Key.Key_Slash, CTRL)
    listed = QApplication.activeModalWidget()
    assert isinstance(listed, HelpDialog)
    listed.change.click()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, KeysDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def press(dialog: KeysDialog, command: str, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    """Choose a command and press its new key."""
    catcher = dialog.catchers[command]
    catcher.setFocus()
    QTest.keyClick(catcher, Qt.Key.Key_Space)
    assert catcher.catching
    QTest.keyClick(catcher, key, modifier)


def test_A1_a_changed_key_holds_at_once_and_the_old_one_no_more(qtbot: QtBot, window: MainWindow) -> None:
    page, dialog = match_of(window), editor(qtbot, window)
    press(dialog, "moves", Qt.Key.Key_J, CTRL)
    assert dialog.catchers["moves"].text() == "Ctrl+J"
    dialog.accept()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(page.table, Qt.Key.Key_M, CTRL)
    assert page.moves is None
    QTest.keyClick(page.table, Qt.Key.Key_J, CTRL)
    assert page.moves is not None
    page.moves.close()
    assert "(Ctrl+J)" in page.bar.icons["moves"].toolTip()


def test_A1_changed_keys_are_kept_with_the_settings(qtbot: QtBot, window: MainWindow) -> None:
    press(editor(qtbot, window), "undo", Qt.Key.Key_F4)
    again = Program(window.program.folders, "en")
    assert cap(again, "undo") == "F4"
    assert cap(again, "redo") == "Ctrl+Shift+Z"


def test_A1_a_key_that_another_command_has_is_refused_by_that_commands_name(
    qtbot: QtBot, window: MainWindow
) -> None:
    dialog = editor(qtbot, window)
    press(dialog, "moves", Qt.Key.Key_Z, CTRL)
    assert dialog.said.text() == "Ctrl+Z is the key of “Undo” already."
    assert cap(window.program, "moves") == "Ctrl+M"
    press(dialog, "casebook", Qt.Key.Key_Q, CTRL)  # of one game, against one that holds everywhere
    assert "Quit" in dialog.said.text()
    press(dialog, "rules_search", Qt.Key.Key_Z, CTRL)  # in another window it may mean something else
    assert dialog.said.text() == ""
    assert cap(window.program, "rules_search") == "Ctrl+Z"


def test_A1_one_key_or_all_can_be_set_back(qtbot: QtBot, window: MainWindow) -> None:
    dialog, program = editor(qtbot, window), window.program
    press(dialog, "undo", Qt.Key.Key_F4)
    press(dialog, "log", Qt.Key.Key_F5)
    press(dialog, "moves", Qt.Key.Key_Z, CTRL)  # free now
    dialog.back["log"].click()
    assert cap(program, "log") == "L"
    dialog.back["undo"].click()
    assert "List all legal moves" in dialog.said.text()
    assert cap(program, "undo") == "F4"
    dialog.all.click()
    assert not program.settings.shortcuts
    assert (cap(program, "undo"), cap(program, "moves")) == ("Ctrl+Z", "Ctrl+M")
    assert not dialog.all.isEnabled()


@pytest.mark.parametrize(
    ("command", "key", "said"),
    [
        ("undo", Qt.Key.Key_Q, "chooses a card"),
        ("undo", Qt.Key.Key_7, "chooses a card"),
        ("undo", Qt.Key.Key_Tab, "walks or acts"),
        ("undo", Qt.Key.Key_Return, "walks or acts"),
        ("hide", Qt.Key.Key_N, "text fields"),
        ("hide", Qt.Key.Key_Backspace, "always has a key"),
    ],
)
def test_A1_keys_that_walk_or_choose_cards_are_refused(
    qtbot: QtBot, window: MainWindow, command: str, key: Qt.Key, said: str
) -> None:
    dialog = editor(qtbot, window)
    press(dialog, command, key)
    assert said in dialog.said.text()
    assert not window.program.settings.shortcuts


def test_A1_esc_leaves_the_key_and_backspace_takes_it_away(qtbot: QtBot, window: MainWindow) -> None:
    dialog = editor(qtbot, window)
    press(dialog, "undo", Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert cap(window.program, "undo") == "Ctrl+Z"
    press(dialog, "undo", Qt.Key.Key_Backspace)
    assert cap(window.program, "undo") == ""
    assert dialog.catchers["undo"].text() == "none"


def test_P2_the_key_that_hides_does_so_even_while_a_new_key_is_waited_for(
    qtbot: QtBot, window: MainWindow
) -> None:
    dialog = editor(qtbot, window)
    catcher = dialog.catchers["undo"]
    catcher.setFocus()
    QTest.keyClick(catcher, Qt.Key.Key_Space)
    QTest.keyClick(catcher, Qt.Key.Key_F8)
    assert match_of(window).hidden
    assert not dialog.isVisible()


def test_P2_another_key_hides_everywhere_once_it_is_chosen(qtbot: QtBot, window: MainWindow) -> None:
    window.program.change(shortcuts={"hide": "F9"})
    page = match_of(window)
    page.show_moves()
    assert page.moves is not None
    qtbot.waitUntil(page.moves.isActiveWindow)
    QTest.keyClick(page.moves.field, Qt.Key.Key_F8)
    assert not page.hidden
    QTest.keyClick(page.moves.field, Qt.Key.Key_F9)
    assert page.hidden


def by_place(page: MatchPage, letter: str, code: int, text: str) -> None:
    """Press the key at a letter's place, on a keyboard that writes `text` there."""
    place = next(scan for scan, name in PLACES.items() if name == letter)
    QApplication.sendEvent(page.table, QKeyEvent(QEvent.Type.KeyPress, code, NONE, place, 0, 0, text))


def test_A1_a_chosen_letter_goes_by_its_place_on_a_russian_keyboard(window: MainWindow) -> None:
    window.program.change(shortcuts={"moves": "N"})
    page = match_of(window)
    by_place(page, "N", 0x0422, "т")
    assert page.moves is not None
    page.moves.close()


def test_A1_letters_are_off_in_text_fields(qtbot: QtBot, program: Program) -> None:
    program.change(shortcuts={"matches_rename": "N"})
    window = MainWindow(program)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    window.show_matches()
    page = window.page
    assert isinstance(page, Matches)
    page.field.setFocus()
    QTest.keyClicks(page.field, "nHl")
    assert page.field.text() == "nHl"
    assert QApplication.activeModalWidget() is None
    assert isinstance(QApplication.focusWidget(), QLineEdit)


def test_A1_from_the_start_no_key_means_two_things() -> None:
    every = (*COMMANDS, *(c for some in commands_of_games().values() for c in some))
    assert len({command.id for command in every}) == len(every)
    keys = {command.id: command.keys for command in every}
    for command in every:
        for key in command.keys:
            assert holder(keys, every, command, key) is None, (command.id, key)
            assert why_not(command, key) == "", (command.id, key)


def test_A1_a_place_meets_what_lies_within_it() -> None:
    assert meet("", MATCHES)
    assert meet(REPLAY, TABLE)
    assert meet(PAGE, f"{TABLE}/mysterium")
    assert not meet(MATCHES, TABLE)
    assert not meet(f"{TABLE}/mysterium", f"{TABLE}/mary_king")


@pytest.mark.parametrize(
    ("damaged", "undo"),
    [
        ({"undo": "Foo"}, "Ctrl+Z"),
        ({"undo": "Ctrl+M"}, "Ctrl+Z"),  # the Moves list has it
        ({"undo": "Q"}, "Ctrl+Z"),
        ({"undo": "Ctrl+J", "nothing": "F4"}, "Ctrl+J"),
        ({"undo": "F4", "redo": "F4"}, "F4"),
        ({"undo": "Ctrl+M", "moves": "Ctrl+Z"}, "Ctrl+M"),
        ({"undo": ""}, ""),
    ],
)
def test_A1_what_cannot_be_in_the_settings_counts_as_not_changed(damaged: dict[str, str], undo: str) -> None:
    assert shown(keys_of(damaged, BY_ID["undo"])) == undo
    found = resolved(damaged, COMMANDS)
    used = [(key, BY_ID[name].place) for name, keys in found.items() for key in keys]
    assert not [a for n, a in enumerate(used) for b in used[:n] if a[0] == b[0] and meet(a[1], b[1])]


@pytest.mark.parametrize("damaged", ['["F4"]', '{"undo": 4}', '{"undo": "%s"}' % ("x" * 200)])
def test_A1_damaged_keys_are_set_back_and_said(tmp_path: Path, damaged: str) -> None:
    (tmp_path / settings.FILE).write_text(f'{{"theme": "dark", "shortcuts": {damaged}}}')
    found = settings.load(tmp_path)
    assert (found.settings.theme, found.settings.shortcuts) == ("dark", {})
    assert found.message is not None
