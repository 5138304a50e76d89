"""What lies on the table: one item for each area and piece of a layout, placed, dressed and veiled."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from mystery_table.core.layout import Area, Layout, Piece
from mystery_table.ui.faces import Faces
from mystery_table.ui.program import Program
from mystery_table.ui.table.geometry import Box, Place, places, spots
from mystery_table.ui.table.highlights import AreaItem
from mystery_table.ui.table.pieces import PieceItem, Veil
from mystery_table.ui.table.surface import Surface

EMPTY = Layout(Area("table"), ())


class SceneView(QGraphicsView):
    """Keeps the scene like the layout; what is decided on it is the table's."""

    arranged = Signal()
    """Areas have other places now."""

    def __init__(self, program: Program, faces: Faces, hue: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.program, self.faces, self.hue = program, faces, hue
        self.board = QGraphicsScene(self)
        self.setScene(self.board)
        self.layout_now, self.unit = EMPTY, 1.0
        self.found: dict[str, Place] = {}
        self.spots: dict[str, Box] = {}
        self.items_by_id: dict[str, PieceItem] = {}
        self.area_items: dict[str, AreaItem] = {}
        self.veils: dict[str, Veil] = {}
        self.surface = Surface(self)

    def _arrange(self) -> None:
        size = self.viewport().size()
        self.board.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        room = self.surface.room(Box(0, 0, size.width(), size.height()))
        self.found = places(self.layout_now.root, room, self.unit)
        self.spots = spots(self.layout_now, self.found, self.unit)
        self._areas()
        changed = self.surface.update()
        if not changed.isEmpty():
            self.viewport().update(changed.toAlignedRect())
            self.arranged.emit()

    def _areas(self) -> None:
        """Keep one item for each area; one that is where it was stays."""
        for name in [name for name in self.area_items if name not in self.found]:
            self.board.removeItem(self.area_items.pop(name))
        for name, place in self.found.items():
            item = self.area_items.get(name)
            if item is None:
                item = self.area_items[name] = AreaItem(place, self.program)
                self.board.addItem(item)
            else:
                item.settle(place)

    def _populate(self, anew: bool = False) -> None:
        wanted = {piece.id: piece for piece in self.layout_now.pieces}
        for name in [name for name in self.items_by_id if name not in wanted]:
            self.board.removeItem(self.items_by_id.pop(name))
        for order, piece in enumerate(self.layout_now.pieces):
            item = self.items_by_id.get(piece.id)
            if item is None:
                item = self.items_by_id[piece.id] = PieceItem(piece)
                self.board.addItem(item)
                self.dress(item)
            elif anew or item.piece != piece or self._resized(item) or piece.turned is not None:
                item.piece = piece
                self.dress(item)
            item.setZValue(10 + order * 0.01)

    def _resized(self, item: PieceItem) -> bool:
        box = self.spots[item.piece.id]
        return (box.w, box.h) != (item.target.w, item.target.h)

    def dress(self, item: PieceItem) -> None:
        """Give an item the picture of its piece at its size."""
        theme = self.program.theme
        item.target = self.spots.get(item.piece.id, item.target)
        item.paint_with(theme.gold, theme.focus)
        item.wear(self._picture(item))
        item.veil, piece = self.veils.get(item.piece.id), item.piece
        said = (piece.name, piece.detail) if piece.face.kind != "back" else ()
        words = [self.program.say(text, self.faces.names()) for text in said if text is not None]
        item.setToolTip("\n".join(words))

    def shown(self, piece: Piece) -> Piece:
        """Return a piece as it lies now; the table may have turned it."""
        return piece

    def _picture(self, item: PieceItem) -> QPixmap:
        """Return the picture of an item as it lies now."""
        piece, box = self.shown(item.piece), item.target
        return self.faces.card(piece, box.w, box.h, self.devicePixelRatioF())

    def veil(self, veils: dict[str, Veil]) -> None:
        """Paint over some pieces from now on, and over no others."""
        for name in self.veils.keys() | veils.keys():
            item = self.items_by_id.get(name)
            if item is not None:
                item.veil = veils.get(name)
                item.update()
        self.veils = veils
