"""The rules pages of all games: the same in every language, complete, and true to rules and data (R4)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from mystery_table import games
from mystery_table.art.pictures import picture
from mystery_table.core.rulebook import Block, Rulebook, cited, has_rules, load
from mystery_table.core.words import Text
from mystery_table.games.mary_king import cards as mary
from mystery_table.games.mysterium import options as mysterium
from mystery_table.games.thirteen_clues import cards as clues
from mystery_table.translate import LANGUAGES
from tools import catalogue, translations

ROOT = Path(__file__).parents[1]
GAMES = [game for game in games.names() if has_rules(game)]
ALL = [(game, language) for game in GAMES for language in LANGUAGES]
SHARED = ("goal", "setup", "turn", "readings", "ours")
"""What every page has, under its own heading; an hour is Mysterium's turn."""
RULE = {"en": r"rule (\w+)", "es": r"regla (\w+)", "ru": r"правило (\w+)"}


@cache
def sentences(game: str) -> tuple[Text, ...]:
    return tuple(Text(game, s.source) for s in translations.sentences() if s.context == game)


def shape(book: Rulebook) -> list[object]:
    """What must be equal in every language."""
    return [
        (block.kind, block.anchor, block.number, block.faces, [len(row) for row in block.rows], marks(block))
        for block in book.blocks
    ]


def marks(block: Block) -> list[tuple[str, bool]]:
    lines = [block.line, *(cell for row in block.rows for cell in row)]
    return [(span.to, span.ours) for line in lines for span in line if span.to or span.ours]


def readings(game: str, language: str = "en") -> list[str]:
    return [block.number for block in load(game, language).blocks if block.kind == "reading"]


def numbers(block: Block, row: int) -> list[list[int]]:
    return [
        [int(n) for n in re.findall(r"\d+", "".join(span.words for span in cell))]
        for cell in block.rows[row][1:]
    ]


def table_after(book: Rulebook, anchor: str, nth: int = 0) -> Block:
    at = next(n for n, block in enumerate(book.blocks) if block.anchor == anchor)
    return [block for block in book.blocks[at:] if block.kind == "table"][nth]


def test_R4_every_game_has_its_rules_in_every_language() -> None:
    assert GAMES == ["mary_king", "mirror_of_truth", "mysterium", "thirteen_clues"]
    assert all(load(game, language).blocks for game, language in ALL)


@pytest.mark.parametrize("game", GAMES)
def test_R4_pages_have_the_same_places_readings_pictures_and_marks_in_every_language(game: str) -> None:
    english = shape(load(game, "en"))
    for language in LANGUAGES:
        assert shape(load(game, language)) == english, language


@pytest.mark.parametrize(("game", "language"), ALL)
def test_R4_a_page_begins_with_the_games_name_and_has_what_a_newcomer_needs(game: str, language: str) -> None:
    book = load(game, language)
    assert book.title == games.module(game, "about").ABOUT.title.within(language)
    assert {*SHARED} - {"turn" if game == "mysterium" else ""} <= {*book.anchors()}
    assert 900 < sum(len(block.words.split()) for block in book.blocks) < 2400  # ten minutes of reading


@pytest.mark.parametrize(("game", "language"), ALL)
def test_R4_places_are_unique_and_links_lead_somewhere(game: str, language: str) -> None:
    anchors = load(game, language).anchors()
    assert len(anchors) == len(set(anchors))
    for block in load(game, language).blocks:
        assert {span.to for span in block.line if span.to} <= {*anchors}


@pytest.mark.parametrize("game", GAMES)
def test_R4_every_reading_that_a_test_proves_has_its_place(game: str) -> None:
    tested = set()
    for path in (ROOT / "tests" / "games" / game).glob("*.py"):
        text = path.read_text("utf-8")
        tested |= set(
            re.findall(r"(?:test_reading_|[Rr]eading |rule )(\d+[a-z]?)\b", text.replace("_a_", " "))
        )
        tested |= set(re.findall(r"def test_reading_(\d+[a-z]?)_", text))
    assert tested
    assert tested <= {*readings(game)}


@pytest.mark.parametrize("game", GAMES)
def test_R4_readings_are_counted_without_a_gap_and_have_titles(game: str) -> None:
    plain = [int(number) for number in readings(game) if number.isdigit()]
    assert plain == list(range(1, len(plain) + 1))
    for language in LANGUAGES:
        assert all(block.heading for block in load(game, language).blocks if block.kind == "reading")


@pytest.mark.parametrize("game", GAMES)
def test_R1_every_rule_that_a_sentence_names_has_its_place(game: str) -> None:
    named = {cited(said) for said in sentences(game)} - {""}
    assert len(named) >= 5
    assert named <= {*load(game, "en").anchors()}


