"""Benchmarks of rules, store and matches. Processor time where nothing waits, else time on the clock."""

from __future__ import annotations

import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from mystery_table import games
from mystery_table.core.files import export_match, import_match
from mystery_table.core.match import Match, new_match, open_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.simulation import Player, Simulation
from mystery_table.core.store import Store
from tests.benchmarks.registry import at_least, at_most

GAME = "mirror_of_truth"
PERSONS = Seating(tuple(Chair("Ana", seat, seat) for seat in range(6)))


@contextmanager
def store() -> Iterator[Store]:
    """Return an empty store on the disk."""
    with tempfile.TemporaryDirectory() as folder:
        opened = Store(Path(folder) / "matches.sqlite")
        yield opened
        opened.close()


def timed(call: Callable[[], object], times: int) -> list[float]:
    """Return the processor's milliseconds for each call."""
    spent = []
    for _ in range(times):
        began = time.process_time()
        call()
        spent.append(1000 * (time.process_time() - began))
    return spent


def random_matches(seats: int, matches: int, batches: int) -> list[tuple[float, int]]:
    """Return seconds and steps of batches of random matches on one core."""
    options = games.load(GAME).settle({}, seats)
    simulation = Simulation(GAME, options, [Player("random")] * seats, "1")
    found = []
    for batch in range(batches):
        began = time.process_time()
        steps = sum(simulation.play(batch * matches + n).steps for n in range(matches))
        found.append((time.process_time() - began, steps))
    return found


@at_least(1000, "matches/s", "Mirror of Truth: random missions")
def missions_per_second(quick: bool) -> list[float]:
    matches = 100 if quick else 1000
    return [matches / spent for spent, _ in random_matches(2, matches, 5)]


@at_most(40, "µs", "Mirror of Truth: a step, six seats")
def step_of_six(quick: bool) -> list[float]:
    return [1e6 * spent / steps for spent, steps in random_matches(6, 20 if quick else 200, 5)]


@at_most(0.6, "ms", "a decision, legal, stepped and committed")
def decision(quick: bool) -> list[float]:
    return [1000 * spent for spent, _ in decisions(200 if quick else 2000)]


@at_most(0.3, "ms", "the same, without what a bare commit takes")
def decision_without_disk(quick: bool) -> list[float]:
    """The disk takes the same from both, so this tells even where others keep it busy."""
    return [1000 * (spent - bare) for spent, bare in decisions(200 if quick else 2000)]


def decisions(count: int) -> Iterator[tuple[float, float]]:
    """Play at random, and return for every decision its seconds and those of a bare row just after it."""
    with store() as kept, closing(sqlite3.connect(kept.path.with_name("bare"), isolation_level=None)) as bare:
        bare.execute("pragma journal_mode=wal")
        bare.execute("pragma synchronous=full")
        bare.execute("create table step(n integer primary key, action text)")
        rng = Rng(1)
        while count > 0:
            match = new_match(kept, GAME, {}, Seating(PERSONS.chairs[:2]))
            for spent in _played(match, rng):
                count -= 1
                began = time.perf_counter()
                bare.execute("insert into step(action) values(?)", ('["place",17,0,1]',))
                yield spent, time.perf_counter() - began
            match.close()


def _played(match: Match, rng: Rng) -> Iterator[float]:
    """Play a match to its end; return the seconds of every decision that was one row and nothing more."""
    while actors := match.session.actors:
        action = rng.pick(match.session.legal(actors[0]))
        began, lines = time.perf_counter(), match.session.lines
        match.play(actors[0], action)
        if match.session.lines == lines + 1:
            yield time.perf_counter() - began


@at_most(40, "ms", "opening a match of 400 steps")
def opening(quick: bool) -> list[float]:
    with store() as kept:
        number = _long_match(kept, 400)
        return timed(lambda: open_match(kept, number).close(), 5 if quick else 40)


@at_most(5, "ms", "whether a decision can be taken back")
def undoable(quick: bool) -> list[float]:
    with store() as kept:
        match = new_match(kept, GAME, {}, Seating(PERSONS.chairs[:2]))
        match.play(0, match.session.legal(0)[0])
        spent = timed(lambda: match.undoable(0), 50 if quick else 500)
        match.close()
        return spent


def _long_match(kept: Store, steps: int) -> int:
    """Keep matches of six, one after the other in one log, until it is so long: undo starts them anew."""
    match = new_match(kept, GAME, {}, PERSONS)
    rng, first = Rng(1), match.session.number
    while match.session.lines < steps:
        if not match.session.actors:
            match.session.undo(0, first)
        seat = match.session.actors[0]
        match.play(seat, rng.pick(match.session.legal(seat)))
    match.close()
    return match.id


@at_most(300, "ms", "a file of a match: written and read again")
def file(quick: bool) -> list[float]:
    with store() as kept:
        number, path = _long_match(kept, 100), kept.path.with_suffix(".mystery")

        def there_and_back() -> None:
            export_match(kept, number, path)
            import_match(kept, path)

        return timed(there_and_back, 3 if quick else 20)


@at_most(150, "ms", "the list of 10,000 matches")
def whole_list(quick: bool) -> list[float]:
    with store() as kept:
        _many(kept, 10_000)
        return timed(kept.overview, 3 if quick else 20)


@at_most(150, "ms", "the last hundred of 10,000 matches")
def first_page(quick: bool) -> list[float]:
    with store() as kept:
        _many(kept, 10_000)
        return timed(lambda: [entry.seating for entry in kept.matches(limit=100)], 3 if quick else 20)


def _many(kept: Store, matches: int) -> None:
    """Copy a match so often that the list is long, in one transaction."""
    _long_match(kept, 60)
    copies = f"with recursive t(k) as (select 2 union all select k + 1 from t where k < {matches})"
    columns = "game, version, options, seats, seed, created, seating, name, result"
    with kept._transaction():
        kept._db.execute(f"insert into match {copies} select k, {columns} from match, t where id = 1")
        rows = "select k, n, seat, action, digest, at + k from step, t where match = 1 and n < 30"
        kept._db.execute(f"insert into step {copies} {rows}")
