"""Renders sentences in the language in use, by Qt's translations but without a window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from string import Formatter
from typing import TYPE_CHECKING, Protocol

from mystery_table.core.errors import UserError
from mystery_table.core.words import Arg, Name, Several, Text, Who
from mystery_table.paths import data_file

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

LANGUAGES = ("en", "es", "ru")
PSEUDO = "xx"
"""A language for tests: English, 40 % longer and in brackets, so that what does not fit is found."""

DAY_FORMATS = {"es": "d 'de' MMMM", "en": "d MMMM", "ru": "d MMMM"}


class _Source(Protocol):
    """What a language is made of."""

    def template(self, text: Text) -> str:
        """Return a sentence with its placeholders."""

    def number(self, value: int) -> str:
        """Return a whole number as it is written in the language."""

    def day(self, moment: datetime, with_year: bool) -> str:
        """Return a date."""


class Speaker:
    """Says everything in one language. `language` is one of LANGUAGES or PSEUDO; UserError: files missing.

    Where Qt cannot be imported it speaks English as it stands in the sources.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        real = "en" if language == PSEUDO else language
        try:
            self._source: _Source = _Catalogues(real)
        except ImportError:
            self._source = _Plain()

    def say(self, said: Arg, names: Sequence[str] = ()) -> str:
        """Return the words for `said`; `names` are those of the seats, to be put in for each Who."""
        if isinstance(said, Text):
            return self._sentence(said, names)
        if isinstance(said, Name):
            name = said.within(self.language)
            return stretched(name, len(name)) if self.language == PSEUDO else name
        if isinstance(said, Who):
            return names[said.seat] if 0 <= said.seat < len(names) else f"#{said.seat + 1}"
        if isinstance(said, Several):
            return ", ".join(self.say(item, names) for item in said.items)
        return self.number(said) if isinstance(said, int) else said

    def number(self, value: int) -> str:
        """Return a whole number as it is written in this language."""
        return self._source.number(value)

    def moment(self, seconds: float, now: float) -> str:
        """Return when something was, in local time: "today, 21:40", "yesterday, 21:40", "12 March, 21:40".

        Both are seconds since 1970, as time.time() gives them.
        """
        then, today = (datetime.fromtimestamp(value).astimezone() for value in (seconds, now))
        clock = f"{then:%H:%M}"
        if then.date() == today.date():
            return self.say(Text("app", "today, {0}", (clock,)))
        if then.date() == today.date() - timedelta(days=1):
            return self.say(Text("app", "yesterday, {0}", (clock,)))
        day = self._source.day(then, with_year=then.year != today.year)
        return self.say(Text("app", "{0}, {1}", (day, clock)))

    def _sentence(self, text: Text, names: Sequence[str]) -> str:
        template = self._source.template(text)
        if self.language == PSEUDO:
            template = stretched(template, len(literal(template)))
        if text.n is not None:
            template = template.replace("%n", self.number(text.n))
        return template.format(*(self.say(arg, names) for arg in text.args))


def stretched(words: str, letters: int) -> str:
    """Return `words`, in which `letters` are no placeholders, as they stand in the pseudo-language."""
    more = -(-letters * 4 // 10)
    tail = ("øøøøøø " * more)[:more].rstrip().rjust(more, "ø")
    return f"[{words}{' ' if more > 6 else ''}{tail}]"


def literal(template: str) -> str:
    """Return a sentence without its placeholders."""
    return "".join(part for part, *_ in Formatter().parse(template)).replace("%n", "")


class _Plain:
    """English from the sources alone."""

    def template(self, text: Text) -> str:
        return text.source

    def number(self, value: int) -> str:
        return str(value)

    def day(self, moment: datetime, with_year: bool) -> str:
        return f"{moment:%Y-%m-%d}" if with_year else f"{moment:%m-%d}"


class _Catalogues:
    """The .qm files of one language, each read when first asked; a context without one is in "app"."""

    def __init__(self, language: str) -> None:
        from PySide6.QtCore import QLocale

        self._language = language
        self._locale = QLocale(language)
        self._found: dict[str, Callable[[str, str, int], str]] = {}
        self._bytes: list[tuple[bytes, QTranslator]] = []
        self._app = self._load("app")

    def template(self, text: Text) -> str:
        if text.context not in self._found:
            self._found[text.context] = self._of_game(text.context)
        n = -1 if text.n is None else abs(text.n)
        return self._found[text.context](text.context, text.source, n) or text.source

    def number(self, value: int) -> str:
        return self._locale.toString(value)

    def day(self, moment: datetime, with_year: bool) -> str:
        from PySide6.QtCore import QDate

        year = {"es": " 'de' yyyy"}.get(self._language, " yyyy") if with_year else ""
        day = QDate(moment.year, moment.month, moment.day)
        return self._locale.toString(day, DAY_FORMATS[self._language] + year)

    def _of_game(self, context: str) -> Callable[[str, str, int], str]:
        folder = data_file("translations")
        there = (folder / f"{context}_{self._language}.qm").exists()
        return self._load(context) if there else self._app

    def _load(self, name: str) -> Callable[[str, str, int], str]:
        """Return a look-up in one file. Qt reads from the bytes as long as it lives, so they are kept."""
        from PySide6.QtCore import QTranslator

        path = data_file("translations", f"{name}_{self._language}.qm")
        content, translator = path.read_bytes(), QTranslator()
        if not translator.load(content):
            raise UserError(Text("app", "The file {0} is damaged. Install the program again.", (str(path),)))
        self._bytes.append((content, translator))
        return lambda context, source, n: translator.translate(context, source, "", n) or ""
