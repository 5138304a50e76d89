"""Marks on the portrait: a tile that would flip shows both of its sides, and the sign of flipping."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mystery_table.art.colours import faded
from mystery_table.art.mary.signs import SEALS, seal
from mystery_table.games.mary_king import ids, names
from mystery_table.games.mary_king.board import tiles_of
from mystery_table.games.mary_king.state import GHOST, SIDES
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import SMOOTH, box
from mystery_table.ui.program import Program
from mystery_table.ui.table.pieces import Veil
from mystery_table.ui.theme import Art


def marks(program: Program, board: int, flips: int) -> dict[str, Veil]:
    """Return what is painted over the tiles that would flip, by piece."""
    return {ids.tile(tile): partial(paint, program, board, tile) for tile in tiles_of(flips)}


def paint(program: Program, board: int, tile: int, p: QPainter, rect: QRectF) -> None:
    """Paint the side that would come over the lower half of a tile, with a gold edge and the sign."""
    flipped = board ^ 1 << tile
    side = SIDES[GHOST if flipped >> tile & 1 else 1 - GHOST]
    p.save()
    p.setRenderHints(SMOOTH)
    p.save()
    p.setClipPath(_half(rect), Qt.ClipOperation.IntersectClip)
    _other_side(program, flipped, tile, side, p, rect)
    p.restore()
    p.setPen(QPen(QColor(Art.gold), max(1.5, rect.width() * 0.018)))
    p.drawLine(rect.bottomLeft(), rect.topRight())
    radius = max(6.0, min(rect.width(), rect.height()) * 0.085)
    seal(p, rect.right() - radius * 1.45, rect.bottom() - radius * 1.45, radius, side)
    _sign(p, rect)
    for grown, alpha in ((3.0, 0.35), (0.0, 1.0)):
        p.setPen(QPen(faded(Art.gold, alpha), max(2.0, rect.width() * 0.022) + grown))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRect(rect.adjusted(1.5, 1.5, -1.5, -1.5))
    p.restore()


def _half(rect: QRectF) -> QPainterPath:
    path = QPainterPath(rect.bottomLeft())
    path.lineTo(rect.topRight())
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def _other_side(program: Program, board: int, tile: int, side: str, p: QPainter, rect: QRectF) -> None:
    """Paint the whole picture of the other side; its colour until the picture comes."""
    device = p.device()
    ratio = device.devicePixelRatio() if device is not None else 1.0
    size = rect.adjusted(-0.5, -0.5, 0.5, 0.5)
    width, height = round(size.width() * ratio), round(size.height() * ratio)
    image = program.pictures.get(names.tile_face(board, tile), width, height) if width > 0 < height else None
    if image is None:
        p.fillRect(rect, faded(SEALS[side], 0.6))
    else:
        p.drawImage(size, image)


def _sign(p: QPainter, rect: QRectF) -> None:
    side = min(rect.width(), rect.height()) * 0.4
    spot = QRectF(rect.center() - QPointF(side / 2, side / 2), rect.center() + QPointF(side / 2, side / 2))
    box(p, spot, side / 2, faded("#0b0d14", 0.55))
    inner = side * 0.12
    paint_icon(p, "sync", spot.adjusted(inner, inner, -inner, -inner), Art.edge_high, Art.ink, side * 0.1)
