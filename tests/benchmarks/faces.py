"""Probes of the pictures: how soon a table full of faces is shown, and what that costs."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
from PySide6.QtCore import QObject, QTimer

from mystery_table.core.layout import Face
from mystery_table.core.match import new_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.ui.match import MatchPage
from tests.screens.stage import Stage, pause, stage_in, wait

GAME, SEATS, LEAST = "mysterium", 7, 40
TICK = 16
"""Milliseconds between two looks at the clock: those of a frame."""


class Ticks(QObject):
    """Notes the time at every turn of the event loop, at most every TICK milliseconds."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []
        self.timer = QTimer(self, interval=TICK)
        self.timer.timeout.connect(lambda: self.times.append(time.perf_counter()))

    def gaps(self) -> list[float]:
        """Return the milliseconds between two ticks."""
        pairs = zip(self.times, self.times[1:], strict=False)
        return sorted(1000 * (after - before) for before, after in pairs)


@contextmanager
def ticking() -> Iterator[Ticks]:
    """Let the ticks run meanwhile."""
    ticks = Ticks()
    ticks.timer.start()
    yield ticks
    ticks.timer.stop()


def _match(stage: Stage) -> int:
    """Return a match with many cards on its table; bots' seats only, so that there is no curtain."""
    seats = Seating(tuple(Chair(f"Bot {n}", n % 6, None, True, "casual") for n in range(SEATS)))
    match = new_match(stage.program.store, GAME, {}, seats, seed="faces")
    rng, session = Rng(5), match.session
    while session.actors and session.number < 60:
        seat = rng.pick([seat for seat in session.actors if seat >= 0])
        match.play(seat, rng.pick(session.legal(seat)))
    number = match.id
    match.close()
    return number


def _open(stage: Stage, number: int) -> MatchPage:
    stage.window.open_match(number)
    page = stage.window.match
    assert page is not None
    page.driver.pause(paused=True)
    return page


def _faces(page: MatchPage) -> int:
    return len({piece.face for piece in page.table.layout_now.pieces})


def _shown(page: MatchPage, drawn: Callable[[], bool]) -> float:
    """Wait until pictures are drawn and the pieces wear them; return the time in seconds."""
    wait(lambda: drawn() and not page.table.arrivals.busy())
    return time.perf_counter()


def cold() -> dict[str, float]:
    """Return what happens with an empty cache and a warm art process; milliseconds and megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        stage = stage_in(Path(folder), "en", "dark", (1280, 800))
        number = _match(stage)
        stage.settle()
        with ticking() as idle:
            pause(1500)
        stage.program.pictures.warm()
        pause(4000)
        came: list[Face] = []
        stage.program.pictures.ready.connect(lambda face, *_: came.append(face))
        began = time.perf_counter()
        with ticking() as ticks:
            page = _open(stage, number)
            opened = time.perf_counter()
            first = _shown(page, lambda: bool(came))
            forty = _shown(page, lambda: len(came) >= LEAST)
            _shown(page, lambda: not stage.program.pictures.busy())
        drawn = [gap for gap in ticks.gaps() if gap < 1000 * (opened - began)]
        answer = {
            "faces": _faces(page),
            "first": 1000 * (first - opened),
            "all": 1000 * (forty - opened),
            "ratio": _p99(drawn) / _p99(idle.gaps()),
            "art": max(_peak(child) for child in psutil.Process().children()),
        }
        stage.window.close()
        return answer


def cached() -> dict[str, float]:
    """Return how soon the same table is whole where every picture is a file already."""
    with tempfile.TemporaryDirectory() as folder:
        stage = stage_in(Path(folder), "en", "dark", (1280, 800))
        number = _match(stage)
        _open(stage, number)
        stage.settle()
        stage.window.close()
        stage = stage_in(Path(folder), "en", "dark", (1280, 800))
        stage.settle()
        stage.program.pictures.warm()
        pause(3000)
        with ticking() as ticks:
            page = _open(stage, number)
            opened = time.perf_counter()
            whole = _shown(page, lambda: not stage.program.pictures.busy())
            pause(200)
        later = [b - a for a, b in zip(ticks.times, ticks.times[1:], strict=False) if a > opened]
        stage.window.close()
        return {"all": 1000 * (whole - opened), "worst": 1000 * max(later)}


def _p99(gaps: list[float]) -> float:
    return gaps[int(len(gaps) * 0.99)]


def _peak(process: psutil.Process) -> float:
    """Return the most megabytes that a process has had in memory."""
    lines = Path(f"/proc/{process.pid}/status").read_text("ascii").splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmHWM:"))) / 1024
