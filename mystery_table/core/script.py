"""A `.mystery` file read line by line: whoever wrote it, what comes out of here is well formed.

Line 1 says what is played and by whom, whether it is practice, and of a guided match which lessons are
behind; then comes one line for each step, [seat, [verb, …], digest], and the last line holds a checksum of
everything before it.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from mystery_table.core.errors import UserError
from mystery_table.core.records import pack
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.session import Row
from mystery_table.core.state import CLOCK, Options
from mystery_table.core.words import Text

FORMAT = 1
"""Of the file; a newer one is refused."""
MAX_BYTES = 2_000_000
MAX_STEPS = 5_000
MAX_HEADER = 100_000
MAX_LINE = 4_000
MAX_SEATS = 12
MAX_LESSONS = 100
MAX_NAME = 200
MAX_WORD = 60
MAX_TEXT = 2_000
"""Of a ruleset that stands in the options: what its cards and missions say."""
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
    guided: tuple[int, ...] | None = None
    """Of a guided match: the lessons that need not be said any more."""
    practice: bool = False
    """Whether somebody knew more in it than a player may: such a match does not count."""


class _Unfit(Exception):
    """A line is not what it should be."""


def read(path: Path) -> Script:
    """Return what a file says, in bounded time and memory; UserError where it is not well formed."""
    lines = _lines(path, _content(path))
    number = 1
    try:
        header = _header(lines[0])
        rows: list[Row] = []
        while number < len(lines) - 1:
            number += 1
            rows.append(_row(lines[number - 1], len(header.seating.chairs)))
    except _Unfit as error:
        raise UserError(Text("app", "{0} is damaged in line {1}.", (str(path), number))) from error
    return header._replace(rows=tuple(rows))


def footer(body: bytes, steps: int) -> dict[str, Any]:
    """Return the last line for what stands before it."""
    return {"steps": steps, "sha256": hashlib.sha256(body).hexdigest()}


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
    mark = re.match(rb'\{"mystery_table":(\d{1,9}),', lines[0])
    if mark is None:
        raise UserError(Text("app", "{0} is not a match of Mystery Table.", (str(path),)))
    if int(mark[1]) > FORMAT:
        raise newer(path)
    if len(lines) > MAX_STEPS + 3:
        raise UserError(Text("app", "{0} is too large for a match.", (str(path),)))
    *lines, end = lines
    if end or len(lines) < 2 or not lines[-1].startswith(b'{"steps":'):
        raise UserError(Text("app", "{0} is incomplete: its end is missing.", (str(path),)))
    body = b"".join(line + b"\n" for line in lines[:-1])
    if lines[-1] != pack(footer(body, len(lines) - 2)).encode():
        raise UserError(Text("app", "{0} was changed since it was written: it is damaged.", (str(path),)))
    return lines


def _header(line: bytes) -> Script:
    fields = _parsed(line, MAX_HEADER)
    guided, practice = _lessons(fields.pop("guided", None)), fields.pop("practice", False)
    if set(fields) != {"mystery_table", "game", "version", "name", "options", "seats", "result"}:
        raise _Unfit
    if (
        type(practice) is not bool
        or not isinstance(fields["options"], dict)
        or not isinstance(fields["seats"], list)
    ):
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
        guided,
        practice,
    )


def _lessons(value: Any) -> tuple[int, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) > MAX_LESSONS:
        raise _Unfit
    return tuple(_whole(lesson, range(MAX_LESSONS)) for lesson in value)


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
    """Return a step: a seat, an action (a verb and its parts), and its digest."""
    row = _parsed(line, MAX_LINE)
    if not isinstance(row, list) or len(row) != 3:
        raise _Unfit
    seat, action, digest = row
    if not isinstance(action, list) or not action or not isinstance(action[0], str):
        raise _Unfit
    return _whole(seat, range(CLOCK, seats)), tuple(map(_part, action)), _whole(digest, CHECKSUMS)


def _part(value: Any) -> Any:
    """Return a part of an action: a word, a number, or what a deal lays out: a row of numbers or of rows."""
    if isinstance(value, list):
        return tuple(_in_row(part) for part in value)
    return _text(value, MAX_WORD) if isinstance(value, str) else _whole(value)


def _in_row(value: Any) -> int | tuple[int, ...]:
    return tuple(map(_whole, value)) if isinstance(value, list) else _whole(value)


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
    if not isinstance(value, str) or len(value) > limit or not all(map(is_readable, value)):
        raise _Unfit
    return value


def is_readable(character: str) -> bool:
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
        _text(value.replace("\n", " "), MAX_TEXT)  # what stands on a card has lines


def newer(path: Path) -> UserError:
    """Return what is said of a file that a later version wrote."""
    return UserError(Text("app", "{0} was made by a newer version of Mystery Table.", (str(path),)))
