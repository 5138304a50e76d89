"""What a match of 13 Clues can be set up with."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from mystery_table.core.errors import UserError
from mystery_table.core.options import Choice, Mode
from mystery_table.core.state import Options
from mystery_table.core.words import Text
from mystery_table.games.thirteen_clues import cards
from mystery_table.games.thirteen_clues.state import Rules

SEATS = range(2, 7)
GLASSES = 8
"""One for each player, the rest in the supply; two players need none."""


class Ruleset(BaseModel):
    """The numbers of the rules; with another number of suits nobody would be left with 13 clues."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    suits: int
    glasses: int = Field(ge=0, le=20)


class Setup(BaseModel):
    """All options. `secret` is the variant Top Secret, `broad` allows questions about a whole kind."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    mode: Literal["classic"] = "classic"
    secret: bool = False
    broad: bool = False
    rules: Ruleset


def settle(given: Options, seats: int) -> dict[str, Any]:
    """Return complete options, the numbers of the rules included; UserError names what is wrong."""
    if seats not in SEATS:
        raise UserError(Text("thirteen_clues", "13 Clues is for 2 to 6 seats, not {0}.", (seats,)))
    numbers = {"suits": suits_for(seats), "glasses": GLASSES if seats > 2 else 0}
    try:
        settled = Setup.model_validate({"rules": numbers, **given})
    except ValidationError as error:
        raise UserError(_fault(error)) from error
    if settled.secret and seats == 2:
        raise UserError(Text("thirteen_clues", "Top Secret needs 3 seats or more."))
    if settled.rules.suits != numbers["suits"]:
        said = (seats, numbers["suits"], settled.rules.suits)
        raise UserError(Text("thirteen_clues", "For {0} seats {1} suits are in play, not {2}.", said))
    if seats > 2 and settled.rules.glasses < seats:
        raise UserError(Text("thirteen_clues", "There must be a magnifying glass for each seat."))
    return settled.model_dump(mode="json")


def suits_for(seats: int) -> int:
    """Return how many suits are in play, so that everybody sees all but 13 cards."""
    return sum(suit.removed_below <= seats for suit in cards.suits())


def _fault(error: ValidationError) -> Text:
    fault = error.errors()[0]
    key = ".".join(map(str, fault["loc"]))
    if fault["type"] == "extra_forbidden":
        return Text("thirteen_clues", "There is no option “{0}” here.", (key,))
    if fault["type"] == "missing":
        return Text("thirteen_clues", "The option “{0}” is missing.", (key,))
    return Text("thirteen_clues", "The option “{0}” cannot be “{1}”.", (key, str(fault["input"])))


def rules(settled: Options) -> Rules:
    """Return settled options as the value that a position holds."""
    return Rules(settled["secret"], settled["broad"], **settled["rules"])


BROAD = Choice(
    "broad",
    Text("thirteen_clues", "Broad questions"),
    Text("thirteen_clues", "A house rule: you may also ask for people, places or weapons as a whole."),
    (False, True),
)
SECRET = Choice(
    "secret",
    Text("thirteen_clues", "Top Secret"),
    Text("thirteen_clues", "Once a match everybody may ask a question that only the witness hears."),
    (False, True),
)


MARKING = Choice(
    "marking",
    Text("thirteen_clues", "Casebook fills in"),
    Text(
        "thirteen_clues", "What the casebook marks by itself. Each person chooses, and everybody can see it."
    ),
    ("off", "seen", "told", "full"),
    (
        Text("thirteen_clues", "Nothing"),
        Text("thirteen_clues", "What was seen"),
        Text("thirteen_clues", "What was seen and told"),
        Text("thirteen_clues", "What follows from it, too"),
    ),
    default="full",
)
"""Each person's own option, shown to all in the lobby."""


def modes() -> tuple[Mode, ...]:
    """Return the ways to play; two players cannot keep a secret from anybody."""
    return (
        Mode(
            "classic",
            Text("thirteen_clues", "Everybody has a mystery"),
            Text("thirteen_clues", "Find out the person, the place and the weapon that only you cannot see."),
            {"mode": "classic"},
            tuple(SEATS)[1:],
            (SECRET, BROAD),
            minutes=30,
            personal=(MARKING,),
        ),
        Mode(
            "pair",
            Text("thirteen_clues", "A duel of two"),
            Text(
                "thirteen_clues", "One action a turn, without magnifying glasses; left and right count apart."
            ),
            {"mode": "classic"},
            (2,),
            (BROAD,),
            minutes=20,
            personal=(MARKING,),
        ),
    )


def cases() -> list[tuple[dict[str, Any], int]]:
    """Return options and seats that cover every mode and number of players, for tests of any game."""
    plain: list[tuple[dict[str, Any], int]] = [({}, seats) for seats in SEATS]
    return [*plain, ({"broad": True}, 2), *(({"secret": True, "broad": True}, seats) for seats in (3, 4, 6))]
