"""Everything that Mysterium says, in one place to ask."""

from mystery_table.games.mysterium.log import event
from mystery_table.games.mysterium.moves import action, brief, button
from mystery_table.games.mysterium.prompts import prompt, tasks, waiting, wanted
from mystery_table.games.mysterium.refusals import refusal
from mystery_table.games.mysterium.results import ending, report, status, title
from mystery_table.games.mysterium.sections import section

__all__ = [
    "action",
    "brief",
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
