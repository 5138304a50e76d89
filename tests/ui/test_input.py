"""Hands on the table: drags that are interrupted, drops, clicks, keys, the Moves list (A1, A3, R1, R3)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mystery_table.core.choice import MOST, Choice
from mystery_table.core.layout import Drop, Gesture
from mystery_table.core.state import Action
from mystery_table.ui.keynames import PLACES
from mystery_table.ui.match import MatchPage
from mystery_table.ui.moves import MovesDialog
from mystery_table.ui.program import Program
from mystery_table.ui.window import MainWindow
from tests.support import table as hands

GAME = "mirror_of_truth"
MISSION = {"mode": "pair", "mission": "easy_task"}
RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return hands.program_in(tmp_path)


@pytest.fixture
def page(qtbot: QtBot, program: Program) -> MatchPage:
    """A mission at the turn of its one person, who begins it."""
    return begun(qtbot, program)[1]


def begun(qtbot: QtBot, program: Program, **options: object) -> tuple[MainWindow, MatchPage]:
    """Show a mission at the turn of its one person."""
    mission = {**MISSION, **options}
    window, made = hands.open_window(qtbot, program, GAME, mission, hands.seating(1, 1))
    hands.wait_for_turn(qtbot, made)
    return window, made


def first(page: MatchPage, verb: str) -> Action:
    """Return the first legal action with a verb."""
    return next(action for action in page.driver.legal() if action[0] == verb)


def drop_of(page: MatchPage, verb: str) -> Drop:
    """Return the one drop that means the first legal action with a verb."""
    (drop,) = page.maker.gesture(first(page, verb))
    assert isinstance(drop, tuple)
    return drop


# Drags that are interrupted


def in_mid_drag(page: MatchPage) -> str:
    """Carry a card over a place where it may go, without letting go; return the card."""
    piece, area = drop_of(page, "vote")
    hands.carry(page, piece, hands.centre(page, area))
    assert page.table.hand.dragging
    assert any(item.aimed for item in page.table.area_items.values())
    return piece


def assert_home(page: MatchPage, piece: str, number: int) -> None:
    """Assert that nothing is stuck, the card lies where it lay, and no move was made."""
    table = page.table
    table.motion.finish()
    assert not table.hand.dragging
    assert table.hand.pressed is None
    assert table.choice.piece is None
    assert not table.choice.made
    assert page.match.session.number == number
    assert not [name for name, item in table.area_items.items() if item.aimed or item.legal]
    assert table.viewport().cursor().shape() in (Qt.CursorShape.ArrowCursor, Qt.CursorShape.OpenHandCursor)
    item = table.items_by_id[piece]
    assert item.box == table.spots[piece]
    assert item.zValue() < 40
    assert not item.chosen
    QTest.mouseRelease(table.viewport(), hands.LEFT, pos=hands.centre(page, piece))
    assert page.match.session.number == number
    assert hands.centre(page, piece) is not None
    hands.carry(page, piece, QPoint(60, 60))
    assert table.hand.dragging, "the next drag works as ever"
    table.hand.cancel()


def lose_grab(page: MatchPage) -> None:
    QApplication.sendEvent(page.table.viewport(), QEvent(QEvent.Type.UngrabMouse))


def lose_release(page: MatchPage) -> None:
    at = QPointF(200, 200)
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(page.table.viewport(), event)


def press_escape(page: MatchPage) -> None:
    QTest.keyClick(page.table, Qt.Key.Key_Escape)


def switch_away(page: MatchPage) -> None:
    QApplication.sendEvent(page.window(), QEvent(QEvent.Type.WindowDeactivate))


def lose_focus(page: MatchPage) -> None:
    reason = Qt.FocusReason.ActiveWindowFocusReason
    QApplication.sendEvent(page.table, QFocusEvent(QEvent.Type.FocusOut, reason))


def press_right(page: MatchPage) -> None:
    QTest.mousePress(page.table.viewport(), RIGHT, pos=QPoint(400, 300))
    QTest.mouseRelease(page.table.viewport(), RIGHT, pos=QPoint(400, 300))
    assert not page.zoom.isVisible()


def open_second_window(_page: MatchPage) -> None:
    other = QWidget()
    other.show()
    other.activateWindow()
    QTest.qWaitForWindowActive(other)
    other.close()
    other.deleteLater()


def resize(page: MatchPage) -> None:
    page.window().resize(1500, 900)
    QApplication.processEvents()


def undo(page: MatchPage) -> None:
    QTest.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def switch_language(page: MatchPage) -> None:
    page.program.speak("ru")


def switch_theme(page: MatchPage) -> None:
    page.program.set_theme("light" if page.program.dark else "dark")


def grow_text(page: MatchPage) -> None:
    page.program.change(text_size=120)


def press_twice(page: MatchPage) -> None:
    QTest.mouseDClick(page.table.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(300, 300))


INTERRUPTIONS: tuple[Callable[[MatchPage], None], ...] = (
    lose_grab,
    lose_release,
    press_escape,
    switch_away,
    lose_focus,
    press_right,
    press_twice,
    open_second_window,
    resize,
    undo,
    switch_language,
    switch_theme,
    grow_text,
)


@pytest.mark.parametrize("interrupt", INTERRUPTIONS, ids=lambda act: act.__name__)
@pytest.mark.parametrize("motion", ["reduced", "full"])
def test_A3_an_interrupted_drag_leaves_nothing_stuck(
    qtbot: QtBot, tmp_path: Path, interrupt: Callable[[MatchPage], None], motion: str
) -> None:
    _, page = begun(qtbot, hands.program_in(tmp_path, motion=motion))
    number = page.match.session.number
    piece = in_mid_drag(page)
    interrupt(page)
    assert_home(page, piece, number)


@pytest.mark.parametrize("interrupt", [lose_grab, lose_release, press_escape, press_right, undo])
def test_A3_the_card_glides_home(
    qtbot: QtBot, tmp_path: Path, interrupt: Callable[[MatchPage], None]
) -> None:
    _, page = begun(qtbot, hands.program_in(tmp_path, motion="full"))
    piece = in_mid_drag(page)
    item = page.table.items_by_id[piece]
    far = item.box
    interrupt(page)
    assert page.table.motion.running
    assert item.box == far
    page.table.motion.finish()
    assert item.box == page.table.spots[piece]


def test_A3_hiding_the_screen_in_mid_drag_makes_no_move(page: MatchPage) -> None:
    number = page.match.session.number
    in_mid_drag(page)
    QTest.keyClick(page.table, Qt.Key.Key_F8)
    QTest.mouseRelease(page.table.viewport(), hands.LEFT, pos=QPoint(300, 300))
    assert page.match.session.number == number
    assert not page.table.hand.dragging


# Drops


def test_A3_the_overlap_of_the_card_counts_not_the_pointer(page: MatchPage) -> None:
    table = page.table
    piece, area = drop_of(page, "place")
    spot, target = table.spots[piece], table.found[area].box
    grip = QPoint(round(spot.x + 4), round(spot.y + spot.h / 2))
    number = page.match.session.number
    aim = QPoint(round(target.x + target.w - spot.w / 2), round(target.y + target.h / 2))
    end = grip + aim - QPoint(round(spot.x + spot.w / 2), round(spot.y + spot.h / 2))
    if table.found[area].box.holds(end.x(), end.y()):
        end = QPoint(round(target.x - spot.w / 4), end.y())
    assert not target.holds(end.x(), end.y()), "the pointer is beside the place, the card on it"
    view = table.viewport()
    QTest.mousePress(view, hands.LEFT, pos=grip)
    for share in (0.3, 0.7, 1.0):
        hands.move(page, grip + (end - grip) * share)
    assert table.area_items[area].aimed
    QTest.mouseRelease(view, hands.LEFT, pos=end)
    assert page.match.session.number > number
    assert page.match.session.history[number].action[:2] == first_placed(piece)


def first_placed(piece: str) -> tuple[str, int]:
    return "place", int(piece.split(".")[1])


def test_A3_legal_places_light_up_while_a_card_is_carried(page: MatchPage) -> None:
    piece = in_mid_drag(page)
    lit = {name for name, item in page.table.area_items.items() if item.legal}
    assert lit == set(page.table.choice.areas(piece))
    assert lit


def test_R1_an_illegal_drop_says_why_with_the_rule_and_changes_nothing(page: MatchPage) -> None:
    piece, _ = drop_of(page, "place")
    row = next(name for name in page.table.found if name.startswith("character."))
    number, rows = page.match.session.number, page.match.session.lines
    hands.carry(page, piece, hands.centre(page, row))
    QTest.mouseRelease(page.table.viewport(), hands.LEFT, pos=hands.centre(page, row))
    assert "(rule 7)" in page.block.hint.text()
    assert page.block.hint.isVisible()
    assert (page.match.session.number, page.match.session.lines) == (number, rows)
    assert_home(page, piece, number)


def test_R1_a_card_that_may_not_be_picked_up_says_why(page: MatchPage) -> None:
    name = next(p.id for p in page.table.layout_now.pieces if p.id.startswith("role."))
    hands.click(page, name)
    assert "(rule" in page.block.hint.text()
    assert page.table.choice.piece is None


def test_R1_the_reason_goes_when_something_else_is_done(page: MatchPage) -> None:
    test_R1_a_card_that_may_not_be_picked_up_says_why(page)
    hands.click(page, drop_of(page, "place")[0])
    assert page.block.hint.text() == ""


# Clicks


def test_A3_click_click_confirm(page: MatchPage) -> None:
    piece, area = drop_of(page, "place")
    number = page.match.session.number
    hands.click(page, piece)
    hands.click(page, area)
    assert page.match.session.number == number, "nothing is played by the second click"
    assert len(page.table.ghosts) == 1
    hands.click(page, area)
    assert page.match.session.number > number


def test_A3_a_double_click_on_the_place_plays(page: MatchPage) -> None:
    piece, area = drop_of(page, "place")
    number = page.match.session.number
    hands.click(page, piece)
    hands.click(page, area)
    QTest.mouseDClick(page.table.viewport(), hands.LEFT, pos=hands.centre(page, area))
    assert page.match.session.number > number


def test_A3_clicking_the_card_again_puts_it_back(page: MatchPage) -> None:
    piece, _ = drop_of(page, "place")
    hands.click(page, piece)
    assert page.table.choice.piece == piece
    hands.click(page, piece)
    assert page.table.choice.piece is None


def test_A3_by_option_a_drop_waits_to_be_confirmed(qtbot: QtBot, tmp_path: Path) -> None:
    _, page = begun(qtbot, hands.program_in(tmp_path, confirm=True))
    number = page.match.session.number
    hands.drag(page, drop_of(page, "place"))
    assert page.match.session.number == number
    assert page.block.primary.isEnabled()
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page.match.session.number > number


# Keys


def press_place(page: MatchPage, letter: str, key: int, text: str) -> None:
    """Press the key at a letter's place, which writes `text` on this keyboard."""
    code = next(code for code, place in PLACES.items() if place == letter)
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, code, 0, 0, text)
    QApplication.sendEvent(page.table, event)


