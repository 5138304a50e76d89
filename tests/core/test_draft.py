"""Open states, and seals on what must not be looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mystery_table.core.draft import SEALED, Draft, Peek, drop, put
from tests.support.play import begun

LOOKS: dict[str, Callable[[Any], object]] = {
    "truth": bool,
    "equality": lambda s: s == 1,
    "equality from the left": lambda s: (1, s) == (1, 2),
    "difference": lambda s: s != 1,
    "order": lambda s: s < 1,
    "length": len,
    "item": lambda s: s[0],
    "slice": lambda s: s[1:],
    "iteration": list,
    "membership": lambda s: 1 in s,
    "search in a row": lambda s: (s,).index(1),
    "unpacking": lambda s: [*s],
    "sum": lambda s: s + 1,
    "sum from the left": lambda s: (1,) + s,  # noqa: RUF005 - the operator is meant
    "attribute": lambda s: s.hand,
    "index": lambda s: (1, 2)[s],
    "hash": lambda s: {s},
    "text": str,
    "text with others": lambda s: f"{s}",
    "representation": lambda s: repr((1, s)),
}


@pytest.mark.parametrize("look", LOOKS)
def test_a_look_at_what_is_sealed_raises_peek(look: str) -> None:
    with pytest.raises(Peek):
        LOOKS[look](SEALED)


def test_what_is_sealed_can_be_carried_about() -> None:
    row = put((1, 2, 3), 1, SEALED)
    assert row[1] is SEALED
    assert (*row[:1], *row[2:]) == (1, 3)


def test_a_seal_covers_hidden_parts_and_foreign_private_ones_only() -> None:
    state = begun(3).state
    draft = Draft(state)
    draft.seal((0, 2))
    assert [own is SEALED for own in draft.own] == [False, True, False]
    assert draft.own[0] == state.private[0]
    assert draft.deck is SEALED
    assert draft.size == state.public.size


def test_a_draft_closes_to_the_state_it_was_opened_on() -> None:
    state = begun().state
    assert Draft(state).close() == state
    assert type(Draft(state).close().public) is type(state.public)


def test_a_copy_goes_its_own_way_and_tells_nobody() -> None:
    draft = Draft(begun().state)
    other = draft.copy()
    other.size = 99
    other.tell("nothing")
    draft.tell("something", 1, to=0)
    assert draft.size != 99
    assert other.told() == ()
    assert [tuple(event) for event in draft.told()] == [("something", (1,), 0)]


def test_rows_are_changed_by_value() -> None:
    assert put((1, 2, 3), 0, 9) == (9, 2, 3)
    assert put((1, 2, 3), 2, 9) == (1, 2, 9)
    assert drop((1, 2, 1), 1) == (2, 1)
    with pytest.raises(ValueError, match="not in tuple"):
        drop((1,), 5)
