"""Minds of unknown partners: personas, and what the ghost's answers tell of them."""

from __future__ import annotations

import pytest

from mystery_table.core.bot import mind
from mystery_table.core.errors import UserError
from mystery_table.core.rng import Rng
from mystery_table.core.state import State
from mystery_table.games.mysterium.bot import LEVELS
from mystery_table.games.mysterium.listening import Listener
from mystery_table.games.mysterium.memory import listening_to, speaking_to
from mystery_table.games.mysterium.rules import GAME
from mystery_table.games.mysterium.state import GHOST, Told
from mystery_table.games.mysterium.tastes import tastes
from mystery_table.minds.personas import Persona, weighed
from tests.support.mysterium import all_done, answered, dealt, placed, sent

NAMES = ("people", "tags", "words")


def answers(persona: str, right: bool) -> State:
    """Return an hour in which three psychics read two visions each as only this persona does."""
    state = dealt(4)
    table, laid = tastes(persona).table, state.public.laid[0]
    rest = [tastes(name).table for name in NAMES if name != persona]
    told = []
    for psychic, card in enumerate(laid[:3]):
        loud = sorted(
            range(84),
            key=lambda vision: sum(others[vision][card] for others in rest) - 2 * table[vision][card],
        )
        told.append(Told(1, psychic, 0, card, right, tuple(loud[:2])))
    return state._replace(public=state.public._replace(answers=tuple(told), hour=2))


def likeliest(personas: tuple[Persona, ...]) -> str:
    weights = [persona.weight for persona in personas]
    return NAMES[weights.index(max(weights))]


@pytest.mark.parametrize("persona", NAMES)
def test_what_was_found_tells_psychics_who_the_ghost_is(persona: str) -> None:
    ours, public = tastes("people+tags+words").personas, answers(persona, right=True).public
    after = listening_to(ours, public)
    assert likeliest(after) == persona
    assert sum(known.weight for known in after) == pytest.approx(1)
    assert listening_to(ours, answers(persona, right=False).public) is ours


@pytest.mark.parametrize("persona", NAMES)
def test_what_psychics_guess_tells_the_ghost_who_they_are_even_when_it_is_wrong(persona: str) -> None:
    ours, public = tastes("people+tags+words").personas, answers(persona, right=False).public
    assert likeliest(speaking_to(ours, public, range(1, 4))) == persona
    one = speaking_to(ours, public, [1])
    assert max(p.weight for p in one) < max(p.weight for p in speaking_to(ours, public, range(1, 4)))
    assert speaking_to(ours, public, []) is ours


def test_every_answer_to_a_guess_is_known_to_all_with_the_visions_before_the_psychic() -> None:
    state = answered(all_done(placed(sent(dealt(4)), {0, 2})))
    told = GAME.observe(state, 1).public.answers
    assert [(t.hour, t.psychic, t.kind, t.right) for t in told] == [
        (1, 0, 0, True),
        (1, 1, 0, False),
        (1, 2, 0, True),
    ]
    assert told[1].visions == state.public.visions[1]
    assert told[1].card in state.public.wrong[1]
    assert all(len(t.visions) == 1 for t in told)


def test_cards_that_were_out_when_a_psychic_guessed_do_not_speak_against_a_persona() -> None:
    state = dealt(4)
    first, second = state.public.laid[0][:2]
    table = tastes("tags").table
    vision = max(range(84), key=lambda vision: table[vision][first])
    found = Told(1, 0, 0, first, True, ())
    guess = Told(2, 1, 0, second, False, (vision,))
    personas = tastes("people+tags+words").personas
    alone, after = (
        speaking_to(personas, state.public._replace(answers=told), [2]) for told in ((guess,), (found, guess))
    )
    tags = NAMES.index("tags")
    assert after[tags].weight > alone[tags].weight


def test_only_who_remembers_changes_what_it_thinks_of_the_ghost() -> None:
    public = answers("tags", right=True).public._replace(
        rules=dealt(4).public.rules._replace(bot_ghost=False)
    )
    ours = tastes("people+tags+words")
    assert Listener(ours).personas(public, 1) is ours.personas
    assert likeliest(Listener(ours, remembers=True).personas(public, 1)) == "tags"
    assert [level for level, plays in LEVELS.items() if plays.remembers] == ["master"]


def test_a_persona_is_never_given_up_for_good() -> None:
    flat = ((0.0,),)
    one, other = weighed((Persona(0.5, flat), Persona(0.5, flat)), (0.0, -1000.0))
    assert 0 < other.weight < 1e-5 < one.weight < 1


def test_our_minds_are_known_by_name() -> None:
    assert len(tastes("").personas) == 3
    assert len(tastes("", several=False).personas) == 1
    assert [persona.weight for persona in tastes("people+tags").personas] == [0.5, 0.5]
    with pytest.raises(UserError, match="nobody"):
        mind("mysterium", "strong", "nobody")


def test_every_level_moves_the_same_for_the_same_observation_and_draws() -> None:
    state = answered(all_done(placed(sent(dealt(5)), {0})))
    seen = GAME.observe(state, GHOST)
    legal = GAME.legal(seen)
    for level in LEVELS:
        one, two = (mind("mysterium", level).choose(seen, legal, Rng(7)) for _ in range(2))
        assert one == two
        assert one in legal
