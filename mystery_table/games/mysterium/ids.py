"""The names of areas and pieces on the table. They tell nothing that is not seen."""

from __future__ import annotations

GHOST_PANEL, CROW, HAND, PILE, DISCARD, SUPPLY = "ghost", "crow", "hand", "pile", "discard", "supply"
THINKING, WAITING, DONE = "thinking", "waiting", "done"
"""Where a seat's marker lies during an interpretation."""
SHARED_VISION, BALLOTS, FINGERS, DIAL = "shared_vision", "ballots", "fingers", "dial"
GLASS, WORDS, KNOCKS = "hourglass", "words", "knocks"
MY_MARKER = "marker.mine"
"""The marker of the seat that looks."""
CROW_PIECE, CULPRIT, NO_VISION = "crow.token", "culprit.token", "no_vision"


def psychic(number: int) -> str:
    """Return the panel of a psychic, which takes visions, tokens and pawns that go home."""
    return f"psychic.{number}"


def target(number: int) -> str:
    """Return where the card lies that a psychic looks for; only the ghost sees it."""
    return f"target.{number}"


def later(number: int) -> str:
    """Return where a psychic's other cards lie."""
    return f"later.{number}"


def visions(number: int) -> str:
    """Return where the visions before a psychic lie."""
    return f"visions.{number}"


def home(number: int) -> str:
    """Return where a psychic's pawn stands before it points at a card."""
    return f"home.{number}"


def card(number: int) -> str:
    """Return the area of a card on the table, which takes pawns; the piece has the same name."""
    return f"card.{number}"


def face(number: int) -> str:
    """Return where the card itself lies."""
    return f"face.{number}"


def marks(number: int) -> str:
    """Return where pawns on a card stand."""
    return f"marks.{number}"


def remarks(number: int) -> str:
    """Return where tokens beside the pawns on a card lie."""
    return f"remarks.{number}"


def group(number: int) -> str:
    """Return a group of the line-up."""
    return f"group.{number}"


def group_cards(number: int) -> str:
    """Return where the cards of a group lie."""
    return f"group.{number}.cards"


def group_votes(number: int) -> str:
    """Return where the votes for a group lie."""
    return f"group.{number}.votes"


def vision(number: int) -> str:
    """Return the piece that is a vision."""
    return f"vision.{number}"


def pawn(number: int) -> str:
    """Return the piece that is a psychic's pawn."""
    return f"pawn.{number}"


def supply(number: int, kind: int) -> str:
    """Return the piece that is a psychic's tokens in hand, of one kind."""
    return f"supply.{number}.{kind}"


def token(owner: int, number: int) -> str:
    """Return the piece that is a token beside a psychic's pawn."""
    return f"token.{owner}.{number}"


def marker(seat: int) -> str:
    """Return the piece that tells whether a seat that does not look is done."""
    return f"marker.{seat}"


def ballot(number: int) -> str:
    """Return the piece that is a psychic's vote."""
    return f"ballot.{number}"


def finger(seat: int) -> str:
    """Return the piece with which a seat points at a group."""
    return f"finger.{seat}"
