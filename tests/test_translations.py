"""The three languages are complete and in step with the sources (I1, I2, I3)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import catalogue, translations
from tools.sentences import Sentence, placeholders

ALL = [(name, language) for name in translations.catalogues() for language in catalogue.FORMS]
FOREIGN = [(name, language) for name, language in ALL if language != "en"]

FIELDS = "area board cells card copies count days draw false flash flip friday ghost id least monday mortal"
MORE_FIELDS = "origin_of overlay penalty same setup shape start text tile tokens true turn_end when"
"""What stands in ruleset and mission files, and so in the messages about them."""
LATIN_IN_RUSSIAN = {*FIELDS.split(), *MORE_FIELDS.split()} | {
    "Qt",
    "QtAwesome",
    "Python",
    "Esc",
    "Tab",
    "Enter",
    "Ctrl",
    "Alt",
    "Backspace",
    "pair",
    "competitive",
}
"""Names, keys and values of options stay as they are; so may words in capitals and file extensions."""
SAME_IN_SPANISH = {
    "ideas", "mortal", "Total", "Error", "bot", "Bot", "%n bots", "No", "Normal", "{0} min", "{0} s"
}  # fmt: skip
"""Sources whose Spanish is the same word."""


def said(name: str, language: str) -> Iterator[tuple[Sentence, str]]:
    for sentence, forms in catalogue.read(translations.FOLDER / f"{name}_{language}.ts").items():
        for form in forms:
            yield sentence, form


@pytest.mark.parametrize(("name", "language"), ALL)
def test_I1_each_catalogue_holds_exactly_the_sentences_of_the_sources(name: str, language: str) -> None:
    there = catalogue.read(translations.FOLDER / f"{name}_{language}.ts")
    wanted = translations.expected(translations.sentences(), name, language)
    assert sorted(there) == wanted


@pytest.mark.parametrize(("name", "language"), ALL)
def test_I1_every_sentence_is_translated_in_every_plural_form(name: str, language: str) -> None:
    for sentence, forms in catalogue.read(translations.FOLDER / f"{name}_{language}.ts").items():
        assert len(forms) == (catalogue.FORMS[language] if sentence.plural else 1), sentence
        assert all(form.strip() for form in forms), sentence


@pytest.mark.parametrize(("name", "language"), ALL)
def test_what_the_program_reads_is_made_of_what_translators_write(
    name: str, language: str, tmp_path: Path
) -> None:
    source, fresh = translations.FOLDER / f"{name}_{language}.ts", tmp_path / "fresh.qm"
    catalogue.release(source, fresh)
    assert source.with_suffix(".qm").read_bytes() == fresh.read_bytes()


@pytest.mark.parametrize(("name", "language"), ALL)
def test_a_catalogue_is_written_as_the_tool_writes_it(name: str, language: str, tmp_path: Path) -> None:
    path, again = translations.FOLDER / f"{name}_{language}.ts", tmp_path / "again.ts"
    catalogue.write(again, language, catalogue.read(path))
    assert path.read_bytes() == again.read_bytes()


@pytest.mark.parametrize(("name", "language"), ALL)
def test_I3_placeholders_are_the_same_in_every_language(name: str, language: str) -> None:
    for sentence, form in said(name, language):
        assert placeholders(form) == placeholders(sentence.source), (sentence, form)


@pytest.mark.parametrize("name", translations.catalogues())
def test_I1_russian_is_written_in_russian_letters(name: str) -> None:
    for sentence, form in said(name, "ru"):
        words = re.findall(r"[A-Za-z][A-Za-z_]+", re.sub(r"%n|\{\d+\}|--[a-z-]+|\.[a-z]+", "", form))
        latin = {word for word in words if not word.isupper()} - LATIN_IN_RUSSIAN
        assert not latin, (sentence, form)


@pytest.mark.parametrize(("name", "language"), FOREIGN)
def test_I1_no_english_is_left_over(name: str, language: str) -> None:
    allowed = SAME_IN_SPANISH if language == "es" else set()
    for sentence, form in said(name, language):
        speaks = re.search(r"[A-Za-z]", re.sub(r"%n|\{\d+\}", "", sentence.source))
        assert form != sentence.source or not speaks or form in allowed, sentence


@pytest.mark.parametrize(("name", "language"), FOREIGN)
def test_I2_quotation_and_question_marks_are_those_of_the_language(name: str, language: str) -> None:
    for sentence, form in said(name, language):
        assert not re.search(r"[\"“”„]", form), (sentence, form)
        if language == "es":
            assert form.count("?") == form.count("¿"), form
            assert form.count("!") == form.count("¡"), form


def test_I3_messages_of_errors_are_sentences_that_can_be_translated() -> None:
    plain = []
    for path in (translations.ROOT / "mystery_table").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "UserError":
                continue
            if isinstance(node.args[0], ast.JoinedStr | ast.Constant):
                plain.append(f"{path.relative_to(translations.ROOT)}:{node.lineno}")
    assert plain == []
