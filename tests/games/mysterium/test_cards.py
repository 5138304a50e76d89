"""The decks: complete, every card once, named in three languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mystery_table.core.errors import UserError
from mystery_table.games.mysterium import cards, motifs
from mystery_table.games.mysterium.cards import EACH, KINDS, VISIONS
from mystery_table.paths import data_file

LANGUAGES = ("en", "es", "ru")
TARGETS = range(KINDS * EACH)


def test_there_are_84_visions_and_18_cards_of_each_kind() -> None:
    assert len({cards.vision_id(vision) for vision in range(VISIONS)}) == 84
    assert len({cards.card_id(card) for card in TARGETS}) == 54
    assert [cards.kind_of(card) for card in TARGETS] == [0] * 18 + [1] * 18 + [2] * 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_unique_in_every_language(language: str) -> None:
    assert len({cards.card_name(card).within(language) for card in TARGETS}) == 54
    assert len({cards.vision_name(vision).within(language) for vision in range(VISIONS)}) == 84


def test_no_two_visions_have_the_same_picture() -> None:
    visions = json.loads(data_file("assets", "mysterium", "visions.json").read_text("utf-8"))
    kinds = ("template", "palette", "seed", "motifs", "options", "mood")
    assert len({json.dumps([vision[kind] for kind in kinds]) for vision in visions}) == 84


def test_a_vision_is_described_by_whole_sentences() -> None:
    for vision in range(VISIONS):
        for language in LANGUAGES:
            assert cards.vision_name(vision).within(language).endswith(".")


def test_every_vision_has_a_motif_for_every_card_in_three_languages() -> None:
    for vision in range(VISIONS):
        for card in TARGETS:
            assert all(motifs.motif(vision, card))


def test_a_missing_or_damaged_deck_is_refused_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = tmp_path / "suspects.json"
    monkeypatch.setattr(cards, "data_file", lambda *parts: tmp_path / parts[-1])
    cards._targets.cache_clear()
    try:
        with pytest.raises(UserError, match=r"suspects\.json"):
            cards.card_name(0)
        bad.write_text('[{"id": "butler"}]', "utf-8")
        with pytest.raises(UserError, match=r"suspects\.json"):
            cards.card_name(0)
        one = {"id": "butler", "name": {"en": "a", "es": "b", "ru": "c"}}
        bad.write_text(json.dumps([one] * 18), "utf-8")
        with pytest.raises(UserError, match="once"):
            cards.card_name(0)
    finally:
        cards._targets.cache_clear()
