"""The picture of a game: its surface with rays and its cards fanned out; plain paper until they are there."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QHideEvent, QImage, QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from mystery_table.art.colours import Colour, faded, linear, radial
from mystery_table.core.about import About
from mystery_table.core.layout import Face
from mystery_table.ui.paint import SMOOTH, box, card
from mystery_table.ui.program import Program
from mystery_table.ui.surface import paint_surface
from mystery_table.ui.theme import DARK, HUES, Art

FANS = {
    0: (),
    1: ((0.0, 0.0),),
    2: ((-0.36, -8.0), (0.36, 8.0)),
    3: ((0.0, 0.0), (-0.7, -15.0), (0.7, 15.0)),
    4: ((-0.32, -5.0), (0.32, 5.0), (-0.95, -16.0), (0.95, 16.0)),
    5: ((0.0, 0.0), (-0.66, -10.0), (0.66, 10.0), (-1.26, -19.0), (1.26, 19.0)),
}
"""For each number of cards: (place across in card widths, turn in degrees), the front one first."""


class Pictures(Protocol):
    """Where pictures come from: ready ones at once, others later."""

    def get(self, face: Face, width: int, height: int) -> QImage | None:
        """Return a picture of this size in device pixels, or None and have it made."""


class Cover(QWidget):
    """A game's picture, as large as there is room. Decoration: it has no name and takes no focus."""

    def __init__(self, program: Program, about: About, low: int = 84, radius: float = 12) -> None:
        """`low` is its smallest height before the window's unit."""
        super().__init__()
        self.program, self.about = program, about
        self.pictures: Pictures | None = None
        self._low, self._radius = low, radius
        self._made: QPixmap | None = None
        self._key: object = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        program.restyled.connect(self._fit)
        self._fit()

    def show_pictures(self, pictures: Pictures | None) -> None:
        """Take pictures from here; call it again when some have come."""
        self.pictures, self._key = pictures, None
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Keep no picture while nobody looks at it."""
        super().hideEvent(event)
        self._made = self._key = None

    def _fit(self) -> None:
        self.setMinimumHeight(round(self._low * self.program.unit))
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size it likes to have."""
        return QSize(120, round(self._low * self.program.unit))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it."""
        ratio = self.devicePixelRatioF()
        key = (self.width(), self.height(), ratio, self.program.theme.name)
        if key != self._key or self._made is None:
            self._made, self._key = self._draw(ratio), key
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        round_picture(p, self._made, self._radius, self.program.theme.gold)
        p.end()

    def _draw(self, ratio: float) -> QPixmap:
        made = QPixmap(max(1, round(self.width() * ratio)), max(1, round(self.height() * ratio)))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        rect = QRectF(0, 0, self.width(), self.height())
        p = QPainter(made)
        p.setRenderHints(SMOOTH)
        paint_cover(p, rect, self.about, self.pictures, ratio)
        p.end()
        return made


def round_picture(p: QPainter, picture: QPixmap, radius: float, line: Colour) -> None:
    """Paint a picture with round corners at the origin, and a line around it."""
    size = picture.deviceIndependentSize()
    rect = QRectF(0, 0, size.width(), size.height())
    brush = QBrush(picture)
    brush.setTransform(QTransform.fromScale(1 / picture.devicePixelRatio(), 1 / picture.devicePixelRatio()))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(brush)
    p.drawRoundedRect(rect, radius, radius)
    box(p, rect, radius, None, faded(line, 0.7), 1.2)


def paint_cover(
    p: QPainter, rect: QRectF, about: About, pictures: Pictures | None, ratio: float = 1.0
) -> None:
    """Paint a game's picture into `rect`; it does not change with the theme."""
    if pictures is None:  # the first frame waits for none of this
        inner, middle, outer = HUES.get(about.hue, HUES["home"]).dark
        reach = max(rect.width(), rect.height())
        p.fillRect(
            rect, radial((rect.center().x(), rect.center().y()), reach, (0, inner), (0.5, middle), (1, outer))
        )
        return
    paint_surface(p, rect, DARK, about.hue, (0.5, 0.6), ratio=ratio, bright=True)
    high = min(rect.height() * 0.84, rect.width() * 0.66)
    wide = high / 1.42
    count = min(len(about.cover), 5 if rect.width() > wide * 3.2 else 3)
    fan = FANS[count]
    for number in reversed(range(count)):
        across, turn = fan[number]
        low = abs(across) * high * 0.09 - high * 0.02
        place = QRectF(0, 0, wide, high)
        place.moveCenter(QPointF(rect.center().x() + across * wide, rect.center().y() + low))
        _paint_card(p, place, about.cover[number], pictures, turn, ratio)
    if not about.cover:
        from mystery_table.art.frames import star4

        star4(p, rect.center().x(), rect.center().y(), rect.height() * 0.3, faded(Art.gold, 0.7))
    bottom = QRectF(rect.x(), rect.bottom() - rect.height() * 0.28, rect.width(), rect.height() * 0.28)
    dusk = linear((0, bottom.y()), (0, bottom.bottom()), (0, faded("#05060a", 0)), (1, faded("#05060a", 0.6)))
    p.fillRect(bottom, dusk)


def _paint_card(
    p: QPainter, place: QRectF, face: Face, pictures: Pictures | None, turn: float, ratio: float
) -> None:
    card(p, place, picture_or_paper(pictures, face, place, ratio), turn=turn)


def picture_or_paper(pictures: Pictures | None, face: Face, place: QRectF, ratio: float) -> QPixmap:
    """Return a face's picture for a card at `place`; quiet paper with a star while it is on its way."""
    edge = max(3.0, place.width() * 0.03)
    size = (
        max(1, round((place.width() - 2 * edge) * ratio)),
        max(1, round((place.height() - 2 * edge) * ratio)),
    )
    image = pictures.get(face, *size) if pictures is not None else None
    return _paper(*size) if image is None else QPixmap.fromImage(image)


@lru_cache(16)
def _paper(width: int, height: int) -> QPixmap:
    """Return quiet paper with a star: the picture is on its way."""
    from mystery_table.art.frames import star4

    made = QPixmap(max(1, width), max(1, height))
    rect = QRectF(0, 0, width, height)
    p = QPainter(made)
    p.setRenderHints(SMOOTH)
    p.fillRect(rect, linear((0, 0), (0, height), (0, "#4a4f66"), (1, "#2a2e40")))
    box(p, rect.adjusted(6, 6, -6, -6), width * 0.04, None, faded(Art.gold, 0.4), 1.4)
    star4(p, width / 2, height / 2, width * 0.24, faded(Art.gold, 0.6))
    p.end()
    return made
