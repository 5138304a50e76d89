"""The portrait as bits: bit i of a board is set where tile i shows the ghost.

Tiles are numbered row by row from the upper left. A shape is a mask of tiles.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

TILES = 12
FULL = (1 << TILES) - 1
CELLS = tuple(1 << tile for tile in range(TILES))
TURNED = tuple(int(format(mask, f"0{TILES}b")[::-1], 2) for mask in range(FULL + 1))
"""TURNED[mask]: the shape after a half turn."""
COUNT = tuple(mask.bit_count() for mask in range(FULL + 1))
"""COUNT[mask]: how many tiles it has."""


def mask_of(tiles: Iterable[int]) -> int:
    """Return the mask of some tiles."""
    mask = 0
    for tile in tiles:
        mask |= 1 << tile
    return mask


def tiles_of(mask: int) -> tuple[int, ...]:
    """Return the tiles of a mask in reading order."""
    return tuple(tile for tile in range(TILES) if mask >> tile & 1)


def board_of(letters: str) -> int:
    """Return the board that twelve letters G and M describe, row by row."""
    return mask_of(tile for tile, letter in enumerate(letters) if letter == "G")


class Grid:
    """What follows from the number of columns: neighbours, areas and the shapes that effects can choose."""

    def __init__(self, columns: int) -> None:
        self.columns, self.rows = columns, TILES // columns
        self.near = tuple(mask_of(self._neighbours(tile)) for tile in range(TILES))
        self.area = tuple(map(self._largest, range(FULL + 1)))
        """area[mask]: the size of its largest area; tiles that share an edge belong together."""
        found = {
            "tile": iter(CELLS),
            "pair": self._pairs(),
            "line": self._lines(),
            "mirror": self._mirrors(),
            "block": self._blocks(),
        }
        self.shapes = {name: tuple(dict.fromkeys(masks)) for name, masks in found.items()}
        """shapes[area]: every mask that an effect with this `area` can choose."""

    def _neighbours(self, tile: int) -> Iterator[int]:
        row, column = divmod(tile, self.columns)
        if row:
            yield tile - self.columns
        if row < self.rows - 1:
            yield tile + self.columns
        if column:
            yield tile - 1
        if column < self.columns - 1:
            yield tile + 1

    def grown(self, mask: int) -> int:
        """Return a mask with all its neighbours."""
        return mask | mask_of(t for tile in tiles_of(mask) for t in tiles_of(self.near[tile]))

    def _largest(self, mask: int) -> int:
        best = 0
        while mask:
            part = mask & -mask
            while (more := self.grown(part) & mask) != part:
                part = more
            best = max(best, part.bit_count())
            mask &= ~part
        return best

    def _pairs(self) -> Iterator[int]:
        for tile in range(TILES):
            for step in (1, self.columns):
                if tile + step < TILES and self.near[tile] >> tile + step & 1:
                    yield 1 << tile | 1 << tile + step

    def _lines(self) -> Iterator[int]:
        for row in range(self.rows):
            yield mask_of(range(row * self.columns, (row + 1) * self.columns))
        for column in range(self.columns):
            yield mask_of(range(column, TILES, self.columns))

    def _mirrors(self) -> Iterator[int]:
        for tile in range(TILES):
            row, column = divmod(tile, self.columns)
            yield 1 << tile | 1 << row * self.columns + self.columns - 1 - column

    def _blocks(self) -> Iterator[int]:
        for row in range(self.rows - 1):
            for column in range(self.columns - 1):
                tile = row * self.columns + column
                yield mask_of((tile, tile + 1, tile + self.columns, tile + self.columns + 1))


@cache
def grid(columns: int) -> Grid:
    """Return the grid with so many columns, which must divide twelve."""
    return Grid(columns)
