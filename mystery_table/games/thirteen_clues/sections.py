"""Where the rules page tells of what a seat is asked now."""

from __future__ import annotations

from mystery_table.core.state import Observation

SECTIONS = {"deal": "setup", "keep": "setup", "take": "rule-2", "over": "accusation"}


def section(observation: Observation) -> str:
    """Return the anchor of the rules page that belongs to this position."""
    public = observation.public
    if public.phase in SECTIONS:
        return SECTIONS[public.phase]
    return "two" if public.seats == 2 else "turn"
