"""One seat's table as areas and pieces, and the drops that mean each action.

The mortal's things are at the left and the ghost's at the right for both players, who sit side by side before
the portrait. To play a card is to put it on "way.0" or "way.1": upright or turned by 180°, first or second
effect; a window that lets a held card be turned chooses between the two when it is dropped on the portrait.
"""

from __future__ import annotations

from collections.abc import Callable

from mystery_table.core import still as core
from mystery_table.core.layout import Drop, Form, Gesture, Layout, area_of
from mystery_table.core.state import Action, Observation, Seat
from mystery_table.core.words import Text, Who
from mystery_table.games.mary_king import ids
from mystery_table.games.mary_king.areas import tree
from mystery_table.games.mary_king.board import tiles_of
from mystery_table.games.mary_king.pieces import pieces

LOWER = 0.28
"""Share of the height for the hand in a low window that looks back."""


def layout(observation: Observation, form: Form) -> Layout:
    """Return what the seat sees."""
    return Layout(tree(observation, form), tuple(pieces(observation)))


def still(layout: Layout, seat: Seat) -> Layout:
    """Return a layout for looking back: nothing to act with, and words of the seat instead of to it."""
    hand = Text("mary_king", "{0}: {1}", (Who(seat), Text("mary_king", "hand")))
    other = Text("mary_king", "the other side's turn")
    words = {"Your hand": lambda: hand, "not your turn": lambda: other}
    made = core.still(layout, words, ("ways", "marks", ids.CHOSEN))
    low = area_of(layout.root, "action") is not None
    return _with_more_above(made) if low else made


def _with_more_above(layout: Layout) -> Layout:
    """Give ideas more of the height where there is little: below them nothing is chosen any more."""
    shares = {"middle": 1 - LOWER, "lower": LOWER}
    parts = (part._replace(weight=shares.get(part.id, part.weight)) for part in layout.root.parts)
    return layout._replace(root=layout.root._replace(parts=tuple(parts)))


def gesture(action: Action) -> Gesture:
    """Return the drops that mean an action of a seat; those without any are buttons."""
    verb, *args = action
    drops = DROPS.get(verb)
    return frozenset(drops(*args)) if drops else frozenset()


def _card(card: int, way: int) -> list[Drop]:
    return [(ids.card(card), ids.way(way))]


def _idea(side: int, stack: int, way: int | None = None) -> list[Drop]:
    return [(ids.idea(side, stack), ids.CHOSEN if way is None else ids.way(way))]


def _tiles(mask: int) -> list[Drop]:
    return [(ids.MARK, ids.tile(tile)) for tile in tiles_of(mask)]


def _order(*cards: int) -> list[Drop]:
    return [(ids.card(card), ids.place(at)) for at, card in enumerate(cards)]


DROPS: dict[str, Callable[..., list[Drop]]] = {
    "play": _card,
    "flash": _card,
    "take": lambda side, stack: [(ids.idea(side, stack), ids.HAND)],
    "buy": _idea,
    "idea": _idea,
    "tiles": _tiles,
    "card": lambda card: [(ids.card(card), ids.CHOSEN)],
    "order": _order,
    "turn": lambda way: [(ids.MARK, ids.way(way))],
    "stack": lambda side, stack: [(ids.MARK, ids.ideas(side, stack))],
}
"""The drops of an action by its verb; the others are buttons."""
