"""Sentences and names as plain values: what is said, not yet in which language.

Rules, tables and logs speak in these values, so that nothing below the window needs Qt and a change of
language re-renders everything that was ever said.
"""

from __future__ import annotations

from typing import NamedTuple


class Name(NamedTuple):
    """The name of a card, a mission or a game, in every language it has."""

    en: str
    es: str
    ru: str

    def within(self, language: str) -> str:
        """Return the name in `language` ("en", "es" or "ru"); English for any other."""
        return {"es": self.es, "ru": self.ru}.get(language, self.en)


class Who(NamedTuple):
    """A seat to be named by whoever renders the sentence."""

    seat: int


class Text(NamedTuple):
    """A sentence to be translated: context and source are literals, `{0}` `{1}` stand for the arguments.

    `n` chooses the plural form and fills `%n`. Arguments are rendered one by one, nested sentences too.
    """

    context: str
    source: str
    args: tuple[Arg, ...] = ()
    n: int | None = None


class Several(NamedTuple):
    """A list of things said one after the other with commas."""

    items: tuple[Arg, ...]


Said = Text | Name | Who | Several
Arg = str | int | Text | Name | Who | Several


def english(said: Arg) -> str:
    """Render a sentence in English as it stands in the source, for consoles and reports without Qt."""
    if isinstance(said, Text):
        source = said.source if said.n is None else said.source.replace("%n", str(said.n))
        return source.format(*map(english, said.args))
    if isinstance(said, Name):
        return said.en
    if isinstance(said, Who):
        return f"#{said.seat + 1}"
    if isinstance(said, Several):
        return ", ".join(map(english, said.items))
    return str(said)
