"""What a backdrop knows while it is drawn."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from mystery_table.art.canvas import Canvas
from mystery_table.art.dice import Dice
from mystery_table.art.palettes import Palette

CENTRE = (240.0, 319.0)
X, Y = CENTRE
GROUND = 470.0  # where a table or floor begins
FOOT = 545.0  # where things on it stand


class Scene(NamedTuple):
    """The canvas, the palette, dice, and the motif that a patterned backdrop repeats."""

    canvas: Canvas
    inks: Palette
    dice: Dice
    pattern: str

    @property
    def p(self) -> QPainter:
        """The painter, in units of the design."""
        return self.canvas.p

    @property
    def area(self) -> QRectF:
        """All that is visible; backdrops fill it."""
        return self.canvas.area

    def step(self, units: float) -> float:
        """A distance between lines that does not fall below what the device can show."""
        return max(units, 3.4 / self.canvas.scale)

    def no_pen(self) -> None:
        """Shapes without outline from here on."""
        self.p.setPen(Qt.PenStyle.NoPen)
