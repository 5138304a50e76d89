"""Mary King alive and dead: the same drawing in two sets of colours, and the Portrait each is drawn from."""

from typing import NamedTuple

from PySide6.QtGui import QColor

from mystery_table.art.portraits.spec import Portrait

COLUMNS, ROWS, TILE = 3, 4, 240
WIDTH, HEIGHT = COLUMNS * TILE, ROWS * TILE
CX, CY, K = 360.0, 402.0, 1.75  # the head on the sheet: place and scale
GHOST_DARK = "#06142a"


class Look(NamedTuple):
    """The colours of one of the two paintings."""

    palette: str
    skin: str
    hair: str
    lips: str
    hat: str
    band: str
    dress: str
    trim: str
    frame: tuple[str, str]
    rose: str
    leaf: str
    pearl: str
    gem: str


LOOKS = {
    "mortal": Look(
        palette="rose",
        skin="#f3cfa6",
        hair="#8a3b20",
        lips="#c22f3c",
        hat="#7f1d36",
        band="#d9a441",
        dress="#8c1f3a",
        trim="#e0b25a",
        frame=("#3a1622", "#d9a441"),
        rose="#d8453f",
        leaf="#3f7f5a",
        pearl="#f7f1e2",
        gem="#c8452f",
    ),
    "ghost": Look(
        palette="ghost",
        skin="#c4e4ec",
        hair="#274f80",
        lips="#3f6f98",
        hat="#153258",
        band="#6fa6cf",
        dress="#173a66",
        trim="#a9d8ea",
        frame=("#061022", "#6fa6cf"),
        rose="#2a5a8c",
        leaf="#3f7f9a",
        pearl="#d8f0f6",
        gem="#7fd0ee",
    ),
}


class Mary(Portrait):
    """A person whose skin and hair are no living colours."""

    tones: tuple[str, str]

    @property
    def skin_tone(self) -> QColor:
        """The colour of the skin."""
        return QColor(self.tones[0])

    @property
    def hair_tone(self) -> QColor:
        """The colour of the hair."""
        return QColor(self.tones[1])

    @property
    def brow_tone(self) -> QColor:
        """The colour of the eyebrows."""
        return QColor(self.tones[1])


def mary(mode: str) -> Mary:
    """The person of a painting, "mortal" or "ghost"."""
    look, alive = LOOKS[mode], mode == "mortal"
    return Mary(
        id="mary_king",
        game="mysterium",
        gender="f",
        head="heart",
        hair="wavy",
        tones=(look.skin, look.hair),
        lips=look.lips,
        eye_colour="#3f7f6a" if alive else "#e9fbff",
        eyes="almond",
        brows="arch" if alive else "worried",
        mouth="smile" if alive else "neutral",
        marks=("mole",) if alive else (),
        blush="#c8452f" if alive else "#4f86b5",
    )
