"""The deck: ten suits of a person, a place and a weapon, and what can be asked about them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from mystery_table.core.decks import Words, read
from mystery_table.core.errors import UserError
from mystery_table.core.words import Name, Text
from mystery_table.paths import data_file

SUITS = 10
KINDS = ("person", "place", "weapon")
TRAITS = ("man", "woman", "indoors", "outdoors", "melee", "ranged")
FIRST_TRAIT, FIRST_KIND = SUITS, SUITS + len(TRAITS)
FILTERS = FIRST_KIND + len(KINDS)


class _Card(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    id: str
    suit: str
    kind: Literal["person", "place", "weapon"]
    category: Literal["man", "woman", "indoors", "outdoors", "melee", "ranged"]
    name: Words


class Suit(BaseModel):
    """One suit: its colour, the symbol that goes with it, and its adjective in the forms needed."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    id: str
    name: Words
    colour: str = Field(pattern="^#[0-9a-f]{6}$")
    symbol: str
    symbol_name: Words
    removed_below: int = Field(ge=2, le=6)
    """The suit is in play from so many players on."""
    forms: dict[str, dict[str, str]]


def asset(name: str) -> Path:
    """Return one of the game's data files; UserError if it is missing."""
    return data_file("assets", "thirteen_clues", name)


def _check(path: Path, complete: bool) -> None:
    if not complete:
        raise UserError(Text("app", "{0} does not hold each card of the deck once.", (str(path),)))


@cache
def suits() -> tuple[Suit, ...]:
    """Return the suits in deck order: fewer players use the first ones."""
    path = asset("suits.json")
    found = read(path, TypeAdapter(tuple[Suit, ...]))
    _check(path, len({suit.id for suit in found}) == len(found) == SUITS)
    return found


@cache
def _cards() -> tuple[_Card, ...]:
    path = asset("cards.json")
    found = read(path, TypeAdapter(tuple[_Card, ...]))
    order = [(kind, suit.id) for kind in KINDS for suit in suits()]
    places = [KINDS.index(card.kind) == TRAITS.index(card.category) // 2 for card in found]
    ids = {card.id for card in found}
    _check(path, [(c.kind, c.suit) for c in found] == order and all(places) and len(ids) == len(found))
    return found


def kind_of(card: int) -> int:
    """Return 0 for a person, 1 for a place, 2 for a weapon."""
    return card // SUITS


def suit_of(card: int) -> int:
    """Return the number of the card's suit."""
    return card % SUITS


def trait_of(card: int) -> int:
    """Return the filter of the card's trait, 10-15."""
    return FIRST_TRAIT + TRAITS.index(_cards()[card].category)


def card_name(card: int) -> Name:
    """Return what a card is called, such as "Butcher"."""
    return _cards()[card].name.name()


def card_id(card: int) -> str:
    """Return the word by which art and tables know a card, such as "butcher"."""
    return _cards()[card].id


def filter_id(about: int) -> str:
    """Return the word for a filter: the id of a suit, a trait or a kind."""
    if about < FIRST_TRAIT:
        return suits()[about].id
    return TRAITS[about - FIRST_TRAIT] if about < FIRST_KIND else KINDS[about - FIRST_KIND]


@cache
def masks() -> tuple[int, ...]:
    """Return for each filter the set of cards that match, as bits: card c is bit 1 << c."""
    matching = [[0] * len(_cards()) for _ in range(FILTERS)]
    for card in range(len(_cards())):
        for about in (suit_of(card), trait_of(card), FIRST_KIND + kind_of(card)):
            matching[about][card] = 1
    return tuple(sum(bit << card for card, bit in enumerate(row)) for row in matching)


def bits(cards: tuple[int, ...]) -> int:
    """Return a set of cards as bits."""
    return sum(1 << card for card in cards)
