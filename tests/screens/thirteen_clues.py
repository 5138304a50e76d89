"""The screens of 13 Clues: each number of players, each kind of action, the casebook, the lobby."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from mystery_table.core.layout import Gesture
from mystery_table.core.match import new_match
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Options
from mystery_table.games.thirteen_clues import ids
from mystery_table.ui.games.thirteen_clues.accusation import Accusation
from mystery_table.ui.games.thirteen_clues.casebook import CasebookPanel
from mystery_table.ui.match import MatchPage
from tests.screens.stage import Stage, seats

GAME = "thirteen_clues"
Show = Callable[[Stage], QWidget]


def begun(stage: Stage, count: int, moves: int, options: Options, persons: int = 1) -> MatchPage:
    """Show a match after so many moves at random, mostly questions, at a person's turn."""
    match = new_match(stage.program.store, GAME, options, seats(count, persons), seed="screens")
    rng, session = Rng(11), match.session
    while session.actors and (moves > 0 or match.seating.decider(session.actors[0]) is None):
        kept = [action for action in session.legal(session.actors[0]) if action[0] != "secret"]
        if rng.below(20):
            kept = [action for action in kept if action[0] != "accuse"]
        match.play(session.actors[0], rng.pick(kept))
        moves -= 1
    number = match.id
    match.close()
    stage.window.open_match(number)
    page = stage.window.match
    assert page is not None
    return page


def compose(page: MatchPage, gesture: Gesture) -> None:
    """Put together a move, but for the last step that would make it."""
    for piece, area in sorted(gesture, reverse=True):
        page.table.pick(piece)
        page.table.drop(area)


def action_of(page: MatchPage, verb: str) -> Action:
    """Return a legal move of a kind."""
    return next(action for action in page.driver.legal() if action[0] == verb)


def table(count: int, moves: int, options: Options, verb: str = "") -> Show:
    """Return a screen with a table, a move of this kind put together."""

    def show(stage: Stage) -> QWidget:
        page = begun(stage, count, moves, options)
        if verb:
            compose(page, page.maker.gesture(action_of(page, verb)))
        return stage.window

    return show


def accusation(stage: Stage) -> QWidget:
    """The question before an accusation."""
    page = begun(stage, 3, 20, {})
    page._act(action_of(page, "accuse"))
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, Accusation) and w.isVisible())


def looking(stage: Stage) -> QWidget:
    """An informant about to be looked at."""
    page = begun(stage, 2, 12, {"broad": True})
    compose(page, frozenset({(ids.GLASS, ids.informant(2))}))
    return stage.window


def casebook(stage: Stage) -> QWidget:
    """The casebook with a pencil mark and the reason of a cell, in compact windows as a drawer."""
    page = begun(stage, 4, 60, {"secret": True})
    panel = next(panel for panel in page.panels if isinstance(panel, CasebookPanel))
    if not page.side.isVisible():
        page.flank.open_panel(panel)
    panel.grid.cycled.emit(3)
    panel.grid.setCurrentIndex(panel.grid.cells.index(0, 0))
    panel.open_menu(4, QPoint(0, 0))
    assert panel.menu is not None
    panel.menu.close()
    return stage.window


def lobby(stage: Stage) -> QWidget:
    """Where a match is set up, with what each person's casebook fills in."""
    stage.window.show_lobby(GAME, "classic")
    return stage.window


SCENES: dict[str, Show] = {
    "clues_keep": table(3, 0, {}),
    "clues_2": table(2, 12, {}, "ask"),
    "clues_4": table(4, 30, {"secret": True}, "secret"),
    "clues_6": table(6, 30, {"broad": True}, "accuse"),
    "clues_look": looking,
    "clues_accusation": accusation,
    "clues_casebook": casebook,
    "clues_lobby": lobby,
}
