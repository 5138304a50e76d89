"""The process in which bots think. It imports no Qt and holds no match: only what it is sent."""

from __future__ import annotations

import multiprocessing
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection

from mystery_table import games
from mystery_table.core.bot import Answer, Request, decide


def serve(pipe: Connection, folders: list[str]) -> None:
    """Answer requests until the pipe closes; a bot's bug becomes an answer without an action."""
    games.__path__[:] = folders
    while True:
        try:
            request: Request = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            answer = decide(request)
        except Exception:  # told to the program, which goes on without this bot's answer
            fault = traceback.format_exc()
            answer = Answer(request.match, request.step, request.observation.seat, None, 0.0, fault)
        try:
            pipe.send(answer)
        except OSError:
            return


class Worker:
    """Owns the bots' process: started when first asked, killed to interrupt, started again when needed.

    `heard` receives each answer on a thread of its own that sleeps in between (nothing polls).
    """

    def __init__(self, heard: Callable[[Answer], None]) -> None:
        self._heard = heard
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, request: Request) -> None:
        """Send a request; its answer comes to `heard`."""
        if self._process is None or not self._process.is_alive():
            self._start()
        assert self._pipe is not None
        self._pipe.send(request)

    def stop(self) -> None:
        """End the process at once, whatever it is thinking about."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def _start(self) -> None:
        self.stop()
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(
            target=serve, args=(theirs, list(games.__path__)), daemon=True, name="bots"
        )
        self._process.start()
        theirs.close()
        threading.Thread(target=self._listen, args=(self._pipe,), daemon=True).start()

    def _listen(self, pipe: Connection) -> None:
        while True:
            try:
                answer = pipe.recv()
            except (EOFError, OSError):
                return
            self._heard(answer)
