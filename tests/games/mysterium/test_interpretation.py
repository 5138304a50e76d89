"""The psychics' part of an hour: all at once (reading 3), clairvoyancy tokens (reading 4)."""

from __future__ import annotations

from itertools import groupby

import pytest

from mystery_table.core.seating import Chair, Seating
from mystery_table.core.session import Session
from mystery_table.core.state import CLOCK, State
from mystery_table.games.mysterium.rules import GAME
from mystery_table.games.mysterium.state import AGREE, DISAGREE, FINISHED, GHOST, tokens_left
from tests.support.mysterium import all_done, answered, dealt, go, hour, legal, placed, sent, step, verbs


def agreeing(state: State, owner: int, psychic: int, kind: int = AGREE) -> State:
    return go(state, (owner + 1, ("token", owner, psychic, kind)))


def test_3_all_psychics_act_at_once_in_any_order() -> None:
    state = sent(dealt(4))
    assert state.public.actors == (1, 2, 3)
    state = go(state, (3, ("pawn", 2, 0)), (1, ("pawn", 0, 1)), (3, ("pawn", 2, 2)), (2, ("done",)))
    assert state.public.pawns == (1, None, 2)
    assert state.public.actors == (1, 3)


def test_3_pawns_are_placed_moved_and_taken_back_until_the_end() -> None:
    state = go(sent(dealt(4)), (1, ("pawn", 0, 1)))
    moves = [action for action in legal(state, 1) if action[0] in ("pawn", "lift") and action[1] == 0]
    assert moves == [("pawn", 0, 0), ("pawn", 0, 2), ("pawn", 0, 3), ("pawn", 0, 4), ("lift", 0)]
    assert go(state, (1, ("lift", 0))).public.pawns[0] is None


def test_3_several_pawns_may_stand_on_one_card() -> None:
    assert go(sent(dealt(4)), (1, ("pawn", 0, 1)), (2, ("pawn", 1, 1))).public.pawns == (1, 1, None)


def test_3_a_pawn_goes_on_cards_of_the_kind_looked_for_that_nobody_has_found() -> None:
    state = sent(hour(dealt(4), {0}))
    assert [a[2] for a in legal(state, 1) if a[:2] == ("pawn", 0)] == [18, 19, 20, 21, 22]
    assert [a[2] for a in legal(state, 1) if a[:2] == ("pawn", 1)] == [1, 2, 3, 4]


def test_3_a_seat_is_offered_the_moves_of_its_own_psychics_first() -> None:
    state = sent(dealt(3))
    assert [i for i, _ in groupby(a[1] for a in legal(state, 1) if a[0] == "pawn")] == [0, 1, 2, 3]
    assert [i for i, _ in groupby(a[1] for a in legal(state, 2) if a[0] == "pawn")] == [2, 3, 0, 1]
    assert not verbs(state, 1) & {"token", "untoken"}


def test_3_everybody_done_ends_the_interpretation() -> None:
    state = placed(sent(dealt(4)), range(3))
    state = go(state, (1, ("done",)), (3, ("done",)))
    assert (state.public.phase, state.public.actors) == ("interpret", (2,))
    state, events = step(state, 2, ("done",))
    assert (state.public.phase, state.public.actors) == ("reveal", (GHOST,))
    assert events[-1].verb == "interpreted"


def test_3_done_can_be_withdrawn_while_others_are_not_done_but_once_an_hour() -> None:
    state = go(sent(dealt(4)), (1, ("done",)), (2, ("again", 1)))
    assert state.public.actors == (1, 2, 3)
    state = go(state, (1, ("done",)))
    assert "again" not in verbs(state, 2)


def test_3_done_unless_something_changes_lasts_until_a_pawn_moves() -> None:
    state = go(sent(dealt(4)), (1, ("wait",)), (2, ("done",)))
    assert state.public.actors == (3,)
    state = go(state, (3, ("pawn", 2, 0)))
    assert state.public.actors == (1, 3)


def test_3_a_token_beside_it_wakes_the_one_whose_pawn_it_is_and_nobody_else() -> None:
    state = go(placed(sent(dealt(4)), range(3)), (1, ("wait",)), (2, ("wait",)))
    state = agreeing(state, 2, 0)
    assert state.public.actors == (1, 3)


