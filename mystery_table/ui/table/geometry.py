"""Where everything goes: rectangles for areas and pieces, from a layout and the room there is. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mystery_table.core.layout import Area, Face, Layout, Piece
from mystery_table.core.words import Who


class Box(NamedTuple):
    """A rectangle in logical pixels of the scene."""

    x: float
    y: float
    w: float
    h: float

    def inset(self, left: float, top: float, right: float, bottom: float) -> Box:
        """Return the box without its margins, never smaller than nothing."""
        w, h = max(0.0, self.w - left - right), max(0.0, self.h - top - bottom)
        return Box(self.x + left, self.y + top, w, h)

    def overlap(self, other: Box) -> float:
        """Return the area that two boxes share."""
        w = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        h = min(self.y + self.h, other.y + other.h) - max(self.y, other.y)
        return w * h if w > 0 and h > 0 else 0.0

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point lies inside."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


class Place(NamedTuple):
    """An area with its rectangle: all of it, what is left inside, and where title and note stand."""

    area: Area
    box: Box
    inner: Box
    head: Box
    foot: Box
    depth: int


CORNER, OUT, ABOVE = 0.5, 0.35, 0.87
"""Shares of a card's width: from where what lies on its corners begins, and how far it stands out; of its
height: what lies at the lower corner leaves the caption free."""
PILE = 6.0
"""Pixels by which the cards of a pile stick out below the top one."""
GAP, PAD, HEAD, CAP, FOOT, STRIP, METER, EDGE, BADGE = 10.0, 12.0, 32.0, 24.0, 22.0, 32.0, 46.0, 4.0, 8.0
"""Units: between siblings, inside panels, panel title, small title, note, zone symbol, meter, round cards,
for badges that stand out of cards below a title."""


def places(root: Area, room: Box, u: float) -> dict[str, Place]:
    """Return every area's place by id, outer areas first; `u` is the scale of the layout's units."""
    found: dict[str, Place] = {}
    _place(root, room, u, 0, found)
    return found


def _place(area: Area, box: Box, u: float, depth: int, found: dict[str, Place], titles: bool = False) -> None:
    if area.aspect:
        box = _cut(box, area.aspect)
    inner, head, foot = _inside(area, box, u, titles)
    found[area.id] = Place(area, box, inner, head, foot, depth)
    # Piles beside titled cards leave the title's room free too, so that all cards stand in line.
    beside = area.flow == "row" and any(part.title is not None and not part.parts for part in area.parts)
    for part, share in zip(area.parts, _shares(area, inner, u), strict=True):
        _place(part, share, u, depth + 1, found, beside and part.look == "pile")


def _cut(box: Box, aspect: float) -> Box:
    """Return the largest box of that width : height in the middle of another."""
    wide = min(box.w, box.h * aspect)
    beside, above = (box.w - wide) / 2, (box.h - wide / aspect) / 2
    return box.inset(beside, above, beside, above)


def _inside(area: Area, box: Box, u: float, titles: bool) -> tuple[Box, Box, Box]:
    """Take title, note and padding off an area's box: what is left, the title's box, the note's box."""
    if area.look == "panel":
        box = box.inset(PAD * u, PAD * u * 0.75, PAD * u, PAD * u * 0.75)
    elif area.look in ("yes", "no"):
        box = box.inset(STRIP * u, EDGE * u, EDGE * u, EDGE * u)
    elif area.look == "slot":
        box = box.inset(EDGE * u, EDGE * u, EDGE * u, EDGE * u)
    if area.look == "label":
        middle = box.y + box.h / 2
        head, foot = Box(box.x, middle - CAP * u, box.w, CAP * u), Box(box.x, middle, box.w, FOOT * u)
        return box, head, foot
    titled = titles or area.title is not None or area.seat is not None or area.level is not None
    tall = (HEAD if area.look == "panel" else CAP) * u if titled else 0.0
    low = FOOT * u if area.note is not None else 0.0
    if area.look in ("yes", "no", "slot", "meter"):
        nothing = Box(box.x, box.y + box.h, box.w, 0.0)
        return box, nothing, nothing
    head = Box(box.x, box.y, box.w, tall)
    foot = Box(box.x, box.y + box.h - low, box.w, low)
    return box.inset(0, tall, 0, low), head, foot


def _shares(area: Area, inner: Box, u: float) -> list[Box]:
    """Divide an area's inside among its parts along its flow: fixed sizes first, the rest by weight."""
    if area.flow == "over":
        return _over(area, inner)
    gap = (GAP if area.gap is None else area.gap) * u
    along = inner.w if area.flow == "row" else inner.h
    fixed = [_extent(part) * u for part in area.parts]
    weights = [0.0 if size else part.weight for part, size in zip(area.parts, fixed, strict=True)]
    free = max(0.0, along - sum(fixed) - gap * max(0, len(area.parts) - 1))
    unit = free / sum(weights) if sum(weights) else 0.0
    out, at = [], 0.0
    for size, weight in zip(fixed, weights, strict=True):
        extent = size or unit * weight
        if area.flow == "row":
            out.append(Box(inner.x + at, inner.y, extent, inner.h))
        else:
            out.append(Box(inner.x, inner.y + at, inner.w, extent))
        at += extent + gap
    return out


