"""The end of a round of the competitive game: ranks, own votes, arrest, points and bail."""

from __future__ import annotations

from tests.support.mirror import FACES, I, M, after_round, dealt, score, with_votes

CHEMIST, HOUSEWIFE, PILOT, ARCHITECT = 0, 2, 4, 6
RED, BLUE, GREEN = 0, 1, 2


def test_the_red_example_of_the_rulebook_scores_2_as_printed() -> None:
    row = (PILOT, CHEMIST, HOUSEWIFE, ARCHITECT)
    stack = (*row, *(face for face in FACES if face not in row))
    table = dealt(3, roles=(1, 0, 2), stack=stack)
    played = with_votes(
        table,
        [
            [(GREEN, I), (RED, I), (BLUE, I)],  # the Pilot: red's Innocent is the second right one
            [(BLUE, M), (BLUE, I), (GREEN, M)],  # the Chemist is red: one Innocent against two Murderers
            [(RED, I), (GREEN, I)],  # the Housewife: red's Innocent is the first
            [(RED, M), (BLUE, M), (GREEN, M), (RED, M)],  # the Architect is the murderer: first and fourth
        ],
        last=RED,
    )
    assert played.public.votes == (0, 0, 0)
    after, events = score(played)
    (record,) = after.public.history
    points = {(v.place, v.why): v.points for v in record.verdicts if v.seat == RED}
    assert points == {(0, "right"): 1, (2, "right"): 2, (3, "right"): 3, (3, "late"): 0}
    assert sum(v.defence for v in record.verdicts if v.place == 1) == 1
    assert record.gains[RED] == 1 + 2 + 1 + 3 + 0
    assert record.bails == ((RED, CHEMIST),)
    assert after.public.points[RED] == record.totals[RED] == 2
    assert ("bail", (RED, CHEMIST)) in [(event.verb, event.args) for event in events]


def verdicts(stacks: list[list[tuple[int, int]]], place: int, seats: int = 4) -> list[tuple[int, str, int]]:
    after = score(with_votes(dealt(seats), stacks))[0]
    return [(v.seat, v.why, v.points) for v in after.public.history[0].verdicts if v.place == place]


def test_reading_1_wrong_cards_take_no_rank() -> None:
    assert verdicts([[(1, M), (2, I), (3, M), (1, I), (3, I)]], 0) == [
        (1, "wrong", 0),
        (2, "right", 2),
        (3, "wrong", 0),
        (1, "right", 1),
        (3, "late", 0),
    ]


def test_reading_1_a_stack_is_read_oldest_first() -> None:
    record = score(with_votes(dealt(4), [[], [], [], [], [(3, M), (1, M), (0, M), (2, M)]]))[
        0
    ].public.history[0]
    assert [(v.seat, v.points, v.rank) for v in record.verdicts] == [
        (3, 3, 1),
        (1, 2, 2),
        (0, 1, 3),
        (2, 0, 4),
    ]


def test_reading_2_own_votes_score_nothing_and_take_no_rank_but_count_for_arrest() -> None:
    stack = [(0, I), (1, I), (0, I), (2, M), (3, M), (2, M)]
    assert verdicts([stack], 0)[:3] == [(0, "own", 0), (1, "right", 2), (0, "own", 0)]
    assert score(with_votes(dealt(4), [stack]))[0].public.history[0].arrested == ()
    assert score(with_votes(dealt(4), [[(0, M)]]))[0].public.history[0].arrested == (0,)


def test_reading_2_one_player_may_rank_twice_and_lay_both_kinds_on_one_character() -> None:
    assert verdicts([[(1, I), (1, M), (1, I)]], 0) == [(1, "right", 2), (1, "wrong", 0), (1, "right", 1)]


def test_reading_3_an_innocents_owner_gets_1_for_each_innocent_card_of_others() -> None:
    record = score(with_votes(dealt(4), [[(1, I), (2, I), (3, I), (0, I), (1, M)]]))[0].public.history[0]
    assert record.gains == (3, 2, 1, 0)


def test_reading_3_a_murderer_gives_3_2_1_and_innocent_cards_on_it_nothing() -> None:
    record = score(with_votes(dealt(3), [[], [], [], [(0, I), (1, M), (2, M), (0, M), (1, M)]]))[
        0
    ].public.history[0]
    assert record.gains == (1, 3, 2)


def test_reading_4_arrest_needs_strictly_more_murderer_cards() -> None:
    equal = score(with_votes(dealt(3), [[(1, M), (2, I)], [], [], [(0, M), (1, I)]]))[0]
    assert equal.public.history[0].arrested == ()
    more = score(with_votes(dealt(3), [[(1, M), (2, I), (2, M)], [], [], [(0, M)]]))[0]
    assert more.public.history[0].arrested == (0, 3)


def test_reading_4_a_murderer_at_large_stays_and_may_be_somebodys_role() -> None:
    state = after_round(dealt(3), [[], [], [], [(0, M), (1, I)]], roles=(3, 0, 1))
    assert state.public.row[:4] == FACES[:4]
    assert state.public.row[state.private[0].roles[0]] == FACES[3]


def test_reading_5_points_are_cards_taken_face_down_from_the_deck() -> None:
    state = after_round(dealt(3), [[(1, I)]])
    assert state.public.points == (1, 2, 0)
    assert state.hidden.won == ((146,), (145, 144)[::-1], ())
    assert state.public.deck == 150 - 3 - 3


