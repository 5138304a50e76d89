"""What the tile of 13 Clues says and shows."""

from __future__ import annotations

from mystery_table.core.about import About
from mystery_table.core.layout import Face
from mystery_table.core.words import Name, Text

ID = "thirteen_clues"
COVER = (("person", "butcher"), ("place", "library"), ("weapon", "sword"))
"""Cards that are on the tile: a person, a place and a weapon."""

ABOUT = About(
    title=Name("13 Clues", "13 pistas", "13 улик"),
    line=Text("thirteen_clues", "Everybody sees your mystery but you: ask the right witness"),
    players=(2, 6),
    minutes=(20, 40),
    hue="leather",
    cover=tuple(Face(ID, kind, card) for kind, card in COVER),
)
"""13 Clues: a race to the own person, place and weapon, by questions that everybody hears."""
