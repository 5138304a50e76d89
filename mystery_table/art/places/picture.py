"""A place of 13 Clues or of the manor at any size."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from mystery_table.art.canvas import PICTURE, Canvas, Detail
from mystery_table.art.ink import Ink
from mystery_table.art.palettes import palette
from mystery_table.art.places import (
    manor_gardens,
    manor_grounds,
    manor_household,
    manor_rooms,
    town_indoors,
    town_outdoors,
)

Draw = Callable[[Ink, QRectF], None]

TOWN: dict[str, tuple[str, Draw]] = {
    "parlor": ("suit_purple", town_indoors.parlor),
    "market": ("suit_pink", town_outdoors.market),
    "library": ("suit_red", town_indoors.library),
    "park": ("suit_green", town_outdoors.park),
    "museum": ("suit_yellow", town_indoors.museum),
    "harbor": ("suit_blue", town_outdoors.harbor),
    "theater": ("suit_orange", town_indoors.theater),
    "plaza": ("suit_white", town_outdoors.plaza),
    "railcar": ("suit_brown", town_indoors.railcar),
    "racecourse": ("suit_gray", town_outdoors.racecourse),
}
MANOR: dict[str, tuple[str, Draw]] = {
    "library": ("sand", manor_rooms.library),
    "conservatory": ("frost", manor_gardens.conservatory),
    "kitchen": ("dawn", manor_household.kitchen),
    "wine_cellar": ("plum", manor_grounds.wine_cellar),
    "attic": ("night", manor_household.attic),
    "nursery": ("violet", manor_household.nursery),
    "ballroom": ("rose", manor_rooms.ballroom),
    "observatory": ("night", manor_grounds.observatory),
    "chapel": ("violet", manor_grounds.chapel),
    "boathouse": ("sea", manor_grounds.boathouse),
    "stables": ("sand", manor_gardens.stables),
    "music_room": ("brick", manor_rooms.music_room),
    "study": ("moss", manor_rooms.study),
    "bathroom": ("frost", manor_household.bathroom),
    "hedge_maze": ("absinthe", manor_gardens.hedge_maze),
    "graveyard": ("absinthe", manor_gardens.graveyard),
    "dining_room": ("ember", manor_rooms.dining_room),
    "lighthouse": ("night", manor_grounds.lighthouse),
}


def town(name: str, width: int, height: int) -> QImage:
    """A place of 13 Clues in the colour of its suit; KeyError for an unknown one."""
    return _place(*TOWN[name], name, width, height)


def manor(name: str, width: int, height: int) -> QImage:
    """A place of the manor in Mysterium; KeyError for an unknown one."""
    return _place(*MANOR[name], name, width, height)


def _place(mood: str, draw: Draw, name: str, width: int, height: int) -> QImage:
    canvas, inks = Canvas(width, height), palette(mood)
    draw(Ink(canvas, inks, name, max(4.2, 1.1 / canvas.scale)), PICTURE)
    canvas.finish(inks, 0.6, 0.22 if canvas.detail is Detail.FULL else 0.14)
    return canvas.done()
