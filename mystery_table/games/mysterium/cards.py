"""The decks: 84 visions, and 18 suspects, 18 places and 18 objects.

A card to be found is 0-53: suspects 0-17, places 18-35, objects 36-53. A vision is 0-83.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict, TypeAdapter

from mystery_table.core.decks import Words, read
from mystery_table.core.errors import UserError
from mystery_table.core.words import Name, Text
from mystery_table.paths import data_file

SUSPECT, PLACE, OBJECT = range(3)
"""The kinds of cards, in the order in which they are looked for."""
KINDS, EACH, VISIONS = 3, 18, 84
FILES = ("suspects", "places", "objects")
FACES = ("suspect", "place", "object")


class _Target(BaseModel):
    """A card to be found; what else the file says of it is for the tools that make pictures and tables."""

    model_config = ConfigDict(frozen=True)
    id: str
    name: Words


class _Vision(BaseModel):
    model_config = ConfigDict(frozen=True)
    id: str
    description: Words


@cache
def _targets() -> tuple[_Target, ...]:
    found: list[_Target] = []
    for name in FILES:
        path = data_file("assets", "mysterium", f"{name}.json")
        cards = read(path, TypeAdapter(tuple[_Target, ...]))
        _check(path, [card.id for card in cards], EACH)
        found += cards
    return tuple(found)


@cache
def _visions() -> tuple[_Vision, ...]:
    path = data_file("assets", "mysterium", "visions.json")
    found = read(path, TypeAdapter(tuple[_Vision, ...]))
    _check(path, [vision.id for vision in found], VISIONS)
    return found


def _check(path: Path, ids: list[str], count: int) -> None:
    if len(ids) != count or len(set(ids)) != count:
        raise UserError(Text("app", "{0} does not hold each card of the deck once.", (str(path),)))


def kind_of(card: int) -> int:
    """Return whether a card is a suspect, a place or an object."""
    return card // EACH


def of_kind(kind: int) -> range:
    """Return all cards of a kind."""
    return range(kind * EACH, (kind + 1) * EACH)


def card_name(card: int) -> Name:
    """Return what a card to be found is called, such as "Butler"."""
    return _targets()[card].name.name()


def card_id(card: int) -> str:
    """Return the word by which art and tables know a card to be found, such as "butler"."""
    return _targets()[card].id


def vision_name(vision: int) -> Name:
    """Return what is to be seen in a vision, in one or two sentences."""
    return _visions()[vision].description.name()


def vision_id(vision: int) -> str:
    """Return the word by which art and tables know a vision, such as "elephant_clock"."""
    return _visions()[vision].id
