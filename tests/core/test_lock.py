"""Locks that end with the program that holds them."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from mystery_table.core.lock import Busy, Lock


def test_one_holder_at_a_time_and_no_file_left_behind(tmp_path: Path) -> None:
    path = tmp_path / "locks" / "1.lock"
    first = Lock(path)
    with pytest.raises(Busy):
        Lock(path)
    with pytest.raises(Busy):
        Lock(path, shared=True)
    first.close()
    first.close()
    assert not path.exists()
    Lock(path).close()


def test_shared_holders_keep_the_exclusive_one_out(tmp_path: Path) -> None:
    path = tmp_path / "1.lock"
    first, second = Lock(path, shared=True), Lock(path, shared=True)
    first.close()
    with pytest.raises(Busy):
        Lock(path)
    second.close()
    Lock(path).close()


def contend(path: Path, rounds: int, told: Connection) -> None:
    """Take and leave a lock; whoever has it puts a mark in a file that must not be there yet."""
    mark, held = path.with_name("mark"), 0
    while held < rounds:
        try:
            lock = Lock(path)
        except Busy:
            continue
        mark.touch(exist_ok=False)
        mark.unlink()
        lock.close()
        held += 1
    told.send(held)


def test_S7_two_programs_never_hold_a_lock_at_once(tmp_path: Path) -> None:
    spawn = multiprocessing.get_context("spawn")
    pipes = [spawn.Pipe(duplex=False) for _ in range(3)]
    programs = [
        spawn.Process(target=contend, args=(tmp_path / "1.lock", 150, theirs), daemon=True)
        for _, theirs in pipes
    ]
    for program in programs:
        program.start()
    for program in programs:
        program.join(60)
    assert [program.exitcode for program in programs] == [0, 0, 0]
    assert [ours.recv() for ours, _ in pipes] == [150, 150, 150]
