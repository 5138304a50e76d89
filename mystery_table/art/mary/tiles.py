"""The twelve tiles on the table: parts of one painting, with a fine edge, a side's sign, perhaps a lock."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPen

from mystery_table.art.colours import faded
from mystery_table.art.mary.picture import tile as bare
from mystery_table.art.mary.signs import SEALS, padlock, seal

LOCKED = ".locked"


def tile(name: str, width: int, height: int) -> QImage:
    """A tile in device pixels: "mortal_0" to "ghost_11", locked "ghost_11.locked"; KeyError for others."""
    plain = name.removesuffix(LOCKED)
    side = plain.partition("_")[0]
    image = bare(plain, width, height)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _edge(painter, width, height, side)
    size = min(width, height)
    radius = max(6.0, size * 0.085)
    seal(painter, radius * 1.45, height - radius * 1.45, radius, side)
    if name != plain:
        lock = max(14.0, size * 0.24)
        padlock(painter, width - lock * 0.68, lock * 0.68, lock)
    painter.end()
    return image


def _edge(p: QPainter, width: int, height: int, side: str) -> None:
    line = max(1.0, min(width, height) / 90)
    p.setPen(QPen(faded("#0b0d14", 0.7), line))
    p.drawRect(QRectF(0, 0, width, height).adjusted(line / 2, line / 2, -line / 2, -line / 2))
    inner = line * 1.5
    p.setPen(QPen(faded(SEALS[side], 0.75), line))
    p.drawRect(QRectF(0, 0, width, height).adjusted(inner, inner, -inner, -inner))
