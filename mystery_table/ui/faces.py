"""Cards as the window shows them: picture, cream frame, caption and marks, ready made at device size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from mystery_table.art.colours import faded, linear, mix
from mystery_table.art.frames import star4
from mystery_table.core.layout import Face, Piece
from mystery_table.core.seating import Seating
from mystery_table.ui.fonts import SMALLEST, font, scale
from mystery_table.ui.keynames import KeyNames
from mystery_table.ui.paint import (
    CENTRE,
    SMOOTH,
    box,
    counter,
    key_cap,
    pawn,
    rounded,
    seat_badge,
    shadow,
    write,
)
from mystery_table.ui.printed import Print, fitting, paint
from mystery_table.ui.program import Program
from mystery_table.ui.table.pieces import MARGIN
from mystery_table.ui.theme import Art, SeatMark

BOUND = 24 * 2**20
"""Bytes of ready-made cards kept in memory."""
BLANKS = 8
"""Sizes of cards whose edge and shadow are kept ready."""
CAPTION = 84.0
"""Cards narrower than this have no caption strip; their name is in tooltip and focus bubble."""
TWO_LINES = 31.0
"""Least height of a caption strip with a name in two lines, which would be cut in less."""
SIDE = 0.06
"""Margin of what is printed on a card, in widths of the card."""


class Key(NamedTuple):
    """Everything that a ready-made card depends on."""

    piece: Piece
    caption: str
    width: int
    height: int
    ratio: float
    theme: str
    text: float
    printed: tuple[str, ...] = ()


class Faces(QObject):
    """Makes and keeps cards. `ready` says that pictures came which were missing before."""

    ready = Signal()

    def __init__(self, program: Program, seating: Callable[[], Seating]) -> None:
        super().__init__()
        self.program, self._seating = program, seating
        program.pictures.ready.connect(self._arrive)
        self.keys = KeyNames()
        self._made: OrderedDict[Key, QPixmap] = OrderedDict()
        self._size = 0
        self._missing: set[Face] = set()
        self._fresh: set[Face] = set()
        self._blanks: dict[tuple[float, float, float], QPixmap] = {}

    def names(self) -> list[str]:
        """Return the seats' names in order."""
        return [chair.name for chair in self._seating().chairs]

    def marks(self) -> list[SeatMark]:
        """Return the seats' marks in order."""
        all_marks = self.program.seat_marks
        return [all_marks[chair.badge % len(all_marks)] for chair in self._seating().chairs]

    def came(self, face: Face) -> bool:
        """Return whether a picture of this face has just come."""
        return face in self._fresh

    def _arrive(self, face: Face, _width: int, _height: int) -> None:
        """A missing picture is there now: forget the cards that had a placeholder."""
        if face not in self._missing:
            return
        self._missing.discard(face)
        for key in [key for key in self._made if key.piece.face == face]:
            self._drop(key)
        self._fresh = {face}
        self.ready.emit()
        self._fresh = set()

    def card(self, piece: Piece, width: float, height: float, ratio: float) -> QPixmap:
        """Return a card of this size in logical pixels, with MARGIN around it for its shadow."""
        caption = self.program.say(piece.name, self.names()) if piece.caption else ""
        # Where a piece lies does not change how it looks.
        plain = piece._replace(area="", origin="", id="", detail=None, printed=())
        printed = tuple(self.program.say(words, self.names()) for words in piece.printed)
        size = round(width), round(height), ratio
        key = Key(plain, caption, *size, self.program.theme.name, 1.0, printed)
        made = self._made.get(key)
        if made is None:
            made = self._draw(key, width, height)
            self._keep(key, made)
        else:
            self._made.move_to_end(key)
        return made

    def drop(self) -> None:
        """Ask for nothing more: what is shown next asks anew and waits for nobody else's pictures (P7)."""
        self.program.pictures.drop()
        for key in [key for key in self._made if key.piece.face in self._missing]:
            self._drop(key)
        self._missing.clear()

    def forget(self) -> None:
        """Throw away everything ready made (another language, theme or palette)."""
        self._made.clear()
        self._blanks.clear()
        self._size = 0

    def _keep(self, key: Key, made: QPixmap) -> None:
        self._made[key] = made
        self._size += _bytes(made)
        while self._size > BOUND and len(self._made) > 1:
            self._drop(next(iter(self._made)))

    def _drop(self, key: Key) -> None:
        self._size -= _bytes(self._made.pop(key))

    def _draw(self, key: Key, width: float, height: float) -> QPixmap:
        plain = key.piece.shape == "card" and not _heaped(key.piece) and min(width, height) > 1
        made = QPixmap(self._blank(width, height, key.ratio)) if plain else _empty(width, height, key.ratio)
        painter = QPainter(made)
        painter.setRenderHints(SMOOTH)
        rect = QRectF(MARGIN, MARGIN, width, height)
        if rect.width() > 1 and rect.height() > 1:
            draw = {"tile": self._tile, "disc": self._disc, "pawn": self._pawn}
            draw.get(key.piece.shape, self._card)(painter, rect, key)
        painter.end()
        return made

    def _blank(self, width: float, height: float, ratio: float) -> QPixmap:
        """Return a card without a picture: most of the cards on a table have one of a few sizes."""
        size = (width, height, ratio)
        blank = self._blanks.get(size)
        if blank is None:
            blank = _empty(width, height, ratio)
            painter = QPainter(blank)
            painter.setRenderHints(SMOOTH)
            _edge(painter, QRectF(MARGIN, MARGIN, width, height))
            painter.end()
            while len(self._blanks) >= BLANKS:
                del self._blanks[next(iter(self._blanks))]
            self._blanks[size] = blank
        return blank

    def _card(self, p: QPainter, rect: QRectF, key: Key) -> None:
        """Draw what lies on the pale edge, which is there already unless the card lies on others."""
        piece = key.piece
        if _heaped(piece):
            self._pile(p, rect)
            _edge(p, rect)
        radius = _radius(rect)
        edge = max(2.5, rect.width() * 0.03)
        size = max(13.0, min(19.0, rect.width() * 0.115), min(40.0, rect.width() * 0.085))
        shown = bool(key.caption) and rect.width() >= CAPTION
        lines = split(key.caption, rect.width() - 8, size) if shown else ()
        strip = max(24.0, rect.height() * 0.14) if shown else 0.0
        made = _printed(rect, key)
        text = 0.0
        if made is not None:
            strip, text = min(strip, rect.width() * 0.19), made.height + edge * 2
        strip = max(strip, TWO_LINES * (len(lines) > 1))
        inside = rect.adjusted(edge, edge, -edge, -edge - strip - text + (edge if strip else 0))
        self._picture(p, inside, key, max(2.0, radius - 2))
        if strip:
            below = rect.bottom() - inside.bottom() - text
            words = QRectF(rect.x() + 4, inside.bottom(), rect.width() - 8, below)
            caption(p, words, lines, size)
        if made is not None:
            wide = rect.width() * (1 - 2 * SIDE)
            paint(p, QRectF(rect.x() + rect.width() * SIDE, rect.bottom() - text, wide, text), made)
        self._marks(p, rect, inside, piece)
        if piece.dim:
            box(p, rect, radius, faded("#05060a", 0.55))

    def _tile(self, p: QPainter, rect: QRectF, key: Key) -> None:
        """Draw a picture to its very edge, so that neighbours join, whatever is rounded."""
        self._picture(p, rect.adjusted(-0.5, -0.5, 0.5, 0.5), key, 0)
        self._marks(p, rect, rect, key.piece)
        if key.piece.dim:
            p.fillRect(rect, faded("#05060a", 0.55))

    def _disc(self, p: QPainter, rect: QRectF, key: Key) -> None:
        """Draw a round counter."""
        side = min(rect.width(), rect.height())
        disc = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        shadow(p, disc, side / 2, min(MARGIN - 4, max(3.0, side * 0.05)), 0.55)
        self._picture(p, disc, key, side / 2)
        if key.piece.dim:
            box(p, disc, side / 2, faded("#05060a", 0.55))
        self._marks(p, disc, disc, key.piece)

    def _pawn(self, p: QPainter, rect: QRectF, key: Key) -> None:
        """Draw a standing pawn in its seat's colour; its shape stands on the head, so it needs no badge."""
        if key.piece.seat is None:
            self._disc(p, rect, key)
            return
        size = min(rect.height() / 1.16, rect.width() / 0.8)
        pawn(p, self.marks()[key.piece.seat], QPointF(rect.center().x(), rect.bottom() - size * 0.12), size)
        self._marks(p, rect, rect, key.piece._replace(seat=None))

    def _picture(self, p: QPainter, rect: QRectF, key: Key, radius: float) -> None:
        width, height = round(rect.width() * key.ratio), round(rect.height() * key.ratio)
        image = None
        if width > 0 and height > 0:
            image = self.program.pictures.get(key.piece.face, width, height)
        if image is None:
            self._missing.add(key.piece.face)
            self._placeholder(p, rect, radius)
        else:
            p.save()
            p.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
            if key.piece.turned:
                p.translate(rect.center() + rect.center())
                p.rotate(180)
            p.drawImage(rect, image)
            p.restore()
        box(p, rect, radius, None, Art.ink, 1.3)

    def _placeholder(self, p: QPainter, rect: QRectF, radius: float) -> None:
        """Draw quiet paper with a star: the picture is on its way."""
        ground = linear((0, rect.y()), (0, rect.bottom()), (0, "#4a4f66"), (1, "#2a2e40"))
        box(p, rect, radius, ground)
        box(p, rect.adjusted(4, 4, -4, -4), max(1.0, radius - 2), None, faded(Art.gold, 0.35))
        side = min(rect.width(), rect.height())
        star4(p, rect.center().x(), rect.center().y(), side * 0.2, faded(Art.gold, 0.55))

    def _pile(self, p: QPainter, rect: QRectF) -> None:
        """Draw the edges of the cards below the top one."""
        for out in (6, 4, 2):
            under = rect.translated(out, out)
            box(p, under, max(4.0, min(11.0, rect.width() * 0.075)), "#d8c59c", faded(Art.ink, 0.7))

    def _marks(self, p: QPainter, rect: QRectF, inside: QRectF, piece: Piece) -> None:
        size = max(16.0, min(28.0, rect.width() * 0.24), min(60.0, rect.width() * 0.15))
        if piece.number is not None and piece.face.kind == "back":
            counter(p, inside.center(), str(piece.number), max(24.0, min(110.0, rect.width() * 0.42)))
        elif piece.number is not None:
            disc = QRectF(rect.x() - size * 0.28, rect.y() - size * 0.28, size, size)
            box(p, disc, size / 2, "#f0e6cd", Art.ink, 1.6)
            write(p, disc, str(piece.number), "num", Art.ink, CENTRE, size * 0.6, fixed=True)
        if piece.seat is not None:
            centre = QPointF(rect.right() - size * 0.2, rect.y() + size * 0.2)
            seat_badge(p, self.marks()[piece.seat], centre, size)
        if piece.key and rect.width() >= 70:
            name = self.keys.name(piece.key)
            side = 22 * scale() + 5
            key_cap(p, self.program.theme, QPointF(inside.right() - side, inside.bottom() - side), name)


