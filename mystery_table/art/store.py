"""The window's side of the pictures: what is there is given at once, what is missing is asked for.

Nothing polls: a thread sleeps in the pipe of the drawing process and hands what comes to the event loop.
"""

import multiprocessing
import threading
import time
from collections import OrderedDict
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from mystery_table.art.cache import FaceCache
from mystery_table.art.worker import IDLE, Request, from_pixels, serve
from mystery_table.core.layout import Face

MEMORY = 30 * 2**20  # bytes of pictures kept in memory
SMALL = 200_000  # pixels of a picture that is decoded in the window's own thread
TURN = 0.012  # seconds of decoding in one turn of the event loop
AHEAD = 3  # requests under way at once: few, so that `drop` is felt, enough to keep the process busy
TRIES = 2  # how often a picture is asked for when the process dies over it
DEATHS = 3  # processes in a row that died without an answer: then nothing more is asked


class FaceStore(QObject):
    """Pictures of faces for the window. `ready(face, width, height)` says that one came that was missing."""

    ready = Signal(object, int, int)
    _came = Signal(int, object)  # number of the process, bytes or None when its pipe closed

    def __init__(self, folder: Path, parent: QObject | None = None, idle: float = IDLE) -> None:
        super().__init__(parent)
        self._cache, self._idle = FaceCache(folder), idle
        self._images: OrderedDict[Request, QImage] = OrderedDict()
        self._bytes = 0
        self._waiting: OrderedDict[Request, int] = OrderedDict()  # asked for, with the tries so far
        self._asked: list[Request] = []  # sent to the process, oldest first
        self._sought: set[Request] = set()  # of those that wait, the ones that no file holds
        self._failed: set[Request] = set()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._listener: threading.Thread | None = None
        self._number = self._deaths = 0
        self._decoding = 0.0
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._next_turn)
        self._came.connect(self._take)

    def get(self, face: Face, width: int, height: int) -> QImage | None:
        """The picture in device pixels; None if it is not there yet, and then `ready` will say so.

        Pictures asked for first come first. A face that nobody draws stays None.
        """
        request = Request(face, width, height)
        image = self._images.get(request)
        if image is not None:
            self._images.move_to_end(request)
            return image
        if request in self._failed or request in self._waiting:
            return None
        image = self._decoded(request)
        if image is not None:
            self._remember(request, image)
            return image
        self._waiting[request] = 0
        if not self._later.isActive():
            self._later.start()
        return None

    def drop(self) -> None:
        """Forgets what is asked for but not yet being drawn: another page needs other pictures."""
        for request in [request for request in self._waiting if request not in self._asked]:
            self._forget(request)

    def warm(self) -> None:
        """Starts the drawing process if there is none: pictures will be wanted soon."""
        if self._pipe is None:
            self._start()

    def stop(self) -> None:
        """Ends the drawing process; a later `get` starts another."""
        self._number += 1  # what still comes from the old one is not listened to
        self._waiting.clear()
        self._sought.clear()
        self._later.stop()
        if self._process is not None:
            self._process.kill()  # at worst it leaves a half-written file, which is never read
        self._clear_away()

    def _clear_away(self) -> None:
        """Forgets a process that has ended or is ending; its listener wakes up by that."""
        if self._process is not None:
            self._process.join()
            self._process.close()
        if self._listener is not None:
            self._listener.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = self._listener = None
        self._asked.clear()

    def busy(self) -> bool:
        """Whether pictures are still to come."""
        return bool(self._waiting)

    def running(self) -> bool:
        """Whether the drawing process is there."""
        return self._process is not None

    # What small files hold is decoded here, a few milliseconds in a turn; all else comes from the process.

    def _decoded(self, request: Request) -> QImage | None:
        if request.width * request.height > SMALL or self._decoding >= TURN:
            return None
        if not self._decoding and not self._later.isActive():
            self._later.start()
        start = time.perf_counter()
        image = self._cache.load(*request)
        self._decoding += time.perf_counter() - start + 1e-9
        if image is None:
            self._sought.add(request)
        return image

    def _next_turn(self) -> None:
        self._decoding, ends = 0.0, time.perf_counter() + TURN
        for n, request in enumerate([each for each in self._waiting if each not in self._sought]):
            if n and time.perf_counter() >= ends:  # what others do with a picture that came counts, too
                self._later.start()
                return
            image = self._decoded(request)
            if image is not None:
                self._deliver(request, image)
        self._send()

    def _deliver(self, request: Request, image: QImage) -> None:
        self._forget(request)
        self._remember(request, image)
        self.ready.emit(*request)

    def _remember(self, request: Request, image: QImage) -> None:
        self._images[request] = image
        self._bytes += image.sizeInBytes()
        while self._bytes > MEMORY and len(self._images) > 1:
            _, oldest = self._images.popitem(last=False)
            self._bytes -= oldest.sizeInBytes()

    def _send(self) -> None:
        for request in list(self._waiting):
            if len(self._asked) >= AHEAD:
                return
            if request not in self._asked and not self._ask(request):
                return

    def _ask(self, request: Request) -> bool:
        if self._pipe is None:
            self._start()
        assert self._pipe is not None
        self._asked.append(request)
        self._waiting[request] += 1
        try:
            self._pipe.send(request)
        except OSError:  # it ended just now; its thread will say so, and then it is asked for again
            return False
        return True

    def _start(self) -> None:
        self._number += 1
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        arguments = (theirs, str(self._cache.folder), self._idle)
        self._process = spawn.Process(target=serve, args=arguments, daemon=True, name="art")
        self._process.start()
        theirs.close()
        self._listener = threading.Thread(target=self._listen, args=(self._pipe, self._number), daemon=True)
        self._listener.start()

    def _listen(self, pipe: Connection, number: int) -> None:
        while True:
            try:
                data: bytes | None = pipe.recv_bytes()
            except (EOFError, OSError):
                data = None
            try:
                self._came.emit(number, data)
            except RuntimeError:  # the window and this object are gone
                return
            if data is None:
                return

    def _take(self, number: int, data: bytes | None) -> None:
        if number != self._number:
            return
        if data is None:
            self._ended()
            return
        self._deaths = 0
        request = self._asked.pop(0)
        if data:
            self._deliver(request, from_pixels(data, request.width, request.height))
        else:
            self._fail(request)
        self._send()

    def _ended(self) -> None:
        """The process ended, idle or by a crash: ask another one, but not for ever for the same face."""
        unanswered = list(self._asked)
        self._clear_away()
        if unanswered:
            self._deaths += 1
            if self._waiting.get(unanswered[0], 0) >= TRIES:
                self._fail(unanswered[0])
        if self._deaths >= DEATHS:
            self._failed.update(self._waiting)
            self._waiting.clear()
            self._sought.clear()
        self._send()

    def _fail(self, request: Request) -> None:
        self._forget(request)
        self._failed.add(request)

    def _forget(self, request: Request) -> None:
        self._waiting.pop(request, None)
        self._sought.discard(request)
