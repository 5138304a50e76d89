"""kill -9 at any instant: what was committed is there, and every log still folds."""

from __future__ import annotations

import multiprocessing
import time
from pathlib import Path

import pytest

from mystery_table.core.backup import open_store
from mystery_table.core.match import open_match
from mystery_table.core.rng import Rng
from mystery_table.core.store import Store
from tests.support.crash import play_until_killed


def kill_once(path: Path, seed: int, promised: dict[int, int]) -> None:
    """Let a program play, kill it at a random moment, and note what it was promised until then."""
    rng = Rng(f"kill {seed}")
    server = multiprocessing.get_context("forkserver")
    server.set_forkserver_preload(
        ["pytest", "tests.support.crash", "mystery_table.games.mirror_of_truth.rules"]
    )
    ours, theirs = server.Pipe(duplex=False)
    program = server.Process(target=play_until_killed, args=(path, seed, theirs), daemon=True)
    program.start()
    theirs.close()
    for _ in range(1 + rng.below(60)):
        match, lines = ours.recv()
        promised[match] = lines
    time.sleep(rng.random() * 0.004)  # into the middle of a step, of a commit, of an opening
    program.kill()
    program.join()
    while ours.poll():  # what it told before it died counts, too
        try:
            match, lines = ours.recv()
        except EOFError:
            break
        promised[match] = lines
    ours.close()


def check(store: Store, numbers: set[int], promised: dict[int, int]) -> None:
    for number in numbers:
        assert len(store.open(number).rows) >= promised.get(number, 0)
        match = open_match(store, number)
        assert match.notice is None
        assert match.session.lines >= promised.get(number, 0)
        match.close()


def kill_often(path: Path, times: int) -> None:
    promised: dict[int, int] = {}
    for seed in range(times):
        before = set(promised)
        kill_once(path, seed, promised)
        store, notices = open_store(path)
        assert notices == ()
        check(store, set(promised) - before, promised)
        store.close()
    store, _ = open_store(path)
    entries = store.matches()
    assert promised.keys() <= {entry.id for entry in entries}
    assert len(entries) > times // 10
    check(store, {entry.id for entry in entries}, promised)
    store.close()


def test_S1_kill_9_loses_nothing_that_was_committed(path: Path) -> None:
    kill_often(path, 15)


@pytest.mark.slow
def test_S1_kill_9_loses_nothing_in_a_hundred_times(path: Path) -> None:
    kill_often(path, 120)
