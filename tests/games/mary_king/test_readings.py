"""Every numbered reading of the rules page, and its worked examples."""

from __future__ import annotations

from typing import Any

import pytest

from mystery_table.core.layout import area_of
from mystery_table.core.rulebook import load
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.session import Session
from mystery_table.core.state import CHANCE
from mystery_table.games.mary_king import ids, options
from mystery_table.games.mary_king.board import FULL, TURNED, board_of, grid, mask_of
from mystery_table.games.mary_king.rules import GAME
from mystery_table.games.mary_king.state import HOLE, locked
from mystery_table.games.mary_king.table import layout
from tests.games.mary_king.positions import (
    EMPTY,
    FOUR_SIX,
    GHOST,
    MORTAL,
    STANDARD,
    card,
    go,
    legal,
    nobody_answers,
    play,
    position,
    rules,
    shuffle,
    told,
)

EXAMPLES = (
    "largest_areas_of_four_and_six",
    "limits_of_wednesday_and_thursday",
    "torment_answered_by_forget",
    "areas_of_one_and_five_against_one_one_and_four",
    "restoration_shuffles_before_it_goes_to_memory",
)
"""The worked examples of the rulebook."""
END = ("end",)
PASS = ("pass",)


def test_example_largest_areas_of_four_and_six_cost_one_and_two() -> None:
    state = position(FOUR_SIX)
    board = state.public.board
    assert (grid(3).area[board], grid(3).area[board ^ FULL]) == (4, 6)
    assert go(state, (GHOST, END)).public.stack[-1].pay == (2, 1)
    after = play(state, (GHOST, END))
    assert after.public.minds == (18, 19 - 5)  # the mortal then draws five


def test_example_limits_of_wednesday_and_thursday() -> None:
    assert STANDARD.limits[2:4] == ((3, 3), (2, 4))
    assert STANDARD.limits[:2] + STANDARD.limits[4:] == ((5, 1), (4, 2), (1, 5))


def test_example_torment_answered_by_forget() -> None:
    torment, forget = card("torment", GHOST), card("forget", MORTAL)
    state = position(FOUR_SIX, hands=((torment,), (forget,)))
    state = go(state, (GHOST, END), (MORTAL, PASS), (GHOST, ("flash", torment, 1)))
    answered = play(state, (MORTAL, ("flash", forget, 1)))
    assert answered.public.gone == (torment,)
    assert answered.public.minds == (18, 19 - 5)
    unanswered = play(state, (MORTAL, PASS))
    assert unanswered.public.minds == (20, 17 - 4)
    assert unanswered.public.memory[GHOST][-1] == torment


def test_example_areas_of_one_and_five_against_one_one_and_four() -> None:
    board = board_of("GGMGMGGGMMMM")
    assert (grid(3).area[board], grid(3).area[board ^ FULL]) == (5, 4)
    assert go(position("GGMGMGGGMMMM"), (GHOST, END)).public.stack[-1].pay == (1, 1)
    assert grid(3).near[4] == mask_of((1, 3, 5, 7))  # edges, no corners
    assert grid(3).near[2] == mask_of((1, 5))


def test_example_restoration_shuffles_before_it_goes_to_memory() -> None:
    restoration = card("restoration", GHOST)
    state = position(hands=((restoration,), ()), memory=((1, 2, 3, 4), ()))
    state = nobody_answers(go(state, (GHOST, ("play", restoration, 0))))
    state = go(state, (GHOST, ("card", 2)), (GHOST, ("card", 3)), (GHOST, ("done",)))
    assert state.public.actors == (CHANCE,)
    assert restoration not in state.public.memory[GHOST]
    state = shuffle(state)
    assert state.public.memory[GHOST] == (1, 4, restoration)
    assert {2, 3} <= set(state.hidden.mind[GHOST])


