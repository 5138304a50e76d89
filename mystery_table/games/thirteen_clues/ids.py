"""The names of areas and pieces on the table."""

from __future__ import annotations

from mystery_table.games.thirteen_clues.cards import KINDS, card_id, filter_id
from mystery_table.games.thirteen_clues.state import BOTH, LEFT

GLASS, TOKEN = "glass", "token"
"""The viewer's own glasses (for two players: the one action of the turn), and its Top Secret token."""
QUESTION, GLASSES = "question", "mine.glasses"
MYSTERY = "mine.screen"
"""The back of the viewer's own mystery, on which a glass accuses."""
HIDE_LEFT = "hide.left"
LETTERS = "ABCDEFGHIJ"


def seat_area(seat: int) -> str:
    """Return the panel of another seat, on which a glass asks it."""
    return f"seat.{seat}"


def witness_area(seat: int, side: int) -> str:
    """Return where a glass goes to ask a witness: its panel, or for two players its left or right card."""
    if side == BOTH:
        return seat_area(seat)
    return f"{seat_area(seat)}.left" if side == LEFT else f"{seat_area(seat)}.right"


def informant(letter: int) -> str:
    """Return the area and the piece of an informant."""
    return f"informant.{letter}"


def glasses(seat: int) -> str:
    """Return the piece that stands for another seat's glasses."""
    return f"glasses.{seat}"


def theme(about: int) -> str:
    """Return the piece that asks about a suit, a trait or a kind."""
    return f"about.{filter_id(about)}"


def suspect(card: int) -> str:
    """Return the piece that names a card in an accusation."""
    return f"suspect.{card_id(card)}"


def accused(kind: int) -> str:
    """Return the area for the person, the place or the weapon of an accusation."""
    return f"accuse.{KINDS[kind]}"


def given(kind: int) -> str:
    """Return the area for a card that the left neighbour will wear."""
    return f"give.{KINDS[kind]}"


def card(number: int) -> str:
    """Return the piece of a card that the viewer sees."""
    return f"card.{card_id(number)}"
