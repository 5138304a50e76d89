"""What was measured so far: sums by cell in a JSON file, so that measuring goes on where it stopped."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

PORTION = 50
"""After so many matches what is known is written down."""

Measure = Callable[[int], Sequence[float]]
"""Plays the match of a number and returns what came of it, always as many values."""


class Cell(NamedTuple):
    """The values of `n` matches: their sums, and the sums of their squares."""

    n: int = 0
    sums: tuple[float, ...] = ()
    squares: tuple[float, ...] = ()

    def more(self, values: Sequence[float]) -> Cell:
        """Return the cell with one match more."""
        sums, squares = self.sums or (0.0,) * len(values), self.squares or (0.0,) * len(values)
        return Cell(
            self.n + 1,
            tuple(a + b for a, b in zip(sums, values, strict=True)),
            tuple(a + b * b for a, b in zip(squares, values, strict=True)),
        )

    def mean(self, at: int = 0) -> float:
        """Return the mean of a value."""
        return self.sums[at] / self.n

    def error(self, at: int = 0) -> float:
        """Return the standard error of that mean."""
        return math.sqrt(max(self.squares[at] / self.n - self.mean(at) ** 2, 0.0) / self.n)

    def text(self, at: int = 0) -> str:
        """Return mean and standard error as they stand in tables, such as ".412 ± 11" for .412 ± .011."""
        mean = f"{self.mean(at):.3f}"
        return f"{mean.removeprefix('0')} ± {1000 * self.error(at):.0f}"


Cells = Mapping[str, Cell]


def table(head: Sequence[str], lines: Sequence[Sequence[object]]) -> Iterator[str]:
    """Yield the lines of a table in Markdown."""
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for line in lines:
        yield f"| {' | '.join(map(str, line))} |"


class Record:
    """Cells by name, each with a fingerprint of how the bots moved that were measured."""

    def __init__(self, file: Path) -> None:
        """Read what was measured."""
        self._file = file
        known = json.loads(file.read_text("utf-8")) if file.exists() else {}
        self._moves = {name: moves for name, (moves, *_) in known.items()}
        self.cells = {name: Cell(n, tuple(sums), tuple(sq)) for name, (_, n, sums, sq) in known.items()}

    def measure(self, name: str, moves: str, matches: int, play: Measure) -> Cell:
        """Play what is missing of so many matches, all of them if bots moved differently; return the cell."""
        cell = self.cells.get(name, Cell()) if self._moves.get(name) == moves else Cell()
        self._moves[name] = moves
        for number in range(cell.n, matches):
            cell = cell.more(play(number))
            if cell.n % PORTION == 0 or cell.n == matches:
                self.cells[name] = cell
                self._write()
        return cell

    def _write(self) -> None:
        lines = ",\n".join(f"  {json.dumps(name)}: {self._line(name)}" for name in sorted(self.cells))
        fresh = self._file.with_suffix(".new")
        fresh.write_text(f"{{\n{lines}\n}}\n", "utf-8")
        fresh.replace(self._file)

    def _line(self, name: str) -> str:
        n, sums, squares = self.cells[name]
        return json.dumps([self._moves[name], n, _short(sums), _short(squares)])


class Part(NamedTuple):
    """One part of what is measured: how many matches each of its cells asks for, and what measures them."""

    matches: int
    measure: Callable[[Record, int], None]


def _short(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]