@pytest.mark.parametrize(
    ("minds", "result"), [((1, 0), (0, 0)), ((1, 9), (0, 1)), ((9, 0), (1, 0)), ((2, 6), None)]
)
def test_reading_1_a_shortage_loses_at_once_and_both_lose_in_one_step(
    minds: tuple[int, int], result: tuple[int, int] | None
) -> None:
    after = play(position(FOUR_SIX, minds=minds), (GHOST, END))
    assert after.public.result == (result or ())


def test_reading_1_an_empty_mind_alone_is_no_loss() -> None:
    hand = tuple(range(42, 47))
    after = play(position(FOUR_SIX, minds=(2, 1), hands=((), hand)), (GHOST, END))
    assert after.public.minds == (0, 0)
    assert not after.public.result


def test_reading_1_the_draw_of_phase_one_and_effects_can_be_short_too() -> None:
    assert play(position(minds=(20, 4)), (GHOST, END)).public.result == (1, 0)
    heartbeat = card("heartbeat", MORTAL)
    state = position(hands=((), (heartbeat,)), turn=MORTAL, minds=(20, 1))
    after = play(state, (MORTAL, ("play", heartbeat, 0)))
    assert after.public.result == (1, 0)
    assert after.public.ending == ("short", (1, 0))


def test_reading_2_costs_that_cannot_be_paid_are_illegal() -> None:
    up = (((0,), (), ()), ((42,), (), ()))
    verbs = {action[0] for action in legal(position(up=up, minds=(1, 9)), GHOST)}
    assert {"take", "buy"} <= verbs
    verbs = {action[0] for action in legal(position(up=up, minds=(0, 9)), GHOST)}
    assert verbs == {"end"}
    able = rules(abilities=True)
    state = position(rules=able, turn=MORTAL, minds=(9, 1))
    assert ("ability",) not in legal(state, MORTAL)
    assert ("ability",) in legal(position(rules=able, turn=MORTAL, minds=(9, 2)), MORTAL)


def test_reading_3_a_turn_begins_with_five_cards_and_new_ideas() -> None:
    session = Session(GAME, GAME.settle({}, 2), 2, "begin")
    session.advance()
    public = session.state.public
    assert (public.turn, public.hands, public.minds) == (GHOST, (5, 5), (25, 25))
    assert public.down == ((3, 3, 3), (4, 4, 4))
    assert [len(stack) for stack in public.up[GHOST]] == [1, 1, 1]
    hand = tuple(range(42, 49))
    after = play(position(hands=((), hand)), (GHOST, END))
    assert after.public.hands[MORTAL] == 7  # there is no maximum, and nothing to draw
    assert after.public.up[MORTAL] == EMPTY  # no ideas are left on Friday


def test_reading_4_penalties_come_from_one_snapshot_and_are_paid_together() -> None:
    torment = card("torment", MORTAL)
    state = position(FOUR_SIX, hands=((), (torment,)))
    state = go(state, (GHOST, END), (MORTAL, ("flash", torment, 1)))
    state, events = told(state, (GHOST, PASS), (MORTAL, PASS))
    milled = [event.args[0] for event in events if event.verb == "milled"]
    assert milled == [GHOST]
    assert state.public.minds[GHOST] == 17


def test_reading_5_twelve_tiles_win_after_the_card_and_for_either_side() -> None:
    single = card("single_0", GHOST)
    state = position("MGGGGGGGGGGG", hands=((single,), ()))
    assert play(state, (GHOST, ("play", single, 0))).public.result == (1, 0)
    state = position("GMMMMMMMMMMM", hands=((single,), ()))
    state = play(state, (GHOST, ("play", single, 0)))
    assert state.public.ending == ("tiles", (0, 1))


def test_reading_5_a_card_is_played_upright_or_turned_and_flips_every_cell() -> None:
    corner = card("triple_0_1_3", GHOST)
    state = position(hands=((corner,), ()))
    assert [a for a in legal(state, GHOST) if a[0] == "play"] == [("play", corner, 0), ("play", corner, 1)]
    for way, tiles in ((0, (0, 1, 3)), (1, (11, 10, 8))):
        after = play(state, (GHOST, ("play", corner, way)))
        assert after.public.board ^ state.public.board == mask_of(tiles)
    line = card("triple_3_4_5", GHOST)
    assert TURNED[STANDARD.mask[line]] == mask_of((6, 7, 8))


