"""What the ghost's answers tell of minds: how the ghost associates, and how each psychic does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import exp, log
from typing import Any, NamedTuple

from mystery_table.core.state import Seat
from mystery_table.games.mysterium.state import Cards, Told, run_by
from mystery_table.minds.affinity import Table
from mystery_table.minds.personas import Persona, weighed

WARY = 0.7
"""How much a guess says of the persona: psychics talk, and visions are no random draws."""


class _Reading(NamedTuple):
    """Cards that visions may have meant, and the one that they were taken for, or did mean."""

    visions: Cards
    possible: Cards
    card: int


def listening_to(personas: tuple[Persona, ...], public: Any) -> tuple[Persona, ...]:
    """Return personas as likely as they are to be the ghost's, by the visions for cards that were found."""
    found = [_reading(public, told) for told in public.answers if told.right]
    return _after(personas, found)


def speaking_to(personas: tuple[Persona, ...], public: Any, seats: Iterable[Seat]) -> tuple[Persona, ...]:
    """Return personas as likely as they are to be those of some psychics' seats, by what they guessed."""
    psychics = {psychic for seat in seats for psychic in run_by(public, seat)}
    guessed = [_reading(public, told) for told in public.answers if told.psychic in psychics]
    return _after(personas, guessed)


def _after(personas: tuple[Persona, ...], readings: Sequence[_Reading]) -> tuple[Persona, ...]:
    if len(personas) == 1 or not readings:
        return personas
    logs = [WARY * sum(_log(persona.table, reading) for reading in readings) for persona in personas]
    return weighed(personas, logs)


def _reading(public: Any, told: Told) -> _Reading:
    return _Reading(told.visions, tuple(_possible(public, told)), told.card)


def _possible(public: Any, told: Told) -> Iterator[int]:
    """Return the cards that a psychic could still choose from when it guessed."""
    out = {
        other.card
        for other in public.answers
        if other.hour < told.hour
        and other.kind == told.kind
        and (other.right or other.psychic == told.psychic)
    }
    return (card for card in public.laid[told.kind] if card not in out)


def _log(table: Table, reading: _Reading) -> float:
    """Return the logarithm of how likely a literal listener takes the visions for the card."""
    values = [sum(table[vision][card] for vision in reading.visions) for card in reading.possible]
    best = max(values)
    total = sum(exp(value - best) for value in values)
    return sum(table[vision][reading.card] for vision in reading.visions) - best - log(total)
