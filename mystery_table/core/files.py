"""One match as a `.mystery` file, readable and of known form (script.py): export and import.

The match's secret seed never leaves the store; a match that is exported while it runs still names every card
dealt so far.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from mystery_table import games
from mystery_table.core import bot, tutorial
from mystery_table.core.errors import UserError
from mystery_table.core.match import PRACTICE, WHOLE
from mystery_table.core.records import UNREADABLE, Record, pack
from mystery_table.core.script import FORMAT, MAX_NAME, Script, footer, is_readable, newer, read
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.session import Session
from mystery_table.core.store import Store
from mystery_table.core.words import Text

SUFFIX = ".mystery"


class Arrival(NamedTuple):
    """A match that came out of a file; `notice` says if not all of it did."""

    match: int
    notice: Text | None


def export_match(store: Store, match: int, path: Path) -> None:
    """Write a match to a file; UserError where that fails, and an older file of that name stays then."""
    record = store.open(match)
    practice = bool(store.noted(match, WHOLE, PRACTICE))
    content = _written(record, practice, tutorial.behind(store, match, record.game))
    try:
        _replace(path, content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(Text("app", "{0} cannot be written: {1}.", (str(path), reason))) from error


def import_match(store: Store, path: Path) -> Arrival:
    """Take a match from a file into the store; UserError, and nothing taken, as `judge` says."""
    script, notice = judge(path)
    head = (script.game, script.version, script.options, script.seating, script.name)
    seed = "" if script.guided is None else tutorial.seed(script.game)
    number = store.create(*head, seed, script.rows)
    if script.result is not None:
        store.finish(number, script.result)
    if script.practice:
        store.note(number, WHOLE, PRACTICE, True)
    if script.guided is not None:
        tutorial.guide(store, number, script.guided)
    return Arrival(number, notice)


def judge(path: Path) -> tuple[Script, Text | None]:
    """Hold a file against today's rules: return what of it they allow, and what to tell if not all.

    UserError where the file is no whole and unchanged match, or its first step already breaks the rules.
    """
    script = read(path)
    game = games.load(script.game)
    if script.version > game.version:
        raise newer(path)
    seats = len(script.seating.chairs)
    options = game.settle(script.options, seats)
    session = Session(game, options, seats, "", rows=script.rows, strict=True)
    result = game.scores(session.state.public) or None
    if (session.sound and script.result != result) or (script.rows and not session.lines):
        raise UserError(Text("app", "{0} tells of a match that the rules do not allow.", (str(path),)))
    guided = script.guided
    if guided is not None and not tutorial.is_played(game.id, options, seats):
        guided = None
    allowed = script._replace(
        version=game.version,
        options=options,
        seating=_with_known_levels(script.seating, bot.levels(game.id)),
        result=result,
        rows=script.rows[: session.lines],
        guided=guided,
    )
    return allowed, None if session.sound else _shortened(path, session.lines, len(script.rows))


def _with_known_levels(seating: Seating, levels: Iterable[str]) -> Seating:
    chairs = (chair if chair.level in levels else chair._replace(level="casual") for chair in seating.chairs)
    return Seating(tuple(chairs))


def _written(record: Record, practice: bool, lessons: tuple[int, ...] | None) -> bytes:
    header = {
        "mystery_table": FORMAT,
        "game": record.game,
        "version": record.version,
        "name": _cleaned(record.name),
        "options": record.options,
        "seats": [_chair_written(chair) for chair in record.seating.chairs],
        "result": record.result,
        **({"practice": True} if practice else {}),
        **({} if lessons is None else {"guided": lessons}),
    }
    rows = [row for row in record.rows if row != UNREADABLE]
    body = "".join(pack(line) + "\n" for line in (header, *rows)).encode()
    return body + pack(footer(body, len(rows))).encode() + b"\n"


def _chair_written(chair: Chair) -> dict[str, Any]:
    """Return what others may know of a chair: not what its person wished, nor what its bot believes."""
    fields = chair._asdict()
    del fields["mind"], fields["wishes"]
    return {**fields, "name": _cleaned(chair.name)}


def _cleaned(name: str) -> str:
    return "".join(c for c in name if is_readable(c))[:MAX_NAME]


def _replace(path: Path, content: bytes) -> None:
    """Write beside the file first, so that there is always a whole one."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
        try:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            file.close()
            Path(file.name).replace(path)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise


def _shortened(path: Path, kept: int, steps: int) -> Text:
    return Text(
        "app",
        "The rules have changed since {0} was written: its match was taken over up to line {1} of {2}.",
        (str(path), kept, steps),
    )
