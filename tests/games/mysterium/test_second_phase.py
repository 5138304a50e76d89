"""Line-up, shared vision, poll and tie (reading 7), 2 and 3 players (reading 8)."""

from __future__ import annotations

import pytest

from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, State
from mystery_table.games.mysterium.poll import accused
from mystery_table.games.mysterium.rules import GAME
from mystery_table.games.mysterium.state import GHOST, band
from tests.support.mysterium import (
    all_done,
    dealt,
    go,
    hour,
    legal,
    lined_up,
    placed,
    sent,
    settled,
    shared,
    step,
    verbs,
)


def with_track(state: State, *track: int) -> State:
    return state._replace(public=state.public._replace(track=track))


def polled(votes: tuple[int, ...], track: tuple[int, ...], culprit: int = 0, **options: int) -> State:
    """Return the end of a poll with 4 players or more in which psychic i votes votes[i]."""
    state = with_track(lined_up(len(votes) + 1, **options), *track)
    state = shared(state, culprit)
    while state.public.phase == "vote":
        seat = state.public.actors[-1]
        state = go(state, (seat, ("vote", seat - 1, votes[seat - 1])))
    return state


def test_7_the_ghost_picks_any_group_after_seeing_its_hand_and_exactly_three_cards() -> None:
    state = lined_up(5)
    choices = [action for action in legal(state, GHOST) if action[0] == "culprit"]
    assert {action[1] for action in choices} == {0, 1, 2, 3}
    assert {len(action) for action in choices} == {5}
    assert len(choices) == 4 * 35


def test_7_each_group_is_what_one_psychic_found() -> None:
    assert lined_up(4).public.groups == ((0, 18, 36), (1, 19, 37), (2, 20, 38))


def test_7_the_cards_are_shuffled_and_turned_up_one_by_one() -> None:
    state = with_track(lined_up(4), 0, 5, 7)
    hand = state.private[GHOST].hand
    state = go(state, (GHOST, ("culprit", 2, *hand[:3])))
    assert state.public.actors == (CHANCE,)
    assert not GAME.possible(state, ("mix", hand[1:4]))
    state = go(state, (CHANCE, ("mix", (hand[2], hand[0], hand[1]))))
    assert (state.public.final, state.public.actors) == ((hand[1],), (1,))
    state = go(state, (1, ("vote", 0, 0)))
    assert (state.public.final, state.public.actors) == ((hand[1], hand[0]), (2,))
    state = go(state, (2, ("vote", 1, 0)))
    assert (state.public.final, state.public.actors) == ((hand[1], hand[0], hand[2]), (3,))
    assert go(state, (3, ("vote", 2, 2))).public.phase == "over"


@pytest.mark.parametrize(("seats", "two", "three"), [(4, 5, 7), (5, 5, 7), (6, 7, 10), (7, 7, 10)])
def test_7_thresholds_of_the_track(seats: int, two: int, three: int) -> None:
    others = (0,) * (seats - 2)
    for level, wanted in ((0, 0), (two - 1, 0), (two, 1), (three - 1, 1), (three, 2), (20, 2)):
        assert band(with_track(lined_up(seats), level, *others).public, 0) == wanted


def test_7_a_level_with_nobody_in_it_passes_at_once() -> None:
    state = shared(with_track(lined_up(4), 7, 8, 9))
    assert (len(state.public.final), state.public.actors) == (3, (1, 2, 3))


def test_7_votes_are_secret_until_the_end() -> None:
    state = shared(with_track(lined_up(4), 0, 0, 0))
    state, events = step(state, 2, ("vote", 1, 2))
    assert [(event.verb, event.args, event.to) for event in events] == [
        ("voted", (1,), None),
        ("ballot", (1, 2), 2),
    ]
    assert state.private[2].ballots == ((1, 2),)
    other = GAME.guess(GAME.observe(state, 1), Rng(3))
    assert GAME.observe(other, 1) == GAME.observe(state, 1)
    state = go(state, (1, ("vote", 0, 0)), (3, ("vote", 2, 0)))
    assert state.public.facts.votes == ((0, 0), (1, 2), (2, 0))


def test_7_voting_for_ones_own_group_is_allowed() -> None:
    state = shared(with_track(lined_up(4), 0, 0, 0))
    assert legal(state, 1) == [("vote", 0, 0), ("vote", 0, 1), ("vote", 0, 2)]


