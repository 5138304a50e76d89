"""What the tile of The Mirroring of Mary King says and shows."""

from __future__ import annotations

from mystery_table.core.about import About
from mystery_table.core.layout import Face
from mystery_table.core.words import Name, Text

ID = "mary_king"
COVER = ("4", "7", "1")
"""Tiles whose pictures are on the game's tile."""

ABOUT = About(
    title=Name("The Mirroring of Mary King", "El reflejo de Mary King", "Отражение Мэри Кинг"),
    line=Text("mary_king", "A mortal and a ghost contend for one mind until Friday night"),
    players=(1, 2),
    minutes=(25, 45),
    hue="wine",
    cover=tuple(Face(ID, "tile", f"mortal_{number}") for number in COVER),
    campaign=True,
)
