"""One seat's table as areas and pieces, and the drops that mean each action."""

from __future__ import annotations

from mystery_table.core.layout import Face, Form, Gesture, Layout
from mystery_table.core.state import Action, Observation, State
from mystery_table.core.words import Said
from mystery_table.games.thirteen_clues import ids
from mystery_table.games.thirteen_clues.areas import tree
from mystery_table.games.thirteen_clues.cards import KINDS, card_name, kind_of
from mystery_table.games.thirteen_clues.pieces import card_face, pieces
from mystery_table.games.thirteen_clues.still import still

__all__ = ["gesture", "layout", "still"]


def layout(observation: Observation, form: Form) -> Layout:
    """Return what the seat sees: others at the top, informants in the middle, mine and the question below."""
    return Layout(tree(observation, form), tuple(pieces(observation, form)))


def opened(state: State, seat: int) -> dict[str, tuple[Face, Said]]:
    """Return what lies face down on this seat's table, for those who look back once the match is over."""
    hidden = state.hidden
    cards: dict[str, int] = {}
    if state.public.phase not in ("deal", "keep"):
        for other, own in enumerate(state.private):
            cards |= {f"hidden.{other}.{side}": card for side, card in enumerate(own.cards)}
        cards |= {f"mystery.{KINDS[kind_of(card)]}": card for card in hidden.screens[seat]}
        cards |= {ids.informant(letter): card for letter, card in enumerate(hidden.informants)}
    return {piece: (card_face(card), card_name(card)) for piece, card in cards.items()}


def gesture(action: Action) -> Gesture:
    """Return the drops that mean an action; there are no buttons.

    A question is a glass for the witness and what it is about; the Top Secret token goes in the glass's stead
    (and takes the glass along). A glass on an informant looks at it. A glass on the own mystery and three
    suspects are an accusation.
    """
    verb, *args = action
    if verb in ("ask", "secret"):
        witness, about, side = args
        spent = ids.GLASS if verb == "ask" else ids.TOKEN
        return frozenset({(spent, ids.witness_area(witness, side)), (ids.theme(about), ids.QUESTION)})
    if verb == "look":
        return frozenset({(ids.GLASS, ids.informant(args[0]))})
    if verb == "accuse":
        named = {(ids.suspect(card), ids.accused(kind)) for kind, card in enumerate(args)}
        return frozenset({(ids.GLASS, ids.MYSTERY), *named})
    if verb == "take":
        return frozenset({(ids.glasses(args[0]), ids.GLASSES)})
    return _keeping(*args)


def _keeping(*chosen: int) -> Gesture:
    """Return the drops of a choice: three cards for the neighbour, for two also what lies left."""
    drops = {(ids.card(card), ids.given(kind)) for kind, card in enumerate(chosen[:3])}
    return frozenset(drops | {(ids.card(card), ids.HIDE_LEFT) for card in chosen[3:]})