def test_3_with_everybody_waiting_the_interpretation_ends() -> None:
    state = go(sent(dealt(4)), (1, ("wait",)), (2, ("done",)), (3, ("wait",)))
    assert state.public.phase == "reveal"


def test_3_one_psychics_seat_alone_has_nothing_to_wait_for() -> None:
    assert "wait" not in verbs(sent(dealt(2)), 1)


def test_3_the_hourglass_ends_the_interpretation_when_it_is_used() -> None:
    assert CLOCK not in sent(dealt(4)).public.actors
    state = sent(dealt(4, minutes=2))
    assert state.public.actors == (1, 2, 3, CLOCK)
    assert legal(state, CLOCK) == [("time",)]
    state, events = step(state, CLOCK, ("time",))
    assert (state.public.phase, events[0].verb) == ("reveal", "time")


def test_3_the_hourglass_runs_when_the_ghost_has_turned_it() -> None:
    state = dealt(4, minutes=2)
    while state.public.phase == "vision":
        state = go(state, (GHOST, legal(state, GHOST)[0]))
    assert state.public.actors == (GHOST, 1, 2, 3)
    assert go(state, (GHOST, ("turn",))).public.actors == (1, 2, 3, CLOCK)


def test_3_the_psychics_need_not_wait_for_a_ghost_that_keeps_its_crow() -> None:
    state = dealt(4)
    while state.public.phase == "vision":
        state = go(state, (GHOST, legal(state, GHOST)[0]))
    state = go(state, (1, ("done",)), (2, ("done",)), (3, ("done",)))
    assert state.public.phase == "reveal"


def test_3_no_pawn_counts_as_wrong() -> None:
    state = answered(all_done(sent(dealt(4))))
    assert (state.public.hour, state.public.at, state.public.wrong) == (2, (0, 0, 0), ((), (), ()))


def test_3_psychics_look_together_but_not_with_the_ghost_and_not_in_the_poll() -> None:
    public = dealt(5).public
    assert GAME.company(public) == (frozenset({1, 2, 3, 4}),)
    assert GAME.company(public._replace(phase="vote")) == ()


def test_3_what_a_psychic_did_can_be_undone_as_long_as_nobody_else_acted() -> None:
    session = Session(GAME, GAME.settle({"level": "hard"}, 4), 4, "undo")
    session.advance()
    seating = Seating(tuple(Chair("Ana", seat, seat) for seat in range(4)))
    while session.state.public.phase == "vision":
        session.play(GHOST, session.legal(GHOST)[0])
    assert session.undoable(seating, GHOST) is None
    session.play(GHOST, ("turn",))
    pawn = next(action for action in session.legal(1) if action[0] == "pawn")
    session.play(1, pawn)
    session.play(1, ("done",))
    assert session.undoable(seating, 1) == session.number - 1
    session.play(2, ("done",))
    assert session.undoable(seating, 1) is None


@pytest.mark.parametrize(("seats", "each"), [(4, 2), (5, 2), (6, 3), (7, 3)])
def test_4_tokens_by_number_of_players(seats: int, each: int) -> None:
    public = sent(dealt(seats)).public
    assert [tokens_left(public, 0, kind) for kind in (DISAGREE, AGREE)] == [each, each]


def test_4_a_token_goes_beside_any_pawn_but_ones_own_and_once() -> None:
    state = go(sent(dealt(4)), (1, ("pawn", 0, 1)), (2, ("pawn", 1, 2)))
    mine = [a for a in legal(state, 1) if a[:2] == ("token", 0)]
    assert mine == [("token", 0, 1, DISAGREE), ("token", 0, 1, AGREE)]
    state = agreeing(state, 0, 1)
    assert [a for a in legal(state, 1) if "token" in a[0] and a[1] == 0] == [("untoken", 0, 1)]


def test_4_tokens_run_out_by_kind() -> None:
    state = placed(sent(dealt(5)), range(4))
    state = agreeing(agreeing(state, 0, 1), 0, 2)
    assert [a[2:] for a in legal(state, 1) if a[:2] == ("token", 0)] == [(3, DISAGREE)]


