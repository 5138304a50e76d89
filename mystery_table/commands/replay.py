"""`replay`: prints a match step by step, as one seat saw it, or open once it is over."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from mystery_table import games
from mystery_table.core import explaining, files
from mystery_table.core.backup import open_store
from mystery_table.core.bot import decide
from mystery_table.core.errors import UserError
from mystery_table.core.match import lent_seats
from mystery_table.core.replay import Replay, replay
from mystery_table.core.session import Session
from mystery_table.core.state import Seat
from mystery_table.core.words import Said, Text
from mystery_table.paths import Folders
from mystery_table.translate import Speaker


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `replay`."""
    parser.add_argument("file", metavar="FILE", help="a .mystery file, or the number of a match")
    parser.add_argument("--why", action="store_true", help="explain the moves of bots, once a match is over")
    parser.add_argument("--seat", type=int, metavar="N", help="as seat N saw it, counted from 1 (open)")


def run(args: argparse.Namespace) -> int:
    """Print the match; UserError for a bad file, number or seat."""
    found = _of_number(args) if args.file.isdecimal() else _of_file(Path(args.file))
    seat = None if args.seat is None else args.seat - 1
    _check(found, seat)
    if args.why and not found.over:
        raise UserError(Text("app", "This match still goes on: bots explain their moves after its end."))
    speaker = Speaker(args.lang or "en")
    names = [chair.name for chair in found.seating.chairs]
    for said in told(found, seat, args.why):
        print(speaker.say(said, names), flush=True)
    return 0


def _of_file(path: Path) -> Replay:
    script, _ = files.judge(path)
    chairs = script.seating.chairs
    session = Session(games.load(script.game), script.options, len(chairs), "", None, script.rows)
    return Replay(session, script.seating, tuple(range(len(chairs))))


def _of_number(args: argparse.Namespace) -> Replay:
    path = Folders.chosen(args.data_dir, args.portable).data / "matches.sqlite"
    number = int(args.file)
    if not path.exists():
        raise UserError(Text("app", "There is no match number {0}.", (number,)))
    store = open_store(path).store
    try:
        record, lent = store.open(number), lent_seats(store, number)
    finally:
        store.close()
    persons = record.seating.persons()
    return replay(record, record.seating.seats(persons[0]) if len(persons) == 1 else (), lent)


def _check(found: Replay, seat: Seat | None) -> None:
    """Refuse a seat that is not there, and what somebody at a running match must not see (L3)."""
    count = len(found.seating.chairs)
    if seat is not None and seat not in range(count):
        raise UserError(Text("app", "There is no seat {0}; this match has {1}.", (seat + 1, count)))
    if seat is not None and seat not in found.seats:
        raise UserError(
            Text("app", "This match still goes on: until its end only what everybody saw is printed.")
        )


def told(found: Replay, seat: Seat | None, why: bool = False) -> Iterator[Said]:
    """Return the sentences of a match: its title, what happened under each chapter, its end.

    `why`: with the reasons of bots below their moves.
    """
    explained = set(explaining.steps(found)) if why else set()
    words = games.module(found.game.id, "words")
    about = games.module(found.game.id, "about").ABOUT
    yield Text("app", "{0}: {1}", (about.title, words.title(found.session.options)))
    chapter = -1
    for n, step in enumerate(found.session.history):
        if found.marks[n].chapter != chapter:
            chapter = found.marks[n].chapter
            yield Text("app", "— {0} —", (found.chapters[chapter],))
        public = found.session.states[n + 1].public
        for event in step.events:
            visible = event.to is None or event.to == seat or (seat is None and found.over)
            said = words.event(public, event) if visible else None
            if said is not None:
                yield said
        if n in explained:
            for reason in explaining.known(found, n) or decide(explaining.question(found, n)).reasons:
                yield Text("app", "  → {0}", (reason,))
    if found.over:
        yield words.ending(found.session.state.public, None)
