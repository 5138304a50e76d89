"""The page of a campaign: its map, and beside it the mission chosen, the partner, and the way in."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from mystery_table import games
from mystery_table.core import campaign
from mystery_table.core.campaign import Custom
from mystery_table.core.errors import UserError
from mystery_table.core.match import last_setup, new_match
from mystery_table.core.options import Mission, Mode
from mystery_table.core.words import Several, Text
from mystery_table.ui.catalogue import about, missions, modes
from mystery_table.ui.choices import Options, captioned
from mystery_table.ui.cover import Pictures
from mystery_table.ui.fields import CheckBox, Stepper
from mystery_table.ui.firstmission import FirstMission
from mystery_table.ui.header import CONTENT, PageBar
from mystery_table.ui.infoline import InfoLine
from mystery_table.ui.keys.bind import Shortcut
from mystery_table.ui.lobby import remember_names
from mystery_table.ui.marks import IconMark, Panel, Rule, Scroller
from mystery_table.ui.missionmap import LOCKED, OPEN, STATES, WON, MissionMap, Stars
from mystery_table.ui.origin import ORIGINS
from mystery_table.ui.partner import Partner
from mystery_table.ui.program import Program
from mystery_table.ui.seats import places_of
from mystery_table.ui.surface import surface
from mystery_table.ui.widgets import Button, Label, space

CUSTOM = "custom"


def custom_of(game: str) -> Custom | None:
    """Return the mission of one's own that a game offers, None if it offers none."""
    try:
        found: Custom = games.module(game, "custom").CUSTOM
    except ModuleNotFoundError:
        return None
    return found


