"""The screens of Mary King: a card held, a question, choices that effects ask for, memories, lobby, map."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QWidget

from mystery_table.core.match import new_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Seating
from mystery_table.core.state import Options
from mystery_table.ui.browser import Browser
from mystery_table.ui.match import MatchPage
from tests.screens.stage import Stage, seats

GAME = "mary_king"
Show = Callable[[Stage], QWidget]


def pending(match_public: object) -> str:
    """Return what a seat is asked: "" for a free turn, the verb of an operation, "window", "recall"."""
    todo = match_public.todo  # type: ignore[attr-defined]
    if not todo:
        return ""
    return str(todo[-1][2].verb) if todo[-1][0] == "op" else str(todo[-1][0])


def reached(stage: Stage, wanted: str, seating: Seating, options: Options, least: int = 30) -> MatchPage:
    """Show the first match in which the first person is asked for something, at random, not at the start."""
    for seed in range(40):
        match = new_match(stage.program.store, GAME, options, seating, seed=f"screens {seed}")
        rng, session, moves = Rng(seed), match.session, 0
        while session.actors:
            seat = session.actors[0]
            person = match.seating.decider(seat) is not None
            if moves >= least and person and pending(session.state.public) == wanted:
                break
            match.play(seat, rng.pick(session.legal(seat)))
            moves += 1
        number, found = match.id, bool(session.actors)
        match.close()
        if found:
            return opened(stage, number)
    raise AssertionError(f"no match in which somebody is asked for {wanted}")


def opened(stage: Stage, number: int) -> MatchPage:
    """Show a match from the seat of whoever is due."""
    stage.window.open_match(number)
    page = stage.window.match
    assert page is not None
    if page.hidden and page.driver.due is not None:
        page.driver.look(page.driver.due)
    return page


def asked(wanted: str, options: Options | None = None) -> Show:
    """Return a screen on which the ghost is asked for something."""

    def show(stage: Stage) -> QWidget:
        reached(stage, wanted, seats(2), options or {})
        return stage.window

    return show


def holding(stage: Stage) -> QWidget:
    """A power card in hand, turned to its second effect."""
    page = reached(stage, "", seats(2), {"abilities": True})
    able = [piece for piece in page.table.choice.pieces() if page.table.turning.able(piece)]
    page.table.pick(able[-1])
    page.table.turning.turn(able[-1])
    return stage.window


def question(stage: Stage) -> QWidget:
    """The curtain that asks another person for an answer."""
    page = reached(stage, "", seats(2, 2), {})
    page.driver.play(next(a for a in page.driver.legal() if a[0] in ("play", "buy")))
    return stage.window


def memory(stage: Stage) -> QWidget:
    """The cards of a memory."""
    page = reached(stage, "", seats(2), {}, 60)
    page.table.browse.emit("memory.0")
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, Browser) and w.isVisible())


def lobby(stage: Stage) -> QWidget:
    """Where a duel is set up."""
    stage.window.show_lobby(GAME, "duel")
    return stage.window


def missions(stage: Stage) -> QWidget:
    """The map of missions, one for both sides chosen."""
    stage.window.show_missions(GAME)
    stage.window.page.choose("quiet_week")  # type: ignore[attr-defined]
    return stage.window


SCENES: dict[str, Show] = {
    "mary_turn": asked(""),
    "mary_holding": holding,
    "mary_window": asked("window"),
    "mary_flip": asked("flip"),
    "mary_recover": asked("recover"),
    "mary_reorder": asked("reorder"),
    "mary_question": question,
    "mary_memory": memory,
    "mary_lobby": lobby,
    "mary_missions": missions,
}
