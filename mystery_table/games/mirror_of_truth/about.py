"""What the tile of Mirror of Truth says and shows."""

from __future__ import annotations

from mystery_table.core.about import About
from mystery_table.core.layout import Face
from mystery_table.core.words import Name, Text

ID = "mirror_of_truth"
COVER = ("violinist", "pilot", "judge", "magician", "actress")
"""Characters whose portraits are on the tile."""

ABOUT = About(
    title=Name("Mirror of Truth", "Espejo de la verdad", "Зеркало истины"),
    line=Text("mirror_of_truth", "Explain who you are by evidence alone"),
    players=(2, 6),
    minutes=(30, 60),
    hue="green",
    cover=tuple(Face(ID, "character", number) for number in COVER),
    campaign=True,
)
