"""Where the rules page tells of what a seat is asked now."""

from __future__ import annotations

from mystery_table.core.state import Observation
from mystery_table.games.mary_king.state import PENALTY


def section(observation: Observation) -> str:
    """Return the anchor of the rules page that belongs to this position."""
    public = observation.public
    if not public.actors:
        return "missions" if public.rules.mission else "end"
    if not public.todo:
        return "turn"
    kind = public.todo[-1][0]
    if kind == "window":
        return "penalty" if public.stack[-1].card == PENALTY else "flash"
    return "icons" if kind == "recall" else "powers"
