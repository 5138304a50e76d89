"""Pictures that come while the table is shown: a few pieces put them on in a turn, and they fade in."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPixmap

from mystery_table.ui.table.pieces import PieceItem

TURN = 0.002
"""Seconds of dressing in one turn of the event loop: one picture may lie on a dozen pieces."""
FADE, TICK = 0.18, 16
"""Seconds for a picture to come through its placeholder; milliseconds between two steps of that."""


class Arrivals(QObject):
    """Dresses pieces whose picture has come, each fading in by its own time, at once if all is still."""

    def __init__(
        self, picture: Callable[[PieceItem], QPixmap], still: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._picture, self._still = picture, still
        self._waiting: deque[PieceItem] = deque()
        self._fading: dict[PieceItem, float] = {}
        self._turns = QTimer(self, singleShot=True, interval=0)
        self._turns.timeout.connect(self._dress)
        self._ticks = QTimer(self, interval=TICK)
        self._ticks.timeout.connect(self._tick)

    def add(self, item: PieceItem) -> None:
        """Let an item put its new picture on as soon as there is time."""
        self._waiting.append(item)
        self._turns.start()

    def busy(self) -> bool:
        """Return whether a piece still waits for the picture that has come."""
        return bool(self._waiting)

    def drop(self) -> None:
        """Forget all pieces: the table shows others now."""
        self._waiting.clear()
        self._fading.clear()

    def _dress(self) -> None:
        ends = perf_counter() + TURN
        while self._waiting and perf_counter() < ends:
            item = self._waiting.popleft()
            if item.scene() is not None:  # it may have been taken off the table meanwhile
                self._show(item, self._picture(item))
        if self._waiting:
            self._turns.start()

    def _show(self, item: PieceItem, picture: QPixmap) -> None:
        if self._still():
            item.wear(picture)
            return
        item.fade_to(picture)
        self._fading[item] = perf_counter()
        if not self._ticks.isActive():
            self._ticks.start()

    def _tick(self) -> None:
        now = perf_counter()
        for item, began in list(self._fading.items()):
            share = min(1.0, (now - began) / FADE)
            item.fade(share)
            if share >= 1.0:
                del self._fading[item]
        if not self._fading:
            self._ticks.stop()
