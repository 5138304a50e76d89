import pytest
from PySide6.QtCore import QPointF, QRectF

from mystery_table.art.portraits.paths import cut, fold, segments, side, trace


def test_an_outline_is_read_segment_by_segment() -> None:
    assert segments("0 0, 10 -20 30 0, 1 2 3 4 5 6") == [(0, 0), (10, -20, 30, 0), (1, 2, 3, 4, 5, 6)]


def test_an_outline_with_a_word_in_it_is_refused() -> None:
    with pytest.raises(ValueError, match="x"):
        segments("0 0, x 1")


def test_a_trace_stays_open_and_a_cut_is_closed() -> None:
    outline = "0 0, 10 0, 10 10"
    assert trace(outline).currentPosition() == QPointF(10, 10)
    assert cut(outline).currentPosition() == QPointF(0, 0)


def test_a_fold_mirrors_its_right_half() -> None:
    assert fold("0 0, 10 0, 10 20, 0 20").boundingRect() == QRectF(-10, 0, 20, 20)


def test_the_left_side_is_the_mirror_image_of_the_right() -> None:
    shape = cut("5 0, 10 0, 10 10")
    assert side(1, shape).boundingRect() == QRectF(5, 0, 5, 10)
    assert side(-1, shape).boundingRect() == QRectF(-10, 0, 5, 10)
