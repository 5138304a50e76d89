"""Turns: a vote if one likes, then evidence; when a round ends."""

from __future__ import annotations

import pytest

from mystery_table.core.draft import Draft, Peek
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.session import Session
from mystery_table.core.state import CHANCE, State
from mystery_table.games.mirror_of_truth.rules import GAME
from tests.support.mirror import (
    I,
    M,
    after_round,
    dealt,
    go,
    legal,
    places,
    put_down,
    score,
    step,
    votes,
    with_votes,
)


def without_evidence(state: State) -> State:
    """Return the state with no evidence left to choose from."""
    return state._replace(
        public=state.public._replace(table=(), deck=0, deck_ages=()), hidden=state.hidden._replace(pile=())
    )


def test_reading_7_a_turn_is_an_optional_vote_and_then_evidence_in_this_order() -> None:
    state = dealt(3)
    assert len(votes(state)) == 4 * 2
    assert len(places(state)) == 3 * 2
    state = go(state, (0, ("vote", 2, I)))
    assert state.public.phase == "place"
    assert votes(state) == []
    state = put_down(state)
    assert (state.public.turn, state.public.phase) == (1, "turn")


def test_evidence_is_placed_in_a_zone_and_the_row_of_three_refilled() -> None:
    state = go(dealt(3), (0, ("place", 148, 0, 1)))
    assert state.public.zones[0] == (((), (148,)),)
    assert state.public.table == (149, 147, 146)
    assert state.public.deck == 146


def test_players_without_votes_are_skipped() -> None:
    state = put_down(with_votes(dealt(3), [[(1, I), (1, M), (1, I), (1, M)]]))
    assert state.public.turn == 2


def test_reading_7_the_only_one_with_votes_plays_all_of_them_in_one_turn_without_evidence() -> None:
    spent = [[(1, I), (1, M), (1, I), (1, M)], [(2, I), (2, M), (2, I), (2, M)]]
    state = with_votes(dealt(3), spent)
    assert places(state) == []
    for number in range(4):
        assert state.public.turn == 0
        state = go(state, (0, ("vote", 3 - number, number % 2)))
    assert state.public.phase == "setup"
    assert len(state.public.history) == 1


def test_reading_7_the_vote_that_ends_the_round_is_not_followed_by_evidence() -> None:
    spent = [[(1, I), (1, M), (1, I), (1, M)], [(2, I), (2, M), (2, I), (2, M)], [(0, I), (0, M), (0, M)]]
    state, events = step(with_votes(dealt(3), spent), 0, ("vote", 3, I))
    assert state.public.actors == (CHANCE,)
    assert "placed" not in [event.verb for event in events]


def test_reading_8_the_row_of_three_shrinks_when_the_deck_is_empty() -> None:
    state = dealt(3)
    bare = state._replace(
        public=state.public._replace(deck=0, deck_ages=()), hidden=state.hidden._replace(pile=())
    )
    assert put_down(bare).public.table == (148, 147)


def test_reading_8_without_evidence_a_player_must_vote_and_the_turn_goes_on() -> None:
    state = without_evidence(dealt(3))
    assert legal(state) == votes(state)
    state = go(state, (0, ("vote", 1, M)))
    assert (state.public.turn, state.public.phase) == (1, "turn")


def test_reading_9_others_see_whose_vote_lies_where_but_not_which() -> None:
    one = go(dealt(3), (0, ("vote", 2, I)))
    other = go(dealt(3), (0, ("vote", 2, M)))
    assert one.public == other.public
    assert one.public.stacks[2] == (0,)
    assert GAME.observe(one, 1) == GAME.observe(other, 1)
    assert GAME.observe(one, 0).private.cast == ((2, I),)
    seen = [event.verb for event in step(dealt(3), 0, ("vote", 2, I))[1] if event.to is None]
    assert seen == ["voted"]


def test_reading_10_who_played_the_last_vote_begins_the_next_round() -> None:
    state = after_round(dealt(4), [[]], last=2)
    assert (state.public.first, state.public.turn, state.public.round) == (2, 2, 2)


def test_reading_11_equal_totals_share_the_victory() -> None:
    state = dealt(3)
    last = state._replace(public=state.public._replace(round=3))
    ended = score(with_votes(last, [[(1, I), (2, I)], [(2, I), (0, I)], [(0, I), (1, I)]]))[0]
    assert GAME.scores(ended.public) == (5, 5, 5)


def test_reading_13_by_contrast_there_are_only_red_zones() -> None:
    assert [action[2:] for action in places(dealt(3, contrast=True))] == [(0, 1)] * 3


SEATING = Seating((Chair("Ana", 0, 0), Chair("Ana", 1, 1), Chair("Bob", 2, 2)))


def begun(**options: object) -> Session:
    session = Session(GAME, GAME.settle(options, 3), 3, "undo")
    session.advance()
    return session


def test_U1_a_vote_can_be_taken_back() -> None:
    session = begun()
    session.play(0, ("vote", 1, I))
    assert session.undoable(SEATING, 0) == len(session.history) - 1


def test_U1_evidence_that_turns_up_a_card_cannot_be_taken_back() -> None:
    session = begun()
    session.play(0, session.legal(0)[-1])
    assert session.undoable(SEATING, 0) is None


def test_U1_shown_evidence_cannot_be_taken_back_even_from_an_empty_deck() -> None:
    assert "place" in GAME.final


def test_U1_a_vote_that_ends_the_round_cannot_be_taken_back() -> None:
    spent = [[(1, I), (1, M), (1, I), (1, M)], [(2, I), (2, M), (2, I), (2, M)], [(0, I), (0, M), (0, M)]]
    draft = Draft(with_votes(dealt(3), spent), quiet=True)
    draft.seal([0])
    with pytest.raises(Peek):
        GAME.step(draft, 0, ("vote", 3, I))
