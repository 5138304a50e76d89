"""Names of areas and pieces. What a gesture needs does not depend on who looks."""

from __future__ import annotations

MARK = "mark"
"""The piece that chooses tiles, orientations and stacks where no card is held."""


def card(number: int) -> str:
    """Return the piece of a card that lies open for the viewer."""
    return f"card.{number}"


def tile(number: int) -> str:
    """Return a tile: its area and its piece."""
    return f"tile.{number}"


def idea(side: int, stack: int) -> str:
    """Return the piece of a current idea."""
    return f"idea.{side}.{stack}"


def ideas(side: int, stack: int) -> str:
    """Return the area of an idea stack."""
    return f"ideas.{side}.{stack}"


def way(number: int) -> str:
    """Return the area where a card is put to be played upright or turned, for the first or second effect."""
    return f"way.{number}"


def place(number: int) -> str:
    """Return the area of a place in an order, the lowest first."""
    return f"place.{number}"


CHOSEN = "chosen"
"""The area where a card is put that an effect asks for."""
HAND = "hand"
"""The viewer's own hand, at the bottom."""
