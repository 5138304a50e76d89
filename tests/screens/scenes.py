"""The screens there are, each set up as a person would meet it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QWidget

from mystery_table.core.seating import Seating
from mystery_table.core.state import Options
from tests.screens import mary_king, mysterium, replays, thirteen_clues, tutorials
from tests.screens.begun import GAME, OPEN, PAIR, begin
from tests.screens.stage import NAMES, Stage, pause, seats, stage_in, wait

__all__ = ["GAME", "NAMES", "SCENES", "Stage", "begin", "pause", "seats", "stage_in", "wait"]


def home(stage: Stage) -> QWidget:
    """The first page, with matches to continue."""
    begin(stage, PAIR, seats(2), 6)
    begin(stage, OPEN, seats(5, 2), 9)
    stage.window.show_home()
    pause(120)  # matches are looked into a moment later
    return stage.window


def lobby(stage: Stage) -> QWidget:
    """Where a competitive match is set up."""
    stage.window.show_lobby(GAME, "competitive")
    return stage.window


def missions(stage: Stage) -> QWidget:
    """The map of missions."""
    stage.window.show_missions(GAME)
    return stage.window


def missions_played(stage: Stage) -> QWidget:
    """The map of missions of somebody who has played before: the first one is no guided match any more."""
    begin(stage, PAIR, seats(2), 10_000)
    stage.window.show_missions(GAME)
    return stage.window


def matches(stage: Stage) -> QWidget:
    """The list of all matches, one of them over."""
    for moves in (3, 10_000, 8):
        begin(stage, PAIR, seats(2), moves)
    stage.window.show_matches()
    pause(120)  # a marked match is looked into a moment later
    return stage.window


def statistics(stage: Stage) -> QWidget:
    """What was played and won."""
    begin(stage, PAIR, seats(2), 10_000)
    stage.window.show_statistics()
    return stage.window


def settings(stage: Stage) -> QWidget:
    """The settings over home."""
    stage.window.show_home()
    stage.window.show_settings()
    return next(w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not stage.window)


def keys(stage: Stage) -> QWidget:
    """The commands with their keys, one of them changed."""
    stage.program.change(shortcuts={"undo": "Ctrl+U"})
    stage.window.show_home()
    stage.window.show_keys()
    return next(w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not stage.window)


def _match(options: Options, seating: Seating, moves: int) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        stage.window.open_match(begin(stage, options, seating, moves))
        return stage.window

    return show


def composing(stage: Stage) -> QWidget:
    """A move half made: a card chosen, its place chosen, not yet confirmed."""
    _match(PAIR, seats(2), 14)(stage)
    page = stage.window.match
    assert page is not None
    action = next(a for a in page.driver.legal() if a[0] == "place")
    for piece, area in page.maker.gesture(action):
        page.table.pick(piece)
        page.table.drop(area)
    return stage.window


def rules(stage: Stage) -> QWidget:
    """The rules reader beside a match, at a refusal's rule."""
    _match(PAIR, seats(2), 14)(stage)
    stage.window.show_rules(GAME, "rule-7")
    assert stage.window.reader is not None
    return stage.window.reader


def moves(stage: Stage) -> QWidget:
    """The list of legal moves."""
    _match(PAIR, seats(2), 14)(stage)
    page = stage.window.match
    assert page is not None
    page.show_moves()
    assert page.moves is not None
    return page.moves


def drawer(stage: Stage) -> QWidget:
    """The log, in compact windows as a drawer over the table."""
    _match(OPEN, seats(4), 20)(stage)
    page = stage.window.match
    assert page is not None
    page.show_log()
    return stage.window


def curtain(stage: Stage) -> QWidget:
    """The curtain between two persons, with a recap."""
    return _match(OPEN, seats(4, 2), 9)(stage)


SCENES: dict[str, Callable[[Stage], QWidget]] = {
    "home": home,
    "lobby": lobby,
    "missions": missions,
    "missions_played": missions_played,
    "settings": settings,
    "keys": keys,
    "matches": matches,
    "statistics": statistics,
    "mission": _match(PAIR, seats(2), 14),
    "contrast": _match({**PAIR, "contrast": True}, seats(2), 14),
    **{f"table{n}": _match(OPEN, seats(n), 6 * n) for n in (3, 4, 5, 6)},
    "host": _match({**OPEN, "host": True}, seats(3), 4),
    "composing": composing,
    "moves": moves,
    "rules": rules,
    "drawer": drawer,
    "curtain": curtain,
    "end": _match(OPEN, seats(4), 10_000),
    "end_mission": _match(PAIR, seats(2), 10_000),
    **mary_king.SCENES,
    **thirteen_clues.SCENES,
    **mysterium.SCENES,
    **replays.SCENES,
    **tutorials.SCENES,
}