def _printed(rect: QRectF, key: Key) -> Print | None:
    """Return what is printed on a card with a caption, None if it could not be read at this size."""
    if not key.caption:
        return None
    return fitting(key.printed, rect.width() * (1 - 2 * SIDE), rect.height())


def split(words: str, room: float, size: float) -> tuple[str, ...]:
    """Return the lines of a card's name: one where it fits at 80 %, else two."""
    halves = broken(words)
    least = QFontMetricsF(font("h3", max(SMALLEST, size * 0.8), fixed=True))
    if halves is not None and least.horizontalAdvance(words) > room:
        return halves
    if halves is None and not _is_narrow_enough(words, room):
        middle = (len(words) + 1) // 2
        return f"{words[:middle]}-", words[middle:]
    return (words,)


def caption(p: QPainter, rect: QRectF, lines: tuple[str, ...], size: float) -> None:
    """Write a card's name in its lines, as small as can be read where it must be."""
    if len(lines) > 1:
        size = min(size * 0.84, rect.height() * 0.42)
    high = rect.height() / len(lines)
    for i, line in enumerate(lines):
        role, px = caption_type(line, rect.width(), size)
        place = QRectF(rect.x(), rect.y() + i * high, rect.width(), high)
        write(p, place, line, role, Art.ink, CENTRE, px, fixed=True)


