"""Power cards of Mary King: their picture below a band in the colour and with the sign of their side."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from mystery_table.art.evidence.compose import mary_power
from mystery_table.art.mary.signs import band


def power(name: str, width: int, height: int) -> QImage:
    """A card named like "ghost.veil" by side and power, in device pixels; KeyError for another name."""
    side, _, power_name = name.partition(".")
    image = mary_power(power_name, width, height)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    band(painter, QRectF(0, 0, width, max(7.0, height * 0.12)), side)
    painter.end()
    return image
