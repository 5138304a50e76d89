"""A screen without a monitor (Xvfb), whose pixels are read from the file in which it keeps them."""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from PySide6.QtGui import QImage

WIDTH, HEIGHT = 1280, 800
PATIENCE = 30.0
"""Seconds in which a window must be there."""
PAINTED = 40
"""Different colours, in a sample, from which on a window counts as painted: one of plain areas has fewer."""
EMPTY = 4
"""Colours at most of a screen without a window: the ground and the pointer."""
_HEADER = struct.Struct(">25I")


class Display:
    """A display that is there between `with` and its end; `name` is what DISPLAY must say."""

    def __init__(self, width: int = WIDTH, height: int = HEIGHT) -> None:
        self._size = (width, height)
        self.name = ""

    def __enter__(self) -> Self:
        width, height = self._size
        self._folder = tempfile.TemporaryDirectory(prefix="mystery-table-display-")
        reading, writing = os.pipe()
        screen = ["-screen", "0", f"{width}x{height}x24", "-fbdir", self._folder.name, "-noreset", "-ac"]
        command = ["Xvfb", "-displayfd", str(writing), "-nolisten", "tcp", *screen]
        self._server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"
        with (Path(self._folder.name) / "Xvfb_screen0").open("rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = _HEADER.unpack_from(self._memory)
        self._start, self._stride = header[0] + 12 * header[19], header[12]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._memory.close()
        self._server.terminate()
        self._server.wait()
        self._folder.cleanup()

    def colours(self, sample: int = 97) -> int:
        """Return how many different colours every `sample`-th pixel shows."""
        whole = self._memory[self._start : self._start + self._stride * self._size[1]]
        pixels = memoryview(whole).cast("I")
        return len(set(pixels[::sample]))

    def wait_for_window(self, program: subprocess.Popen[str] | None = None) -> float:
        """Return the seconds until a window was painted; RuntimeError if none was or the program ended."""
        began = time.perf_counter()
        while self.colours() < PAINTED:
            if program is not None and program.poll() is not None:
                raise RuntimeError(f"the program ended with status {program.returncode}")
            if time.perf_counter() - began > PATIENCE:
                raise RuntimeError(f"no window after {PATIENCE:.0f} s")
            time.sleep(0.002)
        return time.perf_counter() - began

    def wait_until_empty(self) -> None:
        """Return when no window is left."""
        end = time.perf_counter() + PATIENCE
        while self.colours() > EMPTY and time.perf_counter() < end:
            time.sleep(0.01)

    def picture(self) -> QImage:
        """Return what the screen shows."""
        width, height = self._size
        pixels = self._memory[self._start : self._start + self._stride * height]
        return QImage(pixels, width, height, self._stride, QImage.Format.Format_RGB32).copy()
