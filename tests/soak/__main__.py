"""python -m tests.soak [GAME…] [N] [FIRST]

Plays N matches of bots (1,000) of each game, or of those named, from number FIRST (0) on, and checks every
step. Prints what went wrong with the number of the match; returns 1 if anything did.
"""

from __future__ import annotations

import sys
import tempfile
import time
import traceback
from pathlib import Path
from typing import NamedTuple

from mystery_table import games
from mystery_table.core.store import Store
from tests.soak.kinds import kind
from tests.soak.play import Played, Soaked, travels

MATCHES, TRAVELLING = 1000, 20
"""How many are played, and every which is kept in a store and sent as a file."""


class Soak(NamedTuple):
    """What many matches of one game came to."""

    matches: int
    steps: int
    longest: int
    undone: int
    faults: tuple[str, ...]


def soak(game: str, matches: int, first: int = 0) -> Soak:
    """Play matches of a game; a fault ends its match and not the others."""
    played: list[Played] = []
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "matches.sqlite")
        for number in range(first, first + matches):
            try:
                played.append(_one(game, number, store, Path(folder)))
            except Exception:  # told at the end, with its number
                faults.append(f"{game} {number}:\n{traceback.format_exc()}")
        store.close()
    longest = max((match.lines for match in played), default=0)
    steps, undone = (sum(match[at] for match in played) for at in (0, 2))
    return Soak(len(played), steps, longest, undone, tuple(faults))


def _one(game: str, number: int, store: Store, folder: Path) -> Played:
    match = Soaked(kind(game, number))
    came = match.play()
    if number % TRAVELLING == 0:
        travels(match, store, folder)
    return came


def main(words: list[str]) -> int:
    """Play and print."""
    numbers = [int(word) for word in words if word.isdigit()]
    chosen = [word for word in words if not word.isdigit()] or games.names()
    matches, first = (*numbers, *(MATCHES, 0)[len(numbers) :])
    failed = False
    for game in chosen:
        began = time.process_time()
        done = soak(game, matches, first)
        spent = time.process_time() - began
        print(
            f"{game}: {done.matches} matches, {done.steps} steps, longest {done.longest} lines,"
            f" {done.undone} decisions taken back, {len(done.faults)} faults, {spent:.0f} s",
            flush=True,
        )
        print(*done.faults, sep="\n", end="")
        failed = failed or bool(done.faults)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
