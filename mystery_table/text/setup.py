"""Setting a match up at a terminal: mode or mission, who plays, and the game's own options."""

from __future__ import annotations

from typing import Any, NamedTuple

from mystery_table import games
from mystery_table.core import campaign
from mystery_table.core.bot import levels
from mystery_table.core.match import Match, last_setup, new_match
from mystery_table.core.options import Choice, Mission, Mode
from mystery_table.core.places import NAME_LENGTH, Places, level_name
from mystery_table.core.state import Seat
from mystery_table.core.store import Store
from mystery_table.core.words import Arg, Said, Text
from mystery_table.settings import Settings
from mystery_table.text.pick import number, pick
from mystery_table.text.voice import Voice

BADGES = 7
"""How many badges there are for seats."""
AGAIN = "again"


class Plan(NamedTuple):
    """What is to be played: options so far, how many seats are allowed, and what can still be chosen."""

    options: dict[str, Any]
    seats: tuple[int, ...]
    choices: tuple[Choice, ...] = ()
    roles: tuple[Said, ...] = ()
    """What each seat plays, where that differs."""
    person: Seat | None = None
    """The seat of the one person, where the mission says so; its bot is of `level`."""
    level: str = ""


def set_up(voice: Voice, store: Store, game: str, settings: Settings) -> Match:
    """Ask for everything a new match needs and begin it; UserError where the options do not go together."""
    about = games.module(game, "about").ABOUT
    voice.terminal.wipe()
    voice.title(about.title)
    voice.say(about.line)
    voice.say()
    last = last_setup(store, game)
    plan = _plan(voice, store, game, offer_last=last is not None)
    if plan is None and last is not None:
        return new_match(store, game, *last)
    assert plan is not None, "only what was offered is chosen"
    places = _places(voice, game, plan, settings)
    options = plan.options | _options(voice, plan.choices)
    return new_match(store, game, options, places.seating())


def _plan(voice: Voice, store: Store, game: str, offer_last: bool) -> Plan | None:
    """Ask for a mode or a mission; None: the same as last time."""
    modes: tuple[Mode, ...] = games.module(game, "options").modes()
    again = Text("app", "As last time")
    lines: list[tuple[str, Plan | None]] = [(voice.words(again), None)] if offer_last else []
    for mode in modes:
        words = voice.words(Text("app", "{0}: {1}", (mode.title, mode.summary)))
        lines.append((words, Plan(dict(mode.options), mode.seats, mode.choices, mode.roles)))
    for mission in _missions(store, game):
        words = voice.words(Text("app", "Mission: {0}", (mission.name,)))
        plan = Plan(dict(mission.options), (mission.seats,), person=mission.seat, level=mission.level)
        lines.append((words, plan))
    return pick(voice, Text("app", "What is played, or {0}", ("?",)), lines)


def _missions(store: Store, game: str) -> list[Mission]:
    """Return the missions that may be played."""
    if not games.module(game, "about").ABOUT.campaign:
        return []
    found: tuple[Mission, ...] = games.module(game, "missions").missions()
    open_now = campaign.reachable(found, campaign.won(store, game))
    return [mission for mission in found if mission.id in open_now]


def _places(voice: Voice, game: str, plan: Plan, settings: Settings) -> Places:
    """Ask who sits where, the persons' names, and one level for all bots."""
    found = Places(voice.speaker.say, settings.names, BADGES, levels(game))
    if plan.person is None:
        _seat(voice, found, plan)
    else:
        found.fill(2)
        found.suit(plan.person, plan.level)
    _name_persons(voice, found)
    bots = [seat for seat, place in enumerate(found.seats) if place.bot]
    if bots and plan.person is None:
        lines = [(voice.words(level_name(level)), level) for level in found.levels]
        level = pick(voice, Text("app", "Level of the bots"), lines)
        for seat in bots:
            found.set_level(seat, level)
    return found


def _seat(voice: Voice, found: Places, plan: Plan) -> None:
    """Ask how many sit there; persons come first, but one among bots chooses what to play."""
    seats = number(voice, Text("app", "Number of seats"), plan.seats)
    persons = number(voice, Text("app", "Number of persons"), range(1, seats + 1))
    alone, roles = 0, dict.fromkeys(plan.roles[:seats])
    if persons == 1 and len(roles) > 1:
        lines = [(voice.words(role), plan.roles.index(role)) for role in roles]
        alone = pick(voice, Text("app", "What you play"), lines)
    found.fill(seats, persons, alone)


def _name_persons(voice: Voice, found: Places) -> None:
    for seat, place in enumerate(found.seats):
        if not place.bot:
            name = voice.ask(Text("app", "Name of seat {0} (Enter: {1})", (seat + 1, place.name)))
            found.rename(seat, (name or place.name)[:NAME_LENGTH])


def _options(voice: Voice, choices: tuple[Choice, ...]) -> dict[str, Any]:
    """Let the game's own options be changed until the match is to begin."""
    chosen = {choice.key: choice.default for choice in choices}
    while choices:
        lines: list[tuple[str, Choice | None]] = [(voice.words(Text("app", "Begin")), None)]
        for choice in choices:
            said: Arg = Text("app", "{0}: {1}", (choice.title, _label(choice, chosen[choice.key])))
            lines.append((voice.words(said), choice))
        change = pick(voice, Text("app", "Begin, or change an option"), lines)
        if change is None:
            break
        voice.say(change.help)
        values = [(voice.words(_label(change, value)), value) for value in change.values]
        chosen[change.key] = pick(voice, change.title, values)
    return chosen


def _label(choice: Choice, value: Any) -> Arg:
    if choice.labels:
        return choice.labels[choice.values.index(value)]
    return Text("app", "Yes") if value else Text("app", "No")