def test_reading_5_a_locked_tile_stays_and_the_card_is_still_playable() -> None:
    single = card("single_0", GHOST)
    state = position(hands=((single,), ()), locks=((0, 0), (0, 1)))
    after, events = told(nobody_answers(go(state, (GHOST, ("play", single, 0)))))
    assert after.public.board == state.public.board
    assert after.public.memory[GHOST] == (single,)
    assert not events


def test_reading_5_the_flips_of_a_card_happen_at_once_and_twelve_tiles_are_looked_for_afterwards() -> None:
    pair = card("pair_0_1", GHOST)
    state = position("MGGGGGGGGGGG", hands=((pair,), ()))
    after = play(state, (GHOST, ("play", pair, 0)))
    assert after.public.board == board_of("GMGGGGGGGGGG")  # one after the other would have won in between
    assert not after.public.result


def test_reading_6_the_window_opens_whatever_anybody_holds() -> None:
    single = card("single_0", GHOST)
    state = go(position(hands=((single,), ())), (GHOST, ("play", single, 0)))
    assert state.public.actors == (MORTAL,)
    assert legal(state, MORTAL) == [PASS]
    state = go(state, (MORTAL, PASS))
    assert (state.public.actors, legal(state, GHOST)) == ((GHOST,), [PASS])
    assert go(state, (GHOST, PASS)).public.board != state.public.board
    assert "pass" in GAME.asked


def test_reading_6_a_penalty_asks_the_opponent_of_the_active_player_first() -> None:
    assert go(position(FOUR_SIX), (GHOST, END)).public.actors == (MORTAL,)
    assert go(position(FOUR_SIX, turn=MORTAL), (MORTAL, END)).public.actors == (GHOST,)


def test_reading_6_the_last_flash_resolves_first() -> None:
    mine, theirs = card("forget", GHOST), card("forget", MORTAL)
    single = card("single_0", GHOST)
    state = position(hands=((single, mine), (theirs,)))
    state = go(state, (GHOST, ("play", single, 0)), (MORTAL, ("flash", theirs, 1)))
    state = nobody_answers(go(state, (GHOST, ("flash", mine, 1))))
    assert state.public.gone == (theirs,)
    assert state.public.board != position().public.board
    assert state.public.memory[GHOST] == (mine, single)


def test_reading_7_a_negated_card_counts_and_leaves_the_game() -> None:
    forget, mirroring = card("forget", MORTAL), card("mirroring", GHOST)
    single = card("single_0", GHOST)
    state = position(hands=((single, mirroring), (forget,)))
    after = nobody_answers(go(state, (GHOST, ("play", single, 0)), (MORTAL, ("flash", forget, 1))))
    assert after.public.controls == 1
    assert after.public.gone == (single,)
    assert after.public.board == state.public.board
    after = nobody_answers(go(state, (GHOST, ("play", mirroring, 0)), (MORTAL, ("flash", forget, 1))))
    assert after.public.gone == (mirroring,)
    assert after.public.actors == (GHOST,)
    assert not after.public.todo  # nothing was recalled


def test_reading_8_torment_makes_the_opponent_pay_both_and_can_make_them_lose() -> None:
    torment = card("torment", GHOST)
    state = position(FOUR_SIX, hands=((torment,), ()), minds=(9, 2))
    state = go(state, (GHOST, END), (MORTAL, PASS), (GHOST, ("flash", torment, 1)))
    assert nobody_answers(state).public.result == (1, 0)


def test_reading_8_torment_in_answer_to_torment_sends_both_amounts_back() -> None:
    mine, theirs = card("torment", GHOST), card("torment", MORTAL)
    state = position(FOUR_SIX, hands=((mine,), (theirs,)))
    state = go(state, (GHOST, END), (MORTAL, PASS), (GHOST, ("flash", mine, 1)))
    assert ("flash", theirs, 1) in legal(state, MORTAL)
    state = nobody_answers(go(state, (MORTAL, ("flash", theirs, 1))))
    assert state.public.minds == (17, 20 - 5)


