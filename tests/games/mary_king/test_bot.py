"""Bots: what they estimate at a glance is what the rules do; they value a mission's goal."""

from __future__ import annotations

import pytest

from mystery_table.core.bot import Mind
from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Action
from mystery_table.games.mary_king import bot, missions
from mystery_table.games.mary_king.board import board_of
from mystery_table.games.mary_king.estimates import Estimates
from mystery_table.games.mary_king.rules import GAME
from mystery_table.games.mary_king.state import Public
from mystery_table.games.mary_king.worth import Worth
from tests.games.mary_king.positions import CHECKED, GHOST, MORTAL, card, legal, position, rules


def resolved(draft: Draft, seat: int, action: Action) -> Draft:
    """Return a copy in which an action was made and nobody answered."""
    draft = draft.copy()
    GAME.step(draft, seat, action)
    while draft.todo and draft.todo[-1][0] == "window":
        GAME.step(draft, draft.actors[0], ("pass",))
    return draft


def is_flip(draft: Draft, action: Action) -> bool:
    verb = action[0]
    if verb == "tiles":
        return bool(draft.todo[-1][2].verb == "flip")
    return verb == "play" and bool(draft.rules.mask[action[1]])


def compare_flips(matches: int) -> tuple[int, int]:
    """Return how many flips of random matches were estimated and played, and how many differed."""
    compared = wrong = 0
    for seed in range(matches):
        abilities = bool(seed % 2)
        table = rules(abilities=abilities)
        worth = bot.worth_of(table)
        rng = Rng(seed)
        draft = Draft(GAME.start(GAME.settle({"abilities": abilities}, 2), 2), quiet=True)
        while draft.actors:
            seat = draft.actors[0]
            if seat == CHANCE:
                GAME.step(draft, seat, GAME.chance(draft.view(), rng))
                continue
            choices = GAME.legal(draft.observe(seat))
            estimates = Estimates(worth, draft, seat)
            before = worth.of(draft, seat)
            for action in choices:
                if not is_flip(draft, action):
                    continue
                after = resolved(draft, seat, action)
                if after.result:
                    continue
                compared += 1
                wrong += abs(worth.of(after, seat) - before - estimates.of(action)) > 1e-9
            GAME.step(draft, seat, rng.pick(choices))
    return compared, wrong


def test_B4_a_flip_estimated_from_masks_is_what_the_rules_make_of_it() -> None:
    compared, wrong = compare_flips(12)
    assert compared > 1000
    assert wrong == 0


@pytest.mark.slow
def test_B4_sixty_thousand_flips_estimated_from_masks_are_what_the_rules_make_of_them() -> None:
    compared, wrong = compare_flips(500)
    assert compared >= 60_000
    assert wrong == 0


def test_a_bot_wins_at_once_when_it_can() -> None:
    single = card("single_0", GHOST)
    state = position("MGGGGGGGGGGG", hands=((single, 7), ()))
    for level in ("strong", "master"):
        chosen = bot.mind(level).choose(GAME.observe(state, GHOST), legal(state, GHOST), Rng(1))
        assert chosen[:2] == ("play", single)


def test_casual_beats_random_and_greedy_in_most_matches() -> None:
    start = GAME.start(GAME.settle({}, 2), 2)
    for rival in ("greedy", "novice"):
        won = 0
        for number in range(20):
            minds = [bot.mind("casual"), bot.mind(rival)]
            side = number % 2
            won += _play(start, minds[::-1] if side else minds, number)[side]
        assert won >= 12, rival


def _play(start: object, minds: list[Mind], number: int) -> tuple[int, ...]:
    rng, draft = Rng(number // 2), Draft(start, quiet=True)  # type: ignore[arg-type]  # a State
    while draft.actors:
        seat = draft.actors[0]
        if seat == CHANCE:
            GAME.step(draft, seat, GAME.chance(draft.view(), rng))
            continue
        seen = GAME.observe(draft.close(), seat)
        choices = GAME.legal(seen)
        chosen = choices[0] if len(choices) == 1 else minds[seat].choose(seen, choices, rng)
        GAME.step(draft, seat, chosen)
    result: tuple[int, ...] = draft.result
    return result


def test_both_bots_of_one_body_gain_by_what_the_goal_asks_for() -> None:
    table = rules(mode="together", mission="two_halves")
    worth = Worth(table)
    done = Public(table, board=board_of("MGGMMGMGGMMG"), minds=(15, 15), hands=(5, 5), day=4)
    spoilt = done._replace(board=board_of("GGMGMMGGMGMM"))
    for seat in (GHOST, MORTAL):
        assert worth.of(done, seat) > worth.of(spoilt, seat)
        assert worth.of(done, seat) > worth.of(done._replace(minds=(2, 15)), seat)


def test_in_a_solo_mission_the_opponent_is_against_the_goal() -> None:
    table = rules(mode="solo", mission="long_shadow")
    worth = Worth(table)
    wide = Public(table, board=board_of("GGGGGGGGGGMM"), minds=(15, 15), hands=(5, 5), day=1)
    narrow = wide._replace(board=board_of(CHECKED))
    assert worth.of(wide, GHOST) > worth.of(narrow, GHOST)
    assert worth.of(wide, MORTAL) < worth.of(narrow, MORTAL)


def test_every_mission_can_be_played_by_its_bots_and_ends_in_success_or_failure() -> None:
    for entry in missions.entries():
        start = GAME.start(GAME.settle({"mode": entry.mode, "mission": entry.id}, 2), 2)
        result = _play(start, [bot.mind("casual"), bot.mind("casual")], 1)
        expected = {(0, 0), (1, 1)} if entry.mode == "together" else {(0, 1), (1, 0)}
        assert result in expected
