"""The evidence: complete, made of things that exist, and no two pictures alike."""

import json
from collections import Counter
from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from mystery_table.art.evidence.compose import Picture, evidence, pictures
from mystery_table.art.evidence.flat import FLAT
from mystery_table.art.evidence.floors import FLOORS
from mystery_table.art.motifs import names
from mystery_table.art.objects import OBJECTS
from mystery_table.art.palettes import MOODS
from mystery_table.paths import data_file

WIDTH, HEIGHT = 24, 33  # of a thumbnail: 120 x 165 divided by five
CLOSEST = 24.0  # mean difference of a channel (0..255); the nearest pairs were looked at and lie above it


def thumbnail(name: str) -> bytes:
    small = evidence(name, 120, 165).scaled(WIDTH, HEIGHT).convertToFormat(QImage.Format.Format_RGB888)
    stride, pixels = small.bytesPerLine(), bytes(small.constBits())
    return b"".join(pixels[y * stride : y * stride + WIDTH * 3] for y in range(HEIGHT))


def test_every_piece_of_evidence_has_a_picture_and_no_other() -> None:
    deck = json.loads(data_file("assets", "mirror_of_truth", "evidence.json").read_text("utf-8"))
    assert list(pictures()) == [card["id"] for card in deck]


ALL = [(game, name) for game in ("mirror_of_truth", "mysterium", "mary_king") for name in pictures(game)]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_picture_is_made_of_things_that_exist(game: str, name: str) -> None:
    spec, known = pictures(game)[name], names().keys() | OBJECTS.keys()
    shown = {spec.motif or name, spec.pattern or spec.motif or name} | {
        prop.motif for prop in (*spec.behind, *spec.props)
    }
    assert shown <= known
    assert spec.backdrop in FLAT | FLOORS
    assert spec.palette in MOODS


def test_no_thing_stands_alone_before_a_plain_backdrop() -> None:
    dense = {"medallion", "ocean"}
    lone = [name for name, spec in pictures().items() if not spec.props and not spec.behind]
    assert all(pictures()[name].backdrop in dense for name in lone)


def test_no_two_pictures_share_backdrop_and_palette() -> None:
    looks = Counter((spec.backdrop, spec.palette) for spec in pictures().values())
    assert [look for look, count in looks.items() if count > 1] == []


@pytest.mark.slow
def test_no_two_pictures_look_alike_at_120_pixels() -> None:
    small = {name: thumbnail(name) for name in pictures()}
    for (a, first), (b, second) in combinations(small.items(), 2):
        distance = sum(abs(x - y) for x, y in zip(first, second, strict=True)) / len(first)
        assert distance > CLOSEST, (a, b, distance)


def test_an_unknown_field_of_a_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="backdrob"):
        Picture.model_validate({"palette": "noir", "backdrop": "lamp", "backdrob": "x"})
