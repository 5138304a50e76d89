"""What things are called and which picture they have: shared by table and words."""

from __future__ import annotations

from typing import Any

from mystery_table.core.layout import Face
from mystery_table.core.words import Said, Text
from mystery_table.games.mirror_of_truth import cards, missions
from mystery_table.games.mirror_of_truth.state import GREEN, INNOCENT

ID = "mirror_of_truth"
ROLE_BACK, VOTE_BACK = Face(ID, "back", "role"), Face(ID, "vote", "back")
DECK_BACK, RESERVE_BACK = Face(ID, "back", "evidence"), Face(ID, "back", "reserve")


def character_face(character: int) -> Face:
    """Return the picture of a character."""
    return Face(ID, "character", cards.character_id(character))


def evidence_face(card: int) -> Face:
    """Return the picture of a piece of evidence."""
    return Face(ID, "evidence", cards.evidence_id(card))


def vote_face(kind: int) -> Face:
    """Return the picture of a vote card turned up."""
    return Face(ID, "vote", "innocent" if kind == INNOCENT else "murderer")


def vote_name(kind: int) -> Text:
    """Return what stands on a vote card."""
    if kind == INNOCENT:
        return Text("mirror_of_truth", "Innocent")
    return Text("mirror_of_truth", "Murderer")


def zone_name(zone: int) -> Text:
    """Return what a zone says of the role beside it."""
    if zone == GREEN:
        return Text("mirror_of_truth", "suits")
    return Text("mirror_of_truth", "does not suit")


def role_name(public: Any, role: int) -> Text:
    """Return what one of a seat's roles is called; a seat of a pair has two."""
    if not public.rules.pair:
        return Text("mirror_of_truth", "secret role")
    if role == 0:
        return Text("mirror_of_truth", "role I")
    return Text("mirror_of_truth", "role II")


def is_neither(public: Any, role: int) -> bool:
    """Return whether evidence at `role` says that it suits neither of a pair's two roles."""
    return bool(public.rules.pair and role == 2)


GUIDED = "guided"
"""The mission of the guided match."""


def mission_name(mission: str) -> Said:
    """Return what a mission is called; one of a player's own has no name."""
    if mission == GUIDED:
        return Text("mirror_of_truth", "Guided match")
    for known in missions.missions():
        if known.id == mission:
            return known.name
    return Text("mirror_of_truth", "Mission of your own")


def points(count: int) -> Said:
    """Return a number of points in words."""
    return Text("mirror_of_truth", "%n point(s)", n=count)


def short_points(count: int) -> Said:
    """Return a number of points where there is little room."""
    return Text("mirror_of_truth", "%n pt(s)", n=count)


def signed(count: int) -> Text:
    """Return a change with its sign, as in +2 and −1."""
    if count < 0:
        return Text("mirror_of_truth", "−{0}", (-count,))
    return Text("mirror_of_truth", "+{0}", (count,))
