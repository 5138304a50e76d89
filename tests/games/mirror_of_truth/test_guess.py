"""Guesses: every truth that a seat cannot rule out, each as likely."""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations

from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, State
from mystery_table.games.mirror_of_truth.rules import GAME
from tests.support.mirror import I, M, after_round, dealt, go, put_down, score, set_up, with_votes

DRAWS = 4000


def is_uniform(counts: Counter[object], expected: dict[object, float]) -> bool:
    """Return whether a chi-square test does not reject at 0.1 % (Wilson and Hilferty's approximation)."""
    assert set(counts) <= set(expected)
    total = sum(counts.values())
    statistic = sum((counts[key] - total * p) ** 2 / (total * p) for key, p in expected.items())
    free = len(expected) - 1
    return statistic < free * (1 - 2 / (9 * free) + 3.09 * math.sqrt(2 / (9 * free))) ** 3


def guesses(state: State, seat: int) -> list[State]:
    rng = Rng(3)
    seen = GAME.observe(state, seat)
    return [GAME.guess(seen, rng) for _ in range(DRAWS)]


def test_roles_of_others_are_any_but_mine_each_as_likely() -> None:
    found: Counter[object] = Counter((g.private[1].roles, g.private[2].roles) for g in guesses(dealt(3), 0))
    worlds = {((a,), (b,)): 1 / 6 for a, b in permutations((1, 2, 3), 2)}
    assert is_uniform(found, worlds)  # type: ignore[arg-type]  # keys of any kind


def test_a_partners_two_roles_come_in_any_order() -> None:
    found: Counter[object] = Counter(g.private[1].roles for g in guesses(dealt(2), 0))
    worlds: dict[object, float] = dict.fromkeys(permutations((2, 3, 4), 2), 1 / 6)
    assert is_uniform(found, worlds)


def test_votes_of_others_are_any_of_their_four_cards() -> None:
    state = with_votes(dealt(3), [[(1, I), (2, M)], [(1, I)], [], [(1, M)]])
    found: Counter[object] = Counter(tuple(kind for _, kind in g.private[1].cast) for g in guesses(state, 0))
    hands = list(permutations((M, M, I, I), 3))
    worlds: dict[object, float] = {hand: hands.count(hand) / len(hands) for hand in hands}
    assert is_uniform(found, worlds)
    assert {g.private[0] for g in guesses(state, 0)} == {state.private[0]}


def test_unseen_evidence_lies_anywhere_face_down() -> None:
    found: Counter[object] = Counter(g.hidden.pile[-1] for g in guesses(put_down(dealt(3)), 1))
    worlds: dict[object, float] = dict.fromkeys(range(146), 1 / 146)
    assert is_uniform(found, worlds)


def test_evidence_that_all_saw_collected_lies_where_all_saw_it_go() -> None:
    state = go(dealt(3), (0, ("place", 149, 0, 0)), (1, ("place", 148, 0, 1)))
    state = after_round(state, [])
    bottoms: Counter[object] = Counter(g.hidden.pile[:2] for g in guesses(state, 2))
    assert is_uniform(bottoms, {(148, 149): 0.5, (149, 148): 0.5})
    pair = after_round(go(dealt(2), (0, ("place", 149, 0, 0))), [])
    assert {g.hidden.store[0] for g in guesses(pair, 0)} == {149}


def test_characters_in_the_stack_are_any_unseen_cards_on_either_face() -> None:
    found: Counter[object] = Counter(g.hidden.stack[1] for g in guesses(set_up(3), 0))
    worlds: dict[object, float] = dict.fromkeys(range(10, 32), 1 / 22)
    assert is_uniform(found, worlds)


def test_the_top_and_what_went_under_the_stack_are_known() -> None:
    state = score(with_votes(dealt(3), [[], [], [], [(0, M)]]))[0]
    for other in guesses(state, 0)[:200]:
        assert other.hidden.stack[0] == 8
        assert other.hidden.stack[-1] == 7
        assert sorted(face // 2 for face in other.hidden.stack) == list(range(3, 16))


def test_before_the_first_shuffle_there_is_nothing_to_guess() -> None:
    start = GAME.start(GAME.settle({}, 3), 3)
    assert GAME.guess(GAME.observe(start, 0), Rng(1)) == start
    assert start.public.actors == (CHANCE,)
