import time
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from mystery_table.art.portraits.people import portrait, view
from mystery_table.art.portraits.spec import people

EVERYBODY = tuple(people())
GAMES = {"mirror_of_truth": 32, "mysterium": 18, "thirteen_clues": 10}
SMALL = (120, 168)


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def thumbnail(person: str) -> bytes:
    """24 x 34 colours as seen from afar."""
    mode, ratio = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    small = portrait(person, *SMALL).scaled(24, 34, ratio, mode)
    return pixels(small.convertToFormat(QImage.Format.Format_RGBX8888))


def distance(a: bytes, b: bytes) -> float:
    """Mean difference of a channel, 0..255."""
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


@pytest.mark.parametrize("person", EVERYBODY)
def test_everybody_is_drawn_opaque_at_the_size_asked_for(person: str) -> None:
    image = portrait(person, 84, 118)
    assert (image.width(), image.height()) == (84, 118)
    corners = [(0, 0), (83, 0), (0, 117), (83, 117), (42, 59)]
    assert all(image.pixelColor(x, y).alpha() == 255 for x, y in corners)


def test_each_game_has_its_people() -> None:
    counts = {game: sum(spec.game == game for spec in people().values()) for game in GAMES}
    assert counts == GAMES


@pytest.mark.parametrize("person", ["chemist", "jeweller", "dowager", "nurse"])
def test_identical_arguments_give_identical_pixels(person: str) -> None:
    first = pixels(portrait(person, *SMALL))
    portrait("soldier", 60, 84)
    assert pixels(portrait(person, *SMALL)) == first


@pytest.mark.parametrize("game", GAMES)
def test_no_two_people_of_a_game_look_alike_at_120_pixels(game: str) -> None:
    seen = {person: thumbnail(person) for person, spec in people().items() if spec.game == game}
    closest = min((distance(seen[a], seen[b]), a, b) for a, b in combinations(seen, 2))
    assert closest[0] > 22, closest


@pytest.mark.parametrize("size", [(41, 57), (84, 118), (120, 168), (240, 336), (480, 720)])
def test_a_view_keeps_the_shape_of_the_picture(size: tuple[int, int]) -> None:
    for spec in people().values():
        seen = view(spec, *size)
        assert seen.width() / seen.height() == pytest.approx(size[0] / size[1])


def test_small_pictures_come_closer_to_the_face() -> None:
    spec = people()["doctor"]
    widths = [view(spec, width, round(width * 1.4)).width() for width in (41, 62, 84, 120, 160, 200, 480)]
    assert widths == sorted(widths)
    assert widths[0] < 0.7 * widths[-1]


def test_an_unknown_person_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        portrait("nobody", *SMALL)


def test_a_large_portrait_is_drawn_in_time() -> None:
    portrait("chemist", 480, 720)
    times = []
    for person in ("cook", "burglar", "postman", "nurse", "poet"):
        start = time.process_time()
        portrait(person, 480, 720)
        times.append(time.process_time() - start)
    # the budget is 0.12 s; this leaves room for a slow or busy computer
    assert sorted(times)[2] < 0.5
