"""Guesses: every truth that a seat cannot rule out, each as likely."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

from mystery_table.core.rng import Rng
from mystery_table.core.session import Session
from mystery_table.core.state import State
from mystery_table.games.mary_king.rules import GAME
from mystery_table.games.mary_king.state import Hidden, Own
from tests.games.mary_king.positions import GHOST, MORTAL, STANDARD, card, play, position

DRAWS = 3000


def is_uniform(counts: Counter[object], expected: dict[object, float]) -> bool:
    """Return whether a chi-square test does not reject at 0.1 % (Wilson and Hilferty's approximation)."""
    assert set(counts) <= set(expected)
    total = sum(counts.values())
    statistic = sum((counts[key] - total * p) ** 2 / (total * p) for key, p in expected.items())
    free = len(expected) - 1
    return statistic < free * (1 - 2 / (9 * free) + 3.09 * math.sqrt(2 / (9 * free))) ** 3


def few_unseen() -> State:
    """Return a position in which the mortal's hand of two and two face-down ideas are of five cards.

    One power card is still to come among the ideas; two power and three control cards were never seen.
    """
    controls, powers = (42, 43, 44), (card("waking", MORTAL), card("remember", MORTAL))
    unseen = {*controls, *powers}
    memory = tuple(number for number in range(42, 84) if number not in unseen)
    state = position(memory=((), memory), minds=(20, 1))
    public = state.public._replace(
        hands=(0, 2),
        minds=(20, 1),
        down=((0, 0, 0), (1, 1, 0)),
        powers=(6, 5),
        up=(((), (), ()), ((), (), ())),
    )
    hidden = Hidden((state.hidden.mind[0], (42,)), (((), (), ()), ((43,), (powers[0],), ())))
    return State(public, (Own(), Own((44, powers[1]), 1 << 44 | 1 << powers[1])), hidden)


def test_face_down_ideas_hold_as_many_power_cards_as_are_still_to_come() -> None:
    state, rng = few_unseen(), Rng(4)
    seen = GAME.observe(state, GHOST)
    found: Counter[object] = Counter()
    for _ in range(DRAWS):
        guess = GAME.guess(seen, rng)
        ideas = tuple(stack[0] for stack in guess.hidden.idea[MORTAL][:2])
        assert sum(not STANDARD.mask[number] for number in ideas) == 1
        found[ideas] += 1
    controls, powers = (42, 43, 44), (card("waking", MORTAL), card("remember", MORTAL))
    worlds = [pair for c in controls for p in powers for pair in ((c, p), (p, c))]
    assert is_uniform(found, dict.fromkeys(worlds, 1 / 12))


def test_what_is_left_is_shared_out_between_hand_and_mind() -> None:
    state, rng = few_unseen(), Rng(5)
    seen = GAME.observe(state, GHOST)
    hands: Counter[object] = Counter(GAME.guess(seen, rng).private[MORTAL].hand for _ in range(DRAWS))
    cards = (42, 43, 44, card("waking", MORTAL), card("remember", MORTAL))
    weight: Counter[object] = Counter()
    for pair in [(c, p) for c in cards[:3] for p in cards[3:]]:
        rest = [number for number in cards if number not in pair]
        for hand in combinations(sorted(rest), 2):
            weight[hand] += 1
    total = sum(weight.values())
    assert is_uniform(hands, {hand: count / total for hand, count in weight.items()})


def test_cards_that_were_looked_at_stay_known_until_they_are_shuffled_away() -> None:
    remember, veil = card("remember", MORTAL), card("veil", GHOST)
    state = position(hands=((1, 2, veil), (remember,)), turn=MORTAL)
    state = play(state, (MORTAL, ("play", remember, 1)))
    rng = Rng(6)
    for _ in range(20):
        assert GAME.guess(GAME.observe(state, MORTAL), rng).private[GHOST].hand == (1, 2, veil)
    state = play(state, (MORTAL, ("end",)), (GHOST, ("play", veil, 1)))
    for _ in range(20):
        guess = GAME.guess(GAME.observe(state, MORTAL), rng)
        ideas = {number for stack in guess.hidden.idea[GHOST] for number in stack}
        assert not ideas & {1, 2}  # they were in a hand, so they are none of the face-down ideas


def test_an_observation_from_the_deal_on_guesses_whole_decks() -> None:
    session = Session(GAME, GAME.settle({}, 2), 2, "guess")
    session.advance()
    guess = GAME.guess(session.observe(MORTAL), Rng(1))
    for side in (GHOST, MORTAL):
        ideas = [number for stack in guess.hidden.idea[side] for number in stack]
        up = [number for stack in guess.public.up[side] for number in stack]
        everything = [*guess.private[side].hand, *guess.hidden.mind[side], *ideas, *up]
        everything += guess.public.memory[side]
        assert sorted(everything) == list(range(side * 42, side * 42 + 42))
        assert sum(not STANDARD.mask[number] for number in ideas + up) == 6