def test_reading_8_bought_torment_and_forget_have_their_normal_effect_only() -> None:
    up = (EMPTY, ((card("torment", MORTAL),), (card("forget", MORTAL),), ()))
    state = position(up=up)
    buys = [action for action in legal(state, GHOST) if action[0] == "buy"]
    assert buys == [("buy", MORTAL, 0, 0), ("buy", MORTAL, 1, 0)]
    after = play(state, (GHOST, ("buy", MORTAL, 0, 0)))
    assert after.public.minds == (19, 19)


def test_reading_9_an_opponents_idea_is_paid_played_at_once_and_goes_to_its_owner() -> None:
    state = position(up=(EMPTY, ((42,), (), ())), controls=2)
    after = play(state, (GHOST, ("buy", MORTAL, 0, 0)))
    assert (after.public.controls, after.public.ideas) == (3, 1)
    assert after.public.memory[MORTAL] == (42,)
    assert after.public.minds[GHOST] == 19
    full = position(up=(EMPTY, ((42,), (), ())), controls=3)
    assert not any(action[0] == "buy" for action in legal(full, GHOST))


def test_reading_9_no_recall_or_bury_of_the_opponents_card() -> None:
    up = (((card("purgation", GHOST),), (card("mirroring", GHOST),), ()), EMPTY)
    state = position(up=up, turn=MORTAL, memory=((3,), ()))
    after = play(state, (MORTAL, ("buy", GHOST, 0, 0)))
    assert after.public.memory[GHOST] == (3, card("purgation", GHOST))
    after = play(state, (MORTAL, ("buy", GHOST, 1, 0)), (MORTAL, ("tiles", mask_of((0, 2)))))
    assert after.public.memory[GHOST][-1] == card("mirroring", GHOST)


def test_reading_9_a_power_card_that_could_do_nothing_cannot_be_bought() -> None:
    up = (((card("possession", GHOST),), (), ()), EMPTY)
    state = position(up=up, turn=MORTAL)
    ways = [action[3] for action in legal(state, MORTAL) if action[0] == "buy" and action[2] == 0]
    assert ways == [0]  # its own stack is not an idea that it could play
    up = (((card("whisper", GHOST),), (), ()), EMPTY)
    state = position(up=up, turn=MORTAL, minds=(0, 20))
    assert not any(action[0] == "buy" for action in legal(state, MORTAL))


def test_reading_10_the_idea_beneath_is_current_only_after_the_card_has_resolved() -> None:
    possession = card("possession", GHOST)
    state = position(up=(((3, possession), (), ()), EMPTY), turn=MORTAL)
    state = nobody_answers(go(state, (MORTAL, ("buy", GHOST, 0, 0))))
    assert state.public.up[GHOST][0] == (3, HOLE)
    state = go(state, (MORTAL, ("tiles", grid(3).shapes["block"][0])))
    assert state.public.up[GHOST][0] == (3,)
    assert state.public.memory[GHOST] == (possession,)


def test_reading_10_own_ideas_go_to_the_hand_and_what_is_beneath_is_current() -> None:
    state = go(position(up=(((3, 4), (), ()), EMPTY)), (GHOST, ("take", GHOST, 0)))
    assert state.private[GHOST].hand == (4,)
    assert state.public.up[GHOST][0] == (3,)
    assert (state.public.minds[GHOST], state.public.ideas) == (19, 1)


