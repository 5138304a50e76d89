"""Numbers of cards and what is asked for, in three languages: from the words of sentences.json."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter

from mystery_table.core.decks import Words, read
from mystery_table.core.words import Name, Said, Text, Who
from mystery_table.games.thirteen_clues import cards
from mystery_table.games.thirteen_clues.cards import FIRST_TRAIT, filter_id
from mystery_table.games.thirteen_clues.state import BOTH, LEFT, RIGHT, Cards, Line

Language = Literal["en", "es", "ru"]
OPEN = Name("…", "…", "…")
OPEN_COUNT = Name("…", "cuántas…", "…")
"""Stands for what is asked about while that is open; in Spanish the word for how many belongs to it."""
LANGUAGES: tuple[Language, ...] = ("en", "es", "ru")


class _Forms(BaseModel):
    """How one language says a number of things. `{n}` is the number, other braces forms of the suit."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    count: dict[str, str]
    seen: dict[str, str]
    none: str
    asked: str


class _Sentences(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    note: dict[str, str]
    accusation: dict[Literal["man", "woman"], Words]
    things: dict[str, dict[Language, _Forms]]
    labels: dict[str, Words]
    said: dict[str, Words]


@cache
def _sentences() -> _Sentences:
    return read(cards.asset("sentences.json"), TypeAdapter(_Sentences))


def plural(language: Language, count: int) -> str:
    """Return which plural form a number takes: one, few (Russian only), many, other."""
    if language != "ru":
        return "one" if count == 1 else "other"
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    return "few" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "many"


def _phrase(about: int, form: Callable[[_Forms, Language], str], **values: Any) -> Name:
    """Return one form of a filter's words, with the suit's adjective put in."""
    suit = cards.suits()[about].forms if about < FIRST_TRAIT else {}
    things = _sentences().things["suit" if about < FIRST_TRAIT else filter_id(about)]
    said = (
        form(things[language], language).format(**values, **suit.get(language, {})) for language in LANGUAGES
    )
    return Name(*said)


def asked(about: int) -> Name:
    """Return what follows "how many", as in "red cards"."""
    return _phrase(about, lambda forms, _: forms.asked)


def none(about: int) -> Name:
    """Return a count of zero, as in "no red cards"."""
    return _phrase(about, lambda forms, _: forms.none)


def count(about: int, number: int) -> Name:
    """Return a count as a label, as in "2 red cards"."""
    if not number:
        return none(about)
    return _phrase(about, lambda forms, language: forms.count[plural(language, number)], n=number)


def seen(about: int, number: int) -> Name:
    """Return a count above zero as the object of "I see"."""
    return _phrase(about, lambda forms, language: forms.seen[plural(language, number)], n=number)


def label(about: int) -> Name:
    """Return the short name of a filter: of a suit, a trait or a kind."""
    if about < FIRST_TRAIT:
        return cards.suits()[about].name.name()
    return _sentences().labels[filter_id(about)].name()


def accusation(named: Cards) -> Name:
    """Return an accusation as it is spoken: "It was the Butcher in the Park with the Sword!"."""
    return accusing(*named)


def accusing(*named: int | None) -> Name:
    """Return an accusation in the making: dots stand for what is open."""
    person, place, weapon = (
        OPEN if card is None else _sentences().said[cards.card_id(card)].name() for card in named
    )
    template = _sentences().accusation["man" if named[0] is None else _gender(named[0])].name()
    spoken = (
        template.within(language).format(
            person=person.within(language), place=place.within(language), weapon=weapon.within(language)
        )
        for language in LANGUAGES
    )
    return Name(*spoken)


def _gender(person: int) -> Literal["man", "woman"]:
    return "man" if cards.trait_of(person) == FIRST_TRAIT else "woman"


def asking(witness: Said | None, about: int | None, side: int) -> Said:
    """Return a question in the making: dots stand for what is open."""
    said = (witness or OPEN, OPEN_COUNT if about is None else asked(about))
    if side == LEFT:
        return Text("thirteen_clues", "{0}, how many {1} do you see, counting the card on your left?", said)
    if side == RIGHT:
        return Text("thirteen_clues", "{0}, how many {1} do you see, counting the card on your right?", said)
    return Text("thirteen_clues", "{0}, how many {1} do you see?", said)


def side(left: bool) -> Text:
    """Return left or right, as what follows "on the"."""
    if left:
        return Text("thirteen_clues", "left")
    return Text("thirteen_clues", "right")


def question(line: Line) -> Said:
    """Return a question as it is put to the witness."""
    return asking(Who(line.witness), line.filter, line.side)


def reply(line: Line) -> Said:
    """Return an answer as the witness gives it."""
    if not line.answer:
        return Text("thirteen_clues", "No, I see {0}.", (none(line.filter),))
    return Text("thirteen_clues", "I see {0}.", (seen(line.filter, line.answer),))


def counted(line: Line) -> Said:
    """Return question and answer in a few words, as in "Ana: 2 red cards, with the left one"."""
    said = (Who(line.witness), count(line.filter, line.answer))
    if line.side == BOTH:
        return Text("thirteen_clues", "{0}: {1}", said)
    if line.side == LEFT:
        return Text("thirteen_clues", "{0}: {1}, with the left card", said)
    return Text("thirteen_clues", "{0}: {1}, with the right card", said)
