"""The vision of a maze: hedges on gravel, round or square, something at the heart, a figure at the gate."""

import math
from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from mystery_table.art.canvas import Detail
from mystery_table.art.colours import Point, faded, mix, radial
from mystery_table.art.dice import Dice
from mystery_table.art.engraving import engrave
from mystery_table.art.objects.pen import LEAF
from mystery_table.art.visions.land import walker
from mystery_table.art.visions.scene import FRAME, Scene, fill, moved, put, rect_path, stroke

CENTRE = (240.0, 346.0)
RINGS, INNER, STEP = 5, 66.0, 31.0  # of the round maze
CELLS, CELL = 11, 34.0  # of the square one: cells a side, units a cell
ROOM = range(4, 7)  # rows and columns of the middle, one room
HEDGE = 13.0

Cell = tuple[int, int]


def maze(s: Scene) -> None:
    """A maze with m0 at its heart; m1 and m2 in the corners, a figure at the gate.

    The option `shape` is "round" or "square".
    """
    inks, p, chance = s.inks, s.p, s.dice
    ground = radial(CENTRE, 460, (0, mix(inks.paper, inks.light, 0.2)), (0.5, inks.light), (1, inks.mid))
    p.fillRect(FRAME, ground)
    engrave(p, FRAME, CENTRE, inks.deep, 0.45, 8, 440, 0.02, 0.8, 5, chance)
    square = s.options.get("shape") == "square"
    with moved(s, *CENTRE):
        reach = CELLS * CELL / 2
        gravel = mix(inks.paper, inks.light, 0.35)
        fill(
            s, rect_path(-reach, -reach, 2 * reach, 2 * reach) if square else _disc(INNER + 4 * STEP), gravel
        )
        s.canvas.glow(0, 0, 120, inks.paper, 0.95)
        _hedges(s, _square(chance) if square else _round(chance))
    put(s, s.motifs[0], *CENTRE, 88 if square else 96, shadow=4)
    for i, (x, y) in enumerate(((86, 92), (394, 92), (394, 622), (86, 622))):
        put(s, s.motifs[1 + i % 2], x, y, 92, tilt=chance.uniform(-10, 10), shadow=4)
    walker(s, 240, 644, 80)


def _disc(radius: float) -> QPainterPath:
    out = QPainterPath()
    out.addEllipse(QPointF(0, 0), radius, radius)
    return out


def _round(chance: Dice) -> QPainterPath:
    """Rings, each open at one place, and walls across the ways between them."""
    out, last = QPainterPath(), 90.0
    for ring in range(RINGS - 1, -1, -1):
        radius = INNER + ring * STEP
        gap = 270.0 if ring == RINGS - 1 else last + chance.uniform(90, 250)
        opening = math.degrees((STEP - 3) / radius)
        out.arcMoveTo(-radius, -radius, 2 * radius, 2 * radius, gap + opening / 2)
        out.arcTo(-radius, -radius, 2 * radius, 2 * radius, gap + opening / 2, 360 - opening)
        if ring < RINGS - 1:
            for turn in (gap + opening, last - 1.3 * opening)[: 1 + ring % 2]:
                angle = math.radians(turn)
                across = math.cos(angle), -math.sin(angle)
                out.moveTo(radius * across[0], radius * across[1])
                out.lineTo((radius + STEP) * across[0], (radius + STEP) * across[1])
        last = gap
    return out


def _square(chance: Dice) -> QPainterPath:
    """The walls of a maze in which every cell is reached in one way; the gate is below, in the middle."""
    opened, out = ways(chance), QPainterPath()
    half = CELLS * CELL / 2
    for row in range(CELLS):
        for column in range(CELLS):
            x, y = column * CELL - half, row * CELL - half
            walls = (
                ((row - 1, column), (x, y), (x + CELL, y)),
                ((row, column - 1), (x, y), (x, y + CELL)),
                ((row + 1, column), (x, y + CELL), (x + CELL, y + CELL)),
                ((row, column + 1), (x + CELL, y), (x + CELL, y + CELL)),
            )
            for number, (beyond, start, end) in enumerate(walls):
                last = max(beyond) == CELLS  # of inner walls only the upper and the left one
                if (number < 2 or last) and frozenset(((row, column), beyond)) not in opened:
                    out.moveTo(*start)
                    out.lineTo(*end)
    return out


def ways(chance: Dice) -> set[frozenset[Cell]]:
    """The open sides between cells: a walk that turns back where it finds nothing new."""
    room = [(row, column) for row in ROOM for column in ROOM]
    opened = {frozenset((a, b)) for a in room for b in room if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1}
    opened.add(frozenset(((CELLS - 1, CELLS // 2), (CELLS, CELLS // 2))))
    seen, trail = set(room), [(ROOM[0], ROOM[1])]
    while trail:
        row, column = trail[-1]
        beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        fresh = [cell for cell in beside if cell not in seen and min(cell) >= 0 and max(cell) < CELLS]
        if not fresh:
            trail.pop()
            continue
        following = chance.shuffled(fresh)[0]
        opened.add(frozenset((trail[-1], following)))
        seen.add(following)
        trail.append(following)
    return opened


def _hedges(s: Scene, walls: QPainterPath) -> None:
    """Clipped hedges along the walls, lit from the upper left, with leaves."""
    inks = s.inks
    leaf = mix(LEAF, inks.deep, 0.45)
    stroke(s, walls.translated(5, 6), faded(inks.ink, 0.4), HEDGE)
    stroke(s, walls, inks.ink, HEDGE + 5)
    stroke(s, walls, leaf, HEDGE)
    stroke(s, walls.translated(-1.6, -1.8), mix(leaf, inks.paper, 0.3), HEDGE * 0.45)
    if s.canvas.detail is not Detail.FULL:
        return
    dabs, bright = QPainterPath(), QPainterPath()
    for number, (across, down) in enumerate(_sprinkled(walls)):
        x, y = across + s.dice.uniform(-5, 5), down + s.dice.uniform(-5, 5)
        target = bright if number % 3 == 0 else dabs
        target.moveTo(x - 2.2, y + 1)
        target.quadTo(x, y - 3, x + 2.2, y + 1)
    stroke(s, dabs, faded(inks.ink, 0.6), 1.3)
    stroke(s, bright, mix(leaf, inks.paper, 0.65), 1.5)


def _sprinkled(walls: QPainterPath, step: float = 5) -> Iterator[Point]:
    """Points along all walls, `step` units apart."""
    for line in walls.toSubpathPolygons():
        points, ahead = [line.at(i) for i in range(line.count())], 0.0
        for start, end in pairwise(points):
            length = math.hypot(end.x() - start.x(), end.y() - start.y())
            while ahead < length:
                share = ahead / length
                yield start.x() + (end.x() - start.x()) * share, start.y() + (end.y() - start.y()) * share
                ahead += step
            ahead -= length
