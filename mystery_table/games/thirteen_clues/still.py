"""The table and the casebook of a match that is looked back at: they speak of a seat, not to it."""

from __future__ import annotations

from collections.abc import Callable

from mystery_table.core import still as core
from mystery_table.core.layout import Area, Layout
from mystery_table.core.state import Seat
from mystery_table.core.words import Text, Who

WORDS: dict[str, Callable[..., Text]] = {
    "your cards": lambda: Text("thirteen_clues", "cards"),
    "your mystery": lambda: Text("thirteen_clues", "mystery"),
    "your mystery: {0}": lambda kind: Text("thirteen_clues", "mystery: {0}", (kind,)),
    "your hidden cards": lambda: Text("thirteen_clues", "hidden"),
    "your action": lambda: Text("thirteen_clues", "action"),
    "your Top Secret token": lambda: Text("thirteen_clues", "Top Secret token"),
    "your pencil": lambda: Text("thirteen_clues", "pencil"),
    "yours": lambda: Text("thirteen_clues", "in the mystery"),
    "not yours": lambda: Text("thirteen_clues", "not in the mystery"),
    "{0}: yours": lambda card: Text("thirteen_clues", "{0}: in the mystery", (card,)),
    "{0}: not yours": lambda card: Text("thirteen_clues", "{0}: not in the mystery", (card,)),
    "{0}, since you have seen where all the others are.": lambda said: Text(
        "thirteen_clues", "{0}, since the places of all the others are known.", (said,)
    ),
    "{0}, because of one answer: {1}. You see all of them.": lambda *said: Text(
        "thirteen_clues", "{0}, because of one answer: {1}. All of them are in sight.", said
    ),
    "{0}, because of one answer: {1}. You see none of them.": lambda *said: Text(
        "thirteen_clues", "{0}, because of one answer: {1}. None of them is in sight.", said
    ),
    "{0}, because of one answer: {1}. You see only {2}.": lambda *said: Text(
        "thirteen_clues", "{0}, because of one answer: {1}. In sight: only {2}.", said
    ),
    "your wrong accusation ({0})": lambda cards: Text(
        "thirteen_clues", "the wrong accusation ({0})", (cards,)
    ),
}
"""What is said of a seat in place of what is said to it."""


LOWER = 0.36
"""Share of the height for what belongs to the seat."""


def words(seat: Seat) -> core.Words:
    """Return WORDS with those that name the seat."""
    return {
        **WORDS,
        "your glasses": lambda: Text("thirteen_clues", "glasses of {0}", (Who(seat),)),
        "{0}: behind your own screen": lambda card: Text(
            "thirteen_clues", "{0}: behind the screen of {1}", (card, Who(seat))
        ),
    }


def still(layout: Layout, seat: Seat) -> Layout:
    """Return a layout without what questions are put together from, and with words of the seat.

    What belongs to the seat has the whole width then, and leaves others more of the height.
    """
    made = core.still(layout, words(seat), ("asking", "giving"))
    return made._replace(root=_abreast(made.root))


def _abreast(area: Area) -> Area:
    if area.id == "mine":
        return area._replace(flow="row", weight=1.0)
    if area.id == "lower":
        area = area._replace(weight=LOWER)
    return area._replace(parts=tuple(map(_abreast, area.parts)))
