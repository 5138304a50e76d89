"""What visions mean to a mind: association data of several personas, and how people differ from it.

Two people associate alike only in part. When a bot is the ghost, every psychic's seat therefore has a taste
of its own: association data mixed with seeded noise. A person's ghost is listened to without it, and so is
any ghost by a mind that was named: it differs from ours by itself.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from functools import cache, lru_cache
from typing import Any

from mystery_table.core.rng import Rng
from mystery_table.core.state import Seat
from mystery_table.games.mysterium.cards import EACH, KINDS, VISIONS, card_id, vision_id
from mystery_table.minds.affinity import Table
from mystery_table.minds.personas import Persona, family

MINDS = family("mysterium", "vision_affinity.csv")

ALIKE = 0.38
"""The share of variance that a person's associations have in common with ours.

With it a psychic alone finds the right one of six in the first hour in half the cases, as people do.
"""
TOGETHER = 0.4
"""The share of the rest that people have in common: measured, two people differ no less than we from each."""
KEPT = 64


class Tastes:
    """What the ghost and every psychic's seat believe: personas of table[vision][card]."""

    def __init__(self, personas: tuple[Persona, ...], strange: bool = False) -> None:
        """Take personas, the likeliest first. `strange`: psychics differ from a bot's ghost by noise."""
        self.personas = personas
        self._strange = strange
        self._made: OrderedDict[tuple[Any, Seat], tuple[Persona, ...]] = OrderedDict()

    @property
    def table(self) -> Table:
        """What the likeliest persona believes."""
        return self.personas[0].table

    def of(self, public: Any, seat: Seat) -> tuple[Persona, ...]:
        """Return what a psychic's seat believes in this match; it follows from what lies on the table."""
        if not (self._strange and public.rules.bot_ghost):
            return self.personas
        key = (public.laid, seat)
        if key not in self._made:
            noise = _strangeness(public.laid, seat)
            self._made[key] = tuple(
                persona._replace(table=_mixed(persona.table, public.laid, noise)) for persona in self.personas
            )
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        return self._made[key]


def _mixed(table: Table, laid: Any, noise: Table) -> Table:
    """Return a table mixed with a seat's noise: the same noise for every persona."""
    share = math.sqrt(ALIKE)
    there = [card for cards in laid for card in cards]
    rows = []
    for row, strange in zip(table, noise, strict=True):
        mixed = [0.0] * len(row)
        for card, value in zip(there, strange, strict=True):
            mixed[card] = share * row[card] + value
        rows.append(tuple(mixed))
    return tuple(rows)


def _strangeness(laid: Any, seat: Seat) -> Table:
    """Return the part of a seat's taste that is not ours: strangeness[vision][card laid out]."""
    one = math.sqrt((1 - ALIKE) * TOGETHER)
    other = math.sqrt((1 - ALIKE) * (1 - TOGETHER))
    return tuple(
        tuple(one * people + other * own for people, own in zip(*rows, strict=True))
        for rows in zip(_noise(laid, "people"), _noise(laid, seat), strict=True)
    )


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
def tastes(source: str, several: bool = True) -> Tastes:
    """Return tastes from a CSV file of affinities, some of our minds ("people+tags"), "" for ours.

    `several`: the others may be of any of the personas, else only the likeliest counts. UserError for a bad
    file or an unknown name.
    """
    visions = tuple(map(vision_id, range(VISIONS)))
    cards = tuple(map(card_id, range(KINDS * EACH)))
    personas = MINDS.personas(source, visions, cards)
    return Tastes(personas if several else (personas[0]._replace(weight=1.0),), strange=not source)
