"""Finished matches of each game looked back at: open, and from one seat."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from mystery_table.core.match import new_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Seating
from mystery_table.core.session import Session
from mystery_table.core.state import Action, Options, Seat
from mystery_table.ui.program import Program
from mystery_table.ui.replay import ReplayView
from tests.screens.begun import PAIR
from tests.screens.stage import Stage, seats
from tests.support.mysterium import knowing

Show = Callable[[Stage], QWidget]
LONG = 60
"""Steps after which a match of 13 Clues is to end."""


def asking(session: Session, seat: Seat, rng: Rng) -> Action:
    """Return a move at random in 13 Clues; after LONG steps the right accusation."""
    legal = session.legal(seat)
    if session.number > LONG:
        right = ("accuse", *session.state.hidden.screens[seat])
        return right if right in legal else rng.pick(legal)
    return rng.pick([action for action in legal if action[0] != "accuse"] or legal)


def anything(session: Session, seat: Seat, rng: Rng) -> Action:
    """Return a move at random."""
    return rng.pick(session.legal(seat))


PLAYERS = {"mysterium": knowing, "thirteen_clues": asking}


def finished(
    program: Program, game: str, options: Options, seating: Seating, seed: str = "screens", luck: int = 11
) -> int:
    """Play a match to its end and return its number."""
    match = new_match(program.store, game, options, seating, seed=seed)
    rng, session, player = Rng(luck), match.session, PLAYERS.get(game, anything)
    while session.actors:
        seat = next(seat for seat in session.actors if seat >= 0)
        match.play(seat, player(session, seat, rng))
    number = match.id
    match.close()
    return number


def replay(game: str, options: Options, count: int, seat: int | None = None) -> Show:
    """Return a scene: the middle of a finished match, open or from a seat."""

    def show(stage: Stage) -> QWidget:
        stage.window.show_replay(finished(stage.program, game, options, seats(count)))
        page = stage.window.page
        assert isinstance(page, ReplayView)
        if seat is not None:
            page.viewer.choose(seat)
        page.go(page.replay.last * 3 // 5)
        return stage.window

    return show


SCENES: dict[str, Show] = {
    "replay": replay("mirror_of_truth", {"mode": "competitive"}, 4),
    "replay_mirror_seat": replay("mirror_of_truth", PAIR, 2, 0),
    "replay_mary": replay("mary_king", {}, 2),
    "replay_mary_seat": replay("mary_king", {"abilities": True}, 2, 1),
    "replay_clues": replay("thirteen_clues", {"secret": True}, 4),
    "replay_clues_seat": replay("thirteen_clues", {"secret": True}, 3, 0),
    "replay_mysterium": replay("mysterium", {"level": "medium"}, 5),
    "replay_mysterium_seat": replay("mysterium", {"level": "medium"}, 5, 2),
}