def _is_narrow_enough(line: str, room: float) -> bool:
    role, px = caption_type(line, room, SMALLEST)
    return QFontMetricsF(font(role, px, fixed=True)).horizontalAdvance(line) <= room


def caption_type(line: str, room: float, size: float) -> tuple[str, float]:
    """Return role and height in which a line fits: the narrow type where the title's would be too small."""
    for role, largest in (("h3", size), ("cap", min(size + 1, 15.0))):
        made = font(role, largest, fixed=True)
        while QFontMetricsF(made).horizontalAdvance(line) > room and made.pixelSize() > SMALLEST:
            made = font(role, made.pixelSize() - 1, fixed=True)
        if QFontMetricsF(made).horizontalAdvance(line) <= room:
            break
    return role, made.pixelSize()


def broken(words: str) -> tuple[str, str] | None:
    """Return a name in two lines as equal as can be, broken at a space or hyphen; None without one."""
    breaks = [i + 1 for i, letter in enumerate(words[:-1]) if letter in " -"]
    if not breaks:
        return None
    at = min(breaks, key=lambda i: abs(2 * i - len(words)))
    return words[:at].rstrip(), words[at:]


def _heaped(piece: Piece) -> bool:
    """Return whether a card lies on others."""
    return bool(piece.deep) or (piece.face.kind == "back" and piece.number is not None)


def _empty(width: float, height: float, ratio: float) -> QPixmap:
    """Return a transparent pixmap for a piece of this size, with MARGIN around it."""
    full = QSizeF(width + 2 * MARGIN, height + 2 * MARGIN) * ratio
    made = QPixmap(max(1, round(full.width())), max(1, round(full.height())))
    made.fill(Qt.GlobalColor.transparent)
    made.setDevicePixelRatio(ratio)
    return made


def _radius(rect: QRectF) -> float:
    return max(4.0, min(11.0, rect.width() * 0.075))


def _edge(p: QPainter, rect: QRectF) -> None:
    """Paint a card's shadow and its pale edge."""
    radius = _radius(rect)
    shadow(p, rect, radius, min(MARGIN - 4, max(3.0, rect.width() * 0.05)), 0.55)
    low = mix("#efe4c8", "#b89d6c", 0.25)
    box(p, rect, radius, linear((0, rect.y()), (0, rect.bottom()), (0, Art.edge_high), (1, low)))


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
