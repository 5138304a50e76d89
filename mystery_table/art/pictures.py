"""The one way in: `picture` draws any face of any game at any size."""

import importlib
from collections.abc import Callable

from PySide6.QtGui import QImage

from mystery_table.core.layout import Face

Drawer = Callable[[str, int, int], QImage]
ANY = "*"

# Who draws what: game and kind of a face to module and function; modules are imported when first needed.
# A new kind is one line here and one function from (id, width, height) to QImage.
DRAWERS = {
    ("mary_king", "control"): "mary.controls:control",
    ("mary_king", "mark"): "discs:mary",
    ("mary_king", "power"): "mary.powers:power",
    ("mary_king", "tile"): "mary.tiles:tile",
    ("mirror_of_truth", "character"): "portraits.people:portrait",
    ("mirror_of_truth", "evidence"): "evidence.compose:evidence",
    ("mirror_of_truth", "vote"): "votes:vote",
    ("mysterium", "clock"): "manor.clock:clock",
    ("mysterium", "object"): "evidence.compose:manor_object",
    ("mysterium", "pawn"): "manor.pawn:pawn",
    ("mysterium", "place"): "places.picture:manor",
    ("mysterium", "suspect"): "portraits.people:portrait",
    ("mysterium", "token"): "discs:manor",
    ("mysterium", "vision"): "visions.picture:vision",
    ("thirteen_clues", "kind"): "clues.chips:kind",
    ("thirteen_clues", "person"): "clues.cards:person",
    ("thirteen_clues", "place"): "clues.cards:place",
    ("thirteen_clues", "suit"): "clues.chips:suit",
    ("thirteen_clues", "token"): "discs:clues",
    ("thirteen_clues", "trait"): "clues.chips:trait",
    ("thirteen_clues", "weapon"): "clues.cards:implement",
    (ANY, "back"): "backs:back",  # kinds of any game get "game/id"
}


def picture(face: Face, width: int, height: int) -> QImage:
    """The picture of a face in device pixels, opaque, without caption, frame or lettering.

    Identical pixels for identical arguments; below 70 pixels of width it shows only what matters. KeyError
    for a face that nobody draws, ValueError for a size that is not positive.
    """
    if width < 1 or height < 1:
        raise ValueError(f"a picture of {width} x {height} pixels")
    own = DRAWERS.get((face.game, face.kind))
    if own:
        return _opaque(_drawer(own)(face.id, width, height))
    return _opaque(_drawer(DRAWERS[ANY, face.kind])(f"{face.game}/{face.id}", width, height))


def _drawer(where: str) -> Drawer:
    module, function = where.split(":")
    found: Drawer = getattr(importlib.import_module(f"mystery_table.art.{module}"), function)
    return found


def _opaque(image: QImage) -> QImage:
    # Rounding leaves the outermost pixels of some sizes a little transparent; over black they are full.
    return image.convertToFormat(QImage.Format.Format_RGB32)
