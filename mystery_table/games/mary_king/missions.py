"""The missions: ten for one side against a bot, six in which both sides must keep one body alive."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError, model_validator

from mystery_table.core.errors import UserError
from mystery_table.core.options import Mission
from mystery_table.core.words import Text
from mystery_table.games.mary_king.board import TILES, board_of, mask_of
from mystery_table.games.mary_king.faults import fault
from mystery_table.games.mary_king.ruleset import DAY_IDS, board_letters
from mystery_table.games.mary_king.ruleset_parts import Count, Id, Origin, Part, Side, Words, Wrong
from mystery_table.games.mary_king.state import NOBODY, SIDES, Cards, Goal, Rules
from mystery_table.paths import data_file

DayId = Literal["monday", "tuesday", "wednesday", "thursday", "friday"]
Kind = Literal["win", "friday_night", "survive", "area", "mind", "tiles", "balance", "holds", "power_cards"]
LEVELS = ("novice", "casual", "strong", "master")


class Condition(Part):
    """One thing that must hold. `side` may be left out where the mission's own side is meant."""

    is_: Kind = Field(alias="is")
    side: Side | None = None
    by: DayId | None = None
    """win: no later than the end of that day."""
    at_least: Count | None = None
    at_most: Count | None = None
    margin: Count | None = None
    """balance: the greatest difference of tiles."""
    cells: tuple[Annotated[int, Field(ge=0, lt=TILES)], ...] = ()
    at: Literal["end", "turn_end"] = "end"

    def goal(self, own: str | None) -> Goal:
        """Return it as a position holds it; `own` is the mission's side."""
        side = self.side or own
        least, most = self.at_least or 0, 99 if self.at_most is None else self.at_most
        if self.is_ == "holds":
            least = most = len(self.cells)
        if self.margin is not None:
            most = self.margin
        day = NOBODY if self.by is None else DAY_IDS.index(self.by)
        number = NOBODY if side is None else SIDES.index(side)
        return Goal(self.is_, number, least, most, day, mask_of(self.cells), self.at)


