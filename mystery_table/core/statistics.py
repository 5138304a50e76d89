"""What finished matches come to: wins by mode and level, streaks, missions, time. It stays on this computer.

Each match that ends is noted once, under its number, so that it may be deleted later and an undo takes the
note back. Practice does not count (U1), nor do matches between bots.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from mystery_table.core.seating import Seating
from mystery_table.core.state import Options
from mystery_table.core.store import Store

PREFIX = "result "
PAUSE = 300
"""Seconds between two steps from which on somebody was away."""
LEVELS = ("random", "novice", "casual", "strong", "master")
"""Levels of bots from weak to strong; any other ranks below."""


class Result(NamedTuple):
    """One finished match."""

    game: str
    mode: str
    mission: str
    """"" where no mission was played."""
    level: str
    """Of the strongest bot; "" where only persons played."""
    together: bool
    """Whether all seats won or lost together."""
    seats: int
    persons: int
    won: bool | None
    """Whether a person won; None where only persons played against each other."""
    seconds: float
    at: float
    """When it ended, in seconds since 1970."""
    hints: int = 0
    """How many hints persons had."""


class Tally(NamedTuple):
    """How often something was played, and how often it was won."""

    played: int = 0
    won: int = 0

    def plus(self, won: bool | None) -> Tally:
        """Return the tally with one more match; one without a winner to count is only played."""
        return Tally(self.played + 1, self.won + bool(won))


class Mission(NamedTuple):
    """How a mission went so far. `fastest` is in seconds, None while it was not won."""

    tally: Tally
    fastest: float | None


class Summary(NamedTuple):
    """Everything about one game, or about all of them."""

    total: Tally
    decided: int
    """Matches that a person could win or lose against the game or its bots."""
    streak: int
    longest: int
    seconds: float
    modes: dict[str, Tally]
    levels: dict[str, Tally]
    missions: dict[str, Mission]
    hinted: int = 0
    """Matches in which persons had hints."""


def result_of(
    game: str,
    options: Options,
    seating: Seating,
    scores: tuple[int, ...],
    seconds: float,
    at: float,
    hints: int = 0,
) -> Result:
    """Return what is kept of a match with these scores."""
    levels = [chair.level for chair in seating.chairs if chair.person is None]
    rank = {level: n for n, level in enumerate(LEVELS)}
    mine = [seat for seat, chair in enumerate(seating.chairs) if chair.person is not None]
    together = len(set(scores)) == 1
    best = max(scores)
    won: bool | None = best > 0 and any(scores[seat] == best for seat in mine)
    if not levels and len(seating.persons()) > 1 and not together:
        won = None
    return Result(
        game,
        str(options.get("mode", "")),
        str(options.get("mission") or ""),
        max(levels, key=lambda level: rank.get(level, -1), default=""),
        together,
        len(seating.chairs),
        len(seating.persons()),
        won,
        seconds,
        at,
        hints,
    )


def keep(store: Store, match: int, result: Result) -> None:
    """Keep what a match came to, in place of what was kept of it before."""
    store.remember(result.game, f"{PREFIX}{match}", result._asdict())


def forget(store: Store, game: str, match: int) -> None:
    """Keep nothing of a match: it goes on, or was practice."""
    store.forget(f"{PREFIX}{match}", game)


def reset(store: Store) -> None:
    """Forget every result; matches and missions won stay."""
    store.forget(f"{PREFIX}%")


def result(store: Store, game: str, match: int) -> Result | None:
    """Return what is kept of one match, None if nothing is."""
    return _read(store.remembered(game, f"{PREFIX}{match}"))


def results(store: Store) -> list[Result]:
    """Return every result, oldest first; a damaged one is left out."""
    found = (_read(body) for body in store.recall(f"{PREFIX}%"))
    return sorted((result for result in found if result is not None), key=lambda result: result.at)


def _read(body: Any) -> Result | None:
    """Return a result as it was kept, perhaps before there were fields that have a default."""
    if not isinstance(body, dict) or set(body) | set(Result._field_defaults) != set(Result._fields):
        return None
    return Result(**body)


def summary(found: Iterable[Result]) -> Summary:
    """Add results up, which come oldest first."""
    total, decided, streak, longest, seconds, hinted = Tally(), 0, 0, 0, 0.0, 0
    modes: dict[str, Tally] = {}
    levels: dict[str, Tally] = {}
    missions: dict[str, Mission] = {}
    for result in found:
        total, seconds = total.plus(result.won), seconds + result.seconds
        hinted += result.hints > 0
        modes[result.mode] = modes.get(result.mode, Tally()).plus(result.won)
        if result.level:
            levels[result.level] = levels.get(result.level, Tally()).plus(result.won)
        if result.mission:
            missions[result.mission] = _tried(missions.get(result.mission, Mission(Tally(), None)), result)
        if result.won is not None:
            decided += 1
            streak = streak + 1 if result.won else 0
            longest = max(longest, streak)
    return Summary(total, decided, streak, longest, seconds, modes, levels, missions, hinted)


def _tried(before: Mission, result: Result) -> Mission:
    times = [time for time in (before.fastest, result.seconds if result.won else None) if time is not None]
    return Mission(before.tally.plus(result.won), min(times, default=None))
