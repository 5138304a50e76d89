"""The pen of drawn objects and the materials they are made of."""

from PySide6.QtGui import QColor, QPainterPath

from mystery_table.art.canvas import Canvas
from mystery_table.art.colours import Colour, faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.palettes import Palette
from mystery_table.art.shapes import Segment, path

STEEL, WOOD, BRASS, DARK = "#c2cad0", "#8a5630", "#dcb04a", "#2a2730"
CREAM, RED, LEAF, GLASS = "#f6ecd2", "#b8392b", "#4f8a52", "#cfe0dc"


class ObjectInk(Ink):
    """An `Ink` whose lines are all thickened by one factor, so that small pictures stay legible."""

    def __init__(self, canvas: Canvas, inks: Palette, seed: object, factor: float) -> None:
        super().__init__(canvas, inks, seed)
        self.factor = factor

    def _outline(self, shape: QPainterPath, width: float, colour: Colour) -> None:
        super()._outline(shape, width * self.factor, colour)


def tinted(b: Ink, colour: Colour, share: float = 0.35) -> QColor:
    """A material colour pulled towards the palette."""
    """A material colour pulled towards the suit."""
    return mix(colour, b.inks.mid, share)


def shine(b: Ink, *curves: list[Segment]) -> None:
    """Highlights along curves."""
    for curve in curves:
        b.stroke(path(*curve), 4, faded("#ffffff", 0.75))
