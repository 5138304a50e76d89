"""Everything that Mirror of Truth says, in one place to ask."""

from mystery_table.games.mirror_of_truth.log import event
from mystery_table.games.mirror_of_truth.moves import action, button, prompt, tasks, waiting
from mystery_table.games.mirror_of_truth.refusals import refusal
from mystery_table.games.mirror_of_truth.results import ending, report, status, title
from mystery_table.games.mirror_of_truth.sections import section

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
]
