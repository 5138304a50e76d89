"""What a ruleset file may contain: every number and card of the game, each with its origin.

`origin` covers all of an object's own values except those that `origin_of` names. So each value of a file is
"source" (the rulebook), "public" (public descriptions of the game) or "project" (ours).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from mystery_table.core.words import Text
from mystery_table.games.mary_king.board import TILES, grid, mask_of
from mystery_table.games.mary_king.ruleset_effects import Effect, Step
from mystery_table.games.mary_king.ruleset_parts import Count, Id, Origin, Part, Side, Sourced, Words, Wrong
from mystery_table.games.mary_king.state import SIDES

DAY_IDS = ("monday", "tuesday", "wednesday", "thursday", "friday")
Tiles = Annotated[int, Field(ge=0, le=TILES)]


class Portrait(Sourced):
    """The portrait. `start` is read row by row: G is a ghost tile, M a mortal tile."""

    rows: Annotated[int, Field(ge=1, le=TILES)]
    columns: Annotated[int, Field(ge=1, le=TILES)]
    adjacency: Literal["edge"]
    start: str

    @model_validator(mode="after")
    def _twelve(self) -> Portrait:
        if self.rows * self.columns != TILES:
            size = (self.rows, self.columns, TILES)
            raise Wrong(Text("mary_king", "{0} rows of {1} must make {2} tiles", size))
        if not board_letters(self.start):
            said = (TILES, self.start)
            raise Wrong(Text("mary_king", "start must be {0} letters G or M, some of each, not “{1}”", said))
        return self


def board_letters(letters: str) -> bool:
    """Return whether letters describe a board on which nobody has won yet."""
    return len(letters) == TILES and set(letters) == {"G", "M"}


class Pile(Part):
    """How many control and power cards a pile is made of."""

    control: Count
    power: Count

    @property
    def total(self) -> int:
        """How many cards it has."""
        return self.control + self.power


class Setup(Sourced):
    """Cards and pieces at the start."""

    control_cards: Count
    power_cards: Count
    mind: Pile
    ideas: Pile
    idea_stacks: Annotated[int, Field(ge=1, le=6)]
    stack_size: Count
    hand: Annotated[int, Field(ge=1, le=20)]
    first: Side
    lockdown_markers: Tiles
    tokens: dict[Side, Count]

    @model_validator(mode="after")
    def _adds_up(self) -> Setup:
        for kind, have in (("control", self.control_cards), ("power", self.power_cards)):
            used = getattr(self.mind, kind) + getattr(self.ideas, kind)
            if have != used:
                parts = (used, kind, have)
                raise Wrong(
                    Text("mary_king", "mind and ideas use {0} {1} cards, but each side has {2}", parts)
                )
        if self.ideas.total != self.idea_stacks * self.stack_size:
            filled = (self.ideas.total, self.idea_stacks, self.stack_size)
            raise Wrong(Text("mary_king", "{0} ideas do not fill {1} stacks of {2}", filled))
        if self.mind.total < self.hand:
            both = (self.mind.total, self.hand)
            raise Wrong(Text("mary_king", "a mind of {0} cards cannot give a hand of {1}", both))
        if set(self.tokens) != set(SIDES):
            raise Wrong(Text("mary_king", "tokens must be given for ghost and mortal", ()))
        return self


class Day(Sourced):
    """One day and its limits a turn."""

    id: Literal["monday", "tuesday", "wednesday", "thursday", "friday"]
    name: Words
    controls: Count
    ideas: Count


class Penalty(Sourced):
    """Cards a player discards from mind when the opponent's largest area has this size."""

    area: Tiles
    penalty: Annotated[int, Field(ge=0, le=30)]


class Bonus(Sourced):
    """Points for the tiles controlled at the end of Friday."""

    tiles: Tiles
    bonus: Count


class Control(Sourced):
    """A control card: the tiles it flips, numbered row by row from 0; it may be played turned by 180°."""

    id: Id
    cells: Annotated[tuple[int, ...], Field(min_length=1, max_length=TILES)]
    shape: Literal["single", "pair", "line", "corner", "other"]
    side: Literal["both", "ghost", "mortal"] = "both"
    copies: Annotated[int, Field(ge=1, le=30)] = 1

    @model_validator(mode="after")
    def _cells(self) -> Control:
        if list(self.cells) != sorted(set(self.cells)) or not set(self.cells) <= set(range(TILES)):
            said = (TILES - 1, ", ".join(map(str, self.cells)))
            raise Wrong(
                Text("mary_king", "cells must rise, not repeat and lie between 0 and {0}, not {1}", said)
            )
        return self


class Power(Sourced):
    """A power card: two effects, of which one is chosen when it is played."""

    id: Id
    side: Literal["common", "ghost", "mortal"]
    name: Words
    effects: Annotated[tuple[Effect, ...], Field(min_length=2, max_length=2)]
    icon: Literal["none", "recall", "bury"]
    copies: Annotated[int, Field(ge=1, le=12)] = 1

    @model_validator(mode="after")
    def _playable(self) -> Power:
        if all(effect.flash for effect in self.effects):
            raise Wrong(Text("mary_king", "one of the two effects must be playable on one’s own turn", ()))
        return self


