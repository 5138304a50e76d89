"""What things are called and which picture they have: shared by table and words."""

from __future__ import annotations

from typing import Any

from mystery_table.core.layout import Face
from mystery_table.core.words import Name, Said, Several, Text
from mystery_table.games.mary_king.board import tiles_of
from mystery_table.games.mary_king.cards import card_name
from mystery_table.games.mary_king.state import GHOST, PENALTY, SIDES

ID = "mary_king"


def side_name(side: int) -> Text:
    """Return what a side is called within a sentence."""
    if side == GHOST:
        return Text("mary_king", "ghost")
    return Text("mary_king", "mortal")


def owner_of(rules: Any, card: int) -> int:
    """Return the side whose deck a card belongs to."""
    return int(card >= rules.size)


def card_face(rules: Any, card: int) -> Face:
    """Return the picture of a card: a pattern of tiles, or a power card by its id."""
    side = SIDES[owner_of(rules, card)]
    if rules.mask[card]:
        tiles = "_".join(map(str, tiles_of(rules.mask[card])))
        return Face(ID, "control", f"{side}_{tiles}")
    return Face(ID, "power", f"{side}.{rules.ids[card]}")


def back(side: int) -> Face:
    """Return the back of a side's cards."""
    return Face(ID, "back", SIDES[side])


def tile_face(board: int, tile: int, held: bool = False) -> Face:
    """Return the picture of a tile as it lies; a tile that is held shows a lock."""
    side = SIDES[GHOST if board >> tile & 1 else 1 - GHOST]
    return Face(ID, "tile", f"{side}_{tile}.locked" if held else f"{side}_{tile}")


def tile_list(mask: int) -> Several:
    """Return the tiles of a mask as they are counted: from 1, row by row."""
    return Several(tuple(tile + 1 for tile in tiles_of(mask)))


def card_said(rules: Any, card: int) -> Said:
    """Return a card as a sentence names it: a power card by name, a control card by its tiles."""
    if card == PENALTY:
        return Text("mary_king", "the penalty")
    if rules.mask[card]:
        return Text("mary_king", "{0} ({1})", (card_name(rules, card), tile_list(rules.mask[card])))
    return Text("mary_king", "“{0}”", (card_name(rules, card),))


def effect_text(rules: Any, card: int, way: int) -> Name:
    """Return what stands on a power card for one of its effects, on one line."""
    return Name(*(text.replace("\n", " ") for text in rules.texts[card][way]))


def effect_said(rules: Any, card: int, way: int) -> Said:
    """Return one effect of a power card as it is printed: a flash is named as such."""
    text = effect_text(rules, card, way)
    return Text("mary_king", "FLASH: {0}", (text,)) if rules.effects[card][way].when != "turn" else text


def printed(rules: Any, card: int) -> tuple[Said, ...]:
    """Return what is printed on a power card, paragraph by paragraph: both effects, and its icon's name."""
    effects = (effect_said(rules, card, 0), effect_said(rules, card, 1))
    return (*effects, ICONS[rules.icon[card]][0]) if rules.icon[card] else effects


ICONS = {
    "recall": (
        Text("mary_king", "RECALL"),
        Text("mary_king", "Recall: for the top card of your mind it goes back into the mind."),
    ),
    "bury": (Text("mary_king", "BURY"), Text("mary_king", "Bury: it goes under your memory.")),
}
"""The icons of power cards: their names, and what they mean."""


def both_effects(rules: Any, card: int) -> Text:
    """Return all that stands on a power card."""
    said = Text("mary_king", "{0} — or: {1}", (effect_said(rules, card, 0), effect_said(rules, card, 1)))
    if not rules.icon[card]:
        return said
    return Text("mary_king", "{0} {1}", (said, ICONS[rules.icon[card]][1]))


def cards_said(rules: Any, cards: tuple[int, ...]) -> Several:
    """Return several cards, as a sentence names them."""
    return Several(tuple(card_said(rules, card) for card in cards))


def day_name(rules: Any, day: int) -> Name:
    """Return what a day is called."""
    return Name(*rules.day_names[day])


def count_of_cards(count: int) -> Text:
    """Return a number of cards in words."""
    return Text("mary_king", "%n card(s)", n=count)


def count_of_tiles(count: int) -> Text:
    """Return a number of tiles in words."""
    return Text("mary_king", "%n tile(s)", n=count)
