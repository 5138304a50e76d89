"""Cards that our ruleset has not: the vocabulary lets a player's own ruleset express them."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE
from mystery_table.games.mary_king import options
from mystery_table.games.mary_king.rules import GAME
from mystery_table.games.mary_king.state import Rules
from tests.games.mary_king.positions import (
    EMPTY,
    FOUR_SIX,
    GHOST,
    MORTAL,
    card,
    data,
    go,
    legal,
    nobody_answers,
    play,
    position,
)


def with_effect(steps: list[dict[str, Any]], when: str = "turn", power: str = "nightmare") -> Rules:
    """Return rules in which the second effect of a power card is made of other steps."""
    ruleset = copy.deepcopy(data())
    for entry in ruleset["powers"]:
        if entry["id"] == power:
            entry["effects"][1] |= {"steps": steps, "when": when, "flash": when != "turn"}
    return options.rules(GAME.settle({"rules": ruleset}, 2))


def test_one_effect_that_hits_both_minds_can_make_both_lose() -> None:
    rules = with_effect([{"op": "mill", "who": "any", "count": 5}])
    number = card("nightmare", GHOST, rules)
    state = position(rules=rules, hands=((number,), ()), minds=(4, 4))
    assert play(state, (GHOST, ("play", number, 1))).public.result == (0, 0)
    state = position(rules=rules, hands=((number,), ()), minds=(4, 5))
    assert play(state, (GHOST, ("play", number, 1))).public.result == (0, 1)


def test_a_flash_can_do_anything_in_answer_to_a_card() -> None:
    rules = with_effect([{"op": "draw", "who": "me", "count": 2}], "card")
    number = card("nightmare", GHOST, rules)
    state = position(rules=rules, hands=((number,), (42,)), turn=MORTAL)
    state = go(state, (MORTAL, ("play", 42, 0)))
    assert legal(state, GHOST) == [("pass",), ("flash", number, 1)]
    after = nobody_answers(go(state, (GHOST, ("flash", number, 1))))
    assert after.public.hands[GHOST] == 2
    assert after.public.memory[MORTAL] == (42,)


def test_a_flash_can_answer_a_penalty_otherwise_than_torment() -> None:
    rules = with_effect([{"op": "recover", "who": "me", "count": 2, "choose": "me"}], "penalty")
    number = card("nightmare", GHOST, rules)
    state = position(FOUR_SIX, rules=rules, hands=((number,), ()), memory=((1, 2), ()), minds=(0, 9))
    state = go(state, (GHOST, ("end",)), (MORTAL, ("pass",)), (GHOST, ("flash", number, 1)))
    state = play(state, (MORTAL, ("pass",)), (GHOST, ("card", 1)), (GHOST, ("card", 2)))
    assert not state.public.result  # both went back in time to be paid with


def test_the_victim_can_be_the_one_who_chooses() -> None:
    rules = with_effect([{"op": "discard", "who": "opponent", "count": 2, "choose": "opponent"}])
    number = card("nightmare", GHOST, rules)
    state = position(rules=rules, hands=((number,), (42, 43, 44)))
    state = nobody_answers(go(state, (GHOST, ("play", number, 1))))
    assert state.public.actors == (MORTAL,)
    state = go(state, (MORTAL, ("card", 43)), (MORTAL, ("card", 44)))
    assert state.public.memory[MORTAL] == (43, 44)
    assert state.public.known[MORTAL] == ()


def test_ones_own_mind_can_be_looked_at_and_reordered() -> None:
    rules = with_effect([{"op": "reorder", "who": "me", "count": 2}, {"op": "draw", "who": "me", "count": 1}])
    number = card("nightmare", GHOST, rules)
    state = position(rules=rules, hands=((number,), ()))
    state = nobody_answers(go(state, (GHOST, ("play", number, 1))))
    top = state.private[GHOST].top[GHOST]
    assert top == state.hidden.mind[GHOST][-2:]
    state = go(state, (GHOST, ("order", top[1], top[0])))
    assert state.private[GHOST].hand == (top[0],)
    assert state.private[GHOST].top[GHOST] == (top[1],)


def test_least_says_when_choosing_may_stop() -> None:
    rules = with_effect([{"op": "discard", "who": "me", "count": 2, "least": 1, "choose": "me"}])
    number = card("nightmare", GHOST, rules)
    state = position(rules=rules, hands=((1, 2, number), ()))
    state = nobody_answers(go(state, (GHOST, ("play", number, 1))))
    assert ("done",) not in legal(state, GHOST)
    state = go(state, (GHOST, ("card", 1)))
    assert ("done",) in legal(state, GHOST)


def test_several_random_discards_several_ideas_and_own_ideas() -> None:
    rules = with_effect([{"op": "discard", "who": "opponent", "count": 2, "choose": "random"}])
    number = card("nightmare", GHOST, rules)
    state = position(rules=rules, hands=((number,), (42, 43, 44)))
    assert play(state, (GHOST, ("play", number, 1))).public.hands[MORTAL] == 1
    rules = with_effect([{"op": "remove_idea", "who": "opponent", "count": 2, "choose": "me"}])
    state = position(rules=rules, hands=((number,), ()), up=(EMPTY, ((42, 43), (44,), ())))
    state = play(state, (GHOST, ("play", number, 1)), (GHOST, ("idea", MORTAL, 0)))
    assert legal(state, GHOST) == [("idea", MORTAL, 1)]  # what is beneath is not current yet
    state = go(state, (GHOST, ("idea", MORTAL, 1)))
    assert state.public.gone == (43, 44)
    assert state.public.up[MORTAL] == ((42,), (), ())
    rules = with_effect([{"op": "play_idea", "who": "me", "count": 1, "choose": "me"}])
    state = position(rules=rules, hands=((number,), ()), up=((((3,)), (), ()), EMPTY))
    state = play(state, (GHOST, ("play", number, 1)), (GHOST, ("idea", GHOST, 0, 0)))
    assert state.public.memory[GHOST] == (3, number)
    assert (state.public.ideas, state.public.controls) == (1, 1)


STEPS: list[list[dict[str, Any]]] = [
    [{"op": "flip", "who": "me", "count": 1, "area": "tile", "choose": "me"}] * 3,
    [{"op": "lock", "who": "me", "count": 1, "area": "block", "choose": "me"}],
    [{"op": "unlock", "who": "opponent", "count": 2, "area": "tile", "choose": "me"}],
    [{"op": "recover", "who": "opponent", "count": 2, "choose": "me", "what": "power"}],
    [{"op": "retrieve", "who": "opponent", "count": 2, "choose": "top", "what": "power"}],
    [{"op": "shed", "who": "opponent"}, {"op": "draw", "who": "opponent", "count": "same"}],
    [{"op": "look", "who": "opponent"}, {"op": "draw", "who": "any", "count": 1}],
    [{"op": "replay", "who": "me", "count": 1, "choose": "top", "what": "control"}],
    [{"op": "reorder", "who": "opponent", "count": 5}, {"op": "mill", "who": "opponent", "count": 1}],
]


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("when", ["turn", "card", "penalty"])
def test_matches_with_other_cards_end_and_keep_every_card(steps: list[dict[str, Any]], when: str) -> None:
    rules = with_effect(steps, when)
    start = GAME.start(GAME.settle({}, 2), 2)
    start = start._replace(public=start.public._replace(rules=rules))
    for seed in range(6):
        rng, draft = Rng(seed), Draft(start)
        while draft.actors:
            seat = draft.actors[0]
            choices = [GAME.chance(draft.view(), rng)] if seat == CHANCE else GAME.legal(draft.observe(seat))
            GAME.step(draft, seat, rng.pick(choices))
            for side in (0, 1):
                assert draft.minds[side] == len(draft.mind[side])
                assert draft.hands[side] == len(draft.own[side].hand)
                assert set(draft.known[side]) <= set(draft.own[side].hand)
                for viewer in (0, 1):
                    top = draft.own[viewer].top[side]
                    assert draft.topped[viewer][side] == len(top)
                    assert draft.mind[side][len(draft.mind[side]) - len(top) :] == top
        assert len(draft.result) == 2
