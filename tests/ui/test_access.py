"""A2 and A1: what a screen reader finds on the table, asked in the process itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QPushButton
from pytestqt.qtbot import QtBot

from mystery_table.ui.match import MatchPage
from tests.support import table as hands

Role = QAccessible.Role
NAME = QAccessible.Text.Name


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> MatchPage:
    program = hands.program_in(tmp_path)
    mission = {"mode": "pair", "mission": "easy_task"}
    _, made = hands.open_window(qtbot, program, "mirror_of_truth", mission, hands.seating(1, 1))
    hands.wait_for_turn(qtbot, made)
    QAccessible.setActive(True)
    return made


def things(page: MatchPage) -> list[QAccessibleInterface]:
    """Return what lies on the table; the viewport comes after it."""
    table = QAccessible.queryAccessibleInterface(page.table)
    return [table.child(i) for i in range(table.childCount() - 1)]


def heard_of(thing: QAccessibleInterface) -> Iterator[QObject]:
    """Yield the objects that a screen reader comes to from a thing on."""
    yield thing.object()
    for i in range(thing.childCount()):
        yield from heard_of(thing.child(i))


def test_A2_a_screen_reader_comes_to_every_button_that_can_be_seen(page: MatchPage) -> None:
    there = set(heard_of(QAccessible.queryAccessibleInterface(page.window())))
    assert page.block.parentWidget() is page.table.viewport()
    buttons = [button for button in page.findChildren(QAbstractButton) if button.isVisible()]
    assert page.block.primary in buttons
    assert [button.accessibleName() or button.text() for button in buttons if button not in there] == []


def test_A2_each_child_of_the_table_knows_its_place(page: MatchPage) -> None:
    table = QAccessible.queryAccessibleInterface(page.table)
    count = table.childCount()
    assert [table.indexOfChild(table.child(i)) for i in range(count)] == [*range(count)]
    assert table.child(count) is None


def test_A2_every_piece_and_area_has_role_and_name(page: MatchPage) -> None:
    names = [thing.text(NAME) for thing in things(page)]
    assert len(names) >= len(page.table.layout_now.pieces)
    assert all(names)
    assert all(thing.role() in (Role.Button, Role.Graphic, Role.Grouping) for thing in things(page))


def test_A2_a_screen_reader_may_ask_for_interfaces_that_a_thing_does_not_have(page: MatchPage) -> None:
    for thing in things(page):
        assert thing.textInterface() is None
        assert thing.valueInterface() is None
        assert thing.editableTextInterface() is None
        assert thing.actionInterface() is not None


def test_A2_names_follow_the_language(page: MatchPage) -> None:
    english = [thing.text(NAME) for thing in things(page)]
    page.program.set_language("ru")
    russian = [thing.text(NAME) for thing in things(page)]
    assert len(english) == len(russian)
    assert english != russian


def test_A2_a_chosen_piece_says_so_and_its_places_become_buttons(page: MatchPage) -> None:
    piece = page.table.choice.pieces()[0]
    page.table.pick(piece)
    spoken = next(t for t in things(page) if t.object().objectName() == piece)
    assert spoken.text(NAME).endswith("chosen")
    assert spoken.state().selected
    for area in page.table.choice.areas():
        place = next(t for t in things(page) if t.object().objectName() == area)
        assert place.role() == Role.Button


def test_A2_a_screen_reader_can_press_what_enter_presses(page: MatchPage) -> None:
    piece = page.table.choice.pieces()[0]
    spoken = next(t for t in things(page) if t.object().objectName() == piece)
    act = spoken.actionInterface()
    act.doAction(act.pressAction())
    assert page.table.choice.piece == piece


def test_A2_things_that_left_the_table_are_gone_for_the_ear(page: MatchPage) -> None:
    page.hide_screen()
    assert things(page) == []


def test_A2_what_happens_is_announced_in_the_language_in_use(
    page: MatchPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(page, "_announce", said.append)
    page.program.set_language("es")
    before = len(page.match.session.history)
    page._act(next(action for action in page.driver.legal() if action[0] == "place"))
    steps = page.match.session.history[before:]
    first = page.match.session.number - len(steps)
    wanted = [page.script.say(text) for text in page.script.entries(page.driver.filtered(steps), first)]
    assert said[: len(wanted)] == wanted
    assert any("zona" in sentence for sentence in said)


def test_A2_every_button_of_the_page_has_a_name(page: MatchPage) -> None:
    for button in page.findChildren(QPushButton):
        if button.isVisible():
            named = QAccessible.queryAccessibleInterface(button).text(NAME)
            assert named, button.property("glyph")


def test_A1_tab_walks_the_regions_of_the_table_and_then_leaves_it(page: MatchPage) -> None:
    keys, regions = page.table.cursor_keys, []
    page.table.setFocus()
    while keys.next_region(True):
        regions.append(keys.region(keys.at or ""))
    assert regions == [r for r in ("bar", "others", "shared", "mine") if r in regions]
    assert "mine" in regions
    assert "shared" in regions
