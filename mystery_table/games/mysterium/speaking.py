"""The bot ghost: whom to serve, what to send, when to call the crow, and whom to name the culprit.

A vision is made card by card: the one from which a literal listener learns most, less half of what another
psychic would lose by it. The psychic that the ghost is surest of comes first.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from typing import Any, NamedTuple

from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.mysterium.cards import KINDS
from mystery_table.games.mysterium.ghost_moves import spare
from mystery_table.games.mysterium.state import Cards, Group, band, candidates, polled, waits
from mystery_table.minds.affinity import Table

STEEPNESS = 0.75
"""How much the ghost expects one standard deviation of affinity to be believed."""
LEAST_GAIN = 0.1
"""A further card must add so much to the logarithm of being understood."""
MOST = 3
"""Cards in one vision."""
CHARGE = 0.5
"""Share of another psychic's loss that a card is charged with."""
CROW_BELOW = {"easy": 0.5, "medium": 0.5, "hard": 0.2}
CROW_IN_THE_END = 0.9
SURE = 100.0
"""The sharpness of somebody who takes the best."""
KEEP_FOR_THE_END = {"easy": 0, "medium": 1, "hard": 0}


class Vision(NamedTuple):
    """A vision for a psychic; `log` is the logarithm of how likely it is understood."""

    psychic: int
    cards: Cards
    log: float


class _Seeker(NamedTuple):
    """A psychic that waits for a vision: what it looks for, and what else it might take it for."""

    psychic: int
    card: int
    possible: Cards


def understood(taste: Table, seeker: _Seeker, cards: Iterable[int]) -> float:
    """Return the logarithm of how likely a literal listener finds the card; old visions say nothing."""
    sent = tuple(cards)
    logs = [STEEPNESS * sum(taste[vision][card] for vision in sent) for card in seeker.possible]
    own = STEEPNESS * sum(taste[vision][seeker.card] for vision in sent)
    best = max(logs)
    return own - best - math.log(sum(math.exp(log - best) for log in logs))


def serve(taste: Table, observation: Observation, sharpness: float, rng: Rng) -> Action:
    """Return a vision for one of the waiting psychics, or a call of the crow."""
    public, ghost = observation.public, observation.private
    seekers = [_seeker(observation, psychic) for psychic in waits(public)]
    if not ghost.hand:
        return ("vision", seekers[0].psychic)
    most = min(MOST, spare(public))
    if most < 1:
        return ("vision", seekers[0].psychic)
    visions = [_vision(taste, ghost.hand, s, seekers, (most, sharpness), rng) for s in seekers]
    best = max(visions, key=lambda vision: vision.log)
    if _calls_crow(public, math.exp(best.log)):
        kept = {card for vision in visions for card in vision.cards}
        thrown = tuple(card for card in ghost.hand if card not in kept)
        if thrown:
            return ("crow", *thrown)
    return ("vision", best.psychic, *best.cards)


def answer(taste: Table, observation: Observation, legal: list[Action], rng: Rng) -> Action:
    """Return an answer, after a call of the crow where it would otherwise go unused this hour."""
    public, ghost = observation.public, observation.private
    if not (ghost.hand and public.crows and public.rules.crows_hourly):
        return legal[0]
    seekers = _seekers_next(observation)
    if seekers:
        visions = [_vision(taste, ghost.hand, s, seekers, (MOST, SURE), rng) for s in seekers]
        sure = min(math.exp(vision.log) for vision in visions)
        kept = {card for vision in visions for card in vision.cards}
    else:
        sure, _, cards = _best_culprit(taste, ghost.secret, observation)
        kept = set(cards)
    thrown = tuple(card for card in ghost.hand if card not in kept)
    return ("crow", *thrown) if thrown and sure < CROW_IN_THE_END else legal[0]


def _seekers_next(observation: Observation) -> list[_Seeker]:
    """Return who will need a vision in the next hour: the ghost knows which pawns are right."""
    public, secret = observation.public, observation.private.secret
    right = [i for i in public.sent if public.pawns[i] == secret[i][public.at[i]]]
    at = [kind + (i in right) for i, kind in enumerate(public.at)]
    taken = {card for cards in public.found for card in cards} | {public.pawns[i] for i in right}
    return [
        _Seeker(
            i,
            secret[i][kind],
            tuple(
                card
                for card in public.laid[kind]
                if card not in taken and (i in right or card not in (*public.wrong[i], public.pawns[i]))
            ),
        )
        for i, kind in enumerate(at)
        if kind < KINDS
    ]


