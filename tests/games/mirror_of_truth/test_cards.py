"""The decks as they come with the program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mystery_table.core.errors import UserError
from mystery_table.games.mirror_of_truth import cards


@pytest.fixture(autouse=True)
def read_anew() -> Iterator[None]:
    yield
    cards._characters.cache_clear()
    cards._evidence.cache_clear()


def test_there_are_32_characters_and_150_pieces_of_evidence_each_with_three_names() -> None:
    assert len({cards.character_id(number) for number in range(32)}) == 32
    assert len({cards.evidence_id(number) for number in range(150)}) == 150
    for name in [*map(cards.character_name, range(32)), *map(cards.evidence_name, range(150))]:
        assert all(name)


def test_the_four_characters_of_the_source_are_on_four_cards() -> None:
    numbers = {cards.character_id(number): number for number in range(32)}
    four = [numbers[name] // 2 for name in ("chemist", "housewife", "pilot", "architect")]
    assert len(set(four)) == 4


@pytest.mark.parametrize("content", [None, b"", b"{}", b"[]", b'[{"id": 1}]', b"\xff"])
def test_a_missing_or_damaged_deck_is_refused_by_name(
    content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards._evidence.cache_clear()
    path = tmp_path / "evidence.json"
    if content is not None:
        path.write_bytes(content)
    monkeypatch.setattr(cards, "data_file", lambda *_: path)
    with pytest.raises(UserError, match=r"evidence\.json"):
        cards.evidence_name(0)
