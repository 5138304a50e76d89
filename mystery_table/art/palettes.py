"""The moods: seven inks each, dark to light, with two accents."""

from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QColor


class Palette(NamedTuple):
    """Seven inks: `ink` (outlines), `deep`, `mid`, `light`, `paper`, and two accents."""

    name: str
    ink: QColor
    deep: QColor
    mid: QColor
    light: QColor
    paper: QColor
    accent: QColor
    second: QColor


MOODS = {
    "noir": "#11131c #20283c #4a5a74 #a9b3b4 #efe4c8 #c8452f #d9a441",
    "night": "#0d1228 #1a2757 #3f5c9a #9fb9d6 #f0ead2 #e2a03f #6fb7b0",
    "ember": "#1f0f12 #54161b #a5392a #e7965a #f7e3bd #e9b23c #3c7a78",
    "absinthe": "#0d1a17 #15403a #3f8267 #a9c98d #f1ecc9 #d9653b #e5c04d",
    "violet": "#170f26 #3a1f55 #7b4b8f #cf9cb4 #f5e6d4 #e88a3c #5aa6a0",
    "rose": "#2a1420 #70304a #c06d74 #eab8a2 #f9ecd9 #d8453f #3f7f86",
    "sand": "#2b1a10 #6b4226 #b98248 #e6c68b #f8eccb #bf4428 #2f7076",
    "frost": "#10202b #234b5f #6b9db0 #c4dbdc #f3f1e4 #cf5a45 #e0b25a",
    "ghost": "#0a1526 #123456 #2f6f9f #8cc6dd #e6f4f3 #b9e3e6 #7fb0d8",
    "dawn": "#23182e #5b3b66 #c06a6b #f2b680 #fbeacb #e5573f #3f8a94",
    "sea": "#0b1a24 #12405a #2f7f98 #9fcdd0 #f3efdc #e08a2e #e5c04d",
    "moss": "#131a0c #35451d #6f7f3a #bcbf82 #f4efd0 #c4572b #d9a441",
    "brick": "#1d1212 #4c2a24 #97594a #d4a587 #f5e6cf #c8452f #4f7f86",
    "plum": "#1a0d1c #4a1f47 #8f4a7d #d79fb6 #f7e7dc #d9a441 #4f8f8a",
    "cobalt": "#0b1030 #142a80 #2f62c9 #8fb8ee #f3efdc #f0b429 #e8694a",
    "mint": "#12282a #1f5b57 #5aa893 #b9dfc4 #f7f3df #e2674f #e6b94f",
    "coral": "#2a1418 #8a2f33 #df6b55 #f6b48d #fdf0d8 #cf3a3f #2f8089",
    "forest": "#0c1a12 #1d4229 #4d7a3f #a8bd78 #f0eacb #d0563a #d9a93f",
    "snow": "#1b2a3a #4c6a86 #93b2c8 #d5e3ea #fbf9f1 #c8473d #d9a441",
    "storm": "#14161a #2f363d #616d75 #a9b2b3 #ecebe0 #d9b23a #7f9aa0",
    "gold": "#2a1c05 #7a4f0c #cf9722 #f0cd6a #fbf1cf #a8322a #2f5f73",
    "blood": "#1a070a #4a0a12 #9c1c22 #dd7a63 #f6e2cc #e2442f #d9a93f",
    "lagoon": "#06212b #0c4f63 #1f93a3 #86d0c9 #f4f2dc #f08a4b #f2c75c",
    "steel": "#10161c #2b3f4e #5d7d8d #adc3c8 #f0ecdf #d9602f #e0b25a",
}

# The ten suits of 13 Clues; named "suit_<suit>".
SUITS = {
    "purple": "#170c24 #43206a #7a45a6 #b995d6 #f0e4f4 #9a4fc4 #d9a441",
    "pink": "#2a0f20 #94305f #e0699a #f4b0c8 #fdeaf0 #d9417f #f0c36b",
    "red": "#220a0c #6e1218 #bf2a26 #e8806a #f8e2cf #cf2b24 #e9b23c",
    "green": "#0a1a12 #12472c #2f8552 #93c795 #eaf3d6 #2f9150 #e2b548",
    "yellow": "#291d05 #a8790f #e0ae1d #f4d668 #fdf4cf #e3a70f #3f7f86",
    "blue": "#0a1228 #17336f #2f62b5 #8fb4e0 #e8effa #2c63c4 #e0b25a",
    "orange": "#260f05 #87380a #e0701b #f4ad69 #fdecd4 #e2681a #2f7f86",
    "white": "#20242b #8d97a3 #ced4d8 #eaecec #fdfcf7 #b9c2ca #c9a45a",
    "brown": "#1c1009 #4b2b16 #86532c #c29a6b #f3e4cb #8c5429 #5f8a5f",
    "gray": "#131416 #3a3e43 #6f757b #abb0b4 #e9e9e5 #7c8288 #b9a26a",
}

ALL = MOODS | {f"suit_{suit}": inks for suit, inks in SUITS.items()}


@cache
def palette(name: str) -> Palette:
    """The palette of this name; KeyError for an unknown one."""
    ink, deep, mid, light, paper, accent, second = (QColor(code) for code in ALL[name].split())
    return Palette(name, ink, deep, mid, light, paper, accent, second)
