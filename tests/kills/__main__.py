"""python -m tests.kills [GAME…] [N]

Lets a program play matches of bots in its window, kills it at a random moment with SIGKILL, opens what it
left and compares it with everything that was promised; N times (300) in all, as often for each game. Ends
with an AssertionError if anything was lost.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
import time
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

import psutil

from mystery_table import games
from mystery_table.core.backup import open_store
from mystery_table.core.match import open_match
from mystery_table.core.rng import Rng
from mystery_table.paths import Folders
from tests.kills.child import live
from tests.kills.promise import Promise

TIMES, WRITES, PATIENCE = 300, 60, 60.0
"""How often is killed, after how many writes at most, and for how many seconds a program may be silent."""
ORPHANS = 10.0
"""Seconds after which nothing that the program started may live on."""


class Kills(NamedTuple):
    """What came of it."""

    times: int
    rows: int
    finished: int
    """Writes that were being done when the program died, and were there."""
    slowest: float
    """Processor seconds to open the store and the match again."""


class Killing:
    """One folder of matches of one game, and the programs that are killed over it."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game, self.folder = game, folder
        self.promise = Promise()
        self.store = Folders.under(folder).data / "matches.sqlite"
        self.rng = Rng(f"kills {game}")
        self.finished, self.slowest = 0, 0.0

    def kill_once(self, seed: int) -> None:
        """Let a program live for a while, kill it, and look at what it left."""
        server = multiprocessing.get_context("forkserver")
        server.set_forkserver_preload(["tests.kills.child", *_parts(self.game)])
        ours, theirs = server.Pipe(duplex=False)
        program = server.Process(target=live, args=(self.folder, self.game, seed, theirs))
        program.start()
        theirs.close()
        for _ in range(self.rng.below(2 * WRITES)):
            assert ours.poll(PATIENCE), "the program says nothing any more"
            self.promise.hear(ours.recv())
        time.sleep(self.rng.random() * 0.02)  # into the middle of a step, a commit, a thought, a frame
        _end(program)
        while ours.poll():  # what it told before it died counts, too
            try:
                self.promise.hear(ours.recv())
            except (EOFError, OSError):
                break
        ours.close()
        if self.store.exists():
            self._look()
        else:
            assert not self.promise.rows

    def _look(self) -> None:
        """Open what is there as a program does, and hold it against what was promised."""
        began = time.process_time()
        opened = open_store(self.store)
        assert opened.notices == ()
        spent = time.process_time() - began
        self.finished += self.promise.check(opened.store)
        began = time.process_time()
        for entry in opened.store.matches(limit=1):
            match = open_match(opened.store, entry.id)  # which makes the forced steps that were still to come
            assert not match.view_only
            match.close()
            self.promise.goes_on(opened.store, entry.id)
        self.slowest = max(self.slowest, spent + time.process_time() - began)
        opened.store.close()


def _parts(game: str) -> list[str]:
    return [f"mystery_table.games.{game}.{part}" for part in ("rules", "table", "words", "bot")]


def _end(program: BaseProcess) -> None:
    """Kill a program; what it started (bots that think) must end by itself."""
    assert program.pid is not None
    started = psutil.Process(program.pid).children(recursive=True)
    program.kill()
    program.join()
    _, left = psutil.wait_procs(started, timeout=ORPHANS)
    assert left == [], "a process lives on without its program"


def kill(game: str, times: int, first: int = 0) -> Kills:
    """Kill programs that play a game so often; AssertionError if anything was lost."""
    with tempfile.TemporaryDirectory() as folder:
        killing = Killing(game, Path(folder))
        for seed in range(first, first + times):
            killing.kill_once(seed)
        rows = sum(map(len, killing.promise.rows.values()))
        return Kills(times, rows, killing.finished, killing.slowest)


def main(words: list[str]) -> int:
    """Kill and print."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    numbers = [int(word) for word in words if word.isdigit()]
    chosen = [word for word in words if not word.isdigit()] or games.names()
    times = -(-(numbers or [TIMES])[0] // len(chosen))
    for game in chosen:
        began = time.monotonic()
        done = kill(game, times)
        print(
            f"{game}: killed {done.times} times, {done.rows} rows promised and there, {done.finished} writes"
            f" cut off and there, opened again in {done.slowest:.2f} s at most,"
            f" {time.monotonic() - began:.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
