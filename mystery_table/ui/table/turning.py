"""Turning a piece over: where a drop goes that stands for two areas, and which pictures stand on end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QWheelEvent

from mystery_table.core.layout import Gesture, Piece

if TYPE_CHECKING:
    from mystery_table.ui.table.view import TableView

NOTCH = 120
"""What one notch of a mouse wheel counts."""


class Turning:
    """Knows the two ways in which a piece may be put down, and turns the piece that is looked at."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self._rolled = 0

    def ways(self) -> tuple[str, ...]:
        """Return the two areas that another one stands for, () where the layout has none."""
        return next((place.area.ways for place in self.view.found.values() if place.area.ways), ())

    def able(self, piece: str | None) -> bool:
        """Return whether a piece may be put down in both ways."""
        if not piece:
            return False
        ways, whole = self.ways(), self.view.choice.whole(piece)
        return bool(ways) and all(way in whole for way in ways)

    def targets(self) -> dict[str, str]:
        """Return the areas where the piece in hand may be dropped, each with the one that this means."""
        areas = self.view.choice.areas()
        found = {name: name for name in areas}
        held = self.view.choice.piece
        for name, place in self.view.found.items():
            able = [way for way in place.area.ways if way in areas]
            if able:
                found[name] = able[-1 if held in self.view.choice.turned else 0]
        return found

    def place(self) -> str | None:
        """Return where the piece in hand goes if that leaves no choice but how it is turned."""
        targets = self.targets()
        ways = [area for name, area in targets.items() if name != area]
        return ways[0] if ways and set(targets.values()) <= set(self.ways()) else None

    def over(self, made: Gesture) -> frozenset[str]:
        """Return the pieces that these drops put down turned over."""
        ways = self.ways()
        return frozenset(piece for piece, area in made if ways and area == ways[-1])

    def turn(self, piece: str | None) -> bool:
        """Turn a piece over; False where that means nothing."""
        if piece is None or not self.able(piece):
            return False
        view = self.view
        view.choice.turn(piece, self.ways())
        item = view.items_by_id.get(piece)
        if item is not None:
            view.dress(item)
        view.refresh()
        view.composed.emit()
        return True

    def shown(self, piece: Piece) -> Piece:
        """Return a piece as it lies now."""
        if piece.turned is None or piece.id not in self.view.choice.turned:
            return piece
        return piece._replace(turned=not piece.turned)

    def roll(self, event: QWheelEvent) -> bool:
        """Turn the piece in hand or under the pointer with the wheel, once a notch; False for none."""
        piece = self.view.eye.piece()
        if not self.able(piece):
            return False
        self._rolled += event.angleDelta().y() or event.angleDelta().x()
        if abs(self._rolled) >= NOTCH:
            self._rolled = 0
            self.turn(piece)
        return True
