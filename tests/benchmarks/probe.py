"""Programs that a benchmark starts in a process of their own; each prints one JSON value.

python -m tests.benchmarks.probe bare|home|memory|idle|drag|motion|thinking|faces_cold|faces_cached
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def since_start() -> float:
    """Return the milliseconds since this process began."""
    ticks = os.sysconf("SC_CLK_TCK")
    fields = Path("/proc/self/stat").read_text("ascii").rsplit(")", 1)[1].split()
    return 1000 * (time.clock_gettime(time.CLOCK_BOOTTIME) - int(fields[19]) / ticks)


def bare() -> float:
    """Return when a program with an empty QWidget has painted it."""
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QWidget

    class Plain(QWidget):
        painted = 0.0

        def paintEvent(self, _event: QPaintEvent) -> None:
            Plain.painted = Plain.painted or since_start()

    app = QApplication([])
    widget = Plain()
    widget.resize(1280, 800)
    widget.show()
    while not Plain.painted:
        app.processEvents()
    return Plain.painted


def home() -> float:
    """Return when the program has painted its first page."""
    from PySide6.QtCore import QEvent, QObject

    from mystery_table.paths import Folders
    from mystery_table.ui.app import application
    from mystery_table.ui.program import Program
    from mystery_table.ui.window import MainWindow

    class First(QObject):
        painted = 0.0

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                First.painted = First.painted or since_start()
            return False

    with tempfile.TemporaryDirectory() as folder:
        app = application()
        folders = Folders.under(Path(folder))
        folders.prepare()
        window, first = MainWindow(Program(folders)), First()
        window.home.installEventFilter(first)
        window.show()
        while not First.painted:
            app.processEvents()
        app.processEvents()
        answer, First.painted = First.painted, First.painted
        window.close()
        return answer


def _with_match(measure: Callable[..., object], size: tuple[int, int] = (1280, 800)) -> object:
    """Open a match of four with its pictures drawn, and measure."""
    from tests.screens.begun import OPEN, begin
    from tests.screens.stage import seats, stage_in

    with tempfile.TemporaryDirectory() as folder:
        stage = stage_in(Path(folder), "en", "dark", size)
        stage.window.open_match(begin(stage, OPEN, seats(4), 12))
        stage.settle()
        answer = measure(stage)
        stage.window.close()
        return answer


def memory() -> object:
    """Return the resident megabytes of the process with a match open, pictures included."""
    return _with_match(lambda _stage: _status("VmRSS") / 1024)


def _status(name: str) -> int:
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith(f"{name}:")))


def idle() -> object:
    """Return per cent of a processor and wake-ups a second of a match in which nobody does anything."""

    def measure(_stage: object) -> tuple[float, float]:
        from PySide6.QtCore import QEventLoop, QTimer

        def rest(milliseconds: int) -> None:
            loop = QEventLoop()
            QTimer.singleShot(milliseconds, loop.quit)
            loop.exec()

        rest(1500)  # what the opening left to do
        began, woken = time.process_time(), _status("voluntary_ctxt_switches")
        seconds = 4
        rest(1000 * seconds)
        spent = time.process_time() - began
        # The timer of this measurement wakes the process, too: once or twice.
        woken = max(0, _status("voluntary_ctxt_switches") - woken - 2)
        return 100 * spent / seconds, woken / seconds

    return _with_match(measure)


def drag() -> object:
    """Return the milliseconds between frames while a card is carried about."""

    def measure(stage: object) -> list[float]:
        from tests.benchmarks.frames import gaps_while_carrying
        from tests.screens.stage import Stage

        assert isinstance(stage, Stage)
        assert stage.window.match is not None
        return gaps_while_carrying(stage.window.match)

    return _with_match(measure)


def motion() -> object:
    """Return the milliseconds between frames while cards are on their way."""
    return _bots("mirror_of_truth", 4, "random", 400, "gaps_while_moving")


def thinking() -> object:
    """Return the milliseconds between frames while a bot thinks for long."""
    return _bots("mary_king", 2, "master", 0, "gaps_while_thinking")


def _bots(game: str, seats: int, level: str, pace: int, measure: str) -> object:
    """Watch bots play in the window, with movement."""
    from mystery_table.core.match import new_match
    from mystery_table.core.seating import Chair, Seating
    from tests.benchmarks import frames
    from tests.screens.stage import stage_in

    with tempfile.TemporaryDirectory() as folder:
        stage = stage_in(Path(folder), "en", "dark", (1280, 800))
        stage.program.change(motion="full", bot_pace=pace)
        chairs = (Chair(f"Bot {n}", n, None, True, level) for n in range(seats))
        mode = {"mode": "competitive"} if game == "mirror_of_truth" else {}
        match = new_match(stage.program.store, game, mode, Seating(tuple(chairs)), seed="frames")
        number = match.id
        match.close()
        stage.window.open_match(number)
        stage.settle()
        assert stage.window.match is not None
        answer = getattr(frames, measure)(stage.window.match)
        stage.window.close()
        return answer


def faces(name: str) -> Callable[[], object]:
    """Return a probe of the pictures, see faces.py."""

    def measure() -> object:
        import importlib

        return getattr(importlib.import_module("tests.benchmarks.faces"), name)()

    return measure


PROBES: dict[str, Callable[[], object]] = {
    "bare": bare,
    "home": home,
    "memory": memory,
    "idle": idle,
    "drag": drag,
    "motion": motion,
    "thinking": thinking,
    "faces_cold": faces("cold"),
    "faces_cached": faces("cached"),
}

if __name__ == "__main__":
    print(json.dumps(PROBES[sys.argv[1]]()))
