"""The pen of the portraits: the pen of the house on a head that may be turned, bolder in small pictures."""

import math
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from mystery_table.art.canvas import Canvas
from mystery_table.art.colours import Colour
from mystery_table.art.ink import Ink
from mystery_table.art.palettes import Palette
from mystery_table.art.shapes import star

SKULL = 104.0  # radius of the ball on which the features of a turned head slide
SLIDE = 20.0  # how far the nose slides when the head is fully turned
THINNEST = 1.5  # device pixels an outline keeps however small the picture is
OUTLINE = 2.6  # lines at least this wide are outlines; thinner ones are detail and may fade away
FINEST_HATCH = 2.6  # device pixels between two lines of hatching


class Pen(Ink):
    """Draws one person.

    `turn` -1..1 says how far the head looks to our left or right, `zoom` how many design units one of its own
    units is long.
    """

    def __init__(self, canvas: Canvas, inks: Palette, seed: str, turn: float = 0, zoom: float = 1) -> None:
        super().__init__(canvas, inks, seed)
        self.turn, self.zoom = turn, zoom
        self.scale = canvas.scale * zoom
        self.bold = max(1.0, min(1.9, THINNEST / (self.width * self.scale)))
        self._turning = False
        self._skull = SKULL
        self._hatch_shift = 0.0

    @contextmanager
    def turned_head(self, on: bool = True, skull: float = SKULL) -> Iterator[None]:
        """Draws what follows on the turned head; with `on` false, leaves it for things placed by hand.

        Beyond `skull` units from the middle nothing slides: less for hair that lies close to the head.
        """
        before = self._turning, self._skull
        self._turning, self._skull = on, skull
        yield
        self._turning, self._skull = before

    @contextmanager
    def hatching_later(self, shift: float) -> Iterator[None]:
        """Starts the hatching of parts `shift` units farther to the right: faces stay clear."""
        self._hatch_shift = shift
        yield
        self._hatch_shift = 0.0

    def bent_x(self, x: float) -> float:
        """Where a feature at `x` is seen: it slides as on a ball, the rim stays."""
        if not self._turning:
            return x
        return x + self.turn * SLIDE * math.sqrt(max(0.0, 1 - (x / self._skull) ** 2))

    def bent(self, shape: QPainterPath) -> QPainterPath:
        """The shape as seen on the turned head."""
        if not (self._turning and self.turn):
            return shape
        out = QPainterPath(shape)
        for i in range(out.elementCount()):
            element = out.elementAt(i)
            out.setElementPositionAt(i, self.bent_x(element.x), element.y)
        return out

    def silhouette(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        colour: Colour,
        rotation: float = 0,
        opacity: float = 1,
    ) -> None:
        """A motif in one flat colour."""
        self.canvas.silhouette(name, self.inks, x, y, size, colour, rotation, opacity)

    def star(self, x: float, y: float, radius: float, colour: Colour, waist: float = 0.16) -> None:
        """A four-pointed sparkle without outline."""
        self.fill(star(x, y, radius, waist), colour)

    def _hatch(
        self, shape: QPainterPath, b: QRectF, start: float | None, step: float = 6.2, slope: float = 0.42
    ) -> None:
        super()._hatch(shape, b, start, max(step, FINEST_HATCH / self.scale), slope)

    def _hatch_start(self, b: QRectF, y: float, start: float | None) -> float:
        return super()._hatch_start(b, y, start) + self._hatch_shift

    def _outline(self, shape: QPainterPath, width: float, colour: Colour) -> None:
        if width >= OUTLINE:
            width *= self.bold
        super()._outline(shape, width, colour)
