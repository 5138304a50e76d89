"""What the tile of Mysterium says and shows."""

from __future__ import annotations

from mystery_table.core.about import About
from mystery_table.core.layout import Face
from mystery_table.core.words import Name, Text

ID = "mysterium"
COVER = ("elephant_clock", "boat_shark", "leaf_king", "stage_voice", "castle_skull")
"""Visions whose pictures are on the tile."""

ABOUT = About(
    title=Name("Mysterium", "Mysterium", "Мистериум"),
    line=Text("mysterium", "A ghost can show only dreams: find out what they mean"),
    players=(2, 7),
    minutes=(30, 60),
    hue="violet",
    cover=tuple(Face(ID, "vision", number) for number in COVER),
)
