"""What the tile of Pebbles says."""

from __future__ import annotations

from mystery_table.core.about import About
from mystery_table.core.words import Name, Text

ABOUT = About(
    Name("Pebbles", "Guijarros", "Камешки"), Text("pebbles", "The highest pebble wins"), (2, 3), (1, 2)
)
