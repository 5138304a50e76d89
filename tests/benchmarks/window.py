"""Benchmarks of the window, each in processes of its own, without a display."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from functools import cache
from typing import Any

from tests.benchmarks.registry import at_most


def probe(name: str) -> Any:
    """Run one probe in a new process and return what it measured; as where it is installed, with bytecode."""
    command = [sys.executable, "-m", "tests.benchmarks.probe", name]
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300, env=kept)
    return json.loads(done.stdout.splitlines()[-1])


@cache
def _drag(quick: bool) -> tuple[float, ...]:
    return tuple(gap for _ in range(1 if quick else 3) for gap in probe("drag"))


@cache
def _idle(quick: bool) -> tuple[float, float]:
    runs = [probe("idle") for _ in range(1 if quick else 3)]
    return statistics.median(run[0] for run in runs), statistics.median(run[1] for run in runs)


@at_most(2.0, "× bare", "start to painted home, against a bare QWidget")
def start(quick: bool) -> list[float]:
    times = 3 if quick else 9
    probe("bare"), probe("home")  # what the disk has read once it has at hand
    pairs = [(probe("home"), probe("bare")) for _ in range(times)]
    return [ours / plain for ours, plain in pairs]


@at_most(110, "MB", "resident memory with a match open")
def memory(quick: bool) -> list[float]:
    return [probe("memory") for _ in range(1 if quick else 3)]


@at_most(0.3, "% of a core", "idle: processor")
def idle(quick: bool) -> list[float]:
    return [_idle(quick)[0]]


@at_most(1, "wake-ups/s", "idle: wake-ups")
def wake_ups(quick: bool) -> list[float]:
    return [_idle(quick)[1]]


@at_most(16, "ms", "carrying a card: frame gap p95")
def drag_usual(quick: bool) -> list[float]:
    gaps = sorted(_drag(quick))
    return [gaps[int(len(gaps) * 0.95)]]


@at_most(50, "ms", "carrying a card: worst frame gap")
def drag_worst(quick: bool) -> list[float]:
    return [max(_drag(quick))]


@cache
def _gaps(name: str, quick: bool) -> tuple[float, ...]:
    return tuple(sorted(gap for _ in range(1 if quick else 3) for gap in probe(name)))


def _p95(name: str, quick: bool) -> list[float]:
    gaps = _gaps(name, quick)
    return [gaps[int(len(gaps) * 0.95)]]


@at_most(25, "ms", "cards on their way: frame gap p95")
def motion_usual(quick: bool) -> list[float]:
    return _p95("motion", quick)


@at_most(50, "ms", "cards on their way: worst frame gap")
def motion_worst(quick: bool) -> list[float]:
    return [max(_gaps("motion", quick))]


@at_most(16, "ms", "while a bot thinks: frame gap p95")
def thinking_usual(quick: bool) -> list[float]:
    return _p95("thinking", quick)


@at_most(50, "ms", "while a bot thinks: worst frame gap")
def thinking_worst(quick: bool) -> list[float]:
    return [max(_gaps("thinking", quick))]
