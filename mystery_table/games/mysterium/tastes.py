"""What visions mean to a mind: association data, and how people differ from it.

Two people associate alike only in part. When a bot is the ghost, every psychic's seat therefore has a taste
of its own: association data mixed with seeded noise. A person's ghost is listened to without it.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from functools import cache
from pathlib import Path
from typing import Any

from mystery_table.core.rng import Rng
from mystery_table.core.state import Seat
from mystery_table.games.mysterium.cards import EACH, KINDS, VISIONS, card_id, vision_id
from mystery_table.minds.affinity import Table, load
from mystery_table.paths import data_file

ALIKE = 0.45
"""The share of variance that two people's associations have in common, as measured between norms."""
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
        rng = Rng(f"taste {laid} {seat}")
        common, own = math.sqrt(ALIKE), math.sqrt(1 - ALIKE)
        there = [card for cards in laid for card in cards]
        rows = []
        for row in self.table:
            mixed = [0.0] * len(row)
            for card in there:
                mixed[card] = common * row[card] + own * _normal(rng)
            rows.append(tuple(mixed))
        return tuple(rows)


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
