"""The pen of the house: cut-outs with a ramp of light, carved hatching and a thick dark outline."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGradient, QPainterPath, QPen

from mystery_table.art.canvas import Canvas, Detail
from mystery_table.art.colours import Colour, faded, linear, mix, radial
from mystery_table.art.dice import Dice
from mystery_table.art.dice import dice as new_dice
from mystery_table.art.motifs import Style
from mystery_table.art.palettes import Palette
from mystery_table.art.shapes import polygon

PAPER_LIGHT = "#fff6df"


class Ink:
    """Draws shapes in the house style on a canvas, in whatever coordinates its painter has.

    A subclass may bend space by overriding `bent` and `bent_x` (a turned head).
    """

    def __init__(self, canvas: Canvas, inks: Palette, seed: object = 1, width: float = 4.2) -> None:
        self.canvas, self.p, self.inks, self.width = canvas, canvas.p, inks, width
        self.dice: Dice = new_dice("ink", seed)

    def bent(self, shape: QPainterPath) -> QPainterPath:
        """The shape as it is drawn; here unchanged."""
        return shape

    def bent_x(self, x: float) -> float:
        """The place where x is drawn; here unchanged."""
        return x

    def part(
        self,
        shape: QPainterPath,
        colour: Colour,
        shade: float = 0.42,
        hatch: bool = True,
        width: float | None = None,
        shine: float = 0.22,
        span: float = 110,
    ) -> None:
        """One cut-out lit from the left of the figure's origin; `width` 0 leaves the outline away."""
        ink, base = self.inks.ink, QColor(colour)
        ramp = linear(
            (-span, -span * 0.55),
            (span, span * 0.4),
            (0, mix(base, PAPER_LIGHT, shine)),
            (0.45, base),
            (0.62, mix(base, ink, shade * 0.45)),
            (1, mix(base, ink, shade)),
        )
        self._cut_out(shape, ramp, hatch, None, width)

    def local(
        self,
        shape: QPainterPath,
        colour: Colour,
        shade: float = 0.45,
        hatch: bool = True,
        width: float | None = None,
        shine: float = 0.28,
        hatch_from: float = 0.5,
    ) -> None:
        """One cut-out lit by its own box, for things anywhere; hatching starts at a share of the width."""
        base, b = QColor(colour), self.bent(shape).boundingRect()
        ramp = linear(
            (b.left(), b.top()),
            (b.right(), b.bottom()),
            (0, mix(base, PAPER_LIGHT, shine)),
            (0.42, base),
            (1, mix(base, self.inks.ink, shade)),
        )
        self._cut_out(shape, ramp, hatch, b.left() + b.width() * hatch_from, width)

    def _cut_out(
        self, shape: QPainterPath, ramp: QGradient, hatch: bool, hatch_x: float | None, width: float | None
    ) -> None:
        bent = self.bent(shape)
        self.p.fillPath(bent, ramp)
        if hatch and self.canvas.detail is not Detail.MINI:
            self._hatch(bent, bent.boundingRect(), hatch_x)
        if width != 0:
            self._outline(bent, width or self.width, self.inks.ink)

    def _hatch(
        self, shape: QPainterPath, b: QRectF, start: float | None, step: float = 6.2, slope: float = 0.42
    ) -> None:
        self.p.save()
        self.p.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        self.p.setPen(Qt.PenStyle.NoPen)
        self.p.setBrush(faded(self.inks.ink, 0.42))
        y, bottom, right = b.top() - 10, b.bottom() + b.width() * slope, b.right() + 4
        while y < bottom:
            x = self._hatch_start(b, y, start)
            if right > x:
                tip = y - (right - x) * slope
                self.p.drawPolygon(polygon(((x, y), (right, tip - 1.75), (right, tip + 1.75))))
            y += step
        self.p.restore()

    def _hatch_start(self, b: QRectF, y: float, start: float | None) -> float:
        if start is not None:
            return start + self.dice.uniform(-0.08, 0.1) * b.width()
        x = b.left() + b.width() * 0.5 + (b.center().y() - y) * 0.1 + self.dice.uniform(-10, 14)
        return max(x, self.dice.uniform(8, 26))

    def _outline(self, shape: QPainterPath, width: float, colour: Colour) -> None:
        round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        self.p.strokePath(shape, QPen(QColor(colour), width, Qt.PenStyle.SolidLine, round_cap, round_join))

    def stroke(self, shape: QPainterPath, width: float = 2.4, colour: Colour | None = None) -> None:
        """A line along the path, in ink unless a colour is given."""
        self._outline(self.bent(shape), width, self.inks.ink if colour is None else colour)

    def pipe(self, shape: QPainterPath, width: float, colour: Colour, edge: float = 3.2) -> None:
        """A rope, pole or sleeve: an outlined thick line with a lit ridge."""
        self.stroke(shape, width + edge * 2)
        self.stroke(shape, width, colour)
        self.stroke(shape, width * 0.25, mix(colour, PAPER_LIGHT, 0.35))

    def fill(self, shape: QPainterPath, colour: Colour | QGradient) -> None:
        """A flat shape without outline."""
        self.p.fillPath(self.bent(shape), colour if isinstance(colour, QGradient) else QColor(colour))

    def soft(
        self, x: float, y: float, radius: float, colour: Colour, alpha: float, squash: float = 1.0
    ) -> None:
        """A soft spot (blush, eye socket, light), flattened by `squash`."""
        self.p.save()
        self.p.translate(self.bent_x(x), y)
        self.p.scale(1, squash)
        self.p.setPen(Qt.PenStyle.NoPen)
        self.p.setBrush(radial((0, 0), radius, (0, faded(colour, alpha)), (1, faded(colour, 0))))
        self.p.drawEllipse(QPointF(0, 0), radius, radius)
        self.p.restore()

    def motif(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        rotation: float = 0,
        *,
        style: Style | None = None,
        shadow: float = 0,
        flip: bool = False,
    ) -> None:
        """A motif of the palette at a place of the figure."""
        place = self.bent_x(x)
        self.canvas.motif(name, self.inks, place, y, size, rotation, style=style, shadow=shadow, flip=flip)

    @contextmanager
    def clip(self, shape: QPainterPath) -> Iterator[None]:
        """Draws only inside the shape."""
        self.p.save()
        self.p.setClipPath(self.bent(shape), Qt.ClipOperation.IntersectClip)
        yield
        self.p.restore()

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, rotation: float = 0, scale: float = 1.0, flip: bool = False
    ) -> Iterator[None]:
        """A temporary frame of reference."""
        self.p.save()
        self.p.translate(x, y)
        self.p.rotate(rotation)
        self.p.scale(-scale if flip else scale, scale)
        yield
        self.p.restore()
