"""What things are called and which picture they have: shared by table and words."""

from __future__ import annotations

from typing import Any

from mystery_table.core.layout import Face
from mystery_table.core.words import Said, Several, Text, Who
from mystery_table.games.mysterium import cards
from mystery_table.games.mysterium.state import AGREE, FINISHED, seat_of

ID = "mysterium"
VISION_BACK = Face(ID, "back", "vision")
PAWN, CROW, CULPRIT = Face(ID, "pawn", "pawn"), Face(ID, "token", "crow"), Face(ID, "token", "culprit")
BALLOT, MARKER = Face(ID, "token", "ballot"), Face(ID, "token", "done")


def card_face(card: int) -> Face:
    """Return the picture of a suspect, a place or an object."""
    return Face(ID, cards.FACES[cards.kind_of(card)], cards.card_id(card))


def vision_face(vision: int) -> Face:
    """Return the picture of a vision."""
    return Face(ID, "vision", cards.vision_id(vision))


def clock_face(hour: int, hours: int) -> Face:
    """Return the picture of the clock at an hour of so many."""
    return Face(ID, "clock", f"{hour}.{hours}")


def token_face(kind: int) -> Face:
    """Return the picture of a clairvoyancy token."""
    return Face(ID, "token", "agree" if kind == AGREE else "disagree")


def token_name(kind: int) -> Text:
    """Return what a clairvoyancy token says."""
    if kind == AGREE:
        return Text("mysterium", "Agree")
    return Text("mysterium", "Disagree")


def psychic(public: Any, number: int) -> Said:
    """Return what a psychic is called: its seat, and where a seat runs two, which of them."""
    who = Who(seat_of(public, number))
    if public.seats > 3:
        return who
    return Text("mysterium", "{0} · {1}", (who, number % 2 + 1))


def kinds(kind: int) -> Text:
    """Return the heading of a kind of cards."""
    if kind == cards.SUSPECT:
        return Text("mysterium", "Suspects")
    if kind == cards.PLACE:
        return Text("mysterium", "Places")
    return Text("mysterium", "Objects")


def looks_for(kind: int) -> Text:
    """Return what a psychic looks for."""
    if kind == cards.SUSPECT:
        return Text("mysterium", "looks for the suspect")
    if kind == cards.PLACE:
        return Text("mysterium", "looks for the place")
    if kind == cards.OBJECT:
        return Text("mysterium", "looks for the object")
    return Text("mysterium", "has found everything")


def group(number: int) -> Text:
    """Return what a group of the line-up is called."""
    return Text("mysterium", "Group {0}", (number + 1,))


def listed(numbers: tuple[int, ...]) -> Several:
    """Return the names of cards one after the other."""
    return Several(tuple(map(cards.card_name, numbers)))


def dreams(numbers: tuple[int, ...]) -> Said:
    """Return what is to be seen in visions, one after the other; each is a sentence of its own."""
    said: Said = cards.vision_name(numbers[0])
    for number in numbers[1:]:
        said = Text("mysterium", "{0} · {1}", (said, cards.vision_name(number)))
    return said


def visions(count: int) -> Text:
    """Return a number of vision cards in words."""
    return Text("mysterium", "%n vision(s)", n=count)


def level(name: str) -> Text:
    """Return the name of a difficulty."""
    if name == "easy":
        return Text("mysterium", "easy")
    if name == "medium":
        return Text("mysterium", "medium")
    return Text("mysterium", "hard")


def seat_mark(seat: int) -> Text:
    """Return what the marker is called that tells whether a seat is done."""
    return Text("mysterium", "Marker: {0}", (Who(seat),))


def is_finished(public: Any, number: int) -> bool:
    """Return whether a psychic has found everything."""
    return bool(public.at) and public.at[number] == FINISHED
