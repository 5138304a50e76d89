"""Exact numbers of worlds, by counting in how many ways all holders can choose apart from each other."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb, prod

from mystery_table.games.thirteen_clues.worlds import Case, Tables


def members(chosen: int) -> Iterator[int]:
    """Yield the places of the bits that are set."""
    while chosen:
        lowest = chosen & -chosen
        yield lowest.bit_length() - 1
        chosen ^= lowest


class Counter:
    """Counts the ways to complete one case. Few choices come first; equal cards used are counted once."""

    def __init__(self, tables: Tables, case: Case) -> None:
        self.tables = tables
        self.all = case.triple.apart
        fits = case.fits
        self.order = sorted(range(len(fits)), key=lambda place: fits[place].bit_count())
        self.fits = [fits[place] for place in self.order]
        self.memo: dict[tuple[int, int], int] = {}

    def ways(self, depth: int = 0, used: int = 0, free: int = -1) -> int:
        """Return in how many ways holders from `depth` on can choose.

        `used`: the cards that others have; `free`: the choices without any of them.
        """
        if depth == len(self.fits):
            return 1
        if (depth, used) not in self.memo:
            self.memo[depth, used] = self._ways(depth, used, free)
        return self.memo[depth, used]

    def _ways(self, depth: int, used: int, free: int) -> int:
        if self.fits[depth] == self.all:  # nothing limits this holder nor, in this order, those that follow
            return self._unlimited(len(self.fits) - depth, used)
        here = self.fits[depth] & free
        if depth == len(self.fits) - 1:
            return here.bit_count()
        if depth == len(self.fits) - 2:
            return self.tables.pairs_apart(here, self.fits[depth + 1] & free)
        return sum(self._after(depth, choice, used, free) for choice in members(here))

    def _unlimited(self, holders: int, used: int) -> int:
        cards = len(self.tables.cards) - 3 - used.bit_count()
        return prod(comb(cards - place * self.tables.size, self.tables.size) for place in range(holders))

    def _after(self, depth: int, choice: int, used: int, free: int) -> int:
        return self.ways(depth + 1, used | self.tables.mask[choice], free & ~self.tables.touch[choice])

    def world(self, number: int) -> list[int]:
        """Return the choices of the holders in world `number`, counted from 0 below `ways()`."""
        chosen = [0] * len(self.fits)
        used, free = 0, -1
        for depth, place in enumerate(self.order):
            for choice in members(self.fits[depth] & free):
                ways = self._after(depth, choice, used, free)
                if number < ways:
                    break
                number -= ways
            chosen[place] = choice
            used |= self.tables.mask[choice]
            free &= ~self.tables.touch[choice]
        return chosen