@pytest.mark.parametrize(("key", "text"), [(Qt.Key.Key_Q.value, "q"), (0x0419, "й")])
def test_A1_letters_go_by_the_key_on_a_russian_keyboard_too(page: MatchPage, key: int, text: str) -> None:
    page.table.setFocus()
    press_place(page, "Q", key, text)
    held = next(p for p in page.table.layout_now.pieces if p.key == "Q")
    assert page.table.choice.piece == held.id
    assert page.faces.keys.name("Q") == text.upper()


def test_P2_h_hides_by_its_place_on_a_russian_keyboard_too(page: MatchPage) -> None:
    press_place(page, "H", 0x0420, "р")
    assert page.curtain is not None
    assert page.curtain.closed


def test_A1_a_turn_by_letters_and_enter(page: MatchPage) -> None:
    number = page.match.session.number
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Q)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page.match.session.number > number
    assert page.match.session.history[number].action[0] == "place"


def test_A1_escape_puts_back_piece_by_piece(page: MatchPage) -> None:
    piece, area = drop_of(page, "place")
    page.table.pick(piece)
    page.table.drop(area)
    assert page.table.choice.made
    press_escape(page)
    assert not page.table.choice.made
    assert page.table.ghosts == []


def test_A1_the_match_begins_with_the_keyboard_where_it_is_needed(qtbot: QtBot, program: Program) -> None:
    window, page = hands.open_window(qtbot, program, GAME, {"mode": "competitive"}, hands.seating(3, 0))
    assert window.focusWidget() is page.curtain
    hands.pass_curtain(qtbot, page)
    assert window.focusWidget() is page.table


