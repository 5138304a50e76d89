"""Dealing, choosing mysteries, and what everybody sees afterwards (reading 1)."""

from __future__ import annotations

import pytest

from mystery_table.core.errors import UserError
from mystery_table.core.rng import Rng
from mystery_table.core.session import Session
from mystery_table.games.thirteen_clues import options, setup
from mystery_table.games.thirteen_clues.cards import kind_of
from mystery_table.games.thirteen_clues.rules import GAME
from mystery_table.games.thirteen_clues.state import deck, informants
from mystery_table.games.thirteen_clues.worlds import unseen
from tests.games.thirteen_clues.positions import SEATS, positions

NUMBERS = {2: (18, 8, 0), 3: (21, 6, 5), 4: (24, 4, 4), 5: (27, 2, 3), 6: (30, 0, 2)}
"""seats: cards, informants, glasses in the supply."""


def dealt(seats: int, seed: str = "s") -> Session:
    session = Session(GAME, GAME.settle({}, seats), seats, seed)
    session.advance()
    return session


@pytest.mark.parametrize("seats", SEATS)
def test_cards_informants_and_glasses_are_as_many_as_the_rules_say(seats: int) -> None:
    session = dealt(seats)
    public = session.state.public
    cards, face_down, supply = NUMBERS[seats]
    assert len(deck(public)) == cards
    assert informants(public) == face_down
    for seat in range(seats):
        session.play(seat, session.legal(seat)[0])
    public = session.state.public
    assert len(session.state.hidden.informants) == face_down
    assert public.glasses[public.turn] == (1 if seats > 2 else 0)
    assert (public.supply, sum(public.glasses)) == (supply, seats if seats > 2 else 0)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_sees_all_but_thirteen_cards(seats: int) -> None:
    """The title, at every moment: what an informant shows is one of the thirteen."""
    for position in positions(({}, seats), 3):
        for view in position.views:
            if view.public.phase in ("take", "act"):
                assert len(unseen(view)) + len(view.private.own.peeked) == 13


def test_everybody_is_dealt_one_of_each_kind_and_two_more() -> None:
    for seats in SEATS:
        state = GAME.start(GAME.settle({}, seats), seats)
        action = GAME.chance(state, Rng(seats))
        assert GAME.possible(state, action)
        hands = [own.cards for own in GAME.apply(state, -1, action)[0].private]
        assert all({kind_of(card) for card in hand} == {0, 1, 2} and len(hand) == 5 for hand in hands)


@pytest.mark.parametrize("damage", ["first", "short", "twice", "kinds", "text"])
def test_a_deal_that_cannot_be_is_not_possible(damage: str) -> None:
    state = GAME.start(GAME.settle({}, 3), 3)
    verb, first, cards = GAME.chance(state, Rng(1))
    wrong = {
        "first": (verb, 3, cards),
        "short": (verb, first, cards[1:]),
        "twice": (verb, first, (*cards[:-1], cards[0])),
        "kinds": (verb, first, (cards[1], cards[0], *cards[2:])),
        "text": (verb, first, (*cards[:-1], "x")),
    }
    assert not GAME.possible(state, wrong[damage])
    assert not GAME.possible(state, ("deal",))


@pytest.mark.parametrize("seats", [2, 3])
def test_reading_1_one_of_each_kind_goes_left_and_two_stay_hidden(seats: int) -> None:
    session = dealt(seats)
    hands = [own.cards for own in session.state.private]
    given = {}
    for seat in range(seats):
        legal = session.legal(seat)
        assert len({action[1:4] for action in legal}) in (3, 4)
        assert len(legal) == len({action[1:4] for action in legal}) * (2 if seats == 2 else 1)
        given[seat] = legal[-1][1:4]
        session.play(seat, legal[-1])
    state = session.state
    for seat in range(seats):
        assert state.hidden.screens[(seat + 1) % seats] == given[seat]
        assert {*state.private[seat].cards} == {*hands[seat]} - {*given[seat]}


def test_reading_1_two_players_choose_which_hidden_card_lies_left() -> None:
    session = dealt(2)
    for action in session.legal(0):
        hand = session.state.private[0].cards
        own = setup.chosen(hand, action[1:4], action[4:])
        assert own.cards[0] == action[4]
        assert {*own.cards, *own.given} == {*hand}


def test_reading_1_all_choose_at_once_in_any_order_and_nobody_sees_anothers_choice() -> None:
    session = dealt(3)
    assert sorted(session.actors) == [0, 1, 2]
    session.play(1, session.legal(1)[0])
    assert sorted(session.actors) == [0, 2]
    assert session.observe(0).private.screens == ((), (), ())
    assert session.state.public.kept == (1,)


def test_the_first_player_is_drawn() -> None:
    firsts = {dealt(4, str(seed)).state.public.first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("given", "seats", "reason"),
    [
        ({}, 1, "2 to 6"),
        ({}, 7, "2 to 6"),
        ({"secret": True}, 2, "Top Secret"),
        ({"colour": 1}, 3, "no option"),
        ({"broad": 1}, 3, "cannot be"),
        ({"rules": {"suits": 8, "glasses": 8}}, 3, "7 suits"),
        ({"rules": {"suits": 7, "glasses": 2}}, 3, "each seat"),
        ({"rules": {"suits": 7}}, 3, "missing"),
        ({"mode": "pair"}, 2, "cannot be"),
    ],
)
def test_options_that_are_wrong_are_named(given: dict[str, object], seats: int, reason: str) -> None:
    with pytest.raises(UserError, match=reason):
        options.settle(given, seats)


def test_settled_options_hold_the_numbers_of_the_rules() -> None:
    assert GAME.settle({}, 5)["rules"] == {"suits": 9, "glasses": 8}
    assert GAME.settle({}, 2)["rules"] == {"suits": 6, "glasses": 0}
