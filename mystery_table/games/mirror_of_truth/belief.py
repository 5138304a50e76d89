"""What evidence says about who plays whom: a literal listener, jointly over all assignments.

Evidence in a green zone is as likely as a logistic curve of its affinity to the character says, in a red zone
as likely as the curve of the opposite. Nobody plays the same character, so roles are weighed together.
Everybody may associate in their own way: there is a reading for each persona, and what a seat has shown so
far says which persona it is.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from mystery_table.core.state import Observation
from mystery_table.games.mirror_of_truth.state import GREEN, RED, Cards
from mystery_table.minds.affinity import Table
from mystery_table.minds.personas import Persona

HEARD = 3.0
"""How steeply affinity is believed of what others show: they chose it among several. Calibrated."""
SPOKEN = 1.0
"""How steeply others are expected to believe one's own: less, so that the doubtful understand it too."""
SURE = 20.0
"""Where the logistic curve of belief ends, so that nothing is ever quite certain."""
OWN_VOTE = 0.01
"""How likely it is that one of a pair votes on an own character, which only loses cards."""
LEAST = 1e-30
"""Nothing is believed to be less likely than this beside the likeliest; joint beliefs never come to 0 so."""
WARY = 0.5
"""How much what a seat has shown is believed when it comes to its persona: hints are no random draws."""

Row = list[float]
"""For one role: how likely its evidence is with each place of the row as its character."""
Suits = tuple[Table, Table]
"""How likely a piece of evidence is beside a character: suits[zone][character][evidence]."""


class Mindset(NamedTuple):
    """The personas that others may be, likeliest first."""

    weights: tuple[float, ...]
    """How likely each is."""
    personas: tuple[Suits, ...]
    """How they show."""
    listeners: tuple[Suits, ...]
    """How they understand."""


class Reading(NamedTuple):
    """What one seat has shown, as each persona reads it."""

    weights: tuple[float, ...]
    """How likely the seat is of each persona."""
    rows: tuple[list[Row], ...]
    """rows[persona][role]."""


@cache
def suits(table: Table, steepness: float) -> Suits:
    """Return what a listener makes of an affinity table."""
    green = tuple(tuple(_curve(steepness * value) for value in line) for line in table)
    return green, tuple(tuple(1 - chance for chance in line) for line in green)


def _curve(value: float) -> float:
    return 1 / (1 + math.exp(-max(-SURE, min(SURE, value))))


def mindset(personas: Sequence[Persona]) -> Mindset:
    """Return what a listener makes of several affinity tables."""
    weights = tuple(persona.weight for persona in personas)
    heard, spoken = (
        tuple(suits(persona.table, steepness) for persona in personas) for steepness in (HEARD, SPOKEN)
    )
    return Mindset(weights, heard, spoken)


def read(mindset: Mindset, public: Any, seat: int) -> Reading:
    """Return what `seat` has shown: a Row for each role, and which persona it seems to be."""
    rows, logs = [], []
    several = len(mindset.personas) > 1
    for weight, persona, plain in zip(mindset.weights, mindset.personas, mindset.listeners, strict=True):
        rows.append([_levelled(row) for row in likelihoods(persona, public, seat)])
        log = _shown(plain, public, seat) + _remembered(plain, public, seat) if several else 0.0
        logs.append(math.log(weight) + WARY * log)
    best = max(logs)
    weights = [math.exp(log - best) for log in logs]
    total = sum(weights)
    return Reading(tuple(weight / total for weight in weights), tuple(rows))


def of_others(mindset: Mindset, observation: Observation) -> list[Reading]:
    """Return what all other seats have shown."""
    public, seat = observation.public, observation.seat
    return [read(mindset, public, other) for other in range(public.seats) if other != seat]


def weight_of(readings: Sequence[Reading], persona: int) -> float:
    """Return how likely a seat is of a persona, on average over seats."""
    return sum(reading.weights[persona] for reading in readings) / len(readings)


