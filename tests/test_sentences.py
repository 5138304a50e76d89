"""What the finder of sentences accepts and refuses (I3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.sentences import Fault, Sentence, collect, placeholders


def found(folder: Path, source: str) -> list[Sentence]:
    file = folder / "code.py"
    file.write_text(source, encoding="utf-8")
    return collect([file], folder)


def test_sentences_are_found_once_each_with_and_without_numbers(tmp_path: Path) -> None:
    code = 'Text("app", "Hello {0}", (a,)); words.Text("g", "%n card", n=3); Text("app", "Hello " "{0}", x)'
    assert found(tmp_path, code) == [Sentence("app", "Hello {0}", False), Sentence("g", "%n card", True)]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ('Text("app", f"Hello {name}")', "f-string"),
        ("Text(context, 'Hello')", "no literal"),
        ('Text("app")', "no literal"),
        ('Text("app", "Hello {0}")', "0 arguments"),
        ('Text("app", "Hello", (a,))', "1 arguments"),
        ('Text("app", "{0} and {2}", (a, b))', "2 arguments"),
        ('Text("app", "Hello {", (a,))', "cannot be filled in"),
        ('Text("app", "%n cards")', "belong together"),
        ('Text("app", "cards", n=3)', "belong together"),
    ],
)
def test_I3_what_cannot_be_translated_is_refused_with_its_place(
    tmp_path: Path, code: str, reason: str
) -> None:
    with pytest.raises(Fault, match=rf"code\.py:2: .*{reason}"):
        found(tmp_path, "\n" + code)


def test_one_sentence_cannot_stand_with_a_number_and_without(tmp_path: Path) -> None:
    with pytest.raises(Fault):
        found(tmp_path, 'Text("app", "%n", n=3); Text("app", "%n")')


def test_arguments_that_cannot_be_counted_are_let_through(tmp_path: Path) -> None:
    assert found(tmp_path, 'Text("app", "{0} {1}", args); Text("app", "{0}, {1}", (*both,))')


def test_placeholders_are_numbers_and_the_plural_sign() -> None:
    assert placeholders("{0} has %n of {12}") == {"0", "%n", "12"}
