"""A seat's table in words, from the same layout that the window draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from mystery_table.core.layout import Area, Drop, Layout, Piece
from mystery_table.core.words import Arg, Text

Say = Callable[[Arg], str]


class Sentence(NamedTuple):
    """One line about the table, and how deep it stands."""

    depth: int
    words: str


def described(layout: Layout, say: Say, names: Sequence[str]) -> list[Sentence]:
    """Return the table area by area: what each is called, what lies in it."""
    lying: dict[str, list[Piece]] = {}
    for piece in layout.pieces:
        lying.setdefault(piece.area, []).append(piece)
    return list(_merged(_Table(lying, say, names).area(layout.root, 0)))


def _merged(lines: Iterator[Sentence]) -> Iterator[Sentence]:
    """Yield the lines without those that only say what the next one, deeper, says anyway."""
    before: Sentence | None = None
    for line in lines:
        shown = line
        if before is not None and line.depth > before.depth and line.words.startswith(before.words):
            shown = line._replace(depth=before.depth)
        elif before is not None:
            yield before
        before = shown
    if before is not None:
        yield before


class _Table:
    def __init__(self, lying: dict[str, list[Piece]], say: Say, names: Sequence[str]) -> None:
        self._lying, self._say, self._names = lying, say, names
        self._alone = False
        """Whether the area itself says already that only its owner sees it."""

    def area(self, area: Area, depth: int) -> Iterator[Sentence]:
        """Yield an area and what is in it; an area without words of its own is not told of."""
        head = self._head(area)
        self._alone = self._say(Text("app", "only you see this")) in head
        pieces = self._pieces(self._lying.get(area.id, []))
        below = depth
        if pieces:
            told = not head or pieces.casefold().startswith(head.casefold())
            yield Sentence(depth, pieces if told else f"{head}: {pieces}")
            below = depth + bool(head)
        elif head and (area.note is not None or area.meter is not None or self._holds(area)):
            yield Sentence(depth, head)
            below = depth + 1
        for part in area.parts:
            yield from self.area(part, below)

    def _holds(self, area: Area) -> bool:
        return any(part.id in self._lying or self._holds(part) for part in area.parts)

    def _head(self, area: Area) -> str:
        said = area.title if area.title is not None else area.name
        parts = [] if said is None else [self._say(said)]
        # What a slot notes is what it says while it is empty.
        note = None if area.look == "slot" and self._lying.get(area.id) else area.note
        parts += [self._say(said) for said in (area.score, note) if said is not None]
        if area.meter is not None:
            meter = area.meter
            parts.append(self._say(Text("app", "{0} now, {1} possible", (meter.value, meter.possible))))
        return " · ".join(dict.fromkeys(filter(None, parts)))

    def _pieces(self, pieces: list[Piece]) -> str:
        """Return what lies in one place; equal things are counted."""
        counted = Counter(map(self._piece, pieces))
        return ", ".join(words if n == 1 else f"{n} × {words}" for words, n in counted.items())

    def _piece(self, piece: Piece) -> str:
        words = self._say(piece.name)
        notes = []
        if piece.number is not None:
            notes.append(self._say(piece.number))
        if piece.seat is not None and 0 <= piece.seat < len(self._names):
            name = self._names[piece.seat]
            if name not in words:
                notes.append(name)
        if piece.mine and not self._alone:
            notes.append(self._say(Text("app", "only you see this")))
        return f"{words} ({', '.join(notes)})" if notes else words


def spoken(layout: Layout, say: Say, drop: Drop) -> str:
    """Return a drop in words: what is put where."""
    piece, area = drop
    names = [say(found.name) for found in layout.pieces if found.id == piece]
    return " → ".join([*names, *_area_names(layout.root, area, say)])


def _area_names(area: Area, wanted: str, say: Say) -> Iterator[str]:
    if area.id == wanted:
        said = area.name or area.title or area.note
        if said is not None:
            yield say(said)
    for part in area.parts:
        yield from _area_names(part, wanted, say)
