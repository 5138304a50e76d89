"""The process in which bots think. It imports no Qt and holds no match: only what it is sent."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from mystery_table import games
from mystery_table.core.bot import Answer, Request, decide

DIED = "The bots' process ended by itself."


def serve(pipe: Connection, folders: list[str]) -> None:
    """Answer requests until the pipe closes; a bot's bug becomes an answer without an action."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C on a terminal is for the program, which ends us
    threading.Thread(target=_end_with_program, daemon=True).start()
    games.__path__[:] = folders
    try:
        while True:
            pipe.send(_answer(pipe.recv()))
    except (EOFError, OSError):  # the program is gone
        return


def _end_with_program() -> None:
    """Sleep until the program is gone, killed perhaps, and end even in the middle of a thought."""
    program = multiprocessing.parent_process()
    if program is not None:
        program.join()
        os._exit(0)


def _answer(request: Request) -> Answer:
    try:
        return decide(request)
    except Exception:  # told to the program, which goes on without this bot's answer
        return _failure(request, traceback.format_exc())


def _failure(request: Request, fault: str) -> Answer:
    return Answer(request.match, request.step, request.observation.seat, None, 0.0, fault, request.why)


class _Run:
    """One life of the bots' process: answers come in the order of the requests."""

    def __init__(self, heard: Callable[[Answer], None]) -> None:
        self._heard = heard
        self._open: list[Request] = []
        self._lock = threading.Lock()
        self._wanted = True
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self.process: BaseProcess = spawn.Process(
            target=serve, args=(theirs, list(games.__path__)), daemon=True, name="bots"
        )
        self.process.start()
        theirs.close()
        threading.Thread(target=self._listen, daemon=True, name="bots' answers").start()

    def ask(self, request: Request) -> bool:
        """Send a request; False if the process is gone, so that nobody will answer."""
        with self._lock:
            if not self._wanted:
                return False
            self._open.append(request)
            try:
                self._pipe.send(request)
            except OSError:
                self._open.remove(request)
                return False
            return True

    def stop(self) -> None:
        """End the process at once; nothing more is heard of it."""
        with self._lock:
            self._wanted = False
        self.process.kill()

    def _listen(self) -> None:
        """Pass answers on until the process ends; the pipe is closed here, where nobody waits on it."""
        with self._pipe:
            try:
                while True:
                    self._pass_on(self._pipe.recv())
            except (EOFError, OSError):
                self._give_up()
        self.process.join()

    def _pass_on(self, answer: Answer) -> None:
        with self._lock:
            if not self._wanted:
                return
            del self._open[0]
        self._heard(answer)

    def _give_up(self) -> None:
        """Answer for a process that was not stopped and yet is gone: killed, out of memory."""
        with self._lock:
            unanswered = self._open if self._wanted else []
            self._wanted = False
        for request in unanswered:
            self._heard(_failure(request, DIED))


class Worker:
    """Owns the bots' process: started when first asked, killed to interrupt, started again when needed.

    `heard` receives an answer to each request on a thread of its own that sleeps in between (nothing polls),
    in the order of the requests, unless `stop` comes first. To be used from one thread.
    """

    def __init__(self, heard: Callable[[Answer], None]) -> None:
        self._heard = heard
        self._run: _Run | None = None

    def ask(self, request: Request) -> None:
        """Send a request; its answer comes to `heard`."""
        if self._run is None or not self._run.ask(request):
            self._run = _Run(self._heard)
            self._run.ask(request)

    def stop(self) -> None:
        """End the process at once, whatever it is thinking about; no answer comes after this returns."""
        if self._run is not None:
            self._run.stop()
            self._run = None
