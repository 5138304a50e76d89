"""`demo`: bots play a match, and its log is printed as a person at the table would read it."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterator
from typing import Any, NamedTuple

from mystery_table import games
from mystery_table.core.bot import Mind, mind
from mystery_table.core.errors import UserError
from mystery_table.core.options import Mission
from mystery_table.core.rng import Rng
from mystery_table.core.session import Played, Session
from mystery_table.core.state import Options
from mystery_table.core.words import Said, Text
from mystery_table.translate import Speaker

NAMES = ("Ada", "Bruno", "Clara", "Denis", "Elena", "Félix", "Greta", "Hugo")


class Setting(NamedTuple):
    """What is played."""

    game: str
    options: Options
    seats: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `demo`."""
    found = games.names()
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?", help=f"one of: {', '.join(found)}; by default one with missions")
    add("--mission", metavar="ID", help="the mission (the first one)")
    add("--level", default="casual", help="how well the bots play (casual)")
    add("--seed", metavar="S", help="the same seed gives the same match (a new one each time)")


def run(args: argparse.Namespace) -> int:
    """Let bots play and print the log; UserError for an unknown game, mission or level."""
    setting = _setting(args.game or _default_game(), args.mission)
    speaker = Speaker(args.lang or "en")
    bots = [mind(setting.game, args.level) for _ in range(setting.seats)]
    last = ""
    for said in _told(setting, bots, args.seed or secrets.token_hex(8)):
        line = speaker.say(said, NAMES)
        if line != last:  # a game's last event may say what its ending says
            print(line, flush=True)
        last = line
    return 0


def _default_game() -> str:
    found = games.names()
    return next((name for name in found if _missions(name)), found[0])


def _missions(game: str) -> tuple[Mission, ...]:
    if not games.module(game, "about").ABOUT.campaign:
        return ()
    missions: tuple[Mission, ...] = games.module(game, "missions").missions()
    return missions


def _setting(game: str, wanted: str | None) -> Setting:
    """Return the mission wanted, else the first one, else the first way to play with the fewest seats."""
    missions = _missions(game)
    if wanted is not None and wanted not in [mission.id for mission in missions]:
        known = ", ".join(mission.id for mission in missions)
        raise UserError(Text("app", "There is no mission “{0}”. Known missions: {1}", (wanted, known)))
    for mission in missions:
        if wanted in (None, mission.id):
            return Setting(game, mission.options, mission.seats)
    mode = games.module(game, "options").modes()[0]
    return Setting(game, mode.options, mode.seats[0])


def _told(setting: Setting, bots: list[Mind], seed: str) -> Iterator[Said]:
    """Play, and say everything that happens in front of everybody, then the result."""
    rules, words = games.load(setting.game), games.module(setting.game, "words")
    options = rules.settle(setting.options, setting.seats)
    session = Session(rules, options, setting.seats, seed)
    yield Text("app", "{0}: {1}", (games.module(setting.game, "about").ABOUT.title, words.title(options)))
    yield from _log(words, session, session.advance())
    while session.actors:
        seat = session.actors[0]
        seen, legal = session.observe(seat), session.legal(seat)
        action = legal[0] if len(legal) == 1 else bots[seat].choose(seen, legal, Rng(session.draws(seat)))
        yield from _log(words, session, session.play(seat, action))
    yield words.ending(session.state.public, None)


def _log(words: Any, session: Session, happened: list[Played]) -> Iterator[Said]:
    """Return the sentences of what happened, each said of the table as it was after its step."""
    states = session.states[len(session.states) - len(happened) :]
    for played, state in zip(happened, states, strict=True):
        for event in played.events:
            said = words.event(state.public, event) if event.to is None else None
            if said is not None:
                yield said