class Goals(Part):
    """All conditions must hold."""

    all: tuple[Condition, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _one_at_a_time(self) -> Goals:
        if len(self.all) > 1 and any(condition.at == "turn_end" for condition in self.all):
            raise Wrong(Text("mary_king", "a condition at turn_end must be the only one", ()))
        return self


class Ban(Part):
    """What may not be done: power, flash, buy, buy_theirs or the id of a card."""

    who: Literal["me", "opponent", "both"]
    what: Id


class Fixed(Part):
    """Cards that are in a starting hand."""

    side: Side
    where: Literal["hand"]
    cards: tuple[Id, ...]


class Opponent(Part):
    """The bot of a solo mission."""

    level: Literal["novice", "casual", "strong", "master"]


class Minds(Part):
    """Cards left in each mind when play begins, after the starting hands."""

    ghost: Count
    mortal: Count


class Entry(Part):
    """One mission as the file has it. `success` is what was measured; see balance.json."""

    number: Annotated[int, Field(ge=1)]
    id: Id
    mode: Literal["solo", "together"]
    difficulty: Annotated[int, Field(ge=1, le=5)]
    side: Side | None
    opponent: Opponent | None
    board: str
    day: DayId
    ideas_open: Annotated[int, Field(ge=0, le=4)]
    minds: Minds
    forbidden: tuple[Ban, ...]
    fixed: tuple[Fixed, ...]
    goal: Goals
    name: Words
    flavour: Words
    goal_text: Words
    origin: Origin
    success: dict[str, float] = Field(default_factory=dict)

    @model_validator(mode="after")
    def _whole(self) -> Entry:
        if not board_letters(self.board):
            said = (TILES, self.board)
            raise Wrong(Text("mary_king", "board must be {0} letters G or M, some of each, not “{1}”", said))
        if (self.mode == "solo") != (self.side is not None and self.opponent is not None):
            raise Wrong(
                Text("mary_king", "a solo mission has a side and an opponent, the others neither", ())
            )
        return self


class _File(Part):
    format: Literal[1]
    note: dict[str, str]
    missions: tuple[Entry, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _once(self) -> _File:
        ids = [mission.id for mission in self.missions]
        if twice := next((name for name in ids if ids.count(name) > 1), None):
            raise Wrong(Text("mary_king", "the id {0} is used twice", (twice,)))
        return self


@cache
def entries(path: Path | None = None) -> tuple[Entry, ...]:
    """Return all missions in the order of the file: ours, or a player's own at `path`."""
    file = path or data_file("assets", "mary_king", "missions.json")
    try:
        data = json.loads(file.read_text("utf-8"))
        return _File.model_validate_json(json.dumps(data)).missions
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(Text("app", "{0} cannot be read: {1}.", (str(file), reason))) from error
    except ValidationError as error:
        raise UserError(fault(str(file), error, data)) from error
    except ValueError as error:
        where = str(getattr(error, "lineno", 1))
        raise UserError(Text("app", "{0} is damaged at {1}: {2}.", (str(file), where, str(error)))) from error


def check(data: Any) -> Entry:
    """Return one mission from a match's options; UserError says what is wrong with it."""
    try:
        return Entry.model_validate_json(json.dumps(data))
    except ValidationError as error:
        raise UserError(fault("mission", error, data)) from error


def kept(entry: Entry) -> dict[str, Any]:
    """Return what a match keeps of a mission."""
    return entry.model_dump(mode="json", by_alias=True, exclude_none=False, exclude={"success"})


def with_mission(rules: Rules, entry: Entry) -> Rules:
    """Return a match's rules for a mission; UserError where it names cards that the ruleset has not."""
    minds, room = (entry.minds.ghost, entry.minds.mortal), sum(rules.deck[0]) - rules.hand
    if max(minds) > room:
        said = (entry.id, max(minds), room)
        raise UserError(
            Text("mary_king", "The mission {0} needs minds of {1}; this ruleset leaves {2}.", said)
        )
    return rules._replace(
        mode=entry.mode,
        mission=entry.id,
        side=NOBODY if entry.side is None else SIDES.index(entry.side),
        goals=tuple(condition.goal(entry.side) for condition in entry.goal.all),
        bans=(_bans(entry, rules, 0), _bans(entry, rules, 1)),
        fixed=(_fixed(entry, rules, 0), _fixed(entry, rules, 1)),
        minds=minds,
        day=DAY_IDS.index(entry.day),
        shown=min(entry.ideas_open, rules.stack_size),
        start=board_of(entry.board),
    )


def _bans(entry: Entry, rules: Rules, side: int) -> tuple[str, ...]:
    role = "me" if entry.side == SIDES[side] else "opponent"
    found = tuple(ban.what for ban in entry.forbidden if ban.who in (role, "both"))
    for what in found:
        if what not in ("power", "flash", "buy", "buy_theirs", *rules.ids):
            raise UserError(_unknown(entry, what))
    return found


def _fixed(entry: Entry, rules: Rules, side: int) -> Cards:
    names = [card for fixed in entry.fixed if fixed.side == SIDES[side] for card in fixed.cards]
    ids = rules.ids[side * rules.size : (side + 1) * rules.size]
    for name in names:
        if name not in ids:
            raise UserError(_unknown(entry, name))
    return tuple(side * rules.size + ids.index(name) for name in dict.fromkeys(names))


def _unknown(entry: Entry, what: str) -> Text:
    return Text("mary_king", "The mission {0} names {1}, which this ruleset has not.", (entry.id, what))


@cache
def missions(path: Path | None = None) -> tuple[Mission, ...]:
    """Return all missions, each opened by the one before it in its half of the campaign."""
    found = entries(path)
    return tuple(_mission(entry, [other for other in found if other.mode == entry.mode]) for entry in found)


def _mission(entry: Entry, row: list[Entry]) -> Mission:
    at = row.index(entry)
    return Mission(
        id=entry.id,
        name=entry.name.name(),
        detail=entry.goal_text.name(),
        options={"mode": entry.mode, "mission": entry.id},
        seats=2,
        origin=entry.origin,
        difficulty=entry.difficulty,
        after=(row[at - 1].id,) if at else (),
        place=_place(at, len(row), entry.mode),
        seat=None if entry.side is None else SIDES.index(entry.side),
        level="" if entry.opponent is None else entry.opponent.level,
        alone=entry.mode == "together",
    )


def _place(at: int, count: int, mode: str) -> tuple[float, float]:
    """Return where a mission stands: the solo ones on two rows there and back, the others on a third."""
    if mode != "solo":
        return (at + 0.5) / count, 0.84
    half = (count + 1) // 2
    if at < half:
        return (at + 0.5) / half, 0.16
    return (count - at - 0.5) / half, 0.5
