"""What visions mean to a mind: association data, and how people differ from it.

Two people associate alike only in part. When a bot is the ghost, every psychic's seat therefore has a taste
of its own: association data mixed with seeded noise. A person's ghost is listened to without it.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from mystery_table.core.rng import Rng
from mystery_table.core.state import Seat
from mystery_table.games.mysterium.cards import EACH, KINDS, VISIONS, card_id, vision_id
from mystery_table.minds.affinity import Table, load
from mystery_table.paths import data_file

ALIKE = 0.45
"""The share of variance that a person's associations have in common with ours, as measured between norms."""
TOGETHER = 0.4
"""The share of the rest that people have in common: measured, two people differ no less than we from each."""
KEPT = 64


class Tastes:
    """The taste of the ghost and of every psychic's seat: taste[vision][card] in standard deviations."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._made: OrderedDict[tuple[Any, Seat], Table] = OrderedDict()

    def of(self, public: Any, seat: Seat) -> Table:
        """Return a psychic's seat's taste in this match; it follows from what lies on the table."""
        if not public.rules.bot_ghost:
            return self.table
        key = (public.laid, seat)
        if key not in self._made:
            self._made[key] = self._mixed(public.laid, seat)
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        return self._made[key]

    def _mixed(self, laid: Any, seat: Seat) -> Table:
        people, own = _noise(laid, "people"), _noise(laid, seat)
        there = [card for cards in laid for card in cards]
        rows = []
        for vision, row in enumerate(self.table):
            mixed = [0.0] * len(row)
            for at, card in enumerate(there):
                noise = _blend(TOGETHER, people[vision][at], own[vision][at])
                mixed[card] = _blend(ALIKE, row[card], noise)
            rows.append(tuple(mixed))
        return tuple(rows)


def _blend(share: float, one: float, other: float) -> float:
    """Return two independent values as one of the same spread; `share` of its variance comes from `one`."""
    return math.sqrt(share) * one + math.sqrt(1 - share) * other


@lru_cache(KEPT)
def _noise(laid: Any, whose: Seat | str) -> Table:
    """Return noise[vision][card laid out], always the same for the same table and mind."""
    rng = Rng(f"taste {laid} {whose}")
    cards = range(sum(map(len, laid)))
    return tuple(tuple(_normal(rng) for _ in cards) for _ in range(VISIONS))


def _normal(rng: Rng) -> float:
    """Return a draw of the normal distribution."""
    return math.sqrt(-2 * math.log(1 - rng.random())) * math.cos(2 * math.pi * rng.random())


@cache
def tastes(source: str) -> Tastes:
    """Return tastes from a CSV file of affinities, "" for ours. UserError for a bad file."""
    path = Path(source) if source else data_file("assets", "mysterium", "vision_affinity.csv")
    visions = tuple(map(vision_id, range(VISIONS)))
    cards = tuple(map(card_id, range(KINDS * EACH)))
    return Tastes(load(path, visions, cards))
