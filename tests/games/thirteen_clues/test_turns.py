"""A turn: glasses, questions, informants and accusations (readings 2-11)."""

from __future__ import annotations

from typing import Any

import pytest

from mystery_table.core.session import Session
from mystery_table.core.state import Action, State
from mystery_table.games.thirteen_clues.cards import masks
from mystery_table.games.thirteen_clues.rules import GAME
from mystery_table.games.thirteen_clues.state import BOTH, LEFT, RIGHT, UNHEARD, Line, Named
from tests.games.thirteen_clues.positions import CASES, NAMES, Case, laid, named, play, positions, triple
from tests.support.contract import one_each

every_case = pytest.mark.parametrize("case", CASES, ids=NAMES)
RED, MAN = 2, 10
ASK: Action = ("ask", 1, RED, BOTH)


def legal(state: State, verb: str, seat: int = 0) -> list[Action]:
    return [action for action in GAME.legal(GAME.observe(state, seat)) if action[0] == verb]


def test_reading_2_whoever_has_no_glass_takes_one_from_the_supply() -> None:
    after = play(laid(3, glasses=(1, 0, 1), supply=6), (0, ("ask", 2, RED, BOTH)))
    assert after.public.turn == 1
    assert (after.public.glasses, after.public.supply) == ((0, 1, 2), 5)


def test_reading_2_with_an_empty_supply_a_player_who_has_one_gives_a_glass() -> None:
    after = play(laid(3, glasses=(1, 0, 7), supply=0), (0, ("ask", 2, RED, BOTH)))
    assert after.public.phase == "take"
    assert GAME.legal(GAME.observe(after, 1)) == [("take", 2)]
    after = play(after, (1, ("take", 2)))
    assert (after.public.phase, after.public.glasses) == ("act", (0, 1, 7))


def test_reading_2_nobody_takes_a_glass_who_has_one() -> None:
    after = play(laid(3), (0, ASK))
    assert (after.public.glasses, after.public.supply) == ((0, 2, 1), 5)


def test_reading_3_all_glasses_are_spent_in_any_order_and_actions_repeat() -> None:
    state = laid(3, glasses=(3, 0, 0))
    after = play(state, (0, ASK), (0, ASK), (0, ("look", 1)))
    assert after.public.turn == 1
    assert [line.filter for line in after.public.log] == [RED, RED]
    mixed = play(state, (0, ("look", 0)), (0, ASK), (0, ("look", 2)))
    assert mixed.public.turn == 1
    assert play(state, (0, ASK), (0, ASK)).public.turn == 0


def test_reading_4_a_question_is_about_a_suit_in_play_or_one_of_six_traits() -> None:
    asks = legal(laid(3), "ask")
    assert {action[1] for action in asks} == {1, 2}
    assert sorted({action[2] for action in asks}) == [*range(7), *range(10, 16)]
    broad = legal(laid(6, options={"broad": True}), "ask")
    assert sorted({action[2] for action in broad}) == [*range(19)]


def test_reading_4_the_glass_goes_to_the_witness() -> None:
    assert play(laid(4, glasses=(1, 2, 0, 1)), (0, ASK)).public.glasses == (0, 3, 0, 1)


def test_reading_5_a_witness_counts_other_screens_and_its_own_hidden_cards_only() -> None:
    screens = (
        named("butcher", "park", "knife"),
        named("duke", "library", "sword"),
        named("maid", "market", "poison"),
    )
    hidden = (named("officer", "harbor"), named("parlor", "rifle"), named("crossbow", "countess"))
    state = laid(3, screens, hidden)
    # On the asker's screen and on seat 2's: butcher and poison. The own library does not count.
    assert play(state, (0, ASK)).public.log == (Line(0, 1, RED, BOTH, 2),)
    purple = play(state, (0, ("ask", 1, 0, BOTH))).public.log[0]
    assert purple.answer == 2  # the asker's knife, and the own hidden parlour; not the asker's hidden officer


def test_reading_5_informants_never_count() -> None:
    state = laid(3)
    everything = {card for screen in state.hidden.screens for card in screen}
    everything |= {card for own in state.private for card in own.cards}
    for about in legal(state, "ask"):
        line = play(state, (0, about)).public.log[0]
        cards = everything - {*state.hidden.screens[line.witness]}
        cards -= {
            card for seat, own in enumerate(state.private) if seat != line.witness for card in own.cards
        }
        assert line.answer == sum(masks()[line.filter] >> card & 1 for card in cards)


