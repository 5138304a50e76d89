"""The bot ghost in the second phase: which group it names the culprit, and with which three cards."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from typing import Any, NamedTuple

from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.mysterium.cards import KINDS
from mystery_table.games.mysterium.state import Cards, Group, band, polled
from mystery_table.minds.personas import Persona

STEEPNESS = 0.75
"""How much the ghost expects one standard deviation of affinity to be believed."""


class Ending(NamedTuple):
    """How the ghost may end a match."""

    value: float
    """How likely a voter understands it."""
    group: int
    cards: Cards


def name_culprit(
    personas: tuple[Persona, ...], observation: Observation, sharpness: float, rng: Rng
) -> Action:
    """Return a group and three cards, the better voters understand them the likelier, or a call of the crow.

    Groups that are nobody's mislead nobody: psychics know what they found. `sharpness`: how surely the better
    is preferred to the worse.
    """
    public, hand = observation.public, observation.private.hand
    endings = endings_of(personas, public.found, observation)
    best = max(endings)
    thrown = tuple(card for card in hand if card not in best.cards)
    if public.crows and thrown:  # what is best so far is kept, so that nothing can be lost
        return ("crow", *thrown)
    weights = [(ending.value / best.value) ** sharpness for ending in endings]
    chosen = rng.weighted(endings, weights)
    return ("culprit", public.groups.index(public.found[chosen.group]), *chosen.cards)


def best_culprit(personas: tuple[Persona, ...], groups: Sequence[Group], observation: Observation) -> Ending:
    """Return the group and the three cards that voters understand best."""
    return max(endings_of(personas, groups, observation))


def endings_of(
    personas: tuple[Persona, ...], groups: Sequence[Group], observation: Observation
) -> list[Ending]:
    """Return every group with every three cards in hand."""
    hand, weights = observation.private.hand, _audience(observation.public)
    readings = Readings(personas, groups, hand, STEEPNESS)
    return [
        Ending(_mean(readings, group, cards, weights), group, cards)
        for cards in combinations(hand, KINDS)
        for group in range(len(groups))
    ]


def _audience(public: Any) -> list[float]:
    """Return how many of the voters see one, two and three cards."""
    if not polled(public):
        return [0.0, 0.0, 1.0]
    bands = [band(public, i) for i in range(public.rules.psychics)]
    return [bands.count(stage) / len(bands) for stage in range(KINDS)]


def _mean(readings: Readings, group: int, cards: Cards, weights: Sequence[float]) -> float:
    """Return how likely a voter chooses the group, on average over voters and orders of the cards."""
    total = 0.0
    for size, weight in enumerate(weights, start=1):
        if weight:
            shown = list(combinations(cards, size))
            total += weight * sum(readings.chances(part)[group] for part in shown) / len(shown)
    return total


class Readings:
    """How a listener reads cards of the shared vision, not knowing which stands for which kind."""

    def __init__(
        self,
        personas: tuple[Persona, ...],
        groups: Sequence[Group],
        cards: Iterable[int],
        steepness: float,
    ) -> None:
        cards = tuple(cards)
        self._personas = [
            (
                persona.weight,
                {
                    vision: [
                        [math.exp(steepness * persona.table[vision][card]) for card in group]
                        for group in groups
                    ]
                    for vision in cards
                },
            )
            for persona in personas
        ]
        self._groups = range(len(groups))
        self._made: dict[Cards, list[float]] = {}

    def chances(self, cards: Cards) -> list[float]:
        """Return how likely each group is meant."""
        if cards not in self._made:
            chances = [0.0] * len(self._groups)
            for weight, table in self._personas:
                values = [self._value([table[card][group] for card in cards]) for group in self._groups]
                total = sum(values)
                for group, value in enumerate(values):
                    chances[group] += weight * value / total
            self._made[cards] = chances
        return self._made[cards]

    def _value(self, rows: list[list[float]]) -> float:
        """Add up all ways in which the cards may stand for suspect, place and object."""
        return sum(
            math.prod(row[kind] for row, kind in zip(rows, kinds, strict=True))
            for kinds in permutations(range(KINDS), len(rows))
        )
