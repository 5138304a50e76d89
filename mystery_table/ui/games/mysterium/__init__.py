"""The panels of Mysterium: the hourglass, knocks, what is seen in a vision, and the clock with the track."""

from __future__ import annotations

from mystery_table.ui.games.mysterium.clock import Clock
from mystery_table.ui.games.mysterium.description import Description
from mystery_table.ui.games.mysterium.hourglass import Hourglass
from mystery_table.ui.games.mysterium.knocks import Knocks
from mystery_table.ui.games.panel import Panel

PANELS: tuple[type[Panel], ...] = (Hourglass, Knocks, Clock, Description)
