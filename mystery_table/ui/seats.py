"""The seats of a lobby: who sits there, with which badge, and who decides."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from mystery_table.art.colours import faded
from mystery_table.core.bot import levels
from mystery_table.core.options import Choice
from mystery_table.core.places import NAME_LENGTH, Places, level_name
from mystery_table.core.words import Said, Text
from mystery_table.ui.fields import ComboBox, Pips
from mystery_table.ui.marks import IconMark, SeatBadge
from mystery_table.ui.paint import SMOOTH, box, rounded, shadow
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Button, Label, Segmented, Voice, dress, space

BADGES = 6


def places_of(program: Program, game: str) -> Places:
    """Return the seats of a game to be filled: with names, badges and bots as the settings say."""
    chosen = program.settings
    return Places(program.say, chosen.names, len(program.seat_marks), levels(game), chosen.bot_level)


class SeatCard(QFrame):
    """One seat. What is changed here is changed in `places` at once; `changed` tells the lobby."""

    changed = Signal()
    """Only this seat looks different now."""
    rebuilt = Signal()
    """Other seats look different too."""

    def __init__(
        self,
        program: Program,
        places: Places,
        seat: int,
        removable: bool,
        personal: tuple[Choice, ...] = (),
        role: Said | None = None,
    ) -> None:
        """`personal` is what a person here chooses for themself, `role` what the seat plays."""
        super().__init__()
        self.role = role
        self.program, self.places, self.seat = program, places, seat
        self.wishes = [(choice, self._wish(choice)) for choice in personal]
        self.voice = Voice(program, self)
        self.voice(self.setAccessibleName, Text("app", "Seat {0}", (seat + 1,)))
        self.badge = SeatBadge(program, places.seats[seat].badge, 52)
        self.name = QLineEdit(places.seats[seat].name)
        self.kind = Segmented(
            program,
            (("person", Text("app", "Person"), "account"), ("bot", Text("app", "Bot"), "robot")),
            name=Text("app", "Who decides"),
        )
        self.menu_button = Button(program, None, "icon", icon="dots-vertical", name=Text("app", "More"))
        self.remove_button = Button(
            program, None, "icon", icon="close", name=Text("app", "Take this seat away"), tint="text3"
        )
        if not removable:
            self.remove_button.hide()
        self.badges: list[SeatBadge] = []
        self._build()
        self._connect()
        self.refresh()
        program.restyled.connect(self.update)

    # What it consists of

    def _build(self) -> None:
        column = QVBoxLayout(self)
        space(self.program, column, (22, 14, 15, 16), 6)
        head = QHBoxLayout()
        space(self.program, head, gap=8)
        head.addLayout(self._face())
        middle = QVBoxLayout()
        space(self.program, middle, gap=4)
        top = QHBoxLayout()
        space(self.program, top, gap=2)
        top.addWidget(self.name, 1)
        top.addWidget(self.menu_button)
        top.addWidget(self.remove_button)
        middle.addLayout(top)
        middle.addLayout(self._badge_row())
        head.addLayout(middle, 1)
        column.addLayout(head)
        column.addWidget(self.kind)
        column.addLayout(self._foot())
        for _, wish in self.wishes:
            column.addWidget(wish)

    def _wish(self, choice: Choice) -> ComboBox:
        """Return the list from which a person chooses for themself; its caption is part of each line."""
        said = [
            (value, Text("app", "{0}: {1}", (choice.title, label)))
            for value, label in zip(choice.values, choice.labels, strict=True)
        ]
        box = ComboBox(self.program, said, choice.title, "label", 17)
        box.voice(box.setToolTip, choice.help)
        box.voice(box.setAccessibleDescription, choice.help)
        box.activated.connect(lambda: self.places.wish(self.seat, choice.key, box.value))
        return box

    def _face(self) -> QVBoxLayout:
        face = QVBoxLayout()
        space(self.program, face, gap=0)
        face.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignHCenter)
        number = Label(self.program, str(self.seat + 1), "num", tone="2", px=16, wrap=False)
        face.addWidget(number, 0, Qt.AlignmentFlag.AlignHCenter)
        if self.role is not None:
            said = Label(self.program, self.role, "cap", tone="gold", wrap=False)
            face.addWidget(said, 0, Qt.AlignmentFlag.AlignHCenter)
        face.addStretch(1)
        return face

    def _badge_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        space(self.program, row, gap=0)
        group = QButtonGroup(self)
        for badge in range(BADGES):
            button = SeatBadge(self.program, badge, 22, pick=True)
            button.clicked.connect(partial(self._wear, badge))
            group.addButton(button)
            self.badges.append(button)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _foot(self) -> QStackedLayout:
        self.holder = ComboBox(self.program, (), Text("app", "Who plays this seat"), "label", 17)
        self.level = Pips(self.program, len(self.places.levels))
        self.level_name = Label(self.program, "", "label", weight=600, px=18, wrap=False)
        person, bot, alone = QWidget(self), QWidget(self), QWidget(self)
        row = QHBoxLayout(alone)
        space(self.program, row, gap=8)
        row.addWidget(IconMark(self.program, "eye", 22, boxed=False))
        row.addWidget(
            Label(self.program, Text("app", "nobody else looks at the screen"), "label", tone="2"), 1
        )
        row = QHBoxLayout(person)
        space(self.program, row, gap=8)
        row.addWidget(IconMark(self.program, "eye-off", 22, boxed=False))
        row.addWidget(self.holder, 1)
        row = QHBoxLayout(bot)
        space(self.program, row, gap=10)
        row.addWidget(Label(self.program, Text("app", "level"), "label", tone="2", wrap=False))
        row.addWidget(self.level, 1)
        row.addWidget(self.level_name)
        self._stack = QStackedLayout()
        self._stack.addWidget(person)
        self._stack.addWidget(bot)
        self._stack.addWidget(alone)
        return self._stack

    def _connect(self) -> None:
        dress(self.program, self.name, "h3")
        self.name.setMaxLength(NAME_LENGTH)
        self.voice(self.name.setAccessibleName, Text("app", "Name"))
        self.name.textEdited.connect(self._rename)
        self.name.editingFinished.connect(self.rebuilt_if_named)
        self.kind.chosen.connect(self._turn)
        self.level.valueChanged.connect(self._set_level)
        self.holder.activated.connect(self._hold)
        self.menu_button.clicked.connect(self._open_menu)
        self.remove_button.clicked.connect(self._remove)

    # What is done with it

    def refresh(self) -> None:
        """Show what is in `places` now."""
        place = self.places.seats[self.seat]
        self.badge.show_badge(place.badge)
        if self.name.text() != place.name:
            self.name.setText(place.name)
        taken = {other.badge for other in self.places.seats}
        for at, button in enumerate(self.badges):
            button.setChecked(at == place.badge)
            button.taken = at in taken
            button.update()
        self.kind.choose("bot" if place.bot else "person")
        self._stack.setCurrentIndex(1 if place.bot else 2 if self._is_alone() else 0)
        self.level.blockSignals(True)
        self.level.setValue(self.places.levels.index(place.level))
        self.level.blockSignals(False)
        self._show_level()
        for choice, wish in self.wishes:
            wish.setVisible(not place.bot)
            wish.choose(self.places.wished(self.seat, choice))
        if not place.bot:
            self.holder.offer([(at, self._holder_words(at)) for at in self.places.holders(self.seat)])
            self.holder.choose(self.places.holder(self.seat))
        self.update()

    def _is_alone(self) -> bool:
        return len(self.places.holders(self.seat)) == 1 and self.places.persons == 1

    def _holder_words(self, at: int) -> Said:
        if at == self.seat:
            return Text("app", "asks for the screen")
        return Text("app", "played by {0} too", (self.places.seats[at].name,))

    def _show_level(self) -> None:
        name = level_name(self.places.levels[self.level.value()])
        self.level_name.say(name)
        self.voice(self.level.setAccessibleName, Text("app", "Level: {0}", (name,)))

    def _rename(self, name: str) -> None:
        self.places.rename(self.seat, name)
        self.changed.emit()

    def rebuilt_if_named(self) -> None:
        """Other seats may name this one, so they are shown anew when the name is there."""
        self.rebuilt.emit()

    def _wear(self, badge: int) -> None:
        self.places.wear(self.seat, badge)
        self.rebuilt.emit()

    def _turn(self, kind: str) -> None:
        self.places.set_bot(self.seat, kind == "bot")
        self.rebuilt.emit()

    def _set_level(self, value: int) -> None:
        self.places.set_level(self.seat, self.places.levels[value])
        self._show_level()
        self.changed.emit()

    def _hold(self) -> None:
        self.places.hold(self.seat, self.holder.value)
        self.rebuilt.emit()

    def _remove(self) -> None:
        self.places.remove(self.seat)
        self.rebuilt.emit()

    def _move(self, by: int) -> None:
        self.places.move(self.seat, by)
        self.rebuilt.emit()

    def menu(self) -> QMenu:
        """Return the menu of what else can be done with the seat."""
        menu = QMenu(self)
        say = self.program.say
        dress(self.program, menu, "body")
        earlier = menu.addAction(say(Text("app", "Play earlier")), lambda: self._move(-1))
        later = menu.addAction(say(Text("app", "Play later")), lambda: self._move(1))
        earlier.setEnabled(self.seat > 0)
        later.setEnabled(self.seat < len(self.places.seats) - 1)
        if not self.remove_button.isHidden():
            menu.addSeparator()
            menu.addAction(say(Text("app", "Take this seat away")), self._remove)
        return menu

    def _open_menu(self) -> None:
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.menu_button.mapToGlobal(self.menu_button.rect().bottomLeft()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the panel with a stripe in the seat's colour."""
        theme = self.program.theme
        rect = QRectF(self.rect()).adjusted(6, 4, -6, -8)
        mark = self.program.seat_marks[self.badge.badge]
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        shadow(p, rect, 12, 7, 0.35 if theme.dark else 0.2)
        box(p, rect, 12, theme.panel)
        p.save()
        p.setClipPath(rounded(rect, 12))
        p.fillRect(QRectF(rect.x(), rect.y(), 8, rect.height()), mark.colour)
        p.restore()
        box(p, rect, 12, None, theme.line, 1.2)
        p.end()


