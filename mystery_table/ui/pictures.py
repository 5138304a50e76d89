"""Where the window's pictures come from: one store of drawn faces for the whole program."""

from __future__ import annotations

from mystery_table.ui.faces import Pictures
from mystery_table.ui.program import Program


def pictures_for(program: Program) -> Pictures | None:
    """Return the program's store of pictures."""
    return None
