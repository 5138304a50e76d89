"""One seat's table as areas and pieces, and the drops that mean each action.

The mortal's things are at the left and the ghost's at the right for both players, who sit side by side before
the portrait. To play a card is to put it on "way.0" or "way.1": upright or turned by 180°, first or second
effect; a window that lets a held card be turned chooses between the two when it is dropped on the portrait.
"""

from __future__ import annotations

from mystery_table.core.layout import Form, Gesture, Layout
from mystery_table.core.state import Action, Observation
from mystery_table.games.mary_king import ids
from mystery_table.games.mary_king.areas import tree
from mystery_table.games.mary_king.board import tiles_of
from mystery_table.games.mary_king.pieces import pieces


def layout(observation: Observation, form: Form) -> Layout:
    """Return what the seat sees."""
    return Layout(tree(observation, form), tuple(pieces(observation)))


def gesture(action: Action) -> Gesture:
    """Return the drops that mean an action of a seat; those without any are buttons."""
    verb, *args = action
    if verb in ("play", "flash"):
        return frozenset({(ids.card(args[0]), ids.way(args[1]))})
    if verb == "take":
        return frozenset({(ids.idea(*args), ids.HAND)})
    if verb in ("buy", "idea"):
        target = ids.way(args[2]) if len(args) > 2 else ids.CHOSEN
        return frozenset({(ids.idea(args[0], args[1]), target)})
    if verb == "tiles":
        return frozenset((ids.MARK, ids.tile(tile)) for tile in tiles_of(args[0]))
    if verb == "card":
        return frozenset({(ids.card(args[0]), ids.CHOSEN)})
    if verb == "order":
        return frozenset((ids.card(card), ids.place(at)) for at, card in enumerate(args))
    if verb == "turn":
        return frozenset({(ids.MARK, ids.way(args[0]))})
    if verb == "stack":
        return frozenset({(ids.MARK, ids.ideas(*args))})
    return frozenset()
