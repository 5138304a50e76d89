"""The ghost's part: visions (reading 1), the crow (2), answers (5), the end of the hours (6)."""

from __future__ import annotations

import pytest

from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, State
from mystery_table.games.mysterium.ghost_moves import spare
from mystery_table.games.mysterium.rules import GAME
from mystery_table.games.mysterium.state import FINISHED, GHOST, LOST
from tests.support.mysterium import (
    all_done,
    answered,
    dealt,
    go,
    hour,
    legal,
    lined_up,
    new,
    placed,
    sent,
    settled,
    step,
    verbs,
    wanted,
)


def scarce(state: State, hand: tuple[int, ...]) -> State:
    """Return the state with no vision but these: all others lie before psychic 0."""
    ghost = state.private[GHOST]._replace(hand=hand)
    rest = tuple(card for card in range(84) if card not in hand)
    visions = (rest, *state.public.visions[1:])
    public = state.public._replace(visions=visions, handful=len(hand), pile=0)
    return State(public, (ghost, *state.private[1:]), state.hidden._replace(deck=()))


def test_1_the_ghost_serves_psychics_in_any_order_with_any_cards() -> None:
    state = dealt(4)
    visions = [action for action in legal(state, GHOST) if action[0] == "vision"]
    assert {action[1] for action in visions} == {0, 1, 2}
    assert {len(action) - 2 for action in visions} == set(range(1, 8))
    assert len(visions) == 3 * 127
    state = go(state, (GHOST, ("vision", 2, 77, 83)))
    assert state.public.visions == ((), (), (77, 83))
    assert {action[1] for action in legal(state, GHOST) if action[0] == "vision"} == {0, 1}


def test_1_the_hand_is_refilled_to_seven_after_each_vision() -> None:
    state = go(dealt(4), (GHOST, ("vision", 2, 77, 83)))
    assert state.private[GHOST].hand == (75, 76, 78, 79, 80, 81, 82)
    assert (state.public.handful, state.public.pile) == (7, 75)


def test_1_discards_are_shuffled_when_the_pile_runs_out() -> None:
    state = dealt(4)
    public = state.public._replace(pile=1, shown=tuple(range(1, 71)))
    state = State(public, state.private, state.hidden._replace(deck=(0,)))
    state = go(state, (GHOST, ("vision", 0, 77, 78)))
    assert (state.public.phase, state.public.actors) == ("reshuffle", (CHANCE,))
    assert not GAME.possible(state, ("reshuffle", tuple(range(1, 70))))
    state = go(state, (CHANCE, ("reshuffle", tuple(range(1, 71)))))
    assert (state.public.phase, state.public.handful, state.public.pile) == ("vision", 7, 69)
    assert state.private[GHOST].hand[:2] == (0, 70)
    assert not state.public.shown


def test_1_with_no_cards_left_the_hand_is_refilled_as_far_as_possible() -> None:
    state = go(scarce(dealt(4), (80, 81, 82, 83)), (GHOST, ("vision", 1, 83)))
    assert state.private[GHOST].hand == (80, 81, 82)


def test_1_a_vision_that_leaves_a_later_psychic_without_a_card_is_refused() -> None:
    state = scarce(dealt(4), (81, 82, 83))
    assert spare(state.public) == 1
    assert {len(action) for action in legal(state, GHOST) if action[0] == "vision"} == {3}
    for psychic, left in ((0, 2), (1, 1), (2, 0)):
        state = go(state, (GHOST, ("vision", psychic, 81 + psychic)))
        assert state.public.handful == left


def test_1_with_all_84_before_psychics_an_empty_vision_is_sent() -> None:
    state = scarce(dealt(4), ())
    assert [action for action in legal(state, GHOST) if action[0] == "vision"] == [
        ("vision", 0),
        ("vision", 1),
        ("vision", 2),
    ]
    assert go(state, (GHOST, ("vision", 1))).public.sent == (1,)


def test_1_finished_psychics_get_no_vision() -> None:
    state = dealt(4)
    state = state._replace(public=state.public._replace(at=(FINISHED, 0, 0)))
    assert {action[1] for action in legal(state, GHOST) if action[0] == "vision"} == {1, 2}


def test_2_the_crow_takes_any_cards_face_down_and_draws_as_many() -> None:
    state, events = step(dealt(4), GHOST, ("crow", 78, 80, 83))
    assert state.private[GHOST].hand == (74, 75, 76, 77, 79, 81, 82)
    assert state.private[GHOST].thrown == (78, 80, 83)
    assert (state.public.aside, state.public.shown, state.public.crows) == (3, (), 0)
    assert [event.args for event in events if event.to is None] == [(3,)]


@pytest.mark.parametrize(("level", "crows"), [("easy", 1), ("medium", 3), ("hard", 1)])
def test_2_crows_by_difficulty(level: str, crows: int) -> None:
    state = dealt(4, level=level)
    for left in reversed(range(crows)):
        state = go(state, (GHOST, ("crow", state.private[GHOST].hand[0])))
        assert state.public.crows == left
    assert "crow" not in verbs(state, GHOST)
    assert hour(state, ()).public.crows == (1 if level == "easy" else 0)


def test_2_an_easy_crow_is_not_saved_up() -> None:
    assert hour(hour(dealt(4), ()), ()).public.crows == 1


