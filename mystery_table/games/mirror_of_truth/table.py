"""One seat's table as areas and pieces, and the drops that mean each action."""

from __future__ import annotations

from mystery_table.core import still as core
from mystery_table.core.layout import Form, Gesture, Layout
from mystery_table.core.state import Action, Observation, Seat
from mystery_table.core.words import Text, Who
from mystery_table.games.mirror_of_truth.areas import tree
from mystery_table.games.mirror_of_truth.ids import VOTE_PIECES, at, mine
from mystery_table.games.mirror_of_truth.panels import ONLY_YOU
from mystery_table.games.mirror_of_truth.pieces import pieces


def layout(observation: Observation, form: Form) -> Layout:
    """Return what the seat sees: others at the top and left, what is shared in the middle, mine below."""
    return Layout(tree(observation, form), tuple(pieces(observation, form)))


def still(layout: Layout, seat: Seat) -> Layout:
    """Return a layout for looking back: nothing to act with, and words of the seat instead of to it."""
    only = Text("mirror_of_truth", "only {0} sees this", (Who(seat),))
    return core.still(layout, {ONLY_YOU.source: lambda: only})


def gesture(action: Action) -> Gesture:
    """Return the drops that mean an action of a seat; ("skip", …) and ("ready",) are buttons.

    A vote goes to a character and evidence to a zone. To tell a story, the host's card is shown to the
    character; to let two characters change places, one is put on the other.
    """
    verb, *args = action
    if verb == "vote":
        place, kind = args
        return frozenset({(VOTE_PIECES[kind], at(place))})
    if verb == "place":
        card, role, zone = args
        return frozenset({(f"evidence.{card}", mine(role, zone))})
    if verb == "tell":
        return frozenset({("stack", at(args[0]))})
    if verb == "swap":
        a, b = args
        return frozenset({(f"place.{a}", at(b))})
    return frozenset()
