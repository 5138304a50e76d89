"""Measures bots of Mysterium with partners whose minds have other sources than theirs.

    python packaging/crossed_mysterium.py [PART …] [--matches N]

Parts: listening, matches, levels, difficulty; all of them without one. What was measured stands in
packaging/data/crossed_mysterium.json and, to be read, in the page crossed_mysterium.md beside it.
Measuring goes on where it stopped; after a change of how bots move it begins anew. One process.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.crossed.mysterium_page import page
from tools.crossed.mysterium_parts import PARTS
from tools.crossed.record import Record

DATA = ROOT / "packaging" / "data"


def main() -> None:
    """Measure the parts that are asked for, and write the page."""
    parser = argparse.ArgumentParser(description="Measures bots of Mysterium with crossed minds.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)} (all)")
    parser.add_argument("--matches", type=int, help="how many matches of each kind")
    parser.add_argument("--out", type=Path, default=DATA, help="where record and page go (packaging/data)")
    args = parser.parse_args()
    if unknown := set(args.parts) - set(PARTS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    record = Record(args.out / "crossed_mysterium.json")
    for name in args.parts or PARTS:
        PARTS[name].measure(record, args.matches or PARTS[name].matches)
    text = page(record)
    (args.out / "crossed_mysterium.md").write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
