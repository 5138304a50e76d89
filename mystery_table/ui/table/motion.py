"""Movement of pieces: one clock for all of them, finished at once by any click or key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from mystery_table.ui.table.geometry import Box
from mystery_table.ui.table.pieces import PieceItem

if TYPE_CHECKING:
    from mystery_table.ui.table.view import TableView

PLACE, STAGGER, ARC = 280, 60, 0.06
"""Milliseconds for a move and between two; height of the arc as a share of the way."""


class Move(NamedTuple):
    """One piece's way, beginning `delay` milliseconds after the others."""

    item: PieceItem
    start: Box
    end: Box
    delay: int


def ways(view: TableView, before: dict[str, Box]) -> list[Move]:
    """Return the moves of all pieces that lie elsewhere than `before`, or come from another area."""
    moves: list[Move] = []
    for piece in view.layout_now.pieces:
        item, end, start = view.items_by_id[piece.id], view.spots[piece.id], before.get(piece.id)
        if start is None and piece.origin in view.found:
            origin = view.found[piece.origin].inner
            start = Box(origin.x + (origin.w - end.w) / 2, origin.y + (origin.h - end.h) / 2, end.w, end.h)
        if start is not None and start != end:
            moves.append(Move(item, start, end, STAGGER * len(moves)))
    return moves


class Motion(QObject):
    """Moves pieces together. `speed` 0 puts everything in place without waiting."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._moves: list[Move] = []
        self._done: Callable[[], None] | None = None
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._land)

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._moves)

    def go(self, moves: list[Move], done: Callable[[], None] | None = None) -> None:
        """Move the pieces; what still moved before is put in place first."""
        self.finish()
        self._moves, self._done = moves, done
        if not moves or self.speed == 0:
            self._land()
            return
        total = int((PLACE + max(m.delay for m in moves)) / self.speed)
        for move in moves:
            move.item.place(move.start)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(total * self.speed)
        self._clock.setDuration(total)
        self._clock.start()

    def finish(self) -> None:
        """Put everything in its place at once."""
        if self._moves:
            self._clock.stop()
            self._land()

    def _tick(self, now: float) -> None:
        for item, start, end, delay in self._moves:
            share = self._ease.valueForProgress(min(1.0, max(0.0, (now - delay) / PLACE)))
            item.place(_between(start, end, share))

    def _land(self) -> None:
        moves, self._moves = self._moves, []
        for move in moves:
            move.item.place(move.end)
            move.item.update()
        done, self._done = self._done, None
        if done is not None:
            done()


def _between(a: Box, b: Box, share: float) -> Box:
    x, y, w, h = (p + (q - p) * share for p, q in zip(a, b, strict=True))
    way = ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5
    return Box(x, y - ARC * way * 4 * share * (1 - share), w, h)
