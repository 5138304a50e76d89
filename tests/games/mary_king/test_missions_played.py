"""Missions in the window: the map, who sits where, whose victory counts; and a ruleset of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table.core import campaign
from mystery_table.core.match import open_match
from mystery_table.core.seating import Seating
from mystery_table.games.mary_king import missions
from mystery_table.games.mary_king.state import SIDES
from mystery_table.ui.fields import ComboBox
from mystery_table.ui.lobby import Lobby
from mystery_table.ui.missionmap import LOCKED, OPEN
from mystery_table.ui.missions import Missions
from mystery_table.ui.origin import OriginLine
from mystery_table.ui.widgets import Button
from mystery_table.ui.window import MainWindow
from tests.support.table import program_in

GAME = "mary_king"


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> MainWindow:
    made = MainWindow(program_in(tmp_path, names=("Anna",), open_map=True))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def settle() -> None:
    for _ in range(8):
        QApplication.processEvents()


def shown(window: MainWindow) -> Missions:
    window.show_missions(GAME)
    settle()
    page = window.page
    assert isinstance(page, Missions)
    return page


def begun(window: MainWindow) -> Seating:
    """Return who sits where in the match that the window shows now."""
    settle()
    page = window.match
    assert page is not None
    return page.match.seating


def test_the_map_has_sixteen_missions_of_which_two_are_open(window: MainWindow) -> None:
    window.program.change(open_map=False)
    page = shown(window)
    states = [node.state for node in page.map.nodes.values()]
    assert (len(states), states.count(OPEN), states.count(LOCKED)) == (16, 2, 14)


@pytest.mark.parametrize("entry", missions.entries()[:10], ids=lambda entry: entry.id)
def test_a_solo_mission_seats_the_person_on_its_side_against_its_level(
    window: MainWindow, entry: missions.Entry
) -> None:
    page = shown(window)
    page.choose(entry.id)
    page.guide.switch.setChecked(False)
    page.begin()
    seating = begun(window)
    side = SIDES.index(entry.side or "")
    assert entry.opponent is not None
    assert [chair.bot for chair in seating.chairs] == [side != 0, side != 1]
    assert seating.chairs[1 - side].level == entry.opponent.level
    assert window.match is not None
    assert window.match.driver.seat() == side


@pytest.mark.parametrize("entry", missions.entries()[10:], ids=lambda entry: entry.id)
@pytest.mark.parametrize(("kind", "persons"), [("bot", 1), ("person", 2), ("both", 1)])
def test_one_body_is_played_with_a_bot_a_person_or_alone(
    window: MainWindow, entry: missions.Entry, kind: str, persons: int
) -> None:
    page = shown(window)
    page.choose(entry.id)
    page.partner._turn(kind)
    page.begin()
    seating = begun(window)
    assert len(seating.persons()) == persons
    assert sorted(chair.bot for chair in seating.chairs) == [False, kind == "bot"]


def test_a_solo_mission_is_won_by_the_persons_seat_alone(window: MainWindow) -> None:
    store = window.program.store
    page = shown(window)
    page.choose("first_light")
    page.guide.switch.setChecked(False)
    page.begin()
    assert window.match is not None
    number = window.match.match.id
    window.show_home()
    store.finish(number, (1, 0))
    assert "first_light" not in campaign.won(store, GAME)
    store.finish(number, (0, 1))
    assert "first_light" in campaign.won(store, GAME)


def lobby(window: MainWindow) -> Lobby:
    window.show_lobby(GAME, "duel")
    settle()
    page = window.page
    assert isinstance(page, Lobby)
    return page


def copy(page: Lobby) -> Path:
    """Press the button that copies the rules, and return the file that is chosen then."""
    assert page.options is not None
    buttons = [b for b in page.options.findChildren(Button) if b.text() == "Copy the rules to edit them"]
    buttons[0].click()
    settle()
    return Path(page.options.values["ruleset"])


def test_a_ruleset_of_ones_own_is_copied_edited_and_goes_with_the_match(window: MainWindow) -> None:
    page = lobby(window)
    file = copy(page)
    assert file.parent == window.program.folders.data / "rulesets" / GAME
    assert str(file) in page.info.label.text()
    data = json.loads(file.read_text("utf-8"))
    data["days"][0]["controls"] = 2
    file.write_text(json.dumps(data), "utf-8")
    page.begin()
    settle()
    assert window.match is not None
    number = window.match.match.id
    assert window.match.driver.public.rules.limits[0] == (2, 1)
    file.unlink()
    window.show_home()
    again = open_match(window.program.store, number)
    assert again.session.state.public.rules.limits[0] == (2, 1)
    again.close()


def origin_lines(page: Lobby) -> list[str]:
    assert page.options is not None
    return [line.label.text() for line in page.options.findChildren(OriginLine) if not line.isHidden()]


def test_the_lobby_marks_what_of_the_ruleset_is_ours_and_no_more_when_nothing_is(
    window: MainWindow,
) -> None:
    page = lobby(window)
    ruleset, abilities = origin_lines(page)
    assert ruleset.startswith("Ours, in part or whole: the portrait’s 4 × 3 tiles, penalties, ")
    assert "limits of days" not in ruleset
    assert abilities == "How many cards they move is ours."
    file = copy(page)
    printed = file.read_text("utf-8").replace('"project"', '"source"')
    file.write_text(printed, "utf-8")
    page = lobby(window)
    assert page.options is not None
    field = page.options.fields["ruleset"]
    assert isinstance(field, ComboBox)
    field.choose(str(file))
    field.activated.emit(field.currentIndex())
    assert origin_lines(page) == [abilities]


@pytest.mark.parametrize("mode", ["solo", "together"])
def test_the_lobby_marks_missions_as_ours(window: MainWindow, mode: str) -> None:
    window.show_lobby(GAME, mode)
    settle()
    page = window.page
    assert isinstance(page, Lobby)
    assert origin_lines(page) == ["made by us"]
    assert page.options is not None
    assert page.options.mission_origin.toolTip() == "No printed rule gives this; the value is ours."


def test_a_mistake_in_it_is_said_in_the_lobby_with_file_field_and_what_is_expected(
    window: MainWindow,
) -> None:
    page = lobby(window)
    file = copy(page)
    data = json.loads(file.read_text("utf-8"))
    data["setup"]["hand"] = 0
    file.write_text(json.dumps(data), "utf-8")
    page.begin()
    settle()
    assert window.page is page
    said = page.info.label.text()
    assert str(file) in said
    assert "setup/hand" in said
    assert "1 at least" in said


def test_a_ruleset_that_is_gone_is_not_chosen_again(window: MainWindow) -> None:
    page = lobby(window)
    file = copy(page)
    page.begin()
    settle()
    file.unlink()
    page = lobby(window)
    assert page.options is not None
    assert page.options.values["ruleset"] == "standard"
