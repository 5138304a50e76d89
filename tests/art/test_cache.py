"""The cache of pictures: bounded, robust against damage, other programs and folders that cannot be used."""

import os
import time
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from mystery_table.art.cache import FaceCache, art_version, pack, unpack
from mystery_table.core.layout import Face

FACE = Face("mirror_of_truth", "evidence", "dagger")


def plain(colour: str, width: int = 40, height: int = 50) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


@pytest.fixture
def kept(tmp_path: Path) -> FaceCache:
    cache = FaceCache(tmp_path / "faces")
    assert cache.save(FACE, 40, 50, plain("#336699"))
    return cache


def test_a_saved_picture_is_found_again(kept: FaceCache) -> None:
    image = kept.load(FACE, 40, 50)
    assert image is not None
    colour, meant = image.pixelColor(20, 20), QColor("#336699")
    assert abs(colour.red() - meant.red()) + abs(colour.blue() - meant.blue()) < 8  # a JPEG is nearly exact


def test_another_size_is_another_picture(kept: FaceCache) -> None:
    assert kept.load(FACE, 41, 50) is None


def test_two_programs_share_one_folder(kept: FaceCache) -> None:
    assert FaceCache(kept.folder).load(FACE, 40, 50) is not None


@pytest.mark.parametrize("damage", [b"", b"rubbish", None])
def test_a_damaged_file_is_as_good_as_none(kept: FaceCache, damage: bytes | None) -> None:
    path = kept.path(FACE, 40, 50)
    content = path.read_bytes()
    path.write_bytes(content[:-20] if damage is None else damage)
    assert kept.load(FACE, 40, 50) is None
    kept.save(FACE, 40, 50, plain("#336699"))
    assert kept.load(FACE, 40, 50) is not None


def test_one_flipped_bit_is_noticed() -> None:
    content = bytearray(pack(plain("#884422")))
    content[-9] ^= 1
    assert unpack(bytes(content)) is None


def test_a_file_of_another_size_is_not_shown(kept: FaceCache) -> None:
    kept.path(FACE, 40, 50).write_bytes(pack(plain("#000000", 10, 10)))
    assert kept.load(FACE, 40, 50) is None


def test_the_least_recently_used_pictures_go_when_there_are_too_many(tmp_path: Path) -> None:
    size = len(pack(plain("#112233")))
    cache = FaceCache(tmp_path, bound=size * 10)
    faces = [FACE._replace(id=str(i)) for i in range(14)]
    for age, face in enumerate(faces):
        cache.save(face, 40, 50, plain("#112233"))
        path = cache.path(face, 40, 50)
        if path.exists():
            os.utime(path, (time.time() - 9000 + age, time.time() - 9000 + age))
        assert cache.load(faces[0], 40, 50) is not None  # which counts as used
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= size * 10
    assert cache.load(faces[1], 40, 50) is None
    assert cache.load(faces[-1], 40, 50) is not None


def test_half_written_files_of_a_crash_go_with_time(tmp_path: Path) -> None:
    left = tmp_path / "x.part"
    left.write_bytes(b"half")
    os.utime(left, (1, 1))
    FaceCache(tmp_path, bound=1).save(FACE, 40, 50, plain("#112233"))
    assert not left.exists()


def test_files_that_are_not_ours_stay(tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("mine")
    FaceCache(tmp_path, bound=1).save(FACE, 40, 50, plain("#112233"))
    assert (tmp_path / "note.txt").exists()


def test_a_folder_that_cannot_be_made_only_means_no_cache(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    cache = FaceCache(tmp_path / "file" / "faces")
    assert not cache.save(FACE, 40, 50, plain("#112233"))
    assert cache.load(FACE, 40, 50) is None


def test_a_full_disk_leaves_no_half_file(kept: FaceCache, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert not kept.save(FACE._replace(id="axe"), 40, 50, plain("#112233"))
    assert [path.suffix for path in kept.folder.iterdir()] == [".face"]


def test_the_version_is_a_digest_that_stays() -> None:
    assert art_version() == art_version()
    assert len(art_version()) == 16
