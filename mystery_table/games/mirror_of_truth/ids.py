"""The names of areas and pieces on the table."""

from __future__ import annotations

from mystery_table.core.state import Observation
from mystery_table.games.mirror_of_truth.state import INNOCENT, MURDERER

VOTE_PIECES = {INNOCENT: "vote.innocent", MURDERER: "vote.murderer"}
"""The votes in hand, by kind."""


def at(place: int) -> str:
    """Return the area of a character in the row, which takes votes."""
    return f"character.{place}"


def votes_area(place: int) -> str:
    """Return the area where the votes on a character lie."""
    return f"{at(place)}.votes"


def mine(role: int, zone: int) -> str:
    """Return the area of one of the viewer's zones; it is the same whichever seat looks."""
    return f"mine.{role}.{zone}"


def zone_area(observation: Observation, seat: int, role: int, zone: int) -> str:
    """Return the area of any seat's zone on this viewer's table."""
    return mine(role, zone) if seat == observation.seat else f"zone.{seat}.{role}.{zone}"


def role_area(observation: Observation, seat: int, role: int) -> str:
    """Return the area of a role card."""
    return f"mine.{role}.card" if seat == observation.seat else f"role.{seat}.{role}.card"
