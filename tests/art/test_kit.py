"""The art kit: colours, palettes, shapes, dice, motifs and canvas."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage

from mystery_table.art.canvas import PICTURE, Canvas, Detail, detail_for
from mystery_table.art.colours import faded, mix, ramp
from mystery_table.art.dice import dice
from mystery_table.art.motifs import Style, bounds, code, extent, motif, names, recolour, source
from mystery_table.art.objects import OBJECTS
from mystery_table.art.palettes import ALL, palette
from mystery_table.art.shapes import ellipse, moved, path, symmetric
from mystery_table.art.textures import grain


def test_a_colour_halfway_is_between_two() -> None:
    assert mix("#000000", "#ffffff", 0.5).red() in (127, 128)
    assert ramp([QColor("#000000"), QColor("#ff0000"), QColor("#ffffff")], 0.5) == QColor("#ff0000")
    assert faded("#ffffff", 3).alphaF() == 1


@pytest.mark.parametrize("name", ALL)
def test_a_palette_goes_from_dark_to_light(name: str) -> None:
    inks = palette(name)
    lightness = [ink.lightnessF() for ink in (inks.ink, inks.deep, inks.mid, inks.light, inks.paper)]
    assert lightness == sorted(lightness)


def test_an_unknown_palette_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        palette("beige")


def test_a_symmetric_shape_is_as_wide_on_both_sides() -> None:
    bounds_ = symmetric((0, 0), (30, 10), (0, 40)).boundingRect()
    assert (bounds_.left(), bounds_.right()) == (-30, 30)


def test_a_path_reads_lines_and_curves() -> None:
    assert path((0, 0), (5, 5), (6, 6, 7, 0), (1, 2, 3, 4, 9, 9)).currentPosition() == QPointF(9, 9)
    assert moved(ellipse(0, 0, 10), 100, 0).boundingRect().center() == QPointF(100, 0)


def test_the_same_seed_gives_the_same_draws() -> None:
    first, second = dice("a", 1), dice("a", 1)
    assert [first.gauss(0, 1) for _ in range(5)] == [second.gauss(0, 1) for _ in range(5)]
    assert dice("a", 1).random() != dice("a", 2).random()


@pytest.mark.parametrize("name", names())
def test_every_motif_of_the_table_is_a_drawing_of_openmoji(name: str) -> None:
    assert source(name).startswith("<svg")


@pytest.mark.parametrize("name", OBJECTS)
def test_every_object_stays_within_its_reach_and_fills_some_of_it(name: str) -> None:
    left, top, right, bottom = bounds(name)
    assert 0 < left < right < 1
    assert 0 < top < bottom < 1
    assert max(right - left, bottom - top) > 0.3


def test_a_name_outside_the_table_is_taken_for_code_points() -> None:
    assert code("compass") == code("1F9ED") == "1F9ED"


def test_greys_follow_the_inks_and_reds_the_accent() -> None:
    inks = palette("night")
    assert QColor(recolour("#000000", inks)).lightnessF() < 0.2
    assert recolour("#000000", inks) == inks.ink.name()
    assert recolour("#ea5a47", inks) != recolour("#5c9e31", inks)
    assert recolour("none", inks) == "none"


def test_the_longer_side_of_a_motif_is_its_size() -> None:
    assert max(extent("kitchen_knife", 100)) == pytest.approx(100)
    assert min(extent("kitchen_knife", 100)) < 50


@pytest.mark.parametrize("name", ["padlock", "telescope"])
def test_a_motif_is_the_same_every_time_and_framed_by_a_free_margin(name: str) -> None:
    image = motif(name, palette("noir"), 200, Style(outline=1))
    assert image == motif(name, palette("noir"), 200, Style(outline=1))
    assert image.width() == image.height() > 200
    assert image.pixelColor(0, 0).alpha() == 0


def test_grain_is_grey_and_opaque() -> None:
    colour = grain().pixelColor(3, 3)
    assert (colour.red(), colour.alpha()) == (colour.blue(), 255)


def test_detail_follows_the_width() -> None:
    assert [detail_for(width) for width in (41, 69, 70, 199, 200)] == [
        Detail.MINI, Detail.MINI, Detail.COMPACT, Detail.COMPACT, Detail.FULL,
    ]  # fmt: skip


def test_cover_crops_the_design_and_contain_shows_more_than_it() -> None:
    cover, contain = Canvas(400, 400), Canvas(400, 400, fit="contain")
    assert PICTURE.contains(cover.area.adjusted(0.1, 0.1, -0.1, -0.1))
    assert contain.area.adjusted(-0.1, -0.1, 0.1, 0.1).contains(PICTURE)
    cover.done()
    contain.done()


def test_a_layer_has_the_geometry_of_its_canvas_and_can_be_laid_back() -> None:
    canvas = Canvas(100, 100, QRectF(0, 0, 100, 100))
    layer = canvas.layer()
    layer.p.fillRect(QRectF(10, 10, 10, 10), QColor("#ff0000"))
    canvas.lay(layer.done(), 5, 0)
    image: QImage = canvas.done()
    assert image.pixelColor(22, 15) == QColor("#ff0000")
    assert image.pixelColor(12, 15).alpha() == 0


def test_an_exception_while_drawing_does_not_crash_the_program() -> None:
    def broken() -> None:
        canvas = Canvas(10, 10)
        canvas.p.drawLine(0, 0, 5, 5)
        raise RuntimeError("a bug of a drawing")

    with pytest.raises(RuntimeError):
        broken()