@pytest.mark.parametrize(("game", "language"), [(g, x) for g, x in ALL if x != "en"])
def test_R1_translations_name_the_same_rule(game: str, language: str) -> None:
    for sentence, forms in catalogue.read(translations.FOLDER / f"{game}_{language}.ts").items():
        for form in forms:
            assert re.findall(RULE[language], form) == re.findall(RULE["en"], sentence.source), form


@pytest.mark.parametrize("game", GAMES)
def test_R4_every_section_that_the_code_opens_has_its_place(game: str) -> None:
    source = (ROOT / "mystery_table" / "games" / game / "sections.py").read_text("utf-8")
    opened = {name for line in re.findall(r"return (.+)", source) for name in re.findall(r'"([\w-]+)"', line)}
    opened |= set(re.findall(r': "([\w-]+)"', source))
    assert opened
    assert opened - {"window", "recall"} <= {*load(game, "en").anchors()}
    assert {"setup", "goal"} <= {*load(game, "en").anchors()}  # of the lobby and of help
    if games.module(game, "about").ABOUT.campaign:
        assert "missions" in load(game, "en").anchors()


@pytest.mark.parametrize("game", GAMES)
def test_R4_every_picture_can_be_drawn(game: str) -> None:
    faces = {face for block in load(game, "en").blocks for row in block.faces for face in row}
    assert len(faces) >= 9
    for face in faces:
        assert not picture(face, 40, 56).isNull()


@pytest.mark.parametrize(("game", "language"), ALL)
def test_I2_pages_are_written_as_their_language_is(game: str, language: str) -> None:
    for block in load(game, language).blocks:
        words = block.words
        assert '"' not in words, words
        if language == "ru":
            latin = set(re.findall(r"[A-Za-z]{2,}", words))
            assert not latin, words
        if language == "es":
            assert words.count("?") == words.count("¿"), words
            assert words.count("!") == words.count("¡"), words
            assert not re.search(r"\b(vosotros|usted|vuestr\w+|\w+[áé]is)\b", words), words
        if language != "en":
            assert not re.search("[“”]", words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_R4_the_numbers_of_mary_king_are_those_of_its_ruleset(language: str) -> None:
    book, rules = load("mary_king", language), mary.standard()
    days = table_after(book, "turn")
    assert [numbers(days, n + 1) for n in range(5)] == [[[day.controls], [day.ideas]] for day in rules.days]
    for anchor, found in (
        ("penalty", {entry.area: entry.penalty for entry in rules.penalty}),
        ("end", {entry.tiles: entry.bonus for entry in rules.friday_bonus}),
    ):
        table = table_after(book, anchor)
        told: dict[int, int] = {}
        for sizes, (value,) in zip(numbers(table, 0), numbers(table, 1), strict=True):
            told |= dict.fromkeys(range(sizes[0], sizes[-1] + 1), value)
        assert told == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_R4_the_power_cards_of_mary_king_are_told_as_they_are_printed(language: str) -> None:
    words = " ".join(block.words for block in load("mary_king", language).blocks)
    for power in mary.standard().powers:
        assert power.name.name().within(language) in words
        for effect in power.effects:
            assert " ".join(effect.text.name().within(language).split()) in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_R4_the_table_of_mysterium_is_that_of_its_ruleset(language: str) -> None:
    table = table_after(load("mysterium", language), "setup")
    for seats in range(2, 8):
        for row, level in enumerate(("easy", "medium", "hard"), 1):
            rules = mysterium.settle({"level": level}, seats)["rules"]
            assert numbers(table, row)[seats - 2] == [rules["laid"]]
    track = table_after(load("mysterium", language), "poll")
    for row, seats in ((1, 4), (1, 5), (2, 6), (2, 7)):
        rules = mysterium.settle({}, seats)["rules"]
        one, two, three = numbers(track, row)
        assert (one[-1] + 1, two[0], two[-1] + 1, three[0]) == (
            rules["two"],
            rules["two"],
            rules["three"],
            rules["three"],
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_R4_the_cards_of_13_clues_are_those_of_the_deck(language: str) -> None:
    table = table_after(load("thirteen_clues", language), "cards")
    told = ["".join(span.words for span in cell) for row in table.rows[1:] for cell in row[1:]]
    names = [clues.card_name(card).within(language) for card in range(30)]
    by_suit = [names[kind * 10 + suit] for suit in range(10) for kind in range(3)]
    assert [cell.split(",")[0] for cell in told] == by_suit


def test_R4_the_table_of_players_of_13_clues_adds_up() -> None:
    table = table_after(load("thirteen_clues", "en"), "cards", 1)
    for row in range(1, 6):
        players = int(table.rows[row][0][0].words)
        cards, informants = (numbers(table, row)[column][0] for column in (1, 2))
        assert cards - 3 * (players - 1) - 2 == 13
        assert informants == cards - 5 * players


@pytest.mark.parametrize(("game", "language"), ALL)
def test_R4_values_of_our_own_are_marked(game: str, language: str) -> None:
    marked = [block for block in load(game, language).blocks if any(ours for _, ours in marks(block))]
    assert len(marked) >= 3
