"""Seeded chance for drawings: the same seed gives the same picture on every computer."""

import math
from collections.abc import Sequence
from typing import TypeVar

from mystery_table.core.rng import Rng

T = TypeVar("T")


class Dice(Rng):
    """Draws of the kinds a drawing needs, on top of the stable stream of `Rng`."""

    def uniform(self, low: float, high: float) -> float:
        """A number between two others."""
        return low + (high - low) * self.random()

    def randint(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both included."""
        return low + self.below(high - low + 1)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return self.pick(items)

    def gauss(self, mean: float, deviation: float) -> float:
        """A normally distributed number."""
        radius = math.sqrt(-2 * math.log(1 - self.random()))
        return mean + deviation * radius * math.cos(2 * math.pi * self.random())

    def randbytes(self, count: int) -> bytes:
        """Random bytes."""
        draw = self.random
        return bytes(int(draw() * 256) for _ in range(count))


def dice(*seed: object) -> Dice:
    """A generator of its own for these words and numbers."""
    return Dice(":".join(map(str, seed)))
