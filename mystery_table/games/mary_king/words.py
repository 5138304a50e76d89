"""Everything that The Mirroring of Mary King says, in one place to ask."""

from mystery_table.games.mary_king.log import event
from mystery_table.games.mary_king.moves import action, button, prompt, tasks, waiting, wanted
from mystery_table.games.mary_king.refusals import refusal
from mystery_table.games.mary_king.results import ending, report, status, title
from mystery_table.games.mary_king.sections import section

__all__ = [
    "action",
    "button",
    "ending",
    "event",
    "prompt",
    "refusal",
    "report",
    "section",
    "status",
    "tasks",
    "title",
    "waiting",
    "wanted",
]
