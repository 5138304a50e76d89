"""Choosing one of many: a numbered list that is filtered by what is typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from mystery_table.core.words import Arg, Text
from mystery_table.text.voice import Voice

T = TypeVar("T")
SHOWN = 16
"""Lines of a list at most; the rest is found by typing."""


class Command(Exception):
    """A sign was typed that stands for something else than a choice. `sign` is which."""

    def __init__(self, sign: str) -> None:
        super().__init__(sign)
        self.sign = sign


def matching(lines: Sequence[tuple[str, T]], typed: str) -> list[tuple[str, T]]:
    """Return the lines that contain every word typed."""
    wanted = typed.casefold().split()
    return [line for line in lines if all(word in line[0].casefold() for word in wanted)]


def pick(
    voice: Voice, question: Arg, lines: Sequence[tuple[str, T]], signs: Mapping[str, Text] | None = None
) -> T:
    """Let a person choose: a number takes a line, words filter, Enter takes the only line that is left.

    Command is raised for one of `signs`; "?" lists them with what they mean.
    """
    known = signs or {}
    found, filtered = list(lines), False
    _list(voice, found)
    while True:
        typed = voice.ask(question)
        if typed in known:
            raise Command(typed)
        if typed == "?":
            _explain(voice, known)
        elif typed.isdecimal() and 1 <= int(typed) <= len(found):
            return found[int(typed) - 1][1]
        elif not typed and len(found) == 1 and filtered:
            return found[0][1]
        else:
            found, filtered = matching(lines, typed), bool(typed)
            if not found:
                voice.say(Text("app", "Nothing here contains that."))
                found, filtered = list(lines), False
            _list(voice, found)


def _list(voice: Voice, found: Sequence[tuple[str, object]]) -> None:
    for number, (words, _) in enumerate(found[:SHOWN], 1):
        voice.terminal.say(f"{number:>3}  {words}", hanging=5)
    if len(found) > SHOWN:
        voice.say(Text("app", "and %n more: type a part of the words", n=len(found) - SHOWN), indent=5)


def _explain(voice: Voice, known: Mapping[str, Text]) -> None:
    voice.say(Text("app", "A number takes a line, words look for lines, Enter takes the only line left."))
    for sign, meaning in known.items():
        voice.terminal.say(f"  {sign}  {voice.words(meaning)}")


def number(voice: Voice, question: Arg, allowed: Sequence[int]) -> int:
    """Ask for one of a few numbers; Enter takes the least."""
    least, most = min(allowed), max(allowed)
    if least == most:
        return least
    while True:
        typed = voice.ask(Text("app", "{0} ({1}–{2}, or Enter for {1})", (question, least, most)))
        if not typed:
            return least
        if typed.isdecimal() and int(typed) in allowed:
            return int(typed)
        voice.say(Text("app", "Please type a number from {0} to {1}.", (least, most)))
