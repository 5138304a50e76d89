"""Search in a rules page: accents, case and ё make no difference; every word that was typed must be there."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import NamedTuple

from mystery_table.core.rulebook import Rulebook

AROUND = 36
"""Letters of an excerpt on each side of its hit."""


class Found(NamedTuple):
    """A block in which everything stands that was looked for."""

    block: int
    section: str
    excerpt: str


def fold(words: str) -> tuple[str, list[int]]:
    """Return words without accents and capitals, and for each letter of them its place in `words`."""
    folded: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(words):
        plain = _plain(letter)
        folded += plain
        places += [place] * len(plain)
    return "".join(folded), places


@cache
def _plain(letter: str) -> str:
    if letter in "йЙ":  # a letter of its own, though it is written with a breve
        return "й"
    parts = unicodedata.normalize("NFD", letter)
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold()


def hits(words: str, wanted: str) -> list[tuple[int, int]]:
    """Return (start, end) of every place in `words` where a word of `wanted` stands, in rising order."""
    folded, places = fold(words)
    found = set()
    for part in fold(wanted)[0].split():
        at = folded.find(part)
        while at >= 0:
            found.add((places[at], places[at + len(part) - 1] + 1))
            at = folded.find(part, at + len(part))
    return sorted(found)


def search(book: Rulebook, wanted: str) -> list[Found]:
    """Return the blocks that hold every word of `wanted`, in the order of the page."""
    parts = fold(wanted)[0].split()
    found = []
    for number, block in enumerate(book.blocks):
        folded = fold(block.words)[0]
        if parts and all(part in folded for part in parts):
            found.append(Found(number, book.section(number), _excerpt(block.words, wanted)))
    return found


def _excerpt(words: str, wanted: str) -> str:
    """Return the words around the first hit, cut between words."""
    start, end = hits(words, wanted)[0]
    left = words.rfind(" ", 0, max(0, start - AROUND)) + 1 if start > AROUND else 0
    right = words.find(" ", min(len(words), end + AROUND))
    right = len(words) if right < 0 else right
    return ("… " if left else "") + words[left:right].strip() + (" …" if right < len(words) else "")
