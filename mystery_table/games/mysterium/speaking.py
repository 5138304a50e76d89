"""The bot ghost in the first phase: whom to serve, what to send, and when to call the crow.

A vision is made card by card: the one from which a literal listener of unknown mind learns most, less half of
what another psychic would lose by it. The psychic that the ghost is surest of comes first.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, NamedTuple

from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.mysterium import memory, naming
from mystery_table.games.mysterium.cards import KINDS
from mystery_table.games.mysterium.ghost_moves import spare
from mystery_table.games.mysterium.state import Cards, candidates, seat_of, waits
from mystery_table.minds.affinity import Table
from mystery_table.minds.personas import Persona

LEAST_GAIN = 0.1
"""A further card must add so much to the logarithm of being understood."""
MOST = 3
"""Cards in one vision."""
CHARGE = 0.5
"""Share of another psychic's loss that a card is charged with."""
CROW_BELOW = {"easy": 0.5, "medium": 0.5, "hard": 0.2}
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
    personas: tuple[Persona, ...]
    """Who it may be."""


class Speaker(NamedTuple):
    """What a ghost believes of its psychics, and how it plays."""

    personas: tuple[Persona, ...]
    sharpness: float
    """How surely the better card is preferred to the worse."""
    remembers: bool = False
    """Whether what psychics guessed tells who they are."""

    def listener(self, public: Any, psychic: int) -> tuple[Persona, ...]:
        """Return who a psychic may be."""
        if not self.remembers:
            return self.personas
        return memory.speaking_to(self.personas, public, [seat_of(public, psychic)])

    def listeners(self, public: Any) -> tuple[Persona, ...]:
        """Return who the psychics may be, as if they were one."""
        if not self.remembers:
            return self.personas
        return memory.speaking_to(self.personas, public, range(1, public.seats))


def understood(seeker: _Seeker, cards: Iterable[int]) -> float:
    """Return the logarithm of how likely a literal listener finds the card, on average over personas.

    Old visions say nothing.
    """
    sent = tuple(cards)
    return sum(persona.weight * _understood(persona.table, seeker, sent) for persona in seeker.personas)


def _understood(taste: Table, seeker: _Seeker, sent: Cards) -> float:
    logs = [naming.STEEPNESS * sum(taste[vision][card] for vision in sent) for card in seeker.possible]
    own = naming.STEEPNESS * sum(taste[vision][seeker.card] for vision in sent)
    best = max(logs)
    return own - best - math.log(sum(math.exp(log - best) for log in logs))


def serve(speaker: Speaker, observation: Observation, rng: Rng) -> Action:
    """Return a vision for one of the waiting psychics, or a call of the crow."""
    public, ghost = observation.public, observation.private
    seekers = [_seeker(speaker, observation, psychic) for psychic in waits(public)]
    if not ghost.hand:
        return ("vision", seekers[0].psychic)
    most = min(MOST, spare(public))
    if most < 1:
        return ("vision", seekers[0].psychic)
    visions = _Composer(ghost.hand, seekers).visions(most, speaker.sharpness, rng)
    best = max(visions, key=lambda vision: vision.log)
    if _calls_crow(public, math.exp(best.log)):
        kept = {card for vision in visions for card in vision.cards}
        thrown = tuple(card for card in ghost.hand if card not in kept)
        if thrown:
            return ("crow", *thrown)
    return ("vision", best.psychic, *best.cards)


def answer(speaker: Speaker, observation: Observation, legal: list[Action], rng: Rng) -> Action:
    """Return an answer, after a call of the crow where it would otherwise go unused this hour."""
    public, ghost = observation.public, observation.private
    if not (ghost.hand and public.crows and public.rules.crows_hourly):
        return legal[0]
    seekers = _seekers_next(speaker, observation)
    if seekers:
        visions = _Composer(ghost.hand, seekers).visions(MOST, SURE, rng)
        kept = {card for vision in visions for card in vision.cards}
    else:
        kept = set(naming.best_culprit(speaker.listeners(public), ghost.secret, observation).cards)
    thrown = tuple(card for card in ghost.hand if card not in kept)
    return ("crow", *thrown) if thrown else legal[0]


def _seekers_next(speaker: Speaker, observation: Observation) -> list[_Seeker]:
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
            speaker.listener(public, i),
        )
        for i, kind in enumerate(at)
        if kind < KINDS
    ]


def _calls_crow(public: Any, chance: float) -> bool:
    level = public.rules.level
    return public.crows > KEEP_FOR_THE_END[level] and chance < CROW_BELOW[level]


def _seeker(speaker: Speaker, observation: Observation, psychic: int) -> _Seeker:
    public, secret = observation.public, observation.private.secret
    possible = tuple(c for c in candidates(public, psychic) if c not in public.wrong[psychic])
    return _Seeker(psychic, secret[psychic][public.at[psychic]], possible, speaker.listener(public, psychic))


class _Composer:
    """Makes visions out of one hand for everybody who waits; a card is worth something to others too."""

    def __init__(self, hand: Cards, seekers: list[_Seeker]) -> None:
        self._hand, self._seekers = hand, seekers
        alone = {s.psychic: {card: understood(s, (card,)) for card in hand} for s in seekers}
        self._losses = {psychic: _losses(logs) for psychic, logs in alone.items()}

    def visions(self, most: int, sharpness: float, rng: Rng) -> list[Vision]:
        """Return a vision of at most so many cards for each of those who wait."""
        return [self._vision(seeker, most, sharpness, rng) for seeker in self._seekers]

    def _vision(self, seeker: _Seeker, most: int, sharpness: float, rng: Rng) -> Vision:
        """Add card after card, a better one with a probability that grows with the sharpness."""
        sent: Cards = ()
        log = understood(seeker, ())
        while len(sent) < min(most, len(self._hand)):
            left = [card for card in self._hand if card not in sent]
            logs = {card: understood(seeker, (*sent, card)) for card in left}
            gains = {card: logs[card] - log - self._charge(card, seeker) for card in left}
            best = max(gains.values())
            card = rng.weighted(left, [math.exp(sharpness * (gains[card] - best)) for card in left])
            if sent and gains[card] < LEAST_GAIN:
                break
            sent, log = (*sent, card), logs[card]
        return Vision(seeker.psychic, tuple(sorted(sent)), log)

    def _charge(self, card: int, seeker: _Seeker) -> float:
        """Return a share of what the other psychic that needs a card most would lose without it."""
        losses = (losses[card] for psychic, losses in self._losses.items() if psychic != seeker.psychic)
        return CHARGE * max(losses, default=0.0)


def _losses(logs: dict[int, float]) -> dict[int, float]:
    """Return for each card how much better it is than the best of the others, 0 where it is not."""
    lost = {}
    for card, log in logs.items():
        without = max((other for c, other in logs.items() if c != card), default=log)
        lost[card] = max(0.0, log - without)
    return lost
