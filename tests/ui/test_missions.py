"""The mission map: what is won, open and locked, one's own missions, and the way in."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table.core import campaign
from mystery_table.ui.missionmap import LOCKED, OPEN, WON
from mystery_table.ui.missions import CUSTOM, Missions
from mystery_table.ui.window import MainWindow
from tests.support.following import map_of
from tests.support.table import program_in

GAME = "mirror_of_truth"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> MainWindow:
    made = MainWindow(program_in(tmp_path, names=("Anna",)))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def missions(window: MainWindow, *won: str) -> Missions:
    if won:
        window.program.store.remember(GAME, campaign.WON, list(won))
    return map_of(window, GAME)


def test_at_first_one_mission_is_open_and_chosen(window: MainWindow) -> None:
    page = missions(window)
    states = [node.state for node in page.map.nodes.values()]
    assert (len(states), states.count(OPEN), states.count(LOCKED)) == (14, 1, 13)
    assert page.chosen == "easy_task"
    assert window.focusWidget() is page.map.nodes["easy_task"]


def test_winning_opens_what_it_leads_to(window: MainWindow) -> None:
    page = missions(window, "easy_task")
    nodes = page.map.nodes
    assert nodes["easy_task"].state == WON
    assert nodes["chaos_of_banality"].state == nodes["eastern_war"].state == OPEN
    assert nodes["broken_mirror"].state == LOCKED
    assert page.chosen == "chaos_of_banality"


def test_a_locked_mission_says_what_opens_it_and_cannot_begin(window: MainWindow) -> None:
    page = missions(window)
    QTest.mouseClick(page.map.nodes["quiet_harbour"], LEFT)
    assert page.info.label.text() == "Opens when one of these is won: Chaos of Banality."
    assert not page.start.isEnabled()
    QTest.keyClick(page.map.nodes["quiet_harbour"], Qt.Key.Key_Return)
    assert window.match is None


def test_the_open_map_lets_every_mission_be_played(window: MainWindow) -> None:
    page = missions(window)
    QTest.mouseClick(page.open_map, LEFT)
    assert window.program.settings.open_map
    assert LOCKED not in {node.state for node in page.map.nodes.values()}


def test_what_is_from_the_rule_book_and_what_is_ours_is_marked(window: MainWindow) -> None:
    page = missions(window)
    page.guide.switch.setChecked(False)
    assert page.origin.text() == "from the rule book"
    page.choose("quiet_harbour")
    assert page.origin.text() == "made by us"


def test_arrows_walk_over_the_whole_map(window: MainWindow) -> None:
    page = missions(window)
    seen, frontier = {"easy_task"}, ["easy_task"]
    while frontier:
        at = frontier.pop()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            page.map.nodes[at].setFocus(Qt.FocusReason.OtherFocusReason)
            QTest.keyClick(page.map.nodes[at], key)
            if page.chosen not in seen:
                seen.add(page.chosen)
                frontier.append(page.chosen)
    assert seen == set(page.map.nodes)


def test_enter_begins_the_mission_with_a_bot_as_partner(window: MainWindow, qtbot: QtBot) -> None:
    page = missions(window)
    QTest.mouseClick(page.guide.switch, LEFT)
    QTest.keyClick(page.map.nodes["easy_task"], Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.match is not None)
    assert window.match is not None
    match = window.match.match
    record = match.store.open(match.id)
    assert record.options["mission"] == "easy_task"
    assert [chair.bot for chair in record.seating.chairs] == [False, True]


def test_the_partner_can_be_a_person_with_a_name(window: MainWindow) -> None:
    page = missions(window)
    QTest.mouseClick(page.guide.switch, LEFT)
    QTest.mouseClick(page.partner.kind.buttons[1], LEFT)
    page.partner.other.selectAll()
    QTest.keyClicks(page.partner.other, "Pierre")
    page.begin()
    found = window.program.store.matches()[0].seating
    assert [(c.name, c.person) for c in found.chairs] == [("Anna", 0), ("Pierre", 1)]


def test_a_mission_of_ones_own_says_its_limit_at_once(window: MainWindow) -> None:
    page = missions(window)
    page.choose(CUSTOM)
    page.numbers["start"].setValue(10)
    page.numbers["target"].setValue(37)
    assert page.start.isEnabled()
    page.numbers["target"].setValue(38)
    assert not page.start.isEnabled()
    assert "3 to 37, not 38" in page.info.label.text()
    page.numbers["target"].setValue(20)
    page.begin()
    assert window.match is not None
    options = window.match.match.store.open(window.match.match.id).options
    assert (options["mission"], options["start"], options["target"]) == ("custom", 10, 20)


def test_every_node_tells_a_screen_reader_its_state(window: MainWindow) -> None:
    page = missions(window)
    name = page.map.nodes["easy_task"].accessibleName()
    assert name == "Easy Task: Deck 18, target 12, open, difficulty 1 of 5"
    window.program.set_language("ru")
    assert page.map.nodes["easy_task"].accessibleName().startswith("Лёгкая задачка")


def test_links_lead_from_missions_that_are_there(window: MainWindow) -> None:
    page = missions(window)
    for node in page.map.nodes.values():
        assert set(node.mission.after) <= set(page.map.nodes)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", ["mirror_of_truth", "mary_king"])
def test_D1_every_mission_is_seen_at_once_and_none_covers_another(
    window: MainWindow, game: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.show_missions(game)
    QApplication.processEvents()
    page = window.page
    assert isinstance(page, Missions)
    nodes = list(page.map.nodes.values())
    for node in nodes:
        assert node.visibleRegion().boundingRect() == node.rect(), node.mission.id
    for at, node in enumerate(nodes):
        assert not any(node.geometry().intersects(other.geometry()) for other in nodes[at + 1 :])
