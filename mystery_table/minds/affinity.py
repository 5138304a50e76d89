"""Affinity tables: how much each clue suits each target, as a CSV file of whole numbers.

First line: any word, then the clues' ids. Each further line: a target's id, then one number for each clue;
32 is one standard deviation, above 0 suits. More targets or clues than are asked for do no harm.
"""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

from mystery_table.core.errors import UserError
from mystery_table.core.words import Text

DEVIATION = 32
MOST = 32 * 20
"""A larger number than this says nothing more."""

Table = tuple[tuple[float, ...], ...]
"""table[target][clue] in standard deviations."""


@cache
def load(path: Path, targets: tuple[str, ...], clues: tuple[str, ...]) -> Table:
    """Return a table in the order of `targets` and `clues`, read once per process.

    UserError, naming the file, the line and what is expected there, if it is missing, is not such a table, or
    lacks one of them.
    """
    lines = _lines(path)
    head = lines[0][1] if lines else []
    columns = [_column(path, clue, head) for clue in clues]
    found = {line[0]: (number, line) for number, line in reversed(lines[1:]) if line}
    rows = []
    for target in targets:
        if target not in found:
            said = (str(path), lines[-1][0] + 1, target)
            raise UserError(Text("app", "{0}, line {1}: a line that begins with “{2}” is expected.", said))
        rows.append(_row(path, *found[target], columns))
    return tuple(rows)


def _lines(path: Path) -> list[tuple[int, list[str]]]:
    """Return the lines of a CSV file with their numbers."""
    try:
        text = path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(Text("app", "{0} cannot be read: {1}.", (str(path), reason))) from error
    reader = None
    try:
        reader = csv.reader(text.decode("utf-8-sig").splitlines(keepends=True), strict=True)
        return [(reader.line_num, line) for line in reader]
    except UnicodeDecodeError as error:
        number = text.count(b"\n", 0, error.start) + 1
    except csv.Error:
        number = reader.line_num if reader else 1
    said = (str(path), number)
    raise UserError(Text("app", "{0}, line {1}: text in UTF-8 with values between commas is expected.", said))


def _column(path: Path, clue: str, head: list[str]) -> int:
    if clue not in head:
        said = (str(path), 1, clue)
        raise UserError(Text("app", "{0}, line {1}: a column “{2}” is expected.", said))
    return head.index(clue)


def _row(path: Path, number: int, line: list[str], columns: list[int]) -> tuple[float, ...]:
    values = []
    for column in columns:
        word = line[column].strip() if column < len(line) else ""
        try:
            values.append(max(-MOST, min(MOST, int(word))) / DEVIATION)
        except ValueError as error:
            said = (str(path), number, column + 1, word)
            raise UserError(
                Text("app", "{0}, line {1}, column {2}: a whole number is expected, not “{3}”.", said)
            ) from error
    return tuple(values)
