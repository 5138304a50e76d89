"""Progress on a map of missions: which are won, and which may be played."""

from __future__ import annotations

from collections.abc import Iterable

from mystery_table.core.options import Mission
from mystery_table.core.store import Store

WON = "missions won"


def won(store: Store, game: str) -> frozenset[str]:
    """Return the ids of the missions won so far.

    Finished matches are looked through and what they won is remembered, so that a match may be deleted.
    A mission is won when every seat of it has a result above 0.
    """
    before = frozenset(store.remembered(game, WON) or ())
    now = before | {
        entry.options["mission"]
        for entry in store.matches(game)
        if entry.result and min(entry.result) > 0 and isinstance(entry.options.get("mission"), str)
    }
    if now != before:
        store.remember(game, WON, sorted(now))
    return now


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
