"""What of a position the viewer is asked and may choose from."""

from __future__ import annotations

from mystery_table.core.state import Observation
from mystery_table.core.words import Text
from mystery_table.games.mary_king.effects import side_of
from mystery_table.games.mary_king.effects_cards import of_kind
from mystery_table.games.mary_king.state import Cards, Op

MARKS = frozenset({"flip", "lock", "unlock", "replay", "overlay"})
"""Operations for which there is no card to pick up."""


def pending_op(observation: Observation) -> Op | None:
    """Return the operation for which the viewer must choose now, None if there is none."""
    public = observation.public
    if not public.todo or observation.seat not in public.actors or public.todo[-1][0] != "op":
        return None
    op: Op = public.todo[-1][2]
    return op


def browsed(observation: Observation) -> Cards:
    """Return the cards that lie open for a choice: of a memory, of a hand that was shown, of a mind's top."""
    op, public = pending_op(observation), observation.public
    if op is None:
        return ()
    side = side_of(public.todo[-1][1], op.who)
    if op.verb in ("recover", "retrieve"):
        return of_kind(public, side, op.what)
    if op.verb == "discard" and side != observation.seat:
        known: Cards = public.known[side]
        return known
    if op.verb == "reorder":
        top: Cards = observation.private.top[side][-op.number :]
        return top
    return ()


def asked(observation: Observation) -> Text:
    """Return what is put on the slot for a chosen card."""
    op = pending_op(observation)
    verb = op.verb if op else ""
    if verb == "recover":
        return Text("mary_king", "back into the mind")
    if verb == "retrieve":
        return Text("mary_king", "into the hand")
    if verb == "discard":
        return Text("mary_king", "discarded")
    if verb == "remove_idea":
        return Text("mary_king", "out of the game")
    return Text("mary_king", "chosen")
