"""Where a match is set up: the way to play, who sits where, options; one page, no wizard."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mystery_table.core import campaign, tutorial
from mystery_table.core.errors import UserError
from mystery_table.core.match import last_setup, new_match
from mystery_table.core.options import Mission, Mode
from mystery_table.core.words import Arg, Said, Several, Text
from mystery_table.ui.catalogue import about, is_taught, missions, modes_with
from mystery_table.ui.choices import Options
from mystery_table.ui.cover import Cover, Pictures
from mystery_table.ui.firsttime import FirstTime
from mystery_table.ui.header import CONTENT, PageBar
from mystery_table.ui.infoline import InfoLine
from mystery_table.ui.keys.bind import Shortcut
from mystery_table.ui.marks import IconMark, Panel, Rule, Scroller
from mystery_table.ui.program import Program
from mystery_table.ui.seats import AddSeat, SeatCard, SeatGrid, places_of
from mystery_table.ui.surface import surface
from mystery_table.ui.widgets import Button, Label, Segmented, space

HERO_FROM = 1200
"""Logical pixels: narrower pages leave the game's picture out."""


class Lobby(QWidget):
    """Sets up one match of a game."""

    place = "setup"
    """What F1 opens here in the rules."""

    left = Signal()
    begun = Signal(int)
    missions = Signal(str)
    learn = Signal(str)

    def __init__(self, program: Program, game: str, mode_key: str | None = None) -> None:
        super().__init__()
        self.program, self.game, self.about = program, game, about(game)
        self.places = places_of(program, game)
        self._given: dict[str, Any] = {}
        self._recall(mode_key)
        self.cards: list[SeatCard] = []
        self.bar = PageBar(program, Text("app", "New game"), Text("app", "choose seats and options"))
        self.bar.back.connect(self.left)
        if self.about.campaign:
            to_map = Button(program, Text("app", "Mission map"), "outline", icon="map-outline")
            to_map.clicked.connect(partial(self.missions.emit, game))
            self.bar.row.addWidget(to_map)
        if is_taught(game):
            learn = Button(program, Text("app", "Learn to play"), "outline", icon="school")
            learn.clicked.connect(partial(self.learn.emit, game))
            self.bar.row.addWidget(learn)
        self._build()
        self._choose_mode(self.mode.key)
        program.restyled.connect(self._measure)
        program.retranslated.connect(self._measure)
        Shortcut(program, "begin", self, self.begin)

    def _recall(self, mode_key: str | None) -> None:
        """Begin with the last set-up of this game; a mode asked for wins over it.

        At first one person sits where the guided match seats them: in Mysterium as a psychic, not the ghost.
        """
        found = last_setup(self.program.store, self.game)
        if found is not None:
            self._given = dict(found[0])
            self.places.take(found[1])
        offered = self.offered = modes_with(self.game, self.program.folders.data)
        fitting = [m for m in offered if m.options.items() <= self._given.items()]
        asked = [m for m in offered if m.key == mode_key]
        self.mode: Mode = (asked or (fitting if self._given else []) or list(offered))[0]
        guided = tutorial.tutorial(self.game)
        if found is None and guided is not None:
            self.places.fill(min(self.mode.seats), alone=guided.seat)

    # What stands where

    def _build(self) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        self.offer = FirstTime(self.program, self.game)
        self.offer.learn.connect(self.learn)
        page.addWidget(self.offer)
        self._body = QHBoxLayout()
        space(self.program, self._body, (14, 12, 14, 12), 8)
        page.addLayout(self._body, 1)
        self._hero_panel()
        self._seat_column()
        self._option_panel()

    def _hero_panel(self) -> None:
        self.hero = Panel(self.program)
        column = QVBoxLayout(self.hero)
        space(self.program, column, (22, 20, 22, 24), 10)
        self.cover = Cover(self.program, self.about, 90)
        column.addWidget(self.cover, 1)
        column.addWidget(Label(self.program, self.about.title, "h1", px=29, weight=800))
        column.addWidget(Label(self.program, self.about.line, "body", tone="2"))
        self.mode_box = QWidget()
        self._mode_home = column
        self._fill_modes()
        column.addWidget(self.mode_box)
        column.addWidget(Rule(self.program))
        self.facts = QWidget()
        facts = QVBoxLayout(self.facts)
        space(self.program, facts, gap=8)
        self.fact_labels: list[tuple[Label, Label]] = []
        for icon in ("account-group", "clock-outline", "eye-off"):
            facts.addLayout(self._fact(icon))
        column.addWidget(self.facts)
        self._body.addWidget(self.hero)

    def _fact(self, icon: str) -> QHBoxLayout:
        row = QHBoxLayout()
        space(self.program, row, gap=12)
        row.addWidget(IconMark(self.program, icon))
        words = QVBoxLayout()
        space(self.program, words, gap=0)
        head, line = Label(self.program, "", "h3", px=17), Label(self.program, "", "cap", tone="2")
        words.addWidget(head)
        words.addWidget(line)
        row.addLayout(words, 1)
        self.fact_labels.append((head, line))
        return row

    def _fill_modes(self) -> None:
        column = QVBoxLayout(self.mode_box)
        space(self.program, column, gap=6)
        options = [(m.key, m.title, "flag-variant" if max(m.seats) == 2 else "trophy") for m in self.offered]
        self.modes = Segmented(self.program, options, name=Text("app", "Way to play"), upright=True)
        self.modes.chosen.connect(self._choose_mode)
        column.addWidget(self.modes)
        self.mode_line = Label(self.program, "", "cap", tone="2")
        column.addWidget(self.mode_line)

    def _seat_column(self) -> None:
        middle = QVBoxLayout()
        space(self.program, middle, (0, 4, 0, 4), 8)
        self._mode_narrow = middle
        heading = QHBoxLayout()
        space(self.program, heading, (6, 0, 6, 0), 14)
        heading.addWidget(Label(self.program, Text("app", "Seats"), "h2", wrap=False))
        self.range_line = Label(self.program, "", "label", tone="2")
        heading.addWidget(self.range_line, 1)
        middle.addLayout(heading)
        self.seats = SeatGrid(self.program)
        middle.addWidget(Scroller(self.seats), 1)
        self.info = InfoLine(self.program)
        middle.addWidget(self.info)
        self._body.addLayout(middle, 1)

    def _option_panel(self) -> None:
        self.option_panel = panel = Panel(self.program)
        column = QVBoxLayout(panel)
        space(self.program, column, (24, 20, 20, 26), 12)
        column.addWidget(Label(self.program, Text("app", "Options"), "h2"))
        self._options_home = QVBoxLayout()
        column.addLayout(self._options_home, 1)
        self.start = Button(self.program, Text("app", "Start the game"), "primary", icon="play", px=23)
        self.start.setMinimumHeight(round(52 * self.program.scale))
        self.start.clicked.connect(self.begin)
        column.addWidget(self.start)
        self.options: Options | None = None
        self._scroller: Scroller | None = None
        self._body.addWidget(panel)

    # Modes and seats

    def _choose_mode(self, key: str) -> None:
        self.mode = next(m for m in self.offered if m.key == key)
        self.modes.choose(key)
        self.mode_line.say(self.mode.summary)
        self.range_line.say(Text("app", "{0}, in the order of play", (self._seat_range(),)))
        self.places.resize(self.mode.seats)
        self._show_options()
        self._suit()
        self.show_seats()

    def _show_options(self) -> None:
        if self.options is not None:
            self._given |= self.options.values
        if self._scroller is not None:
            self._options_home.removeWidget(self._scroller)
            self._scroller.deleteLater()
        self.options = Options(self.program, self.mode, self._missions(), self._given)
        self.options.changed.connect(self._suit)
        self.options.copied.connect(self._copied, Qt.ConnectionType.QueuedConnection)
        self._scroller = Scroller(self.options)
        self._options_home.addWidget(self._scroller)
        QWidget.setTabOrder(self._scroller, self.start)

    def _suit(self) -> None:
        """Seat the person where the mission chosen wants them."""
        mission = self.options.chosen if self.options is not None else None
        if mission is not None and self.places.suit(mission.seat, mission.level):
            self.show_seats()

    def _copied(self, made: Path | UserError) -> None:
        """A file of the player's own was made and is chosen; say where it is, or why there is none."""
        if isinstance(made, UserError):
            self.info.say(made.message, "no")
            return
        self.offered = modes_with(self.game, self.program.folders.data)
        self.mode = next(m for m in self.offered if m.key == self.mode.key)
        self._show_options()
        self.info.say(
            Text(
                "app",
                "Copied to {0}. Edit that file, then start: the match keeps the rules as they are then.",
                (str(made),),
            )
        )

    def _missions(self) -> tuple[Mission, ...]:
        """Return the missions that may be played in this mode."""
        found = missions(self.game)
        mine = [m for m in found if self.mode.options.items() <= m.options.items()]
        done = campaign.won(self.program.store, self.game)
        open_now = campaign.reachable(found, done, self.program.settings.open_map)
        return tuple(m for m in mine if m.id in open_now)

    def show_seats(self) -> None:
        """Show all seats anew; the keyboard stays where it was."""
        focus = self.focusWidget()
        held = next((c.seat for c in self.cards if focus is not None and c.isAncestorOf(focus)), None)
        removable = len(self.places.seats) - 1 in self.mode.seats
        self.cards = [
            SeatCard(self.program, self.places, at, removable, self.mode.personal, self._role(at))
            for at in range(len(self.places.seats))
        ]
        self.add: AddSeat | None = None
        widgets: list[QWidget] = [*self.cards]
        for card in self.cards:
            card.rebuilt.connect(self._seats_changed, Qt.ConnectionType.QueuedConnection)
            card.changed.connect(self._tell)
        if len(self.places.seats) + 1 in self.mode.seats:
            self.add = AddSeat(self.program)
            self.add.button.clicked.connect(self._add_seat)
            widgets.append(self.add)
        self.seats.show_widgets(widgets)
        if held is not None and held < len(self.cards):
            self.cards[held].kind.setFocus()
        self._tell()

    def _role(self, seat: int) -> Said | None:
        return self.mode.roles[seat] if seat < len(self.mode.roles) else None

    def _seats_changed(self) -> None:
        same = len(self.cards) == len(self.places.seats)
        if not same:
            self.show_seats()
            return
        for card in self.cards:
            card.refresh()
        self._tell()

    def _add_seat(self) -> None:
        self.places.add()
        self.show_seats()
        self.cards[-1].name.setFocus()

    def _is_wide(self) -> bool:
        return self.width() * 100 >= HERO_FROM * self.program.settings.text_size

    def _tell(self) -> None:
        """Say what this table means: curtains, or none."""
        persons, count = self.places.persons, len(self.places.seats)
        facts: list[tuple[Arg, Arg]] = [
            (Text("app", "%n players", n=count), self._seat_range()),
            (Text("app", "about {0} min", (self.mode.minutes,)), self._who(persons)),
            self._privacy(persons),
        ]
        for (head, line), (first, second) in zip(self.fact_labels, facts, strict=True):
            head.say(first)
            line.say(second)
        self.info.say(self._advice(persons))

    def _seat_range(self) -> Text:
        low, high = min(self.mode.seats), max(self.mode.seats)
        return Text("app", "%n seats", n=low) if low == high else Text("app", "{0} to {1} seats", (low, high))

    def _who(self, persons: int) -> Arg:
        bots = sum(place.bot for place in self.places.seats)
        parts: list[Arg] = [Text("app", "%n persons", n=persons)]
        if bots:
            parts.append(Text("app", "%n bots", n=bots))
        return Several(tuple(parts))

    def _privacy(self, persons: int) -> tuple[Arg, Arg]:
        if persons > 1:
            return Text("app", "Hidden hands"), Text("app", "a curtain between turns")
        return Text("app", "No curtain"), Text("app", "nobody else looks at the screen")

    def _advice(self, persons: int) -> Arg:
        names = self.places.names_of_persons()
        if persons > 1:
            listed = Several(tuple(names))
            return Text("app", "At one screen, a curtain comes by itself between: {0}.", (listed,))
        if all(place.bot for place in self.places.seats):
            return Text("app", "Only bots: you look on.")
        return Text("app", "You can pass a seat to a bot and take it back at any time.")

    def first_focus(self) -> QWidget:
        """Return what has the keyboard at first: the first person's name."""
        persons = (card for card in self.cards if not self.places.seats[card.seat].bot)
        return next(persons, self.cards[0]).name

    # The end

    def begin(self) -> None:
        """Begin the match; what is wrong with it is said in place."""
        assert self.options is not None
        self._suit()
        try:
            match = new_match(
                self.program.store,
                self.game,
                self.options.values,
                self.places.seating(),
                seed=self.options.seed.text().strip(),
            )
        except UserError as error:
            self.info.say(error.message, "no")
            return
        match.close()
        remember_names(self.program, self.game, self.places.names_of_persons())
        self.begun.emit(match.id)

    def show_pictures(self, pictures: Pictures | None) -> None:
        """Take pictures from here; call it again when some have come."""
        self.cover.show_pictures(pictures)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the picture out where there is no room; set the seats in as many columns as fit."""
        super().resizeEvent(event)
        wide = self._is_wide()
        if wide == self.hero.isHidden():
            self.hero.setVisible(wide)
            if wide:
                self._mode_home.insertWidget(3, self.mode_box)
            else:
                self._mode_narrow.insertWidget(0, self.mode_box)
        self._measure()

    def _measure(self) -> None:
        """Give the outer columns their part of the width; the seats have the rest."""
        unit = self.program.unit
        edge = max(round(14 * unit), (self.width() - CONTENT) // 2)
        self._body.setContentsMargins(edge, round(12 * unit), edge, round(12 * unit))
        width = self.width() - 2 * edge
        options = round(min(396 * unit, max(300 * unit, width * 0.252)))
        self.option_panel.setFixedWidth(max(options, self.option_panel.minimumSizeHint().width()))
        hero = round(min(380 * unit, max(290 * unit, width * 0.24)))
        self.hero.setFixedWidth(max(hero, self.hero.minimumSizeHint().width()))
        narrow = self.width() - 2 * edge - self.option_panel.width() - round(8 * unit)
        self.modes.turn(upright=self._is_wide() or self.modes.wide() > narrow)
        self.facts.show()
        room = self.height() - self.bar.sizeHint().height() - round(24 * unit)
        room -= 0 if self.offer.isHidden() else self.offer.sizeHint().height()
        self.facts.setVisible(self._mode_home.totalHeightForWidth(self.hero.width()) <= room)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the table under everything."""
        size = (self.width(), self.height())
        p = QPainter(self)
        p.drawPixmap(
            0, 0, surface(self.program.theme, size, "home", (0.12, 0.3), ratio=self.devicePixelRatioF())
        )
        p.end()


def remember_names(program: Program, game: str, names: tuple[str, ...]) -> None:
    """Keep who played and what, for the next time."""
    known = [name for name in program.settings.names if name not in names]
    program.change(names=(*names, *known)[:12], last_game=game)
