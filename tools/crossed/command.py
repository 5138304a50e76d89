"""The command that measures one game with crossed minds: which parts, how many matches, where to."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path

from tools.crossed.record import Part, Record

DATA = Path(__file__).resolve().parents[2] / "packaging" / "data"


def run(game: str, parts: Mapping[str, Part], page: Callable[[Record], str]) -> None:
    """Measure the parts that are asked for, and write record and page of a game."""
    parser = argparse.ArgumentParser(description=f"Measures bots of {game} with crossed minds.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(parts)} (all)")
    parser.add_argument("--matches", type=int, help="how many matches of each kind")
    parser.add_argument("--out", type=Path, default=DATA, help="where record and page go (packaging/data)")
    args = parser.parse_args()
    if unknown := set(args.parts) - set(parts):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    record = Record(args.out / f"crossed_{game}.json")
    for name in args.parts or parts:
        parts[name].measure(record, args.matches or parts[name].matches)
    text = page(record)
    (args.out / f"crossed_{game}.md").write_text(text, "utf-8")
    print(text)
