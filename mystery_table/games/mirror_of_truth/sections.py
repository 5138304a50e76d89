"""Where the rules page tells of what a seat is asked now."""

from __future__ import annotations

from mystery_table.core.state import Observation


def section(observation: Observation) -> str:
    """Return the anchor of the rules page that belongs to this position."""
    public = observation.public
    if public.phase == "over":
        return "missions" if public.rules.pair else "end"
    if public.phase == "arrange":
        return "rule-12a"
    if public.phase == "story":
        return "rule-12"
    if public.phase == "place":
        return "evidence"
    return "missions" if public.rules.pair else "turn"
