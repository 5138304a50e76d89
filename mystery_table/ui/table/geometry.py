"""Where everything goes: rectangles for areas and pieces, from a layout and the room there is. No Qt."""

from __future__ import annotations

from typing import NamedTuple

from mystery_table.core.layout import Area, Layout, Piece


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


GAP, PAD, HEAD, CAP, FOOT, STRIP, METER, EDGE, BADGE = 10.0, 12.0, 32.0, 24.0, 22.0, 32.0, 46.0, 4.0, 8.0
"""Units: between siblings, inside panels, panel title, small title, note, zone symbol, meter, round cards,
for badges that stand out of cards below a title."""


def places(root: Area, room: Box, u: float) -> dict[str, Place]:
    """Return every area's place by id, outer areas first; `u` is the scale of the layout's units."""
    found: dict[str, Place] = {}
    _place(root, room, u, 0, found)
    return found


def _place(area: Area, box: Box, u: float, depth: int, found: dict[str, Place]) -> None:
    inner, head, foot = _inside(area, box, u)
    found[area.id] = Place(area, box, inner, head, foot, depth)
    for part, share in zip(area.parts, _shares(area, inner, u), strict=True):
        _place(part, share, u, depth + 1, found)


def _inside(area: Area, box: Box, u: float) -> tuple[Box, Box, Box]:
    """Take title, note and padding off an area's box: what is left, the title's box, the note's box."""
    if area.look == "panel":
        box = box.inset(PAD * u, PAD * u * 0.75, PAD * u, PAD * u * 0.75)
    elif area.look in ("yes", "no"):
        box = box.inset(STRIP * u, EDGE * u, EDGE * u, EDGE * u)
    elif area.look == "slot":
        box = box.inset(EDGE * u, EDGE * u, EDGE * u, EDGE * u)
    titled = area.title is not None or area.seat is not None or area.level is not None
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
    gap = GAP * u
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
    if area.title is not None and any(p.seat is not None or p.number is not None for p in pieces):
        inner = inner.inset(0, BADGE * u, 0, 0)
    lined = area.look in ("yes", "no", "slot")
    gap = (6.0 if lined else 14.0) * u
    count = max(area.capacity, 1)
    height = min(inner.h, (inner.w - gap * (count - 1)) / count / area.ratio)
    width = height * area.ratio
    step = width + gap
    if len(pieces) > 1:
        step = min(step, (inner.w - width) / (len(pieces) - 1))
    total = width + step * (len(pieces) - 1)
    left = inner.x + (0.0 if lined else (inner.w - total) / 2)
    top = inner.y + (inner.h - height) / 2
    return {piece.id: Box(left + i * step, top, width, height) for i, piece in enumerate(pieces)}


def ghost(piece: Piece, area: str, layout: Layout, found: dict[str, Place], u: float) -> Box:
    """Return where a piece would lie if it were dropped on an area, after the pieces that lie there."""
    holder = found[area]
    while holder.area.parts:
        holder = found[holder.area.parts[-1].id]
    there = [p for p in layout.pieces if p.area == holder.area.id and p.id != piece.id]
    return _row([*there, piece], holder, u)[piece.id]
