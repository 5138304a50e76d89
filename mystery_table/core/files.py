"""One match as a `.mystery` file: readable JSON lines that anybody may have written.

Line 1 says what is played and by whom, then comes one line for each step, [seat, [verb, …], digest], and the
last line holds a checksum of everything before it. The match's secret seed never leaves the store; a match
that is exported while it runs still names every card dealt so far.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from mystery_table import games
from mystery_table.core import bot
from mystery_table.core.errors import UserError
from mystery_table.core.records import UNREADABLE, Record, pack
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.session import Row, Session
from mystery_table.core.state import CLOCK, Options
from mystery_table.core.store import Store
from mystery_table.core.words import Text

SUFFIX = ".mystery"
FORMAT = 1
"""Of the file; a newer one is refused."""
MAX_BYTES = 2_000_000
MAX_STEPS = 5_000
MAX_HEADER = 100_000
MAX_LINE = 4_000
MAX_SEATS = 12
MAX_NAME = 200
MAX_WORD = 60
MAX_DEPTH = 8
WHOLE_NUMBERS = range(-(2**31), 2**31)
CHECKSUMS = range(2**32)


class Script(NamedTuple):
    """What a file says, well formed but not yet held against the rules."""

    game: str
    version: int
    options: Options
    seating: Seating
    name: str
    result: tuple[int, ...] | None
    rows: tuple[Row, ...]


class Arrival(NamedTuple):
    """A match that came out of a file; `notice` says if not all of it did."""

    match: int
    notice: Text | None


class _Unfit(Exception):
    """A line is not what it should be."""


def export_match(store: Store, match: int, path: Path) -> None:
    """Write a match to a file; UserError where that fails, and an older file of that name stays then."""
    content = _written(store.open(match))
    try:
        _replace(path, content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(Text("app", "{0} cannot be written: {1}.", (str(path), reason))) from error


def import_match(store: Store, path: Path) -> Arrival:
    """Take a match from a file into the store, as far as today's rules allow its steps.

    UserError, and nothing taken, where the file is no whole and unchanged match or its first step already
    breaks the rules.
    """
    script = read(path)
    game = games.load(script.game)
    if script.version > game.version:
        raise _newer(path)
    options = game.settle(script.options, len(script.seating.chairs))
    session = Session(game, options, len(script.seating.chairs), "", rows=script.rows, strict=True)
    result = game.scores(session.state.public) or None
    if (session.sound and script.result != result) or (script.rows and not session.lines):
        raise UserError(Text("app", "{0} tells of a match that the rules do not allow.", (str(path),)))
    rows = script.rows[: session.lines]
    seating = _with_known_levels(script.seating, bot.levels(game.id))
    number = store.create(game.id, game.version, options, seating, script.name, rows=rows)
    if result is not None:
        store.finish(number, result)
    return Arrival(number, None if session.sound else _shortened(path, session.lines, len(script.rows)))


def _with_known_levels(seating: Seating, levels: Iterable[str]) -> Seating:
    chairs = (chair if chair.level in levels else chair._replace(level="casual") for chair in seating.chairs)
    return Seating(tuple(chairs))


def read(path: Path) -> Script:
    """Return what a file says, in bounded time and memory; UserError where it is not well formed."""
    lines = _lines(path, _content(path))
    number = 1
    try:
        header = _header(path, lines[0])
        rows: list[Row] = []
        while number < len(lines) - 1:
            number += 1
            rows.append(_row(lines[number - 1], len(header.seating.chairs)))
    except _Unfit as error:
        raise UserError(Text("app", "{0} is damaged in line {1}.", (str(path), number))) from error
    return header._replace(rows=tuple(rows))


def _written(record: Record) -> bytes:
    header = {
        "mystery_table": FORMAT,
        "game": record.game,
        "version": record.version,
        "name": _cleaned(record.name),
        "options": record.options,
        "seats": [_chair_written(chair) for chair in record.seating.chairs],
        "result": record.result,
    }
    rows = [row for row in record.rows if row != UNREADABLE]
    body = "".join(pack(line) + "\n" for line in (header, *rows)).encode()
    return body + pack(_footer(body, len(rows))).encode() + b"\n"


def _chair_written(chair: Chair) -> dict[str, Any]:
    """Return what others may know of a chair: not which files of this computer its bot believes."""
    fields = chair._asdict()
    del fields["mind"]
    return {**fields, "name": _cleaned(chair.name)}


def _cleaned(name: str) -> str:
    return "".join(c for c in name if _is_readable(c))[:MAX_NAME]


def _footer(body: bytes, steps: int) -> dict[str, Any]:
    return {"steps": steps, "sha256": hashlib.sha256(body).hexdigest()}


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


def _content(path: Path) -> bytes:
    try:
        if not path.is_file():  # a pipe might never end
            raise UserError(Text("app", "There is no file {0}.", (str(path),)))
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(Text("app", "{0} cannot be read: {1}.", (str(path), reason))) from error
    if len(content) > MAX_BYTES:
        raise UserError(Text("app", "{0} is too large for a match.", (str(path),)))
    return content


def _lines(path: Path, content: bytes) -> list[bytes]:
    """Return the lines of a file that begins and ends as ours do and is unchanged in between."""
    lines = content.replace(b"\r\n", b"\n").split(b"\n")  # mail programs change the ends of lines
    if not lines[0].startswith(b'{"mystery_table":'):
        raise UserError(Text("app", "{0} is not a match of Mystery Table.", (str(path),)))
    if len(lines) > MAX_STEPS + 3:
        raise UserError(Text("app", "{0} is too large for a match.", (str(path),)))
    *lines, end = lines
    if end or len(lines) < 2 or not lines[-1].startswith(b'{"steps":'):
        raise UserError(Text("app", "{0} is incomplete: its end is missing.", (str(path),)))
    body = b"".join(line + b"\n" for line in lines[:-1])
    if lines[-1] != pack(_footer(body, len(lines) - 2)).encode():
        raise UserError(Text("app", "{0} was changed since it was written: it is damaged.", (str(path),)))
    return lines


def _header(path: Path, line: bytes) -> Script:
    fields = _parsed(line, MAX_HEADER)
    format_ = fields.pop("mystery_table") if isinstance(fields, dict) else None
    if _whole(format_) > FORMAT:
        raise _newer(path)
    if set(fields) != {"game", "version", "name", "options", "seats", "result"}:
        raise _Unfit
    if not isinstance(fields["options"], dict) or not isinstance(fields["seats"], list):
        raise _Unfit
    _check_plain(fields["options"])
    if not 0 < len(fields["seats"]) <= MAX_SEATS:
        raise _Unfit
    seats = len(fields["seats"])
    return Script(
        _text(fields["game"], MAX_WORD),
        _whole(fields["version"]),
        fields["options"],
        Seating(tuple(_chair(chair, seats) for chair in fields["seats"])),
        _text(fields["name"], MAX_NAME),
        _result(fields["result"], seats),
        (),
    )


def _chair(fields: Any, seats: int) -> Chair:
    if not isinstance(fields, dict) or set(fields) != {"name", "badge", "person", "bot", "level"}:
        raise _Unfit
    if type(fields["bot"]) is not bool:
        raise _Unfit
    person = fields["person"]
    return Chair(
        _text(fields["name"], MAX_NAME),
        _whole(fields["badge"], range(100)),
        None if person is None else _whole(person, range(seats)),
        fields["bot"],
        _text(fields["level"], MAX_WORD),
    )


def _result(value: Any, seats: int) -> tuple[int, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != seats:
        raise _Unfit
    return tuple(map(_whole, value))


def _row(line: bytes, seats: int) -> Row:
    """Return a step: a seat, an action of short words, whole numbers and rows of them, and its digest."""
    row = _parsed(line, MAX_LINE)
    if not isinstance(row, list) or len(row) != 3:
        raise _Unfit
    seat, action, digest = row
    if not isinstance(action, list) or not action or not isinstance(action[0], str):
        raise _Unfit
    return _whole(seat, range(CLOCK, seats)), tuple(map(_part, action)), _whole(digest, CHECKSUMS)


def _part(value: Any) -> str | int | tuple[int, ...]:
    """Return a part of an action; a deal may name its piles one by one, so a row of numbers is one, too."""
    if isinstance(value, list):
        return tuple(map(_whole, value))
    return _text(value, MAX_WORD) if isinstance(value, str) else _whole(value)


def _parsed(line: bytes, limit: int) -> Any:
    """Return the value of a line of JSON that has no twin keys, no fractions and no huge numbers."""
    if len(line) > limit:
        raise _Unfit
    try:
        return _DECODER.decode(line.decode())
    except (ValueError, RecursionError) as error:
        raise _Unfit from error


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise _Unfit
    return fields


def _small(digits: str) -> int:
    if len(digits) > len(str(WHOLE_NUMBERS[0])):
        raise _Unfit
    return int(digits)


def _refuse(_: str) -> NoReturn:
    raise _Unfit


_DECODER = json.JSONDecoder(
    object_pairs_hook=_without_twins, parse_int=_small, parse_float=_refuse, parse_constant=_refuse
)


def _whole(value: Any, numbers: range = WHOLE_NUMBERS) -> int:
    if type(value) is not int or value not in numbers:  # True is an int, too
        raise _Unfit
    return value


def _text(value: Any, limit: int) -> str:
    if not isinstance(value, str) or len(value) > limit or not all(map(_is_readable, value)):
        raise _Unfit
    return value


def _is_readable(character: str) -> bool:
    """Return whether a character is neither a control character nor half of one."""
    return " " <= character < "\x7f" or (character >= "\xa0" and not "\ud800" <= character <= "\udfff")


def _check_plain(value: Any, depth: int = 0) -> None:
    """Refuse options that are nested deep or say what cannot be kept."""
    if depth > MAX_DEPTH:
        raise _Unfit
    if isinstance(value, dict):
        _check_plain([*value, *value.values()], depth)
    elif isinstance(value, list):
        for item in value:
            _check_plain(item, depth + 1)
    elif isinstance(value, str):
        _text(value, MAX_NAME)


def _newer(path: Path) -> UserError:
    return UserError(Text("app", "{0} was made by a newer version of Mystery Table.", (str(path),)))


def _shortened(path: Path, kept: int, steps: int) -> Text:
    return Text(
        "app",
        "The rules have changed since {0} was written: its match was taken over up to line {1} of {2}.",
        (str(path), kept, steps),
    )