class Ability(Sourced):
    """A special ability (option): paid with a token of one's own, which the opponent gets."""

    id: Id
    side: Side
    name: Words
    steps: tuple[Step, ...] = Field(min_length=1, max_length=2)
    text: Words


class Ruleset(Sourced):
    """A whole ruleset. `left_out` and `vocabulary` are for the reader of the file."""

    format: Literal[1]
    id: Id
    name: Words
    grid: Portrait
    setup: Setup
    days: tuple[Day, ...]
    penalty: tuple[Penalty, ...]
    friday_bonus: tuple[Bonus, ...]
    abilities: tuple[Ability, ...]
    controls: tuple[Control, ...]
    powers: tuple[Power, ...]
    left_out: dict[str, Any] = Field(default_factory=dict)
    vocabulary: dict[str, str] = Field(default_factory=dict)

    @model_validator(mode="after")
    def _whole(self) -> Ruleset:
        for text in (*self._tables(), *self._decks(), *self._shapes()):
            raise Wrong(text)
        return self

    def _tables(self) -> Iterator[Text]:
        days = tuple(day.id for day in self.days)
        if days != DAY_IDS:
            yield Text("mary_king", "days must be monday to friday in order, not {0}", (", ".join(days),))
        penalties = [(row.area, row.penalty) for row in self.penalty]
        bonuses = [(row.tiles, row.bonus) for row in self.friday_bonus]
        for table, rows in (("penalty", penalties), ("friday_bonus", bonuses)):
            if [key for key, _ in rows] != list(range(TILES + 1)):
                yield Text("mary_king", "{0} must list 0 to {1} once each, in order", (table, TILES))
            if (values := [value for _, value in rows]) != sorted(values):
                yield Text("mary_king", "the values of {0} must not fall", (table,))

    def _decks(self) -> Iterator[Text]:
        ids = Counter(_ids(self.controls, self.powers, self.abilities))
        for twice in (name for name, times in ids.items() if times > 1):
            yield Text("mary_king", "the id {0} is used twice", (twice,))
        for side in SIDES:
            for kind, have, want in (
                ("control", cards_of(self.controls, side), self.setup.control_cards),
                ("power", cards_of(self.powers, side), self.setup.power_cards),
            ):
                if have != want:
                    said = (side, have, kind, want)
                    yield Text("mary_king", "the {0} has {1} {2} cards, but setup says {3}", said)
            if sum(ability.side == side for ability in self.abilities) > 1:
                yield Text("mary_king", "the {0} has more than one special ability", (side,))

    def _shapes(self) -> Iterator[Text]:
        found: dict[tuple[str, tuple[int, ...]], str] = {}
        for card in self.controls:
            turned = tuple(sorted(TILES - 1 - tile for tile in card.cells))
            for side in SIDES if card.side == "both" else (card.side,):
                same = found.setdefault((side, min(card.cells, turned)), card.id)
                if same != card.id:
                    yield Text(
                        "mary_king",
                        "{0} and {1} are the same card, turned or not; give one of them copies instead",
                        (card.id, same),
                    )
            if card.shape != (real := shape_of(card.cells, self.grid.columns)):
                yield Text(
                    "mary_king", "{0} says shape {1}, but its cells make {2}", (card.id, card.shape, real)
                )


def _ids(*lists: tuple[Control, ...] | tuple[Power, ...] | tuple[Ability, ...]) -> Iterator[str]:
    for parts in lists:
        yield from (part.id for part in parts)


def cards_of(cards: tuple[Control, ...] | tuple[Power, ...], side: str) -> int:
    """Return how many cards of a list are in a side's deck."""
    return sum(card.copies for card in cards if card.side in ("both", "common", side))


def shape_of(cells: tuple[int, ...], columns: int) -> str:
    """Return the name of a shape: single, pair, line (of three), corner (of three) or other."""
    if grid(columns).area[mask_of(cells)] < len(cells) or len(cells) > 3:
        return "other"
    if len(cells) < 3:
        return ("single", "pair")[len(cells) - 1]
    one_row, one_column = ({f(cell, columns) for cell in cells} for f in (int.__floordiv__, int.__mod__))
    return "line" if len(one_row) == 1 or len(one_column) == 1 else "corner"


def origins(part: object, path: str = "") -> Iterator[tuple[str, Origin]]:
    """Yield (path, origin) of every sourced object and of every field whose origin differs from it."""
    if isinstance(part, Sourced):
        yield path or "ruleset", part.origin
        yield from ((f"{path}.{name}".lstrip("."), origin) for name, origin in part.origin_of.items())
    if isinstance(part, Step) and part.count_origin:
        yield f"{path}.count", part.count_origin
    if isinstance(part, Part):
        for name in type(part).model_fields:
            yield from origins(getattr(part, name), f"{path}.{name}".lstrip("."))
    elif isinstance(part, tuple):
        for at, inner in enumerate(part):
            yield from origins(inner, f"{path}[{getattr(inner, 'id', at)}]")