@every_case
def test_reading_5_an_answer_is_never_wrong(case: Case) -> None:
    """Every answer of a random match, against counting the full state card by card."""
    for seed in range(3):
        *_, end = positions(case, seed)
        state = end.session.state
        lines = [*state.public.log, *(line for own in state.private for line in own.told)]
        for line in lines:
            if line.filter == UNHEARD:
                continue
            hidden = state.private[line.witness].cards
            seen = [*(hidden if line.side == BOTH else (hidden[line.side],))]
            for seat, screen in enumerate(state.hidden.screens):
                seen += screen if seat != line.witness else ()
            assert line.answer == len([card for card in seen if masks()[line.filter] >> card & 1])


def test_reading_6_a_look_is_public_its_card_private_and_it_stays() -> None:
    state = laid(3)
    after = play(state, (0, ("look", 4)))
    card = state.hidden.informants[4]
    assert after.public.looks == ((0, 4),)
    assert after.private[0].peeked == ((4, card),)
    assert after.hidden.informants == state.hidden.informants
    assert ("look", 4) not in GAME.legal(GAME.observe(after._replace(public=state.public), 0))
    events = GAME.apply(state, 0, ("look", 4))[1]
    assert [event.to for event in events if card in event.args and event.verb == "shown"] == [0]
    assert not [event for event in events if event.to is None and event.verb == "shown"]


def test_reading_6_six_players_have_no_informants_and_two_have_eight() -> None:
    assert legal(laid(6), "look") == []
    assert len(legal(laid(2), "look")) == 8


@pytest.mark.parametrize(
    ("glasses", "taker"),
    [((1, 0, 0, 1), 1), ((1, 1, 0, 0), 2), ((1, 1, 1, 0), 3), ((2, 1, 2, 1), None)],
)
@pytest.mark.parametrize("wrong", [False, True])
def test_reading_7_a_glass_goes_clockwise_to_the_first_of_the_others_without_one(
    glasses: tuple[int, ...], taker: int | None, wrong: bool
) -> None:
    state = laid(4, glasses=glasses, supply=0)
    action: Action = legal(state, "accuse")[1] if wrong else ("look", 0)
    after = GAME.apply(state, 0, action)[1]
    (to,) = [event.args[1] for event in after if event.verb == "passed"]
    assert to == (-1 if taker is None else taker)


def test_reading_7_a_glass_never_stays_with_who_spends_it() -> None:
    """Spending the last one leaves its owner without any, and yet it goes to another."""
    after = play(laid(3, glasses=(1, 1, 1), supply=5), (0, ("look", 0)))
    assert (after.public.glasses, after.public.supply) == ((0, 1, 1), 6)


def test_reading_8_nobody_names_what_they_see_or_hide() -> None:
    state = laid(3)
    seen = {*state.private[0].cards, *state.hidden.screens[1], *state.hidden.screens[2]}
    accusations = legal(state, "accuse")
    assert accusations
    assert not [action for action in accusations if seen & {*action[1:]}]
    assert ("accuse", *state.hidden.screens[0]) in accusations


def test_reading_8_a_known_informant_may_be_named() -> None:
    state = play(laid(3, glasses=(2, 0, 0)), (0, ("look", 0)))
    card = state.private[0].peeked[0][1]
    assert [action for action in legal(state, "accuse") if card in action]


def test_a_right_accusation_ends_the_match_and_turns_the_screens_round() -> None:
    state = laid(3)
    after = play(state, (0, ("accuse", *state.hidden.screens[0])))
    assert (after.public.phase, after.public.actors) == ("over", ())
    assert GAME.scores(after.public) == (1, 0, 0)
    for seat in range(3):
        assert GAME.observe(after, seat).private.screens == state.hidden.screens


