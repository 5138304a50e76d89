"""The two decks: 32 characters on 16 double-sided cards, and 150 pieces of evidence."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict, TypeAdapter

from mystery_table.core.decks import Words, read
from mystery_table.core.errors import UserError
from mystery_table.core.words import Name, Text
from mystery_table.paths import data_file

CHARACTERS, EVIDENCE = 32, 150


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True)
    id: str
    name: Words


class _Character(_Entry):
    card: int
    side: str
    story: Words


@cache
def _characters() -> tuple[_Character, ...]:
    path = data_file("assets", "mirror_of_truth", "characters.json")
    found = read(path, TypeAdapter(tuple[_Character, ...]))
    order = [(card + 1, side) for card in range(CHARACTERS // 2) for side in "ab"]
    _check(path, [(entry.card, entry.side) for entry in found] == order, found)
    return found


@cache
def _evidence() -> tuple[_Entry, ...]:
    path = data_file("assets", "mirror_of_truth", "evidence.json")
    found = read(path, TypeAdapter(tuple[_Entry, ...]))
    _check(path, len(found) == EVIDENCE, found)
    return found


def _check(path: Path, complete: bool, entries: tuple[_Entry, ...]) -> None:
    if not complete or len({entry.id for entry in entries}) < len(entries):
        raise UserError(Text("app", "{0} does not hold each card of the deck once.", (str(path),)))


def character_name(character: int) -> Name:
    """Return what a character is called, such as "Chemist"."""
    return _characters()[character].name.name()


def character_id(character: int) -> str:
    """Return the word by which art and tables know a character, such as "chemist"."""
    return _characters()[character].id


def character_story(character: int) -> Name:
    """Return one sentence on how a character was connected with the murdered host."""
    return _characters()[character].story.name()


def evidence_name(evidence: int) -> Name:
    """Return what a piece of evidence is called, such as "Compass"."""
    return _evidence()[evidence].name.name()


def evidence_id(evidence: int) -> str:
    """Return the word by which art and tables know a piece of evidence, such as "compass"."""
    return _evidence()[evidence].id
