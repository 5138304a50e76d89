"""Progress on a map of missions: which are won, and which may be played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from mystery_table import games
from mystery_table.core import tutorial
from mystery_table.core.match import PRACTICE, WHOLE
from mystery_table.core.options import Mission
from mystery_table.core.records import Entry
from mystery_table.core.store import Store
from mystery_table.core.tutorial import Tutorial
from mystery_table.core.words import Said

WON = "missions won"


class Field(NamedTuple):
    """One number of a mission that players make up themselves."""

    key: str
    title: Said
    low: int
    high: int
    default: int


class Custom(NamedTuple):
    """A mission of the players' own, offered as CUSTOM in custom.py. The rules say what is too much."""

    options: Mapping[str, Any]
    fields: tuple[Field, ...]
    seats: int


def won(store: Store, game: str) -> frozenset[str]:
    """Return the ids of the missions won so far.

    Finished matches are looked through and what they won is remembered, so that a match may be deleted.
    A mission is won when every seat of it has a result above 0, or the person's seat where it is played
    against a bot; and not in practice. The guided match is practice, and wins the first one all the same.
    """
    part = games.part(game, "missions")
    offered: tuple[Mission, ...] = part.missions() if part is not None else ()
    seats = {mission.id: mission.seat for mission in offered}
    before = frozenset(store.remembered(game, WON) or ())
    finished = [entry for entry in store.matches(game) if entry.packed_result is not None]
    now = before | {entry.options["mission"] for entry in finished if _counts(store, entry, seats)}
    guided = tutorial.tutorial(game) if finished else None  # home asks before anything was played
    if guided is not None and any(_is_guided(store, entry, guided) for entry in finished):
        now |= {guided.wins}
    if now != before:
        store.remember(game, WON, sorted(now))
    return now


def is_won_with_guide(store: Store, game: str, mission: str) -> bool:
    """Return whether a mission was won by the guided match in its place."""
    guided = tutorial.tutorial(game)
    if guided is None or guided.wins != mission:
        return False
    return any(_is_guided(store, entry, guided) for entry in store.matches(game))


def _counts(store: Store, entry: Entry, seats: Mapping[str, int | None]) -> bool:
    mission = entry.options.get("mission")
    if not entry.result or not entry.seating.chairs or not isinstance(mission, str):
        return False
    seat = seats.get(mission)
    if min(entry.result if seat is None else entry.result[seat : seat + 1]) <= 0:
        return False
    if seat is not None and entry.seating.chairs[seat].person is None:
        return False
    return not store.noted(entry.id, WHOLE, PRACTICE)


def _is_guided(store: Store, entry: Entry, guided: Tutorial) -> bool:
    """Return whether this is the guided match in the place of the first mission, and was won."""
    if not guided.wins or entry.options.get("mission") != guided.options.get("mission"):
        return False
    won = entry.result is not None and entry.result[guided.seat] > 0
    return won and bool(store.noted(entry.id, WHOLE, tutorial.MARK))


def reachable(missions: Iterable[Mission], done: frozenset[str], all_open: bool = False) -> frozenset[str]:
    """Return the ids of the missions that may be played; `all_open` is the open map."""
    return frozenset(
        m.id for m in missions if all_open or not m.after or m.id in done or done & frozenset(m.after)
    )


def following(missions: Iterable[Mission], done: frozenset[str]) -> Mission | None:
    """Return the mission to go on with: the first in order that is open and not yet won."""
    ordered = tuple(missions)
    open_now = reachable(ordered, done)
    return next((m for m in ordered if m.id in open_now and m.id not in done), None)
