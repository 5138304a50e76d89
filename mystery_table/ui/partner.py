"""Who plays a mission: oneself, and a bot, another person, or oneself on both sides."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from mystery_table.core.options import Mission
from mystery_table.core.places import NAME_LENGTH, Places, level_name
from mystery_table.core.words import Text
from mystery_table.ui.choices import captioned
from mystery_table.ui.fields import Pips
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Label, Segmented, Voice, dress, space


class Partner(QWidget):
    """Who plays the mission: oneself, and a bot or another person."""

    def __init__(self, program: Program, places: Places) -> None:
        super().__init__()
        self.program, self.places = program, places
        self.voice = Voice(program, self)
        self.mine, self.other = QLineEdit(), QLineEdit()
        self.me = 0
        self.mission: Mission | None = None
        kinds = (
            ("bot", Text("app", "Bot"), "robot"),
            ("person", Text("app", "Person"), "account"),
            ("both", Text("app", "I play both"), "account-multiple"),
        )
        self.kind = Segmented(program, kinds, name=Text("app", "Partner"))
        self.caption = Label(program, Text("app", "Partner"), "label", tone="2")
        self.kind.chosen.connect(self._turn)
        self.level = Pips(program, len(places.levels))
        self.level.valueChanged.connect(self._set_level)
        self.level_name = Label(program, "", "label", weight=600, wrap=False)
        self._build()
        self.refresh()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        space(self.program, column, gap=8)
        for seat, field in enumerate((self.mine, self.other)):
            dress(self.program, field, "h3", 17)
            field.setMaxLength(NAME_LENGTH)
            field.textEdited.connect(lambda name, seat=seat: self.places.rename(self._at(seat), name))
        self.voice(self.mine.setAccessibleName, Text("app", "Your name"))
        self.voice(self.other.setAccessibleName, Text("app", "Name of the partner"))
        column.addLayout(captioned(self.program, Text("app", "Your name"), self.mine))
        column.addWidget(self.caption)
        column.addWidget(self.kind)
        column.addWidget(self.other)
        self._level_row = QWidget()
        row = QHBoxLayout(self._level_row)
        space(self.program, row, gap=10)
        row.addWidget(Label(self.program, Text("app", "level"), "label", tone="2", wrap=False))
        row.addWidget(self.level, 1)
        row.addWidget(self.level_name)
        column.addWidget(self._level_row)

    def _at(self, line: int) -> int:
        """Return the seat of oneself (0) or of the other (1)."""
        return self.me if line == 0 else 1 - self.me

    def show_mission(self, mission: Mission) -> None:
        """Offer who may play a mission: against its own bot, or with whoever is there."""
        self.mission = mission
        self.places.suit(mission.seat, mission.level)
        self.refresh()

    def refresh(self) -> None:
        """Show what is in `places` now."""
        mission, seats = self.mission, self.places.seats
        against = mission is not None and mission.seat is not None
        self.me = next((at for at, place in enumerate(seats[:2]) if not place.bot), 0)
        me, partner = seats[self.me], seats[1 - self.me]
        for field, place in ((self.mine, me), (self.other, partner)):
            if field.text() != place.name:
                field.setText(place.name)
        both = not partner.bot and partner.person == me.person
        if both and (mission is None or not mission.alone):
            self.places.hold(1 - self.me, 1 - self.me)
            both = False
        self.caption.say(Text("app", "Opponent") if against else Text("app", "Partner"))
        self.kind.setVisible(not against)
        self.kind.show_option("both", mission is not None and mission.alone)
        self.kind.turn(upright=mission is not None and mission.alone)
        self.kind.choose("bot" if partner.bot else "both" if both else "person")
        self._level_row.setVisible(partner.bot)
        self.level.setEnabled(not against)
        self.level.setValue(self.places.levels.index(partner.level))
        self._set_level(self.level.value())

    def _turn(self, kind: str) -> None:
        other = 1 - self.me
        self.places.set_bot(other, kind == "bot")
        if kind != "bot":
            self.places.hold(other, self.me if kind == "both" else other)
        self.refresh()

    def _set_level(self, value: int) -> None:
        self.places.set_level(self._at(1), self.places.levels[value])
        name = level_name(self.places.levels[value])
        self.level_name.say(name)
        self.voice(self.level.setAccessibleName, Text("app", "Level: {0}", (name,)))
