"""python -m tests.privacy [GAME…] [MATCHES] [TURNS]

Compares what every seat is given at every step of MATCHES matches (200) of each game, or of those named, in
truths that it cannot tell apart; then films TURNS turns (130) of each at a shared screen, each in two such
truths. Prints what differs; returns 1 if anything does.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

from mystery_table import games
from tests.privacy.films import Filmed, film_match
from tests.privacy.twins import Compared, Twins

MATCHES, TURNS = 200, 130


def compare(game: str, matches: int) -> tuple[Compared, list[str]]:
    """Compare every step of so many matches; return how much was compared and what differed."""
    total, faults = Compared(0, 0, 0), []
    for number in range(matches):
        try:
            done = Twins(game, number).compare()
            total = Compared(*(a + b for a, b in zip(total, done, strict=True)))
        except AssertionError:
            faults.append(f"{game} {number}:\n{traceback.format_exc()}")
    return total, faults


def film(game: str, turns: int, first: int = 0) -> Iterator[Filmed]:
    """Film so many turns of a game, some of each match."""

    def all_turns() -> Iterator[Filmed]:
        for number in count(first):
            with tempfile.TemporaryDirectory() as folder:
                yield from film_match(game, number, Path(folder))

    yield from islice(all_turns(), turns)


def main(words: list[str]) -> int:
    """Compare, film and print."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    numbers = [int(word) for word in words if word.isdigit()]
    chosen = [word for word in words if not word.isdigit()] or games.names()
    matches, turns = (*numbers, *(MATCHES, TURNS)[len(numbers) :])
    failed = False
    for game in chosen:
        began = time.process_time()
        total, faults = compare(game, matches)
        print(
            f"{game}: {matches} matches, {total.views} views, {total.moves} moves of bots, {total.logs} steps"
            f" told, {len(faults)} faults, {time.process_time() - began:.0f} s",
            flush=True,
        )
        began, filmed = time.process_time(), list(film(game, turns))
        differing = [shot for shot in filmed if shot.faults]
        print(
            f"{game}: {len(filmed)} turns filmed, {sum(shot.frames for shot in filmed)} frames,"
            f" {len(differing)} differ, {time.process_time() - began:.0f} s",
            flush=True,
        )
        print(*faults, *differing, sep="\n")
        failed = failed or bool(faults or differing)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
