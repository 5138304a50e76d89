"""What a match can be set up with, checked and completed: mode, ruleset, abilities, mission, owner."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from mystery_table.core.errors import UserError
from mystery_table.core.options import Choice, Mode
from mystery_table.core.state import Options
from mystery_table.core.words import Said, Text
from mystery_table.games.mary_king import cards, missions, origin
from mystery_table.games.mary_king.ruleset import Ruleset
from mystery_table.games.mary_king.state import GHOST, MORTAL, NOBODY, Rules

STANDARD = "standard"
SEATS = 2


class Given(BaseModel):
    """Options as they are given. `ruleset` is "standard" or the path of a file; `rules` its whole data.

    `mission` is the id of one of ours; `entry` a mission's whole data; `owner` the seat that owns the game.
    Where whole data is given it counts, so that a match goes on by what it was set up with.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    mode: Literal["duel", "solo", "together"] = "duel"
    ruleset: str = STANDARD
    rules: dict[str, Any] | None = None
    abilities: bool = False
    owner: int = Field(NOBODY, ge=NOBODY, lt=SEATS)
    mission: str | None = None
    entry: dict[str, Any] | None = None


def settle(given: Options, seats: int) -> dict[str, Any]:
    """Return complete options with the whole data of ruleset and mission; UserError names what is wrong."""
    if seats != SEATS:
        raise UserError(Text("mary_king", "This game is for 2 seats, not {0}.", (seats,)))
    try:
        wanted = Given.model_validate(dict(given))
    except ValidationError as error:
        raise UserError(_fault(error)) from error
    ruleset = _ruleset(wanted)
    settled: dict[str, Any] = {
        "mode": wanted.mode,
        "ruleset": wanted.ruleset if wanted.ruleset == STANDARD else ruleset.id,
        "rules": cards.kept(ruleset),
        "abilities": wanted.abilities,
        "owner": wanted.owner,
    }
    if wanted.mode != "duel":
        entry = _mission(wanted)
        missions.with_mission(cards.rules(ruleset, wanted.abilities), entry)
        settled |= {"mission": entry.id, "entry": missions.kept(entry)}
    elif wanted.mission is not None or wanted.entry is not None:
        raise UserError(Text("mary_king", "A duel has no mission."))
    return settled


def _fault(error: ValidationError) -> Text:
    first = error.errors()[0]
    key = str(first["loc"][0])
    if first["type"] == "extra_forbidden":
        return Text("mary_king", "There is no option “{0}” here.", (key,))
    return Text("mary_king", "The option “{0}” cannot be “{1}”.", (key, str(first["input"])[:80]))


def _ruleset(wanted: Given) -> Ruleset:
    if wanted.rules is not None:
        return cards.check(wanted.rules, str(wanted.rules.get("id", "ruleset")))
    return cards.standard() if wanted.ruleset == STANDARD else cards.load(Path(wanted.ruleset))


def _mission(wanted: Given) -> missions.Entry:
    entry = _entry(wanted)
    if entry.mode != wanted.mode:
        raise UserError(Text("mary_king", "The mission {0} is not one of this mode.", (entry.id,)))
    return entry


def _entry(wanted: Given) -> missions.Entry:
    if wanted.entry is not None:
        return missions.check(wanted.entry)
    known = {entry.id: entry for entry in missions.entries() if entry.mode == wanted.mode}
    name = wanted.mission or next(iter(known))
    if name not in known:
        raise UserError(Text("mary_king", "There is no mission “{0}”. Known: {1}.", (name, ", ".join(known))))
    return known[name]


def rules(settled: Options) -> Rules:
    """Return settled options as the value that a position holds."""
    ruleset = cards.check(settled["rules"], "ruleset")
    found = cards.rules(ruleset, settled["abilities"])._replace(owner=settled["owner"], mode=settled["mode"])
    if "entry" not in settled:
        return found
    return missions.with_mission(found, missions.check(settled["entry"]))


ABILITIES = Choice(
    "abilities",
    Text("mary_king", "Special abilities"),
    Text("mary_king", "Each side has an ability, paid with tokens that go back and forth. For later games."),
    (False, True),
    ours=(Text("mary_king", "How many cards they move is ours."),),
)
OWNER = Choice(
    "owner",
    Text("mary_king", "Who owns the game"),
    Text("mary_king", "The owner wins what is still tied on Friday. With nobody it is a draw."),
    (NOBODY, GHOST, MORTAL),
    (
        Text("mary_king", "Nobody"),
        Text("mary_king", "The seat of the ghost"),
        Text("mary_king", "The seat of the mortal"),
    ),
    default=NOBODY,
)


def rulesets(data_folder: Path | None = None) -> Choice:
    """Return the choice of rulesets: ours, and the files in the user's folder."""
    own = cards.own_files(data_folder) if data_folder else ()
    labels: tuple[Said, ...] = (cards.standard().name.name(), *(_label(path) for path in own))
    ours = (origin.ours(cards.standard()), *(_ours(path) for path in own))
    return Choice(
        "ruleset",
        Text("mary_king", "Ruleset"),
        Text("mary_king", "Numbers and cards. Copy ours to correct it by the printed game."),
        (STANDARD, *map(str, own)),
        labels,
        default=STANDARD,
        copy=cards.copy_for_editing,
        ours=ours,
    )


def _label(path: Path) -> Said:
    """Return what a player's own ruleset is called; a file that is not sound says so when it is chosen."""
    return Text("mary_king", "Own: {0}", (path.stem,))


def _ours(path: Path) -> Text | None:
    """Return what of a player's own ruleset is marked as ours; of one that is not sound nothing is known."""
    try:
        return origin.ours(cards.load(path))
    except UserError:
        return None


ROLES = (Text("mary_king", "ghost"), Text("mary_king", "mortal"))
"""What the seats play, in order."""


def modes() -> tuple[Mode, ...]:
    """Return the three ways to play."""
    return own_modes(None)


def own_modes(data_folder: Path | None) -> tuple[Mode, ...]:
    """Return the three ways to play; `data_folder` is where a player's own rulesets are looked for."""
    own = rulesets(data_folder)
    return (
        Mode(
            "duel",
            Text("mary_king", "Duel"),
            Text("mary_king", "Mortal against ghost, Monday to Friday."),
            {"mode": "duel"},
            (SEATS,),
            (ABILITIES, OWNER, own),
            minutes=40,
            roles=ROLES,
        ),
        Mode(
            "solo",
            Text("mary_king", "Solo mission"),
            Text("mary_king", "One side against a bot, with a goal of its own."),
            {"mode": "solo"},
            (SEATS,),
            minutes=30,
            roles=ROLES,
        ),
        Mode(
            "together",
            Text("mary_king", "One body"),
            Text("mary_king", "Mortal and ghost must reach Friday night together."),
            {"mode": "together"},
            (SEATS,),
            minutes=35,
            roles=ROLES,
        ),
    )


def cases() -> list[tuple[dict[str, Any], int]]:
    """Return options and seats that cover every mode and what missions can ask for, for any game's tests."""
    found: list[tuple[dict[str, Any], int]] = [({}, 2), ({"abilities": True, "owner": MORTAL}, 2)]
    solo = ("long_shadow", "bad_dreams", "without_power_cards")
    found += [({"mode": "solo", "mission": name}, 2) for name in solo]
    return [*found, ({"mode": "together", "mission": "one_body"}, 2)]