def test_reading_11_recall_costs_the_top_card_and_is_a_choice_after_resolving() -> None:
    mirroring = card("mirroring", GHOST)
    tiles = ("tiles", grid(3).shapes["mirror"][0])
    state = play(position(hands=((mirroring,), ())), (GHOST, ("play", mirroring, 0)), (GHOST, tiles))
    assert legal(state, GHOST) == [("leave",), ("recall",)]
    assert go(state, (GHOST, ("leave",))).public.memory[GHOST] == (mirroring,)
    top = state.hidden.mind[GHOST][-1]
    state = shuffle(go(state, (GHOST, ("recall",))))
    assert state.public.memory[GHOST] == (top,)
    assert mirroring in state.hidden.mind[GHOST]
    assert state.public.minds[GHOST] == 20
    state = play(
        position(hands=((mirroring,), ()), minds=(0, 9)), (GHOST, ("play", mirroring, 0)), (GHOST, tiles)
    )
    assert state.public.memory[GHOST] == (mirroring,)  # an empty mind cannot pay


def test_reading_11_bury_is_mandatory() -> None:
    purgation = card("purgation", GHOST)
    state = position(hands=((purgation,), ()), memory=((5,), ()))
    assert play(state, (GHOST, ("play", purgation, 0))).public.memory[GHOST] == (purgation, 5)


def test_reading_12_hands_and_minds_are_hidden_and_counts_are_public() -> None:
    state = position(hands=((1, 2), (50,)), memory=((5,), ()))
    seen = GAME.observe(state, MORTAL)
    assert seen.private.hand == (50,)
    assert seen.public.hands == (2, 1)
    assert seen.public.memory[GHOST] == (5,)
    assert not hasattr(seen, "hidden")


def test_reading_12_memories_lie_face_up_and_can_be_browsed_by_both() -> None:
    state = position(memory=((5, 6), (50, 51, 52)))
    for seat in (GHOST, MORTAL):
        root = layout(GAME.observe(state, seat), "regular").root
        for side, cards in ((GHOST, (5, 6)), (MORTAL, (50, 51, 52))):
            area = area_of(root, f"memory.{side}")
            assert area is not None
            assert tuple(piece.id for piece in area.pile) == tuple(map(ids.card, cards))


LAST: dict[str, Any] = {"turn": MORTAL, "day": 4}


def test_reading_13_friday_is_decided_by_mind_and_bonus_after_the_mortals_penalties() -> None:
    after = play(position("GMGMGMGMGMGM", minds=(9, 8), **LAST), (MORTAL, END))
    assert after.public.ending == ("friday", (1, 0), (9, 8), (1, 1), "score")
    after = play(position(FOUR_SIX, minds=(9, 9), **LAST), (MORTAL, END))
    assert after.public.ending[2] == (7, 8)


@pytest.mark.parametrize(("owner", "result"), [(-1, (1, 1)), (0, (1, 0)), (1, (0, 1))])
def test_reading_13_a_tie_goes_to_the_larger_area_then_to_the_owner_then_to_nobody(
    owner: int, result: tuple[int, int]
) -> None:
    owned = rules(owner=owner)
    after = play(position("GMGMGMGMGMGM", minds=(9, 9), rules=owned, **LAST), (MORTAL, END))
    assert after.public.result == result
    after = play(position("GMGMGMMGGGMM", minds=(9, 9), rules=owned, **LAST), (MORTAL, END))
    assert after.public.ending[4] == "area"
    assert after.public.result == (1, 0)


def test_reading_13_the_lobby_asks_who_owns_the_game() -> None:
    duel = next(mode for mode in options.modes() if mode.key == "duel")
    owner = next(choice for choice in duel.choices if choice.key == "owner")
    assert (owner.values, owner.default) == ((-1, GHOST, MORTAL), -1)
    assert [options.rules(GAME.settle({"owner": seat}, 2)).owner for seat in owner.values] == [-1, 0, 1]


def test_reading_14_an_ability_waits_until_nothing_is_pending_and_for_ones_own_turn() -> None:
    single = card("single_0", MORTAL)
    state = position(rules=rules(abilities=True), hands=((), (single,)), turn=MORTAL)
    assert ("ability",) not in legal(state, GHOST)
    announced = go(state, (MORTAL, ("play", single, 0)))
    for seat in (GHOST, MORTAL):
        assert ("ability",) not in legal(announced, seat)
    assert ("ability",) in legal(nobody_answers(announced), MORTAL)


