"""What of a ruleset no printed rule gives, for the lobby."""

from __future__ import annotations

from mystery_table.core.words import Several, Text
from mystery_table.games.mary_king.ruleset import Ruleset, origins

PARTS = {
    "grid": Text("mary_king", "the portrait’s 4 × 3 tiles"),
    "setup": Text("mary_king", "set-up"),
    "days": Text("mary_king", "limits of days"),
    "penalty": Text("mary_king", "penalties"),
    "friday_bonus": Text("mary_king", "Friday’s bonus"),
    "controls": Text("mary_king", "patterns of control cards"),
    "powers": Text("mary_king", "effects of power cards"),
    "abilities": Text("mary_king", "special abilities"),
}
"""What the parts of a ruleset file are called, in the order in which they are listed."""


def parts_of_ours(ruleset: Ruleset) -> list[str]:
    """Return the parts of a ruleset of which something is marked "project", in the order of PARTS."""
    found = {path.split(".")[0].split("[")[0] for path, origin in origins(ruleset) if origin == "project"}
    return [part for part in PARTS if part in found]


def ours(ruleset: Ruleset) -> Text | None:
    """Say which parts hold values of ours; None if no part does."""
    found = tuple(PARTS[part] for part in parts_of_ours(ruleset))
    if not found:
        return None
    return Text("mary_king", "Ours, in part or whole: {0}. The rules page marks them.", (Several(found),))
