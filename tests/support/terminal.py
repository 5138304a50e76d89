"""Drives text mode: in a terminal of its own (a pty), or in this process with scripted lines."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import psutil

from mystery_table.core.rng import Rng

ROOT = Path(__file__).parents[2]
LINE = re.compile(r"^ *(\d+)  ", re.MULTILINE)

START = """
import signal, sys
from mystery_table.__main__ import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main())
"""
"""Starts the program so that it heeds Ctrl+C: what is started in the background may have it ignored."""


class Pty:
    """The program in a terminal of 100 columns and as many lines as it likes."""

    def __init__(self, folder: Path, *words: str, **environment: str | None) -> None:
        self.master, slave = pty.openpty()
        kept = {name: value for name, value in os.environ.items() if name not in environment}
        kept |= {name: value for name, value in environment.items() if value is not None}
        kept |= {"COLUMNS": "100", "LINES": "50", "PYTHONPATH": str(ROOT), "TERM": "xterm"}
        command = [sys.executable, "-c", START, "--data-dir", str(folder), *words]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, start_new_session=True, env=kept, cwd=ROOT
        )
        os.close(slave)
        self.seen = ""

    def until(self, words: str, seconds: float = 60) -> str:
        """Return what was printed up to and with these words; AssertionError if they do not come."""
        end = time.monotonic() + seconds
        while words not in self.seen:
            assert time.monotonic() < end, f"no {words!r} in {self.seen[-2000:]!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode()
                except OSError as error:  # the program has ended
                    raise AssertionError(f"no {words!r} in {self.seen[-2000:]!r}") from error
        before, _, self.seen = self.seen.partition(words)
        return before + words

    def rest(self, seconds: float = 60) -> None:
        """Wait until the program sleeps: it waits for a line."""
        end, program, still = time.monotonic() + seconds, psutil.Process(self.process.pid), 0
        while still < 3 and time.monotonic() < end:
            still = still + 1 if program.status() == psutil.STATUS_SLEEPING else 0
            time.sleep(0.05)

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Press a single key, such as Ctrl+D."""
        os.write(self.master, key)

    def end(self) -> int:
        """Wait until the program ends by itself; return its exit status."""
        try:
            return self.process.wait(30)
        finally:
            self.close()

    def close(self) -> None:
        """End it if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


class Typist(io.StringIO):
    """Types answers by itself: those given first, then a random number of the list that was printed last."""

    def __init__(self, printed: io.StringIO, first: tuple[str, ...] = (), most: int = 4000) -> None:
        super().__init__()
        self._printed, self._first, self._most = printed, list(first), most
        self._rng, self._read = Rng(3), 0

    def readline(self, _size: int = -1, /) -> str:  # type: ignore[override]
        """Return the next line, "" after `most` of them."""
        self._most -= 1
        if self._most < 0:
            return ""
        if self._first:
            return f"{self._first.pop(0)}\n"
        self._printed.seek(self._read)
        text = self._printed.read()
        self._read = self._printed.tell()
        numbers = [int(found) for found in LINE.findall(text)]
        return f"{self._rng.below(numbers[-1]) + 1}\n" if numbers else "\n"
