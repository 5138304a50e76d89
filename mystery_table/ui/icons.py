"""Interface icons: glyphs of Material Design Icons by name, as outlines that any painter can fill.

The font comes with QtAwesome; its Python part is not imported, because it would cost half a second at start.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRawFont,
    QTransform,
)

from mystery_table.core.errors import UserError
from mystery_table.core.words import Text

UNITS = 100
"""Side of the square that an outline fills."""


@cache
def _folder() -> Path:
    found = find_spec("qtawesome")
    if found is None or found.origin is None:
        raise UserError(Text("app", "The icons of the program are missing. Install QtAwesome again."))
    return Path(found.origin).parent / "fonts"


def _file(pattern: str) -> Path:
    files = sorted(_folder().glob(pattern))
    if not files:
        raise UserError(Text("app", "The icons of the program are missing. Install QtAwesome again."))
    return files[-1]


@cache
def _charmap() -> str:
    return _file("materialdesignicons6-webfont-charmap-*.json").read_text("utf-8")


def _letter(name: str) -> str:
    """Return the letter that stands for an icon. Of seven thousand names a few are looked up, unparsed."""
    _, _, rest = _charmap().partition(f'"{name}":')
    if not rest:
        raise KeyError(name)
    return chr(int(rest[: rest.index(",") if "," in rest else None].strip(' "\n}').removeprefix("0x"), 16))


@cache
def _face() -> QRawFont:
    return QRawFont(str(_file("materialdesignicons6-webfont-*.ttf")), UNITS)


@cache
def outline(name: str) -> QPainterPath:
    """Return an icon's outline, fitted into a square of UNITS; KeyError for an unknown name."""
    glyph = _face().glyphIndexesForString(_letter(name))[0]
    path = _face().pathForGlyph(glyph)
    box = path.boundingRect()
    fit = UNITS / max(box.width(), box.height())
    place = QTransform()
    place.translate(UNITS / 2, UNITS / 2)
    place.scale(fit, fit)
    place.translate(-box.center().x(), -box.center().y())
    return place.map(path)


def paint_icon(
    painter: QPainter,
    name: str,
    rect: QRectF,
    colour: QColor | str,
    edge: QColor | str | None = None,
    edge_width: float = 0.0,
) -> None:
    """Paint an icon as large as fits into `rect`, in its middle; `edge` draws a line around it first."""
    side = min(rect.width(), rect.height())
    place = QTransform()
    place.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    place.scale(side / UNITS, side / UNITS)
    path = place.map(outline(name))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if edge is not None:
        pen = QPen(QColor(edge), edge_width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
    painter.fillPath(path, QColor(colour))
    painter.restore()


def around(centre: QPointF, side: float) -> QRectF:
    """Return the square of this side about a point."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


@cache
def _pixmap(name: str, colour: str, side: int, ratio: float) -> QPixmap:
    device = max(1, round(side * ratio))
    made = QPixmap(device, device)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    inset = device * 0.07
    paint_icon(painter, name, QRectF(0, 0, device, device).adjusted(inset, inset, -inset, -inset), colour)
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made


def icon(name: str, colour: str, side: int = 22, disabled: str | None = None) -> QIcon:
    """Return an icon for a button, sharp on every screen present; `disabled` is its colour when off."""
    made = QIcon()
    for ratio in {screen.devicePixelRatio() for screen in QGuiApplication.screens()} | {1.0}:
        made.addPixmap(_pixmap(name, colour, side, ratio))
        if disabled is not None:
            made.addPixmap(_pixmap(name, disabled, side, ratio), QIcon.Mode.Disabled)
    return made


def pixmap(name: str, colour: str, side: int, ratio: float = 1.0) -> QPixmap:
    """Return an icon as a picture of `side` logical pixels."""
    return QPixmap(_pixmap(name, colour, side, ratio))


def size(side: int) -> QSize:
    """Return the size of an icon of this side."""
    return QSize(side, side)
