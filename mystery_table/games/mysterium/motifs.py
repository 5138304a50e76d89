"""Which motif of a vision stands for a card: told after a match, never before."""

from __future__ import annotations

from functools import cache

from pydantic import TypeAdapter

from mystery_table.core.decks import Words, read
from mystery_table.core.words import Name
from mystery_table.games.mysterium.cards import card_id, vision_id
from mystery_table.games.mysterium.tastes import tastes
from mystery_table.paths import data_file


@cache
def _loudest() -> dict[str, dict[str, str]]:
    """Return by vision and card the motif that speaks loudest for it."""
    path = data_file("assets", "mysterium", "vision_motifs.json")
    return read(path, TypeAdapter(dict[str, dict[str, str]]))


@cache
def _words() -> dict[str, Words]:
    path = data_file("assets", "mysterium", "motif_names.json")
    return read(path, TypeAdapter(dict[str, Words]))


def motif(vision: int, card: int) -> Name:
    """Return the motif of a vision that speaks loudest for a card."""
    return _words()[_loudest()[vision_id(vision)][card_id(card)]].name()


def likeliest(vision: int, cards: tuple[int, ...]) -> int:
    """Return the card for which a vision speaks loudest."""
    row = tastes("").table[vision]
    return max(cards, key=lambda card: row[card])