def test_2_the_crow_may_be_called_at_any_time_of_any_phase() -> None:
    state = dealt(4, level="medium")
    assert "crow" in verbs(state, GHOST)
    while state.public.phase == "vision":
        state = go(state, (GHOST, legal(state, GHOST)[0]))
    assert state.public.phase == "interpret"
    assert verbs(state, GHOST) == {"turn", "crow"}
    state = go(state, (GHOST, ("crow", state.private[GHOST].hand[0])), (GHOST, ("turn",)))
    state = all_done(placed(state, range(3)))
    assert verbs(state, GHOST) == {"reveal", "crow"}
    state = go(state, (GHOST, ("crow", state.private[GHOST].hand[0])))
    assert state.public.phase == "reveal"
    state = lined_up(4, level="medium")
    assert verbs(state, GHOST) == {"culprit", "crow"}


def test_2_what_the_crow_took_is_shuffled_in_with_the_discards() -> None:
    state = dealt(4, level="medium")
    public = state.public._replace(pile=2)
    state = State(public, state.private, state.hidden._replace(deck=(0, 1)))
    state = go(state, (GHOST, ("crow", 77, 78, 79)))
    assert state.public.phase == "reshuffle"
    assert GAME.possible(state, ("reshuffle", (79, 77, 78)))
    state = go(state, (CHANCE, ("reshuffle", (79, 77, 78))))
    assert state.private[GHOST].hand == (0, 1, 78, 80, 81, 82, 83)
    assert (state.public.aside, state.private[GHOST].thrown) == (0, ())


def test_5_the_ghost_answers_in_an_order_of_its_choice() -> None:
    state = all_done(placed(sent(dealt(4, level="hard")), range(3)))
    answers = [("reveal", 0), ("reveal", 1), ("reveal", 2)]
    assert [action for action in legal(state, GHOST) if action[0] == "reveal"] == answers
    state = go(state, (GHOST, ("reveal", 1)))
    assert state.public.at == (0, 1, 0)


def test_5_a_right_guess_moves_on_and_discards_the_visions_face_up() -> None:
    state = all_done(placed(sent(dealt(4)), {1}))
    visions = state.public.visions[1]
    state = go(state, (GHOST, ("reveal", 1)))
    assert state.public.found[1] == (1,)
    assert (state.public.visions[1], state.public.shown) == ((), visions)


def test_5_a_wrong_guess_keeps_the_visions_and_is_remembered() -> None:
    state = all_done(placed(sent(dealt(4)), {1}))
    visions, guess = state.public.visions[0], state.public.pawns[0]
    state = go(state, (GHOST, ("reveal", 0)))
    assert (state.public.at[0], state.public.visions[0]) == (0, visions)
    assert state.public.wrong[0] == (guess,)


def test_5_what_an_answer_says_is_a_fact_and_not_a_choice() -> None:
    state = all_done(placed(sent(dealt(4)), {1}))
    _, events = step(state, GHOST, ("reveal", 1))
    assert events[0].args == (1, wanted(state, 1), 1)
    _, events = step(state, GHOST, ("reveal", 0))
    assert events[0].args[2] == 0


def test_5_the_object_found_early_advances_by_the_hours_that_are_left() -> None:
    state = dealt(4)
    for _ in range(2):
        state = hour(state, {0})
    state = all_done(placed(sent(state), {0}))
    assert state.public.hour == 3
    state = go(state, (GHOST, ("reveal", 0)))
    assert state.public.at[0] == FINISHED
    assert state.public.track == (4, 0, 0)


def test_5_with_few_players_there_is_no_track() -> None:
    assert lined_up(2).public.track == (0, 0)
    assert lined_up(3).public.track == (0, 0, 0, 0)


def test_6_after_seven_hours_with_anybody_unfinished_all_lose() -> None:
    state = dealt(4)
    for number in range(1, 8):
        assert (state.public.hour, state.public.phase) == (number, "vision")
        state = hour(state, {0, 1})
    assert (state.public.phase, state.public.won) == ("over", False)
    assert (state.public.facts.accused, state.public.facts.culprit) == (LOST, LOST)
    assert state.public.facts.secret == state.private[GHOST].secret
    assert GAME.scores(state.public) == (0, 0, 0, 0)


def test_6_all_done_in_the_seventh_hour_is_early_enough() -> None:
    state = dealt(4)
    for _ in range(4):
        state = hour(state, ())
    for _ in range(3):
        state = hour(state, range(3))
    assert state.public.phase == "culprit"


def test_cards_laid_out_and_secrets_are_what_chance_may_deal() -> None:
    state = new(4)
    real = GAME.chance(state, Rng(1))
    assert GAME.possible(state, real)
    _, laid, secret, deck = real
    for wrong in (
        (laid[1], laid[0], laid[2]),
        ((*laid[0][:-1], laid[0][0]), *laid[1:]),
        (tuple(reversed(laid[0])), *laid[1:]),
    ):
        assert not GAME.possible(state, ("setup", wrong, secret, deck))
    assert not GAME.possible(state, ("setup", laid, (secret[0], *secret[:-1]), deck))
    assert not GAME.possible(state, ("setup", laid, secret, (deck[1], *deck[1:])))
    assert not GAME.possible(state, ("lineup", (secret,)))


def test_an_hour_goes_by_itself_where_nobody_can_choose() -> None:
    assert settled(answered(all_done(sent(dealt(2))))).public.hour == 2