def test_reading_14_each_use_of_an_ability_hands_a_token_over() -> None:
    able = rules(abilities=True)
    state = position(rules=able, turn=MORTAL)
    state = go(state, (MORTAL, ("ability",)), (MORTAL, ("ability",)))
    assert state.public.tokens == (4, 0)
    assert state.public.hands[MORTAL] == 4
    assert ("ability",) not in legal(state, MORTAL)
    assert ("ability",) not in legal(position(turn=MORTAL), MORTAL)


def test_reading_14_haunting_recollection_makes_recent_cards_current_ideas() -> None:
    able = rules(abilities=True)
    state = position(rules=able, memory=((5, 6, 7), ()), up=(((1,), (), ()), EMPTY))
    state = go(state, (GHOST, ("ability",)), (GHOST, ("stack", GHOST, 0)), (GHOST, ("stack", GHOST, 2)))
    assert state.public.up[GHOST] == ((1, 7), (), (6,))
    assert state.public.memory[GHOST] == (5,)
    state = position(rules=able, memory=((5, 6, 7), ()))
    state = go(state, (GHOST, ("ability",)), (GHOST, ("stack", GHOST, 0)), (GHOST, ("done",)))
    assert state.public.memory[GHOST] == (5, 6)


def test_reading_15_a_lock_comes_off_at_the_end_of_its_owners_next_turn() -> None:
    breath = card("cold_breath", GHOST)
    filler = tuple(range(42, 47))
    state = position(hands=((breath, 1, 2, 3, 4), filler), day=1)
    state = play(state, (GHOST, ("play", breath, 1)), (GHOST, ("tiles", 1)))
    assert locked(state.public.locks) == 1
    state = play(state, (GHOST, END), (MORTAL, END))
    assert locked(state.public.locks) == 1
    assert locked(play(state, (GHOST, END)).public.locks) == 0


def test_reading_15_there_are_eight_markers() -> None:
    breath = card("cold_breath", GHOST)
    held = mask_of((1, 2, 3, 4, 5, 6, 7, 8))
    state = position(hands=((breath,), ()), locks=((0, 0), (0, held)))
    assert ("play", breath, 1) not in legal(state, GHOST)
    state = position(hands=((breath,), ()), locks=((0, 0), (0, held ^ 2)))
    assert ("play", breath, 1) in legal(state, GHOST)


def test_all_twelve_tiles_reach_the_goal_of_a_large_area() -> None:
    mission = rules(mode="solo", mission="long_shadow")
    single = card("single_0", GHOST)
    state = position("MGGGGGGGGGGG", hands=((single,), ()), rules=mission)
    after = play(state, (GHOST, ("play", single, 0)))
    assert (after.public.ending[0], after.public.result) == ("tiles", (1, 0))
    state = position("GMMMMMMMMMMM", hands=((single,), ()), rules=mission)
    assert play(state, (GHOST, ("play", single, 0))).public.result == (0, 1)


def test_a_play_can_be_taken_back_until_somebody_else_has_passed() -> None:
    session = Session(GAME, GAME.settle({}, 2), 2, "undo")
    session.advance()
    seating = Seating((Chair("Ana", 0, 0), Chair("Bob", 1, 1)))
    before = session.state
    played = next(action for action in session.legal(GHOST) if action[0] == "play")
    session.play(GHOST, played)
    number = session.undoable(seating, 0)
    assert number is not None
    session.undo(GHOST, number)
    assert session.state == before
    session.play(GHOST, played)
    session.play(MORTAL, PASS)
    assert session.undoable(seating, 0) is None


def test_every_numbered_reading_and_every_worked_example_has_a_test_that_names_it() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    numbers = [block.number for block in load("mary_king", "en").blocks if block.kind == "reading"]
    assert numbers == [str(n) for n in range(1, 16)]
    for number in numbers:
        assert any(name.startswith(f"test_reading_{number}_") for name in tests), number
    for example in EXAMPLES:
        assert any(name.startswith(f"test_example_{example}") for name in tests), example
