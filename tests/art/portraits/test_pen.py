import pytest
from PySide6.QtCore import QPointF

from mystery_table.art.canvas import Canvas
from mystery_table.art.palettes import palette
from mystery_table.art.portraits.paths import trace
from mystery_table.art.portraits.pen import Pen


def pen(width: int = 480, turn: float = 0.5) -> Pen:
    canvas = Canvas(width, width * 3 // 2)
    canvas.p.end()  # nothing is drawn here
    return Pen(canvas, palette("noir"), "test", turn)


def test_features_of_a_turned_head_slide_and_its_rim_stays() -> None:
    turned = pen()
    with turned.turned_head():
        assert turned.bent_x(0) == pytest.approx(10)
        assert turned.bent_x(104) == pytest.approx(104)
        assert turned.bent(trace("0 0, 104 5")).currentPosition() == QPointF(104, 5)
    assert turned.bent_x(0) == 0


def test_things_placed_by_hand_stay_where_they_are_on_a_turned_head() -> None:
    turned = pen()
    with turned.turned_head():
        with turned.turned_head(False):
            assert turned.bent_x(10) == 10
        assert turned.bent_x(10) > 10


def test_a_cached_path_is_not_changed_by_turning_it() -> None:
    turned, line = pen(), trace("0 0, 10 5")
    with turned.turned_head():
        turned.bent(line)
    assert trace("0 0, 10 5").currentPosition() == QPointF(10, 5)


def test_outlines_grow_bolder_as_pictures_shrink() -> None:
    boldness = [pen(width).bold for width in (480, 120, 60, 41)]
    assert boldness[0] == 1
    assert boldness == sorted(boldness)
