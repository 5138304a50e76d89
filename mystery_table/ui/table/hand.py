"""The mouse on the table: clicks, and cards that are carried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from mystery_table.core.layout import Piece
from mystery_table.ui.table.geometry import Box
from mystery_table.ui.table.motion import Move
from mystery_table.ui.table.pieces import PieceItem

if TYPE_CHECKING:
    from mystery_table.ui.table.view import TableView

HELD = 100.0
"""Stacking order of a card in mid-air."""


class Hand:
    """What the mouse holds. A card in mid-air always ends on a legal area or glides home."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.pressed: QPoint | None = None
        self.piece: Piece | None = None
        self.item: PieceItem | None = None
        self.home = Box(0, 0, 0, 0)
        self.order = 0.0
        self.over: PieceItem | None = None

    @property
    def dragging(self) -> bool:
        """Whether a card is in mid-air."""
        return self.item is not None

    def press(self, event: QMouseEvent) -> None:
        """A button went down: the left one may begin a drag, any other ends one."""
        if event.button() != Qt.MouseButton.LeftButton:
            self.cancel()
            return
        self.pressed = event.position().toPoint()
        self.piece = self.view.piece_at(self.pressed)

    def move(self, event: QMouseEvent) -> None:
        """The mouse moved: carry, begin to carry, or hover."""
        at = event.position().toPoint()
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.cancel()
            self.hover(at)
        elif self.item is not None:
            self._carry(at)
        elif self.piece is not None and self._has_moved(at):
            self._begin(at)

    def up(self, event: QMouseEvent) -> None:
        """A button went up: put down what is carried, or take it as a click."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at, started = event.position().toPoint(), self.pressed is not None
        self.pressed = None
        if self.item is not None:
            self._put_down()
        elif started:
            self._click(at)

    def double(self, event: QMouseEvent) -> None:
        """The second click of two plays what the first one composed."""
        self.press(event)
        if self.view.choice.ready is not None:
            self.pressed = None
            self.view.commit()

    def hover(self, at: QPoint | None) -> None:
        """Lift the card under the pointer if it may be picked up."""
        piece = self.view.piece_at(at) if at is not None else None
        self.view.eye.point(piece.id if piece is not None else "")
        item = self.view.items_by_id.get(piece.id) if piece is not None else None
        if item is not None and piece is not None and piece.id not in self.view.choice.replacements():
            item = None
        if item is self.over:
            return
        if self.over is not None:
            self.over.mark(hovered=False)
        if item is not None:
            item.mark(hovered=True)
        self.over = item
        shape = Qt.CursorShape.OpenHandCursor if item is not None else Qt.CursorShape.ArrowCursor
        self.view.viewport().setCursor(shape)

    def cancel(self) -> None:
        """Let go: a card in mid-air glides home, nothing stays selected from this drag."""
        item, self.item, self.pressed, self.piece = self.item, None, None, None
        if item is None:
            return
        self.view.choice.back()
        self._let_go(item)
        self.view.motion.go([Move(item, item.box, self.home, 0)])
        self.view.refresh()
        self.view.composed.emit()

    def release(self) -> None:
        """Forget everything without moving anything; the table is about to be drawn anew."""
        if self.item is not None:
            self._let_go(self.item)
            self.item.place(self.home)
        self.item = self.pressed = self.piece = self.over = None

    def keep(self, held: str | None) -> str | None:
        """Before the table is drawn anew: keep hold of the card in mid-air if it is `held` still.

        Return its id, None if nothing is in mid-air then. A button that went down stays down: others may act
        between press and release.
        """
        if self.item is None:
            self.over = None
            return None
        if self.item.piece.id != held:
            self.release()
            return None
        return held

    def settle(self) -> None:
        """The table is drawn anew: the card in mid-air goes home to where it lies now."""
        if self.item is None or self.pressed is None:
            return
        home = self.view.spots[self.item.piece.id]
        way = QPoint(round(home.x - self.home.x), round(home.y - self.home.y))
        self.home, self.pressed = home, self.pressed + way
        self.order = self.item.zValue()
        self.item.setZValue(HELD)

    def _let_go(self, item: PieceItem) -> None:
        """Take off what shows that a card is in mid-air: its height, the hand, the area it is over."""
        item.setZValue(self.order)
        self.view.viewport().unsetCursor()
        for area_item in self.view.area_items.values():
            area_item.mark(aimed=False)

    def _has_moved(self, at: QPoint) -> bool:
        """Return whether the pressed mouse has gone far enough for a drag."""
        way = at - self.pressed if self.pressed is not None else QPoint()
        return way.manhattanLength() >= QApplication.startDragDistance()

    def _begin(self, at: QPoint) -> None:
        piece = self.piece
        if piece is None or not self.view.pick(piece.id):
            self.pressed = self.piece = None
            return
        self.item = self.view.items_by_id[piece.id]
        self.home, self.order = self.view.spots[piece.id], self.item.zValue()
        self.item.setZValue(HELD)
        self.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._carry(at)

    def _carry(self, at: QPoint) -> None:
        if self.item is None or self.pressed is None:
            return
        way = at - self.pressed
        self.item.place(self.home._replace(x=self.home.x + way.x(), y=self.home.y + way.y()))
        target = self._target()
        for name, item in self.view.area_items.items():
            item.mark(aimed=name == target)

    def _target(self) -> str | None:
        """Return the legal area that the carried card covers most."""
        if self.item is None:
            return None
        shared = {
            name: self.item.box.overlap(self.view.found[name].box)
            for name in self.view.choice.areas()
            if name in self.view.found
        }
        best = max(shared, key=lambda name: shared[name], default=None)
        return best if best is not None and shared[best] > 0 else self._stand_in()

    def _stand_in(self) -> str | None:
        """Return the area below the middle of the carried card that stands for legal ones."""
        if self.item is None:
            return None
        box, targets = self.item.box, self.view.turning.targets()
        there = self.view.areas_at(QPoint(int(box.x + box.w / 2), int(box.y + box.h / 2)))
        return next((name for name in there if targets.get(name, name) != name), None)

    def _foreign(self) -> str:
        """Return the innermost area under the carried card, "" for none or its own."""
        if self.item is None or self.piece is None:
            return ""
        box = self.item.box
        there = self.view.areas_at(QPoint(int(box.x + box.w / 2), int(box.y + box.h / 2)))
        return there[0] if there and there[0] != self.piece.area else ""

    def _put_down(self) -> None:
        target, item = self._target(), self.item
        if target is None or item is None:
            piece, area = self.piece, self._foreign()
            self.cancel()
            if piece is not None and area:
                self.view.refused.emit(piece.id, area)
            return
        self.item = self.piece = None
        self._let_go(item)
        self.view.drop(target, commit=True)
        if self.view.items_by_id.get(item.piece.id) is item and self.view.choice.made:
            item.place(self.home)

    def _click(self, at: QPoint) -> None:
        choice, there = self.view.choice, self.view.areas_at(at)
        choice.pick_only(there)
        areas = [name for name in there if name in self.view.turning.targets()]
        if areas:
            self.view.drop(areas[0])
            return
        dropped = {area for _, area in choice.made}
        meant = {way for name in there for way in (name, *self.view.found[name].area.ways)}
        if choice.piece is None and dropped & meant:
            self.view.commit()
            return
        piece = self.view.piece_at(at)
        able = piece is not None and (piece.id in choice.replacements() or piece.id == choice.piece)
        if piece is not None and not able and self.view.look_through(piece.area):
            return
        if piece is None or piece.id == choice.piece:
            self.view.put_back()
        elif piece.id in choice.replacements() or choice.piece is None:
            self.view.put(piece.id)
            self.view.cursor_keys.go_to(piece.id)
        else:
            self.view.refused.emit(choice.piece or "", (self.view.areas_at(at) or [""])[0])
