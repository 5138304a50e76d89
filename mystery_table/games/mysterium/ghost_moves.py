"""What the ghost may do: visions, the crow, answers, the shared vision."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from mystery_table.core.state import Action, Observation
from mystery_table.games.mysterium.cards import KINDS
from mystery_table.games.mysterium.state import Cards, waits


def crows(observation: Observation) -> list[Action]:
    """Return every way to throw visions away, as long as a crow is left (reading 2)."""
    if not observation.public.crows:
        return []
    return [("crow", *cards) for cards in _subsets(observation.private.hand, observation.public.handful)]


def _subsets(cards: Cards, most: int) -> Iterator[Cards]:
    for size in range(1, min(most, len(cards)) + 1):
        yield from combinations(cards, size)


def spare(public: Any) -> int:
    """Return how many cards may be sent so that every later psychic still gets one (reading 1)."""
    everything = public.handful + public.pile + public.aside + len(public.shown)
    return int(everything - (len(waits(public)) - 1))


def visions(observation: Observation) -> list[Action]:
    """Return every vision for every psychic that waits for one; an empty one when no card is left."""
    public = observation.public
    waiting = waits(public)
    sendable = list(_subsets(observation.private.hand, spare(public))) or [()]
    return [("vision", psychic, *cards) for psychic in waiting for cards in sendable] + crows(observation)


def reveals(observation: Observation) -> list[Action]:
    """Return the answers still to be given, in an order of the ghost's choice (reading 5)."""
    return [*(("reveal", psychic) for psychic in observation.public.sent), *crows(observation)]


def culprits(observation: Observation) -> list[Action]:
    """Return every group that a psychic found, with every three cards (readings 7 and 8)."""
    public = observation.public
    shared = list(combinations(observation.private.hand, KINDS))
    real = [group for group, cards in enumerate(public.groups) if cards in public.found]
    return [*(("culprit", group, *cards) for group in real for cards in shared), *crows(observation)]
