"""Bots explain their moves after the match, never before, from what their seat could see (B3)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mystery_table.core import explaining
from mystery_table.core.bot import decide
from mystery_table.core.match import Match, lent_seats, look_back, new_match
from mystery_table.core.replay import replay
from mystery_table.core.rng import Rng
from mystery_table.core.store import Store
from tests.support.play import table

MISSION = {"mode": "pair", "mission": "easy_task"}


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "matches.sqlite")
    yield store
    store.close()


def play(match: Match, decisions: int = 10**6) -> Match:
    rng = Rng(5)
    while decisions > 0 and (actors := match.session.actors):
        match.play(actors[0], rng.pick(match.session.legal(actors[0])))
        decisions -= 1
    return match


def test_B3_every_bots_step_is_explained_once_the_match_is_over(shelf: Store) -> None:
    match = play(new_match(shelf, "mirror_of_truth", MISSION, table(0, None), seed="seed"))
    match.close()
    _, found = look_back(shelf, match.id)
    steps = explaining.steps(found)
    assert steps == [n for n, step in enumerate(found.session.history) if step.seat == 1]
    for step in steps[:6]:
        assert explaining.known(found, step) or decide(explaining.question(found, step)).reasons


def test_B3_nothing_is_explained_while_the_match_runs(shelf: Store) -> None:
    match = play(new_match(shelf, "mirror_of_truth", MISSION, table(0, None), seed="seed"), 4)
    found = replay(shelf.open(match.id))
    match.close()
    assert explaining.steps(found) == []
    bots = next(n for n, step in enumerate(found.session.history) if step.seat == 1)
    with pytest.raises(ValueError, match="finished"):
        explaining.question(found, bots)


def test_B3_a_mind_is_asked_with_what_its_seat_saw_then_and_nothing_else(shelf: Store) -> None:
    match = play(new_match(shelf, "mirror_of_truth", MISSION, table(0, None), seed="seed"))
    match.close()
    _, found = look_back(shelf, match.id)
    step = explaining.steps(found)[3]
    asked = explaining.question(found, step)
    assert asked.observation == found.game.observe(found.session.states[step], 1)
    assert asked.action == found.session.history[step].action
    assert (asked.level, asked.mind) == (found.seating.chairs[1].level, found.seating.chairs[1].mind)
    person = next(n for n, played in enumerate(found.session.history) if played.seat == 0)
    with pytest.raises(ValueError, match="bot"):
        explaining.question(found, person)


def test_B3_P8_what_a_bot_did_in_a_lent_seat_is_explained_and_no_more(shelf: Store) -> None:
    match = play(new_match(shelf, "mirror_of_truth", MISSION, table(0, None), seed="seed"), 3)
    lent = match.session.number
    match.reseat(match.seating.replace(0, bot=True, level="master"))
    back = play(match, 4).session.number
    match.reseat(match.seating.replace(0, bot=False))
    play(match).close()
    _, found = look_back(shelf, match.id)
    mine = [n for n in explaining.steps(found) if found.marks[n].seat == 0]
    assert mine
    assert all(lent <= n < back for n in mine)
    assert {explaining.question(found, n).level for n in mine} == {"master"}
    assert [(change.bot, change.level) for change in lent_seats(shelf, match.id)] == [
        (True, "master"),
        (False, "master"),
    ]
