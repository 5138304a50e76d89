"""Everything that 13 Clues says, in one place to ask."""

from mystery_table.games.thirteen_clues.log import event
from mystery_table.games.thirteen_clues.moves import (
    action,
    button,
    draft,
    missing,
    prompt,
    tasks,
    waiting,
    warning,
)
from mystery_table.games.thirteen_clues.refusals import refusal
from mystery_table.games.thirteen_clues.results import ending, report, status, title
from mystery_table.games.thirteen_clues.sections import section

__all__ = [
    "action",
    "button",
    "draft",
    "ending",
    "event",
    "missing",
    "prompt",
    "refusal",
    "report",
    "section",
    "status",
    "tasks",
    "title",
    "waiting",
    "warning",
]
