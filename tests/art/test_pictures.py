"""Every face that a game shows is drawn, at every size, the same every time."""

import subprocess
import sys

import pytest
from PySide6.QtGui import QImage

from mystery_table.art.backs import backs
from mystery_table.art.icons import motif_icon, program_icon, save_icon
from mystery_table.art.pictures import picture
from mystery_table.core.layout import Face

MIRROR = "mirror_of_truth"
SAMPLES = [
    Face(MIRROR, "evidence", "dagger"),
    Face(MIRROR, "evidence", "violin"),
    Face(MIRROR, "character", "chemist"),
    Face(MIRROR, "back", "evidence"),
    Face(MIRROR, "vote", "innocent"),
    Face("thirteen_clues", "weapon", "gun"),
]


def is_opaque(image: QImage) -> bool:
    places = (
        (0, 0),
        (image.width() - 1, 0),
        (0, image.height() - 1),
        (image.width() - 1, image.height() - 1),
    )
    return all(image.pixelColor(x, y).alpha() == 255 for x, y in places)


@pytest.mark.parametrize("face", SAMPLES)
@pytest.mark.parametrize("size", [(41, 56), (120, 165), (240, 200)])
def test_a_picture_has_the_size_asked_for_and_no_hole(face: Face, size: tuple[int, int]) -> None:
    image = picture(face, *size)
    assert (image.width(), image.height()) == size
    assert is_opaque(image)


@pytest.mark.parametrize("face", SAMPLES)
def test_identical_faces_have_identical_pixels(face: Face) -> None:
    assert picture(face, 90, 120) == picture(face, 90, 120)


def test_pixels_do_not_depend_on_the_process() -> None:
    script = (
        "import zlib;"
        "from mystery_table.art.pictures import picture; from mystery_table.core.layout import Face;"
        "image = picture(Face('mirror_of_truth', 'evidence', 'owl'), 80, 110);"
        "print(zlib.crc32(image.constBits()))"
    )
    seen = {
        subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(seen) == 1


@pytest.mark.parametrize(("game", "deck"), [(game, deck) for game in backs() for deck in backs()[game]])
def test_every_back_is_drawn(game: str, deck: str) -> None:
    assert not picture(Face(game, "back", deck), 60, 80).isNull()


def test_backs_of_one_game_differ() -> None:
    images = [picture(Face(MIRROR, "back", deck), 60, 80) for deck in backs()[MIRROR]]
    assert all(a != b for i, a in enumerate(images) for b in images[:i])


@pytest.mark.parametrize(
    "face", [Face(MIRROR, "evidence", "none"), Face(MIRROR, "moods", "dagger"), Face("x", "y", "z")]
)
def test_a_face_that_nobody_draws_is_a_key_error(face: Face) -> None:
    with pytest.raises(KeyError):
        picture(face, 41, 56)


def test_a_size_without_pixels_is_refused() -> None:
    with pytest.raises(ValueError, match="0 x 5"):
        picture(SAMPLES[0], 0, 5)


@pytest.mark.parametrize("size", [16, 64, 256])
def test_icons_have_the_size_asked_for_and_clear_corners(size: int) -> None:
    for image in (program_icon(size), save_icon(size), motif_icon("skull", size)):
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(0, 0).alpha() < 128


def test_no_widget_is_imported_to_draw() -> None:
    script = (
        "import sys, mystery_table.art.worker as w; w.prepare(); sys.exit('PySide6.QtWidgets' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
