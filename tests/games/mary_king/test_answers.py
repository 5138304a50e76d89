"""Windows on the screen (6): who passes by itself, standing orders; neither tells what a hand holds."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mystery_table.core.rng import Rng
from mystery_table.core.state import Action
from mystery_table.games.mary_king import answers
from mystery_table.games.mary_king.rules import GAME
from mystery_table.ui.match import MatchPage
from tests.games.mary_king.positions import FOUR_SIX, GHOST, MORTAL, card, go, position
from tests.support import table as hands
from tests.support.ways import by_drag

SPACE = Qt.Key.Key_Space


def test_no_hand_can_answer_its_own_card_nor_a_penalty_that_is_not_its_own() -> None:
    single = card("single_0", GHOST)
    state = go(position(hands=((single,), ())), (GHOST, ("play", single, 0)))
    assert answers.asked(state.public) == MORTAL
    assert not answers.idle(state.public, MORTAL)
    state = go(state, (MORTAL, ("pass",)))
    assert answers.asked(state.public) == GHOST
    assert answers.idle(state.public, GHOST)
    state = go(position("GGGGMMMMMMGM", minds=(9, 9)), (GHOST, ("end",)))
    pay = state.public.stack[0].pay
    for seat in (GHOST, MORTAL):
        assert answers.idle(state.public, seat) == (not pay[seat])


def test_whoever_could_not_answer_by_public_facts_has_nothing_to_answer_with() -> None:
    torment = card("torment", MORTAL)
    state = go(position(FOUR_SIX, hands=((), (torment,))), (GHOST, ("end",)))
    assert not answers.idle(state.public, MORTAL)
    assert ("flash", torment, 1) in GAME.legal(GAME.observe(state, MORTAL))


def two(qtbot: QtBot, tmp_path: Path, seed: str = "seed") -> MatchPage:
    """Show a duel of two persons at its first turn, the ghost looking."""
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, "mary_king", {}, hands.seating(2, 0), seed=seed)
    hands.pass_curtain(qtbot, page)
    return page


def announce(page: MatchPage) -> None:
    """Play the first card that can be played."""
    assert page.driver.play(next(a for a in page.driver.legal() if a[0] == "play"))


def hold(qtbot: QtBot, page: MatchPage, option: int) -> None:
    """Hold one of the answers below the button that shows the screen, by keys."""
    curtain = page.curtain
    assert curtain is not None
    for _ in range(option):
        QTest.keyClick(curtain, Qt.Key.Key_Tab)
    for _ in range(2):
        QTest.keyClick(curtain, SPACE)
    qtbot.waitUntil(lambda: page.driver.looker is not None or not curtain.share)


def test_P1_a_question_folds_the_hand_and_is_asked_in_public(qtbot: QtBot, tmp_path: Path) -> None:
    page = two(qtbot, tmp_path)
    announce(page)
    assert page.hidden
    assert not page.table.items_by_id
    curtain = page.curtain
    assert curtain is not None
    assert "plays" in curtain.question
    assert len(curtain.options) == 3
    assert "Boris" in curtain.title


def test_P1_no_answer_brings_back_who_had_the_screen_and_one_press_is_not_enough(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = two(qtbot, tmp_path)
    announce(page)
    curtain = page.curtain
    assert curtain is not None
    QTest.keyClick(curtain, Qt.Key.Key_Tab)
    QTest.keyClick(curtain, SPACE)
    assert page.hidden
    QTest.keyClick(curtain, SPACE)
    assert not page.hidden
    assert page.driver.looker == 0
    assert not page.driver.public.stack


def test_let_me_look_shows_the_other_hand_and_its_owner_comes_back_by_a_curtain(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = two(qtbot, tmp_path)
    announce(page)
    hands.pass_curtain(qtbot, page)
    assert page.driver.looker == 1
    assert page.driver.play(("pass",))
    assert page.hidden
    assert page.curtain is not None
    assert page.curtain.question == ""


@pytest.mark.parametrize(("option", "asked"), [(2, False), (3, False), (1, True)])
def test_a_standing_order_keeps_the_game_flowing_until_the_turn_ends(
    qtbot: QtBot, tmp_path: Path, option: int, asked: bool
) -> None:
    page = two(qtbot, tmp_path)
    announce(page)
    hold(qtbot, page, option)
    assert page.driver.looker == 0
    announce(page)
    assert page.hidden == asked
    if asked:
        hold(qtbot, page, 1)
    order = page.driver.passing.answers.order(MORTAL)
    assert order == answers.ORDERS[option - 1].key
    page.driver._commit(GHOST, ("end",))
    while page.driver.public.turn == GHOST:
        page.driver.decline()
    assert page.driver.passing.answers.order(MORTAL) == answers.ALWAYS


def test_only_at_penalties_asks_at_a_penalty() -> None:
    state = go(position(FOUR_SIX, minds=(9, 9)), (GHOST, ("end",)))
    assert not answers.lets_pass(state.public, answers.PENALTIES)
    assert answers.lets_pass(state.public, answers.NEVER)
    assert not answers.lets_pass(state.public, answers.ALWAYS)


def test_P6_whether_somebody_is_asked_does_not_depend_on_the_hand(qtbot: QtBot, tmp_path: Path) -> None:
    page = two(qtbot, tmp_path)
    announce(page)
    session, rng = page.match.session, Rng(3)
    passes, held = set(), set()
    truth = session.states[-1]
    for _ in range(40):
        session.states[-1] = GAME.guess(GAME.observe(truth, GHOST), rng)
        passes.add(page.driver.passing.answers.passes())
        held.add(len(session.legal(MORTAL)) > 1)
    session.states[-1] = truth
    assert held == {False, True}
    assert passes == {None}


def test_a_lone_person_with_nothing_to_answer_is_not_asked(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, "mary_king", {}, hands.seating(1, 1), seed="alone")
    passing = page.driver.passing
    hands.wait_for_turn(qtbot, page)
    for _ in range(60):
        if page.driver.over():
            break
        legal = page.driver.legal()
        assert legal != [("pass",)] or passing.answers.passes() is not None
        page.driver.play(legal[-1] if legal[-1] != ("pass",) else ("end",)) if legal else None
        qtbot.wait(1)


def passing_by_itself(qtbot: QtBot, tmp_path: Path) -> MatchPage:
    """Show a lone person who is about to answer nothing by itself."""
    program = hands.program_in(tmp_path)
    program.change(bot_pace=200)
    _, page = hands.open_window(qtbot, program, "mary_king", {}, hands.seating(1, 1), seed="alone")
    for _ in range(60):
        qtbot.waitUntil(lambda: bool(page.driver.legal()))
        if page.driver.passing.answers.passes() is not None:
            return page
        page.driver.play(page.driver.legal()[-1])
    raise AssertionError("the person is asked all the time")


@pytest.mark.parametrize("hiding", [False, True], ids=["looking back", "hiding"])
def test_who_looks_back_or_hides_the_screen_passes_only_after_that(
    qtbot: QtBot, tmp_path: Path, hiding: bool
) -> None:
    page = passing_by_itself(qtbot, tmp_path)
    number = page.match.session.number
    page.hide_screen() if hiding else page.look_back()
    qtbot.wait(500)
    assert page.match.session.number == number
    hands.pass_curtain(qtbot, page) if hiding else page.leave_past()
    qtbot.waitUntil(lambda: page.match.session.number > number)


def test_P6_a_bot_takes_the_same_time_in_a_window_whatever_it_holds(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, "mary_king", {}, hands.seating(1, 1))
    hands.wait_for_turn(qtbot, page)
    passing = page.driver.passing
    page.match.play(GHOST, next(a for a in page.match.session.legal(GHOST) if a[0] == "play"))
    session, rng = page.match.session, Rng(4)
    truth, spans, held = session.states[-1], set(), set()
    for _ in range(40):
        session.states[-1] = GAME.guess(GAME.observe(truth, GHOST), rng)
        spans.add(passing.span(MORTAL, 0))
        held.add(len(session.legal(MORTAL)) > 1)
    session.states[-1] = truth
    assert held == {False, True}
    assert len(spans) == 1
    assert spans.pop() > 0
    assert passing.secret(MORTAL), "a click must not cut it short either"


def test_hot_seat_match_with_flashes(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, "mary_king", {}, hands.seating(2, 0), seed="one")
    flashed: list[Action] = []

    def act(shown: MatchPage, action: Action) -> None:
        """Answer with every flash, and keep those cards for it."""
        legal, public = shown.driver.legal(), shown.driver.public
        flashes = [a for a in legal if a[0] == "flash"]
        flashed.extend(flashes[:1])
        effects = public.rules.effects
        if action[0] == "play" and any(effect.when != "turn" for effect in effects[action[1]]):
            action = ("end",)
        by_drag(shown, flashes[0] if flashes else action)

    assert hands.play_out(qtbot, page, act, prefer="play") > 10
    assert flashed
