"""The table of Pebbles: a row in the middle, the hand below."""

from __future__ import annotations

from mystery_table.core.layout import Area, Face, Form, Gesture, Layout, Piece
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Text


def layout(observation: Observation, form: Form) -> Layout:
    """Return what the seat sees."""
    root = Area("root", (Area("row", region="shared"), Area("hand", region="mine")), "column")
    laid = [_pebble(pebble, "row", seat) for seat, pebble in observation.public.trick]
    held = [_pebble(pebble, "hand", observation.seat) for pebble in observation.private.hand]
    return Layout(root, (*laid, *held))


def _pebble(pebble: int, area: str, seat: int) -> Piece:
    return Piece(f"pebble.{pebble}", area, Face("pebbles", "pebble", str(pebble)), _name(pebble), seat=seat)


def _name(pebble: int) -> Text:
    return Text("pebbles", "Pebble {0}", (pebble,))


def gesture(action: Action) -> Gesture:
    """Return the drop that means an action."""
    return frozenset({(f"pebble.{action[1]}", "row")})
