"""A picture being drawn: units of the design, level of detail, motifs, glows and the finish of a print.

All designs share one sheet: `PICTURE` = (26, 26)..(454, 612), that is 428 x 586 units about (240, 319).
"""

import math
from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from mystery_table.art.colours import Colour, faded, radial
from mystery_table.art.motifs import Style, extent, motif
from mystery_table.art.palettes import Palette
from mystery_table.art.textures import blank, paper, tinted

PICTURE = QRectF(26, 26, 428, 586)


class Detail(IntEnum):
    """How much a picture shows: MINI below 70 pixels of width, COMPACT below 200, else FULL."""

    MINI = 0
    COMPACT = 1
    FULL = 2


def detail_for(width: int) -> Detail:
    """The level of detail of a picture this many pixels wide."""
    return Detail.MINI if width < 70 else Detail.COMPACT if width < 200 else Detail.FULL


class Canvas:
    """An image with a painter in design units.

    `p` is the painter, `scale` device pixels per unit, `area` the visible rectangle in units. `fit`
    "cover" fills the image with the design and crops about `focus` (0..1 in each direction); "contain" shows
    all of the design and more around it, so that the backdrop must fill `area`.
    """

    def __init__(
        self,
        width: int,
        height: int,
        design: QRectF = PICTURE,
        fit: str = "cover",
        focus: tuple[float, float] = (0.5, 0.5),
    ) -> None:
        self.image = blank(width, height)
        self.detail = detail_for(width)
        across, down = width / design.width(), height / design.height()
        self.scale = max(across, down) if fit == "cover" else min(across, down)
        visible_width, visible_height = width / self.scale, height / self.scale
        self.area = QRectF(
            design.left() + (design.width() - visible_width) * focus[0],
            design.top() + (design.height() - visible_height) * focus[1],
            visible_width,
            visible_height,
        )
        self.p = self._open()

    def _open(self) -> QPainter:
        painter = QPainter(self.image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self.scale, self.scale)
        painter.translate(-self.area.left(), -self.area.top())
        return painter

    def __del__(self) -> None:
        # Qt aborts the program if an image goes while it is painted on, as it would after an exception.
        painter = self.__dict__.get("p")
        if painter is not None and painter.isActive():
            painter.end()

    def layer(self) -> "Canvas":
        """A transparent canvas of the same geometry; `lay` puts it back."""
        other = Canvas.__new__(Canvas)
        other.image = blank(self.image.width(), self.image.height())
        other.detail, other.scale, other.area = self.detail, self.scale, self.area
        other.p = other._open()
        return other

    def lay(self, image: QImage, dx: float = 0, dy: float = 0, opacity: float = 1) -> None:
        """Draws an image of the size of this canvas, moved by units."""
        self.p.save()
        self.p.setOpacity(opacity)
        self.p.drawImage(self.area.translated(dx, dy), image)
        self.p.restore()

    def done(self) -> QImage:
        """Ends the drawing and gives the image."""
        self.p.end()
        return self.image

    def motif(
        self,
        name: str,
        inks: Palette,
        x: float,
        y: float,
        size: float,
        rotation: float = 0,
        *,
        style: Style | None = None,
        opacity: float = 1,
        flip: bool = False,
        shadow: float = 0,
        ground: float = 0,
    ) -> None:
        """Draws a motif around (x, y), its longer side `size` units.

        `shadow` is the offset of a cast shadow in units, `ground` the darkness of a shadow under its foot.
        """
        image = motif(name, inks, size * self.scale, style)
        if ground:
            self._ground(name, inks, x, y, size, ground)
        if shadow:
            with_shadow = tinted(image, inks.ink)
            self._stamp(with_shadow, x + shadow, y + shadow * 1.15, rotation, 0.55 * opacity, flip)
        self._stamp(image, x, y, rotation, opacity, flip)

    def silhouette(
        self,
        name: str,
        inks: Palette,
        x: float,
        y: float,
        size: float,
        colour: Colour,
        rotation: float = 0,
        opacity: float = 1,
        flip: bool = False,
    ) -> None:
        """Draws a motif in one flat colour."""
        image = motif(name, inks, size * self.scale, Style(hatch=False))
        self._stamp(tinted(image, colour), x, y, rotation, opacity, flip)

    def _stamp(self, image: QImage, x: float, y: float, rotation: float, opacity: float, flip: bool) -> None:
        side = image.width() / self.scale
        self.p.save()
        self.p.translate(x, y)
        self.p.rotate(rotation)
        self.p.scale(-1 if flip else 1, 1)
        self.p.setOpacity(self.p.opacity() * opacity)
        self.p.drawImage(QRectF(-side / 2, -side / 2, side, side), image)
        self.p.restore()

    def _ground(self, name: str, inks: Palette, x: float, y: float, size: float, darkness: float) -> None:
        width, height = extent(name, size)
        stops = [(at, faded(inks.ink, share * darkness)) for at, share in ((0, 0.75), (0.6, 0.4), (1, 0))]
        self.p.save()
        self.p.setPen(Qt.PenStyle.NoPen)
        self.p.translate(x + width * 0.06, y + height * 0.49)
        self.p.scale(width * 0.62, size * 0.07)
        self.p.setBrush(radial((0, 0), 1, *stops))
        self.p.drawEllipse(QPointF(0, 0), 1, 1)
        self.p.restore()

    def glow(self, x: float, y: float, radius: float, colour: Colour, alpha: float = 0.8) -> None:
        """A soft round light."""
        stops = ((0, faded(colour, alpha)), (0.35, faded(colour, alpha * 0.45)), (1, faded(colour, 0)))
        self.p.save()
        self.p.setPen(Qt.PenStyle.NoPen)
        self.p.setBrush(radial((x, y), radius, *stops))
        self.p.drawEllipse(QPointF(x, y), radius, radius)
        self.p.restore()

    def finish(self, inks: Palette, vignette: float = 0.55, grain: float = 0.22, seed: int = 1) -> None:
        """The last pass over the whole picture: dark corners and paper grain."""
        centre = self.area.center()
        reach = math.hypot(self.area.width(), self.area.height()) / 2
        if vignette:
            stops = [
                (at, faded(inks.ink, vignette * share)) for at, share in ((0.55, 0), (0.8, 0.35), (1, 1))
            ]
            self.p.fillRect(
                self.area, radial((centre.x(), centre.y()), reach, (0, faded(inks.ink, 0)), *stops)
            )
        if grain and self.detail is not Detail.MINI:
            paper(self.p, self.area, self.scale, seed, grain)
