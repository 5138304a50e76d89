"""Looking back at a match: the table at any step, from one seat or open, and the bar of its steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from mystery_table import games
from mystery_table.core.layout import Piece
from mystery_table.core.replay import Replay
from mystery_table.core.words import Arg, Text
from mystery_table.ui.browser import Browser
from mystery_table.ui.faces import Faces
from mystery_table.ui.fields import ComboBox
from mystery_table.ui.flank import Flank
from mystery_table.ui.games import panels
from mystery_table.ui.games.panel import Notebook, Sight
from mystery_table.ui.header import PageBar
from mystery_table.ui.keys.bind import Shortcut, by_letter, within
from mystery_table.ui.program import Program
from mystery_table.ui.script import Script
from mystery_table.ui.stepbar import StepBar
from mystery_table.ui.table.view import NOTHING, TableView
from mystery_table.ui.topbar import Banner
from mystery_table.ui.why import WhyPanel
from mystery_table.ui.widgets import Button, space
from mystery_table.ui.zoom import Zoom

OPEN = -1
"""Stands for the open view in the choice of seats."""
PACE = 1300
"""Milliseconds from step to step while it plays."""
SPEEDS = (1, 2, 4)
NO_NOTES = Notebook(lambda _key: None, lambda _key, _value: None)
"""Notes tell what a person thinks now, not then, and belong to that person alone."""


class ReplayView(QWidget):
    """Shows one position of a replay. Nothing on it plays, and it holds nothing once it is hidden."""

    left = Signal()
    play_on = Signal(int)
    """A person wants to play on from this position, in a copy."""
    concealed = Signal()
    """Everything of a seat was taken off the screen; what lies over the window must go too."""

    def __init__(self, program: Program, replay: Replay, seat: int, parent: QWidget | None = None) -> None:
        """`seat` is looked from at first; a match that runs is looked at from its seats only."""
        super().__init__(parent)
        self.program, self.replay = program, replay
        self.setObjectName("Window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        about = games.module(replay.game.id, "about").ABOUT
        self.faces = Faces(program, lambda: replay.seating)
        self.script = Script(program, replay, self.faces)
        self.bar = PageBar(program, about.title, self.script.name())
        self.table = TableView(program, self.faces, about.hue)
        self.banner, self.steps = Banner(program), StepBar(program, self.faces, replay)
        kinds = [kind for kind in panels(replay.game.id) if kind.shows]
        self.flank = Flank(program, self.faces, self.table, kinds, seats=False)
        self.log, self.zoom = self.flank.side.log, Zoom(self.faces, self.table)
        self.why = WhyPanel(program, self.faces, replay)
        self.viewer = ComboBox(program, self._viewers(), Text("app", "Seen by"), "label")
        self.viewer.choose(seat if seat in replay.seats else OPEN)
        self.buttons: dict[str, Button] = {}
        self._texts: dict[int | None, list[list[Text]]] = {}
        self._speed = 1
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next)
        self._build()
        self._connect()
        self.steps.setValue(0 if replay.over else replay.last)
        self.fit()
        self.show_position(moving=False)

    def _viewers(self) -> list[tuple[int, Arg]]:
        names = self.faces.names()
        seats: list[tuple[int, Arg]] = [
            (seat, Text("app", "{0}", (names[seat],))) for seat in self.replay.seats
        ]
        return [(OPEN, Text("app", "All cards open")), *seats] if self.replay.over else seats

    # What stands where

    def _build(self) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        self.bar.row.setStretch(1, 5)  # the title, which cannot be wrapped as the banner can
        self.bar.row.addWidget(self.banner, 4)
        self.viewer.setMinimumWidth(round(150 * self.program.scale))
        self.bar.row.addWidget(self.viewer)
        page.addWidget(self.bar)
        self.flank.row.addWidget(self.table, 1)
        self.flank.build()
        page.addLayout(self.flank.row, 1)
        self.below = QVBoxLayout()
        page.addLayout(self.below)
        foot = QFrame()
        foot.setObjectName("Side")
        self.foot = QHBoxLayout(foot)
        space(self.program, self.foot, (14, 4, 14, 4), 8)
        self._fill_foot()
        page.addWidget(foot)

    def _fill_foot(self) -> None:
        ways = (
            ("first", "skip-previous", Text("app", "To the beginning")),
            ("back", "chevron-left", Text("app", "One step back")),
            ("play", "play", Text("app", "Play")),
            ("on", "chevron-right", Text("app", "One step on")),
            ("last", "skip-next", Text("app", "To the end")),
        )
        for key, icon, name in ways:
            button = Button(self.program, None, "primary" if key == "play" else "", icon=icon, name=name)
            self.buttons[key] = button
            self.foot.addWidget(button)
        self.foot.addWidget(self.steps, 1)
        self.pace = Button(self.program, Text("app", "×{0}", (1,)), name=Text("app", "Speed ×{0}", (1,)))
        self.foot.addWidget(self.pace)
        self.branch = Button(self.program, Text("app", "Play on from here"), "outline", icon="source-branch")
        self.foot.addWidget(self.branch)
        self.branch.setVisible(self.replay.over)

    def _connect(self) -> None:
        acts: dict[str, Callable[[], None]] = {
            "first": lambda: self.go(0),
            "back": lambda: self.go(self.steps.value() - 1),
            "play": self.turn,
            "on": lambda: self.go(self.steps.value() + 1),
            "last": lambda: self.go(self.replay.last),
        }
        for key, act in acts.items():
            self.buttons[key].clicked.connect(act)
        for name in ("back", "play", "on"):
            within(Shortcut(self.program, f"replay_{name}", self, acts[name])).setAutoRepeat(True)
        self._connect_flank()
        self.bar.back.connect(self.left)
        self.steps.valueChanged.connect(lambda _position: self.show_position())
        self.viewer.currentIndexChanged.connect(lambda _index: self.show_position(moving=False))
        self.pace.clicked.connect(self._next_speed)
        self.branch.clicked.connect(lambda: self.play_on.emit(self.steps.value()))
        self.why.asked.connect(self.go)
        self.table.enlarge.connect(self._enlarge)
        self.table.browse.connect(self._browse)
        self.program.retranslated.connect(self.restyle)
        self.program.restyled.connect(self.restyle)

    def _connect_flank(self) -> None:
        self.keys = [Shortcut(self.program, "log", self, lambda: self.flank.open(0))]
        for panel in self.flank.panels:
            panel.veiled.connect(self.table.veil)
            self.table.eyed.connect(panel.look_at)
            if panel.place == "tab" and panel.command is not None:
                act = partial(self.flank.open_panel, panel)
                self.keys.append(Shortcut(self.program, panel.command, self, act))
        self.flank.rail.asked.connect(self.flank.open)
        self.table.arranged.connect(self.flank.dock)

    def fit(self) -> None:
        """Give the panels their place, and the reasons of bots theirs: below the table in little room."""
        self.flank.fit()
        compact = self.program.form == "compact"
        (self.below if compact else self.flank.side.dock).addWidget(self.why)
        self.why.setVisible(bool(self.why.steps))
        self.why.fit(low=len(self.flank.side.tabs) > 1)
        self.flank.dock()

    def first_focus(self) -> QWidget:
        """Return what has the keyboard at first."""
        return self.steps

    # What is shown

    @property
    def seat(self) -> int | None:
        """The seat looked from, None for the open view."""
        return None if self.viewer.value == OPEN else self.viewer.value

    def go(self, position: int) -> None:
        """Show a position; beyond either end, the end."""
        self.stop()
        self.steps.setValue(position)

    def show_position(self, moving: bool = True) -> None:
        """Show the table, the log and what just happened."""
        position, seat = self.steps.value(), self.seat
        self.table.motion.speed = 0.0 if self.program.still else float(self._speed)
        layout = self.replay.layout(position, seat, self.program.form)
        self.table.show_layout(layout, NOTHING, moving)
        told = self._told()
        self.log.show_entries([text for texts in told[:position] for text in texts])
        self.flank.dock()
        self.flank.show_sight(self._sight(position))
        self._show_step(position, told[position - 1] if position else [])
        self.why.show_position(position)
        public = self.replay.session.states[position].public
        self.bar.line.say(self.script.heading(public))
        at_end = position == self.replay.last
        for key in ("first", "back"):
            self.buttons[key].setEnabled(position > 0)
        for key in ("on", "last"):
            self.buttons[key].setEnabled(not at_end)
        self.branch.setEnabled(not at_end)

    def _sight(self, position: int) -> Sight:
        """Return what the panels may show: what the table is seen from, and nothing to decide."""
        observation = self.replay.observe(position, self.replay.looker(position, self.seat))
        steps = tuple(self.replay.steps(position, self.seat))
        seating = self.replay.seating
        return Sight(observation, NOTHING, False, steps, seating, NO_NOTES, NO_NOTES, past=True)

    def _told(self) -> list[list[Text]]:
        """Return what the log tells of each step, as it is read from this seat."""
        if self.seat not in self._texts:
            steps = self.replay.steps(self.replay.last, self.seat)
            self._texts[self.seat] = [self.script.entries([step], n) for n, step in enumerate(steps)]
        return self._texts[self.seat]

    def _show_step(self, position: int, said: list[Text]) -> None:
        """Say in the banner what led here, or who decides."""
        seat = self.replay.marks[position - 1].seat if position else -1
        words = self.script.say(said[0]) if position and said else self.script.meanwhile(position)
        self.banner.show_turn(words, self.faces.marks()[seat] if seat >= 0 else None)

    def restyle(self) -> None:
        """Say and draw everything anew."""
        self.faces.forget()
        self.flank.restyle()
        self.fit()
        self.table.restyle()
        self.show_position(moving=False)

    def _enlarge(self, piece: Piece) -> None:
        ratio = self.table.found[piece.area].area.ratio
        self.zoom.show_piece(piece, ratio, self.table.spots[piece.id])

    def _browse(self, area: str) -> None:
        """Show an open pile card by card; the curtain closes it."""
        shown = Browser(self.program, self.faces, self.table.found[area].area, self)
        self.concealed.connect(shown.reject)
        shown.open()

    # Playing

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    def turn(self) -> None:
        """Play, or stop playing; from the end it begins anew."""
        if self.playing:
            self.stop()
            return
        if self.steps.value() == self.replay.last:
            self.steps.setValue(0)
        self._timer.start(PACE // self._speed)
        self._show_play()

    def stop(self) -> None:
        """Stay where it is."""
        self._timer.stop()
        self._show_play()

    def _show_play(self) -> None:
        button = self.buttons["play"]
        button.set_icon("pause" if self.playing else "play")
        said = Text("app", "Pause") if self.playing else Text("app", "Play")
        button.voice(button.setAccessibleName, said)
        button.voice(button.setToolTip, said)

    def _next(self) -> None:
        self.steps.setValue(self.steps.value() + 1)
        if self.steps.value() == self.replay.last:
            self.stop()

    def _next_speed(self) -> None:
        self._speed = SPEEDS[(SPEEDS.index(self._speed) + 1) % len(SPEEDS)]
        self.pace.voice(self.pace.setText, Text("app", "×{0}", (self._speed,)))
        self.pace.voice(self.pace.setAccessibleName, Text("app", "Speed ×{0}", (self._speed,)))
        self.pace.voice(self.pace.setToolTip, Text("app", "Speed ×{0}", (self._speed,)))
        if self.playing:
            self._timer.start(PACE // self._speed)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Space plays and stops; letters go by their place, as on the table."""
        shortcut = by_letter(self.keys, event)
        if shortcut is not None:
            shortcut.act()
        elif event.key() == Qt.Key.Key_Space:
            self.turn()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Another size may mean another form of layout."""
        super().resizeEvent(event)
        self.fit()
        self.show_position(moving=False)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Nothing moves on, and nobody is asked, that nobody sees."""
        self.stop()
        self.why.explainer.close()
        super().hideEvent(event)

    def clear(self) -> None:
        """Remove every piece and word of a seat at once: the curtain closes."""
        self.stop()
        self.concealed.emit()
        self._texts.clear()
        self.why.close_down()
        self.zoom.close_card()
        self.table.clear()
        self.flank.conceal()
        self.banner.show_turn("", None)
