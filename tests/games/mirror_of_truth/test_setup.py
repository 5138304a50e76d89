"""Before a round: the row, roles, the host of the house, arranging."""

from __future__ import annotations

import pytest

from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, State
from mystery_table.games.mirror_of_truth.rules import GAME
from tests.support.mirror import (
    FACES,
    PILE,
    I,
    M,
    after_round,
    dealt,
    go,
    legal,
    new,
    score,
    set_up,
    step,
    with_votes,
)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_rows_have_one_two_and_three_characters_more_than_players(seats: int) -> None:
    state = dealt(seats)
    for number in (1, 2, 3):
        assert len(state.public.row) == seats + number
        assert state.public.round == number
        roles = [own.roles for own in state.private]
        assert all(len(each) == 1 for each in roles)
        assert len(set(roles)) == seats
        state = after_round(state, [])
    assert state.public.phase == "over"


def test_a_role_is_told_to_its_owner_alone() -> None:
    _, events = step(set_up(3), CHANCE, ("deal", (2, 0, 3)))
    told = {event.to: event.args for event in events if event.verb == "role"}
    assert told == {0: ((2,), (4,)), 1: ((0,), (0,)), 2: ((3,), (6,))}
    assert {event.to for event in events if event.verb != "role"} == {None}


def test_played_evidence_goes_under_the_deck_and_the_face_up_three_stay() -> None:
    state = go(dealt(3), (0, ("place", 149, 0, 0)), (1, ("place", 148, 0, 1)))
    ended = score(with_votes(state, []))[0]
    state = go(ended, (CHANCE, ("collect", (148, 149))))
    assert state.hidden.pile[:2] == (148, 149)
    assert state.public.table == (147, 146, 145)
    assert state.public.ages[148] == state.public.ages[149] == 1
    assert state.public.deck_ages[:3] == (1, 1, 0)


def test_all_votes_come_back_for_the_next_round() -> None:
    state = after_round(dealt(3), [[(0, I), (1, M)]])
    assert state.public.votes == (4, 4, 4)
    assert [own.left for own in state.private] == [(2, 2)] * 3


def test_reading_11_the_first_player_is_the_one_chosen_or_anybody() -> None:
    chosen = new(4, first=2)
    assert {GAME.chance(chosen, Rng(seed))[1] for seed in range(20)} == {2}
    assert not GAME.possible(chosen, ("setup", 1, FACES, PILE))
    anybody = new(4, first=-1)
    assert {GAME.chance(anybody, Rng(seed))[1] for seed in range(60)} == {0, 1, 2, 3}


def test_both_faces_of_a_card_are_never_on_the_table_together() -> None:
    faces = {GAME.chance(new(6), Rng(seed))[2][0] % 2 for seed in range(20)}
    assert faces == {0, 1}
    for seed in range(20):
        stack = GAME.chance(new(6), Rng(seed))[2]
        assert sorted(face // 2 for face in stack) == list(range(16))


def test_reading_12a_survivors_keep_their_places_and_newcomers_are_appended() -> None:
    state = after_round(dealt(3), [[], [(0, M)], []])
    assert state.public.row == (FACES[0], FACES[2], FACES[3], FACES[4], FACES[5])


def test_reading_12a_the_top_face_of_the_stack_is_visible_to_all() -> None:
    state = set_up(3)
    assert state.public.top == state.hidden.stack[0] == FACES[4]


def arranging() -> State:
    ended = score(with_votes(dealt(3, arrange=True), [], last=1))[0]
    return go(ended, (CHANCE, ("collect", ())))


def test_reading_12a_the_next_first_player_may_let_characters_change_places_before_the_deal() -> None:
    state = arranging()
    assert (state.public.phase, state.public.actors) == ("arrange", (1,))
    assert all(own.roles == () for own in state.private)
    state = go(state, (1, ("swap", 0, 4)), (1, ("swap", 1, 2)), (1, ("ready",)))
    assert state.public.row == (FACES[4], FACES[2], FACES[1], FACES[3], FACES[0])
    assert state.public.phase == "deal"


def test_reading_12a_arranging_ends_by_itself_after_as_many_changes_as_any_order_needs() -> None:
    state = arranging()
    for _ in range(4):
        state = go(state, (1, ("swap", 0, 1)))
    assert state.public.phase == "deal"


def test_reading_12a_without_the_option_and_in_round_1_nothing_is_arranged() -> None:
    assert set_up(3, arrange=True).public.phase == "deal"
    assert go(score(dealt(3))[0], (CHANCE, ("collect", ()))).public.phase == "deal"


def test_reading_12_the_host_is_the_top_of_the_stack_and_each_character_gets_a_story_in_turn() -> None:
    state = set_up(3, first=1, host=True)
    assert state.public.top == FACES[4]
    seats = []
    for place in range(4):
        seats.append(state.public.turn)
        assert legal(state) == [("tell", place), ("skip", place)]
        state = go(state, (state.public.turn, (("tell", "skip")[place % 2], place)))
    assert seats == [1, 2, 0, 1]
    assert state.public.phase == "deal"


def test_reading_12_stories_change_nothing() -> None:
    told, skipped = set_up(3, host=True), set_up(3, host=True)
    for place in range(4):
        told = go(told, (told.public.turn, ("tell", place)))
        skipped = go(skipped, (skipped.public.turn, ("skip", place)))
    assert told == skipped


def test_reading_12_the_old_host_goes_under_the_stack_turned_before_newcomers_are_drawn() -> None:
    state = set_up(3, host=True)
    for place in range(4):
        state = go(state, (state.public.turn, ("skip", place)))
    state = score(go(state, (CHANCE, ("deal", (0, 1, 2)))))[0]
    state = go(state, (CHANCE, ("collect", ())))
    assert state.public.row == FACES[:4] + FACES[5:6]
    assert state.public.top == FACES[6]
    assert state.hidden.stack[-1] == FACES[4] ^ 1
    assert state.public.under == (FACES[4] ^ 1,)


def test_chance_can_only_shuffle_the_cards_there_are() -> None:
    start, before_deal = new(3), set_up(3)
    wrong = [
        ("setup",),
        ("setup", 3, FACES, PILE),
        ("setup", True, FACES, PILE),
        ("setup", 0, FACES[:-1], PILE),
        ("setup", 0, (*FACES[:-1], FACES[0] ^ 1), PILE),
        ("setup", 0, FACES, PILE[:-1]),
        ("setup", 0, FACES, (*PILE[:-1], 0)),
        ("setup", 0, FACES, 5),
        ("setup", 0, "abc", PILE),
        ("deal", (0, 1, 2)),
    ]
    assert not any(GAME.possible(start, action) for action in wrong)
    for roles in ((0, 1), (0, 1, 1), (0, 1, 4), (0, 1, 2.0), ("a", "b", "c"), 3):
        assert not GAME.possible(before_deal, ("deal", roles))
    assert GAME.possible(before_deal, ("deal", (3, 0, 2)))
    between = score(with_votes(go(dealt(3), (0, ("place", 149, 0, 0))), []))[0]
    assert GAME.possible(between, ("collect", (149,)))
    for cards in ((), (148,), (149, 149), 149):
        assert not GAME.possible(between, ("collect", cards))
