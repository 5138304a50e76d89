"""Rules pages as blocks: the format, the places that sentences name, and search."""

from __future__ import annotations

import pytest

from mystery_table.core import rulebook
from mystery_table.core.layout import Face
from mystery_table.core.rulebook import Block, Rulebook, Span, cited
from mystery_table.core.rulesearch import fold, hits, search
from mystery_table.core.words import Text

PAGE = """# The Game

First words that
go on.

## A turn {#turn}

- One **strong** point,
- another with [rule 3](#rule-3) {ours}.

> An example.

| Head | Two |
|---|---|
| cell | {ours} |

![Two rows](face:card/a face:card/b / face:card/c)

3. **A title.** A reading.
12a. Ёлка, café, ЙОД.
"""


def page(text: str = PAGE) -> Rulebook:
    return Rulebook("game", "en", tuple(rulebook._blocks("game", text)))


def test_a_page_is_read_into_blocks_in_their_order() -> None:
    kinds = [block.kind for block in page().blocks]
    assert kinds == [
        "title",
        "text",
        "heading",
        "point",
        "point",
        "example",
        "table",
        "pictures",
        "reading",
        "reading",
    ]
    assert page().blocks[1].words == "First words that go on."
    assert page().title == "The Game"


def test_what_stands_in_a_line_is_told_apart() -> None:
    point = page().blocks[4]
    assert point.line == (
        Span("another with "),
        Span("rule 3", to="rule-3"),
        Span(" "),
        Span("", ours=True),
        Span("."),
    )
    assert page().blocks[3].line[1] == Span("strong", strong=True)


def test_headings_and_readings_are_places() -> None:
    assert page().anchors() == ("turn", "rule-3", "rule-12a")
    readings = [(block.number, block.heading) for block in page().blocks if block.kind == "reading"]
    assert readings == [("3", "A title"), ("12a", "")]


def test_pictures_name_faces_of_the_game_in_rows() -> None:
    (block,) = [block for block in page().blocks if block.kind == "pictures"]
    a, b, c = (Face("game", "card", name) for name in "abc")
    assert block.faces == ((a, b), (c,))
    assert block.words == "Two rows"


def test_a_table_has_its_head_first() -> None:
    (table,) = [block for block in page().blocks if block.kind == "table"]
    assert table.rows == (((Span("Head"),), (Span("Two"),)), ((Span("cell"),), (Span("", ours=True),)))


@pytest.mark.parametrize("line", ["#### Too deep", "#No room", "![no face](picture.png)"])
def test_a_line_that_is_no_part_of_the_format_is_named(line: str) -> None:
    with pytest.raises(ValueError, match=line[:4].replace("[", r"\[")):
        page(f"# Title\n\n{line}")


@pytest.mark.parametrize(
    ("source", "place"),
    [("No (rule 7).", "rule-7"), ("No (rule 12a)", "rule-12a"), ("No (missions).", "missions"), ("No.", "")],
)
def test_R1_a_sentence_names_its_rule_at_its_end(source: str, place: str) -> None:
    assert cited(Text("app", source)) == place


def test_nothing_is_cited_by_what_is_no_sentence() -> None:
    assert cited(None) == cited("(rule 7)") == ""


def test_R4_search_ignores_accents_case_and_yo_but_not_short_i() -> None:
    assert [found.block for found in search(page(), "елка CAFE")] == [9]
    assert search(page(), "ёлка")
    assert search(page(), "йод")
    assert not search(page(), "иод")


def test_R4_search_wants_every_word_and_finds_nothing_for_nothing() -> None:
    assert not search(page(), "first reading")
    assert search(page(), "words first")
    assert not search(page(), "  ")


def test_a_find_tells_its_section_and_the_words_around() -> None:
    long = "# T\n\n## Part {#part}\n\n" + "before " * 20 + "needle" + " after" * 20
    (found,) = search(page(long), "NEEDLE")
    assert found.section == "Part"
    assert found.excerpt.startswith("… before")
    assert found.excerpt.endswith("after …")
    assert "needle" in found.excerpt


def test_hits_are_places_in_the_words_as_they_stand() -> None:
    words = "Ёж и café: ЕЖИК"
    assert [words[start:end] for start, end in hits(words, "еж")] == ["Ёж", "ЕЖ"]
    assert [words[start:end] for start, end in hits(words, "cafe")] == ["café"]
    assert fold("Æß")[0] == "æss"


def test_what_a_block_says_is_all_that_is_written_in_it() -> None:
    assert Block("table", rows=(((Span("a"),), (Span("b"),)),)).words == "a b"
