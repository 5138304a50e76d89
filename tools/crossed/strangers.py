"""Minds of our own making: tables that have only so much in common with ours, written as CSV files.

People differ from every table more than our tables differ from each other: with people who were left out,
models of association find the right one of five after five hints in about 53 of 100 cases. A stranger is a
table mixed with noise until it is as hard to understand.
"""

from __future__ import annotations

import csv
import math
from pathlib import Path
from statistics import NormalDist

from mystery_table.core.rng import Rng
from mystery_table.minds.affinity import DEVIATION

FOLDER = Path(__file__).resolve().parents[2] / "build" / "crossed"
"""Where the CSV files of strangers are written."""


def source(name: str, base: Path, likeness: float) -> str:
    """Return the mind of a name as bots are told it: some of ours, "" for their mixture, or a CSV file."""
    if "stranger" in name:
        return str(write_stranger(base, likeness, name, FOLDER))
    return "" if name == "ours" else name


def write_stranger(base: Path, likeness: float, name: str, folder: Path) -> Path:
    """Write the table of a stranger, and return where.

    `likeness` is its correlation with the table `base`, from 0 to 1; `name` seeds what else it believes. The
    same bytes come out each time.
    """
    with base.open(encoding="utf-8", newline="") as file:
        head, *lines = csv.reader(file)
    rng, normal = Rng(f"stranger {name}"), NormalDist()
    strange = math.sqrt(1 - likeness * likeness)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(head)
        for target, *numbers in lines:
            noise = [DEVIATION * normal.inv_cdf(0.5 + 0.9998 * (rng.random() - 0.5)) for _ in numbers]
            mixed = [likeness * int(n) + strange * e for n, e in zip(numbers, noise, strict=True)]
            writer.writerow([target, *(round(value) for value in mixed)])
    return path
