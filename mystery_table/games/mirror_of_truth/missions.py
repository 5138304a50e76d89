"""The missions for pairs, and the map of which opens which."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

from mystery_table.core.decks import Words, read
from mystery_table.core.options import Mission
from mystery_table.core.words import Text
from mystery_table.paths import data_file

LEAST_START, MOST_START, LEAST_TARGET = 3, 60, 3
MOST_GAIN = 27
"""Three rounds give 42 cards at best and use at least 15."""


class _Mission(BaseModel):
    """`success` is what simulated pairs reach; it is not read here."""

    model_config = ConfigDict(frozen=True)
    id: str = Field(pattern="^[a-z][a-z0-9_]{0,40}$")
    start: int = Field(ge=LEAST_START, le=MOST_START)
    target: int = Field(ge=LEAST_TARGET)
    origin: Literal["source", "project"]
    name: Words
    difficulty: int = Field(ge=1, le=5)

    @model_validator(mode="after")
    def _within_reach(self) -> Self:
        if self.target > self.start + MOST_GAIN:
            raise ValueError(f"{self.id}: a target of {self.target} cannot be reached from {self.start}")
        return self


class _Unlock(BaseModel):
    """The map: a mission opens when any mission that lists it has been won."""

    model_config = ConfigDict(frozen=True)
    start: tuple[str, ...] = Field(min_length=1)
    edges: dict[str, tuple[str, ...]]


class _File(BaseModel):
    model_config = ConfigDict(frozen=True)
    missions: tuple[_Mission, ...] = Field(min_length=1)
    unlock: _Unlock

    @model_validator(mode="after")
    def _whole_map(self) -> Self:
        ids = [mission.id for mission in self.missions]
        if len(set(ids)) < len(ids):
            raise ValueError("two missions have the same id")
        named = {*self.unlock.start, *self.unlock.edges, *(t for e in self.unlock.edges.values() for t in e)}
        if named - set(ids):
            raise ValueError(f"the map names no mission: {', '.join(sorted(named - set(ids)))}")
        lost = set(ids) - set(_depths(self.unlock))
        if lost:
            raise ValueError(f"nothing leads to {', '.join(sorted(lost))}")
        return self


def _depths(unlock: _Unlock) -> dict[str, int]:
    """Return how many missions must be won before each one opens."""
    depths = dict.fromkeys(unlock.start, 0)
    queue = list(unlock.start)
    for mission in queue:
        for opened in unlock.edges.get(mission, ()):
            if opened not in depths:
                depths[opened] = depths[mission] + 1
                queue.append(opened)
    return depths


@cache
def missions(path: Path | None = None) -> tuple[Mission, ...]:
    """Return all missions in the order of the file: ours, or a player's own copy at `path`.

    A copy may correct numbers, names and links. UserError, naming the file, for one that cannot be used.
    """
    found = read(path or data_file("assets", "mirror_of_truth", "missions.json"), TypeAdapter(_File))
    columns = _columns(found.unlock)
    return tuple(_mission(mission, found, columns) for mission in found.missions)


def _columns(unlock: _Unlock) -> dict[str, int]:
    """Return how far right each mission stands: beyond all that open it, unless links go in a circle."""
    columns = _depths(unlock)
    links = [(a, b) for a, opened in unlock.edges.items() for b in opened if b not in unlock.start]
    for _ in columns:
        moved = {b: columns[a] + 1 for a, b in links if columns[b] <= columns[a]}
        if not moved:
            return columns
        columns |= moved
    return _depths(unlock)


def _mission(mission: _Mission, file: _File, columns: dict[str, int]) -> Mission:
    level = [other.id for other in file.missions if columns[other.id] == columns[mission.id]]
    opened_by = tuple(before for before, opened in file.unlock.edges.items() if mission.id in opened)
    return Mission(
        id=mission.id,
        name=mission.name.name(),
        detail=Text("mirror_of_truth", "Deck {0}, target {1}", (mission.start, mission.target)),
        options={"mode": "pair", "mission": mission.id, "start": mission.start, "target": mission.target},
        seats=2,
        origin=mission.origin,
        difficulty=mission.difficulty,
        after=() if mission.id in file.unlock.start else opened_by,
        place=(
            columns[mission.id] / max(*columns.values(), 1),
            (level.index(mission.id) + 0.5) / len(level),
        ),
    )
