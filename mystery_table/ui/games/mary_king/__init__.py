"""The panels of The Mirroring of Mary King: what a card would do, and the button that turns it."""

from __future__ import annotations

from mystery_table.ui.games.mary_king.preview import Preview
from mystery_table.ui.games.mary_king.turner import Turner
from mystery_table.ui.games.panel import Panel

PANELS: tuple[type[Panel], ...] = (Preview, Turner)
