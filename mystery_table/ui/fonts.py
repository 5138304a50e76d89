"""The four shipped families, as fonts for a role; no other file names a family or a weight."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from mystery_table.core.errors import UserError
from mystery_table.core.words import Text

PACKAGES = {
    "title": "fontpkg_playfair_display",
    "text": "fontpkg_pt_serif",
    "label": "fontpkg_yanone_kaffeesatz",
    "num": "fontpkg_oswald",
}
SMALLEST = 11
"""Pixels; nothing shrinks below."""


class Type(NamedTuple):
    """How one role is set: family, pixels at text size 100 %, weight, extra space between letters."""

    family: str
    px: float
    weight: int
    spacing: float = 0.0


ROLES = {
    "display": Type("title", 44, 800),
    "h1": Type("title", 30, 700),
    "h2": Type("title", 22, 700),
    "h3": Type("title", 18, 700),
    "body": Type("text", 16, 400),
    "small": Type("text", 14, 400),
    "label": Type("label", 18, 500, 0.4),
    "cap": Type("label", 16, 500, 0.4),
    "num": Type("num", 18, 500),
    "key": Type("num", 14, 500),  # figures of "label" are old style: there a zero looks like the letter O
    "num_l": Type("num", 30, 500),
    "num_xl": Type("num", 48, 500),
}


class _Size:
    """The factor that every font of the window is multiplied with."""

    scale = 1.0


def set_scale(scale: float) -> None:
    """Set the factor from now on: the window's unit times the user's text size."""
    _Size.scale = scale


def scale() -> float:
    """Return the factor in force."""
    return _Size.scale


@cache
def _families() -> dict[str, str]:
    """Load the shipped files, once, and return the family of each kind. Needs a QGuiApplication."""
    return {kind: _load(package) for kind, package in PACKAGES.items()}


def _load(package: str) -> str:
    # The packages are only looked up: importing them would cost time and give nothing more.
    found = find_spec(package)
    folder = Path(next(iter(found.submodule_search_locations or ()))) / "files" if found else None
    if folder is None or not folder.is_dir():
        raise UserError(Text("app", "A font of the program is missing: {0}. Install it again.", (package,)))
    family = ""
    for file in sorted(folder.iterdir()):
        if "Italic" in file.stem:  # nothing is set in italics
            continue
        number = QFontDatabase.addApplicationFont(str(file))
        family = family or next(iter(QFontDatabase.applicationFontFamilies(number)), "")
    if not family:
        raise UserError(Text("app", "The font {0} cannot be read. Install it again.", (package,)))
    return family


def font(
    role: str,
    px: float | None = None,
    *,
    weight: int | None = None,
    spacing: float | None = None,
    fixed: bool = False,
) -> QFont:
    """Return the font of a role, `px` high (its own height if None) before the text scale.

    `fixed` leaves the text scale out: for figures inside a picture, whose size follows the picture.
    """
    size = (ROLES[role].px if px is None else px) * (1.0 if fixed else _Size.scale)
    return QFont(_made(role, round(size * 2), weight, spacing))


@cache
def _made(role: str, halves: int, weight: int | None, spacing: float | None) -> QFont:
    kind = ROLES[role]
    made = QFont([_families()[kind.family], _families()["title"]])  # only the title's family has arrows
    made.setPixelSize(max(1, round(halves / 2)))
    _set_weight(made, kind.family, weight or kind.weight)
    space = kind.spacing if spacing is None else spacing
    if space:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, space)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def _set_weight(made: QFont, family: str, weight: int) -> None:
    if family == "text":
        made.setWeight(QFont.Weight(weight))
    else:  # a variable font: setWeight would only fake bold
        made.setVariableAxis(QFont.Tag("wght"), weight)
    if family == "title":  # Playfair's own figures are old style: "13" looks like "ıз"
        made.setFeature(QFont.Tag("lnum"), 1)


def width(role: str, words: str, px: float | None = None) -> float:
    """Return how wide words are in a role."""
    return QFontMetricsF(font(role, px)).horizontalAdvance(words)


def fits(words: str, room: float, role: str, px: float | None = None) -> bool:
    """Return whether words fit into `room` pixels at 80 % of their size at least."""
    full = ROLES[role].px if px is None else px
    return QFontMetricsF(font(role, max(SMALLEST, full * 0.8))).horizontalAdvance(words) <= room


def fitted(
    words: str,
    room: float,
    role: str,
    px: float | None = None,
    *,
    weight: int | None = None,
    fixed: bool = False,
) -> tuple[QFont, str]:
    """Return a font and words that fit into `room` pixels: shrunk to 80 % at most, then elided."""
    full = ROLES[role].px if px is None else px
    made = font(role, full, weight=weight, fixed=fixed)
    for step in range(9):
        made = font(role, max(SMALLEST, full * (1 - step * 0.025)), weight=weight, fixed=fixed)
        if QFontMetricsF(made).horizontalAdvance(words) <= room:
            return made, words
    return made, QFontMetricsF(made).elidedText(words, Qt.TextElideMode.ElideRight, room)