def test_reading_9_a_wrong_accusation_costs_all_glasses_and_the_turn_but_not_the_match() -> None:
    state = laid(3, glasses=(4, 0, 1), supply=3)
    wrong = next(action for action in legal(state, "accuse") if action[1:] != state.hidden.screens[0])
    after = play(state, (0, wrong))
    assert after.public.named == (Named(0, wrong[1:], right=False),)
    assert (after.public.turn, after.public.glasses, after.public.supply) == (1, (0, 1, 1), 6)
    assert GAME.scores(after.public) == ()
    again = play(after, (1, ("ask", 0, RED, BOTH)), (2, ("ask", 0, RED, BOTH)))
    assert again.public.turn == 0
    assert wrong in legal(again, "accuse")


def test_reading_9_an_accusation_can_be_made_once_a_turn_only() -> None:
    state = laid(3, glasses=(4, 0, 0))
    wrong = next(action for action in legal(state, "accuse") if action[1:] != state.hidden.screens[0])
    assert 0 not in play(state, (0, wrong)).public.actors


def test_reading_10_two_players_take_one_action_a_turn_without_glasses() -> None:
    state = laid(2)
    wrong = next(action for action in legal(state, "accuse") if action[1:] != state.hidden.screens[0])
    for action in (("ask", 1, RED, LEFT), ("look", 3), wrong):
        after = play(state, (0, action))
        assert (after.public.turn, after.public.glasses, after.public.supply) == (1, (0, 0), 0)


def test_reading_10_only_the_named_hidden_card_counts_beside_the_askers_screen() -> None:
    screens = (named("butcher", "library", "knife"), triple(3))
    state = laid(2, screens, (named("maid", "harbor"), named("poison", "parlor")))
    left = play(state, (0, ("ask", 1, RED, LEFT))).public.log[0]
    right = play(state, (0, ("ask", 1, RED, RIGHT))).public.log[0]
    assert (left.answer, right.answer) == (3, 2)
    assert {action[3] for action in legal(state, "ask")} == {LEFT, RIGHT}


def test_reading_10_answers_for_two_players_go_from_0_to_4() -> None:
    screens = (named("butcher", "library", "poison"), triple(3))
    state = laid(2, screens, (named("maid", "harbor"), named("duke", "officer")), {"broad": True})
    answers = {play(state, (0, action)).public.log[0].answer for action in legal(state, "ask")}
    assert answers <= {0, 1, 2, 3, 4}
    assert 3 in answers


def secret() -> State:
    return laid(3, options={"secret": True})


def test_reading_11_only_asker_and_witness_hear_a_secret_question() -> None:
    action: Action = ("secret", 1, RED, BOTH)
    before = secret()
    after = play(before, (0, action))
    assert after.public.log == (Line(0, 1, UNHEARD, BOTH, UNHEARD),)
    open_answer = play(before, (0, ASK)).public.log[0]
    assert after.private[0].told == after.private[1].told == (open_answer,)
    assert after.private[2].told == ()
    told = [event for event in GAME.apply(before, 0, action)[1] if event.verb == "told"]
    assert [event.to for event in told] == [0, 1]


def test_reading_11_each_token_serves_once_and_the_glass_goes_along() -> None:
    after = play(secret(), (0, ("secret", 1, RED, BOTH)))
    assert (after.public.tokens, after.public.glasses) == ((0, 1, 1), (0, 2, 1))
    assert legal(after, "secret", 1)
    again = play(after, (1, ("ask", 0, MAN, BOTH)), (1, ("ask", 0, MAN, BOTH)), (2, ("ask", 0, MAN, BOTH)))
    assert again.public.turn == 0
    assert not legal(again, "secret")


def test_reading_11_without_the_option_there_are_no_tokens() -> None:
    assert not legal(laid(3), "secret")


@pytest.mark.parametrize("verb", ["ask", "secret", "look", "accuse"])
def test_U1_what_teaches_something_cannot_be_taken_back(verb: str) -> None:
    session = Session(GAME, GAME.settle({"secret": True}, 3), 3, "u")
    session.advance()
    for seat in (0, 1):
        session.play(seat, session.legal(seat)[0])
        assert session.undoable(one_each(3), seat) is not None
    session.play(2, session.legal(2)[0])
    assert session.undoable(one_each(3), 2) is None
    seat = session.actors[0]
    action: Any = next(action for action in session.legal(seat) if action[0] == verb)
    session.play(seat, action)
    assert session.undoable(one_each(3), seat) is None