def _over(area: Area, inner: Box) -> list[Box]:
    """Let the first part have all room, and the others corners of the card that lies in it.

    They reach beyond the card's right edge as far as there is room; `weight` is their share of its height.
    """
    card = _cut(inner, area.parts[0].ratio)
    left = card.x + card.w * CORNER
    wide = min(inner.x + inner.w, card.x + card.w * (1 + OUT)) - left
    out = [inner]
    for number, part in enumerate(area.parts[1:], 2):
        high = card.h * part.weight
        top = card.y + card.h * ABOVE - high if number == len(area.parts) else card.y
        out.append(Box(left, top, wide, high))
    return out


def _extent(part: Area) -> float:
    return part.size or (METER if part.look == "meter" else 0.0)


def spots(layout: Layout, found: dict[str, Place], u: float) -> dict[str, Box]:
    """Return every piece's rectangle by id: cards keep their ratio, never leave their area, then overlap."""
    by_area: dict[str, list[Piece]] = {}
    for piece in layout.pieces:
        by_area.setdefault(piece.area, []).append(piece)
    out: dict[str, Box] = {}
    for name, pieces in by_area.items():
        out.update(_row(pieces, found[name], u))
    return out


def _row(pieces: list[Piece], place: Place, u: float) -> dict[str, Box]:
    """Lay the pieces of one area side by side: from the left in zones, centred elsewhere."""
    area, inner = place.area, place.inner
    if area.title is not None and badged(pieces):
        inner = inner.inset(0, BADGE * u, 0, 0)
    if area.look == "pile":
        inner = inner.inset(0, 0, PILE, PILE)
    lined = area.look in ("yes", "no", "slot")
    gap = (6.0 if lined else 14.0) * u
    rows = _rows(area, inner, gap) if lined else 1
    each = max(1, -(-max(area.capacity, len(pieces)) // rows))
    height = _height(area, inner, gap, rows)
    width = height * area.ratio
    out: dict[str, Box] = {}
    for row in range(rows):
        shown = pieces[row * each : (row + 1) * each]
        step = width + gap
        if len(shown) > 1:
            step = min(step, (inner.w - width) / (len(shown) - 1))
        total = width + step * (len(shown) - 1)
        left = inner.x + (0.0 if lined else (inner.w - total) / 2)
        top = _top(place, inner, height, rows, gap) + row * (height + gap)
        out.update({piece.id: Box(left + i * step, top, width, height) for i, piece in enumerate(shown)})
    return out


def badged(pieces: Iterable[Piece]) -> bool:
    """Return whether a number or a seat's badge stands out of one of these pieces."""
    return any(piece.seat is not None or piece.number is not None for piece in pieces)


def _height(area: Area, inner: Box, gap: float, rows: int) -> float:
    """Return how high cards can be in so many rows, each wide enough for its share of the capacity."""
    count = -(-max(area.capacity, 1) // rows)
    across = (inner.w - gap * (count - 1)) / count / area.ratio
    return max(0.0, min((inner.h - gap * (rows - 1)) / rows, across))


def _rows(area: Area, inner: Box, gap: float) -> int:
    """Return in how many rows a zone's cards are largest; one if it makes no difference."""
    return max((1, 2, 3), key=lambda rows: (round(_height(area, inner, gap, rows)), -rows))


def _top(place: Place, inner: Box, height: float, rows: int, gap: float) -> float:
    """Return where the first row begins: in the middle, a note below counted in as far as there is room."""
    total = rows * height + (rows - 1) * gap
    low = inner.y + inner.h - total
    return min(low, inner.y + (inner.h + place.foot.h - total) / 2)


def words_beside(place: Place, there: list[Box], out: bool, u: float) -> tuple[Box, Box]:
    """Return where title and note of an area stand: close to the cards that lie in it.

    `out`: badges stand out above the cards. At an empty pile they stand as if a card lay there.
    """
    head, foot = place.head, place.foot
    if not there and place.area.look == "pile":
        there = list(_row([Piece("", place.area.id, Face("", "", ""), Who(0))], place, u).values())
    if not there or place.area.look == "panel":
        return head, foot
    top = min(box.y for box in there) - (BADGE if out else EDGE) * u
    low = max(box.y + box.h for box in there) + (EDGE * 2 if place.area.look == "pile" else EDGE / 2) * u
    return head._replace(y=max(head.y, top - head.h)), foot._replace(y=min(foot.y, low))


def ghost(piece: Piece, area: str, layout: Layout, found: dict[str, Place], u: float) -> Box:
    """Return where a piece would lie if it were dropped on an area, after the pieces that lie there."""
    holder = found[area]
    while parts := [part for part in holder.area.parts if part.id != "action"]:
        holder = found[parts[-1].id]
    there = [p for p in layout.pieces if p.area == holder.area.id and p.id != piece.id]
    return _row([*there, piece], holder, u)[piece.id]


def next_spot(area: str, layout: Layout, found: dict[str, Place], u: float) -> Box:
    """Return where the next card of an area would lie."""
    return ghost(Piece("", area, Face("", "", ""), Who(0)), area, layout, found, u)
