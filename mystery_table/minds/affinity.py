"""Affinity tables: how much each clue suits each target, as a CSV file of whole numbers.

First line: any word, then the clues' ids. Each further line: a target's id, then one number for each clue;
32 is one standard deviation, above 0 suits. More targets or clues than are asked for do no harm.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
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

    UserError, naming the file, if it is missing, is not such a table, or lacks one of them.
    """
    try:
        with path.open(encoding="utf-8", newline="") as file:
            head, *lines = csv.reader(file, strict=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(Text("app", "{0} cannot be read: {1}.", (str(path), reason))) from error
    except (ValueError, csv.Error) as error:
        raise UserError(Text("app", "{0} is not a table of affinities.", (str(path),))) from error
    columns = [_place(path, clue, head) for clue in clues]
    names = [line[0] if line else "" for line in lines]
    return tuple(_row(path, lines[_place(path, target, names)], columns) for target in targets)


def _place(path: Path, wanted: str, names: Sequence[str]) -> int:
    try:
        return names.index(wanted)
    except ValueError as error:
        raise UserError(Text("app", "{0} has nothing for “{1}”.", (str(path), wanted))) from error


def _row(path: Path, line: list[str], columns: list[int]) -> tuple[float, ...]:
    try:
        numbers = [int(line[column]) for column in columns]
    except (ValueError, IndexError) as error:
        raise UserError(Text("app", "{0} is damaged in the line of “{1}”.", (str(path), line[0]))) from error
    return tuple(max(-MOST, min(MOST, number)) / DEVIATION for number in numbers)
