"""How much more it costs where there is more: players, steps, matches. Ratios of processor time."""

from __future__ import annotations

import statistics
from functools import cache

from mystery_table import games
from mystery_table.core.match import new_match, open_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Seating
from mystery_table.core.store import Store
from tests.benchmarks.core import GAME, PERSONS, _long_match, _many, store, timed
from tests.benchmarks.registry import Measure, at_most
from tests.benchmarks.steps import ours

MORE = 10_000
"""Matches in a large store; a small one has a tenth of them."""


@cache
def _listing(matches: int, quick: bool) -> float:
    with store() as kept:
        _many(kept, matches)
        return statistics.median(timed(kept.overview, 5 if quick else 20))


@at_most(15, "× 1,000", "growth: the list of 10,000 matches")
def listing(quick: bool) -> list[float]:
    return [_listing(MORE, quick) / _listing(MORE // 10, quick)]


@at_most(1.5, "× alone", "growth: a decision among 10,000 matches")
def decision(quick: bool) -> list[float]:
    with store() as small, store() as large:
        _many(large, MORE)
        return [_playing(large, seed) / _playing(small, seed) for seed in range(3 if quick else 15)]


def _playing(kept: Store, seed: int) -> float:
    """Return the milliseconds of a match played at random, commits included."""
    match, rng = new_match(kept, GAME, {}, Seating(PERSONS.chairs[:2]), seed=f"{seed}"), Rng(seed)

    def play() -> None:
        while match.session.actors:
            seat = match.session.actors[0]
            match.play(seat, rng.pick(match.session.legal(seat)))

    spent = timed(play, 1)[0]
    match.close()
    return spent


@at_most(5, "× 400", "growth: opening a match of 1,600 steps")
def opening(quick: bool) -> list[float]:
    times = 3 if quick else 20
    with store() as kept:
        short, long = (_long_match(kept, steps) for steps in (400, 1600))
        pairs = zip(*(_opened(kept, number, times) for number in (long, short)), strict=True)
        return [more / less for more, less in pairs]


def _opened(kept: Store, number: int, times: int) -> list[float]:
    return timed(lambda: open_match(kept, number).close(), times)


def _players(game: str) -> Measure:
    def measure(quick: bool) -> list[float]:
        most, least = (ours(game, choose) for choose in (max, min))
        found = []
        for n in range(3 if quick else 7):
            (more, steps), (less, others) = most(3 * n, 3), least(3 * n, 3)
            found.append(more / steps / (less / others))
        return found

    return measure


for _game in games.names():
    if len({seats for _, seats in games.module(_game, "options").cases()}) > 1:
        at_most(3, "× fewest", f"growth, {_game}: a step, most seats")(_players(_game))
