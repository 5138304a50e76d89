"""The panels of Mysterium: the hourglass on the table, and the clock with the track of clairvoyancy."""

from __future__ import annotations

from mystery_table.ui.games.mysterium.clock import Clock
from mystery_table.ui.games.mysterium.hourglass import Hourglass
from mystery_table.ui.games.panel import Panel

PANELS: tuple[type[Panel], ...] = (Hourglass, Clock)
