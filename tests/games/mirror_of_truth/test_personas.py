"""Bots and partners of unknown mind: personas, what is remembered, what a vote tells."""

from __future__ import annotations

import pytest

from mystery_table.core.bot import mind
from mystery_table.core.errors import UserError
from mystery_table.core.state import Observation
from mystery_table.games.mirror_of_truth import pairs
from mystery_table.games.mirror_of_truth.belief import Mindset, held, innocence, mindset, read
from mystery_table.games.mirror_of_truth.bot import MINDS
from mystery_table.games.mirror_of_truth.cards import CHARACTERS, EVIDENCE, character_id, evidence_id
from mystery_table.games.mirror_of_truth.rules import GAME
from mystery_table.games.mirror_of_truth.state import Scored
from tests.support.mirror import dealt

CARDS = tuple(map(character_id, range(CHARACTERS))), tuple(map(evidence_id, range(EVIDENCE)))


def minds(source: str) -> Mindset:
    return mindset(MINDS.personas(source, *CARDS))


def shown(seat: int, cards: tuple[int, ...]) -> Observation:
    """Return the other seat's view of a pair in which `seat` has shown evidence of its first role."""
    seen = GAME.observe(dealt(2), 1 - seat)
    roles = tuple(((cards, ()) if role == 0 else ((), ())) for role in range(2))
    zones = tuple(roles if s == seat else seen.public.zones[s] for s in range(2))
    return seen._replace(public=seen.public._replace(zones=zones))


def test_our_minds_are_known_by_name_and_several_are_equally_likely() -> None:
    assert len(MINDS.personas("", *CARDS)) == 3
    assert [persona.weight for persona in MINDS.personas("people+tags", *CARDS)] == [0.5, 0.5]
    with pytest.raises(UserError, match="nobody"):
        mind("mirror_of_truth", "strong", "nobody")


@pytest.mark.parametrize("persona", ["people", "tags", "words"])
def test_what_a_partner_shows_tells_which_persona_they_are(persona: str) -> None:
    ours = minds("people+tags+words")
    names = ["people", "tags", "words"]
    table = MINDS.personas(persona, *CARDS)[0].table
    seen = shown(1, ())
    first = seen.public.row[0]
    cards = tuple(sorted(range(EVIDENCE), key=lambda card: -table[first][card])[:5])
    before = read(ours, seen.public, 1).weights
    after = read(ours, shown(1, cards).public, 1).weights
    at = names.index(persona)
    assert after[at] > before[at]
    assert after[at] == max(after)


def test_beliefs_of_all_personas_together_add_up_to_the_number_of_characters() -> None:
    seen = shown(1, (3, 40, 90))
    sets = held([read(minds(""), seen.public, 1)], 0b11)
    assert sum(sets.values()) == pytest.approx(1)
    assert sum(innocence(sets, len(seen.public.row))) == pytest.approx(2)
    assert innocence(sets, len(seen.public.row))[:2] == [0, 0]


def test_evidence_of_earlier_rounds_is_kept_and_tells_the_persona() -> None:
    seen = shown(1, ())
    table = MINDS.personas("tags", *CARDS)[0].table
    row = seen.public.row
    cards = tuple(sorted(range(EVIDENCE), key=lambda card: -table[row[2]][card])[:5])
    zones = ((((), ()),) * 2, ((cards, ()), ((), ())))
    scored = Scored(row, ((0, 1), (2, 3)), ((),) * len(row), (), (), (), (0,), (0,), zones)
    ours = minds("people+tags")
    fresh = read(ours, seen.public, 1).weights
    known = read(ours, seen.public._replace(history=(scored,)), 1).weights
    old = read(ours, seen.public._replace(history=(scored._replace(zones=()),)), 1).weights
    assert known[1] > fresh[1]
    assert old == fresh


def test_a_vote_on_what_is_not_the_partners_tells_them_more_than_one_on_what_is() -> None:
    state = dealt(2)
    seen = GAME.observe(state, 0)
    plain = pairs.worth(minds(""), seen, 0.0)
    telling = pairs.worth(minds(""), seen, 1.0)
    for place in range(len(seen.public.row)):
        gain = telling[place][0] - plain[place][0]
        assert gain == pytest.approx(telling[place][1] - plain[place][1])
        assert (gain == 0) == (place in seen.private.roles)
        assert gain >= 0