# The Moves list


def type_in(moves: MovesDialog, words: str) -> None:
    """Type letter by letter into the field that filters, in any script."""
    for letter in words:
        event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(moves.field, event)


def test_A1_the_moves_list_filters_as_one_types_and_enter_plays(qtbot: QtBot, page: MatchPage) -> None:
    number, wanted = page.match.session.number, page.driver.legal()[-1]
    observation = page.driver.observation()
    assert observation is not None
    QTest.keyClick(page.table, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    moves = page.moves
    assert moves is not None
    qtbot.waitUntil(moves.isActiveWindow)
    assert moves.list.count() == len(page.driver.legal())
    type_in(moves, page.script.action(observation, wanted))
    assert moves.list.count() == 1
    QTest.keyClick(moves.field, Qt.Key.Key_Return)
    assert page.match.session.history[number].action == wanted
    assert page.moves is None


def test_A1_words_may_be_typed_in_any_order_and_case(page: MatchPage) -> None:
    page.show_moves()
    moves = page.moves
    assert moves is not None
    words = moves.list.item(0).text().split()
    type_in(moves, f"{words[-1].upper()} {words[0]}")
    assert moves.list.item(0).text().split() == words
    moves.close()


def test_A1_nothing_is_listed_where_nothing_may_be_done(qtbot: QtBot, program: Program) -> None:
    _, page = hands.open_window(qtbot, program, GAME, {"mode": "competitive"}, hands.seating(3, 0))
    page.show_moves()
    assert page.moves is None


def seats_of_guests() -> list[Action]:
    """Return 120 actions of three drops each, and one that is a button."""
    return [*(("seat", *order) for order in permutations("uvwxyz", 3)), ("wait",)]


def seating_of(action: Action) -> Gesture:
    return frozenset((f"chair {n}", guest) for n, guest in enumerate(action[1:]))


@pytest.fixture
def long_list(qtbot: QtBot, program: Program) -> MovesDialog:
    """A list of 121 moves."""
    choice = Choice(seats_of_guests(), seating_of)
    made = MovesDialog(program, choice, " ".join, " → ".join)
    qtbot.addWidget(made)
    made.show()
    return made


def lines(moves: MovesDialog) -> list[str]:
    return [moves.list.item(row).text() for row in range(moves.list.count())]


def test_A1_many_moves_are_composed_piece_by_piece(qtbot: QtBot, long_list: MovesDialog) -> None:
    assert len(seats_of_guests()) > MOST
    assert len(lines(long_list)) == 1 + 3 * 6
    assert lines(long_list)[0] == "wait"
    type_in(long_list, "1 → w")
    QTest.keyClick(long_list.field, Qt.Key.Key_Return)
    assert long_list.field.text() == ""
    assert lines(long_list) == [" ".join(action) for action in seats_of_guests() if action[2:3] == ("w",)]
    type_in(long_list, "seat u w v")
    played: list[Action] = []
    long_list.chosen.connect(played.append)
    with qtbot.waitSignal(long_list.chosen):
        QTest.keyClick(long_list.field, Qt.Key.Key_Return)
    assert all(set("uwv") <= set(action) for action in played)


def test_A1_escape_goes_a_piece_back_and_then_closes(long_list: MovesDialog) -> None:
    before = lines(long_list)
    QTest.keyClick(long_list.field, Qt.Key.Key_Down)
    QTest.keyClick(long_list.field, Qt.Key.Key_Return)
    assert lines(long_list) != before
    QTest.keyClick(long_list.field, Qt.Key.Key_Escape)
    assert lines(long_list) == before
    assert long_list.isVisible()
    QTest.keyClick(long_list.field, Qt.Key.Key_Escape)
    assert not long_list.isVisible()


# Passing


def story(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asks: bool = True) -> MatchPage:
    """Show a decision between two buttons, one of which passes."""
    program = hands.program_in(tmp_path, ask_before_pass=asks)
    options = {"mode": "competitive", "host": True}
    _, page = hands.open_window(qtbot, program, GAME, options, hands.seating(3, 0))
    hands.pass_curtain(qtbot, page)
    assert {action[0] for action in page.driver.legal()} == {"tell", "skip"}
    monkeypatch.setattr(page.match.game, "passing", frozenset({"skip"}), raising=False)
    return page


def press_button(page: MatchPage, verb: str) -> None:
    """Press the button of a move that needs no piece."""
    place = [action[0] for action in page.table.choice.buttons()].index(verb)
    item = page.block.others.itemAt(place)
    button = item.widget() if item is not None else None
    assert button is not None
    QTest.mouseClick(button, hands.LEFT)


def test_R3_a_pass_with_something_left_to_do_asks_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = story(qtbot, tmp_path, monkeypatch)
    number = page.match.session.number
    press_button(page, "skip")
    assert page.match.session.number == number
    assert page.block.hint.text()
    press_button(page, "skip")
    assert page.match.session.number == number + 1


def test_R3_something_else_in_between_asks_anew(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = story(qtbot, tmp_path, monkeypatch)
    number = page.match.session.number
    press_button(page, "skip")
    page.table.act.emit(first(page, "tell"))
    number = page.match.session.number
    if page.driver.looker is None:
        hands.pass_curtain(qtbot, page)
    press_button(page, "skip")
    assert page.match.session.number == number


def test_R3_by_option_nothing_is_asked(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = story(qtbot, tmp_path, monkeypatch, asks=False)
    number = page.match.session.number
    press_button(page, "skip")
    assert page.match.session.number == number + 1
