"""What a screen reader finds on the table: the view, and one object for each piece and each area in use.

QGraphicsView by itself shows a screen reader nothing but an empty viewport, so the view, and a small QObject
for each thing on it, have accessible interfaces of their own. Everything said comes from the same layout that
is painted, so that nothing hidden can be in it.

PySide keeps every interface that Python makes until the program ends, long after Qt has done with it. So an
interface keeps nothing itself: it asks Qt for what it stands for, and nothing of a match outlives its page.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken

from mystery_table.core.words import Text

if TYPE_CHECKING:
    from mystery_table.ui.table.view import TableView

Role = QAccessible.Role
TABLE = "MysteryTable"
"""Object name of the views that have an interface of their own."""
NOBODY = cast("QAccessibleInterface", None)
"""Qt's way to say that there is no such child."""
NO_INTERFACE = Shiboken.VoidPtr(0)
"""A null pointer: None in its place aborts the program as soon as a screen reader asks."""


def announce(source: QObject, words: str) -> None:
    """Let a screen reader say what has just happened; nothing where there is none, or nothing to say."""
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, words))


class Spoken(QObject):
    """Stands for one piece or area, by its id, as long as it is on the table."""

    def __init__(self, view: TableView, name: str) -> None:
        super().__init__(view)
        self.view, self.name = view, name
        self.action = Press(self)
        """What a screen reader may do with it."""
        self.setObjectName(name)

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        view = self.view
        box = view.spots[self.name] if self.name in view.spots else view.found[self.name].box
        corner = view.viewport().mapToGlobal(QPoint(round(box.x), round(box.y)))
        return QRect(corner.x(), corner.y(), round(box.w), round(box.h))

    def is_piece(self) -> bool:
        """Return whether it is a piece; else it is an area."""
        return self.name in self.view.spots

    def words(self) -> str:
        """Return name, place and state: “Compass, evidence 1 of 3, chosen”."""
        view = self.view
        parts = [view.spoken(self.name)]
        if self.is_piece():
            piece = view.items_by_id[self.name].piece
            mates = [p.id for p in view.layout_now.pieces if p.area == piece.area]
            where = view.spoken(piece.area)
            count = (where, mates.index(self.name) + 1, len(mates))
            if where and len(mates) > 1:
                parts.append(view.program.say(Text("app", "{0}, {1} of {2}", count)))
            elif where:
                parts.append(where)
        if self.chosen():
            parts.append(view.program.say(Text("app", "chosen")))
        return ", ".join(part for part in parts if part)

    def detail(self) -> str:
        """Return what stands on a piece, "" if nothing does."""
        item = self.view.items_by_id.get(self.name)
        if item is None or item.piece.detail is None:
            return ""
        return self.view.program.say(item.piece.detail, self.view.faces.names())

    def chosen(self) -> bool:
        """Return whether it belongs to the move that is being composed."""
        choice = self.view.choice
        return choice.piece == self.name or any(self.name in drop for drop in choice.made)

    def able(self) -> bool:
        """Return whether something may be done with it now."""
        choice = self.view.choice
        return self.name in choice.replacements() or self.name in choice.areas()

    def press(self) -> None:
        """Do what Enter does on it."""
        self.view.cursor_keys.go_to(self.name)
        self.view.cursor_keys.enter()


class Press(QAccessibleActionInterface):
    """Lets a screen reader do with a thing what Enter does."""

    def __init__(self, thing: Spoken) -> None:
        super().__init__()
        self.thing = thing

    def actionNames(self) -> list[str]:  # noqa: N802 - Qt's name
        """Return “press” where something may be done."""
        return [self.pressAction()] if self.thing.able() else []

    def doAction(self, name: str) -> None:  # noqa: N802 - Qt's name
        """Press the thing."""
        if name == self.pressAction():
            self.thing.press()

    def keyBindingsForAction(self, _name: str) -> list[str]:  # noqa: N802 - Qt's name
        """Return the keys that do the same."""
        return ["Return"]


