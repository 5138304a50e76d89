"""Pictures that come while a table is shown: a few pieces put them on in a turn and fade in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene

from mystery_table.core.layout import Face, Piece
from mystery_table.core.words import Text
from mystery_table.ui.table.arrivals import FADE, TURN, Arrivals
from mystery_table.ui.table.pieces import PieceItem

PIECES = 6

pytestmark = pytest.mark.usefixtures("qapp")


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """Return the time in seconds."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("mystery_table.ui.table.arrivals.perf_counter", clock)
    return clock


@pytest.fixture
def scene() -> Iterator[QGraphicsScene]:
    scene = QGraphicsScene()
    for number in range(PIECES):
        scene.addItem(PieceItem(Piece(str(number), "table", Face("any", "back", "any"), Text("app", "Card"))))
    yield scene
    scene.deleteLater()


def items_of(scene: QGraphicsScene) -> list[PieceItem]:
    return [item for item in scene.items() if isinstance(item, PieceItem)]


def arriving(scene: QGraphicsScene, clock: Clock, takes: float, *, still: bool = False) -> Arrivals:
    """Return what dresses all pieces of a scene, each in so many seconds."""

    def picture(_item: PieceItem) -> QPixmap:
        clock.now += takes
        return QPixmap(8, 8)

    arrivals = Arrivals(picture, lambda: still, scene)
    for item in items_of(scene):
        arrivals.add(item)
    return arrivals


def dressed(scene: QGraphicsScene) -> int:
    return sum(not item.pixmap.isNull() for item in items_of(scene))


def test_pieces_with_one_picture_put_it_on_over_several_turns(scene: QGraphicsScene, clock: Clock) -> None:
    arrivals = arriving(scene, clock, TURN / 2)
    arrivals._dress()
    assert dressed(scene) == 2
    assert arrivals.busy()
    for _ in range(PIECES):
        QApplication.processEvents()
    assert dressed(scene) == PIECES
    assert not arrivals.busy()


def test_each_piece_fades_in_by_its_own_time(scene: QGraphicsScene, clock: Clock) -> None:
    arrivals = arriving(scene, clock, 0)
    first, *others = items_of(scene)
    arrivals._dress()
    clock.now += FADE / 2
    arrivals.add(first)
    arrivals._dress()
    clock.now += FADE / 4
    arrivals._tick()
    assert first.blend == pytest.approx(0.25)
    assert {round(item.blend, 3) for item in others} == {0.75}
    clock.now += FADE
    arrivals._tick()
    assert all(item.before is None for item in items_of(scene))
    assert not arrivals._ticks.isActive()


def test_A6_pictures_are_there_at_once_without_movement(scene: QGraphicsScene, clock: Clock) -> None:
    arriving(scene, clock, 0, still=True)._dress()
    assert dressed(scene) == PIECES
    assert all(item.before is None for item in items_of(scene))


def test_a_piece_that_was_taken_away_is_not_dressed(scene: QGraphicsScene, clock: Clock) -> None:
    arrivals = arriving(scene, clock, 0)
    taken = items_of(scene)[0]
    scene.removeItem(taken)
    arrivals._dress()
    assert taken.pixmap.isNull()
    assert dressed(scene) == PIECES - 1


def test_P7_a_cleared_table_dresses_nothing_more(scene: QGraphicsScene, clock: Clock) -> None:
    arrivals = arriving(scene, clock, 0)
    arrivals.drop()
    arrivals._dress()
    assert dressed(scene) == 0
