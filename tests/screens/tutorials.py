"""The screens of guided matches: a lesson of each game, its last one, and the offer to a newcomer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from mystery_table.core import tutorial
from mystery_table.core.match import open_match
from mystery_table.core.tutorial import Guide
from mystery_table.core.words import Text
from tests.screens.stage import NAMES, Stage
from tests.support.guided import forward

Show = Callable[[Stage], QWidget]


def lesson(game: str, number: int) -> Show:
    """Return a screen on which a guided match has come to a lesson, counted from 1."""

    def show(stage: Stage) -> QWidget:
        program = stage.program
        seating = tutorial.seated(game, program.say, NAMES, len(program.seat_marks))
        title = program.say(Text("app", "Guided match"))
        match = open_match(program.store, tutorial.begin(program.store, game, seating, title))
        guide = Guide.of(match)
        assert guide is not None
        forward(match, guide, number - 1)
        match.close()
        stage.window.open_match(match.id)
        return stage.window

    return show


def offer(stage: Stage) -> QWidget:
    """The lobby of a game that was never played."""
    stage.program.store.forget(tutorial.OFFERED)
    for entry in stage.program.store.matches("thirteen_clues"):
        stage.program.store.delete(entry.id)
    stage.window.show_lobby("thirteen_clues")
    return stage.window


SCENES: dict[str, Show] = {
    "lesson_mirror": lesson("mirror_of_truth", 4),
    "lesson_mirror_end": lesson("mirror_of_truth", 14),
    "lesson_mary": lesson("mary_king", 6),
    "lesson_clues": lesson("thirteen_clues", 2),
    "lesson_mysterium": lesson("mysterium", 14),
    "lesson_offer": offer,
}