def test_7_most_votes_accuse_and_the_right_group_wins_for_all() -> None:
    state = polled((1, 1, 0), (0, 0, 0), culprit=1)
    assert (state.public.facts.accused, state.public.facts.culprit, state.public.won) == (1, 1, True)
    assert GAME.scores(state.public) == (1, 1, 1, 1)
    assert not polled((1, 1, 0), (9, 0, 0), culprit=0).public.won


def test_7_a_tie_is_broken_by_the_highest_level() -> None:
    assert polled((0, 1, 0, 1), (0, 3, 0, 0)).public.facts.accused == 1
    assert polled((0, 1, 0, 1), (4, 3, 0, 0)).public.facts.accused == 0


def test_7_in_a_tie_only_votes_for_tied_groups_count() -> None:
    assert polled((2, 0, 0, 1, 1), (9, 0, 0, 1, 0)).public.facts.accused == 1


def test_7_then_by_seniority_which_the_lobby_can_set() -> None:
    assert polled((0, 1, 0, 1), (2, 2, 2, 2)).public.facts.accused == 0
    assert polled((0, 1, 0, 1), (2, 2, 2, 2), eldest=2).public.facts.accused == 1
    assert polled((0, 1, 0, 1), (1, 2, 1, 2), eldest=3).public.facts.accused == 1


def test_7_all_kinds_of_ties() -> None:
    public = with_track(lined_up(4), 1, 2, 3).public
    assert accused(public, ((0, 0), (1, 1), (2, 2))) == 2
    assert accused(public, ((0, 0), (1, 0), (2, 2))) == 0


def test_8_three_players_see_all_three_cards_and_must_agree() -> None:
    state = shared(lined_up(3), 2)
    assert (len(state.public.final), state.public.phase, state.public.actors) == (3, "point", (1, 2))
    state = go(state, (1, ("point", 1, 0)))
    assert state.public.actors == (2,)
    state = go(state, (2, ("point", 2, 2)))
    assert (state.public.actors, state.public.fingers) == ((1, 2), (None, 0, 2))
    assert ("point", 1, 0) not in legal(state, 1)
    state = go(state, (1, ("point", 1, 2)))
    assert (state.public.phase, state.public.won, state.public.facts.votes) == ("over", True, ())


def test_8_two_players_have_two_groups_more_from_cards_that_were_nobodys() -> None:
    state = lined_up(2)
    groups, found = state.public.groups, state.public.found
    assert len(groups) == 4
    assert set(found) < set(groups)
    for kind in range(3):
        cards = [group[kind] for group in groups]
        assert len(set(cards)) == 4
        assert set(cards) <= set(state.public.laid[kind])


def test_8_the_ghost_picks_a_real_group_and_the_psychics_seat_any() -> None:
    state = lined_up(2)
    real = {state.public.groups.index(cards) for cards in state.public.found}
    assert {action[1] for action in legal(state, GHOST) if action[0] == "culprit"} == real
    state = shared(state, min(real))
    assert len(state.public.final) == 3
    assert legal(state, 1) == [("point", 1, group) for group in range(4)]
    assert go(state, (1, ("point", 1, min(real)))).public.won
    assert not go(state, (1, ("point", 1, max(real)))).public.won


def test_8_a_line_up_of_other_cards_is_not_possible() -> None:
    state = dealt(2)
    for _ in range(2):
        state = hour(state, {0, 1})
    state = all_done(placed(sent(state), {0, 1}))
    state = go(state, (GHOST, ("reveal", 0)), (GHOST, ("reveal", 1)))
    assert state.public.phase == "lineup"
    found = state.public.found
    assert GAME.possible(state, ("lineup", (*found, (2, 20, 38), (3, 21, 39))))
    assert not GAME.possible(state, ("lineup", (*found, (2, 20, 38), (2, 21, 39))))
    assert not GAME.possible(state, ("lineup", (found[0], found[0], (2, 20, 38), (3, 21, 39))))
    assert not GAME.possible(state, ("lineup", found))
    assert len(settled(state).public.groups) == 4


def test_2_an_easy_crow_comes_back_for_the_line_up() -> None:
    assert "crow" in verbs(lined_up(4), GHOST)
    state = lined_up(4, level="medium")
    assert state.public.crows == 3
