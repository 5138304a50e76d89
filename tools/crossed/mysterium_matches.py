"""Mysterium: whole matches between bots of given minds, and how soon psychics find their first card."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from mystery_table.core.bot import Mind
from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.simulation import Player
from mystery_table.core.state import CHANCE, CLOCK, Action
from mystery_table.games.mysterium.rules import GAME
from mystery_table.games.mysterium.state import LOST

TURNS = 3
"""In so many hours it is counted how many have found their first card."""


class Played(NamedTuple):
    """One match."""

    won: bool
    lined_up: bool
    """Whether all psychics found all their cards in time."""
    hours: tuple[int, ...]
    """Of each psychic: the hour in which it found its first card, 0 if never."""
    thought: tuple[float, ...]
    """Seconds of every decision."""


class Tally(NamedTuple):
    """Many matches: rates from 0 to 1."""

    matches: int
    success: float
    lined_up: float
    found: tuple[float, ...]
    """Of all psychics: the share that has found its first card by the first, second and third hour."""
    p99: float
    """Milliseconds that 99 of 100 decisions take at most."""

    def error(self) -> float:
        """Return the standard error of `success`."""
        return math.sqrt(self.success * (1 - self.success) / self.matches)


def tally(players: Sequence[Player], matches: int, seed: str, **options: Any) -> Tally:
    """Play matches of one kind; the first player is the ghost."""
    minds = [player.mind("mysterium") for player in players]
    settled = GAME.settle(options, len(minds))
    return summed([play(minds, settled, f"{seed}/{number}") for number in range(matches)])


def summed(outcomes: Sequence[Played]) -> Tally:
    """Return the rates of some matches."""
    hours = [hour for played in outcomes for hour in played.hours]
    thought = sorted(second for played in outcomes for second in played.thought)
    return Tally(
        len(outcomes),
        _share(played.won for played in outcomes),
        _share(played.lined_up for played in outcomes),
        tuple(_share(0 < hour <= turn for hour in hours) for turn in range(1, TURNS + 1)),
        1000 * thought[int(0.99 * len(thought))],
    )


def _share(facts: Iterable[bool]) -> float:
    counted = list(facts)
    return sum(counted) / len(counted)


def play(
    minds: Sequence[Mind], options: Any, seed: str, note: Callable[[int, Action], None] | None = None
) -> Played:
    """Play one match to its end; the same seed gives the same deal. `note` hears every move."""
    draft, chance = Draft(GAME.start(options, len(minds)), quiet=True), Rng(seed)
    draws = [Rng(f"{seed}/bot/{seat}") for seat in range(len(minds))]
    turns = Rng(f"{seed}/turns")
    hours, thought = [0] * draft.rules.psychics, []
    while draft.actors:
        if draft.actors[0] == CHANCE:
            GAME.step(draft, CHANCE, GAME.chance(draft.view(), chance))
            continue
        seat = turns.pick([seat for seat in draft.actors if seat != CLOCK])
        seen = GAME.observe(draft.close(), seat)
        legal, began = GAME.legal(seen), time.perf_counter()
        action = legal[0] if len(legal) == 1 else minds[seat].choose(seen, legal, draws[seat])
        thought.append(time.perf_counter() - began)
        if note:
            note(seat, action)
        hour, before = draft.hour, draft.found
        GAME.step(draft, seat, action)
        for psychic, (old, new) in enumerate(zip(before, draft.found, strict=True)):
            if new and not old:
                hours[psychic] = hour
    lined_up = draft.facts.culprit != LOST
    return Played(draft.won, lined_up, tuple(hours), tuple(thought))
