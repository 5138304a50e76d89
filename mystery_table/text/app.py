"""The program at a terminal: matches to go on with, games to begin, one after the other."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from mystery_table import games
from mystery_table import settings as kept
from mystery_table.core.backup import open_store
from mystery_table.core.errors import UserError
from mystery_table.core.files import import_match
from mystery_table.core.match import Match, open_match
from mystery_table.core.records import Entry
from mystery_table.core.store import Store
from mystery_table.core.words import Arg, Several, Text
from mystery_table.paths import Folders
from mystery_table.settings import Settings
from mystery_table.text.pick import Command, pick
from mystery_table.text.play import TextMatch
from mystery_table.text.setup import set_up
from mystery_table.text.terminal import Left, Terminal
from mystery_table.text.voice import Voice
from mystery_table.translate import LANGUAGES, Speaker

LISTED = 40
"""Matches looked through for some to go on with."""
SIGNS = {".": Text("app", "Leave the program")}


def run(game: str | None, language: str | None, folders: Folders, file: Path | None = None) -> int:
    """Play until somebody leaves; return the exit status. UserError for an unknown game or a bad store.

    A match of `game`, or the one in `file`, comes first.
    """
    if game is not None and game not in games.names():
        known = ", ".join(games.names())
        raise UserError(Text("app", "There is no game “{0}”. Known games: {1}.", (game, known)))
    settings = kept.load(folders.config).settings
    speaker = Speaker(language or settings.language or _spoken())
    terminal = Terminal(sys.stdin, sys.stdout)
    opened = open_store(folders.data / "matches.sqlite")
    voice = Voice(terminal, speaker)
    terminal.open()
    try:
        for notice in opened.notices:
            voice.say(notice)
        first = game if file is None else import_match(opened.store, file).match
        _play(voice, opened.store, settings, first)
    except Left:
        pass
    finally:
        terminal.close()
        opened.store.close()
    return 0


def _spoken() -> str:
    """Return the language of the system."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if (name := os.environ.get(variable, "")[:2].lower()) in LANGUAGES:
            return name
    return "en"


def _play(voice: Voice, store: Store, settings: Settings, first: int | str | None) -> None:
    """Play matches one after the other, at first one that is there or one of a game, if that is given."""
    while True:
        try:
            chosen = _menu(voice, store) if first is None else first
            first = None
            if isinstance(chosen, int):
                match = open_match(store, chosen)
            else:
                match = set_up(voice, store, chosen, settings)
            _sit_down(voice, match, settings)
        except Command:
            return
        except UserError as error:
            voice.say(error.message)
            voice.ask(Text("app", "Go on: Enter"))


def _sit_down(voice: Voice, match: Match, settings: Settings) -> None:
    """Play a match where one screen can be hidden from another person's eyes, or there is but one person."""
    if len(match.seating.persons()) > 1 and not voice.terminal.real:
        match.close()
        raise UserError(Text("app", "Several persons need a terminal, so that each screen can be hidden."))
    if match.notice is not None:
        notice = match.notice
        match.close()
        raise UserError(notice)
    TextMatch(voice, match, settings).run()


def _menu(voice: Voice, store: Store) -> int | str:
    """Ask what to play: return a match's number, or a game for a new one."""
    voice.terminal.wipe()
    voice.title(Text("app", "Mystery Table"))
    lines: list[tuple[str, int | str]] = [
        (voice.words(Text("app", "Continue: {0}, {1}", _told(voice, entry))), entry.id)
        for entry in store.matches(limit=LISTED)
        if entry.packed_result is None and entry.seating.persons() and entry.game in games.names()
    ]
    for game in games.names():
        title = games.module(game, "about").ABOUT.title
        lines.append((voice.words(Text("app", "New match: {0}", (title,))), game))
    return pick(voice, Text("app", "What is played, or {0}", ("?",)), lines, SIGNS)


def _told(voice: Voice, entry: Entry) -> tuple[Arg, Arg]:
    names = Several(tuple(chair.name for chair in entry.seating.chairs))
    title: Arg = entry.name or games.module(entry.game, "about").ABOUT.title
    when = voice.speaker.moment(entry.used, time.time())
    return title, Text("app", "{0} · {1}", (names, when))