class Missions(QWidget):
    """The map of a game's missions and what is chosen on it."""

    place = "missions"
    """What F1 opens here in the rules."""

    left = Signal()
    begun = Signal(int)
    learn = Signal(str)

    def __init__(self, program: Program, game: str) -> None:
        super().__init__()
        self.program, self.game, self.about = program, game, about(game)
        self.all, self.custom = missions(game), custom_of(game)
        self.done = campaign.won(program.store, game)
        self.places = places_of(program, game)
        self._given: dict[str, Any] = {}
        self._recall()
        self.chosen = ""
        self.bar = PageBar(program, self.about.title, self.about.line)
        self.bar.back.connect(self.left)
        self._build()
        self._refresh_map()
        following = campaign.following(self.all, self.done)
        self.map.choose((following or self.all[-1]).id)
        Shortcut(program, "begin", self, self.begin)
        program.settings_changed.connect(self._refresh_map)
        program.restyled.connect(self._measure)
        program.retranslated.connect(self._measure)

    def _recall(self) -> None:
        found = last_setup(self.program.store, self.game)
        if found is not None and len(found[1].chairs) == 2:
            self._given = dict(found[0])
            self.places.take(found[1])
        self.places.resize((2,))

    # What stands where

    def _build(self) -> None:
        self.open_map = CheckBox(self.program, Text("app", "Open map"))
        self.open_map.setChecked(self.program.settings.open_map)
        self.open_map.toggled.connect(lambda on: self.program.change(open_map=on))
        self.bar.row.addWidget(self.open_map)
        if self.custom is not None:
            own = Button(
                self.program, Text("app", "A mission of your own"), "outline", icon="pencil-plus-outline"
            )
            own.clicked.connect(lambda: self.choose(CUSTOM))
            self.bar.row.addWidget(own)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        body = self._body = QHBoxLayout()
        space(self.program, body, (16, 12, 10, 12), 8)
        page.addLayout(body, 1)
        self.map = MissionMap(self.program, self.all, self.about.hue)
        self.map.chosen.connect(self.choose)
        self.map.begun.connect(self._begin_from_map)
        body.addWidget(Scroller(self.map, sideways=True), 1)
        self.panel = self._panel()
        body.addWidget(self.panel)

    def _panel(self) -> QWidget:
        panel = Panel(self.program)
        column = QVBoxLayout(panel)
        space(self.program, column, (24, 20, 20, 26), 10)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        space(self.program, rows, gap=10)
        self._fill_head(rows)
        self.guide = FirstMission(self.program, self.game, inside)
        self.guide.turned.connect(self._show_guide)
        rows.addWidget(self.guide)
        self.partner = Partner(self.program, self.places)
        rows.addWidget(self.partner)
        mode = self._mode()
        self.options = Options(self.program, mode, (), self._given)
        rows.addWidget(self.options)
        rows.addStretch(1)
        column.addWidget(Scroller(inside), 1)
        self.info = InfoLine(self.program)
        column.addWidget(self.info)
        self.start = Button(self.program, Text("app", "Start the mission"), "primary", icon="play", px=22)
        self.start.setMinimumHeight(round(50 * self.program.scale))
        self.start.clicked.connect(self.begin)
        column.addWidget(self.start)
        return panel

    def _fill_head(self, rows: QVBoxLayout) -> None:
        self.name = Label(self.program, "", "h1", px=27, weight=800)
        self.detail = Label(self.program, "", "num", tone="gold", px=19)
        rows.addWidget(self.name)
        rows.addWidget(self.detail)
        line = QHBoxLayout()
        space(self.program, line, gap=8)
        self.origin_icon = IconMark(self.program, "star-four-points", 20, boxed=False)
        self.origin = Label(self.program, "", "label", tone="2")
        self.stars = Stars(self.program, 1, 16)
        line.addWidget(self.origin_icon)
        line.addWidget(self.origin, 1)
        line.addWidget(self.stars)
        rows.addLayout(line)
        self._numbers = QWidget()
        fields = QVBoxLayout(self._numbers)
        space(self.program, fields, gap=12)
        self.numbers: dict[str, QSpinBox] = {}
        for field in self.custom.fields if self.custom else ():
            stepper = Stepper(self.program, field.title, field.low, field.high)
            stepper.spin.setValue(self._given.get(field.key, field.default))
            stepper.spin.valueChanged.connect(self._tell)
            self.numbers[field.key] = stepper.spin
            fields.addLayout(captioned(self.program, field.title, stepper))
        rows.addWidget(self._numbers)
        rows.addWidget(Rule(self.program))

    def _mode(self) -> Mode:
        """Return the mode to which the missions belong."""
        offered = modes(self.game)
        return next(m for m in offered if m.options.items() <= self.all[0].options.items())

    # The mission chosen

    def state_of(self, mission: Mission) -> str:
        """Return whether a mission is won, open or locked."""
        if mission.id in self.done:
            return WON
        reachable = campaign.reachable(self.all, self.done, self.program.settings.open_map)
        return OPEN if mission.id in reachable else LOCKED

    def _refresh_map(self) -> None:
        self.map.show_states(self.state_of)
        count = len(self.done & {m.id for m in self.all})
        self.bar.say(self.about.title, Text("app", "missions won: {0} of {1}", (count, len(self.all))))
        if self.chosen:
            self._tell()

    def choose(self, mission: str) -> None:
        """Show a mission beside the map; CUSTOM for one of one's own."""
        self.chosen = mission
        own = mission == CUSTOM
        self._numbers.setVisible(own)
        self.stars.setVisible(not own)
        self.detail.setVisible(not own)
        if own:
            self.map.choose("")
            self.name.say(Text("app", "A mission of your own"))
            self.origin.say(Text("app", "does not count for the map"))
            self.origin_icon.set_icon("pencil")
        else:
            found = self._mission()
            self.partner.show_mission(found)
            self.name.say(found.name)
            self.stars.difficulty = found.difficulty
            self.stars.update()
        self.guide.offer(mission if mission not in self.done else "")
        self._show_guide()
        self._tell()

    def _show_guide(self) -> None:
        """Show what is played with the guide in place of what else could be chosen."""
        with_guide = self.guide.wanted
        self.partner.setVisible(not with_guide)
        self.options.setVisible(not with_guide)
        if self.chosen != CUSTOM:
            mission = self._mission()
            words, icon = ORIGINS["project" if with_guide else mission.origin]
            self.detail.say(self.guide.told or mission.detail)
            self.origin.say(words)
            self.origin_icon.set_icon(icon)

    def _mission(self) -> Mission:
        return next(m for m in self.all if m.id == self.chosen)

    def _tell(self) -> None:
        """Say what stands in the way of the mission, or how it stands."""
        problem = self._problem()
        self.start.setEnabled(problem is None)
        if problem is not None:
            self.info.say(problem, "no" if self.chosen == CUSTOM else "info")
        elif self.chosen == CUSTOM:
            self.info.say(Text("app", "This mission can be played."))
        else:
            self.info.say(Text("app", "This mission is {0}.", (STATES[self.state_of(self._mission())][0],)))

    def _problem(self) -> Text | None:
        if self.chosen != CUSTOM:
            mission = self._mission()
            if self.state_of(mission) != LOCKED:
                return None
            names = Several(tuple(m.name for m in self.all if m.id in mission.after))
            return Text("app", "Opens when one of these is won: {0}.", (names,))
        try:
            games.load(self.game).settle(self._options(), 2)
        except UserError as error:
            return error.message if isinstance(error.message, Text) else Text("app", "{0}", (error.message,))
        return None

    def _options(self) -> dict[str, Any]:
        if self.chosen == CUSTOM and self.custom is not None:
            numbers = {key: spin.value() for key, spin in self.numbers.items()}
            return self.options.values | dict(self.custom.options) | numbers
        return self.options.values | self._mission().options

    def _begin_from_map(self, mission: str) -> None:
        self.choose(mission)
        self.begin()

    def begin(self) -> None:
        """Begin the mission chosen; what stands in its way is said in place."""
        if self._problem() is not None:
            self._tell()
            return
        if self.guide.wanted:
            self.learn.emit(self.game)
            return
        try:
            seed = self.options.seed.text().strip()
            seating = self.places.seating()
            match = new_match(self.program.store, self.game, self._options(), seating, seed=seed)
        except UserError as error:
            self.info.say(error.message, "no")
            return
        match.close()
        self.guide.leave()
        remember_names(self.program, self.game, self.places.names_of_persons())
        self.begun.emit(match.id)

    def first_focus(self) -> QWidget:
        """Return what has the keyboard at first: the mission to go on with."""
        return self.map.nodes[self.chosen]

    def show_pictures(self, pictures: Pictures | None) -> None:
        """A map has no pictures of cards."""

    def _measure(self) -> None:
        """Give the panel its part of the width; the map has the rest."""
        unit = self.program.unit
        edge = max(0, (self.width() - CONTENT) // 2)
        self._body.setContentsMargins(
            edge + round(16 * unit), round(12 * unit), edge + round(10 * unit), round(12 * unit)
        )
        wanted = round(min(430 * unit, max(270 * unit, (self.width() - 2 * edge) * 0.27)))
        self.panel.setFixedWidth(max(wanted, self.panel.minimumSizeHint().width()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Measure the panel anew."""
        super().resizeEvent(event)
        self._measure()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the table under everything."""
        size = (self.width(), self.height())
        p = QPainter(self)
        p.drawPixmap(
            0, 0, surface(self.program.theme, size, "home", (0.3, 0.2), ratio=self.devicePixelRatioF())
        )
        p.end()
