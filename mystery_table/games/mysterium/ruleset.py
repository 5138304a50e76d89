"""The numbers of the rules, from assets/mysterium/ruleset.json, where each has its origin."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from mystery_table.core.decks import read
from mystery_table.games.mysterium.cards import EACH, VISIONS
from mystery_table.paths import data_file

LEVELS = ("easy", "medium", "hard")
SEATS = range(2, 8)
_Origin = Literal["source", "public", "project"]
_Row = Annotated[tuple[int, ...], Field(min_length=len(SEATS), max_length=len(SEATS))]
"""One number for each number of players."""


class Ruleset(BaseModel):
    """The numbers for one match, kept with it so that a later version may change them."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    laid: int = Field(ge=2, le=EACH)
    crows: int = Field(ge=0, le=20)
    crows_hourly: bool
    psychics: int = Field(ge=1, le=6)
    agree: int = Field(ge=0, le=6)
    disagree: int = Field(ge=0, le=6)
    two: int = Field(ge=0, le=99)
    three: int = Field(ge=0, le=99)
    hours: int = Field(ge=1, le=20)
    hand: int = Field(ge=3, le=7)
    recovery: int = Field(ge=1, le=20)


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    origin: _Origin
    note: str


class _Laid(_Part):
    easy: _Row
    medium: _Row
    hard: _Row


class _Crows(_Part):
    easy: int
    medium: int
    hard: int


class _Psychics(_Part):
    each: _Row


class _Tokens(_Part):
    agree: _Row
    disagree: _Row


class _Track(_Part):
    two: _Row
    three: _Row


class _Count(_Part):
    count: int = Field(ge=1, le=VISIONS)


class _Hour(_Part):
    hour: int


class _File(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    laid: _Laid
    crows: _Crows
    psychics: _Psychics
    tokens: _Tokens
    track: _Track
    hours: _Count
    hand: _Count
    recovery: _Hour


@cache
def _file() -> _File:
    return read(data_file("assets", "mysterium", "ruleset.json"), TypeAdapter(_File))


def ruleset(level: str, seats: int) -> Ruleset:
    """Return the numbers for a difficulty and a number of players; UserError for a damaged file."""
    file, at = _file(), seats - SEATS.start
    return Ruleset(
        laid=getattr(file.laid, level)[at],
        crows=getattr(file.crows, level),
        crows_hourly=level == "easy",
        psychics=file.psychics.each[at],
        agree=file.tokens.agree[at],
        disagree=file.tokens.disagree[at],
        two=file.track.two[at],
        three=file.track.three[at],
        hours=file.hours.count,
        hand=file.hand.count,
        recovery=file.recovery.hour,
    )
