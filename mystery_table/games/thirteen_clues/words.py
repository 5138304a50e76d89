"""Everything that 13 Clues says, in one place to ask."""

from mystery_table.games.thirteen_clues.log import event
from mystery_table.games.thirteen_clues.moves import action, button, prompt, tasks, waiting, warning
from mystery_table.games.thirteen_clues.refusals import refusal
from mystery_table.games.thirteen_clues.results import ending, report, status, title

__all__ = [
    "action",
    "button",
    "ending",
    "event",
    "prompt",
    "refusal",
    "report",
    "status",
    "tasks",
    "title",
    "waiting",
    "warning",
]