class ThingInterface(QAccessibleObject):
    """One piece or area as a screen reader sees it: a button where something may be done."""

    @property
    def thing(self) -> Spoken:
        """What it stands for; as long as Qt asks, it is there."""
        return cast("Spoken", self.object())

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """Return the interface for actions, a null pointer for others; the stubs call a pointer an int."""
        wanted = self.thing.action if kind == QAccessible.InterfaceType.ActionInterface else NO_INTERFACE
        return cast("int", wanted)

    def role(self) -> Role:
        """Return what it is."""
        return Role.Button if self.thing.able() else Role.Graphic if self.thing.is_piece() else Role.Grouping

    def state(self) -> QAccessible.State:
        """Return its state."""
        state, able = QAccessible.State(), int(self.thing.able())
        for name, value in (
            ("focusable", able),
            ("selectable", able),
            ("focused", int(self.thing.view.cursor_keys.at == self.thing.name)),
            ("selected", int(self.thing.chosen())),
        ):
            setattr(state, name, value)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return its name, or what stands on it."""
        if kind == QAccessible.Text.Description:
            return self.thing.detail()
        return self.thing.words() if kind == QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        return self.thing.rect()

    def parent(self) -> QAccessibleInterface:
        """Return the table."""
        return QAccessible.queryAccessibleInterface(self.thing.view)

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        """Return 0: things are not nested for the ear."""
        return 0

    def child(self, _index: int) -> QAccessibleInterface:
        """Return nothing."""
        return NOBODY

    def indexOfChild(self, _child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        """Return -1."""
        return -1


class TableInterface(QAccessibleWidget):
    """The table: its children are the areas that have a name, each followed by the pieces in it.

    The last child is the viewport, in which the buttons and panels lie that stand on the table.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view, Role.Grouping)

    @property
    def view(self) -> TableView:
        """The table that it stands for; as long as Qt asks, it is there."""
        return cast("TableView", self.object())

    def text(self, kind: QAccessible.Text) -> str:
        """Return the table's name."""
        return self.view.program.say(Text("app", "Table")) if kind == QAccessible.Text.Name else ""

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        """Return how many things are on the table, the viewport included."""
        return len(self.view.things.names()) + 1

    def child(self, index: int) -> QAccessibleInterface:
        """Return one thing."""
        names = self.view.things.names()
        if index == len(names):
            return QAccessible.queryAccessibleInterface(self.view.viewport())
        if not 0 <= index < len(names):
            return NOBODY
        return QAccessible.queryAccessibleInterface(self.view.things.get(names[index]))

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        """Return the place of a thing, -1 if it is none."""
        thing, names = child.object(), self.view.things.names()
        if thing is self.view.viewport():
            return len(names)
        return names.index(thing.name) if isinstance(thing, Spoken) and thing.name in names else -1

    def focusChild(self) -> QAccessibleInterface:  # noqa: N802 - Qt's name
        """Return the thing on which the ring stands."""
        at = self.view.cursor_keys.at
        if at is None or at not in self.view.things.names():
            return NOBODY
        return QAccessible.queryAccessibleInterface(self.view.things.get(at))


class Things:
    """The objects that stand for what is on the table; made when a screen reader asks for them."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self._made: dict[str, Spoken] = {}

    def names(self) -> list[str]:
        """Return areas that have a name and pieces, in reading order, each name once."""
        view, names = self.view, list[str]()
        pieces = {piece.id for piece in view.layout_now.pieces}
        for name, place in view.found.items():
            named = place.area.name is not None or place.area.title is not None
            if named and name not in pieces:
                names.append(name)
            names += [piece.id for piece in view.layout_now.pieces if piece.area == name]
        return names

    def get(self, name: str) -> Spoken:
        """Return the object that stands for a thing."""
        if name not in self._made:
            self._made[name] = Spoken(self.view, name)
        return self._made[name]

    def forget_gone(self) -> None:
        """The layout is another: what is no longer on the table is no longer there for the ear either."""
        there = set(self.names())
        for name in [name for name in self._made if name not in there]:
            gone = self._made.pop(name)
            gone.setParent(None)
            gone.deleteLater()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self.view, QAccessible.Event.ObjectReorder))

    def focus(self, name: str) -> None:
        """Tell a screen reader on which thing the ring stands."""
        if QAccessible.isActive() and name in self.names():
            QAccessible.updateAccessibility(QAccessibleEvent(self.get(name), QAccessible.Event.Focus))


@cache
def install() -> None:
    """Let Qt ask here for the tables' interfaces; done once in a process, before the first table."""
    QAccessible.installFactory(_factory)


def _factory(_key: str, thing: QObject | None) -> QAccessibleInterface | None:
    if isinstance(thing, Spoken):
        return ThingInterface(thing)
    if thing is not None and thing.objectName() == TABLE:
        return TableInterface(cast("TableView", thing))
    return None
