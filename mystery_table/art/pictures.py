"""The one way in: `picture` draws any face of any game at any size."""

import importlib
from collections.abc import Callable

from PySide6.QtGui import QImage

from mystery_table.core.layout import Face

Drawer = Callable[[Face, int, int], QImage]

# Who draws what: game and kind of a face to module and function; modules are imported when first needed.
# A new kind is one line here and one function from (Face, width, height) to QImage.
DRAWERS = {
    ("*", "back"): "mystery_table.art.faces:back_face",
    ("mirror_of_truth", "character"): "mystery_table.art.faces:person",
    ("mirror_of_truth", "evidence"): "mystery_table.art.faces:evidence_face",
    ("mirror_of_truth", "vote"): "mystery_table.art.faces:vote_face",
    ("mysterium", "suspect"): "mystery_table.art.faces:person",
    ("thirteen_clues", "person"): "mystery_table.art.faces:person",
    ("thirteen_clues", "weapon"): "mystery_table.art.faces:weapon_face",
}


def picture(face: Face, width: int, height: int) -> QImage:
    """The picture of a face in device pixels, opaque, without caption, frame or lettering.

    Identical pixels for identical arguments; below 70 pixels of width it shows only what matters. KeyError
    for a face that nobody draws, ValueError for a size that is not positive.
    """
    if width < 1 or height < 1:
        raise ValueError(f"a picture of {width} x {height} pixels")
    return drawer(face)(face, width, height)


def drawer(face: Face) -> Drawer:
    """Who draws faces of this game and kind; KeyError if nobody does."""
    where = DRAWERS.get((face.game, face.kind)) or DRAWERS[("*", face.kind)]
    module, function = where.split(":")
    found: Drawer = getattr(importlib.import_module(module), function)
    return found
