"""What a match can be set up with, checked and completed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from mystery_table.core.errors import UserError
from mystery_table.core.options import Choice, Mode
from mystery_table.core.state import Options
from mystery_table.core.words import Text
from mystery_table.games.mysterium.ruleset import LEVELS, SEATS, Ruleset, ruleset
from mystery_table.games.mysterium.state import GHOST, Rules

MINUTES = (0, 1, 2, 3, 5)
"""Of the hourglass; 0: off."""


class _Match(BaseModel):
    """`minutes` is the hourglass, 0 for none; `eldest` the psychics' seat whose vote breaks a tie first.

    `bot_ghost` says that a bot is the ghost: then each bot psychic has tastes of its own, as people have.
    With a person as ghost they have not, so that they understand as much as they can.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    level: Literal["easy", "medium", "hard"] = "easy"
    minutes: int = Field(0, ge=0, le=5)
    eldest: int = Field(1, ge=1)
    bot_ghost: bool = True
    rules: Ruleset


def settle(given: Options, seats: int) -> dict[str, Any]:
    """Return complete options, all numbers of the rules included; UserError names what is wrong."""
    if seats not in SEATS:
        raise UserError(Text("mysterium", "Mysterium is for 2 to 7 seats, not {0}.", (seats,)))
    try:
        settled = _Match.model_validate({**given, "rules": _numbers(given, seats)})
    except ValidationError as error:
        raise UserError(_fault(error)) from error
    if settled.eldest >= seats:
        raise UserError(Text("mysterium", "There is no psychic's seat {0}.", (settled.eldest + 1,)))
    _check(settled.rules, seats)
    return settled.model_dump(mode="json")


def seated(given: Options, bots: Sequence[bool]) -> Options:
    """Return options that say whether a bot is the ghost; `bots` has one entry for each seat."""
    return {**given, "bot_ghost": bots[GHOST]}


def _numbers(given: Options, seats: int) -> Any:
    """Return the numbers of the rules for this difficulty, with those that are given in their stead."""
    level, changed = given.get("level", "easy"), given.get("rules", {})
    if level not in LEVELS:
        raise UserError(Text("mysterium", "There is no difficulty “{0}”.", (str(level),)))
    if not isinstance(changed, Mapping):
        return changed
    return {**ruleset(level, seats).model_dump(), **changed}


def _check(numbers: Ruleset, seats: int) -> None:
    each = 2 if seats < 4 else 1
    if numbers.psychics != each * (seats - 1):
        raise UserError(
            Text(
                "mysterium",
                "With {0} seats there are {1} psychics, not {2}.",
                (seats, each * (seats - 1), numbers.psychics),
            )
        )
    least = numbers.psychics + (2 if seats == 2 else 0)
    if numbers.laid < least:
        raise UserError(
            Text("mysterium", "At least {0} cards of each kind are laid out, not {1}.", (least, numbers.laid))
        )


def _fault(error: ValidationError) -> Text:
    fault = error.errors()[0]
    key = ".".join(map(str, fault["loc"]))
    if fault["type"] == "extra_forbidden":
        return Text("mysterium", "There is no option “{0}” here.", (key,))
    return Text("mysterium", "The option “{0}” cannot be “{1}”.", (key, str(fault["input"])))


def rules(settled: Options) -> Rules:
    """Return settled options as the value that a position holds."""
    return Rules(
        level=settled["level"],
        minutes=settled["minutes"],
        bot_ghost=settled["bot_ghost"],
        eldest=settled["eldest"],
        **settled["rules"],
    )


CHOICES = (
    Choice(
        "level",
        Text("mysterium", "Difficulty"),
        Text("mysterium", "How many cards lie on the table, and how often the ghost may call the crow."),
        LEVELS,
        (Text("mysterium", "easy"), Text("mysterium", "medium"), Text("mysterium", "hard")),
        default="easy",
    ),
    Choice(
        "minutes",
        Text("mysterium", "Hourglass"),
        Text("mysterium", "How long the psychics have for each hour's visions. It can be paused."),
        MINUTES,
        (
            Text("mysterium", "No limit"),
            Text("mysterium", "1 minute"),
            Text("mysterium", "2 minutes"),
            Text("mysterium", "3 minutes"),
            Text("mysterium", "5 minutes"),
        ),
        default=0,
    ),
)


def modes() -> tuple[Mode, ...]:
    """Return the way to play: the first seat is the ghost, the others are psychics."""
    return (
        Mode(
            "seance",
            Text("mysterium", "Séance"),
            Text("mysterium", "The first seat is the ghost, the others are psychics. Win or lose together."),
            {},
            tuple(SEATS),
            CHOICES,
            minutes=45,
            roles=(Text("mysterium", "ghost"), *(Text("mysterium", "psychic"),) * (max(SEATS) - 1)),
        ),
    )


def cases() -> list[tuple[dict[str, Any], int]]:
    """Return options and seats that cover every number of players, for tests of any game.

    With many players the hourglass ends the hours of random matches early. With few cards and many hours
    random play reaches the second phase.
    """
    found: list[tuple[dict[str, Any], int]] = [({"level": "easy"}, 2), ({"level": "medium"}, 4)]
    found += [({"level": "hard", "minutes": 2, "eldest": 2}, seats) for seats in (3, 5)]
    found += [({"level": "medium", "minutes": 1}, 6), ({"level": "easy", "minutes": 5}, 7)]
    found += [({"rules": {"laid": laid, "hours": 20}}, seats) for seats, laid in ((2, 4), (3, 4), (4, 3))]
    return found
