"""What the button says is to be chosen next is what can be chosen next."""

from __future__ import annotations

import pytest

from mystery_table.core.choice import Choice
from mystery_table.core.words import english
from mystery_table.games.mysterium import words
from mystery_table.games.mysterium.table import gesture
from tests.games.mysterium.positions import CASES, NAMES, Case, positions

KINDS = {
    "Choose a vision": ("vision",),
    "Choose a pawn": ("pawn",),
    "Choose a group": ("ballot", "finger"),
}


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_the_piece_to_be_chosen_is_called_what_it_is(case: Case) -> None:
    seen = set()
    for position in positions(case, 3):
        for view in position.views:
            choice = Choice(position.session.legal(view.seat), gesture)
            if not choice.pieces():
                continue
            said = words.wanted(view, False)
            assert said is not None, view.public.phase
            seen.add(english(said))
            kinds = {piece.split(".")[0] for piece in choice.pieces()}
            assert kinds & set(KINDS[english(said)]), (english(said), kinds)
    assert "Choose a vision" in seen
    assert "Choose a pawn" in seen
