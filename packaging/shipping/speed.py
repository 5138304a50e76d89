"""How long the frozen program takes to its first frame, next to the same from source."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from shipping import project
from shipping.display import Display

BOUND = 1.2
"""The frozen program's start, as a multiple of the start from source."""
PAIRS = 9


def check_start(program: Path) -> tuple[str, str]:
    """Start both by turns and compare; RuntimeError if the frozen one is too slow."""
    source = [sys.executable, "-m", "mystery_table"]
    with Display() as display, tempfile.TemporaryDirectory() as folder:
        both = ([str(program), "--data-dir", folder], [*source, "--data-dir", folder])
        for command in both:
            _start(command, display)  # what the disk has read once it has at hand
        pairs = [tuple(_start(command, display) for command in both) for _ in range(PAIRS)]
    frozen, plain = (statistics.median(times) for times in zip(*pairs, strict=True))
    ratio = statistics.median(ours / theirs for ours, theirs in pairs)
    told = f"{frozen * 1000:.0f} ms, from source {plain * 1000:.0f} ms: {ratio:.2f} times (bound {BOUND})"
    if ratio > BOUND:
        raise RuntimeError(f"start to painted home: {told}")
    return "start to painted home", told


def _start(command: Sequence[str], display: Display) -> float:
    given = os.environ | {"DISPLAY": display.name, "PYTHONPATH": str(project.ROOT)}
    given.pop("QT_QPA_PLATFORM", None)
    running = subprocess.Popen(command, env=given, cwd=project.ROOT, stderr=subprocess.DEVNULL, text=True)
    try:
        return display.wait_for_window(running)
    finally:
        running.kill()
        running.wait()
        display.wait_until_empty()
