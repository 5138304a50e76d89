"""Where the rules page tells of what a seat is asked now."""

from __future__ import annotations

from mystery_table.core.state import Observation

SECTIONS = {
    "setup": "setup",
    "vision": "visions",
    "interpret": "interpret",
    "reveal": "answers",
    "lineup": "culprit",
    "culprit": "culprit",
    "vote": "poll",
    "point": "few",
    "over": "culprit",
}


def section(observation: Observation) -> str:
    """Return the anchor of the rules page that belongs to this position."""
    return SECTIONS.get(observation.public.phase, "hour")