class SeatGrid(QWidget):
    """Seats in as many columns as fit, two at most."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._widgets: list[QWidget] = []
        self._columns = 1
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        space(program, self._grid, gap=4)
        column.addLayout(self._grid)
        column.addStretch(1)

    def show_widgets(self, widgets: list[QWidget]) -> None:
        """Show these in order instead of what was there."""
        for widget in self._widgets:
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._widgets = widgets
        self._lay_out()

    def _lay_out(self) -> None:
        self._columns = self._fitting()
        for at, widget in enumerate(self._widgets):
            self._grid.removeWidget(widget)
            self._grid.addWidget(widget, at // self._columns, at % self._columns)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < self._columns else 0)

    def _least(self) -> int:
        return max((widget.minimumSizeHint().width() for widget in self._widgets), default=200)

    def _fitting(self) -> int:
        return 2 if self.width() >= 2 * self._least() + self._grid.horizontalSpacing() else 1

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for one column."""
        return QSize(self._least(), self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Choose the number of columns."""
        super().resizeEvent(event)
        if self._fitting() != self._columns:
            self._lay_out()


class AddSeat(QFrame):
    """A free place with a button that adds a seat."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(self)
        space(program, column, (24, 20, 24, 20))
        self.button = Button(program, Text("app", "Add a seat"), "outline", icon="account-plus", px=19)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        program.restyled.connect(self.update)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return about the size of a seat."""
        return QSize(300, round(110 * self.program.scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint a dashed outline."""
        theme = self.program.theme
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        rect = QRectF(self.rect()).adjusted(6, 4, -6, -8)
        box(p, rect, 12, faded(theme.panel, 0.35), theme.line, 1.6, Qt.PenStyle.DashLine)
        p.end()