def test_reading_5_without_a_deck_points_go_on_as_a_counter() -> None:
    table = dealt(3)
    bare = table._replace(
        public=table.public._replace(deck=1, deck_ages=(0,)), hidden=table.hidden._replace(pile=(7,))
    )
    after = score(with_votes(bare, [[(1, I), (2, I)]]))[0]
    assert after.public.points == (2, 2, 1)
    assert after.hidden.won == ((7,), (), ())
    assert after.public.deck == 0


def test_reading_5_bail_is_5_cards_that_go_back_under_the_deck() -> None:
    state = dealt(3)
    rich = with_votes(state, [[(1, M)]], points=(6, 0, 0), won_ages=((0,) * 6, (), ()))
    pile = state.hidden.pile
    rich = rich._replace(
        public=rich.public._replace(deck=141, deck_ages=(0,) * 141),
        hidden=rich.hidden._replace(pile=pile[:-6], won=(pile[-6:], (), ())),
    )
    after = score(rich)[0]
    assert after.public.points == (1, 0, 0)
    assert after.hidden.won[0] == pile[-1:]
    assert after.hidden.pile == pile[-6:-1] + pile[:-6]
    assert after.public.debts == ((), (), ())


def test_reading_5_a_debt_is_paid_the_moment_there_are_5_points_in_mid_scoring() -> None:
    stacks = [[(1, M), (2, M)], [(0, I), (0, I)], [], [(0, M), (0, M)]]
    after, events = score(with_votes(dealt(3), stacks, last=0))
    told = [(event.verb, *event.args[:1]) for event in events]
    assert after.public.points[0] == 3 + 5 - 5
    assert told.index(("bail", 0)) < len(told) - 1 - told[::-1].index(("verdict", 3))


def test_reading_5_a_debt_waits_for_later_rounds_and_unpaid_makes_0() -> None:
    state = after_round(dealt(3), [[(1, M)], [(0, I)]], roles=(3, 1, 2))
    assert state.public.points == (2, 1, 0)
    assert state.public.debts == ((FACES[0],), (), ())
    later = after_round(state, [[], [(0, I)], [(0, I)]], roles=(3, 1, 2))
    assert later.public.debts[0] == ()
    assert later.public.points[0] == 2 + 2 + 2 - 5
    state = after_round(state, [[], [], []], roles=(3, 1, 2))
    end = after_round(state, [[], [(0, I)]])
    assert end.public.phase == "over"
    assert end.public.points == (4, 2, 0)
    assert end.public.history[-1].totals == (4, 2, 0)
    from mystery_table.games.mirror_of_truth.rules import GAME

    assert GAME.scores(end.public) == (0, 2, 0)


def test_reading_6_an_arrested_innocent_leaves_the_row_unpaid_and_is_replaced() -> None:
    state = after_round(dealt(3), [[(1, M)]])
    assert state.public.row == (*FACES[1:4], *FACES[4:6])
    assert FACES[0] ^ 1 not in state.hidden.stack
    assert state.public.debts[0] == (FACES[0],)


def test_reading_6_an_arrested_murderer_goes_under_the_stack_turned_over_at_once() -> None:
    after = score(with_votes(dealt(3), [[], [], [], [(0, M)]]))[0]
    assert after.hidden.stack[-1] == FACES[3] ^ 1
    assert after.public.under == (FACES[3] ^ 1,)
    assert after.public.row == FACES[:3]


def test_reading_6_a_paid_innocent_goes_under_the_stack_turned_over() -> None:
    after = score(with_votes(dealt(3), [[(1, M)]], points=(5, 0, 0)))[0]
    assert after.hidden.stack[-1] == FACES[0] ^ 1


def test_reading_6_cards_held_for_bail_return_when_the_stack_runs_short_and_the_debt_stays() -> None:
    accused = [[((seat + 1) % 6, M)] for seat in range(6)]
    state = after_round(dealt(6), accused, roles=(1, 2, 3, 4, 5, 6))
    assert len(state.public.row) == 8
    assert state.public.debts == tuple((face,) for face in FACES[:6])
    assert len(state.hidden.stack) == 2
    roles = [own.roles[0] for own in state.private]
    stacks: list[list[tuple[int, int]]] = [[] for _ in range(8)]
    for seat, place in enumerate(roles):
        stacks[place] = [((seat + 1) % 6, M)]
    third = after_round(state, stacks)
    assert len(third.public.row) == 9
    assert third.public.debts == ((-1, -1),) * 6
    assert {face ^ 1 for face in FACES[:6]} <= {*third.public.row, *third.hidden.stack}
    assert third.public.top == third.hidden.stack[0]


def test_reading_10_scoring_begins_with_who_voted_last_and_ends_with_the_murderers() -> None:
    _, events = score(with_votes(dealt(3, roles=(2, 3, 0)), [], last=1))
    assert [event.args[2] for event in events if event.verb == "opened"] == [1, 2, 0, -1]


def test_every_vote_card_has_one_verdict_and_the_gains_add_up() -> None:
    stacks = [[(1, M), (2, I), (0, I)], [(0, I), (2, I)], [(1, I), (1, M)], [(0, M), (2, M), (1, I), (2, M)]]
    after = score(with_votes(dealt(3), stacks, last=2))[0]
    record = after.public.history[0]
    assert [(v.place, v.seat, v.kind) for v in sorted(record.verdicts, key=lambda v: v.place)] == [
        (place, *card) for place, stack in enumerate(stacks) for card in stack
    ]
    paid = [5 * sum(seat == who for who, _ in record.bails) for seat in range(3)]
    assert tuple(g - p for g, p in zip(record.gains, paid, strict=True)) == record.totals
    assert record.stacks == tuple(map(tuple, stacks))