def _calls_crow(public: Any, chance: float) -> bool:
    level = public.rules.level
    return public.crows > KEEP_FOR_THE_END[level] and chance < CROW_BELOW[level]


def _seeker(observation: Observation, psychic: int) -> _Seeker:
    public = observation.public
    possible = tuple(c for c in candidates(public, psychic) if c not in public.wrong[psychic])
    return _Seeker(psychic, observation.private.secret[psychic][public.at[psychic]], possible)


def _vision(
    taste: Table, hand: Cards, seeker: _Seeker, all_seekers: list[_Seeker], how: tuple[int, float], rng: Rng
) -> Vision:
    """Add card after card, a better one with a probability that grows with the sharpness."""
    most, sharpness = how
    charges = {card: _charge(taste, hand, card, seeker, all_seekers) for card in hand}
    sent: Cards = ()
    log = understood(taste, seeker, ())
    while len(sent) < most:
        left = [card for card in hand if card not in sent]
        logs = {card: understood(taste, seeker, (*sent, card)) for card in left}
        values = [logs[card] - log - charges[card] for card in left]
        best = max(values)
        if sent and best < LEAST_GAIN:
            break
        card = rng.weighted(left, [math.exp(sharpness * (value - best)) for value in values])
        if sent and logs[card] - log - charges[card] < LEAST_GAIN:
            break
        sent, log = (*sent, card), logs[card]
        if len(sent) == len(hand):
            break
    return Vision(seeker.psychic, tuple(sorted(sent)), log)


def _charge(taste: Table, hand: Cards, card: int, seeker: _Seeker, all_seekers: list[_Seeker]) -> float:
    """Return a share of what the other psychic that needs a card most would lose without it."""
    losses = [0.0]
    for other in all_seekers:
        if other.psychic != seeker.psychic:
            logs = {c: understood(taste, other, (c,)) for c in hand}
            without = max((log for c, log in logs.items() if c != card), default=logs[card])
            losses.append(logs[card] - without)
    return CHARGE * max(losses)


def name_culprit(taste: Table, observation: Observation) -> Action:
    """Return the group and the three cards that the voters understand best, or a call of the crow.

    Groups that are nobody's mislead nobody: psychics know what they found.
    """
    public, hand = observation.public, observation.private.hand
    chance, group, cards = _best_culprit(taste, public.found, observation)
    if public.crows and chance < CROW_IN_THE_END:
        return ("crow", *(card for card in hand if card not in cards))
    return ("culprit", public.groups.index(public.found[group]), *cards)


def _best_culprit(
    taste: Table, groups: Sequence[Group], observation: Observation
) -> tuple[float, int, Cards]:
    """Return how likely the best group and cards are understood, and which they are."""
    hand, weights = observation.private.hand, _audience(observation.public)
    readings = Readings(taste, groups, hand, STEEPNESS)
    return max(
        (_mean(readings, group, cards, weights), group, cards)
        for cards in combinations(hand, KINDS)
        for group in range(len(groups))
    )


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

    def __init__(self, taste: Table, groups: Sequence[Group], cards: Iterable[int], steepness: float) -> None:
        self._weights = {
            vision: [[math.exp(steepness * taste[vision][card]) for card in group] for group in groups]
            for vision in cards
        }
        self._groups = range(len(groups))
        self._made: dict[Cards, list[float]] = {}

    def chances(self, cards: Cards) -> list[float]:
        """Return how likely each group is meant."""
        if cards not in self._made:
            values = [self._value(cards, group) for group in self._groups]
            total = sum(values)
            self._made[cards] = [value / total for value in values]
        return self._made[cards]

    def _value(self, cards: Cards, group: int) -> float:
        """Add up all ways in which the cards may stand for suspect, place and object."""
        rows = [self._weights[card][group] for card in cards]
        return sum(
            math.prod(row[kind] for row, kind in zip(rows, kinds, strict=True))
            for kinds in permutations(range(KINDS), len(cards))
        )
