"""The keyboard on the table: a ring that walks over pieces and areas, and keys that act on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from mystery_table.core.layout import Area, Region
from mystery_table.ui.keynames import physical_letter
from mystery_table.ui.table.geometry import Box

if TYPE_CHECKING:
    from mystery_table.ui.table.view import TableView

REGIONS: tuple[Region, ...] = ("bar", "others", "shared", "mine")
TURN = "R"
"""Turns over the piece that is looked at."""
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Cursor:
    """Where the keyboard is. While a piece is in hand the ring walks over the areas that may take it."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.at: str | None = None

    def stops(self) -> list[str]:
        """Return what the ring may stand on now, in reading order."""
        choice, found = self.view.choice, self.view.found
        if choice.piece is not None:
            return [name for name in found if name in self.view.turning.targets()]
        order = {name: n for n, name in enumerate(found)}
        pieces = sorted(self.view.layout_now.pieces, key=lambda p: order.get(p.area, 0))
        shown = [piece.id for piece in pieces]
        dropped = {area for _, area in choice.made}
        return shown + [name for name in found if name in dropped]

    def region(self, name: str) -> Region | None:
        """Return the region of the table in which a piece or an area lies."""
        holder = next((p.area for p in self.view.layout_now.pieces if p.id == name), name)
        found: Region | None = None

        def walk(area: Area, region: Region | None) -> None:
            nonlocal found
            region = area.region or region
            if area.id == holder:
                found = region
            for part in area.parts:
                walk(part, region)

        walk(self.view.layout_now.root, None)
        return found

    def show(self) -> None:
        """Draw the ring where it stands; only while the table has the keyboard."""
        if self.at not in self.stops():
            self.at = None
        shown = self.at if self.view.hasFocus() else None
        for name, item in self.view.items_by_id.items():
            item.mark(focused=name == shown)
        for name, area in self.view.area_items.items():
            area.mark(focused=name == shown)
        self.view.eye.see()

    def go_to(self, name: str | None) -> None:
        """Put the ring on a piece or an area."""
        self.at = name
        self.show()
        if name is not None:
            self.view.things.focus(name)
            self.view.focus_moved.emit(name)

    def forget(self) -> None:
        """The table is empty: the ring is nowhere."""
        self.at = None

    def next_region(self, forward: bool) -> bool:
        """Go to the first stop of the next region that has one; False when there is none left."""
        stops = self.stops()
        if self.view.choice.piece is not None or not stops:
            return False
        regions = [r for r in REGIONS if any(self.region(name) == r for name in stops)]
        here = self.region(self.at) if self.at is not None else None
        at = regions.index(here) if here in regions else (-1 if forward else len(regions))
        at += 1 if forward else -1
        if not 0 <= at < len(regions):
            return False
        inside = [name for name in stops if self.region(name) == regions[at]]
        able = [name for name in inside if name in self.view.choice.replacements()]
        self.go_to((able or inside)[0])
        return True

    def press(self, event: QKeyEvent) -> bool:
        """Act on a key; False if it means nothing here."""
        key = Qt.Key(event.key())
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if not plain:
            return False
        if key in ARROWS:
            self._walk(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self.enter()
        elif key == Qt.Key.Key_Escape:
            return self.view.put_back()
        elif key == Qt.Key.Key_Space:
            return self._enlarge()
        else:
            return self._letter(physical_letter(event))
        return True

    def _walk(self, dx: int, dy: int) -> None:
        """Go to the nearest stop in a direction."""
        stops = self.stops()
        if self.at not in stops:
            able = [name for name in stops if name in self.view.choice.replacements()]
            if stops:
                self.go_to((able or stops)[0])
            return
        here = self._box(self.at)
        far = {name: _way(here, self._box(name), dx, dy) for name in stops if name != self.at}
        reach = {name: way for name, way in far.items() if way is not None}
        if reach:
            self.go_to(min(reach, key=lambda name: reach[name]))

    def _box(self, name: str) -> Box:
        view = self.view
        return view.spots[name] if name in view.spots else view.found[name].box

    def enter(self) -> bool:
        """Pick up, put down, or play what is composed; a piece that can still be added is added first."""
        choice, at = self.view.choice, self.at
        if self.view.suggested is not None:
            return self.view.commit()
        if choice.piece is None and choice.ready is not None and at not in choice.pieces():
            return self.view.commit()
        if at is None:
            return False
        choice.pick_only([at])
        if choice.piece is not None:
            self.view.drop(at)
        elif not self._browse(at):
            self._take(at)
        return True

    def _browse(self, piece: str) -> bool:
        """Look through the pile on which the ring stands, where it cannot be taken."""
        item = self.view.items_by_id.get(piece)
        if item is None or piece in self.view.choice.replacements():
            return False
        return self.view.look_through(item.piece.area)

    def _take(self, piece: str) -> None:
        """Take a piece in hand and go to the first area that may take it; stay where it was put down."""
        if self.view.put(piece):
            areas = self.stops() if self.view.choice.piece is not None else []
            self.go_to(areas[0] if areas else piece)

    def _enlarge(self) -> bool:
        piece = next((p for p in self.view.layout_now.pieces if p.id == self.at), None)
        if piece is not None:
            self.view.enlarge.emit(piece)
        return piece is not None

    def _letter(self, letter: str) -> bool:
        """Turn the piece that is looked at, or pick up the piece or choose the area that carries this key."""
        if not letter:
            return False
        if letter == TURN and self.view.turning.turn(self.view.eye.piece()):
            return True
        choice = self.view.choice
        if choice.piece is not None:
            areas = [n for n, place in self.view.found.items() if place.area.key == letter]
            for name in areas:
                if name in choice.areas():
                    self.go_to(name)
                    return self.view.drop(name)
        for piece in self.view.layout_now.pieces:
            if piece.key == letter and piece.id in choice.replacements():
                self._take(piece.id)
                return True
        return False


def _way(a: Box, b: Box, dx: int, dy: int) -> float | None:
    """Return how far b is from a in a direction, sideways counted more; None if it is not that way."""
    x, y = b.x + b.w / 2 - a.x - a.w / 2, b.y + b.h / 2 - a.y - a.h / 2
    along, across = (x * dx, abs(y)) if dx else (y * dy, abs(x))
    return along + 2.5 * across if along > 1 else None
