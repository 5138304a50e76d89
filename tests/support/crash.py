"""A program that plays matches until it is killed, and tells of everything that it was promised to keep."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path

from mystery_table.core.backup import open_store
from mystery_table.core.match import Match, new_match, open_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.store import Store
from mystery_table.games.mirror_of_truth import rules  # noqa: F401 - loaded once for all programs that are killed

SEATING = Seating((Chair("Ana", 0, 0), Chair("Ana", 1, 1)))


def play_until_killed(path: Path, seed: int, told: Connection) -> None:
    """Play Mirror of Truth at random into the store; send (match, lines) whenever a call has returned."""
    rng = Rng(seed)
    store, notices = open_store(path)
    assert not notices
    while True:
        match = _some_match(store, rng)
        while match.session.actors:
            told.send((match.id, match.session.lines))
            _do_something(match, rng)
        told.send((match.id, match.session.lines))
        match.close()


def _some_match(store: Store, rng: Rng) -> Match:
    """Go on with the match used last, or begin another."""
    unfinished = [entry.id for entry in store.matches(limit=1) if entry.result is None]
    if unfinished and rng.below(4):
        return open_match(store, unfinished[0])
    return new_match(store, "mirror_of_truth", {}, SEATING)


def _do_something(match: Match, rng: Rng) -> None:
    person = rng.below(2)
    if rng.below(5) == 0 and match.undo(person):
        return
    if rng.below(5) == 0:
        match.saw(person)
        match.keep_half_made(person, frozenset({("card", "area")}))
    seat = match.session.actors[0]
    match.play(seat, rng.pick(match.session.legal(seat)))
