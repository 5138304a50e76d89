"""The table on the screen: draws one layout, moves what changed, and hands input to the hand and the keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QWidget

from mystery_table.core.choice import Choice
from mystery_table.core.layout import Layout, Piece, area_of
from mystery_table.core.state import Action
from mystery_table.ui.access import TABLE, Things, install
from mystery_table.ui.faces import Faces
from mystery_table.ui.program import Program
from mystery_table.ui.table.arrivals import Arrivals
from mystery_table.ui.table.eye import Eye
from mystery_table.ui.table.geometry import ghost
from mystery_table.ui.table.hand import Hand
from mystery_table.ui.table.keys import Cursor
from mystery_table.ui.table.motion import Motion, ways
from mystery_table.ui.table.pieces import PieceItem
from mystery_table.ui.table.scene import EMPTY, SceneView
from mystery_table.ui.table.turning import Turning

MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
NOTHING = Choice((), lambda _action: frozenset())


class TableView(SceneView):
    """Shows a layout and lets one decision be composed on it.

    `show_layout` replaces everything; `clear` removes every piece at once (the curtain).
    """

    act = Signal(tuple)
    """A move was made by hand: the action."""
    composed = Signal()
    """Something was picked up, put down or put back."""
    refused = Signal(str, str)
    """A piece was put where it may not be: piece, area ("" for picking it up)."""
    enlarge = Signal(Piece)
    """A card is to be shown large."""
    browse = Signal(str)
    """A pile that lies open is to be looked through: its area."""
    focus_moved = Signal(str)
    """The keyboard is on another piece or area: its id."""
    eyed = Signal(str)
    """Another piece is looked at: in hand, under the mouse or under the ring; "" for none."""

    def __init__(self, program: Program, faces: Faces, hue: str, parent: QWidget | None = None) -> None:
        super().__init__(program, faces, hue, parent)
        self.choice = NOTHING
        self.ghosts: list[PieceItem] = []
        self.confirm_drops = False
        self.suggested: Action | None = None
        """A move that a hint lays out; to confirm means to play it."""
        self.skip: Callable[[], bool] = lambda: False
        """Ends what is being waited for; the key or click that did is used up by that."""
        self.motion = Motion(self)
        self.arrivals = Arrivals(self._picture, lambda: program.still, self)
        self.hand = Hand(self)
        self.cursor_keys = Cursor(self)
        self.turning, self.eye = Turning(self), Eye(self)
        self.things = Things(self)
        self._prepare()

    def _prepare(self) -> None:
        install()
        self.setObjectName(TABLE)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.board.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.faces.ready.connect(self._picture_came)

    # What is shown

    def show_layout(self, layout: Layout, choice: Choice, moving: bool = True) -> None:
        """Show another layout; pieces glide from where they were unless `moving` is False."""
        self.motion.finish()
        carried = self.hand.keep(choice.piece)
        before = {name: item.box for name, item in self.items_by_id.items() if name != carried}
        self.layout_now, self.choice = layout, choice
        self._arrange()
        self._populate()
        moves = ways(self, before) if moving and before else []
        for name, item in self.items_by_id.items():
            if name != carried:
                item.place(self.spots[name])
        self.hand.settle()
        self.motion.go([move for move in moves if move.item.piece.id != carried])
        self.refresh()

    def clear(self) -> None:
        """Remove every piece and title from the scene, before anything else is painted."""
        self.motion.finish()
        self.arrivals.drop()
        self.hand.release()
        self.layout_now, self.choice, self.suggested = EMPTY, NOTHING, None
        self._arrange()
        self._populate()
        self._show_ghosts()
        self.cursor_keys.forget()
        self.eye.shut()
        self.veil({})
        self.viewport().repaint()

    def restyle(self) -> None:
        """Draw everything anew: another theme, language, size or palette."""
        self.surface.forget()
        self._arrange()
        self._populate(anew=True)
        for name, item in self.items_by_id.items():
            item.place(self.spots[name])
        self.refresh()

    def shown(self, piece: Piece) -> Piece:
        """Return a piece as it is turned now."""
        return self.turning.shown(piece)

    def _populate(self, anew: bool = False) -> None:
        super()._populate(anew)
        self.things.forget_gone()

    # What is being decided

    def refresh(self) -> None:
        """Show what the choice in hand allows: rings, ghost cards, legal areas."""
        held, legal = self.choice.piece, self.turning.targets().keys()
        chosen = {piece for piece, _ in self.choice.made} | {held}
        for name, item in self.items_by_id.items():
            item.mark(chosen=name in chosen)
        dropped = {area for _, area in self.choice.made}
        for name, area in self.area_items.items():
            area.mark(legal=name in legal, dropped=name in dropped)
        self._show_ghosts()
        self.cursor_keys.show()
        self.eye.see()

    def _show_ghosts(self) -> None:
        for item in self.ghosts:
            self.board.removeItem(item)
        self.ghosts = []
        pieces = {piece.id: piece for piece in self.layout_now.pieces}
        for name, area in sorted(self.choice.made):
            if name not in pieces or area not in self.found:
                continue
            box = ghost(pieces[name], area, self.layout_now, self.found, self.unit)
            item = PieceItem(pieces[name]._replace(key=""))
            item.ghostly, item.target = True, box
            item.wear(self._picture(item))
            item.place(box)
            item.setZValue(40)
            item.setAcceptHoverEvents(False)
            self.board.addItem(item)
            self.ghosts.append(item)

    def pick(self, piece: str) -> bool:
        """Take a piece in hand; where that may not be, say so."""
        if not self.choice.pick(piece):
            self.refused.emit(piece, "")
            return False
        self.refresh()
        self.composed.emit()
        return True

    def put(self, piece: str) -> bool:
        """Take a piece in hand by a click or a key; a `direct` one is put down where it can only be."""
        if not self.pick(piece):
            return False
        areas = self.choice.areas()
        if self.items_by_id[piece].piece.direct and len(areas) == 1:
            self.drop(areas[0])
        return True

    def drop(self, area: str, commit: bool = False) -> bool:
        """Put what is in hand on an area; `commit` plays the move that this makes, if it makes one."""
        piece = self.choice.piece or ""
        area = self.turning.targets().get(area, area)
        if not self.choice.drop(area):
            if piece:
                self.refused.emit(piece, area)
            return False
        self.refresh()
        self.composed.emit()
        if commit and self.choice.final and not self.confirm_drops:
            self.commit()
        return True

    def commit(self) -> bool:
        """Play the move that the drops made mean; False if they mean none yet.

        A piece in hand that may be put down in one or two ways only is put down as it is held.
        """
        area = self.turning.place()
        if area is not None and self.suggested is None:
            self.drop(area)
        action = self.suggested or self.choice.ready
        if action is None:
            return False
        self.act.emit(action)
        return True

    def put_back(self) -> bool:
        """Put back what was chosen last; False when nothing was. A card in mid-air glides home."""
        if self.hand.dragging:
            self.hand.cancel()
            return True
        self.hand.release()
        done = self.choice.back() or self.suggested is not None
        self.refresh()
        self.composed.emit()
        return done

    def look_through(self, area: str) -> bool:
        """Ask for an open pile to be shown card by card; False if the area is none."""
        if area not in self.found or not self.found[area].area.pile:
            return False
        self.browse.emit(area)
        return True

    def piece_at(self, point: QPoint) -> Piece | None:
        """Return the topmost piece under a point of the viewport."""
        x, y = float(point.x()), float(point.y())
        for piece in reversed(self.layout_now.pieces):
            if self.spots[piece.id].holds(x, y):
                return piece
        return None

    def spoken(self, name: str, layout: Layout | None = None) -> str:
        """Return the accessible name of a piece or an area of a layout, "" if it has none."""
        layout = layout or self.layout_now
        piece = next((p for p in layout.pieces if p.id == name), None)
        area = None if piece is not None else area_of(layout.root, name)
        said = piece.name if piece is not None else (area.name or area.title) if area is not None else None
        return self.program.say(said, self.faces.names()) if said is not None else ""

    def areas_at(self, point: QPoint) -> list[str]:
        """Return the areas under a point, inner ones first."""
        x, y = float(point.x()), float(point.y())
        there = [place for place in self.found.values() if place.box.holds(x, y)]
        return [p.area.id for p in sorted(there, key=lambda p: -p.depth)]

    # Qt's events

    def _picture_came(self) -> None:
        for item in [*self.items_by_id.values(), *self.ghosts]:
            if self.faces.came(item.piece.face):
                self.arrivals.add(item)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802 - Qt's name
        """Paint the surface with the areas' frames and titles, ready made."""
        self.surface.paint(painter, QRectF(rect))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Lay everything out for the new size, without movement."""
        super().resizeEvent(event)
        self.hand.cancel()
        self.motion.finish()
        self.restyle()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Begin a click or a drag."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.motion.finish()
        if not self.skip():
            self.hand.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Carry what is held."""
        self.hand.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """End a click or a drag."""
        self.hand.up(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """A second click plays the move that the first one composed."""
        self.hand.double(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        """Enlarge the card under the pointer."""
        piece = self.piece_at(event.pos())
        if piece is not None and self.look_through(piece.area):
            return
        if piece is not None and not QApplication.mouseButtons() & Qt.MouseButton.LeftButton:
            self.enlarge.emit(piece)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Turn the piece in hand or under the pointer."""
        event.setAccepted(self.turning.roll(event))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Nothing is hovered any more."""
        self.hand.hover(None)
        super().leaveEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Another window or widget: a card in mid-air glides home."""
        self.hand.cancel()
        super().focusOutEvent(event)
        self.cursor_keys.show()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """The focus ring comes back where it was."""
        super().focusInEvent(event)
        self.cursor_keys.show()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """A hidden table holds nothing."""
        self.hand.cancel()
        super().hideEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """A lost mouse grab ends a drag."""
        if event.type() == QEvent.Type.UngrabMouse:
            self.hand.cancel()
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Keys move the focus ring, pick up, put down, play."""
        self.motion.finish()
        self.faces.keys.learn(event)
        skipped = event.key() not in MODIFIERS and self.skip()
        if not skipped and not self.cursor_keys.press(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt's name
        """Tab walks through the table's regions before it leaves the table."""
        return self.cursor_keys.next_region(forward) or super().focusNextPrevChild(forward)
