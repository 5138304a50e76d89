"""While a bot thinks, the window has all of its own time."""

from __future__ import annotations

import os
import time
from pathlib import Path

import psutil
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from mystery_table.core.match import new_match
from tests.support import table as hands

THINKS, SHARE = 1.0, 0.5
"""Processor seconds that a bot works while the window is watched, and what the window may use of the time."""


def test_B5_a_bot_thinks_in_another_process_and_the_window_hardly_works(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    match = new_match(program.store, "mary_king", {}, hands.seating(0, 2, "master"), seed="think")
    number = match.id
    match.close()
    _, page = hands.reopen(qtbot, program, number)
    qtbot.waitUntil(lambda: len(psutil.Process().children()) > 0, timeout=10_000)
    worked, own, began = _work_of_children(), time.process_time(), time.perf_counter()
    ticks = 0

    def tick() -> None:
        nonlocal ticks
        ticks += 1

    timer = QTimer(interval=10)
    timer.timeout.connect(tick)
    timer.start()
    qtbot.waitUntil(lambda: _work_of_children() - worked > THINKS, timeout=60_000)
    spent, passed = time.process_time() - own, time.perf_counter() - began
    assert ticks > 0
    assert spent < SHARE * passed
    assert page.isVisible()


def _work_of_children() -> float:
    """Return the processor seconds that the processes of this one have used."""
    children = psutil.Process(os.getpid()).children()
    return float(sum(child.cpu_times().user for child in children if child.is_running()))
