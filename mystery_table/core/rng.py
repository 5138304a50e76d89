"""Random draws built on `random()` alone, the one stream Python promises to keep between versions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Rng:
    """A seeded source of draws; the same seed gives the same draws on every platform and version."""

    def __init__(self, seed: int | str) -> None:
        self._source = random.Random(seed)
        self.random = self._source.random

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1."""
        return int(self.random() * n)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of `items`, which must not be empty."""
        return items[int(self.random() * len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return `items` in random order."""
        out, draw = list(items), self.random
        for i in range(len(out) - 1, 0, -1):
            j = int(draw() * (i + 1))
            out[i], out[j] = out[j], out[i]
        return tuple(out)

    def sample(self, items: Sequence[T], k: int) -> tuple[T, ...]:
        """Return `k` different places of `items`, in random order."""
        return self.shuffled(items)[:k]

    def noise(self, count: int) -> bytes:
        """Return bytes for textures; they may differ between versions of Python, so no rule uses them."""
        return self._source.randbytes(count)

    def weighted(self, items: Sequence[T], weights: Sequence[float]) -> T:
        """Return one of `items`, each as likely as its weight; not all weights may be 0."""
        at = self.random() * sum(weights)
        for item, weight in zip(items, weights, strict=True):
            at -= weight
            if at < 0:
                return item
        return items[-1]
