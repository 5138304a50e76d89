"""One seat's table as areas and pieces, and the drops that mean each action."""

from __future__ import annotations

from collections.abc import Callable

from mystery_table.core import still as core
from mystery_table.core.layout import Form, Gesture, Layout, area_of
from mystery_table.core.state import Action, Observation, Seat
from mystery_table.core.words import Text, Who
from mystery_table.games.mysterium import ids
from mystery_table.games.mysterium.areas import tree
from mystery_table.games.mysterium.comparing import together
from mystery_table.games.mysterium.pieces import pieces

__all__ = ["gesture", "layout", "together"]
BUTTONS = {("done",), ("turn",), ("time",)}
"""Actions that need no piece; the last one is the clock's."""


def layout(observation: Observation, form: Form) -> Layout:
    """Return what the seat sees: the ghost its screen, psychics the table they share.

    The dial lies on the psychics' table in little room only; else the side panel has a larger one.
    """
    root = tree(observation, form)
    dial = area_of(root, ids.DIAL) is not None
    return Layout(root, tuple(piece for piece in pieces(observation) if dial or piece.area != ids.DIAL))


def still(layout: Layout, seat: Seat) -> Layout:
    """Return a layout for looking back: nothing to act with, and words of the seat instead of to it."""
    visions = Text("mysterium", "visions: only {0} sees them", (Who(seat),))
    words = {
        "your visions: only you see them": lambda: visions,
        "yours": lambda: Text("mysterium", "psychics of {0}", (Who(seat),)),
    }
    return core.still(layout, words, (ids.KNOCKS, ids.GLASS, "right"))


def gesture(action: Action) -> Gesture:
    """Return the drops that mean an action of a seat; ("done",) and ("turn",) are buttons.

    Visions are chosen piece by piece: each goes to the psychic, to the culprit's group, or to the crow. An
    answer is given by putting the psychic's pawn beside the card that the ghost knows.
    """
    verb, *args = action
    if action in BUTTONS:
        return frozenset()
    return _GESTURES[verb](*args)


def _vision(psychic: int, *cards: int) -> Gesture:
    if not cards:
        return frozenset({(ids.NO_VISION, ids.psychic(psychic))})
    return frozenset((ids.vision(card), ids.psychic(psychic)) for card in cards)


def _crow(*cards: int) -> Gesture:
    return frozenset((ids.vision(card), ids.CROW) for card in cards)


def _culprit(group: int, *cards: int) -> Gesture:
    return frozenset((ids.vision(card), ids.group(group)) for card in cards)


def _one(piece: str, area: str) -> Gesture:
    return frozenset({(piece, area)})


_GESTURES: dict[str, Callable[..., Gesture]] = {
    "vision": _vision,
    "crow": _crow,
    "culprit": _culprit,
    "reveal": lambda psychic: _one(ids.pawn(psychic), ids.target(psychic)),
    "pawn": lambda psychic, card: _one(ids.pawn(psychic), ids.card(card)),
    "lift": lambda psychic: _one(ids.pawn(psychic), ids.psychic(psychic)),
    "token": lambda owner, psychic, kind: _one(ids.supply(owner, kind), ids.psychic(psychic)),
    "untoken": lambda owner, psychic: _one(ids.token(owner, psychic), ids.psychic(owner)),
    "wait": lambda: _one(ids.MY_MARKER, ids.WAITING),
    "done": lambda seat: _one(ids.marker(seat), ids.DONE),
    "again": lambda seat: _one(ids.marker(seat), ids.THINKING),
    "vote": lambda psychic, group: _one(ids.ballot(psychic), ids.group(group)),
    "point": lambda seat, group: _one(ids.finger(seat), ids.group(group)),
}
