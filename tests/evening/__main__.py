"""python -m tests.evening [MINUTES]

Plays matches of bots of every game in a real window, one after the other, for so many minutes (60), and
prints the resident memory of the program once a minute. Returns 1 if it grew by more than 5 % after the first
third.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.evening.play import Evening, growth

BOUND = 5.0
"""Per cent that memory may grow between the second third of an evening and the last."""


def main(words: list[str]) -> int:
    """Spend an evening and tell what it came to."""
    minutes = float(words[0]) if words else 60.0
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder), every=min(60.0, minutes * 60 / 30), told=print)
        evening.spend(minutes * 60)
    grown = growth(evening.samples)
    print(f"{evening.matches} matches, {evening.steps} steps, memory {grown:+.1f} % (bound {BOUND:g})")
    return 1 if grown > BOUND else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
