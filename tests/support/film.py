"""A film of one turn at a shared screen, for requirement P7: whole frames, words, pictures asked for.

`twin` changes everything in a match that one seat cannot know, its past included; two matches that are twins
for a seat must give equal films of that seat's turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, Qt, QVariantAnimation
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table.core.layout import Face
from mystery_table.core.match import Match, open_match
from mystery_table.core.rng import Rng
from mystery_table.core.session import Played
from mystery_table.core.state import Action, Observation, Seat
from mystery_table.ui.program import Program
from tests.support import table as hands
from tests.support.heard import heard
from tests.support.pictures import PlainPictures

SHARES = (0.0, 0.3, 0.7, 1.0)
"""When an animation is looked at, as shares of its time."""
Change = Callable[[Match], None]


def twin(match: Match, seat: Seat, rng: Rng, whole: bool) -> None:
    """Change what `seat` cannot know, in every state and step so far; not what is hidden unless `whole`.

    Cards that nobody has seen stay as they are without `whole`, so that the same ones are turned up next.
    """
    session = match.session
    for n, state in enumerate(session.states):
        seen = match.game.observe(state, seat)
        other = match.game.guess(seen, rng)
        changed = other if whole else other._replace(hidden=state.hidden)
        assert match.game.observe(changed, seat) == seen
        session.states[n] = changed
    session.history[:] = [_without_secrets(step, seat) for step in session.history]


def _without_secrets(step: Played, seat: Seat) -> Played:
    """Return a step without what was told to others and what others did; to read that would fail."""
    events = tuple(e if e.to in (None, seat) else e._replace(args=()) for e in step.events)
    return step._replace(events=events, action=step.action if step.seat == seat else step.action[:1])


class Film(NamedTuple):
    """Everything that somebody before the screen could see, hear or measure, in order."""

    frames: list[QImage]
    words: list[str]
    asked: list[tuple[Face, int, int]]
    observed: list[Observation]
    """What the seat knows before and after its move."""
    at_move: tuple[int, int]
    """How many frames and words there were before the move."""


class StillClock:
    """Stands where an hourglass has its clock: between two frames no time passes but the camera's own."""

    def start(self) -> None:
        """Begin to stand still."""

    def elapsed(self) -> int:
        """Return 0 milliseconds."""
        return 0

    restart = elapsed


class Camera:
    """Shows a match at a closed curtain and films one turn of the person who is due."""

    def __init__(
        self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, program: Program, match: int, change: Change
    ) -> None:
        self.program = program
        self.frames: list[QImage] = []
        self.words: list[str] = []
        self.pictures = PlainPictures()
        program.__dict__["pictures"] = self.pictures
        monkeypatch.setattr("mystery_table.ui.games.mysterium.hourglass.QElapsedTimer", StillClock)
        monkeypatch.setattr(
            "mystery_table.ui.parts.open_match", lambda *args: _changed(open_match(*args), change)
        )
        self.window, self.page = hands.reopen(qtbot, program, match)

    def film(self, action: Action) -> Film:
        """Film the turn: open, look, compose `action`, make it, and close for the next person."""
        page = self.page
        assert page.curtain is not None
        if not self.program.still:
            page.curtain._slide.start()  # it began when the window was shown and may be over already
        self._run(page.curtain._slide)
        self.shoot()
        self._open()
        observation = page.driver.observation()
        assert observation is not None
        self._look()
        self._compose(action)
        at_move = (len(self.frames), len(self.words))
        page.driver.changed.connect(lambda _: self.shoot())
        assert page.driver.play(action)
        self._run(page.table.motion._clock)
        if page.curtain.closed:
            self._run(page.curtain._slide)
            self.words.append(page.curtain.spoken())
        self.shoot()
        after = page.match.session.observe(observation.seat)
        asked = self.pictures.asked
        return Film(self.frames, self.words, asked, [observation, after], at_move)

    def close(self) -> None:
        """Close the window; nothing of it stays."""
        self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def shoot(self) -> None:
        """Take a picture of the whole window, its title too."""
        self.frames.append(self.window.grab().toImage())
        self.words.append(self.window.windowTitle())

    def _open(self) -> None:
        curtain = self.page.curtain
        assert curtain is not None
        self.words.append(curtain.spoken())
        curtain.share = 0.4
        self.shoot()
        for _ in range(2):
            QTest.keyClick(curtain, Qt.Key.Key_Space)
        self._run(curtain._slide)
        assert not curtain.isVisible()

    def _look(self) -> None:
        """Take in everything that is to be seen and heard: names, tooltips, log, undo."""
        self.shoot()
        page, table = self.page, self.page.table
        self.words += [piece.id for piece in table.layout_now.pieces]
        self.words += map(table.spoken, (*table.found, *table.items_by_id))
        self.words += [item.toolTip() for item in table.items_by_id.values()]
        self.words += map(page.script.say, page.side.log.entries)
        self.words += [button.toolTip() for button in page.bar.icons.values()]
        self.words.append(heard(self.window))
        self.words.append(page.block.title.text())

    def _compose(self, action: Action) -> None:
        """Pick up and put down what the action means, and put it all back."""
        table = self.page.table
        for piece, area in sorted(self.page.maker.gesture(action)):
            table.pick(piece)
            self.shoot()
            table.drop(area)
            self.shoot()
        self.page._put_back()

    def _run(self, animation: QVariantAnimation) -> None:
        """Let an animation go through its time by this clock, a picture at every stop."""
        if animation.state() != QAbstractAnimation.State.Running:
            return
        animation.pause()
        for share in SHARES:
            animation.setCurrentTime(round(animation.duration() * share))
            self.shoot()


def _changed(match: Match, change: Change) -> Match:
    change(match)
    return match


def handovers(match: Match, rng: Rng) -> list[tuple[int, Seat]]:
    """Play a match of persons to its end at random; return (line, seat) of every turn after another's."""
    session, found, last = match.session, [], -1
    while session.actors:
        seat = session.actors[0]
        if seat != last:
            found.append((session.lines, seat))
        last = seat
        match.play(seat, rng.pick(session.legal(seat)))
    return found


def unchanged(_match: Match) -> None:
    """Leave a match as it is."""
