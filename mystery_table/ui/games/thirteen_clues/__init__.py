"""The panels of 13 Clues: what to do, what was said last, and the casebook."""

from mystery_table.ui.games.thirteen_clues.builder import Builder
from mystery_table.ui.games.thirteen_clues.casebook import CasebookPanel
from mystery_table.ui.games.thirteen_clues.speech import Speech

PANELS = (Builder, Speech, CasebookPanel)
