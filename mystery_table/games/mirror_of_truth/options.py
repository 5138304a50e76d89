"""What a match can be set up with, checked and completed."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from mystery_table.core.errors import UserError
from mystery_table.core.options import Choice, Mode
from mystery_table.core.state import Options
from mystery_table.core.words import Text
from mystery_table.games.mirror_of_truth.cards import CHARACTERS, EVIDENCE
from mystery_table.games.mirror_of_truth.missions import (
    LEAST_START,
    LEAST_TARGET,
    MOST_GAIN,
    MOST_START,
    missions,
)
from mystery_table.games.mirror_of_truth.state import NOBODY, Rules

CUSTOM = "custom"
FIRST_MISSION = "easy_task"
COMPETITIVE_SEATS = range(3, 7)
_Points = Annotated[int, Field(ge=0, le=9)]


class Ruleset(BaseModel):
    """The numbers of the rules, kept with each match so that a later version may change them."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    rounds: int = Field(3, ge=1, le=3)
    evidence: int = Field(EVIDENCE, ge=80, le=EVIDENCE)
    characters: int = Field(CHARACTERS, ge=20, le=CHARACTERS, multiple_of=2)
    face_up: int = Field(3, ge=1, le=10)
    innocent_votes: int = Field(2, ge=1, le=5)
    murderer_votes: int = Field(2, ge=1, le=5)
    bail: int = Field(5, ge=1, le=20)
    defence_points: int = Field(1, ge=0, le=9)
    innocent_points: list[_Points] = Field([2, 1], max_length=6)
    murderer_points: list[_Points] = Field([3, 2, 1], max_length=6)
    pair_innocent: int = Field(2, ge=0, le=9)
    pair_murderer: int = Field(3, ge=0, le=9)
    pair_mistake: int = Field(-1, ge=-9, le=0)
    pair_least: int = Field(3, ge=0, le=9)


class _Shared(BaseModel):
    """Options of both modes. `first` is a seat, -1 for one at random."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    contrast: bool = False
    host: bool = False
    arrange: bool = False
    first: int = Field(0, ge=NOBODY)
    rules: Ruleset = Ruleset()


class Competitive(_Shared):
    """Everybody for themselves."""

    mode: Literal["competitive"] = "competitive"


class Pair(_Shared):
    """A mission by its id, or "custom" with numbers; an id of a player's own map comes with its numbers."""

    mode: Literal["pair"] = "pair"
    mission: str = Field(FIRST_MISSION, max_length=50)
    start: int
    target: int

    @model_validator(mode="before")
    @classmethod
    def _numbers_of_the_mission(cls, given: dict[str, Any]) -> dict[str, Any]:
        name = given.get("mission", FIRST_MISSION)
        for mission in missions():
            if mission.id == name:
                return {**mission.options, **given}
        return given

    @model_validator(mode="after")
    def _within_reach(self) -> Self:
        if not LEAST_START <= self.start <= MOST_START:
            raise UserError(
                Text(
                    "mirror_of_truth",
                    "A mission starts with {0} to {1} cards, not {2}.",
                    (LEAST_START, MOST_START, self.start),
                )
            )
        most = self.start + MOST_GAIN
        if not LEAST_TARGET <= self.target <= most:
            raise UserError(
                Text(
                    "mirror_of_truth",
                    "From a deck of {0} the target can be {1} to {2}, not {3}; more cannot be won.",
                    (self.start, LEAST_TARGET, most, self.target),
                )
            )
        return self


def settle(given: Options, seats: int) -> dict[str, Any]:
    """Return complete options, all numbers of the rules included; UserError names what is wrong.

    Without a mode two seats play as a pair and more play against each other.
    """
    mode = given.get("mode", "pair" if seats == 2 else "competitive")
    _check_seats(mode, seats)
    kind = Pair if mode == "pair" else Competitive
    try:
        settled = kind.model_validate(dict(given))
    except ValidationError as error:
        raise UserError(_fault(error)) from error
    if settled.first >= seats:
        raise UserError(Text("mirror_of_truth", "There is no seat {0} to begin.", (settled.first + 1,)))
    return settled.model_dump(mode="json")


