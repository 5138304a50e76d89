"""Sentences are said in three languages and in one for tests (I1, I2)."""

from __future__ import annotations

import sys
from datetime import datetime

import pytest

from mystery_table.core.errors import UserError
from mystery_table.core.words import Name, Several, Text, Who
from mystery_table.translate import Speaker, stretched

NOW = datetime(2026, 5, 20, 12, 0).astimezone()


def at(*when: int) -> float:
    return datetime(*when).astimezone().timestamp()  # type: ignore[arg-type]  # a moment, spelt out


def test_sentences_nest_and_names_of_seats_are_put_in() -> None:
    card = Name("Compass", "Brújula", "Компас")
    said = Text("app", "{0}, {1}", (Several((Who(1), card, 7)), Text("app", "today, {0}", ("12:00",))))
    assert Speaker("en").say(said, ["Ann", "Bo"]) == "Bo, Compass, 7, today, 12:00"
    assert Speaker("es").say(said, ["Ann", "Bo"]) == "Bo, Brújula, 7, hoy, 12:00"
    assert Speaker("ru").say(said, ["Ann", "Bo"]) == "Bo, Компас, 7, сегодня, 12:00"


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert Speaker("ru").say(Who(2)) == "#3"


@pytest.mark.parametrize("language", ["en", "es", "ru", "xx"])
@pytest.mark.parametrize("name", ["{0}", "{", "}", "%n", "%1", "{name!r}", "100 % {}"])
def test_names_with_braces_or_percent_signs_do_no_harm(language: str, name: str) -> None:
    speaker = Speaker(language)
    assert name in speaker.say(Text("app", "today, {0}", (Who(0),)), [name])
    assert name in speaker.say(Name(name, name, name))


@pytest.mark.parametrize(
    ("n", "russian"),
    [
        (1, "1 очко"),
        (2, "2 очка"),
        (5, "5 очков"),
        (11, "11 очков"),
        (21, "21 очко"),
        (22, "22 очка"),
        (25, "25 очков"),
        (101, "101 очко"),
        (111, "111 очков"),
    ],
)
def test_I2_plurals_follow_the_language(n: int, russian: str) -> None:
    points = Text("mirror_of_truth", "%n point(s)", n=n)
    assert Speaker("ru").say(points) == russian
    assert Speaker("es").say(points) == ("1 punto" if n == 1 else f"{n} puntos")
    assert Speaker("en").say(points) == ("1 point" if n == 1 else f"{n} points")


def test_I2_numbers_follow_the_language() -> None:
    assert [Speaker(language).number(1234567) for language in ("en", "es", "ru")] == [
        "1,234,567",
        "1.234.567",
        "1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567",
    ]


@pytest.mark.parametrize(
    ("when", "english", "spanish", "russian"),
    [
        ((2026, 5, 20, 9, 5), "today, 09:05", "hoy, 09:05", "сегодня, 09:05"),
        ((2026, 5, 19, 21, 40), "yesterday, 21:40", "ayer, 21:40", "вчера, 21:40"),
        ((2026, 3, 2, 8, 0), "2 March, 08:00", "2 de marzo, 08:00", "2 марта, 08:00"),
        (
            (2025, 12, 31, 8, 0),
            "31 December 2025, 08:00",
            "31 de diciembre de 2025, 08:00",
            "31 декабря 2025, 08:00",
        ),
    ],
)
def test_I2_moments_are_said_as_people_say_them(
    when: tuple[int, ...], english: str, spanish: str, russian: str
) -> None:
    said = [Speaker(language).moment(at(*when), NOW.timestamp()) for language in ("en", "es", "ru")]
    assert said == [english, spanish, russian]


def test_the_language_for_tests_is_at_least_40_percent_longer_and_in_brackets() -> None:
    plain = Text("app", "There is no file {0}.", ("x",))
    long = Speaker("xx").say(plain)
    assert long.startswith("[There is no file x.")
    assert long.endswith("]")
    assert len(long) >= 1.4 * len(Speaker("en").say(plain))
    assert len(stretched("Compass", 7)) >= 1.4 * 7


def test_without_qt_it_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtCore", None)
    speaker = Speaker("ru")
    assert speaker.say(Text("app", "There is no file {0}.", ("x",))) == "There is no file x."
    assert speaker.moment(at(2026, 5, 19, 21, 40), NOW.timestamp()) == "yesterday, 21:40"


def test_an_unknown_language_is_one_clear_message() -> None:
    with pytest.raises(UserError, match="app_tlh"):
        Speaker("tlh")