def _shown(persona: Suits, public: Any, seat: int) -> float:
    """Return the logarithm of how likely a seat's evidence of this round is, whoever it plays."""
    rows = likelihoods(persona, public, seat)
    return sum(math.log(max(sum(row) / len(row), LEAST)) for row in rows)


def _remembered(persona: Suits, public: Any, seat: int) -> float:
    """Return the logarithm of how likely a seat's evidence of earlier rounds is, its characters now known."""
    log = 0.0
    for scored in public.history:
        if scored.zones:
            characters = [scored.row[place] for place in scored.roles[seat]]
            for role, zones in enumerate(scored.zones[seat]):
                for character in characters[role : role + 1] or characters:
                    for zone in (GREEN, RED):
                        log += sum(math.log(persona[zone][character][card]) for card in zones[zone])
    return log


def likelihoods(persona: Suits, public: Any, seat: int) -> list[Row]:
    """Return a Row for each role of `seat`, from the evidence beside it and, in pairs, the votes it cast."""
    zones = public.zones[seat]
    roles = min(len(zones), 2) if public.rules.pair else 1
    rows = []
    for role in range(roles):
        row = [1.0] * len(public.row)
        multiply(row, persona, public.row, zones[role][GREEN], GREEN)
        multiply(row, persona, public.row, zones[role][RED], RED)
        for neither in zones[roles:]:
            multiply(row, persona, public.row, neither[RED], RED)
        if public.rules.pair:
            for place, stack in enumerate(public.stacks):
                if seat in stack:
                    row[place] *= OWN_VOTE
        rows.append(row)
    return rows


def _levelled(row: Row) -> Row:
    best = max(row)
    return [max(value / best, LEAST) for value in row]


def multiply(row: Row, persona: Suits, characters: Cards, evidence: Iterable[int], zone: int) -> None:
    """Take further evidence in a zone into a Row."""
    table = persona[zone]
    for card in evidence:
        for place, character in enumerate(characters):
            row[place] *= table[character][card]


def assignments(rows: Sequence[Row], taken: int = 0) -> dict[int, float]:
    """Return how likely each set of places is to be the roles' places, as bit masks; not normalised."""
    sets = {taken: 1.0}
    for row in rows:
        longer: dict[int, float] = {}
        for mask, weight in sets.items():
            for place, value in enumerate(row):
                if not mask >> place & 1:
                    more = mask | 1 << place
                    longer[more] = longer.get(more, 0.0) + weight * value
        sets = longer
    return sets


def held(readings: Sequence[Reading], taken: int = 0) -> dict[int, float]:
    """Return how likely each set of places is what several seats hold together, each a persona of its own.

    `taken` places are nobody's of them; the sets are without them.
    """
    if len(readings) > 1:
        return _normalised(
            assignments([row for reading in readings for row in _mixed(reading)], taken), taken
        )
    (reading,) = readings
    found: dict[int, float] = {}
    for weight, rows in zip(reading.weights, reading.rows, strict=True):
        for mask, value in _normalised(assignments(rows, taken), taken).items():
            found[mask] = found.get(mask, 0.0) + weight * value
    return found


def _normalised(sets: dict[int, float], taken: int) -> dict[int, float]:
    total = sum(sets.values())
    return {mask & ~taken: value / total for mask, value in sets.items()}


def _mixed(reading: Reading) -> list[Row]:
    """Return the mean Row of each role over the personas."""
    return [
        [
            sum(w * value for w, value in zip(reading.weights, values, strict=True))
            for values in zip(*rows, strict=True)
        ]
        for rows in zip(*([_shares(row) for row in persona] for persona in reading.rows), strict=True)
    ]


def _shares(row: Row) -> Row:
    total = sum(row)
    return [value / total for value in row]


def innocence(sets: dict[int, float], places: int) -> list[float]:
    """Return for each place how likely it is among what is held."""
    return [sum(weight for mask, weight in sets.items() if mask >> place & 1) for place in range(places)]


def bits(places: Iterable[int]) -> int:
    """Return places as a bit mask."""
    return sum(1 << place for place in places)
