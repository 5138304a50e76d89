import pytest
from pydantic import ValidationError

from mystery_table.art import motifs
from mystery_table.art.palettes import ALL
from mystery_table.art.portraits.backdrops import BACKDROPS
from mystery_table.art.portraits.clothes import DETAILS, OUTFITS
from mystery_table.art.portraits.clothes.jewels import HEAD_EXTRAS
from mystery_table.art.portraits.clothes.worn import EXTRAS
from mystery_table.art.portraits.face.beards import BEARDS
from mystery_table.art.portraits.face.eyes import BROWS, EYES
from mystery_table.art.portraits.face.eyewear import EYEWEAR
from mystery_table.art.portraits.face.head import HEADS
from mystery_table.art.portraits.face.nose_mouth import MOODS, NOSES
from mystery_table.art.portraits.hair import HAIR_STYLES
from mystery_table.art.portraits.hats import HATS
from mystery_table.art.portraits.props import PROPS
from mystery_table.art.portraits.spec import HAIR, SKINS, Portrait, people

SPECS = list(people().values())
KNOWN = {
    "palette": set(ALL),
    "backdrop": set(BACKDROPS),
    "skin": set(SKINS),
    "head": set(HEADS),
    "eyes": {*EYES, "closed"},
    "brows": set(BROWS),
    "nose": set(NOSES),
    "mouth": {*MOODS, "open", "grin"},
    "eyewear": {*EYEWEAR, ""},
    "hair": HAIR_STYLES,
    "hair_colour": set(HAIR),
    "brow_colour": {*HAIR, ""},
    "beard": {*BEARDS, ""},
    "hat": {*HATS, ""},
    "outfit": set(OUTFITS),
}


@pytest.mark.parametrize("field", KNOWN)
def test_every_word_of_a_spec_is_known(field: str) -> None:
    assert {getattr(spec, field) for spec in SPECS} <= KNOWN[field]


@pytest.mark.parametrize("field", ["backdrop", "hair", "beard", "hat", "outfit", "eyewear"])
def test_everything_that_can_be_drawn_is_used_by_somebody(field: str) -> None:
    used = {getattr(spec, field) for spec in SPECS}
    assert not KNOWN[field] - used - {""}


def test_extras_and_props_are_known_and_used() -> None:
    extras = {extra for spec in SPECS for extra in spec.extras}
    assert extras == {*DETAILS, *EXTRAS, *HEAD_EXTRAS}
    assert {prop.kind for spec in SPECS for prop in spec.props} == set(PROPS)


def test_every_motif_of_a_spec_exists() -> None:
    used = {spec.emblem for spec in SPECS} | {prop.motif for spec in SPECS for prop in spec.props}
    for name in used - {""}:
        assert motifs.source(name).startswith("<svg")


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(ValidationError):
        Portrait.model_validate({"id": "x", "game": "mysterium", "gender": "m", "moustache": "big"})


def test_a_bad_colour_is_refused() -> None:
    with pytest.raises(ValidationError):
        Portrait.model_validate({"id": "x", "game": "mysterium", "gender": "m", "cloth": "blue"})
