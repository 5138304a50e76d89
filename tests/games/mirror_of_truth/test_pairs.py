"""Missions for two seats."""

from __future__ import annotations

import pytest

from mystery_table.core.state import State
from mystery_table.games.mirror_of_truth.rules import GAME
from tests.support.mirror import (
    FACES,
    I,
    M,
    after_round,
    dealt,
    go,
    places,
    put_down,
    score,
    step,
    votes,
    with_votes,
)

EASY = {"mode": "pair", "mission": "easy_task"}


def pair(roles: tuple[int, ...] = (0, 1, 2, 3), **options: object) -> State:
    """Return the first turn: seat 0 has places 0 and 1, seat 1 has 2 and 3, and 4 is the murderer."""
    return dealt(2, roles, **{**EASY, **options})


def net(*stacks: list[tuple[int, int]]) -> int:
    (change,) = score(with_votes(pair(), stacks))[0].public.history[0].gains
    return int(change)


def test_the_deck_has_the_missions_cards_beside_three_face_up_ones_and_the_reserve_the_others() -> None:
    public = pair().public
    assert (len(public.table), public.deck, public.reserve) == (3, 18, 129)


def test_each_seat_has_two_characters_in_the_order_received_and_one_set_of_votes() -> None:
    state = pair((3, 1, 0, 4))
    assert [own.roles for own in state.private] == [(3, 1), (0, 4)]
    assert state.public.votes == (4, 4)


def test_rows_are_of_5_6_and_7_characters() -> None:
    state = pair()
    sizes = []
    while state.public.phase != "over":
        sizes.append(len(state.public.row))
        state = after_round(state, [[]])
    assert sizes == [5, 6, 7]


def test_at_most_one_vote_lies_on_a_character() -> None:
    state = go(pair(), (0, ("vote", 2, I)))
    state = put_down(state)
    assert {action[1] for action in votes(state)} == {0, 1, 3, 4}


def test_evidence_goes_to_either_own_character_green_or_red() -> None:
    assert {action[2:] for action in places(pair())} == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_having_no_votes_left_does_not_skip_a_turn() -> None:
    state = with_votes(pair(), [[(1, M)], [(1, M)], [], [(1, I)], []])
    state = state._replace(public=state.public._replace(votes=(4, 0)))
    state = put_down(state)
    assert state.public.turn == 1


def test_the_round_ends_the_instant_every_character_has_a_vote() -> None:
    state = with_votes(pair(), [[(1, I)], [(1, I)], [(0, I)], [(0, I)], []])
    state, events = step(state, 0, ("vote", 4, M))
    assert state.public.phase == "setup"
    assert state.public.history[0].gains == (4 * 2 + 3,)
    assert "placed" not in [event.verb for event in events]


def test_the_round_ends_when_the_last_card_of_the_deck_is_turned_up() -> None:
    state = pair(mission="custom", start=3, target=5)
    for _ in range(3):
        assert state.public.phase == "turn"
        state, events = step(state, state.public.turn, places(state)[0])
    assert "deck_out" in [event.verb for event in events]
    assert state.public.lost
    assert len(state.public.table) == 3
    assert GAME.scores(state.public) == (0, 0)


@pytest.mark.parametrize(
    ("place", "seat", "kind", "change"),
    [
        (2, 0, I, 2),
        (0, 1, I, 2),
        (4, 0, M, 3),
        (4, 1, I, -1),
        (2, 0, M, -1),
        (0, 0, I, -1),
        (0, 0, M, -1),
    ],
)
def test_each_vote_changes_the_deck_by_2_3_or_minus_1(place: int, seat: int, kind: int, change: int) -> None:
    stacks: list[list[tuple[int, int]]] = [[] for _ in range(5)]
    stacks[place] = [(seat, kind)]
    assert net(*stacks) == change


def test_a_character_without_a_vote_counts_nothing() -> None:
    assert net() == 0


def test_cards_come_from_the_top_of_the_reserve_and_go_under_the_deck() -> None:
    before = pair()
    after = score(with_votes(before, [[(1, I)]]))[0]
    assert after.hidden.pile == before.hidden.store[-2:] + before.hidden.pile
    assert after.hidden.store == before.hidden.store[:-2]
    assert (after.public.deck, after.public.reserve) == (20, 127)


def test_mistakes_take_cards_from_the_deck_but_never_below_0() -> None:
    before = pair(mission="custom", start=3, target=5)
    stacks = [[(0, I)], [(0, I)], [(0, M)], [(0, M)], [(1, I)]]
    after = score(with_votes(before, stacks))[0]
    assert after.public.history[0].gains == (-5,)
    assert after.public.deck == 0
    assert after.public.lost


def test_fewer_than_3_cards_after_a_round_lose_at_once() -> None:
    state = pair(mission="custom", start=3, target=5)
    assert score(with_votes(state, [[(0, I)]]))[0].public.phase == "over"
    assert not score(with_votes(state, [[]]))[0].public.lost


def test_played_evidence_goes_under_the_reserve() -> None:
    state = go(pair(), (0, ("place", 149, 0, 0)))
    state = after_round(state, [])
    assert state.hidden.store[0] == 149
    assert state.public.reserve_ages[:2] == (1, 0)


def test_characters_with_a_murderer_vote_are_arrested_and_replaced_without_bail() -> None:
    state = after_round(pair(), [[(1, M)], [(1, I)], [], [], [(0, M)]])
    assert state.public.row == (*FACES[1:4], *FACES[5:8])
    assert state.public.under == (FACES[0] ^ 1, FACES[4] ^ 1)
    assert state.public.debts == ((), ())
    assert state.public.points == (0, 0)


def test_the_mission_is_won_with_the_target_after_round_3() -> None:
    state = pair()
    state = after_round(after_round(state, []), [])
    assert GAME.scores(state.public) == ()
    assert GAME.scores(after_round(state, []).public) == (1, 1)
    short = dealt(2, (0, 1, 2, 3), mode="pair", mission="monday_morning")
    assert GAME.scores(after_round(after_round(after_round(short, []), []), []).public) == (0, 0)


def test_the_greatest_gain_of_three_rounds_is_42() -> None:
    state, total = pair(), 0
    for murderers in (1, 2, 3):
        roles = [own.roles for own in state.private]
        stacks: list[list[tuple[int, int]]] = [[(0, M)] for _ in range(4 + murderers)]
        for seat in (0, 1):
            for place in roles[seat]:
                stacks[place] = [(1 - seat, I)]
        state = after_round(state, stacks)
        total += state.public.history[-1].gains[0]
    assert total == 42


def test_by_contrast_a_pair_may_say_that_evidence_suits_neither() -> None:
    state = pair(contrast=True)
    assert {action[2:] for action in places(state)} == {(0, 1), (1, 1), (2, 1)}
    state = go(state, (0, ("place", 149, 2, 1)))
    assert state.public.zones[0] == (((), ()), ((), ()), ((), (149,)))
