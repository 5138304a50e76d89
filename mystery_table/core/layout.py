"""What one observation looks like: areas, pieces and gestures as plain values; no Qt.

A game describes its table as a tree of areas. The window gives each area its rectangle, draws its look and
title, and fits the pieces that lie in it. A drop is one piece on one area; `gesture(action)` in a game's
table.py is the set of drops that mean an action, and Drops inverts it over what is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

from mystery_table.core.state import Action
from mystery_table.core.words import Said

Form = Literal["compact", "regular", "wide"]
"""How much room the window has: below 1500 × 820, from there, above 2200 wide (logical pixels)."""
Region = Literal["bar", "others", "shared", "mine"]
"""Part of the table that Tab walks through."""
Look = Literal["plain", "label", "panel", "yes", "no", "slot", "pile", "meter", "lit", "cell", "done"]
"""lit, cell, done: one of a row of steps such as days: the present one, one to come, one that is over."""
Shape = Literal["card", "tile", "disc", "pawn"]
"""What a piece is cut from: a card with a pale edge, a tile without one, a round counter, a standing pawn."""


class Face(NamedTuple):
    """Which picture a piece shows; what is not known to the viewer has the face of a back."""

    game: str
    kind: str
    id: str


class Piece(NamedTuple):
    """One thing on the table. `id` stays the same while the thing moves and tells nothing hidden."""

    id: str
    area: str
    face: Face
    name: Said
    """Accessible name, tooltip and, where there is room, caption."""
    caption: bool = True
    number: int | None = None
    """Shown in a disc: a place in the row, or how many cards a pile holds."""
    seat: int | None = None
    """Whose it is: a badge in that seat's colour and shape."""
    mine: bool = False
    """Marked as the viewer's own secret."""
    dim: bool = False
    key: str = ""
    """Physical key that picks it up, as a Latin letter or digit."""
    origin: str = ""
    """Area from which it comes when it is new on the table, such as a deck."""
    shape: Shape = "card"
    direct: bool = False
    """A click or a key puts it down at once where just one area may take it."""
    turned: bool | None = None
    """Whether its picture stands on its head; None: turning the piece does not turn its picture."""
    deep: int = 0
    """How many cards lie beneath it, shown as the edges of a pile."""
    detail: Said | None = None
    """What stands on it, for tooltip and card zoom."""
    printed: tuple[Said, ...] = ()
    """What is printed below the picture where the card is large enough to be read, a paragraph each."""


class Meter(NamedTuple):
    """A bar of counters: `value` now, `possible` at best, `goal` with a flag, out of `size`."""

    value: int
    possible: int
    goal: int
    size: int


class Area(NamedTuple):
    """A part of the table: holds other areas (`parts`) or pieces; a drop goes on any area or its parent."""

    id: str
    parts: tuple[Area, ...] = ()
    flow: Literal["row", "column", "over"] = "row"
    """How its parts lie. "over": all on the card that the first one holds, at its right edge: the last one at
    the lower corner, the one before at the upper corner."""
    weight: float = 1.0
    """Share of the room along the parent's flow."""
    size: float = 0.0
    """Fixed extent along the parent's flow in units of the layout; 0: by weight."""
    look: Look = "plain"
    title: Said | None = None
    note: Said | None = None
    seat: int | None = None
    region: Region | None = None
    meter: Meter | None = None
    ratio: float = 1.0
    """Width : height of the pieces that lie here."""
    capacity: int = 1
    """How many pieces should fit side by side before they overlap."""
    gap: float | None = None
    """Units between its parts; None: as between any two areas."""
    aspect: float = 0.0
    """Width : height to which the area itself is cut, in the middle of its room; 0: it takes all of it."""
    key: str = ""
    """Physical key that drops what is held here."""
    level: int | None = None
    """Votes or counters left, drawn as small cards beside the title."""
    name: Said | None = None
    """Accessible name where title is absent."""
    score: Said | None = None
    """What the seat has so far, short, at the right of the title."""
    points: int | None = None
    """The same as a mere number, for where there is little room."""
    pile: tuple[Piece, ...] = ()
    """All cards of a pile that lies open, the uppermost last: who sees it may look through it."""
    ways: tuple[str, ...] = ()
    """Areas for which a drop here stands: the first, or the second for a piece that was turned over."""


def area_of(root: Area, name: str) -> Area | None:
    """Return the area of this id in a tree of areas, None if there is none."""
    if root.id == name:
        return root
    return next((found for part in root.parts if (found := area_of(part, name)) is not None), None)


class Layout(NamedTuple):
    """What the viewer's screen shows at this moment."""

    root: Area
    pieces: tuple[Piece, ...]


Drop = tuple[str, str]
"""(piece, area)."""
Gesture = frozenset[Drop]
"""The drops that mean an action; none at all for an action that is a button."""


class Drops:
    """The gestures of all legal actions, inverted: from drops made so far to what may follow."""

    def __init__(self, actions: Iterable[Action], gesture: Callable[[Action], Gesture]) -> None:
        self.meanings = [(action, gesture(action)) for action in actions]

    def open(self, made: Gesture = frozenset()) -> list[tuple[Action, Gesture]]:
        """Return the actions whose gesture contains the drops made so far, with what is still missing."""
        return [(action, drops - made) for action, drops in self.meanings if made <= drops]

    def pieces(self, made: Gesture = frozenset()) -> list[str]:
        """Return the pieces that may be picked up now, each once, in the order of the actions."""
        return list(dict.fromkeys(piece for _, rest in self.open(made) for piece, _ in sorted(rest)))

    def areas(self, piece: str, made: Gesture = frozenset()) -> list[str]:
        """Return the areas on which `piece` may be dropped now."""
        return list(dict.fromkeys(a for _, rest in self.open(made) for p, a in sorted(rest) if p == piece))

    def fits(self, made: Gesture) -> list[Action]:
        """Return the actions that these drops mean exactly; without drops, the buttons."""
        return [action for action, drops in self.meanings if drops == made]
