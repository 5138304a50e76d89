"""The screens of Mysterium: the ghost's, the psychics', and the line-up of the second phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget

from mystery_table.core.match import WHOLE, new_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Seating
from tests.screens.stage import Stage, seats
from tests.support.mysterium import knowing

Show = Callable[[Stage], QWidget]
LATE = ("culprit", "vote", "point")


def _match(seating: Seating, phase: str, **options: Any) -> Show:
    """Return a scene: people who know the truth play until a person is to act in this phase."""

    def show(stage: Stage) -> QWidget:
        match = new_match(stage.program.store, "mysterium", options, seating, seed="screens")
        rng, session = Rng(4), match.session
        for _ in range(600):
            public = session.state.public
            seat = next(seat for seat in session.actors if seat >= 0)
            late = public.hour > 1 or phase in LATE
            if public.phase == phase and late and match.seating.decider(seat) is not None:
                break
            match.play(seat, knowing(session, seat, rng))
        number = match.id
        match.close()
        stage.window.open_match(number)
        return stage.window

    return show


def _psychic(count: int) -> Seating:
    """Return seats of which a psychic's is a person's, all others bots'."""
    first, *others = seats(count).chairs
    return Seating((others[-1], first, *others[:-1]))


def _compared(scene: Show, piece: str) -> Show:
    """Return a scene in which the first piece of a kind is shown together with what it is compared with."""

    def show(stage: Stage) -> QWidget:
        shown = scene(stage)
        page = stage.window.match
        assert page is not None
        pieces = page.table.layout_now.pieces
        page.table.enlarge.emit(next(one for one in pieces if one.id.startswith(piece)))
        return shown

    return show


def _together(phase: str, **options: Any) -> Show:
    """Return a scene around one screen, ghost and psychics, after some knocks."""
    scene = _match(seats(4, 4), phase, **options)

    def show(stage: Stage) -> QWidget:
        shown = scene(stage)
        page = stage.window.match
        assert page is not None
        public = page.driver.public
        page.match.note(WHOLE, "panel knocks", [public.hour, [1, 2, 1]])
        page.driver.look(page.driver.due or 0)
        return shown

    return show


SCENES: dict[str, Show] = {
    "ghost": _match(seats(5), "vision"),
    "ghost7": _match(seats(7), "reveal", level="hard"),
    "psychics3": _match(_psychic(3), "interpret"),
    "psychics7": _match(_psychic(7), "interpret", minutes=2, level="medium"),
    "culprit": _match(seats(4), "culprit", rules={"hours": 12}),
    "visions": _compared(_match(_psychic(7), "interpret", level="hard"), "vision."),
    "targets": _compared(_match(seats(5), "vision"), "vision."),
    "knocks": _together("vision"),
    "evening": _together("interpret", minutes=2, level="medium"),
    "poll": _match(_psychic(6), "vote", rules={"hours": 12}),
}
