"""The cards of 13 Clues: person, place or weapon, with the suit's glyph in its upper left corner."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from mystery_table.art.clues.glyphs import INK, SUITS, glyph, glyph_colour
from mystery_table.art.colours import linear, mix
from mystery_table.art.places.picture import TOWN, town
from mystery_table.art.portraits.people import portrait
from mystery_table.art.portraits.spec import people
from mystery_table.art.shapes import moved, rectangle
from mystery_table.art.weapons import WEAPONS, weapon

CORNER = 0.3
"""Side of the glyph's field as a share of a card's width."""
LEAST, MOST = 15.0, 64.0
"""The same in device pixels at least and at most."""


@cache
def suit_of(card: str) -> str:
    """The suit in whose colours a card is drawn; KeyError for an unknown card."""
    if card in WEAPONS:
        return WEAPONS[card].suit
    palette = TOWN[card][0] if card in TOWN else people()[card].palette
    return palette.removeprefix("suit_")


def person(name: str, width: int, height: int) -> QImage:
    """A person's card in device pixels; KeyError for an unknown one."""
    return _with_suit(portrait, name, width, height)


def place(name: str, width: int, height: int) -> QImage:
    """A place's card in device pixels; KeyError for an unknown one."""
    return _with_suit(town, name, width, height)


def implement(name: str, width: int, height: int) -> QImage:
    """A weapon's card in device pixels; KeyError for an unknown one."""
    return _with_suit(weapon, name, width, height)


def _with_suit(draw: Callable[[str, int, int], QImage], name: str, width: int, height: int) -> QImage:
    image = draw(name, width, height)
    side = min(max(LEAST, min(width * CORNER, height * CORNER)), MOST, width, height)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    field(painter, QRectF(side * 0.12, side * 0.12, side, side), suit_of(name))
    painter.end()
    return image


def field(p: QPainter, rect: QRectF, suit: str) -> None:
    """Draws a suit's colour and glyph as a field with round corners, in the painter's units."""
    colour, centre, side = SUITS[suit].colour, rect.center(), rect.width()
    shape = rectangle(centre.x(), centre.y(), rect.width(), rect.height(), side * 0.2)
    high, low = mix(colour, "#ffffff", 0.14), mix(colour, "#000000", 0.1)
    p.fillPath(shape, linear((0, rect.top()), (0, rect.bottom()), (0, high), (1, low)))
    p.strokePath(shape, QPen(QColor(INK), max(1.0, side * 0.055)))
    p.fillPath(moved(glyph(suit), centre.x(), centre.y(), scale=side * 0.34), QColor(glyph_colour(suit)))
