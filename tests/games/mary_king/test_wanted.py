"""What the button says is to be chosen next is what can be chosen next."""

from __future__ import annotations

from mystery_table.core.choice import Choice
from mystery_table.core.rng import Rng
from mystery_table.core.session import Session
from mystery_table.core.words import english
from mystery_table.games.mary_king import ids, words
from mystery_table.games.mary_king.rules import GAME
from mystery_table.games.mary_king.table import gesture

AREAS = {"Choose a tile": "tile.", "Choose a way": "way.", "Choose a stack": "ideas."}


def test_where_the_mark_goes_is_called_what_it_is() -> None:
    assert {said for seed in range(6) for said in told(seed)} == set(AREAS)


def told(seed: int) -> set[str]:
    """Play a match at random; return what was said to be chosen, each time of what could be."""
    session, rng = Session(GAME, GAME.settle({"abilities": True}, 2), 2, f"wanted {seed}"), Rng(seed)
    session.advance()
    seen = set()
    while session.actors:
        seat = session.actors[0]
        legal = session.legal(seat)
        choice, said = Choice(legal, gesture), words.wanted(session.observe(seat), False)
        if ids.MARK in choice.pieces():
            assert said is not None
            seen.add(english(said))
            assert all(area.startswith(AREAS[english(said)]) for area in choice.areas(ids.MARK))
        else:
            assert said is None
        session.play(seat, rng.pick(legal))
    return seen
