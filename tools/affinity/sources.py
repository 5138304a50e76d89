"""The builder's files in packaging/data, and tables of whole numbers in CSV files."""

from __future__ import annotations

import csv
import gzip
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path

Matrix = list[list[float]]
Thesaurus = dict[str, dict[str, int]]
"""thesaurus[cue][response]: how many people answered so."""
COSINE = 100_000
"""Cosines are kept as whole numbers: this is 1."""


class File(StrEnum):
    """What stands in packaging/data."""

    EAT = "eat_subset.csv.gz"
    EAT_MORE = "eat_subset_mysterium.csv.gz"
    MIRROR_SENTENCES = "mirror_sentences.csv"
    MIRROR_WORDS = "mirror_words.csv"
    MYSTERIUM_SENTENCES = "mysterium_sentences.csv"
    MYSTERIUM_WORDS = "mysterium_words.csv"


def read_thesaurus(paths: Iterable[Path]) -> Thesaurus:
    """Return rows cue,response,count; an answer that repeats the cue says nothing."""
    found: Thesaurus = {}
    for path in paths:
        with gzip.open(path, "rt", encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                cue, response = row["cue"].upper(), row["response"].upper()
                if cue != response:
                    answers = found.setdefault(cue, {})
                    answers[response] = answers.get(response, 0) + int(row["count"])
    return found


def read_cosines(path: Path, rows: Sequence[str], columns: Sequence[str]) -> Matrix:
    """Return measured cosines; KeyError for a row or column that was not measured."""
    with path.open(encoding="utf-8", newline="") as file:
        head, *lines = csv.reader(file)
    places = {name: at for at, name in enumerate(head)}
    by_name = {line[0]: line for line in lines}
    return [[int(by_name[row][places[column]]) / COSINE for column in columns] for row in rows]


def write_table(
    path: Path, corner: str, rows: Sequence[str], columns: Sequence[str], numbers: list[list[int]]
) -> None:
    """Write an affinity table as mystery_table.minds.affinity reads it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow([corner, *columns])
        for name, line in zip(rows, numbers, strict=True):
            writer.writerow([name, *line])
