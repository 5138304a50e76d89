"""A newcomer's first mission is the guided match: it says so, counts, and can be done without."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mystery_table.core import campaign, tutorial
from mystery_table.core.match import Match, new_match
from mystery_table.core.rng import Rng
from mystery_table.ui.catalogue import missions as missions_of
from mystery_table.ui.missions import CUSTOM
from mystery_table.ui.program import Program
from tests.support import table as hands
from tests.support.following import map_of, shown, window_of
from tests.support.guided import bot_moves, person_seat, sensible

FIRST = {"mirror_of_truth": "easy_task", "mary_king": "first_light"}
every_campaign = pytest.mark.parametrize("game", FIRST)


def finish(match: Match, well: bool) -> None:
    """Play a match to its end, as well as can be or at random."""
    rng = Rng("badly")
    while match.session.actors:
        if not bot_moves(match):
            seat = person_seat(match)
            legal = match.session.legal(seat)
            match.play(seat, sensible(match, legal) if well else rng.pick(legal))


def another(program: Program, game: str) -> Match:
    """Begin another match of the game, which is no mission that is tested here."""
    mission = missions_of(game)[-1]
    return new_match(program.store, game, mission.options, hands.seating(1, 1))


@every_campaign
def test_A3_the_first_mission_of_a_newcomer_is_the_guided_match_and_counts_as_the_mission(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    program, window = window_of(qtbot, tmp_path)
    page = map_of(window, game)
    assert page.chosen == FIRST[game]
    assert page.guide.wanted
    guided = tutorial.tutorial(game)
    assert guided is not None
    assert guided.told is not None
    assert page.detail.text() == program.say(guided.told)
    assert page.origin.text() == "made by us"
    assert not page.partner.isVisible()
    assert not page.options.isVisible()
    QTest.mouseClick(page.start, hands.LEFT)
    match, guiding = shown(window)
    assert guiding.reached().at == 0
    match.driver.pause(True)
    finish(match.match, well=True)
    assert campaign.won(program.store, game) == {FIRST[game]}
    page = map_of(window, game)
    assert page.chosen != FIRST[game]
    page.choose(FIRST[game])
    assert not page.guide.isVisible()
    assert page.partner.isVisible()


@every_campaign
def test_a_guided_match_that_is_lost_wins_no_mission(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    program, window = window_of(qtbot, tmp_path)
    window.learn(game)
    number = shown(window)[0].match.id
    window.show_home()
    program.store.finish(number, (0, 0))
    assert not campaign.won(program.store, game)
    page = map_of(window, game)
    assert page.chosen == FIRST[game]
    assert not page.guide.wanted, "whoever has finished a match is no newcomer"
    assert page.guide.isVisible(), "but may have the guide again"


@every_campaign
def test_without_the_guide_the_mission_itself_begins_and_it_is_not_asked_again(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    program, window = window_of(qtbot, tmp_path)
    page = map_of(window, game)
    mission = next(m for m in missions_of(game) if m.id == FIRST[game])
    QTest.keyClick(page.guide.switch, Qt.Key.Key_Space)
    assert page.detail.text() == program.say(mission.detail)
    assert page.partner.isVisible()
    assert page.options.isVisible()
    QTest.mouseClick(page.start, hands.LEFT)
    assert window.match is not None
    assert window.match.guiding is None
    assert window.match.match.session.options["mission"] == FIRST[game]
    assert not map_of(window, game).guide.wanted


@every_campaign
def test_only_the_first_mission_has_a_guide(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    program, window = window_of(qtbot, tmp_path)
    program.change(open_map=True)
    page = map_of(window, game)
    others = [m.id for m in missions_of(game) if m.id != FIRST[game]]
    for mission in others + ([CUSTOM] if page.custom is not None else []):
        page.choose(mission)
        assert not page.guide.isVisible()
        assert not page.guide.wanted
        assert page.partner.isVisible()
        assert page.options.isVisible()
    page.choose(FIRST[game])
    assert page.guide.wanted


@every_campaign
def test_who_has_begun_a_match_and_finished_none_is_a_newcomer_still(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    program, window = window_of(qtbot, tmp_path)
    match = another(program, game)
    assert map_of(window, game).guide.wanted
    finish(match, well=False)
    match.close()
    assert not map_of(window, game).guide.wanted
