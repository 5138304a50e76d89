"""Surfaces of a print: paper grain, soft clouds, rays, halftone dots."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter

from mystery_table.art.colours import Colour, Point, faded, linear, radial
from mystery_table.art.dice import Dice, dice
from mystery_table.art.shapes import polygon

FORMAT = QImage.Format.Format_ARGB32_Premultiplied


def blank(width: int, height: int) -> QImage:
    """A transparent image."""
    image = QImage(width, height, FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    return image


def tinted(image: QImage, colour: Colour) -> QImage:
    """The silhouette of an image in one colour."""
    out = image.copy()
    painter = QPainter(out)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(out.rect(), QColor(colour))
    painter.end()
    return out


@lru_cache(8)
def grain(seed: int = 1, size: int = 256, contrast: int = 70) -> QImage:
    """A square tile of grey paper grain around middle grey."""
    table = bytes((128 + (i - 128) * contrast // 128) & 255 for i in range(256))
    noise = dice("grain", seed).randbytes(size * size).translate(table)
    return QImage(noise, size, size, size, QImage.Format.Format_Grayscale8).convertToFormat(FORMAT)


@lru_cache(16)
def clouds(seed: int, width: int, height: int) -> QImage:
    """Smooth noise as the alpha of a white image."""
    chance = dice("clouds", seed)
    total = QImage(width, height, FORMAT)
    total.fill(Qt.GlobalColor.black)
    painter = QPainter(total)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    for octave, cells in enumerate((3, 6, 12, 24)):
        rows, stride = max(2, cells * height // width), (cells + 3) // 4 * 4
        noise = QImage(chance.randbytes(stride * rows), cells, rows, stride, QImage.Format.Format_Grayscale8)
        smooth = noise.convertToFormat(FORMAT).scaled(
            width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        painter.setOpacity(0.5 / 2**octave)
        painter.drawImage(0, 0, smooth)
    painter.end()
    grey = total.convertToFormat(QImage.Format.Format_Grayscale8)
    alpha = QImage(grey.constBits(), width, height, grey.bytesPerLine(), QImage.Format.Format_Alpha8).copy()
    out = QImage(width, height, QImage.Format.Format_ARGB32)
    out.fill(Qt.GlobalColor.white)
    out.setAlphaChannel(alpha)
    return out.convertToFormat(FORMAT)


def fog(p: QPainter, area: QRectF, colour: Colour, seed: int, alpha: float = 0.5) -> None:
    """A bank of mist, densest in the middle of the area."""
    mist = tinted(clouds(seed % 7, 256, 128), colour)
    painter = QPainter(mist)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    clear, full = faded("#000", 0), faded("#000", 1)
    painter.fillRect(mist.rect(), linear((0, 0), (0, 128), (0, clear), (0.5, full), (1, clear)))
    painter.end()
    p.save()
    p.setOpacity(alpha)
    p.drawImage(area, mist)
    p.restore()


def rays(
    p: QPainter,
    centre: Point,
    radius: float,
    count: int,
    colour: Colour,
    alpha: float = 0.35,
    rotation: float = 0,
    inner: float = 0,
    chance: Dice | None = None,
) -> None:
    """Beams that fade outwards; `rotation` in radians; uneven widths if there is chance."""
    x, y = centre
    p.save()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(radial(centre, radius, (0, faded(colour, alpha)), (1, faded(colour, 0))))
    for i in range(count):
        turn = rotation + 2 * math.pi * i / count
        half = math.pi / count * (chance.uniform(0.3, 0.62) if chance else 0.5)
        a, b = turn - half, turn + half
        p.drawPolygon(
            polygon(
                (
                    (x + inner * math.cos(turn), y + inner * math.sin(turn)),
                    (x + radius * math.cos(a), y + radius * math.sin(a)),
                    (x + radius * math.cos(b), y + radius * math.sin(b)),
                )
            )
        )
    p.restore()


def halftone(
    p: QPainter,
    area: QRectF,
    source: Point,
    colour: Colour,
    alpha: float = 0.5,
    step: float = 12,
    reach: float = 420,
) -> None:
    """Dots on a slanted grid that grow with the distance from `source`."""
    p.save()
    p.setClipRect(area, Qt.ClipOperation.IntersectClip)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(faded(colour, alpha))
    row, y = 0, area.top()
    while y < area.bottom() + step:
        x = area.left() + (step / 2 if row % 2 else 0)
        while x < area.right() + step:
            radius = step * 0.62 * min(1.0, math.hypot(x - source[0], y - source[1]) / reach)
            if radius > 0.4:
                p.drawEllipse(QPointF(x, y), radius, radius)
            x += step
        row, y = row + 1, y + step / 2
    p.restore()


def paper(p: QPainter, area: QRectF, scale: float, seed: int, strength: float) -> None:
    """Overlays grain of one device pixel on what is already drawn; `scale` is device pixels per unit."""
    brush = QBrush(grain(seed % 3 + 1))
    transform = brush.transform()
    transform.scale(1 / scale, 1 / scale)
    brush.setTransform(transform)
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Overlay)
    p.setOpacity(strength)
    p.fillRect(area, brush)
    p.restore()
