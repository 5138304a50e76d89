"""Objects drawn by our own pen, where no OpenMoji drawing is good enough; named like motifs.

Each function draws about the origin within 300 units; a new object is a function and one line in its table.
"""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from mystery_table.art.canvas import Canvas
from mystery_table.art.ink import Ink
from mystery_table.art.motifs import Style
from mystery_table.art.objects import (
    arms,
    creatures,
    garden,
    house,
    instruments,
    keepsakes,
    machines,
    outdoors,
    pantry,
    study,
    traces,
    travel,
    valuables,
    wardrobe,
)
from mystery_table.art.objects.pen import ObjectInk
from mystery_table.art.palettes import Palette

REACH = 300  # units from the origin that an object may fill

# Marks rather than things: they get neither a pale edge nor a shadow.
MARKS = frozenset({"fingerprint", "footprints", "puffs", "smoke", "sparks"})

OBJECTS: dict[str, Callable[[Ink], None]] = {
    **arms.OBJECTS,
    **creatures.OBJECTS,
    **garden.OBJECTS,
    **house.OBJECTS,
    **instruments.OBJECTS,
    **keepsakes.OBJECTS,
    **machines.OBJECTS,
    **outdoors.OBJECTS,
    **pantry.OBJECTS,
    **study.OBJECTS,
    **traces.OBJECTS,
    **travel.OBJECTS,
    **valuables.OBJECTS,
    **wardrobe.OBJECTS,
    "pistol": arms.gun,
    "bow_and_arrow": arms.bow,
    "candle": arms.candlestick,
}


def render(name: str, inks: Palette, count: int, area: QRectF, style: Style) -> QImage:
    """An object on a square image of `count` pixels, the square of its REACH falling on `area` (pixels)."""
    unit = area.width() / (2 * REACH)
    left, top = -REACH - area.left() / unit, -REACH - area.top() / unit
    canvas = Canvas(count, count, QRectF(left, top, count / unit, count / unit))
    size = area.width() * 0.75
    factor = style.weight * (1.1 + size * 0.0125) / (4.2 * unit)
    OBJECTS[name](ObjectInk(canvas, inks, f"{name}{style.seed}", factor))
    return canvas.done()
