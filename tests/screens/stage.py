"""The stage on which screens are shown: a program with its window, and how to wait for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from mystery_table.core.seating import Chair, Seating
from mystery_table.ui.program import Program
from mystery_table.ui.window import MainWindow
from tests.support.programs import program_in

NAMES = ("Анна", "Ватсон", "Соня", "Pierre", "Irene", "Moriarty", "Carmen")


@dataclass
class Stage:
    """A program with its window, on which screens are shown one after the other."""

    program: Program
    window: MainWindow
    pictures: bool = True

    def settle(self) -> None:
        """Let everything be painted, and pictures be drawn where they are wanted."""
        QApplication.processEvents()
        if self.pictures:
            wait(lambda: not self.program.pictures.busy())
            pause(120)  # pictures that come together are shown together
        QApplication.processEvents()

    def paint_anew(self) -> None:
        """Throw ready-made pictures of the table away, so that everything is painted at its final size."""
        page = self.window.match
        if page is not None:
            page.faces.forget()
            page.table.restyle()


def wait(done: Callable[[], bool], most: int = 20_000) -> None:
    """Run the event loop until something is so, or so many milliseconds have passed."""
    loop, poll = QEventLoop(), QTimer(interval=20)
    poll.timeout.connect(lambda: loop.quit() if done() else None)
    poll.start()
    QTimer.singleShot(most, loop.quit)
    if not done():
        loop.exec()
    poll.stop()


def pause(milliseconds: int) -> None:
    """Run the event loop for so long."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def seats(count: int, persons: int = 1) -> Seating:
    """Return a table of persons first, then bots."""
    chairs = [
        Chair(NAMES[i], (i + 1) % 6, i if i < persons else None, i >= persons, "strong") for i in range(count)
    ]
    return Seating(tuple(chairs))


def stage_in(folder: Path, language: str, theme: str, size: tuple[int, int], pictures: bool = True) -> Stage:
    """Return a program with an open window of this size."""
    program = program_in(folder, language if language != "xx" else "en", theme=theme)
    if language == "xx":
        program.speak("xx")
    window = MainWindow(program)
    window.resize(*size)
    window.show()
    window.after_first_frame()
    stage = Stage(program, window, pictures)
    stage.settle()
    return stage