def _check_seats(mode: Any, seats: int) -> None:
    if mode not in ("pair", "competitive"):
        raise UserError(
            Text("mirror_of_truth", "The mode is “pair” or “competitive”, not “{0}”.", (str(mode),))
        )
    if mode == "pair" and seats != 2:
        raise UserError(Text("mirror_of_truth", "A mission is for 2 seats, not {0}.", (seats,)))
    if mode == "competitive" and seats not in COMPETITIVE_SEATS:
        raise UserError(
            Text("mirror_of_truth", "The competitive game is for 3 to 6 seats, not {0}.", (seats,))
        )


def _fault(error: ValidationError) -> Text:
    fault = error.errors()[0]
    key = ".".join(map(str, fault["loc"]))
    if fault["type"] == "extra_forbidden":
        return Text("mirror_of_truth", "There is no option “{0}” here.", (key,))
    if fault["type"] == "missing":
        return Text("mirror_of_truth", "This mission needs the option “{0}”.", (key,))
    return Text("mirror_of_truth", "The option “{0}” cannot be “{1}”.", (key, str(fault["input"])))


def rules(settled: Options) -> Rules:
    """Return settled options as the value that a position holds."""
    numbers: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in settled["rules"].items()}
    return Rules(
        pair=settled["mode"] == "pair",
        contrast=settled["contrast"],
        host=settled["host"],
        arrange=settled["arrange"],
        first=settled["first"],
        mission=settled.get("mission", ""),
        start=settled.get("start", 0),
        target=settled.get("target", 0),
        **numbers,
    )


CHOICES = (
    Choice(
        "contrast",
        Text("mirror_of_truth", "By contrast"),
        Text("mirror_of_truth", "Only red zones: show who you are by what does not suit you. Harder."),
        (False, True),
    ),
    Choice(
        "host",
        Text("mirror_of_truth", "Host of the house"),
        Text(
            "mirror_of_truth", "Each round has a murdered host, and a story for everybody. Changes no points."
        ),
        (False, True),
    ),
    Choice(
        "arrange",
        Text("mirror_of_truth", "Arrange the row"),
        Text("mirror_of_truth", "Between rounds the first player may put the characters in another order."),
        (False, True),
    ),
    Choice(
        "first",
        Text("mirror_of_truth", "Who begins"),
        Text("mirror_of_truth", "Later rounds are begun by whoever played the last vote."),
        (0, NOBODY),
        (Text("mirror_of_truth", "The first seat"), Text("mirror_of_truth", "Anybody, at random")),
        default=0,
    ),
)


def modes() -> tuple[Mode, ...]:
    """Return the two ways to play."""
    return (
        Mode(
            "pair",
            Text("mirror_of_truth", "Mission for two"),
            Text("mirror_of_truth", "Two seats against the deck: three rounds, two characters each."),
            {"mode": "pair"},
            (2,),
            CHOICES,
            minutes=25,
        ),
        Mode(
            "competitive",
            Text("mirror_of_truth", "Everybody for themselves"),
            Text("mirror_of_truth", "Find out the others and the murderers first, and stay out of arrest."),
            {"mode": "competitive"},
            tuple(COMPETITIVE_SEATS),
            CHOICES,
            minutes=45,
        ),
    )


def cases() -> list[tuple[dict[str, Any], int]]:
    """Return options and seats that cover every mode and number of players, for tests of any game."""
    extras: dict[str, Any] = {"contrast": True, "host": True, "arrange": True, "first": NOBODY}
    pair = {"mode": "pair", "mission": "chaos_of_banality"}
    found: list[tuple[dict[str, Any], int]] = [(pair, 2), ({**pair, **extras}, 2)]
    found += [({"mode": "pair", "mission": CUSTOM, "start": 60, "target": 87, "contrast": True}, 2)]
    found += [({"mode": "competitive"}, seats) for seats in COMPETITIVE_SEATS]
    found += [({"mode": "competitive", **extras}, seats) for seats in COMPETITIVE_SEATS]
    return found
