"""Frames while a card is carried, cards move or a bot thinks: the time between one paint and the next."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QTimer
from PySide6.QtTest import QTest

from mystery_table.ui.match import MatchPage
from tests.support import table as hands

EVERY, MOVES = 8, 400
"""Milliseconds between two moves of the mouse (125 a second), and how many."""
WATCHED = 4000
"""Milliseconds for which bots are watched."""


class Paints(QObject):
    """Notes when the table was painted."""

    def __init__(self, counts: Callable[[], bool] = lambda: True) -> None:
        super().__init__()
        self.times: list[float] = []
        self.counted: set[float] = set()
        self.counts = counts

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note a paint, and whether it counts."""
        if event.type() == QEvent.Type.Paint:
            self.times.append(time.perf_counter())
            if self.counts():
                self.counted.add(self.times[-1])
        return False


def gaps_while_carrying(page: MatchPage) -> list[float]:
    """Carry a card in circles over the whole table and return the milliseconds between frames."""
    piece = next(name for name in page.table.choice.pieces() if name.startswith("evidence"))
    start = hands.centre(page, piece)
    view, paints, loop = page.table.viewport(), Paints(), QEventLoop()
    hands.carry(page, piece, start + QPoint(40, 20))
    view.installEventFilter(paints)
    count = 0

    def step() -> None:
        nonlocal count
        count += 1
        turn = count / 25
        middle = view.rect().center()
        hands.move(page, middle + QPoint(round(420 * math.cos(turn)), round(260 * math.sin(turn))))
        if count >= MOVES:
            loop.quit()

    timer = QTimer(interval=EVERY)
    timer.timeout.connect(step)
    timer.start()
    loop.exec()
    timer.stop()
    view.removeEventFilter(paints)
    page.table.hand.cancel()
    QTest.mouseRelease(view, hands.LEFT)
    # A frame can come no faster than the mouse moves; what lies above that is ours.
    return [1000 * (b - a) for a, b in zip(paints.times, paints.times[1:], strict=False)]


def gaps_while_moving(page: MatchPage) -> list[float]:
    """Watch bots play and return the milliseconds between frames in which cards were on their way."""
    return _watched(page, lambda: page.table.motion.running)


def gaps_while_thinking(page: MatchPage) -> list[float]:
    """Paint the table again and again; return the milliseconds between frames while a bot thinks."""
    timer = QTimer(interval=EVERY)
    timer.timeout.connect(page.table.viewport().update)
    timer.start()
    gaps = _watched(page, lambda: page.driver._asked is not None)
    timer.stop()
    return gaps


def _watched(page: MatchPage, counts: Callable[[], bool]) -> list[float]:
    """Return the gaps between two paints of the table after each of which something held, for a while."""
    view, loop = page.table.viewport(), QEventLoop()
    paints = Paints(counts)
    view.installEventFilter(paints)
    QTimer.singleShot(WATCHED, loop.quit)
    loop.exec()
    view.removeEventFilter(paints)
    pairs = zip(paints.times, paints.times[1:], strict=False)
    return [1000 * (b - a) for a, b in pairs if a in paints.counted and b in paints.counted]
