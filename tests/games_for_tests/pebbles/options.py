"""The one option of Pebbles."""

from __future__ import annotations

from typing import Any

from mystery_table.core.errors import UserError
from mystery_table.core.options import Choice, Mode
from mystery_table.core.state import Options
from mystery_table.core.words import Text

DEFAULT = {"pebbles": 3, "colours": 12}


def settle(given: Options, seats: int) -> dict[str, Any]:
    """Return complete options; UserError names what is wrong."""
    settled = {**DEFAULT, **given}
    if set(settled) != set(DEFAULT) or settled["pebbles"] not in (3, 4) or settled["colours"] != 12:
        raise UserError(Text("pebbles", "Pebbles are dealt by three or four."))
    if seats not in (2, 3):
        raise UserError(Text("pebbles", "Pebbles is for two or three, not {0}.", (seats,)))
    return settled


def modes() -> tuple[Mode, ...]:
    """Return the one way to play."""
    each = Choice(
        "pebbles", Text("pebbles", "Pebbles each"), Text("pebbles", "How many are dealt"), (3, 4), default=3
    )
    return (
        Mode("pebbles", Text("pebbles", "Pebbles"), Text("pebbles", "A short game"), {}, (2, 3), (each,), 2),
    )


def cases() -> list[tuple[dict[str, Any], int]]:
    """Return options and seats that cover every way to play."""
    return [({}, 2), ({"pebbles": 4}, 2), ({}, 3)]
