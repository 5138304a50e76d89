"""Frames while a card is carried: the time between one paint of the table and the next."""

from __future__ import annotations

import math
import time

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QTimer
from PySide6.QtTest import QTest

from mystery_table.ui.match import MatchPage
from tests.support import table as hands

EVERY, MOVES = 8, 400
"""Milliseconds between two moves of the mouse (125 a second), and how many."""


class Paints(QObject):
    """Notes when the table was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note a paint."""
        if event.type() == QEvent.Type.Paint:
            self.times.append(time.perf_counter())
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
