"""The deck as the rules page lists it, in three languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mystery_table.core.errors import UserError
from mystery_table.games.thirteen_clues import cards, phrases
from mystery_table.games.thirteen_clues.cards import FILTERS, FIRST_KIND, SUITS, filter_id, masks
from mystery_table.games.thirteen_clues.state import BOTH, LEFT, RIGHT, Line
from tests.games.thirteen_clues.positions import named

TABLE = {
    "purple": "officer man parlor indoors knife melee",
    "pink": "duke man market outdoors crossbow ranged",
    "red": "butcher man library indoors poison melee",
    "green": "countess woman park outdoors sword melee",
    "yellow": "nurse woman museum indoors blowgun ranged",
    "blue": "maid woman harbor outdoors rifle ranged",
    "orange": "dancer woman theater indoors gun ranged",
    "white": "sailor man plaza outdoors candlestick melee",
    "brown": "florist woman railcar indoors hammer melee",
    "gray": "coachman man racecourse outdoors bow ranged",
}


def test_ten_suits_have_a_person_a_place_and_a_weapon_with_a_trait_each() -> None:
    assert [suit.id for suit in cards.suits()] == list(TABLE)
    for suit, row in enumerate(TABLE.values()):
        person, man, place, door, weapon, range_ = row.split()
        trio = [suit + 10 * kind for kind in range(3)]
        assert [cards.card_id(card) for card in trio] == [person, place, weapon]
        assert [filter_id(cards.trait_of(card)) for card in trio] == [man, door, range_]


def test_every_suit_has_a_colour_and_a_symbol_of_its_own() -> None:
    """A4: never colour alone."""
    assert len({suit.colour for suit in cards.suits()}) == SUITS
    assert len({suit.symbol for suit in cards.suits()}) == SUITS


def test_filters_match_three_cards_of_a_suit_half_a_kind_or_a_whole_kind() -> None:
    sizes = [mask.bit_count() for mask in masks()]
    assert sizes[:SUITS] == [3] * SUITS
    assert sizes[SUITS:FIRST_KIND] == [5, 5, 5, 5, 5, 5]
    assert sizes[FIRST_KIND:] == [10] * 3


def test_counts_take_the_right_plural_in_every_language() -> None:
    red, man = 2, 10
    assert [phrases.count(red, n).ru for n in (0, 1, 2, 5)] == [
        "ни одной красной карты",
        "1 красная карта",
        "2 красные карты",
        "5 красных карт",
    ]
    assert [phrases.seen(man, n).ru for n in (1, 2, 5)] == ["1 мужчину", "2 мужчин", "5 мужчин"]
    assert [phrases.count(red, n).es for n in (0, 1, 2)] == [
        "ninguna carta roja",
        "1 carta roja",
        "2 cartas rojas",
    ]
    assert phrases.asked(red) == ("red cards", "cuántas cartas rojas", "красных карт")
    assert [phrases.plural("ru", n) for n in (1, 2, 5, 11, 12, 21, 22, 25, 101, 111)] == [
        "one", "few", "many", "many", "many", "one", "few", "many", "one", "many",
    ]  # fmt: skip


def test_every_filter_has_all_its_words() -> None:
    for about in range(FILTERS):
        for number in range(11):
            for said in (phrases.asked(about), phrases.count(about, number), phrases.label(about)):
                assert all(said)
                assert not any("{" in word for word in said)
        for side in (BOTH, LEFT, RIGHT):
            line = Line(0, 1, about, side, 0)
            assert phrases.question(line) != phrases.reply(line) != phrases.counted(line)


def test_an_accusation_is_spoken_with_the_gender_of_the_person() -> None:
    assert phrases.accusation(named("butcher", "park", "sword")) == (
        "It was the Butcher in the Park with the Sword!",
        "¡Fue el Carnicero en el Parque con la Espada!",
        "Это сделал Мясник в Парке, Мечом!",
    )
    assert phrases.accusation(named("maid", "park", "sword")).ru.startswith("Это сделала Служанка")


@pytest.mark.parametrize("damage", ["[]", "{", '[{"id": 1}]'])
def test_a_damaged_deck_is_an_error_that_names_the_file(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "suits.json"
    path.write_text(damage)
    monkeypatch.setattr(cards, "asset", lambda _: path)
    cards.suits.cache_clear()
    try:
        with pytest.raises(UserError, match=r"suits\.json"):
            cards.suits()
    finally:
        cards.suits.cache_clear()


def test_a_deck_in_another_order_or_without_a_file_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "cards.json"
    found = json.loads(cards.asset("cards.json").read_text("utf-8"))
    path.write_text(json.dumps(found[::-1]))
    cards.suits()  # is kept, so that only the cards are read again
    for there in (path, tmp_path / "none.json"):
        monkeypatch.setattr(cards, "asset", lambda _, there=there: there)
        cards._cards.cache_clear()
        with pytest.raises(UserError, match=there.name):
            cards._cards()
    monkeypatch.undo()
    cards._cards.cache_clear()
