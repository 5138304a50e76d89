"""What is printed on a card below its picture: its name and paragraphs, as large as they fit."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QFont, QPainter, QPalette, QTextDocument

from mystery_table.art.colours import faded
from mystery_table.ui.fonts import font
from mystery_table.ui.theme import Art

LEAST, MOST = 12.0, 30.0
"""Pixels: lettering is not printed smaller, nor larger."""
NARROWEST = 100.0
"""Pixels: on narrower cards the picture would be too small beside lettering."""
SHARE = 0.54
"""Of a card's height, what paragraphs may take at most; the picture has the rest, but the name."""
GAP = 0.35
"""Between paragraphs, in heights of the lettering; a line is in the middle of it."""
SIGNAL = "#a3262b"
"""Colour of a word in capitals with which a paragraph begins, such as FLASH."""


class Print(NamedTuple):
    """Paragraphs set for one width."""

    paragraphs: tuple[QTextDocument, ...]
    gap: float

    @property
    def height(self) -> float:
        """How much room they take."""
        whole = sum(part.size().height() for part in self.paragraphs)
        return whole + self.gap * (2 * len(self.paragraphs) - 1)


def fitting(paragraphs: tuple[str, ...], width: float, height: float) -> Print | None:
    """Return paragraphs set as large as they fit on a card of this size; None if that cannot be read."""
    if not paragraphs or width < NARROWEST:
        return None
    px = max(LEAST, min(MOST, width * 0.085))
    while px >= LEAST:
        for role in ("body", "cap"):
            size = px if role == "body" else px + 1
            made = _set(paragraphs, width, font(role, size, spacing=0, fixed=True), px)
            if made.height <= height * SHARE:
                return made
        px -= 0.5
    return None


def _set(paragraphs: tuple[str, ...], width: float, type_: QFont, px: float) -> Print:
    documents = []
    for words in paragraphs:
        document = QTextDocument()
        document.setDefaultFont(type_)
        document.setDocumentMargin(0)
        document.setHtml(_marked(words))
        document.setTextWidth(width)
        documents.append(document)
    return Print(tuple(documents), px * GAP)


def _marked(words: str) -> str:
    """Return a paragraph as rich text, with capitals at its beginning in another colour."""
    plain = words.replace("&", "&amp;").replace("<", "&lt;")
    signal = plain.partition(":")[0]
    if not signal.isupper():
        return plain
    return f'<span style="color:{SIGNAL};font-weight:bold">{signal}</span>{plain[len(signal) :]}'


def paint(p: QPainter, rect: QRectF, made: Print) -> None:
    """Print paragraphs from the upper edge of `rect` on, with a thin line between them."""
    top = rect.y()
    for number, document in enumerate(made.paragraphs):
        if number:
            top += made.gap
            p.fillRect(QRectF(rect.x(), top, rect.width(), 1), faded(Art.ink, 0.3))
            top += made.gap
        _paragraph(p, rect.x(), top, document)
        top += document.size().height()


def _paragraph(p: QPainter, x: float, y: float, document: QTextDocument) -> None:
    p.save()
    p.translate(x, y)
    context = QAbstractTextDocumentLayout.PaintContext()
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, QColor(Art.ink))
    context.palette = palette
    document.documentLayout().draw(p, context)
    p.restore()
