"""Every face that a game shows is drawn, at every size, the same every time."""

import subprocess
import sys

import pytest
from PySide6.QtGui import QImage

from mystery_table.art.backs import backs
from mystery_table.art.evidence.compose import pictures
from mystery_table.art.icons import motif_icon, program_icon, save_icon
from mystery_table.art.mary.picture import painting, tile
from mystery_table.art.motifs import names
from mystery_table.art.objects import OBJECTS
from mystery_table.art.pictures import picture
from mystery_table.art.places.picture import MANOR, TOWN
from mystery_table.art.visions.picture import TEMPLATES, visions
from mystery_table.art.weapons import WEAPONS
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


OTHERS = [
    *(Face("thirteen_clues", "weapon", name) for name in WEAPONS),
    *(Face("thirteen_clues", "place", name) for name in TOWN),
    *(Face("mysterium", "place", name) for name in MANOR),
    *(Face("mysterium", "object", name) for name in pictures("mysterium")),
    *(Face("mysterium", "vision", name) for name in visions()),
    *(
        Face("mary_king", "power", f"{side}.{n}")
        for side in ("mortal", "ghost")
        for n in pictures("mary_king")
    ),
    *(Face("mary_king", "control", name) for name in ("mortal_0", "ghost_3_4", "mortal_0_1_3")),
    *(Face("mary_king", "tile", f"{mode}_{i}") for mode in ("mortal", "ghost") for i in range(12)),
]


@pytest.mark.slow
@pytest.mark.parametrize("face", OTHERS)
def test_every_card_of_the_other_games_is_drawn(face: Face) -> None:
    assert not picture(face, 84, 130).isNull()


def test_the_town_and_the_manor_have_different_libraries() -> None:
    first, second = Face("thirteen_clues", "place", "library"), Face("mysterium", "place", "library")
    assert picture(first, 60, 80) != picture(second, 60, 80)


def test_the_tiles_of_a_painting_join_without_a_gap() -> None:
    whole = painting("mortal", 90, 120)
    assert tile("mortal_4", 30, 30).pixelColor(0, 0).rgb() == whole.pixelColor(30, 30).rgb()


def test_a_tile_shows_its_side_and_whether_it_is_locked() -> None:
    names = ("mortal_4", "ghost_4", "mortal_4.locked", "ghost_4.locked")
    images = [picture(Face("mary_king", "tile", name), 30, 30) for name in names]
    assert all(a != b for i, a in enumerate(images) for b in images[:i])


def test_visions_name_their_motifs_so_that_a_build_can_pick_the_files() -> None:
    used = {motif for vision in visions().values() for motif in vision.motifs}
    assert used <= names().keys() | OBJECTS.keys()


def test_a_pattern_marks_its_tiles_in_the_colour_of_its_side() -> None:
    plain = picture(Face("mary_king", "control", "ghost_0"), 107, 146)
    other = picture(Face("mary_king", "control", "mortal_0"), 107, 146)
    assert plain.pixelColor(53, 60).rgb() == other.pixelColor(53, 60).rgb()
    assert plain != other
    with pytest.raises(KeyError):
        picture(Face("mary_king", "control", "mortal_12"), 107, 146)


@pytest.mark.parametrize("name", ["mortal_12", "mortal_", "living_3", "mortal_-1", "0"])
def test_a_tile_that_is_not_there_is_a_key_error(name: str) -> None:
    with pytest.raises(KeyError):
        picture(Face("mary_king", "tile", name), 30, 30)


def test_every_vision_has_a_template_that_exists_and_every_template_a_vision() -> None:
    assert {vision.template for vision in visions().values()} == TEMPLATES.keys()


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
