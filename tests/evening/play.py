"""Plays matches of bots in a window and measures memory on the way."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QEventLoop, QTimer

from mystery_table import games
from mystery_table.core.match import new_match
from mystery_table.core.seating import Chair, Seating
from mystery_table.ui.window import MainWindow
from tests.support.programs import program_in

TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "mirror_of_truth": ({"mode": "competitive"}, 4),
    "mary_king": ({}, 2),
    "mysterium": ({}, 4),
    "thirteen_clues": ({}, 3),
}
"""What is played of each game; a game that is not here is left out."""
LONGEST = 300.0
"""Seconds that one match may take."""


class Sample(NamedTuple):
    """How much memory was resident when: seconds since the beginning, megabytes."""

    at: float
    resident: float


def resident() -> float:
    """Return the resident memory of this process in megabytes (Linux)."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def growth(samples: Sequence[Sample]) -> float:
    """Return by how many per cent the last third lies above the second: the first fills what is kept."""
    end = samples[-1].at
    second = [s.resident for s in samples if end / 3 <= s.at < 2 * end / 3]
    last = [s.resident for s in samples if s.at >= 2 * end / 3]
    return 100 * (sum(last) / len(last) / (sum(second) / len(second)) - 1)


class Evening:
    """One window that stays open; match after match is opened in it."""

    def __init__(
        self, folder: Path, every: float, told: Callable[[str], object] = lambda _line: None
    ) -> None:
        """`every` so many seconds memory is measured and `told`."""
        self.program = program_in(folder)
        self.window = MainWindow(self.program)
        self.window.resize(1280, 800)
        self.window.show()
        self.window.after_first_frame()
        self.every, self.told = every, told
        self.samples: list[Sample] = []
        self.matches = self.steps = 0
        self._began = time.monotonic()

    def spend(self, seconds: float) -> None:
        """Play until the time is over; a match that is not over then is left."""
        while self.now() < seconds:
            for game in [name for name in games.names() if name in TABLES]:
                self.play(game, min(seconds, self.now() + LONGEST))
        self._measure()
        self.window.close()

    def now(self) -> float:
        """Return how many seconds the evening has lasted."""
        return time.monotonic() - self._began

    def play(self, game: str, until: float) -> None:
        """Play a match of bots of a game to its end, but no longer than until then."""
        options, seats = TABLES[game]
        chairs = tuple(Chair(f"Bot {n}", n, None, True, "novice") for n in range(seats))
        match = new_match(self.program.store, game, options, Seating(chairs), seed=f"{self.matches}")
        number = match.id
        match.close()
        self.window.open_match(number)
        page = self.window.match
        assert page is not None
        self._wait(page.driver.over, until)
        if page.driver.over():
            self._wait(lambda: page.stack.currentWidget() is page.end, min(until, self.now() + 5))
            self.matches += 1
            self.steps += page.match.session.number
        self.window.show_home()
        if self.matches % len(TABLES) == 0 and self.now() < until:
            self.window.show_matches()

    def _wait(self, done: Callable[[], bool], until: float) -> None:
        """Run the event loop until something is so, or until then."""
        loop, tick = QEventLoop(), QTimer(interval=50)

        def look() -> None:
            if self.now() >= self.every * len(self.samples):
                self._measure()
            if done() or self.now() >= until:
                loop.quit()

        tick.timeout.connect(look)
        tick.start()
        loop.exec()
        tick.stop()

    def _measure(self) -> None:
        self.samples.append(Sample(self.now(), resident()))
        at, size = self.samples[-1]
        self.told(f"{at:7.0f} s {size:7.1f} MB  {self.matches} matches, {self.steps} steps")