def test_4_if_a_pawn_moves_tokens_beside_it_go_back_and_the_table_is_told() -> None:
    state = agreeing(agreeing(placed(sent(dealt(4)), range(3)), 0, 1), 2, 1, DISAGREE)
    moved, events = step(state, 2, ("pawn", 1, 4))
    assert moved.public.tokens == ()
    assert events[0].args == (1, 4, ((0, AGREE), (2, DISAGREE)))
    assert tokens_left(moved.public, 0, AGREE) == 2
    assert step(state, 2, ("lift", 1))[1][0].args == (1, ((0, AGREE), (2, DISAGREE)))


def test_4_right_tokens_advance_their_owners() -> None:
    state = placed(sent(dealt(4)), {0, 1})
    state = agreeing(agreeing(state, 0, 1), 2, 1, DISAGREE)
    state = agreeing(agreeing(state, 0, 2, DISAGREE), 1, 2)
    state = all_done(state)
    state = go(state, (GHOST, ("reveal", 1)))
    assert state.public.track == (1, 0, 0)
    state = go(state, (GHOST, ("reveal", 2)))
    assert state.public.track == (2, 0, 0)


def test_4_used_tokens_lie_on_the_clock_until_the_fourth_hour() -> None:
    state = agreeing(placed(sent(dealt(4)), ()), 0, 1)
    state = answered(all_done(state))
    assert (state.public.hour, state.public.used[0]) == (2, (0, 1))
    assert tokens_left(state.public, 0, AGREE) == 1
    state = hour(state, ())
    assert (state.public.hour, tokens_left(state.public, 0, AGREE)) == (3, 1)
    state = hour(state, ())
    assert (state.public.hour, state.public.used) == (4, ((0, 0),) * 3)


def test_4_tokens_not_beside_a_pawn_are_not_used() -> None:
    state = placed(sent(dealt(4)), ())
    state = go(agreeing(state, 0, 1), (1, ("untoken", 0, 1)))
    assert answered(all_done(state)).public.used[0] == (0, 0)


def test_4_tokens_return_again_for_the_final_vote() -> None:
    state = dealt(4)
    for _ in range(4):
        state = hour(state, ())
    state = hour(state, range(3))
    for _ in range(2):
        state = answered(all_done(agreeing(placed(sent(state), range(3)), 0, 1)))
    assert state.public.phase == "culprit"
    assert state.public.used == ((0, 0),) * 3


def test_4_finished_psychics_may_still_place_tokens() -> None:
    state = dealt(4)
    for _ in range(3):
        state = hour(state, {0})
    state = sent(state)
    assert state.public.at[0] == FINISHED
    assert not [action for action in legal(state, 1) if action[:2] == ("pawn", 0)]
    state = go(state, (2, ("pawn", 1, 1)))
    assert ("token", 0, 1, AGREE) in legal(state, 1)


def test_4_who_has_nothing_left_to_do_is_not_asked() -> None:
    state = dealt(4)
    for _ in range(3):
        state = hour(state, {0})
    spent = state.public._replace(used=((2, 2), (0, 0), (0, 0)))
    assert sent(state._replace(public=spent)).public.actors == (2, 3)


def test_3_anybody_at_the_table_moves_any_psychics_pawn_and_tokens() -> None:
    state = sent(dealt(4))
    state = go(state, (1, ("pawn", 2, 0)), (3, ("pawn", 0, 1)), (2, ("token", 0, 2, AGREE)))
    assert (state.public.pawns, state.public.tokens) == ((1, None, 0), ((0, 2, AGREE),))
    state = go(state, (3, ("untoken", 0, 2)), (2, ("lift", 0)))
    assert (state.public.pawns, state.public.tokens) == ((None, None, 0), ())


def test_3_one_may_say_for_another_that_it_is_done() -> None:
    state = go(sent(dealt(4)), (1, ("done", 3)), (1, ("done", 2)))
    assert (state.public.actors, state.public.done) == ((1,), (3, 2))
    assert go(state, (1, ("done",))).public.phase == "reveal"


def test_3_bots_move_nothing_but_their_own() -> None:
    from tests.games.mysterium.test_bot import played

    for seats in (3, 5):
        for seat, action in played(seats, 3, level="hard"):
            if action[0] in ("pawn", "token"):
                assert seat == 1 + (action[1] // 2 if seats < 4 else action[1])
            assert action[0] not in ("done", "again") or len(action) == 1
