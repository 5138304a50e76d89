"""“If you play this”: what is shown before a card is committed is what the rules make of it."""

from __future__ import annotations

import pytest

from mystery_table.core.choice import Choice
from mystery_table.core.rng import Rng
from mystery_table.core.session import Session
from mystery_table.core.state import CHANCE, State
from mystery_table.core.words import english
from mystery_table.games.mary_king import preview, table
from mystery_table.games.mary_king.board import board_of, mask_of
from mystery_table.games.mary_king.rules import GAME
from mystery_table.games.mary_king.stack import PASS
from tests.games.mary_king.positions import FOUR_SIX, GHOST, MORTAL, card, go, legal, play, position


def choice(state: State, seat: int) -> Choice:
    """Return the choice of a seat in a position."""
    return Choice(legal(state, seat), table.gesture)


def test_a_control_card_shows_flips_areas_penalties_and_what_minds_have_left() -> None:
    single = card("single_0", GHOST)
    state = position(FOUR_SIX, hands=((single,), ()), minds=(20, 18))
    seen = GAME.observe(state, GHOST)
    actions = preview.meant(seen, choice(state, GHOST), f"card.{single}")
    assert actions == (("play", single, 0),)
    made = preview.outlook(seen, actions)
    assert made.flips == 1
    assert made.before == preview.Standing((6, 6), (4, 6), (2, 1), (18, 17))
    after = play(state, (GHOST, ("play", single, 0))).public
    assert made.after == preview.standing(after)
    assert [english(note) for note in made.notes] == ["unless a flash answers it"]


def test_a_turned_card_shows_the_other_tiles_and_a_locked_tile_stays() -> None:
    single = card("single_0", GHOST)
    state = position(hands=((single,), ()), locks=((0, 0), (0, mask_of((11,)))))
    picked = choice(state, GHOST)
    picked.turn(f"card.{single}", preview.WAYS)
    seen = GAME.observe(state, GHOST)
    actions = preview.meant(seen, picked, f"card.{single}")
    assert actions == (("play", single, 1),)
    assert preview.outlook(seen, actions).flips == 0


def test_an_idea_of_ones_own_shows_its_price_and_what_it_does_when_played() -> None:
    idea = card("single_3", GHOST)
    state = position(up=(((idea,), (), ()), ((), (), ())))
    seen = GAME.observe(state, GHOST)
    actions = preview.meant(seen, choice(state, GHOST), "idea.0.0")
    assert actions == (("take", 0, 0), ("play", idea, 0))
    made = preview.outlook(seen, actions)
    assert made.flips == mask_of((3,))
    assert made.after.left[GHOST] == 19 - made.after.owed[GHOST]


def test_what_is_announced_shows_what_comes_of_it_if_nobody_answers() -> None:
    single = card("single_0", GHOST)
    state = go(position(hands=((single,), ())), (GHOST, ("play", single, 0)))
    seen = GAME.observe(state, MORTAL)
    actions = preview.meant(seen, choice(state, MORTAL), "")
    assert actions == ()
    assert preview.outlook(seen, actions).flips == 1


def test_a_penalty_is_shown_without_the_turn_that_follows() -> None:
    state = go(position(FOUR_SIX, minds=(9, 9)), (GHOST, ("end",)))
    made = preview.outlook(GAME.observe(state, MORTAL), ())
    assert made.before.left == made.after.left == (7, 8)


def test_a_card_that_cannot_be_played_still_shows_its_tiles() -> None:
    single = card("single_0", MORTAL)
    state = position(hands=((), (single,)))
    seen = GAME.observe(state, MORTAL)
    assert preview.meant(seen, choice(state, MORTAL), f"card.{single}") is None
    made = preview.pattern(seen, single, turned=False)
    assert made is not None
    assert made.flips == 1
    assert preview.pattern(seen, card("veil", GHOST), turned=False) is None


def test_to_be_short_of_cards_is_said_before_it_happens() -> None:
    torment = card("torment", GHOST)
    state = position(hands=((torment,), ()), minds=(9, 0))
    seen = GAME.observe(state, GHOST)
    made = preview.outlook(seen, (("play", torment, 0),))
    assert "You win" in english(made.notes[0])


def in_window(state: State) -> bool:
    return bool(state.public.todo) and state.public.todo[-1][0] == "window"


@pytest.mark.parametrize("seed", range(3))
def test_P7_a_preview_is_what_happens_and_is_alike_in_truths_that_look_alike(seed: int) -> None:
    session, rng, compared = Session(GAME, GAME.settle({}, 2), 2, f"preview {seed}"), Rng(seed), 0
    session.advance()
    while session.actors:
        seat = session.actors[0]
        action = rng.pick(session.legal(seat))
        seen = session.observe(seat)
        if action[0] in ("play", "take", "buy", "tiles", "idea") and not seen.public.stack:
            made = preview.outlook(seen, (action,))
            truth = GAME.guess(seen, rng)
            assert preview.outlook(GAME.observe(truth, seat), (action,)) == made
            state = session.state
            state, _ = GAME.apply(state, seat, action)
            while state.public.actors == (CHANCE,) or in_window(state):
                actor = state.public.actors[0]
                step = GAME.chance(state, rng) if actor == CHANCE else PASS
                state, _ = GAME.apply(state, actor, step)
            if state.public.actors:
                assert made.after == preview.standing(state.public)
                compared += 1
        session.play(seat, action)
    assert compared > 10
    assert board_of("GGGGGGMMMMMM") == 0b111111
