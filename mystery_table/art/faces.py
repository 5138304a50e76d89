"""Drawers by kind of face, each a line over the module that knows the subject."""

from PySide6.QtGui import QImage

from mystery_table.art.backs import back
from mystery_table.art.evidence.compose import evidence
from mystery_table.art.portraits.people import portrait
from mystery_table.art.votes import vote
from mystery_table.art.weapons import weapon
from mystery_table.core.layout import Face


def back_face(face: Face, width: int, height: int) -> QImage:
    """The back of a deck."""
    return back(face.game, face.id, width, height)


def evidence_face(face: Face, width: int, height: int) -> QImage:
    """A piece of evidence."""
    return evidence(face.id, width, height)


def vote_face(face: Face, width: int, height: int) -> QImage:
    """A vote, or its back."""
    return vote(face.id, width, height)


def person(face: Face, width: int, height: int) -> QImage:
    """A person of any game."""
    return portrait(face.id, width, height)


def weapon_face(face: Face, width: int, height: int) -> QImage:
    """A weapon of 13 Clues."""
    return weapon(face.id, width, height)
